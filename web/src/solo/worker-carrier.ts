/** Carries requests and messages to the tables in this browser's own workers. */
import type { Carrier, Channel, ChannelEvents } from "../api/carrier";
import type { Problem } from "../api/types";
import { gameIn } from "./game-in";
import type { EngineState, FromBots, FromTables, Lack, ToBots, ToTables } from "./messages";
import { isUnworded, type Unworded } from "./unworded";

/** A status and a body. */
type Answer = [number, unknown];

const REPLY_TIMEOUT = 600_000; // milliseconds: the first visit may have to load the engine over a slow connection
const BOTS_AGAIN = 5000; // milliseconds before bots that broke are started again
const NOT_FOUND = { title: "Not Found", status: 404, key: "needs-server", detail: "this needs a server" };
const ELSEWHERE = { title: "Service Unavailable", status: 503, key: "elsewhere", detail: "another tab has the tables" };
const NOT_LOADED = { title: "Service Unavailable", status: 503, key: "not-loaded", detail: "the engine could not be loaded" };

/** Responses that never change are files beside the engine: pages about the games need not wait for it. */
function fileOf(path: string): string | null {
  if (path === "/games") return "api/games.json";
  if (/^\/games\/[a-z0-9-]+$/.test(path)) return `api${path}.json`;
  if (/^\/games\/[a-z0-9-]+\/texts\/[a-z-]+$/.test(path)) return `api${path}.ftl`;
  return null;
}

export class WorkerCarrier implements Carrier {
  readonly replyTimeout = REPLY_TIMEOUT;
  readonly local = true;
  private tables: Worker | null = null;
  private bots: Worker | null = null;
  private number = 0;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly channels = new Map<number, ChannelEvents & { state: Channel["state"] }>();

  /** `engine` is the address of the engine's folder. */
  constructor(
    private readonly engine: string,
    private readonly onState: (state: EngineState, detail?: string) => void,
    private readonly onLack: (lack: Lack) => void,
  ) {}

  /** Start the workers, once; later calls do nothing. */
  start(): void {
    if (this.tables) return;
    const tables = new Worker(new URL("./table-worker.ts", import.meta.url), { type: "module" });
    let spoke = false;
    tables.onmessage = ({ data }: MessageEvent<FromTables>) => {
      if (this.tables !== tables) return; // one that is over
      spoke = true;
      this.take(data);
    };
    // a worker that never sent a message could not be loaded, and answers nothing
    tables.onerror = ({ message }) => {
      if (this.tables === tables) this.changeState({ type: "state", state: "failed", detail: message, ended: !spoke });
    };
    this.tables = tables;
    this.send({ type: "start", engine: this.engine });
  }

  /** Start the worker of the bots. One that breaks, or whose memory is full of other games, is replaced, and the tables give their
   * tasks to the new one. */
  private startBots(): void {
    const bots = new Worker(new URL("./bots-worker.ts", import.meta.url), { type: "module" });
    bots.onerror = (event) => {
      if (this.bots !== bots) return;
      bots.terminate();
      this.onState("no-bots", event.message);
      setTimeout(() => this.bots === bots && this.startBots(), BOTS_AGAIN);
    };
    bots.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if (data.type !== "renew" || this.bots !== bots) return;
      bots.terminate();
      this.startBots();
    };
    const channel = new MessageChannel();
    const start: ToBots = { type: "start", engine: this.engine, tables: channel.port2 };
    bots.postMessage(start, [channel.port2]);
    this.tables?.postMessage({ type: "bots", port: channel.port1 } satisfies ToTables, [channel.port1]);
    this.bots = bots;
  }

  /** Take the tables from another tab. */
  takeOver(): void {
    if (!this.tables) this.start();
    this.send({ type: "takeover" });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? "GET";
    const file = method === "GET" ? fileOf(path) : null;
    if (file) return fetch(this.engine + file);
    if (path === "/announcement") return answer(404, NOT_FOUND);
    this.start();
    const number = ++this.number;
    const message: ToTables = { type: "request", number, method, path, body: typeof init.body === "string" ? init.body : "" };
    const [status, body] = await new Promise<Answer>((resolve) => {
      this.answers.set(number, resolve);
      this.send(message);
    });
    return answer(status, status >= 400 && isUnworded(body) ? await this.inWords(body, gameIn(message.body)) : body);
  }

  /** Return a problem with its words, or unchanged if their files cannot be loaded. */
  private async inWords(problem: Unworded, game: string | undefined): Promise<Problem> {
    const files = (language: string): string[] => [
      ...(game ? [`api/games/${game}/texts/${language}.ftl`] : []),
      `api/texts/${language}.ftl`,
    ];
    const text = async (file: string): Promise<string> => {
      const found = await fetch(this.engine + file);
      return found.ok ? found.text() : ""; // an unknown game has no texts
    };
    try {
      const { worded } = await import("./worded");
      return await worded(problem, (language) => Promise.all(files(language).map(text)));
    } catch {
      return problem;
    }
  }

  open(table: string, events: ChannelEvents): Channel {
    this.start();
    const number = ++this.number;
    const channel: ChannelEvents & { state: Channel["state"] } = { ...events, state: "connecting" };
    this.channels.set(number, channel);
    this.send({ type: "open", number, table });
    return {
      get state() {
        return channel.state;
      },
      send: (text) => this.send({ type: "message", number, text }),
      close: () => {
        channel.state = "closed";
        this.channels.delete(number);
        this.send({ type: "close", number });
      },
    };
  }

  private send(message: ToTables): void {
    this.tables?.postMessage(message);
  }

  private take(message: FromTables): void {
    if (message.type === "state") this.changeState(message);
    else if (message.type === "lack") this.onLack(message.lack);
    else if (message.type === "answer") {
      this.answers.get(message.number)?.([message.status, message.body]);
      this.answers.delete(message.number);
    } else {
      const channel = this.channels.get(message.number);
      if (!channel) return;
      if (message.type === "message") {
        channel.state = "open";
        channel.onMessage(message.text);
      } else this.end(message.number, message.code);
    }
  }

  private changeState({ state, detail, ended }: Extract<FromTables, { type: "state" }>): void {
    if (state === "ready" && !this.bots) this.startBots();
    if (ended) {
      // the worker is over, even if it was still loading: the next request for the tables starts a new one
      this.tables?.terminate();
      this.bots?.terminate();
      this.tables = this.bots = null;
      for (const number of [...this.channels.keys()]) this.end(number, 1012);
      for (const resolve of this.answers.values()) resolve([503, state === "elsewhere" ? ELSEWHERE : NOT_LOADED]);
      this.answers.clear();
    }
    this.onState(state, detail);
  }

  private end(number: number, code: number): void {
    const channel = this.channels.get(number);
    if (!channel) return;
    channel.state = "closed";
    this.channels.delete(number);
    channel.onClose(code);
  }
}

function answer(status: number, body: unknown): Response {
  const text = typeof body === "string";
  const type = text ? "text/plain; charset=utf-8" : "application/json";
  return new Response(text ? body : JSON.stringify(body), { status, headers: { "Content-Type": type } });
}
