/** One table, as one device sees it: what the server told, and what is chosen, highlighted or looked back at here. */
import type {
  ChatLine,
  EventView,
  HintMove,
  Move,
  PastView,
  Problem as ProblemDetails,
  ProblemMessage,
  ServerMessage,
  TableState,
  TableInfo,
  Update,
  Words,
} from "../api/types";
import type { Facts, Legal, BoardContext } from "../games/contract";
import type { Catalogue } from "../text/catalogue";
import { settings } from "../app/settings.svelte";
import { sound } from "./sound";
import { Problem } from "../api/problem";
import { TableConnection, ConnectionLost, type ClientRequest, type Status } from "./connection";

type Any = Legal<any>;

/** A move as it is sent; with the same key it counts once, however often it is sent. */
interface Sent {
  text: string;
  seq: number;
  key: string;
  seat: number | null;
}

const ANNOUNCED = 60; // sentences that the live region keeps: as many as can come at once
const STEP = 450; // milliseconds for which what somebody did is shown before the next is
const BEHIND = 3_000; // so much later than it happened, at most
const CALM = 1_000; // within which a key may still be meant for what was before
const NEWS = 12_000; // for which a notice about the table stands

/** A bot has taken a seat over, or gives it back. */
interface SeatChange {
  resigned: boolean;
  left: boolean;
}

export class TableStore implements BoardContext<any, any, any> {
  table = $state.raw<TableInfo | null>(null);
  yourSeats = $state.raw<number[]>([]);
  now = $state.raw<TableState | null>(null);
  log = $state.raw<EventView[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>("joining");
  /** While the line is lost: since when, and when it is tried again. */
  lost = $state.raw<{ since: number; next: number } | null>(null);
  chosen = $state.raw<Any | null>(null);
  highlighted = $state.raw<Any | null>(null);
  preview = $state.raw<any>(null);
  latest = $state.raw<EventView[]>([]);
  counted = $state.raw<Facts | null>(null);
  /** What was refused last, until something is done. */
  refusal = $state.raw<ProblemDetails | ProblemMessage | null>(null);
  /** An earlier moment that is looked at: so many events had happened. */
  past = $state.raw<PastView | null>(null);
  /** Where the traveller is heading: shown before the server has told what it was like. */
  pastTarget = $state<number | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  /** A move that waits until the connection is back. */
  queuedMove = $state.raw<Sent | null>(null);
  /** What a screen reader is told, the newest last. */
  announced = $state.raw<{ number: number; text: string }[]>([]);
  /** What was done to the table beside the game, for a while. */
  news = $state.raw<{ number: number; text: string }[]>([]);
  /** Updates that wait until what came before has been seen. */
  pendingUpdates = $state.raw<Update[]>([]);
  /** In a lesson: whether a move may be sent. */
  guard: ((text: string) => boolean) | null = null;
  /** While true nothing that happens is announced. */
  quiet = false;
  /** The server's clock minus ours. */
  clockOffset = 0;

  private connection: TableConnection;
  private loadingPreview = false;
  private travelling = false;
  private previews = new Map<string, any>();
  private pastViews = new Map<number, PastView>();
  private sentences = 0;
  private greeted = false;
  private shownAt = 0;
  private most = 0;
  private timer = 0;
  private changed: (SeatChange & { seat: number })[] = [];

  constructor(
    readonly id: string,
    private readonly page: () => Catalogue,
    private readonly words: () => Catalogue | null,
    /** In a lesson: the one seat of this device that is the learner's. */
    private readonly only: number | null = null,
  ) {
    this.connection = new TableConnection(
      id,
      (message) => this.onMessage(message),
      (status, next) => this.connect(status, next),
    );
    document.addEventListener("visibilitychange", this.skip);
  }

  close(): void {
    this.connection.close();
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.skip);
  }

