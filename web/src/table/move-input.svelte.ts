/** A move on its way: highlighted, chosen, with a preview of its consequence, then sent, or queued while the connection is lost. */
import { SvelteMap } from "svelte/reactivity";
import { settings } from "../app/settings.svelte";
import type { Problem, TableState } from "../api/types";
import type { AnyGame, AnyMove } from "../games/contract";
import { ConnectionLost, uniqueKey, type ClientRequest, type Reply } from "./connection";
import { merge } from "./draft-merge";

/** A move as it is sent. With the same key it counts once, however often it is sent. */
interface SentMove {
  text: string;
  seq: number;
  key: string;
  seat: number | null;
}

/** Hears the consequence of a move that is sent: `draft` ends with it. */
export type Hear = (draft: readonly string[], preview: AnyGame) => void;

/** A change of the draft that is on its way: the resulting draft, and whether everything was accepted. */
interface Wish {
  draft: readonly string[];
  done: Promise<boolean>;
}

export interface MoveHost {
  readonly now: TableState | null;
  /** The seat for which this page currently plays. */
  readonly seat: number | null;
  /** The seat's moves of this turn that nobody else has seen yet. */
  readonly draft: readonly { text: string }[];
  /** Whether a move is one part of a larger choice, which is confirmed as a whole. */
  isPart(move: AnyMove): boolean;
  /** The move that the main button sends while none is chosen. */
  readonly suggested: AnyMove | null;
  /** Whether a move may be sent: false while updates are still to be shown, or if a lesson expects another one. */
  maySend(text: string): boolean;
  request(message: ClientRequest): Promise<Reply>;
  /** The last refusal. */
  refusal: Problem | null;
  /** Show why an attempt failed. */
  refuse(error: unknown): void;
}

export class MoveInput {
  chosen = $state.raw<AnyMove | null>(null);
  highlighted = $state.raw<AnyMove | null>(null);
  /** The consequence of the highlighted or else the chosen move; null until the server has sent it. */
  preview = $state.raw<AnyGame>(null);
  /** Whether a move is on its way. */
  sending = $state(false);
  /** A move that waits until the connection is back. */
  queued = $state.raw<SentMove | null>(null);
  /** Whether the reader used a key last: Enter on the chosen move confirms it. */
  byKey = false;
  private loading = false;
  private waiting: (() => void)[] = []; // for the next state
  private underWay: Promise<unknown> = Promise.resolve();
  private latest: Wish | null = null;
  private readonly previews = new SvelteMap<string, AnyGame>();
  private readonly foreseen = new Set<string>(); // moves whose consequence is wanted besides

  constructor(private readonly host: MoveHost) {}

  /**
   * Choose a move. A part of a larger choice joins the draft at once; another move waits for the main button, depending on the
   * reader's setting for confirmations. `dropped`: it was made by dropping a piece.
   */
  choose(move: AnyMove | null, dropped = false): void {
    this.host.refusal = null;
    if (move && this.isSentAtOnce(move, dropped)) return void this.send(move.text);
    this.chosen = move;
    void this.loadPreview();
  }

  private isSentAtOnce(move: AnyMove, dropped: boolean): boolean {
    if (settings.confirm === "never" || (!move.final && this.host.isPart(move))) return true;
    const again = this.chosen?.text === move.text;
    return (again && this.byKey) || (settings.confirm === "final" && !move.final && (again || dropped));
  }

  /**
   * Make the draft consist of these moves: differing moves are taken back, the rest is sent in order. While an earlier change is on
   * its way, this one waits for it and is added to it. It stops at the first part that is refused; false then. `hear`: it is told
   * what each part that is sent would lead to.
   */
  compose(texts: readonly string[], hear?: Hear): Promise<boolean> {
    const earlier = this.latest;
    const draft = earlier ? merge(this.drafted(), earlier.draft, texts) : texts;
    return this.track(this.note(draft, earlier ? this.carryOutAfter(earlier, draft, hear) : this.carryOut(draft, hear)));
  }

  private drafted(): string[] {
    return this.host.draft.map(({ text }) => text);
  }

  private note(draft: readonly string[], done: Promise<boolean>): Promise<boolean> {
    const wish = { draft, done };
    this.latest = wish;
    void done.finally(() => {
      if (this.latest === wish) this.latest = null;
    });
    return done;
  }

  /** If the draft is not the result of the earlier change, the game went on, and this change is obsolete. */
  private async carryOutAfter(earlier: Wish, texts: readonly string[], hear?: Hear): Promise<boolean> {
    if (!(await earlier.done)) return false;
    const now = this.drafted();
    if (now.length !== earlier.draft.length || now.some((text, index) => text !== earlier.draft[index])) return false;
    return this.carryOut(texts, hear);
  }

  /** Resolves when the moves that are on their way have arrived, or failed. */
  async settled(): Promise<void> {
    await this.underWay;
  }

  private track<T>(sent: Promise<T>): Promise<T> {
    this.underWay = Promise.allSettled([this.underWay, sent]);
    return sent;
  }

