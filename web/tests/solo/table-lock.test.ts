/** The tab that has the tables, with a lock manager controlled by the test. */
import { beforeEach, expect, test } from "vitest";
import { NO_LOCKS, TableLock } from "../../src/solo/table-lock";

type Grant = (lock: Lock | null) => Promise<unknown>;

/** The locks of a browser with one name. */
class Locks {
  private holder: ((error: unknown) => void) | null = null;
  private readonly queue: (() => void)[] = [];

  request = (async (_name: string, options: LockOptions, grant: Grant): Promise<unknown> => {
    await Promise.resolve();
    const { ifAvailable, steal, signal } = options;
    if (steal) {
      this.holder?.(new DOMException("stolen", "AbortError"));
      this.holder = null;
    } else if (this.holder) {
      if (ifAvailable) return grant(null);
      await new Promise<void>((resolve, reject) => {
        this.queue.push(resolve);
        signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      });
    }
    return new Promise((resolve, reject) => {
      this.holder = reject;
      void grant({ name: _name, mode: "exclusive" }).then((value) => {
        this.holder = null;
        this.queue.shift()?.();
        resolve(value);
      });
    });
  }) as LockManager["request"];
}

let locks: Pick<LockManager, "request">;
const forever = (): Promise<void> => new Promise(() => undefined);
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

function tab(run: () => Promise<void> = () => Promise.resolve()): { lock: TableLock; told: string[] } {
  const told: string[] = [];
  const note = (what: string) => (): void => void told.push(what);
  const fails = (error: unknown): void => void told.push(`fails ${String(error)}`);
  const events = { run, waits: note("waits"), starts: note("starts"), lost: note("lost"), fails };
  return { lock: new TableLock(locks, "ilion", events), told };
}

beforeEach(() => void (locks = new Locks()));

test("the first tab has the tables, and the second waits", async () => {
  const [first, second] = [tab(), tab()];
  void first.lock.begin();
  void second.lock.begin();
  await settled();
  expect([first.told, second.told]).toEqual([["starts"], ["waits"]]);
});

test.each([
  ["works", () => Promise.resolve()],
  ["still loads", forever],
])("a tab that %s is told that another took the tables", async (_, run) => {
  const [first, second] = [tab(run), tab()];
  void first.lock.begin();
  await settled();
  void second.lock.begin();
  await settled();
  void second.lock.take();
  await settled();
  expect(first.told).toEqual(["starts", "lost"]);
  expect(second.told).toEqual(["waits", "starts"]);
});

test("a tab that cannot start says why, and the next tab gets the tables", async () => {
  let fail: (error: unknown) => void = () => undefined;
  const first = tab(() => new Promise((_, reject) => void (fail = reject)));
  const second = tab();
  void first.lock.begin();
  void second.lock.begin();
  await settled();
  fail(new DOMException("the database is gone", "AbortError"));
  await settled();
  expect(first.told).toEqual(["starts", "fails AbortError: the database is gone"]);
  expect(second.told).toEqual(["waits", "starts"]);
});

test("a tab that takes the tables at once starts only once", async () => {
  const only = tab();
  void only.lock.begin();
  void only.lock.take();
  await settled();
  void only.lock.take();
  await settled();
  expect(only.told).toEqual(["starts"]);
});

test("where the browser has no locks, every tab has the tables", async () => {
  locks = NO_LOCKS;
  const [first, second] = [tab(), tab(() => Promise.reject(new Error("no engine")))];
  void first.lock.begin();
  void second.lock.begin();
  await settled();
  expect([first.told, second.told]).toEqual([["starts"], ["starts", "fails Error: no engine"]]);
});
