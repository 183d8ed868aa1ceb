import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Update } from "../../src/api/types";
import { Pacing } from "../../src/table/pacing.svelte";
import { event, update } from "../fixtures";

const shown: number[] = [];
let pacing: Pacing;
let time: number; // of every update with an event
let pace: number;
/** The time at which each update was shown. */
const moments: number[] = [];
/** The pauses between the updates that were shown, in whole milliseconds. */
const pauses = (): number[] => moments.slice(1).map((moment, index) => Math.round(moment - moments[index]!));
/** An update of a turn: its sequence number tells both. */
const step = (number: number, events = 1): Update =>
  update(
    { seq: number },
    Array.from({ length: events }, () => event(number, 1)),
  );
const LAST = 99; // of a turn: the next one begins with it
const turnOf = ({ now }: Update): number => Math.floor(now.seq / 100);

beforeEach(() => {
  shown.length = 0;
  moments.length = 0;
  time = 500;
  pace = 1;
  vi.advanceTimersByTime(60_000);
  pacing = new Pacing({
    show: ({ now }) => {
      shown.push(now.seq);
      moments.push(performance.now());
    },
    duration: ({ log }) => (log.length ? time * pace : 0),
    pace: () => pace,
    turn: turnOf,
    handsOver: ({ now }) => now.seq % 100 === LAST,
  });
});

describe("updates that come together", () => {
  test("are shown one after the other, each for its own time", () => {
    for (const number of [101, 102, 103]) pacing.add(step(number));
    expect(shown).toEqual([101]);
    vi.advanceTimersByTime(499);
    expect(shown).toEqual([101]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([101, 102]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([101, 102, 103]);
    expect(pacing.pending).toEqual([]);
  });

  test("leave a pause between two turns, before anything moves in the second", () => {
    for (const number of [100 + LAST, 201]) pacing.add(step(number));
    vi.advanceTimersByTime(899);
    expect(shown).toEqual([199]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([199, 201]);
  });

  test("of one turn never take more than six seconds and the pause", () => {
    time = 700;
    for (let number = 0; number < 20; number++) pacing.add(step(100 + number));
    vi.advanceTimersByTime(6_400);
    expect(shown).toHaveLength(20);
  });

  test("of a long turn that is known to its end all take the same part of their time", () => {
    pacing.begin(); // so that the whole turn is there before its first event is shown
    time = 1_000;
    for (const number of [101, 102, 103, 104, 105, 106, 107, 108, 109, 100 + LAST, 201]) pacing.add(step(number));
    vi.advanceTimersByTime(20_000);
    const [last, ...others] = pauses().toReversed();
    expect(new Set(others)).toEqual(new Set([600]));
    expect(last).toBe(600 + 400); // and the pause between two turns
  });

  test("of a long turn may take longer at a slower pace", () => {
    pacing.begin();
    [pace, time] = [1.6, 1_000];
    for (let number = 0; number < 11; number++) pacing.add(step(100 + number));
    pacing.add(step(100 + LAST));
    pacing.add(step(201));
    vi.advanceTimersByTime(30_000);
    expect(moments.at(-1)! - moments[0]!).toBe(6_000 * 1.6 + 400);
  });

  test("are not played but shown at once when they would take more than fifteen seconds", () => {
    time = 4_000;
    for (const number of [101, 201, 301]) pacing.add(step(number));
    expect(shown).toEqual([101]);
    time = 10_000;
    pacing.add(step(401));
    expect(shown).toEqual([101, 201, 301, 401]);
  });

  test("are played if they belong to one turn, however long it would take: it goes faster", () => {
    time = 1_200;
    for (let number = 0; number < 20; number++) pacing.add(step(100 + number));
    expect(shown).toEqual([100]);
    vi.advanceTimersByTime(2_000);
    expect(shown.length).toBeLessThan(10);
  });

  test("are not played but shown at once when more than four turns wait", () => {
    for (const number of [101, 201, 301, 401, 501]) pacing.add(step(number));
    expect(shown).toEqual([101]);
    pacing.add(step(601));
    expect(shown).toEqual([101, 201, 301, 401, 501, 601]);
  });

  test("do not wait if nothing happens in them", () => {
    pacing.add(step(101));
    pacing.add(step(102, 0));
    expect(shown).toEqual([101, 102]);
  });
});

test("nothing is played before the reader has seen the table for a second and a half", () => {
  pacing.begin();
  pacing.add(step(101));
  vi.advanceTimersByTime(1_499);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([101]);
});

test("a pause holds the next update back until it ends", () => {
  for (const number of [101, 102]) pacing.add(step(number));
  pacing.pause(true);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([101]);
  pacing.pause(false);
  expect(shown).toEqual([101, 102]);
});

test("skipping shows the rest at once, in order", () => {
  for (const number of [101, 102, 103]) pacing.add(step(number));
  pacing.skip();
  expect(shown).toEqual([101, 102, 103]);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([101, 102, 103]);
});

describe("skipping a turn", () => {
  const skip = (): void => pacing.skipTurn(() => shown.push(0));

  test("shows the rest of it at once, then the next one step by step", () => {
    for (const number of [101, 102, 199, 201, 202]) pacing.add(step(number));
    skip();
    expect(shown).toEqual([101, 102, 199, 0, 201]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([101, 102, 199, 0, 201, 202]);
  });

  test("goes on at once if nothing of it is left", () => {
    for (const number of [199, 201, 202]) pacing.add(step(number));
    skip();
    expect(shown).toEqual([199, 0, 201]);
  });

  test("skips the first that waits if none has begun", () => {
    pacing.begin();
    for (const number of [101, 199, 201]) pacing.add(step(number));
    skip();
    expect(shown).toEqual([101, 199, 0, 201]);
  });

  test("ends a pause", () => {
    for (const number of [199, 201]) pacing.add(step(number));
    pacing.pause(true);
    skip();
    expect([pacing.paused, shown]).toEqual([false, [199, 0, 201]]);
  });
});

test("an update that must be seen now comes after those that wait", () => {
  for (const number of [101, 102]) pacing.add(step(number));
  pacing.showNow(step(103));
  expect(shown).toEqual([101, 102, 103]);
});

test("what is discarded is never shown", () => {
  for (const number of [101, 102]) pacing.add(step(number));
  pacing.clear();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([101]);
});

test("a second after something happened the table is calm", () => {
  pacing.add(step(101));
  expect(pacing.calm).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(pacing.calm).toBe(true);
});

test("what the reader does is seen before what follows it", () => {
  pacing.showNow(step(100 + LAST));
  pacing.add(step(201));
  expect(shown).toEqual([199]);
  vi.advanceTimersByTime(899);
  expect(shown).toEqual([199]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([199, 201]);
});

test("after each decision of the reader's there is time again for what follows", () => {
  time = 1_200;
  for (let number = 0; number < 12; number++) pacing.showNow(step(100 + number));
  pacing.add(step(112));
  expect(shown.at(-1)).toBe(111);
  vi.advanceTimersByTime(1_199);
  expect(shown.at(-1)).toBe(111);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe(112);
});

test("a move of the reader's is shown at once, whatever was shown before", () => {
  pacing.showNow(step(101));
  pacing.showNow(step(102));
  expect(shown).toEqual([101, 102]);
});
