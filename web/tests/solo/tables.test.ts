/** The worker with the tables: it stores before it sends, with a host and a database controlled by the test. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Damaged } from "../../src/solo/lzip";
import { Tables, type Host } from "../../src/solo/tables";
import type { FromTables } from "../../src/solo/messages";

const NOTHING = { entries: {}, rows: {}, visitor: null, reviews: {}, answers: [], posts: [], closed: [], tasks: [] };
const MOVE = { ...NOTHING, entries: { t: { first: 3, entries: ["play"] } }, posts: [[7, "moved"]], tasks: [[1, "think"]] };

let happened: string[];
let answers: unknown[];
let full: Error | null;
let drained: unknown;
let tables: Tables;
const host = {
  is_shelved: vi.fn(() => ""),
  load: vi.fn((table: string) => void happened.push(`load ${table}`)),
  receive: vi.fn(() => void happened.push("call")),
  open: vi.fn(() => void happened.push("open")),
  request: vi.fn(() => void happened.push("request")),
  tick: () => void happened.push("tick"),
  drain: () => JSON.stringify(drained),
  stored: () => void happened.push("stored"),
  revert: (conflict: boolean) => JSON.stringify({ ...NOTHING, posts: [[7, conflict ? "load again" : "refused"]] }),
};
const said = (message: FromTables): string => (message.type === "message" ? message.text : message.type);

beforeEach(() => {
  happened = [];
  answers = [];
  full = null;
  drained = NOTHING;
  host.is_shelved.mockReturnValue("");
  tables = new Tables({
    host: host as unknown as Host,
    database: {
      store: async () => {
        happened.push("store");
        await Promise.resolve();
        if (full) throw full;
        happened.push("safe");
      },
      load: () => Promise.resolve({ log: ["entry"], review: null }),
    },
    loadGame: (game) => {
      if (game === "missing") return Promise.reject(new Error("no network"));
      if (game === "damaged") return Promise.reject(new Damaged("horus.zip did not arrive whole"));
      return Promise.resolve(void happened.push(`game ${game}`));
    },
    post: (message) => {
      happened.push(said(message));
      if (message.type === "answer") answers.push(message.body);
    },
    ask: ({ line }) => happened.push(line),
  });
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
};

describe("a call", () => {
  test("is sent when it is safe, and not before", async () => {
    drained = MOVE;
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    expect(happened).toEqual(["call", "store", "safe", "stored", "moved", "think"]);
  });
  test("that cannot be stored is taken back, and no bot hears of it", async () => {
    drained = MOVE;
    full = new Error("full");
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    expect(happened).toEqual(["call", "store", "refused"]);
  });
  test("upon a log that somebody else has written makes the table load it again", async () => {
    drained = MOVE;
    full = new DOMException("the key is there", "ConstraintError");
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    expect(happened).toEqual(["call", "store", "load again"]);
  });
  test("that breaks is answered, the page hears of it, and the next call goes on", async () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
    host.request.mockImplementationOnce(() => {
      throw new Error("broken");
    });
    tables.take({ type: "request", number: 1, method: "GET", path: "/me", body: "" });
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    silent.mockRestore();
    expect(happened).toEqual(["answer", "state", "call", "stored"]);
  });
  test("waits for the call before", async () => {
    drained = MOVE;
    tables.take({ type: "message", number: 7, text: "{}" });
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    expect(happened.filter((what) => ["call", "safe"].includes(what))).toEqual(["call", "safe", "call", "safe"]);
  });
  test("never waits for more than one look at the clocks, however busy the device is", async () => {
    drained = MOVE;
    tables.take({ type: "message", number: 7, text: "{}" });
    for (let second = 0; second < 5; second++) tables.tick();
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    expect(happened.filter((what) => ["call", "tick"].includes(what))).toEqual(["call", "tick", "call"]);
    tables.tick();
    await settled();
    expect(happened.filter((what) => what === "tick")).toHaveLength(2);
  });
  test("without anything to store writes nothing", async () => {
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    expect(happened).toEqual(["call", "stored"]);
  });
  test("after another tab took the tables does nothing", async () => {
    tables.stop();
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    expect(happened).toEqual([]);
  });
});

describe("a table", () => {
  test("that nobody opened yet is loaded with its game first", async () => {
    host.is_shelved.mockReturnValue("horus");
    tables.take({ type: "open", number: 1, table: "t" });
    await settled();
    expect(happened).toEqual(["game horus", "load t", "open", "stored"]);
  });
  test("of a game that is not on the device is refused, and the next call goes on", async () => {
    const body = JSON.stringify({ game: "missing" });
    tables.take({ type: "request", number: 1, method: "POST", path: "/tables", body });
    tables.take({ type: "message", number: 7, text: "{}" });
    await settled();
    expect(happened).toEqual(["answer", "call", "stored"]);
  });
  test("of a game whose files arrive damaged is refused for that reason", async () => {
    const body = JSON.stringify({ game: "damaged" });
    tables.take({ type: "request", number: 1, method: "POST", path: "/tables", body });
    await settled();
    expect(answers).toMatchObject([{ key: "damaged", detail: "Error: horus.zip did not arrive whole" }]);
  });
});
