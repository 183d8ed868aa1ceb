import { expect, test } from "vitest";
import type { ToldTurn } from "../../src/games/ending";
import { courseOf, linesFor } from "../../src/table/course";

const turn = (number: number, after: number): ToldTurn => ({ number, after, seat: 0, beats: [], text: "" });
const TURNS = [turn(0, 2), turn(1, 4), turn(2, 6), turn(3, 9)];

test("the scores after every turn are those of the last event that changed them", () => {
  const standings = [
    { events: 0, scores: [0, 0] },
    { events: 3, scores: [2, 0] },
    { events: 6, scores: [2, 5] },
  ];
  const course = courseOf(TURNS, standings, false);
  expect(course.values).toEqual([
    [0, 0],
    [2, 0],
    [2, 5],
    [2, 5],
  ]);
  expect(course.after).toEqual([2, 4, 6, 9]);
  expect(course.leads).toEqual([
    { from: 0, to: 1, seat: 0 },
    { from: 1, to: 3, seat: 1 },
  ]);
});

test("nobody leads while two are equal", () => {
  expect(courseOf(TURNS, [{ events: 0, scores: [3, 3] }], false).leads).toEqual([]);
});

test("on the way home the nearest is ahead, and nobody is nearer than home", () => {
  const course = courseOf(
    TURNS,
    [
      { events: 0, scores: [-10, -10] },
      { events: 5, scores: [1, -8] },
    ],
    true,
  );
  expect(course.values.at(-1)).toEqual([0, 8]);
  expect(course.leads).toEqual([{ from: 1, to: 3, seat: 0 }]);
});

test("words of the chart that would run into each other stand on lines of their own, or are left out", () => {
  const at = (from: number, part = "high") => ({ from, to: from + 50, part });
  expect(linesFor([at(0), at(10), at(60), at(70, "low"), at(20)], 2)).toEqual([0, 1, 0, 0, null]);
});
