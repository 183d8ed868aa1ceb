/** The host of the tables in its worker: one call after the other, and nothing is sent before it is stored. */
import type { Storage, Writes } from "./database";
import { gameIn } from "./game-in";
import { Damaged } from "./lzip";
import type { BotAnswer, BotTask, FromTables, ToTables } from "./messages";

/** `ilion.solo.browser.Browser`, as Pyodide exposes it. */
export interface Host {
  restore(visitor: string, rows: string): void;
  is_shelved(table: string): string;
  load(table: string, log: string, review: string): void;
  request(number: number, method: string, path: string, body: string): void;
  open(number: number, table: string): void;
  receive(number: number, text: string): void;
  close(number: number): void;
  finish(number: number, answer: string): void;
  tick(): void;
  drain(): string;
  stored(): void;
  revert(conflict: boolean): string;
}

interface Drained extends Writes {
  answers: [number, number, unknown][];
  posts: [number, string][];
  closed: [number, number][];
  tasks: [number, string][];
}

interface Parts {
  host: Host;
  database: Pick<Storage, "store" | "load">;
  loadGame: (game: string) => Promise<void>;
  post: (message: FromTables) => void;
  ask: (task: BotTask) => void;
}

export class Tables {
  private last: Promise<void> = Promise.resolve();
  private stopped = false;
  private ticking = false;

  constructor(private readonly parts: Parts) {}

  /** Handle a message from the page. */
  take(message: Exclude<ToTables, { type: "start" | "takeover" | "bots" }>): void {
    const { host } = this.parts;
    switch (message.type) {
      case "request":
        this.call(
          () => host.request(message.number, message.method, message.path, message.body),
          /^\/tables\/([^/?]+)/.exec(message.path)?.[1],
          gameIn(message.body),
          (error) => this.parts.post({ type: "answer", number: message.number, status: 503, body: unavailable(error) }),
        );
        break;
      case "open":
        this.call(
          () => host.open(message.number, message.table),
          message.table,
          undefined,
          () => this.parts.post({ type: "closed", number: message.number, code: 1011 }),
        );
        break;
      case "message":
        this.call(() => host.receive(message.number, message.text));
        break;
      case "close":
        this.call(() => host.close(message.number));
    }
  }

  finish({ number, answer }: BotAnswer): void {
    this.call(() => this.parts.host.finish(number, answer));
  }

  /** Check the clocks. On a busy device the last check may not be over yet: checks must not pile up in front of the calls. */
  tick(): void {
    if (this.ticking) return;
    this.ticking = true;
    this.call(() => this.parts.host.tick());
    void this.last.then(() => (this.ticking = false));
  }

  /** Another tab has the tables from now on: stop writing. */
  stop(): void {
    this.stopped = true;
  }

  /** Call the host after all calls before, with the table and the game that the call needs. `onError` tells the caller that there
   * will be no result. */
  private call(work: () => void, table?: string, game?: string, onError?: (error: unknown) => void): void {
    this.last = this.last.then(async () => {
      if (this.stopped) return;
      try {
        await this.prepare(table, game);
      } catch (error) {
        onError?.(error);
        return;
      }
      try {
        work();
        await this.deliver();
      } catch (error) {
        // the next call must not wait for ever, nor the page for this one
        console.error(error);
        onError?.(error);
        this.parts.post({ type: "state", state: "failed", detail: String(error) });
      }
    });
  }

  private async prepare(table?: string, game?: string): Promise<void> {
    const { host, database, loadGame } = this.parts;
    if (game) await loadGame(game);
    const shelved = table && host.is_shelved(table);
    if (!shelved) return;
    await loadGame(shelved);
    const { log, review } = await database.load(table);
    host.load(table, JSON.stringify(log), JSON.stringify(review));
  }

  private async deliver(): Promise<void> {
    const { host, database } = this.parts;
    const drained = JSON.parse(host.drain()) as Drained;
    const writes =
      drained.visitor !== null || [drained.entries, drained.rows, drained.reviews].some((changed) => Object.keys(changed).length);
    if (writes) {
      try {
        if (this.stopped) throw new Error("another tab has the tables");
        await database.store(drained);
      } catch (error) {
        // an entry is there that this host never wrote
        const conflict = error instanceof DOMException && error.name === "ConstraintError";
        this.send(JSON.parse(host.revert(conflict)) as Drained);
        return;
      }
    }
    host.stored();
    this.send(drained);
  }

  private send({ answers, posts, closed, tasks }: Drained): void {
    const { post, ask } = this.parts;
    for (const [number, text] of posts) post({ type: "message", number, text });
    for (const [number, status, body] of answers) post({ type: "answer", number, status, body });
    for (const [number, code] of closed) post({ type: "closed", number, code });
    for (const [number, line] of tasks) ask({ number, line });
  }
}

function unavailable(error: unknown): unknown {
  const key = error instanceof Damaged ? "damaged" : "not-loaded";
  return { title: "Service Unavailable", status: 503, key, detail: String(error) };
}
