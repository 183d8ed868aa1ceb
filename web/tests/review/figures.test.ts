import { expect, test } from "vitest";
import { inPoints } from "../../src/review/figures";

test("means over many games are shown in points of 100, to one decimal", () => {
  expect([inPoints(1234), inPoints(-55), inPoints(-2)]).toEqual([12.3, -0.5, 0]);
});
