import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Update } from "../../src/api/types";
import { Pacing } from "../../src/table/pacing.svelte";
import { event, update } from "../fixtures";

const shown: number[] = [];
let pacing: Pacing;
const step = (number: number, events = 1): Update =>
  update(
    { seq: number },
    Array.from({ length: events }, () => event(number, 1)),
  );

beforeEach(() => {
  shown.length = 0;
  vi.advanceTimersByTime(10_000);
  pacing = new Pacing(({ now }) => void shown.push(now.seq));
});

describe("updates that come together", () => {
  test("are shown one after the other, 450 ms apart", () => {
    for (const number of [1, 2, 3]) pacing.add(step(number));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(449);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(450);
    expect(shown).toEqual([1, 2, 3]);
    expect(pacing.pending).toEqual([]);
  });

  test("are all shown within three seconds and a step, however many they are", () => {
    for (let number = 0; number < 31; number++) pacing.add(step(number));
    vi.advanceTimersByTime(3_450);
    expect(shown).toHaveLength(31);
  });

  test("do not wait if nothing happens in them", () => {
    pacing.add(step(1));
    pacing.add(step(2, 0));
    expect(shown).toEqual([1, 2]);
  });

  test("go at their usual pace again after a crowd", () => {
    for (let number = 0; number < 31; number++) pacing.add(step(number));
    vi.advanceTimersByTime(3_950);
    shown.length = 0;
    pacing.add(step(50));
    pacing.add(step(51));
    vi.advanceTimersByTime(340);
    expect(shown).toEqual([50]);
    vi.advanceTimersByTime(450);
    expect(shown).toEqual([50, 51]);
  });
});

test("skipping shows the rest at once, in order", () => {
  for (const number of [1, 2, 3]) pacing.add(step(number));
  pacing.skip();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([1, 2, 3]);
});

test("an update that must be seen now comes after those that wait", () => {
  for (const number of [1, 2]) pacing.add(step(number));
  pacing.showNow(step(3));
  expect(shown).toEqual([1, 2, 3]);
});

test("what is discarded is never shown", () => {
  for (const number of [1, 2]) pacing.add(step(number));
  pacing.clear();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([1]);
});

test("a second after something happened the table is calm", () => {
  pacing.add(step(1));
  expect(pacing.calm).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(pacing.calm).toBe(true);
});