  get view(): any {
    return this.past?.view ?? this.now?.view ?? null;
  }
  get seat(): number | null {
    return this.now?.viewer ?? null;
  }
  get current(): boolean {
    return this.past === null;
  }
  get motion(): boolean {
    return settings.motion;
  }
  get moves(): readonly Any[] {
    return this.past || this.queuedMove || this.pendingUpdates.length ? [] : ((this.now?.moves ?? []) as Any[]);
  }
  get draft(): readonly Omit<Any, "final">[] {
    return (this.now?.draft ?? []) as Omit<Any, "final">[];
  }
  /** Who is to act at the moment that is shown. */
  get actor(): number | null {
    return this.past ? this.past.actor : this.now?.status === "running" ? this.now.actor : null;
  }
  /** Whether this device is to act. */
  get myTurn(): boolean {
    return this.now?.status === "running" && this.now.actor !== null && this.now.actor === this.seat;
  }
  /** Whether nobody at this device has a seat. */
  get spectating(): boolean {
    return this.yourSeats.length === 0;
  }
  /** At a shared device: the seat that is to act while all are covered. */
  get passTo(): number | null {
    return this.seat === null ? this.following : null;
  }
  /** At a shared device: the seat to which whoever still looks at his own view is to hand it. */
  get handTo(): number | null {
    return this.seat === null ? null : this.following;
  }
  /** Whether what is shown has been there for a moment. */
  get calm(): boolean {
    return performance.now() - this.shownAt > CALM;
  }
  private get following(): number | null {
    const actor = this.now?.status === "running" ? this.now.actor : null;
    if (actor === null || this.yourSeats.length < 2 || !this.yourSeats.includes(actor) || this.seat === actor) return null;
    return this.table?.seats[actor]?.stand_in ? null : actor;
  }
  /** The table at this moment even while the past is looked at, for "then and now". */
  get present(): BoardContext<any, any, any> {
    return new Proxy(this, {
      get: (sitting, key) => (key === "view" ? sitting.now?.view : key === "current" ? true : Reflect.get(sitting, key)),
    });
  }

  choose = (move: Any | null): void => {
    this.refusal = null;
    if (move && (!settings.confirm || this.chosen?.text === move.text)) return void this.play(move);
    this.chosen = move;
    void this.loadPreview();
  };

  highlight = (move: Any | null): void => {
    if (move?.text === this.highlighted?.text) return;
    this.highlighted = move;
    void this.loadPreview();
  };

  play = (move: Pick<Move, "text">): void => void this.send(move.text);

  why = (notation: string): void => void this.explain(notation);

  name(seat: number): string {
    return this.table?.seats[seat]?.name || this.page().say("seat", { number: seat + 1 });
  }

  /** Who did something, as the reader calls him. */
  who(seat: number): string {
    return this.mine(seat) ? this.page().say("you") : this.name(seat);
  }

  say = (key: string, facts: Facts = {}): string => {
    // a seat is called by the name of whoever sits there
    const name = "seat" in facts ? this.name(Number(facts["seat"])) : "";
    const named = name ? { ...facts, "seat-name": name, "seat-start": name } : facts;
    return this.words()?.say(key, named) ?? "";
  };
  format = (words: Words): string => this.say(words.key, words.facts as Facts);
  knows = (key: string): boolean => this.words()?.knows(key) ?? false;
  attribute = (key: string, name: string): string | null => this.words()?.attribute(key, name) ?? null;

  /** An event of the log as a sentence. */
  sentence(event: EventView): string {
    if (event.undone) return this.page().say("log-undone", { number: event.undone });
    const words = event.words ? this.format(event.words) : (event.text ?? "");
    return event.actor === null ? words : this.page().say("log-line", { name: this.who(event.actor), words });
  }

  /** What the server refused, in the reader's language. */
  reason(refused: Pick<ProblemDetails, "key" | "facts" | "detail">): string {
    const { key, facts, detail } = refused;
    if (key && this.knows(key)) return this.say(key, (facts ?? {}) as Facts);
    return key && this.page().knows(`problem-${key}`) ? this.page().say(`problem-${key}`) : detail;
  }

  announce(text: string): void {
    if (text) this.announced = [...this.announced, { number: ++this.sentences, text }].slice(-ANNOUNCED);
  }

  /** Send a move by its notation. If the connection is lost it is queued, and sent when it is back. */
  async send(text: string): Promise<boolean> {
    if (!this.now || this.sending || this.queuedMove || this.pendingUpdates.length || !text || this.guard?.(text) === false) return false;
    return this.deliver({ text, seq: this.now.seq, key: key(), seat: this.seat });
  }

