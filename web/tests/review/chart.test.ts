import { describe, expect, test } from "vitest";
import {
  across,
  bandPath,
  barPaths,
  barsOf,
  chancesOf,
  down,
  labelled,
  linePath,
  momentAcross,
  tokenPlaces,
} from "../../src/review/chart";
import { momentsOf } from "../../src/review/document";
import { smallReview } from "./documents";

const frame = { left: 30, right: 130, top: 10, bottom: 110 };
const review = smallReview();
const moments = momentsOf(review, 0);

describe("places", () => {
  test("across follow the moments, and back", () => {
    expect([0, 2, 5].map((index) => across(frame, index, 5))).toEqual([30, 70, 130]);
    for (let index = 0; index <= 5; index++) expect(momentAcross(frame, across(frame, index, 5), 5)).toBe(index);
    expect([momentAcross(frame, -50, 5), momentAcross(frame, 900, 5)]).toEqual([0, 5]);
  });

  test("down follow the chance: all at the top, nothing at the bottom", () => {
    expect([down(frame, 10_000), down(frame, 5000), down(frame, 0)]).toEqual([10, 60, 110]);
  });

  test("of a game without events are the beginning", () => {
    expect([across(frame, 0, 0), momentAcross(frame, 80, 0)]).toEqual([30, 0]);
  });
});

test("a line goes through the chances of its seat", () => {
  expect(chancesOf(review, 1)).toEqual([5000, 4200, 4200, 6000, 6400, 10_000]);
  expect(linePath(frame, [5000, 10_000, 0])).toBe("M30 60L80 10L130 110");
});

test("the band is as wide as the error, and stays between 0 and 100", () => {
  expect(
    bandPath(frame, [
      { after: 5000, err: 1000 },
      { after: 9900, err: 1000 },
      { after: 0, err: 1000 },
    ]),
  ).toBe("M30 50L80 10L130 100L130 110L80 21L30 70Z");
});

describe("bars", () => {
  const { bars, largest } = barsOf(frame, moments);

  test("stand for every change, up or down from the middle, the largest as high as there is room", () => {
    expect(largest).toBe(3700);
    expect(bars.map(({ index, cause }) => [index, cause])).toEqual([
      [1, "luck"],
      [2, "own"],
      [3, "own"],
      [4, "others"],
      [5, "own"],
    ]);
    expect(bars[0]!.y + bars[0]!.height).toBeCloseTo(60);
    expect([bars[4]!.y, bars[4]!.height]).toEqual([60, 50]);
  });

  test("are drawn by cause", () => {
    const paths = barPaths(bars);
    expect(paths.own.match(/M/g)).toHaveLength(3);
    expect(paths.luck.match(/M/g)).toHaveLength(1);
  });
});

test("labels stand at both ends and as close as they have room", () => {
  expect(labelled(frame, 5, 60)).toEqual([0, 5]);
  expect(labelled({ ...frame, right: 630 }, 76, 60)).toHaveLength(11);
  expect(labelled({ ...frame, right: 630 }, 3, 60)).toEqual([0, 1, 2, 3]);
  expect(labelled(frame, 0)).toEqual([0]);
});

test("tokens that would lie on each other stand side by side", () => {
  const places = tokenPlaces(
    frame,
    [
      { seat: 0, chance: 10_000 },
      { seat: 1, chance: 0 },
      { seat: 2, chance: 0 },
    ],
    18,
  );
  expect(places.map(({ x }) => x)).toEqual([140, 140, 157]);
  expect(places.map(({ y }) => y)).toEqual([10, 110, 110]);
});
