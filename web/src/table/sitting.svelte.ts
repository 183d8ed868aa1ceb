/** One table, as one device sees it: what the server told, and what is chosen, pointed at or looked back at here. */
import type { ChatLine, Happened, Move, Refused, ServerMessage, SheetLine, Situation, TableInfo, Words } from "../api/types";
import type { Facts, Legal, Play } from "../games/contract";
import type { Catalogue } from "../text/catalogue";
import { settings } from "../app/settings.svelte";
import { Link, Lost, Problem, type Status } from "./link";

type Any = Legal<any>;

export class Sitting implements Play<any, any, any> {
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<number[]>([]);
  now = $state.raw<Situation | null>(null);
  log = $state.raw<Happened[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>("joining");
  chosen = $state.raw<Any | null>(null);
  pointed = $state.raw<Any | null>(null);
  preview = $state.raw<any>(null);
  latest = $state.raw<Happened[]>([]);
  /** What was refused last, until something is done. */
  refusal = $state.raw<Refused | null>(null);
  /** An earlier moment that is looked at: so many events had happened. */
  past = $state.raw<{ number: number; view: any } | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  /** The server's clock minus ours. */
  lag = 0;

  private link: Link;
  private asked = 0;

  constructor(
    readonly id: string,
    private readonly words: () => Catalogue | null,
  ) {
    this.link = new Link(
      id,
      (message) => this.hear(message),
      (status) => (this.status = status),
    );
  }

  close(): void {
    this.link.close();
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
    return this.past || this.status !== "open" ? [] : ((this.now?.moves ?? []) as Any[]);
  }
  get draft(): readonly Omit<Any, "final">[] {
    return (this.now?.draft ?? []) as Omit<Any, "final">[];
  }
  /** Whether this device is to act. */
  get myTurn(): boolean {
    return this.now?.status === "running" && this.now.actor !== null && this.now.actor === this.seat;
  }

  choose = (move: Any | null): void => {
    this.refusal = null;
    if (move && (!settings.confirm || this.chosen?.text === move.text)) return void this.play(move);
    this.chosen = move;
    void this.foresee();
  };

  point = (move: Any | null): void => {
    if (move?.text === this.pointed?.text) return;
    this.pointed = move;
    void this.foresee();
  };

  play = (move: Pick<Move, "text">): void => void this.send(move.text);

  why = (notation: string): void => void this.send(notation, true);

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? String(seat + 1);
  }

  say = (key: string, facts: Facts = {}): string => this.words()?.say(key, facts) ?? "";
  tell = (words: Words): string => this.say(words.key, words.facts as Facts);
  knows = (key: string): boolean => this.words()?.knows(key) ?? false;

  /** Send a move by its notation. Sent twice, it counts once; with `only_why` nothing is played even if it is legal. */
  async send(text: string, only_why = false): Promise<boolean> {
    const now = this.now;
    if (!now || this.sending) return false;
    if (only_why && this.moves.some((move) => move.text === text)) return false;
    this.sending = true;
    this.refusal = null;
    try {
      await this.link.ask({ type: "play", move: text, seq: now.seq, key: crypto.randomUUID(), seat: this.seat });
      this.chosen = this.pointed = this.preview = null;
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  undo = (n = 1): Promise<void> => this.act({ type: "undo", n, seq: this.now!.seq, key: crypto.randomUUID() });
  restart = (): Promise<void> => this.undo(this.draft.length);
  commit = (): Promise<void> => this.act({ type: "commit", seq: this.now!.seq, key: crypto.randomUUID() });
  askUndo = (): Promise<void> => this.act({ type: "ask" });
  answerUndo = (agrees: boolean): Promise<void> => this.act({ type: "answer", agrees });
  resign = (): Promise<void> => this.act({ type: "resign" });
  standIn = (absent?: number): Promise<void> => this.act({ type: "stand-in", absent: absent ?? null });
  handBack = (): Promise<void> => this.act({ type: "hand-back" });
  talk = (text: string): Promise<void> => this.act({ type: "chat", text });
  /** At a shared device: uncover one of the own seats, or cover all. */
  look = (seat: number | null): Promise<void> => this.act({ type: "look", seat });

  async sheet(): Promise<SheetLine[]> {
    const answer = await this.link.ask({ type: "sheet" });
    return answer.type === "sheet" ? answer.lines : [];
  }

  /** Look at the moment after so many events; null: back to now. */
  async travel(number: number | null): Promise<void> {
    const asked = ++this.asked;
    if (number === null || number >= (this.now?.events ?? 0)) {
      this.past = null;
      return;
    }
    try {
      const answer = await this.link.ask({ type: "past", number });
      if (answer.type === "past" && asked === this.asked) {
        this.latest = [];
        this.past = { number, view: answer.view };
      }
    } catch (error) {
      this.refuse(error);
    }
  }

  private async act(message: Parameters<Link["ask"]>[0]): Promise<void> {
    this.refusal = null;
    try {
      await this.link.ask({ seat: message.type === "look" ? undefined : this.seat, ...message } as typeof message);
    } catch (error) {
      this.refuse(error);
    }
  }

  private refuse(error: unknown): void {
    if (error instanceof Problem) this.refusal = error.said;
    else if (!(error instanceof Lost)) throw error;
  }

  /** Ask for the consequence of what is pointed at or chosen; only the last question counts. */
  private async foresee(): Promise<void> {
    const move = this.pointed ?? this.chosen;
    const asked = ++this.asked;
    if (!move) {
      this.preview = null;
      return;
    }
    try {
      const answer = await this.link.ask({ type: "preview", move: move.text });
      if (answer.type === "preview" && asked === this.asked) this.preview = answer.data;
    } catch {
      if (asked === this.asked) this.preview = null;
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.you = message.you;
        this.log = message.log;
        this.chat = message.chat;
        this.latest = [];
        this.lag = message.at - Date.now();
        this.settle(message.now);
        break;
      case "update":
        this.log = [...this.log, ...message.log];
        this.latest = message.log;
        this.lag = message.at - Date.now();
        this.settle(message.now);
        break;
      case "table":
        this.table = message.table;
        this.you = message.you;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
    }
  }

  /** A new situation: what is chosen stays chosen only while it is still legal. */
  private settle(now: Situation): void {
    this.now = now;
    const still = (move: Any | null): Any | null =>
      (move && ((now.moves ?? []) as Any[]).find((other) => other.text === move.text)) ?? null;
    this.chosen = still(this.chosen);
    this.pointed = still(this.pointed);
    if (!this.chosen && !this.pointed) this.preview = null;
  }
}