  /** Forget a move that has not been sent. */
  discardQueued = (): void => void (this.queuedMove = null);

  private async deliver(move: Sent): Promise<boolean> {
    this.sending = true;
    this.refusal = null;
    try {
      await this.connection.request({ type: "play", move: move.text, seq: move.seq, key: move.key, seat: move.seat });
      this.queuedMove = null;
      // Where the new situation came before the answer, a new choice may have been made in it.
      if (this.now?.seq === move.seq) this.chosen = this.highlighted = this.preview = null;
      return true;
    } catch (error) {
      this.queuedMove = error instanceof ConnectionLost ? move : null;
      this.refuse(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  undo = (n = 1): Promise<void> => this.act({ type: "undo", n, seq: this.now!.seq, key: key() });
  restart = (): Promise<void> => this.undo(this.draft.length);
  requestUndo = (): Promise<void> => this.act({ type: "request-undo" });
  answerUndo = (accept: boolean, seat: number): Promise<void> => this.act({ type: "answer-undo", accept, seat });
  resign = (seat: number): Promise<void> => this.act({ type: "resign", seat });
  standIn = (seat: number): Promise<void> => this.act({ type: "stand-in", seat });
  standInFor = (absent: number): Promise<void> => this.act({ type: "stand-in", absent });
  reclaim = (seat: number): Promise<void> => this.act({ type: "reclaim", seat });
  talk = (text: string): Promise<void> => this.act({ type: "chat", text });
  /** At a shared device: uncover one of the own seats, or cover all. */
  viewAs = (seat: number | null): Promise<void> => this.act({ type: "view-as", seat });
  retry = (): void => this.connection.retry();

  /** Why a text is no legal move; what is legal is not played by asking. */
  async explain(notation: string): Promise<void> {
    try {
      const answer = await this.connection.request({ type: "explain", move: notation });
      if (answer.type !== "explain" || answer.legal) return;
      const { refusal, detail } = answer;
      this.refuse(new Problem({ title: "", status: 422, detail: detail ?? "", ...(refusal ?? {}) }));
    } catch (error) {
      this.refuse(error);
    }
  }

  /** The best moves as a bot sees them, from what this seat may know; null: it has none, and the refusal says why. */
  async hint(): Promise<HintMove[] | null> {
    this.refusal = null;
    try {
      const answer = await this.connection.request({ type: "hint" });
      return answer.type === "hint" && answer.seq === this.now?.seq ? answer.moves : null;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  /** Look at the moment after so many events; null: back to now. */
  goTo(number: number | null): void {
    this.skip();
    const end = this.now?.events ?? 0;
    this.pastTarget = number === null || number >= end ? null : Math.max(0, number);
    this.chosen = this.highlighted = this.preview = null;
    if (this.pastTarget === null) {
      if (this.past && this.past.number === end - 1) this.latest = this.log.slice(-1);
      else this.latest = [];
      this.past = null;
    } else if (!this.travelling) void this.arrive();
  }

  /** Fetch the moment that is headed for; while it is under way another may be chosen, and only the last counts. */
  private async arrive(): Promise<void> {
    this.travelling = true;
    try {
      while (this.pastTarget !== null && this.pastTarget !== this.past?.number) {
        const number = this.pastTarget;
        let found = this.pastViews.get(number);
        if (!found) {
          const answer = await this.connection.request({ type: "past", number });
          if (answer.type !== "past") return;
          this.pastViews.set(number, (found = answer));
        }
        if (this.pastTarget === null) return;
        const event = this.log[number - 1];
        this.latest = event && this.past?.number === number - 1 ? [event] : [];
        this.past = found;
      }
    } catch (error) {
      this.pastTarget = this.past?.number ?? null;
      this.refuse(error);
    } finally {
      this.travelling = false;
    }
  }

  private async act(message: ClientRequest): Promise<void> {
    this.refusal = null;
    try {
      await this.connection.request(message.type === "view-as" ? message : ({ seat: this.seat, ...message } as ClientRequest));
    } catch (error) {
      this.refuse(error);
    }
  }

  private refuse(error: unknown): void {
    if (error instanceof Problem) {
      this.refusal = error.details;
      this.announce(`${this.page().say("refused")} ${this.reason(error.details)}`);
    } else if (!(error instanceof ConnectionLost)) throw error;
  }

  /** Ask for the consequence of what is highlighted or chosen: one question at a time, and what was asked is remembered. */
  private async loadPreview(): Promise<void> {
    for (;;) {
      const text = (this.highlighted ?? this.chosen)?.text;
      this.preview = text === undefined ? null : (this.previews.get(text) ?? null);
      if (text === undefined || this.previews.has(text) || this.loadingPreview) return;
      const seq = this.now?.seq;
      this.loadingPreview = true;
      try {
        const answer = await this.connection.request({ type: "preview", move: text });
        if (answer.type === "preview" && seq === this.now?.seq) this.previews.set(text, answer.data);
      } catch {
        return; // the move can be made without
      } finally {
        this.loadingPreview = false;
      }
    }
  }

  private connect(status: Status, next: number): void {
    this.status = status;
    this.lost = status === "lost" ? { since: this.lost?.since ?? Date.now(), next } : null;
  }

  private onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        clearTimeout(this.timer);
        this.pendingUpdates = [];
        this.meet(message.table, message.your_seats);
        this.changed = [];
        if (this.only !== null && message.now.viewer === null && this.yourSeats.length) void this.viewAs(this.only);
        this.log = message.log;
        this.chat = message.chat;
        this.latest = [];
        this.clockOffset = message.server_time - Date.now();
        if (message.now.viewer !== this.seat) this.forget();
        this.setState(message.now);
        if (this.queuedMove) void this.deliver(this.queuedMove);
        break;
      case "update":
        this.clockOffset = message.server_time - Date.now();
        this.report(message);
        if (this.paced(message)) this.queue(message);
        else {
          this.skip();
          this.show(message);
        }
        break;
      case "table":
        this.meet(message.table, message.your_seats);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.announce(this.page().say("chat-said", { name: message.line.name, text: message.line.text }));
        break;
      case "problem":
        if (!message.id) this.refusal = message;
        break;
    }
  }

  /** Whether an update waits for its turn: what others do is watched step by step, where things may move and nobody looks back. */
  private paced({ log }: Update): boolean {
    if (!settings.motion || document.hidden || this.pastTarget !== null || this.only !== null || !this.now) return false;
    return !log.some(({ actor }) => actor !== null && this.yourSeats.includes(actor) && !this.table?.seats[actor]?.stand_in);
  }

  private queue(update: Update): void {
    this.pendingUpdates = [...this.pendingUpdates, update];
    this.most = Math.max(this.most, this.pendingUpdates.length);
    if (this.pendingUpdates.length === 1) this.next();
  }

  /** Show what is due, and come back for the rest. The more there is the faster it goes. */
  private next(): void {
    clearTimeout(this.timer);
    for (let update = this.pendingUpdates[0]; update; update = this.pendingUpdates[0]) {
      const pause = this.shownAt + Math.min(STEP, BEHIND / this.most) - performance.now();
      if (update.log.length && pause > 0) return void (this.timer = window.setTimeout(() => this.next(), pause));
      this.pendingUpdates = this.pendingUpdates.slice(1);
      this.show(update);
    }
    this.most = 0;
  }

  /** Show all that waits at once. */
  skip = (): void => {
    clearTimeout(this.timer);
    const updates = this.pendingUpdates;
    this.pendingUpdates = [];
    this.most = 0;
    for (const update of updates) this.show(update);
  };

  private show(update: Update): void {
    this.log = [...this.log, ...update.log];
    for (const event of update.redacted) this.log[event.number] = event;
    this.latest = update.log;
    if (update.log.length) this.shownAt = performance.now();
    this.setState(update.now);
  }

  /** What an update says about the table beside the game: who left, whose time is over, who wants to take back. */
  private report({ now, log, server_time }: Update): void {
    const before = this.pendingUpdates.at(-1)?.now ?? this.now;
    const clock = before?.clock;
    for (const { seat, resigned, left } of this.changed) {
      const late = left && clock?.running === seat && clock.left[seat]! <= server_time - clock.since;
      const what = late ? (resigned ? "time-lost" : "time-up") : resigned ? "resigned" : left ? "bot-plays" : "plays-again";
      this.notify(what, seat);
    }
    const gone = this.changed.some(({ resigned }) => resigned);
    this.changed = [];
    const [asked, asks] = [before?.undo, now.undo];
    if (asks && asks.seat !== asked?.seat) {
      this.announce(this.undoText(asks));
    } else if (asked && !asks && !log.length && !gone && now.status === "running") this.notify("undo-refused", asked.seat);
    else if (log.some((event) => event.undone)) this.notify("undo-granted", asked?.seat ?? null);
  }

  /** Who wants to take back what. */
  undoText({ seat, number }: { seat: number; number: number }): string {
    const facts = { number: number + 1, name: this.name(seat) };
    return this.mine(seat) ? this.page().say("wants-undo-you", facts) : this.page().say("wants-undo", facts);
  }

  /** Whether the reader is this seat, and no other. */
  mine(seat: number): boolean {
    return this.yourSeats.length === 1 && this.yourSeats[0] === seat;
  }

  /** A notice that stands for a while; the key with `-you` speaks to the reader himself. */
  private notify(what: string, seat: number | null): void {
    if (seat === null || this.quiet) return;
    const page = this.page();
    const text = this.mine(seat) ? page.say(`news-${what}-you`) : page.say(`news-${what}`, { name: this.name(seat) });
    this.announce(text);
    const one = { number: this.sentences, text };
    this.news = [...this.news, one].slice(-3);
    setTimeout(() => (this.news = this.news.filter((other) => other !== one)), NEWS);
  }

  private meet(table: TableInfo, you: number[]): void {
    table.seats.forEach((info, seat) => {
      const before = this.table?.status === "running" ? this.table.seats[seat] : undefined;
      if (before && (before.resigned !== info.resigned || !before.stand_in !== !info.stand_in))
        this.changed.push({ seat, resigned: info.resigned, left: !!info.stand_in });
    });
    this.table = table;
    this.yourSeats = this.only === null ? you : you.filter((seat) => seat === this.only);
  }

  /** A new situation: what is chosen stays chosen only while nothing has happened, what is highlighted while it is legal. */
  private setState(now: TableState): void {
    const before = this.now;
    this.now = now;
    if (before?.seq !== now.seq) {
      this.previews.clear();
      this.chosen = null;
      this.sending = false;
    }
    const still = (move: Any | null): Any | null =>
      (move && ((now.moves ?? []) as Any[]).find((other) => other.text === move.text)) ?? null;
    this.chosen = still(this.chosen);
    this.highlighted = still(this.highlighted);
    void this.loadPreview();
    if (this.passTo !== null || this.quiet) return;
    const turned = before?.actor !== now.actor || before?.viewer !== now.viewer || before?.seq !== now.seq;
    if (this.greeted) {
      for (const event of this.latest) this.announce(this.sentence(event));
      if (turned) this.announceTurn();
      const next = before?.actor === now.actor ? null : this.handTo;
      if (next !== null) this.announce(this.page().say("hand-over", { name: this.name(next) }));
    }
    if (before && this.myTurn && before.actor !== now.actor) sound("turn");
    else if (this.latest.length) sound("move");
  }

  /** The words are there, and somebody to hear them: what the welcome could not say yet. */
  greet(): void {
    if (this.greeted) return;
    this.greeted = true;
    if (!this.quiet) this.announceTurn();
  }

  private announceTurn(): void {
    const prompt = this.now?.prompt;
    if (this.myTurn && this.now?.moves && prompt) this.announce(`${this.page().say("your-turn")} ${this.format(prompt)}`);
  }

  /** Another seat of this device is to act: nothing that this one knows may stay in the page. */
  handOver = (): void => {
    if (this.handTo === null) return;
    this.forget();
    this.log = [];
    this.now = { ...this.now!, viewer: null, view: null, moves: null, draft: [] };
    void this.viewAs(null);
  };

  /** Another seat looks now. */
  private forget(): void {
    clearTimeout(this.timer);
    this.pendingUpdates = [];
    this.past = this.chosen = this.highlighted = this.preview = this.refusal = null;
    this.pastTarget = null;
    this.latest = this.announced = [];
    this.previews.clear();
    this.pastViews.clear();
  }
}

/** Any text that is used once. `crypto.randomUUID` is missing where the page does not come by https. */
function key(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
