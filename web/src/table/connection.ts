/** The connection to a table: it heals by itself, and every question gets its answer or an error. */
import { Problem } from "../api/problem";
import type { ClientMessage, ServerMessage } from "../api/types";

export type Status = "joining" | "open" | "lost" | "gone";
type Answer = Extract<ServerMessage, { id?: string | null }>;
export type ClientRequest = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

const REPLY_TIMEOUT = 20_000; // milliseconds without an answer after which the line counts as dead
const HEARTBEAT = 15_000; // so often somebody who only waits asks whether the line still holds
const PING_TIMEOUT = 8_000; // for that question the server needs no time to think
const RECENT = 3_000; // whoever comes back to the page asks at once, unless something has just been heard
const FIRST_TRY = 500;
const LAST_TRY = 10_000;
const RETURN_EVENTS = ["visibilitychange", "focus", "pageshow"];

export class ConnectionLost extends Error {}

export class TableConnection {
  private socket: WebSocket | null = null;
  private pending = new Map<string, { resolve(answer: Answer): void; reject(error: Error): void; timer: number }>();
  private number = 0;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private heardAt = 0;
  private asking = false;
  private heartbeat = 0;

  /** `onStatus` is called with the status and, while the line is lost, when the next try comes. */
  constructor(
    private readonly table: string,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onStatus: (status: Status, next: number) => void,
  ) {
    this.open();
    addEventListener("online", this.retry);
    addEventListener("offline", this.drop);
    this.heartbeat = window.setInterval(() => this.checkAlive(HEARTBEAT / 2), HEARTBEAT);
    for (const event of RETURN_EVENTS) addEventListener(event, this.back);
  }

  /** Ask, and wait for the answer. Without a connection it fails at once: nothing is sent later unseen. */
  request(message: ClientRequest, timeout = REPLY_TIMEOUT): Promise<Answer> {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new ConnectionLost());
    const id = String(++this.number);
    socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => socket === this.socket && this.drop(), timeout);
      this.pending.set(id, { resolve, reject, timer });
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.drop);
    for (const event of RETURN_EVENTS) removeEventListener(event, this.back);
    this.socket?.close();
  }

  /** Try now instead of at the next turn. */
  retry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  /** Somebody looks at the page again, perhaps after hours. */
  private back = (): void => {
    if (document.hidden) return;
    if (this.socket) this.checkAlive(RECENT);
    else this.retry();
  };

  /** A line can die without a word: after a silence ask whether somebody is there. */
  private checkAlive(silence: number): void {
    if (document.hidden || this.asking || this.socket?.readyState !== WebSocket.OPEN || Date.now() - this.heardAt < silence) return;
    this.asking = true;
    this.request({ type: "ping" }, PING_TIMEOUT)
      .catch(() => undefined) // a refusal is an answer too, and a lost line is told by its status
      .finally(() => (this.asking = false));
  }

  /** The line is dead though the socket does not know it yet. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket || socket.readyState > WebSocket.OPEN) return;
    socket.close();
    this.lost();
  };

  private open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) this.socket.close();
    if (!this.tries) this.onStatus("joining", 0);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.drop, REPLY_TIMEOUT); // a dead line can let itself be opened, too
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heardAt = Date.now();
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type === "welcome") {
        clearTimeout(this.timer);
        this.tries = 0;
        this.onStatus("open", 0);
      }
      this.onMessage(message);
      this.answer(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      if (event.code >= 4400 && event.code < 4500 && event.code !== 4429) {
        clearTimeout(this.timer);
        this.rejectPending();
        this.onStatus("gone", 0); // there is no such table, or it is not for us
      } else this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    this.rejectPending();
    // ever longer, and not all clients at once
    const pause = Math.min(FIRST_TRY * 2 ** this.tries++, LAST_TRY) * (0.75 + Math.random() / 2);
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

  private answer(message: ServerMessage): void {
    const id = "id" in message ? message.id : null;
    const asked = typeof id === "string" ? this.pending.get(id) : undefined;
    if (!asked) return;
    clearTimeout(asked.timer);
    this.pending.delete(id as string);
    if (message.type === "problem") asked.reject(new Problem(message));
    else asked.resolve(message as Answer);
  }
}
