/** The worker with the tables. Only one tab has them at a time: a lock keeps the others waiting. */
import { BotLine } from "./bot-line";
import { Database, FORGETFUL, type Storage } from "./database";
import { Engine } from "./engine";
import { Damaged } from "./lzip";
import type { FromTables, ToTables } from "./messages";
import { NO_LOCKS, TableLock } from "./table-lock";
import { Tables, type Host } from "./tables";

const TICK = 1000; // milliseconds between two checks of the clocks
const early: Exclude<ToTables, { type: "start" | "takeover" | "bots" }>[] = [];
let tables: Tables | null = null;
let lock: TableLock | null = null;

const post = (message: FromTables): void => postMessage(message);
const bots = new BotLine(
  (answer) => tables?.finish(answer),
  (detail) => post({ type: "state", state: detail ? "no-bots" : "ready", detail }),
);

onmessage = ({ data }: MessageEvent<ToTables>): void => {
  if (data.type === "start") {
    lock = lockOf(data.engine);
    void lock.begin();
  } else if (data.type === "takeover") void lock?.take();
  else if (data.type === "bots") bots.use(data.port);
  else if (tables) tables.take(data);
  else early.push(data);
};

/** Every site has its own tables, even if several sites share a host. */
function lockOf(engine: string): TableLock {
  const name = `ilion ${new URL("..", engine).pathname}`;
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) post({ type: "lack", lack: "lock" });
  return new TableLock(locks ?? NO_LOCKS, name, {
    run: () => run(engine, name),
    waits: () => post({ type: "state", state: "elsewhere" }),
    starts: () => post({ type: "state", state: "starting" }),
    lost: () => end({ type: "state", state: "elsewhere", ended: true }),
    fails: (error) =>
      end({ type: "state", state: error instanceof Damaged ? "damaged" : "failed", detail: String(error), ended: true }),
  });
}

/** Send the last message: the page starts a new worker when it wants the tables again. */
function end(message: FromTables): void {
  tables?.stop();
  post(message);
  close();
}

async function run(home: string, name: string): Promise<void> {
  const [engine, database] = await Promise.all([Engine.start(home), databaseOf(name)]);
  const host = engine.module<{ Browser: () => Host }>("ilion.solo.browser").Browser();
  const { visitor, rows } = await database.restore();
  host.restore(JSON.stringify(visitor), JSON.stringify(rows));
  const loadGame = (game: string): Promise<void> => engine.game(game);
  const made = new Tables({ host, database, loadGame, post, ask: (task) => bots.ask(task) });
  tables = made;
  early.splice(0).forEach((message) => made.take(message));
  setInterval(() => made.tick(), TICK);
  post({ type: "state", state: "ready" });
}

/** Return the browser's database. A browser without one, as in some private windows, can still play. */
async function databaseOf(name: string): Promise<Storage> {
  try {
    return await Database.open(name);
  } catch (error) {
    console.warn(error);
    post({ type: "lack", lack: "database" });
    return FORGETFUL;
  }
}
