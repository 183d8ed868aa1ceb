import { beforeEach, expect, test, vi } from "vitest";
import { Replay } from "../../src/table/replay.svelte";

const seen: (number | null)[] = [];
let replay: Replay;

beforeEach(() => {
  seen.length = 0;
  replay = new Replay({ goTo: (number) => void seen.push(number), duration: (event) => (event === 5 ? 1_000 : 0), end: () => 7 });
});

test("a replay shows every moment for its time and ends in the present", () => {
  replay.start(5);
  expect([seen, replay.first]).toEqual([[5], 5]);
  vi.advanceTimersByTime(250);
  expect(seen).toEqual([5, 6]);
  vi.advanceTimersByTime(999);
  expect(seen).toEqual([5, 6]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([5, 6, null]);
  expect(replay.running).toBe(false);
});

test("a replay that is stopped shows nothing more", () => {
  replay.start(5);
  replay.stop();
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([5]);
});
