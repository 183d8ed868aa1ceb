/** The messages between the page, the worker with the tables and the worker with the bots. */

export type ToTables =
  | { type: "start"; engine: string }
  | { type: "bots"; port: MessagePort }
  | { type: "takeover" }
  | { type: "request"; number: number; method: string; path: string; body: string }
  | { type: "open"; number: number; table: string }
  | { type: "message"; number: number; text: string }
  | { type: "close"; number: number };

/** The state of the engine: it loads, it works, it works but the bots cannot think yet, another tab has the tables, one of its
 * files arrived damaged, or it failed. */
export type EngineState = "starting" | "ready" | "no-bots" | "elsewhere" | "damaged" | "failed";
/** The features that the tables lack in this browser: a database (then they end with the tab) or a lock (then a second tab may
 * disturb them). */
export type Lack = "database" | "lock";

export type FromTables =
  | { type: "state"; state: EngineState; detail?: string; ended?: boolean } // ended: this worker sends nothing more
  | { type: "lack"; lack: Lack }
  | { type: "answer"; number: number; status: number; body: unknown }
  | { type: "message"; number: number; text: string }
  | { type: "closed"; number: number; code: number };

export type ToBots = { type: "start"; engine: string; tables: MessagePort };
/** On the port between the two workers: a task for `ilion.review.worker`, and its answer (empty if there is none). */
export type BotTask = { number: number; line: string };
export type BotAnswer = { number: number; answer: string };
/** To the page: this worker's memory is full of other games, and a new one must take its place and its tasks. */
export type FromBots = { type: "renew" };
/** A message from the bots: an answer, or the reason why they cannot think (empty: they can again). */
export type BotReport = BotAnswer | { trouble: string };
