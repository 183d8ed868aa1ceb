import { beforeEach, expect, test, vi } from "vitest";
import type { Sound } from "../../src/games/contract";
import { settings } from "../../src/app/settings.svelte";

const heard: { sound: string; at: number }[] = [];
let cut = 0;

vi.mock("../../src/table/sounds", () => ({
  SOUNDS: new Proxy({}, { get: (_, sound: string) => (_out: unknown, at: number) => heard.push({ sound, at }) }),
}));
class FakeContext {
  state = "running";
  currentTime = 10;
  destination = {};
}
class FakeGain {
  connect(): void {
    // to nowhere
  }
  disconnect(): void {
    cut++;
  }
}
const { play } = await import("../../src/table/sound");
const due = (...sounds: Sound[]) => sounds.map((sound, n) => ({ sound, after: 500 * n }));

beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("GainNode", FakeGain);
  heard.length = cut = 0;
  settings.set({ sound: true });
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
});

test("nothing is heard before the reader wants it", async () => {
  settings.set({ sound: null });
  await play(due("drop"));
  settings.set({ sound: false });
  await play(due("drop"));
  expect(heard).toEqual([]);
});

test("the sounds of a turn come one after the other", async () => {
  await play(due("paper", "drop", "turn"));
  expect(heard).toEqual([
    { sound: "paper", at: 10 },
    { sound: "drop", at: 10.5 },
    { sound: "turn", at: 11 },
  ]);
});

test("in a hidden tab only the reader's turn is heard", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await play(due("paper", "turn"));
  expect(heard.map(({ sound }) => sound)).toEqual(["turn"]);
});

test("what is skipped is cut off", async () => {
  await play(due("paper"));
  cut = 0;
  await play(due("drop"));
  expect(cut).toBe(1);
});
