/** The connection to a table: it reconnects by itself, and every request gets its reply or an error. */
import { home, type Carrier, type Channel } from "../api/carrier";
import { Problem } from "../api/problem";
import type { ClientMessage, ServerMessage } from "../api/types";

export type Status = "joining" | "open" | "lost" | "gone";
export type Reply = Extract<ServerMessage, { id?: string | null }>;
export type ClientRequest = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

// milliseconds
const REPLY_TIMEOUT = 20_000; // without a reply for this long, the connection counts as dead
const PING_TIMEOUT = 8_000; // the server answers a ping at once
const HEARTBEAT = 15_000; // how often a quiet connection is checked
const RECENT = 3_000; // a reader who comes back need not check a connection that delivered something this recently
const FIRST_RETRY = 500;
const LAST_RETRY = 10_000;
const RETURN_EVENTS = ["visibilitychange", "focus", "pageshow"];

/** The connection broke before the reply came, or there was none to begin with. */
export class ConnectionLost extends Error {}

export class TableConnection {
  private channel: Channel | null = null;
  private pending = new Map<string, { resolve: (reply: Reply) => void; reject: (error: Error) => void; timer: number }>();
  private number = 0;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private receivedAt = 0;
  private pinging = false;
  private readonly heartbeat: number;

  /** `onStatus` gets the status and, while the connection is lost, the time of the next try. */
  constructor(
    private readonly table: string,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onStatus: (status: Status, next: number) => void,
    private readonly carrier: Carrier = home,
  ) {
    this.open();
    if (!carrier.local) {
      addEventListener("online", this.retry);
      addEventListener("offline", this.drop);
    }
    this.heartbeat = window.setInterval(() => this.checkAlive(HEARTBEAT / 2), HEARTBEAT);
    for (const event of RETURN_EVENTS) addEventListener(event, this.onReturn);
  }

  /** Send a request and return its reply. Without a connection it fails at once: nothing is sent later without the reader's
   * knowledge. */
  request(message: ClientRequest, timeout = this.carrier.replyTimeout ?? REPLY_TIMEOUT): Promise<Reply> {
    const { channel } = this;
    if (channel?.state !== "open") return Promise.reject(new ConnectionLost());
    const id = String(++this.number);
    channel.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => channel === this.channel && this.drop(), timeout);
      this.pending.set(id, { resolve, reject, timer });
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.drop);
    for (const event of RETURN_EVENTS) removeEventListener(event, this.onReturn);
    this.channel?.close();
  }

  /** Reconnect now instead of at the scheduled time. */
  retry = (): void => {
    if (this.channel?.state === "open") return;
    clearTimeout(this.timer);
    this.open();
  };

  /** The reader is back at the page, perhaps after hours. */
  private onReturn = (): void => {
    if (document.hidden) return;
    if (this.channel) this.checkAlive(RECENT);
    else this.retry();
  };

  /** A connection can die silently: after a quiet spell, ping the server. */
  private checkAlive(quiet: number): void {
    if (document.hidden || this.pinging || this.channel?.state !== "open" || Date.now() - this.receivedAt < quiet) return;
    this.pinging = true;
    this.request({ type: "ping" }, this.carrier.replyTimeout ?? PING_TIMEOUT)
      .catch(() => undefined) // a refusal is a sign of life too, and a timeout drops the channel
      .finally(() => (this.pinging = false));
  }

  /** Give up a channel that is dead but has not been closed yet. */
  private drop = (): void => {
    const { channel } = this;
    if (!channel || channel.state === "closed") return;
    channel.close();
    this.lost();
  };

  private open(): void {
    if (this.channel && this.channel.state !== "closed") this.channel.close();
    if (!this.tries) this.onStatus("joining", 0);
    const channel = this.carrier.open(this.table, {
      onMessage: (text) => channel === this.channel && this.receive(JSON.parse(text) as ServerMessage),
      onClose: (code) => channel === this.channel && !this.closed && this.onClose(code),
    });
    this.channel = channel;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.drop, this.carrier.replyTimeout ?? REPLY_TIMEOUT); // a dead connection can be opened, too
  }

  private receive(message: ServerMessage): void {
    this.receivedAt = Date.now();
    if (message.type === "welcome") {
      clearTimeout(this.timer);
      this.tries = 0;
      this.onStatus("open", 0);
    }
    this.onMessage(message);
    this.resolveReply(message);
  }

  /** Hand a reply to the caller that waits for it. */
  private resolveReply(message: ServerMessage): void {
    const id = "id" in message ? message.id : null;
    const waiting = typeof id === "string" ? this.pending.get(id) : undefined;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.pending.delete(id as string);
    if (message.type === "problem") waiting.reject(new Problem(message));
    else waiting.resolve(message as Reply);
  }

  private onClose(code: number): void {
    if (code >= 4400 && code < 4500 && code !== 4429) {
      clearTimeout(this.timer);
      this.rejectPending();
      this.onStatus("gone", 0); // the table does not exist, or is not for this visitor
    } else this.lost();
  }

  private lost(): void {
    this.channel = null;
    this.rejectPending();
    // longer each time, and not all clients at once
    const pause = Math.min(FIRST_RETRY * 2 ** this.tries++, LAST_RETRY) * (0.75 + Math.random() / 2);
    this.onStatus("lost", Date.now() + pause);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), pause);
  }

  private rejectPending(): void {
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(new ConnectionLost());
    }
    this.pending.clear();
  }
}

/** Return a text that is used once, so that a repeated message counts once. `crypto.randomUUID` needs https. */
export function uniqueKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
