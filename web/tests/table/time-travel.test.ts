import { beforeEach, describe, expect, test } from "vitest";
import { Problem } from "../../src/api/problem";
import type { PastView } from "../../src/api/types";
import { TimeTravel } from "../../src/table/time-travel.svelte";

const END = 10;
const steps: (number | null)[] = [];
const errors: unknown[] = [];
const asked: number[] = [];
let arrive: (() => void)[] = [];
let fail: ((error: Error) => void)[] = [];
let travel: TimeTravel;

const view = (number: number): PastView => ({
  type: "past",
  id: null,
  number,
  view: {},
  events: END,
  viewer: 0,
  prompt: null,
  actor: 0,
});

beforeEach(() => {
  steps.length = errors.length = asked.length = 0;
  [arrive, fail] = [[], []];
  travel = new TimeTravel({
    end: () => END,
    fetchPast: (number) => {
      asked.push(number);
      return new Promise((resolve, reject) => {
        arrive.push(() => resolve(view(number)));
        fail.push(reject);
      });
    },
    onArrive: (step) => void steps.push(step),
    onError: (error) => void errors.push(error),
  });
});

/** Let the server answer all requests. */
async function settle(): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    arrive.shift()?.();
    await Promise.resolve();
  }
}

describe("going to an earlier moment", () => {
  test("heads there at once and shows it when the server has sent it", async () => {
    travel.goTo(4);
    expect([travel.target, travel.past]).toEqual([4, null]);
    await settle();
    expect(travel.past?.number).toBe(4);
    expect(steps).toEqual([null]);
  });

  test("one event further shows that event", async () => {
    travel.goTo(4);
    await settle();
    travel.goTo(5);
    await settle();
    expect(steps).toEqual([null, 5]);
  });

  test("from the last moment of the past to the present shows the last event", async () => {
    travel.goTo(END - 1);
    await settle();
    travel.goTo(END);
    expect([travel.target, travel.past]).toEqual([null, null]);
    expect(steps).toEqual([null, END]);
  });

  test("stays between the beginning and the present", async () => {
    travel.goTo(-3);
    expect(travel.target).toBe(0);
    travel.goTo(END + 5);
    expect(travel.target).toBeNull();
    await settle();
    expect(travel.past).toBeNull();
  });

  test("asks only for the last of several while one is under way", async () => {
    for (const number of [3, 4, 5, 6]) travel.goTo(number);
    await settle();
    expect(asked).toEqual([3, 6]);
    expect(travel.past?.number).toBe(6);
  });

  test("asks for each moment once", async () => {
    for (const number of [3, 4, 3, 4]) {
      travel.goTo(number);
      await settle();
    }
    expect(asked).toEqual([3, 4]);
  });
});

test("a reader who returns to the present meanwhile stays there", async () => {
  travel.goTo(3);
  travel.goTo(null);
  await settle();
  expect([travel.target, travel.past]).toEqual([null, null]);
});

test("a moment that cannot be seen leaves the reader where they were", async () => {
  travel.goTo(4);
  await settle();
  travel.goTo(7);
  const problem = new Problem({ title: "", status: 403, detail: "must remember" });
  fail.at(-1)!(problem);
  await settle();
  expect([travel.target, travel.past?.number]).toEqual([4, 4]);
  expect(errors).toEqual([problem]);
});

test("another seat finds nothing of what was seen before", async () => {
  travel.goTo(4);
  await settle();
  travel.clear();
  expect([travel.target, travel.past]).toEqual([null, null]);
  travel.goTo(4);
  await settle();
  expect(asked).toEqual([4, 4]);
});
