/** The page's end of the two workers: the fate of requests and tasks if a worker breaks or is replaced. */
import { beforeEach, expect, test, vi } from "vitest";
import type { FromBots, FromTables, ToBots, ToTables } from "../../src/solo/messages";
import { WorkerCarrier } from "../../src/solo/worker-carrier";

class FakeWorker {
  static all: FakeWorker[] = [];
  readonly got: (ToTables | ToBots)[] = [];
  terminated = false;
  onmessage: ((event: { data: FromTables | FromBots }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly name: string;
  constructor(address: URL) {
    this.name = address.pathname.split("/").at(-1)!.split("-")[0]!;
    FakeWorker.all.push(this);
  }
  postMessage(message: ToTables | ToBots): void {
    this.got.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: FromTables | FromBots): void {
    this.onmessage?.({ data });
  }
}

let told: string[];
let carrier: WorkerCarrier;
const workers = (name: string): FakeWorker[] => FakeWorker.all.filter((worker) => worker.name === name);
const ports = (worker: FakeWorker): number => worker.got.filter((message) => message.type === "bots").length;

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("MessageChannel", class {});
  FakeWorker.all = [];
  told = [];
  carrier = new WorkerCarrier(
    "https://host/engine-1/",
    (state, detail) => told.push(detail ? `${state}: ${detail}` : state),
    (lack) => told.push(`no ${lack}`),
  );
  carrier.start();
});
test("bots whose memory is full are replaced once, and the tables get a way to the new ones", () => {
  const [tables] = workers("table");
  tables!.say({ type: "state", state: "ready" });
  const [first] = workers("bots");
  first!.say({ type: "renew" });
  first!.say({ type: "renew" }); // from a worker that is over
  expect(workers("bots").map((worker) => worker.terminated)).toEqual([true, false]);
  expect(ports(tables!)).toBe(2);
});

test("bots that break are replaced, and also those that break before they ever thought", async () => {
  const [tables] = workers("table");
  tables!.say({ type: "state", state: "ready" });
  for (let broken = 0; broken < 3; broken++) {
    workers("bots").at(-1)!.onerror!({ message: "no network" });
    tables!.say({ type: "state", state: "ready" }); // the tables are there all the time
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect(workers("bots").map((worker) => worker.terminated)).toEqual([true, true, true, false]);
  expect(ports(tables!)).toBe(4);
});

test("tables that cannot be loaded leave nobody waiting, and the next request starts them again", async () => {
  const asked = carrier.fetch("/me");
  workers("table")[0]!.onerror!({ message: "no script" });
  expect((await asked).status).toBe(503);
  expect(told).toEqual(["failed: no script"]);
  void carrier.fetch("/me");
  expect(workers("table")).toHaveLength(2);
});

test("an error in tables that work is told, and their answers still count", async () => {
  const [tables] = workers("table");
  tables!.say({ type: "state", state: "ready" });
  const asked = carrier.fetch("/me");
  tables!.onerror!({ message: "broken" });
  tables!.say({ type: "answer", number: 1, status: 200, body: {} });
  expect((await asked).status).toBe(200);
  expect(told).toEqual(["ready", "failed: broken"]);
});

test("the page hears what the tables lack", () => {
  workers("table")[0]!.say({ type: "lack", lack: "database" });
  expect(told).toEqual(["no database"]);
});

test("a problem that the engine could not put into words is said by the page, in every language", async () => {
  const texts: Record<string, string> = {
    "api/texts/en.ftl": "cut-off = the file was cut off: { $reason }",
    "api/texts/de.ftl": "cut-off = die Datei ist abgeschnitten: { $reason }",
    "api/games/horus/texts/en.ftl": "late = too late",
    "api/games/horus/texts/de.ftl": "late = zu spät",
  };
  vi.stubGlobal("fetch", (address: string) => {
    const text = texts[address.replace("https://host/engine-1/", "")];
    return Promise.resolve(new Response(text ?? "", { status: text ? 200 : 404 }));
  });
  const asked = carrier.fetch("/tables/travel", { method: "POST", body: JSON.stringify({ text: '{"game":"horus"}\n' }) });
  const text = { clause: "", key: "cut-off", facts: { reason: [{ clause: "HO-1", key: "late", facts: {} }] } };
  const body = { title: "", status: 422, detail: "cut-off", key: "invalid-file", text };
  workers("table")[0]!.say({ type: "answer", number: 1, status: 422, body });
  const { detail, detail_in } = (await (await asked).json()) as { detail: string; detail_in: Record<string, string> };
  expect(detail).toBe("the file was cut off: too late");
  expect(detail_in.de).toBe("die Datei ist abgeschnitten: zu spät");
});
