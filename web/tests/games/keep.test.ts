import { expect, test } from "vitest";
import { keep, keepItems, keeping, keepingList } from "../../src/games/keep";

const parsed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test("what equals its predecessor is the predecessor", () => {
  const before = { tiles: [{ at: [0, 1], stone: null }], scores: [1, 2], phase: "turn" };
  expect(keep(before, parsed(before))).toBe(before);
});

test("what has changed is new, with its path, and the rest is kept", () => {
  const before = { tiles: [{ at: [0, 0] }, { at: [2, 0] }], scores: [1, 2] };
  const after = parsed(before);
  after.tiles[1]!.at[1] = 5;
  const kept = keep(before, after);
  expect(kept).toEqual(after);
  expect(kept).not.toBe(before);
  expect(kept.tiles).not.toBe(before.tiles);
  expect(kept.tiles[0]).toBe(before.tiles[0]);
  expect(kept.scores).toBe(before.scores);
  expect(before.tiles[1]!.at).toEqual([2, 0]);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [null, {}],
  [{}, null],
  [undefined, [1]],
  [1, "1"],
])("%j is not %j", (before, after) => {
  const kept = keep(before, after);
  expect(kept).toStrictEqual(after);
  expect(kept).not.toBe(before);
});

test("items are kept wherever they stand, and only equal ones", () => {
  const before = [
    { text: "a", final: false },
    { text: "b", final: false },
  ];
  const kept = keepItems(
    before,
    [
      { text: "b", final: false },
      { text: "a", final: true },
      { text: "c", final: false },
    ],
    ({ text }) => text,
  );
  expect(kept[0]).toBe(before[1]);
  expect(kept.slice(1)).toEqual([
    { text: "a", final: true },
    { text: "c", final: false },
  ]);
});

test("a function that keeps returns the last value while nothing changes", () => {
  let scores = [1, 2];
  const found = keeping(() => ({ scores: [...scores] }));
  const first = found();
  expect(found()).toBe(first);
  scores = [1, 3];
  expect(found()).toEqual({ scores: [1, 3] });
});

test("a list stays the same as long as the very same items are in it", () => {
  const [one, other] = [{ kind: "die" }, { kind: "die" }];
  let items = [one];
  const list = keepingList(() => [...items]);
  const first = list();
  expect(list()).toBe(first);
  items = [other]; // equal, but another one
  expect(list()).not.toBe(first);
});
