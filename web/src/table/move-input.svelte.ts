/** A move on its way: highlighted, chosen, with a preview of its consequence, then sent, or queued while the connection is lost. */
import { settings } from "../app/settings.svelte";
import type { Problem, TableState } from "../api/types";
import type { AnyGame, AnyMove } from "../games/contract";
import { ConnectionLost, uniqueKey, type ClientRequest, type Reply } from "./connection";

/** A move as it is sent. With the same key it counts once, however often it is sent. */
interface SentMove {
  text: string;
  seq: number;
  key: string;
  seat: number | null;
}

export interface MoveHost {
  readonly now: TableState | null;
  /** The seat that this page plays for at the moment. */
  readonly seat: number | null;
  /** Whether a move may be sent: false while updates are still to be shown, or if a lesson expects another one. */
  maySend(text: string): boolean;
  request(message: ClientRequest): Promise<Reply>;
  /** What was refused last. */
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
  private loading = false;
  private readonly previews = new Map<string, AnyGame>();

  constructor(private readonly host: MoveHost) {}

  /** Choose a move; choosing it again, or any at all if the reader need not confirm, sends it. */
  choose(move: AnyMove | null): void {
    this.host.refusal = null;
    if (move && (!settings.confirm || this.chosen?.text === move.text)) return void this.send(move.text);
    this.chosen = move;
    void this.loadPreview();
  }

  highlight(move: AnyMove | null): void {
    if (move?.text === this.highlighted?.text) return;
    this.highlighted = move;
    void this.loadPreview();
  }

  /** Send a move by its notation; false if it was not accepted. While the connection is lost it is queued. */
  async send(text: string): Promise<boolean> {
    const { now, seat } = this.host;
    if (!now || this.sending || this.queued || !text || !this.host.maySend(text)) return false;
    return this.deliver({ text, seq: now.seq, key: uniqueKey(), seat });
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

  /** Discard everything that one seat may know and the next may not. */
  forget(): void {
    this.clear();
    this.previews.clear();
  }

  /** The state has changed. A choice lasts only until something happens, a highlight as long as the move is legal. */
  onState(before: TableState | null, now: TableState): void {
    if (before?.seq !== now.seq) {
      this.previews.clear();
      this.chosen = null;
      this.sending = false;
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

  /** Request the consequence of the highlighted or chosen move: one request at a time, and each only once. */
  private async loadPreview(): Promise<void> {
    for (;;) {
      const text = (this.highlighted ?? this.chosen)?.text;
      this.preview = text === undefined ? null : (this.previews.get(text) ?? null);
      if (text === undefined || this.previews.has(text) || this.loading) return;
      const seq = this.host.now?.seq;
      this.loading = true;
      try {
        const reply = await this.host.request({ type: "preview", move: text });
        if (reply.type === "preview" && seq === this.host.now?.seq) this.previews.set(text, reply.data);
      } catch {
        return; // the move can be made without
      } finally {
        this.loading = false;
      }
    }
  }
}