  private async carryOut(texts: readonly string[], hear?: Hear): Promise<boolean> {
    const drafted = this.drafted();
    const differs = drafted.findIndex((text, index) => text !== texts[index]);
    const kept = differs < 0 ? drafted.length : differs;
    if (kept < drafted.length && !(await this.takeBack(drafted.length - kept))) return false;
    for (const [index, text] of texts.entries()) {
      if (index < kept) continue;
      if (hear) void this.foretell(texts.slice(0, index + 1), hear);
      if (!(await this.seen(this.sendNow(text), this.host.now?.seq))) return false;
    }
    return true;
  }

  /** Request the consequence of a draft's last move, which is about to be sent: the server answers in order. */
  private async foretell(draft: readonly string[], hear: Hear): Promise<void> {
    try {
      const reply = await this.host.request({ type: "preview", move: draft.at(-1)! });
      if (reply.type === "preview") hear(draft, reply.data);
    } catch {
      // the move can be made without it
    }
  }

  /** Wait until a move that was sent at this number has arrived, and its state has come too. */
  private async seen(sent: Promise<boolean>, seq: number | undefined): Promise<boolean> {
    if (!(await sent)) return false;
    if (this.host.now?.seq === seq) await this.nextState();
    return true;
  }

  /** Take back the last n moves of the draft. */
  private async takeBack(n: number): Promise<boolean> {
    const { now, seat } = this.host;
    if (!now || this.sending) return false;
    try {
      await this.host.request({ type: "undo", n, seq: now.seq, key: uniqueKey(), seat });
      if (this.host.now?.seq === now.seq) await this.nextState();
      return true;
    } catch (error) {
      this.host.refuse(error);
      return false;
    }
  }

  private nextState(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  highlight(move: AnyMove | null): void {
    if (move?.text === this.highlighted?.text) return;
    this.highlighted = move;
    void this.loadPreview();
  }

  /** Return the consequence of any legal move, to stand beside it before it is chosen; null until the server has sent it. */
  foresee(move: AnyMove): AnyGame {
    if (!this.previews.has(move.text) && !this.foreseen.has(move.text)) {
      this.foreseen.add(move.text);
      queueMicrotask(() => void this.loadPreview());
    }
    return this.previews.get(move.text) ?? null;
  }

  /** Send a move by its notation; false if it was not accepted. While the connection is lost it is queued. */
  send(text: string): Promise<boolean> {
    const seq = this.host.now?.seq;
    const sent = this.sendNow(text);
    if (this.sending) void this.note([...this.drafted(), text], this.seen(sent, seq));
    return sent;
  }

  private async sendNow(text: string): Promise<boolean> {
    const { now, seat } = this.host;
    if (!now || this.sending || this.queued || !text || !this.host.maySend(text)) return false;
    return this.track(this.deliver({ text, seq: now.seq, key: uniqueKey(), seat }));
  }

  /** Send the queued move: the connection is back. */
  sendQueued(): void {
    if (this.queued) void this.deliver(this.queued);
  }

  discardQueued = (): void => void (this.queued = null);

  /** Choose and highlight nothing. */
  clear(): void {
    this.chosen = this.highlighted = this.preview = null;
  }

  /** Discard everything that the next seat may not know. */
  forget(): void {
    this.clear();
    this.previews.clear();
    this.foreseen.clear();
  }

  /** The state has changed. A choice lasts only until something happens, a highlight as long as the move is legal. */
  onState(before: TableState | null, now: TableState): void {
    if (before?.seq !== now.seq) {
      this.previews.clear();
      this.foreseen.clear();
      this.chosen = null;
      this.sending = false;
      for (const resume of this.waiting.splice(0)) resume();
    }
    const legal = (now.moves ?? []) as AnyMove[];
    const still = (move: AnyMove | null): AnyMove | null => legal.find((other) => other.text === move?.text) ?? null;
    this.chosen = still(this.chosen);
    this.highlighted = still(this.highlighted);
    void this.loadPreview();
  }

  private async deliver(move: SentMove): Promise<boolean> {
    this.sending = true;
    this.host.refusal = null;
    try {
      await this.host.request({ type: "play", move: move.text, seq: move.seq, key: move.key, seat: move.seat });
      this.queued = null;
      // If the new state came before the reply, the reader may have chosen again.
      if (this.host.now?.seq === move.seq) this.clear();
      return true;
    } catch (error) {
      this.queued = error instanceof ConnectionLost ? move : null;
      this.host.refuse(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Request the consequences to be shown, first that of the highlighted, chosen or suggested move: one at a time, and each once.
   */
  private async loadPreview(): Promise<void> {
    for (;;) {
      const shown = (this.highlighted ?? this.chosen ?? this.host.suggested)?.text;
      this.preview = shown === undefined ? null : (this.previews.get(shown) ?? null);
      const text = [shown, ...this.foreseen].find((one) => one !== undefined && !this.previews.has(one));
      if (text === undefined || this.loading) return;
      const seq = this.host.now?.seq;
      this.loading = true;
      try {
        const reply = await this.host.request({ type: "preview", move: text });
        if (reply.type === "preview" && seq === this.host.now?.seq) this.previews.set(text, reply.data);
      } catch {
        // the request may be refused because something has happened in the meantime: then the consequence for the current state
        // must still be requested
        if (seq === this.host.now?.seq) {
          this.foreseen.delete(text);
          return; // the move can be made without it
        }
      } finally {
        this.loading = false;
      }
    }
  }
}
