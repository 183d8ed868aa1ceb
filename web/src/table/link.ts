/** The connection to a table: it heals by itself, and every question gets its answer or an error. */
import type { ClientMessage, Refused, ServerMessage } from "../api/types";

export type Status = "joining" | "open" | "lost" | "gone";
type Answer = Extract<ServerMessage, { id?: string | null }>;
type Question = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

/** The server said no: what it said. */
export class Problem extends Error {
  constructor(readonly said: Refused) {
    super(said.detail);
  }
}

export class Lost extends Error {}

export class Link {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, { resolve(answer: Answer): void; reject(error: Error): void }>();
  private number = 0;
  private tries = 0;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (status: Status) => void,
  ) {
    this.open();
    addEventListener("online", this.now);
  }

  /** Ask, and wait for the answer. Without a connection it fails at once: nothing is sent later unseen. */
  ask(message: Question): Promise<Answer> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Lost());
    const id = String(++this.number);
    this.socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    this.socket?.close();
  }

  private now = () => {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.socket?.close();
    this.open();
  };

  private open(): void {
    this.changed(this.tries ? "lost" : "joining");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.type === "welcome") {
        this.tries = 0;
        this.changed("open");
      }
      this.answer(message);
      this.heard(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      for (const { reject } of this.waiting.values()) reject(new Lost());
      this.waiting.clear();
      if (event.code >= 4400 && event.code < 4500) return this.changed("gone"); // there is no such table, or it is not for us
      this.changed("lost");
      // 0.5 s, then ever longer up to 10 s, not all clients at once
      this.timer = window.setTimeout(() => this.open(), Math.min(500 * 2 ** this.tries++, 10_000) * (0.75 + Math.random() / 2));
    };
  }

  private answer(message: ServerMessage): void {
    const id = "id" in message ? message.id : null;
    const asked = typeof id === "string" ? this.waiting.get(id) : undefined;
    if (!asked) return;
    this.waiting.delete(id as string);
    if (message.type === "problem") asked.reject(new Problem(message as Refused));
    else asked.resolve(message as Answer);
  }
}
