import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ReviewLoader, waitOf } from "../../src/review/loading.svelte";
import { FakeCarrier } from "../fake-carrier";
import { smallReview } from "./documents";

const PATH = "/tables/table-1/review";
let carrier: FakeCarrier;
let loader: ReviewLoader;
beforeEach(() => {
  carrier = new FakeCarrier();
  loader = new ReviewLoader("table-1", carrier);
});
afterEach(() => loader.close());

const answer = (status: number, body: unknown): void => {
  carrier.answers[PATH] = () => new Response(JSON.stringify(body), { status });
};
const problem = (status: number, key: string): void => answer(status, { title: "", status, detail: "", key });
const waiting = { state: "running", position: null, progress: 0.4, seconds_left: 90 };

describe("a review", () => {
  test("that nobody has asked for is absent, and can be asked for", async () => {
    problem(404, "review-none");
    await loader.load();
    expect(loader.state).toBe("absent");
    answer(202, waiting);
    await loader.ask();
    expect([loader.state, loader.waiting?.progress]).toEqual(["waiting", 0.4]);
    expect(carrier.requests.at(-1)?.init?.method).toBe("POST");
  });

  test("that is being computed is asked for again until it is there", async () => {
    answer(202, waiting);
    await loader.load();
    answer(200, { state: "refining", review: smallReview() });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([loader.state, loader.review?.events.length]).toEqual(["refining", 5]);
    answer(200, { state: "ready", review: smallReview({ events: [] }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([loader.state, loader.review?.events.length]).toEqual(["ready", 0]);
    const { length } = carrier.requests;
    await vi.advanceTimersByTimeAsync(100_000);
    expect(carrier.requests).toHaveLength(length);
  });

  test("is not asked for any more once the page is left", async () => {
    answer(202, waiting);
    await loader.load();
    loader.close();
    const { length } = carrier.requests;
    await vi.advanceTimersByTimeAsync(100_000);
    expect(carrier.requests).toHaveLength(length);
  });

  test("stays while the line is broken, and comes when it is back", async () => {
    await loader.load();
    expect([loader.offline, loader.state]).toEqual([true, "loading"]);
    answer(200, { state: "ready", review: smallReview() });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([loader.offline, loader.state]).toEqual([false, "ready"]);
  });

  test.each([
    [403, "review-off"],
    [429, "review-limit"],
    [409, "review-running"],
  ])("that is refused with %i says why", async (status, key) => {
    problem(status, key);
    await loader.ask();
    expect(loader.state).toBe("absent");
    expect(loader.problem).toMatchObject({ details: { key } });
  });

  test("of a table that one may not see is not there", async () => {
    problem(404, "no-table");
    await loader.load();
    expect(loader.state).toBe("failed");
  });
});

test("the time to wait is told in steps of ten seconds, then in minutes", () => {
  expect([1, 10, 31, 60, 61, 150].map((seconds) => Object.values(waitOf(seconds)).join(" "))).toEqual([
    "seconds 10",
    "seconds 10",
    "seconds 40",
    "seconds 60",
    "minutes 2",
    "minutes 3",
  ]);
});
