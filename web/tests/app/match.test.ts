import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { NewWish } from "../../src/api/types";

const WISH: NewWish = { games: ["horus"], clocks: ["10min"], seats: [2], rated: false };
const STATE = { ...WISH, since: 0, waited: 0, table: null, looking: 1 };
const answers: (() => Response)[] = [];
const asked: string[] = [];

function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });
}
const problem = (status: number, key: string) => () => json({ status, key, title: key, detail: key }, status);

async function fresh() {
  vi.resetModules();
  return (await import("../../src/app/match.svelte")).quickMatch;
}
const nextQuestion = () => vi.advanceTimersToNextTimerAsync();

beforeEach(() => {
  vi.useFakeTimers();
  [answers.length, asked.length] = [0, 0];
  sessionStorage.clear();
  vi.stubGlobal("fetch", (url: string, options?: RequestInit) => {
    if (!String(url).endsWith("/wishes")) return Promise.resolve(json({}));
    asked.push(options?.method ?? "GET");
    return new Promise((resolve) => resolve((answers.shift() ?? (() => json(STATE)))()));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a quick match", () => {
  test.each([429, 500, 503])("waits on when the server answers %i", async (status) => {
    const match = await fresh();
    await match.begin(WISH);
    answers.push(problem(status, "later"));
    await nextQuestion();
    expect([match.state?.looking, match.ended]).toEqual([1, false]);
    answers.push(() => json({ ...STATE, table: "t1" }));
    await nextQuestion();
    expect(match.state?.table).toBe("t1");
  });

  test("says so when its wish is gone", async () => {
    const match = await fresh();
    await match.begin(WISH);
    answers.push(problem(404, "no-wish"));
    await nextQuestion();
    expect([match.state, match.ended, sessionStorage.length]).toEqual([null, true, 0]);
    await match.begin(WISH);
    expect(match.ended).toBe(false);
  });

  test("waits on when taking it back fails", async () => {
    const match = await fresh();
    await match.begin(WISH);
    answers.push(problem(503, "busy"));
    await expect(match.cancel()).rejects.toThrow();
    expect(match.state).not.toBeNull();
    await match.cancel();
    expect([match.state, match.ended]).toEqual([null, false]);
  });

  test("needs no storage", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem() {
        throw new DOMException("denied", "SecurityError");
      },
      removeItem() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    const match = await fresh();
    await match.begin(WISH);
    match.end();
    expect(match.state).toBeNull();
  });
});
