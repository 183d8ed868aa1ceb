/** The state of one table in this page: the server's messages, and the reader's choices, highlights and looks back. */
import { Problem } from "../api/problem";
import { home, type Carrier } from "../api/carrier";
import type {
  ChatLine,
  EventView,
  HintMove,
  Move,
  PastView,
  Problem as ProblemDetails,
  ReviewNews,
  ServerMessage,
  Story,
  TableInfo,
  TableState,
  TurnView,
  Update,
  Words,
} from "../api/types";
import { settings } from "../app/settings.svelte";
import type { AnyBeat, AnyGame, AnyMove, BoardContext, Facts, GameModule, Mark } from "../games/contract";
import type { Catalogue } from "../text/catalogue";
import { Announcements } from "./announcements.svelte";
import { ConnectionLost, TableConnection, uniqueKey, type ClientRequest, type Reply, type Status } from "./connection";
import { keep, keepingList, keepItems } from "../games/keep";
import { Lighting } from "./lighting.svelte";
import { MoveInput, type Hear, type MoveHost } from "./move-input.svelte";
import { newsOf, seatChanges, undoRequested, unratedNews, type SeatChange } from "./news";
import { Pacing } from "./pacing.svelte";
import { Replay } from "./replay.svelte";
import { sealed } from "./seal";
import { play as playSounds, type Due } from "./sound";
import { TableTexts } from "./table-texts";
import { TimeTravel } from "./time-travel.svelte";
import { TurnLog, type Absence } from "./turn-log.svelte";
import { watchedFrom } from "./watching";

const NONE: readonly never[] = [];
const TWICE = 500; // milliseconds within which a second skip follows the first

const STILL = 0.6; // without motion a step is held for this part of its time

const READING = 2_500; // milliseconds that a reader has for the others' actions, before they must be remembered

export class TableStore implements BoardContext<AnyGame, AnyGame, AnyGame>, MoveHost {
  table = $state.raw<TableInfo | null>(null);
  yourSeats = $state.raw<number[]>([]);
  now = $state.raw<TableState | null>(null);
  log = $state.raw<EventView[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>("joining");
  /** While the connection is lost: its start, and the time of the next try. */
  lost = $state.raw<{ since: number; next: number } | null>(null);
  latest = $state.raw<EventView[]>([]);
  counted = $state.raw<Facts | null>(null);
  /** The last refusal, until something else is tried. */
  refusal = $state.raw<ProblemDetails | null>(null);
  readonly lighting = new Lighting();
  /** The reader's absence, until the reader has moved again. */
  absence = $state.raw<Absence | null>(null);
  /** Whether everybody here has agreed to play unrated, since this page was opened. */
  becameUnrated = $state(false);
  /** The server's message about the review of the finished game. */
  reviewed = $state<ReviewNews["state"] | null>(null);
  /** The game's part of the page; null until it is loaded. */
  module = $state.raw<GameModule | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  clockOffset = 0;
  /** In a lesson: whether a move may be sent. */
  guard: ((text: string) => boolean) | null = null;

  readonly texts: TableTexts;
  readonly announcements = new Announcements();
  readonly turns = new TurnLog();
  readonly pacing = new Pacing({
    show: (update, time) => this.show(update, time),
    duration: (update) => this.timeOf(beatsIn(update)),
    pace: () => settings.pace,
    turn: (update) => turnIn(update),
    handsOver: (update) => begunIn(update).length > 0,
  });
  readonly replay = new Replay({
    goTo: (number) => this.showMoment(number),
    duration: (event) => this.timeOf(this.turns.beatsWith(event)),
    end: () => this.now?.events ?? 0,
  });
  readonly input = new MoveInput(this);
  readonly travel: TimeTravel;
  /** The first event that a spectator has watched here. */
  private watched = 0;
  // All parts of a board need these, so they are computed once.
  private readonly waits = $derived(this.pacing.pending.length > 0);
  // beats stay the same objects when the turn is told, so that movements on a board do not start again
  private readonly shownBeats = $derived.by(keepingList(() => this.latest.flatMap(({ number }) => this.turns.beatsWith(number))));
  private readonly recentTurns = $derived(this.turns.since(this.yourSeats, this.absence, this.watched));
  private readonly replayedTurns = $derived.by(() => this.turnsReplayed());
  private readonly shownMarks = $derived.by(() => this.marksNow());
  private readonly connection: TableConnection;
  private changes: SeatChange[] = [];
  private told: TurnView[] = []; // others' turns that have just ended
  /** At a table that plays by memory: how many events this device has told the server it has shown, and the timer for the next time. */
  private shown = 0;
  private showing = 0;
  private greeted = false;
  /** The number of events that the reader had seen when the page was hidden. */
  private eventsSeen = 0;
  /** The seat whose turn is over, while its end is still being shown. */
  private ending = $state<number | null>(null);
  private handing = 0;
  /** The state before the update that is still being shown, for figures and for the prompt; whether that shows the reader's own
   * draw; and its story. */
  private unseen = $state.raw<{ before: TableState | null; asked: TableState | null; drawn: boolean; story: Story } | null>(null);
  private seeing = 0;
  private skippedAt = -TWICE;
  /** The texts that a screen reader still has to read: sentences, then whether it is the reader's turn. */
  private unsaid: string[] = [];
  private turnUnsaid = false;
  /** Whether the others' actions are moving on the board: a screen reader reads them when they have been shown. */
  private staging = false;

  constructor(
    readonly id: string,
    page: () => Catalogue,
    words: () => Catalogue | null,
    /** In a lesson: the one seat of this page that is the learner's. */
    private readonly only: number | null = null,
    readonly carrier: Carrier = home,
  ) {
    this.texts = new TableTexts(
      page,
      words,
      () => this.table,
      () => this.yourSeats,
    );
    this.travel = new TimeTravel({
      end: () => this.now?.events ?? 0,
      fetchPast: async (number) => {
        const past = (await this.request({ type: "past", number })) as PastView;
        return { ...past, view: keep(this.view, past.view) };
      },
      onArrive: (step) => (this.latest = step === null ? [] : this.log.slice(step - 1, step)),
      onError: (error) => this.refuse(error),
    });
    this.connection = new TableConnection(
      id,
      (message) => this.onMessage(message),
      (status, next) => this.onStatus(status, next),
      carrier,
    );
    document.addEventListener("visibilitychange", this.onVisibility);
  }

  close(): void {
    if (!document.hidden) this.leave();
    this.connection.close();
    clearTimeout(this.showing);
    clearTimeout(this.handing);
    clearTimeout(this.seeing);
    this.pacing.clear();
    this.replay.stop();
    document.removeEventListener("visibilitychange", this.onVisibility);
  }

  private readonly onVisibility = (): void => {
    if (document.hidden) this.leave();
    this.skip();
    if (!document.hidden) this.comeBack();
    this.acknowledge();
  };

  /** The reader looks away: remember the progress, here and for the reader's other devices. */
  private leave(): void {
    if (!this.now) return;
    this.eventsSeen = this.now.events;
    if (this.seat === null || this.now.memory_clause || this.now.status !== "running" || this.only !== null) return;
    void this.request({ type: "shown", number: this.eventsSeen }).catch(() => undefined); // the last move counts then
  }

  /** The reader looks again. A reader who had seen nothing yet has missed nothing, and a shared device is handed round. */
  private comeBack(): void {
    const absence = { from: this.eventsSeen, to: this.now?.events ?? 0 };
    if (!this.eventsSeen || this.yourSeats.length > 1 || this.only !== null) return;
    if (!this.turns.missed(absence).length) return;
    this.absence = absence;
    this.latest = []; // the recap tells it, nothing moves any more
  }

  /** The number of events that this page has shown to the viewer. */
  private seenHere(viewer: number | null): number {
    if (document.hidden) return this.eventsSeen;
    return this.now?.viewer === viewer ? this.now.events : 0;
  }

  // The context of a board

  get game(): string {
    return this.table?.game ?? "";
  }
  get seats(): number {
    return this.table?.seats.length ?? 0;
  }
  get view(): AnyGame {
    return this.travel.past?.view ?? this.now?.view ?? null;
  }
  get seat(): number | null {
    return this.now?.viewer ?? null;
  }
  get current(): boolean {
    return this.travel.past === null;
  }
  get motion(): boolean {
    return settings.motion;
  }
  get pace(): number {
    return settings.pace;
  }
  get moves(): readonly AnyMove[] {
    const none = this.travel.past !== null || this.input.queued !== null || this.waits;
    return none ? NONE : (this.now?.moves ?? NONE);
  }
  get draft(): readonly Omit<AnyMove, "final">[] {
    return this.now?.draft ?? NONE;
  }
  get beats(): readonly AnyBeat[] {
    return this.shownBeats;
  }
  starts = (beat: AnyBeat | undefined): number => {
    const before = settings.motion && beat ? this.shownBeats.indexOf(beat) : 0;
    return before > 0 ? this.timeShown(this.shownBeats.slice(0, before)) : 0;
  };
  lasts = (beat: AnyBeat): number => (settings.motion ? this.timeShown([beat]) : 0);
  get marks(): readonly Mark[] {
    return this.shownMarks;
  }
  /** The move that the main button sends while none is chosen: the one that the game suggests, or the only one there is. */
  get suggested(): AnyMove | null {
    if (!this.myTurn) return null;
    return this.module?.suggest?.(this) ?? (this.moves.length === 1 ? this.moves[0]! : null);
  }
  get chosen(): AnyMove | null {
    return this.input.chosen;
  }
  get highlighted(): AnyMove | null {
    return this.input.highlighted;
  }
  get preview(): AnyGame {
    return this.input.preview;
  }

  choose = (move: AnyMove | null, dropped = false): void => this.input.choose(move, dropped);
  foresee = (move: AnyMove): AnyGame => this.input.foresee(move);
  compose = (texts: readonly string[], hear?: Hear): Promise<boolean> => this.input.compose(texts, hear);
  isPart = (move: AnyMove): boolean => this.module?.isPart?.(this, move) ?? false;
  highlight = (move: AnyMove | null): void => this.input.highlight(move);
  play = (move: Pick<Move, "text">): void => void this.input.send(move.text);
  /** The main button: send a move together with the moves that belong to it. */
  confirm = (move: AnyMove): void => {
    const more = this.module?.together?.(this, move) ?? [];
    if (more.length) void this.compose([...this.draft, move, ...more.map((text) => ({ text }))].map(({ text }) => text));
    else this.play(move);
  };
  count = (facts: Facts | null): void => {
    if (this.now?.status === "over") this.counted = facts;
  };
  why = (notation: string): void => void this.explain(notation);
  name = (seat: number): string => this.texts.name(seat);
  who = (seat: number): string => this.texts.who(seat);
  say = (key: string, facts: Facts = {}): string => this.texts.say(key, facts);
  format = (words: Words): string => this.texts.format(words);
  knows = (key: string): boolean => this.texts.knows(key);
  attribute = (key: string, name: string): string | null => this.texts.attribute(key, name);

  /** While turns are replayed: which of them is on display, and how many there are. */
  get replayed(): { number: number; turns: number } | null {
    return this.replayedTurns && { number: this.replayedTurns.begun.length, turns: this.replayedTurns.count };
  }

  private turnsReplayed(): { begun: TurnView[]; count: number } | null {
    const { running, first } = this.replay;
    if (!running) return null;
    const at = this.travel.past?.number ?? first;
    const turns = this.turns.turns.filter(
      ({ events, finished, seat }) => events.length && events.at(-1)! >= first && (finished || !this.isYours(seat)),
    );
    const begun = turns.filter(({ events }, index) => !index || events[0]! < at);
    // the one on display is told in words when it has been seen
    return {
      begun: begun.map((turn, index) => (index === begun.length - 1 ? { ...turn, sentences: [] } : turn)),
      count: turns.length,
    };
  }

  /**
   * The turns that the recap tells and the marks show: those since the reader's last one; in a replay, those already played; in the
   * past, the one on display.
   */
  get recent(): TurnView[] {
    const { past } = this.travel;
    if (this.replayedTurns) return this.replayedTurns.begun;
    if (!past) return this.recentTurns;
    const turn = this.turns.turnAt(past.number - 1);
    return turn ? [turn] : [];
  }

  private marksNow(): Mark[] {
    const label = (seat: number, order: number): string => this.texts.markedBy(seat, order);
    const until = this.travel.past?.number ?? (this.replay.running ? this.replay.first : null);
    return this.turns.marksOf(this.recent, until === null ? { lit: this.lighting.turn, label } : { until, label });
  }

  // Turns

  /** The seat that is to act at the moment on display. */
  get actor(): number | null {
    const { past } = this.travel;
    return past ? past.actor : this.now?.status === "running" ? this.now.actor : null;
  }
  /** The seat whose panel is lit: the one that is to act, but until the end of the previous turn has been shown, the seat of that
   * turn. */
  get onTurn(): number | null {
    return this.travel.past || this.ending === null ? this.actor : this.ending;
  }
  /** The current prompt: the reader gets it at once, others when the previous actions have been shown, everybody after a draw. */
  get asked(): Pick<TableState, "actor" | "prompt"> | null {
    return ((!this.myTurn || this.unseen?.drawn) && this.unseen?.asked) || this.now;
  }
  /** Whether the game has ended, and its last move has been seen. */
  get over(): boolean {
    return this.now?.status === "over" && this.unseen === null;
  }
  /** Whether there are updates that have not been shown yet. */
  get skippable(): boolean {
    return this.waits || (this.unseen !== null && this.now?.status === "over");
  }
  /** Whether the reader is to act. */
  get myTurn(): boolean {
    return this.now?.status === "running" && this.now.actor !== null && this.now.actor === this.seat;
  }
  /** Whether the reader has no seat. */
  get spectating(): boolean {
    return this.yourSeats.length === 0;
  }
  /** On a shared device: the seat that is to act while all are covered. */
  get passTo(): number | null {
    return this.seat === null ? this.nextHere : null;
  }
  /** On a shared device: the seat to which the player who has just moved hands it on. */
  get handTo(): number | null {
    return this.seat === null ? null : this.nextHere;
  }
  private get nextHere(): number | null {
    const actor = this.now?.status === "running" ? this.now.actor : null;
    if (actor === null || this.yourSeats.length < 2 || !this.yourSeats.includes(actor) || this.seat === actor) return null;
    return this.table?.seats[actor]?.stand_in ? null : actor;
  }
  get seen(): AnyGame {
    return (this.current ? this.unseen?.before?.view : null) ?? this.view;
  }
  private get marksSeen(): readonly Mark[] {
    return this.unseen?.before ? this.marks.filter(({ beat }) => !this.shownBeats.includes(beat)) : this.marks;
  }
  /** The same table as far as it has been shown, for the parts beside the board: scores, discards. */
  readonly asSeen: BoardContext<AnyGame, AnyGame, AnyGame> = new Proxy(this, {
    get: (store, key) => (key === "view" ? store.seen : key === "marks" ? store.marksSeen : Reflect.get(store, key)),
  });
  /** The same table at the present moment, even while the past is on display: for "then and now". */
  get present(): BoardContext<AnyGame, AnyGame, AnyGame> {
    return new Proxy(this, {
      get: (store, key) =>
        key === "view" ? store.now?.view : key === "current" ? true : key === "marks" ? [] : Reflect.get(store, key),
    });
  }

  // Commands

  undo = (n = 1): Promise<void> => this.takeBack(n);
  restart = (): Promise<void> => this.takeBack(Infinity);
  requestUndo = (): Promise<void> => this.command({ type: "request-undo" });
  /** Agree that a rated table plays unrated, as a guest asks, or refuse. */
  answerUnrated = (accept: boolean, seat: number): Promise<void> => this.command({ type: "answer-unrated", accept, seat });
  answerUndo = (accept: boolean, seat: number): Promise<void> => this.command({ type: "answer-undo", accept, seat });
  resign = (seat: number): Promise<void> => this.command({ type: "resign", seat });
  standIn = (seat: number): Promise<void> => this.command({ type: "stand-in", seat });
  standInFor = (absent: number): Promise<void> => this.command({ type: "stand-in", absent });
  reclaim = (seat: number): Promise<void> => this.command({ type: "reclaim", seat });
  talk = (text: string): Promise<void> => this.command({ type: "chat", text });
  /** On a shared device: uncover one of your seats, or cover all. */
  viewAs = (seat: number | null): Promise<void> => this.command({ type: "view-as", seat });
  retry = (): void => this.connection.retry();

  /** Take back up to `n` moves at the end of the draft, once the moves on their way have arrived. */
  private async takeBack(most: number): Promise<void> {
    await this.input.settled();
    const n = Math.min(most, this.draft.length);
    if (n) await this.command({ type: "undo", n, seq: this.now!.seq, key: uniqueKey() });
  }

  /** Show why a text is not a legal move. A legal one is not played by asking. */
  async explain(notation: string): Promise<void> {
    try {
      const reply = await this.request({ type: "explain", move: notation });
      if (reply.type !== "explain" || reply.legal) return;
      const refusal = reply.refusal as Pick<ProblemDetails, "clause" | "key" | "facts"> | null; // a refusal has no lists among its facts
      this.refuse(new Problem({ title: "", status: 422, detail: reply.detail ?? "", ...refusal }));
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Return the best moves in a bot's opinion, with this seat's knowledge; null: there are none, and the refusal says why. */
  async hint(): Promise<HintMove[] | null> {
    this.refusal = null;
    try {
      const reply = await this.request({ type: "hint" });
      return reply.type === "hint" && reply.seq === this.now?.seq ? reply.moves : null;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  /** Show the moment after `number` events; null: the present. */
  goTo(number: number | null): void {
    this.replay.stop();
    this.showMoment(number);
  }

  /** Replay the events since the reader's last turn, as far as the reader may look back. */
  replayTurns = (): void => {
    const first = this.recentTurns.find(({ events }) => events.length)?.events[0];
    if (first !== undefined) this.replay.start(Math.max(first, this.now?.past_from ?? 0));
  };

  /** Show at once everything that has happened. */
  skip = (): void => {
    this.pacing.skip();
    this.tell();
  };

  /** Show the rest of the turn on display at once; if called again right after that, show everything. */
  skipTurn = (): void => {
    const twice = performance.now() - this.skippedAt < TWICE;
    this.skippedAt = performance.now();
    if (twice) return this.skip();
    this.pacing.skipTurn((last) => this.tell(last));
  };

  private showMoment(number: number | null): void {
    this.skip();
    this.input.clear();
    this.travel.goTo(number);
  }

  /** On a shared device another seat is to act: nothing that only this seat knows may stay in the page. */
  handOver = (): void => {
    if (this.handTo === null) return;
    this.forget();
    this.log = [];
    this.turns.clear();
    this.now = { ...this.now!, viewer: null, view: null, moves: null, draft: [] };
    void this.viewAs(null);
  };

  /** Announce the contents of the welcome, now that the texts and the live region are there. */
  greet(): void {
    if (this.greeted) return;
    this.greeted = true;
    if (!this.announcements.quiet) this.announceTurn();
  }

  maySend(text: string): boolean {
    return !this.pacing.pending.length && this.guard?.(text) !== false;
  }

  request(message: ClientRequest): Promise<Reply> {
    return this.connection.request(message);
  }

  refuse(error: unknown): void {
    if (error instanceof Problem) {
      this.refusal = error.details;
      this.announcements.announce(`${this.texts.page().say("refused")} ${this.texts.reason(error.details)}`);
    } else if (!(error instanceof ConnectionLost)) throw error;
  }

  private async command(message: ClientRequest): Promise<void> {
    this.refusal = null;
    try {
      await this.request(message.type === "view-as" ? message : { seat: this.seat, ...message });
    } catch (error) {
      this.refuse(error);
    }
  }

  // Messages

  private onStatus(status: Status, next: number): void {
    this.status = status;
    this.lost = status === "lost" ? { since: this.lost?.since ?? Date.now(), next } : null;
  }

  private onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.pacing.clear();
        this.tell();
        this.eventsSeen = Math.max(message.seen ?? 0, this.seenHere(message.now.viewer));
        this.setTable(message.table, message.your_seats);
        this.changes = [];
        if (this.only !== null && message.now.viewer === null && this.yourSeats.length) void this.viewAs(this.only);
        if (!this.now && this.spectating) this.watched = watchedFrom(this.id, message.now.events);
        this.log = message.log;
        this.turns.reset(message.story);
        this.chat = message.chat;
        this.latest = [];
        this.clockOffset = message.server_time - Date.now();
        if (message.now.viewer !== this.seat) this.forget();
        this.shown = 0;
        this.setState(message.now);
        this.comeBack();
        this.pacing.begin();
        this.input.sendQueued();
        break;
      case "update":
        this.clockOffset = message.server_time - Date.now();
        this.report(message);
        if (this.isPaced(message)) this.pacing.add(message);
        else this.pacing.showNow(message);
        break;
      case "table":
        this.setTable(message.table, message.your_seats);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.announcements.announce(this.texts.page().say("chat-said", { name: message.line.name, text: message.line.text }));
        break;
      case "chat-deleted":
        this.chat = this.chat.filter(({ id }) => id !== message.line);
        break;
      case "review":
        this.reviewed = message.state;
        break;
      case "problem":
        if (!message.id) this.refusal = message;
        break;
    }
  }

  /** Return the duration of beats at the reader's pace, in milliseconds. */
  private timeOf(beats: readonly AnyBeat[]): number {
    const time = beats.reduce((sum, beat) => {
      const found = this.module?.timing[beat.kind] ?? this.module?.timing["*"] ?? 0;
      return sum + (typeof found === "number" ? found : found(beat));
    }, 0);
    return time * settings.pace * (settings.motion ? 1 : STILL);
  }

  /** Return the duration of beats in the turn on display: a long turn goes faster. */
  private timeShown(beats: readonly AnyBeat[]): number {
    return this.timeOf(beats) * this.pacing.rate;
  }

  /** Whether an update waits for its turn: others' moves are shown step by step, unless the reader wants them at once or looks back. */
  private isPaced(update: Update): boolean {
    if (!settings.pace || document.hidden || this.travel.target !== null || this.only !== null || !this.now) return false;
    return !this.isByReader(update);
  }

  /** Whether the reader has moved, here or on another device. */
  private isByReader({ log }: Update): boolean {
    return log.some(({ actor }) => this.isYours(actor) && !this.table?.seats[actor!]?.stand_in);
  }

  /** Forget an absence once the reader has moved; a spectator's, once a whole turn has been seen since. */
  private endAbsence(update: Update): void {
    if (this.isByReader(update)) [this.absence, this.eventsSeen] = [null, update.now.events];
    else if (this.spectating && !document.hidden && begunIn(update).length) this.absence = null;
  }

  private show(update: Update, time: number): void {
    if (update.log.length || update.story.turns.length) this.tell(false);
    if (update.log.length) this.lighting.clear();
    this.log = [...this.log, ...update.log];
    for (const event of update.redacted) this.log[event.number] = event;
    this.latest = update.log;
    const isNews = ({ number, finished, seat }: TurnView): boolean =>
      finished && !this.turns.turns[number]?.finished && !this.isYours(seat);
    this.told = update.story.turns.filter(isNews);
    const before = this.now;
    const moves = time > 0 && settings.motion && !document.hidden;
    this.turns.merge(moves ? this.untold(update.story) : update.story);
    if (time) {
      // readers know their own actions, but not the draws made for them
      const mine = this.isByReader(update);
      const drawn = moves && mine && isDrawn(update);
      this.staging = moves && (!mine || drawn);
      const atOnce = !settings.motion || this.isQuestion(update);
      const own = this.isYours(before?.actor ?? null) && !drawn; // its figures are shown at once, but nobody else is asked yet
      const asked = atOnce || (own && this.isYours(update.now.actor)) ? null : before;
      this.unseen = { before: atOnce || own ? null : before, asked, drawn, story: update.story };
      this.seeing = window.setTimeout(() => this.tell(), time);
    }
    this.endAbsence(update);
    this.setState(update.now);
    this.handOn(before, update);
    this.told = [];
    if (this.passTo === null && !this.announcements.quiet) void playSounds(this.heard(before, update));
  }

  /** Whether an update only asks somebody for a decision. */
  private isQuestion(update: Update): boolean {
    return beatsIn(update).every(({ kind }) => this.module?.questions?.includes(kind));
  }

  /** Return a story with the sentences that were there before it. */
  private untold(story: Story): Story {
    const turns = story.turns.map((turn) => ({ ...turn, sentences: this.turns.turns[turn.number]?.sentences ?? [] }));
    return { ...story, turns };
  }

  /** The update on display has been seen: announce it. `last`: no other update follows at once, so the next player can be
   * announced, too. */
  private tell(last = true): void {
    clearTimeout(this.seeing);
    if (!this.unseen) return;
    const { story } = this.unseen;
    this.unseen = null;
    this.staging = false;
    this.turns.merge({ ...story, events: [] });
    this.speak(last);
  }

  /** Light the panel of the player to act once the previous actions have been shown; the reader's own, and for a question, at once. */
  private handOn(before: TableState | null, { log, story, now }: Update): void {
    if (!log.length) return;
    clearTimeout(this.handing);
    const moves = story.events.flatMap(({ beats }) => beats as AnyBeat[]);
    const asks = moves.every(({ kind }) => this.module?.questions?.includes(kind)) && !begunIn({ log, story }).length;
    const time = !this.myTurn && !asks && before?.actor !== now.actor ? this.timeShown(moves) : 0;
    this.ending = time ? (before?.actor ?? null) : null;
    if (time) this.handing = window.setTimeout(() => (this.ending = null), time);
  }

  /** Play the sounds of an update: its beats, each when it is shown, and finally the reader's turn or the end. */
  private heard(before: TableState | null, update: Update): Due[] {
    const { now } = update;
    let after = 0;
    const due: Due[] = [];
    for (const beat of beatsIn(update)) {
      const found = this.module?.sounds[beat.kind] ?? this.module?.sounds["*"];
      const sound = typeof found === "function" ? found(beat) : found;
      if (sound) due.push({ sound, after });
      after += this.timeShown([beat]);
    }
    if (before?.status === "running" && now.status === "over") {
      const won = this.yourSeats.some((seat) => now.result?.places[seat] === 1);
      due.push({ sound: won ? "victory" : "end", after });
    } else if (before && this.myTurn && before.actor !== now.actor) due.push({ sound: "turn", after });
    return due;
  }

  private isYours(seat: number | null): boolean {
    return seat !== null && this.yourSeats.includes(seat);
  }

  /** If the past must be remembered, tell the server how much this device has shown, once it has been visible for a moment. */
  private acknowledge(): void {
    clearTimeout(this.showing);
    if (!this.now?.memory_clause || this.seat === null) return;
    const { events, viewer } = this.now;
    this.showing = window.setTimeout(() => {
      if (this.now?.viewer !== viewer || this.pacing.pending.length || document.hidden || events <= this.shown) return;
      this.shown = events;
      void this.request({ type: "shown", number: events }).catch(() => (this.shown = 0));
    }, READING);
  }

  /** Announce the news about the table beside the game. */
  private report(update: Update): void {
    const before = this.pacing.pending.at(-1)?.now ?? this.now;
    for (const { what, seat } of newsOf(before, this.changes, update)) this.announcements.notify(this.texts.news(what, seat));
    this.changes = [];
    if (undoRequested(before, update.now)) this.announcements.announce(this.texts.undoText(update.now.undo!));
  }

  private setTable(table: TableInfo, yourSeats: number[]): void {
    this.changes.push(...seatChanges(this.table, table));
    const said = unratedNews(this.table, table);
    this.table = table;
    if (said === "unrated-now") this.becameUnrated = true;
    if (said) this.announcements.notify(this.texts.page().say(said, { name: table.unrated_request?.name ?? "" }));
    this.yourSeats = this.only === null ? yourSeats : yourSeats.filter((seat) => seat === this.only);
    const own = sealed(table, yourSeats);
    if (own) void this.command({ type: "reveal", ...own });
  }

  private setState(sent: TableState): void {
    const before = this.now;
    const now = before && before.viewer === sent.viewer ? keptState(before, sent) : sent;
    this.now = now;
    if (before && before.seq !== now.seq) this.refusal = null; // it was about a position that is gone
    this.acknowledge();
    this.input.onState(before, now);
    if (this.passTo !== null || this.announcements.quiet) return;
    if (this.greeted) this.announceState(before, now);
  }

  private announceState(before: TableState | null, now: TableState): void {
    // the reader's own turn is told step by step, others' turns when they are over
    for (const event of this.latest)
      if (event.undone || this.isYours(this.turns.turnAt(event.number)?.seat ?? null)) this.unsaid.push(this.texts.sentence(event));
    for (const turn of this.told) this.unsaid.push(this.texts.turn(turn));
    if (before?.actor !== now.actor || before?.viewer !== now.viewer || before?.seq !== now.seq) this.turnUnsaid = true;
    if (this.handTo !== null && before?.actor !== now.actor)
      this.unsaid.push(this.texts.page().say("hand-over", { name: this.name(this.handTo) }));
    if (!this.staging) this.speak();
  }

  /** Announce everything that waited until it had been shown; `last`: and then the next player. */
  private speak(last = true): void {
    const sentences = this.unsaid.splice(0);
    const turn = last && this.turnUnsaid;
    if (last) this.turnUnsaid = false;
    if (this.announcements.quiet) return;
    for (const sentence of sentences) this.announcements.announce(sentence);
    if (turn) this.announceTurn();
  }

  private announceTurn(): void {
    const prompt = this.now?.prompt;
    if (!this.myTurn || !this.now?.moves || !prompt) return;
    this.announcements.announce(`${this.texts.page().say("your-turn")} ${this.format(prompt)}`);
  }

  /** Discard everything that only the previous viewer may know. */
  private forget(): void {
    this.pacing.clear();
    clearTimeout(this.seeing);
    this.unseen = null;
    this.staging = this.turnUnsaid = false;
    this.unsaid = [];
    this.replay.stop();
    this.travel.clear();
    this.input.forget();
    this.refusal = null;
    this.latest = [];
    this.announcements.clear();
  }
}

type Told = Pick<Update, "log" | "story">;

/** Return the number of the turn that an update belongs to; null if it belongs to none. */
function turnIn({ log, story }: Told): number | null {
  return story.turns.find(({ events }) => events.includes(log[0]?.number ?? -1))?.number ?? null;
}

/** Whether an update shows a draw. */
function isDrawn({ log }: Told): boolean {
  return log.some(({ actor, undone }) => actor === null && !undone);
}

/** Return the turns that begin with an update. */
function begunIn(update: Told): TurnView[] {
  const turn = turnIn(update);
  return turn === null ? [] : update.story.turns.filter(({ number, kind }) => kind === "turn" && number > turn);
}

/** Return everything to be shown of an update: its events, and the openings of the turns that begin with them. */
function beatsIn(update: Told): AnyBeat[] {
  const beats = [...update.story.events, ...begunIn(update).map(({ opening }) => ({ beats: opening }))];
  return beats.flatMap((part) => part.beats as AnyBeat[]);
}

/** Return a new state with the parts of the view and the moves that are still the same. */
function keptState(before: TableState, after: TableState): TableState {
  const moves = before.moves && after.moves ? keepItems(before.moves, after.moves, ({ text }) => text) : after.moves;
  return { ...after, view: keep(before.view, after.view), moves };
}
