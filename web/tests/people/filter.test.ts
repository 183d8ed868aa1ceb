import { expect, test } from "vitest";
import { isChosen, turned } from "../../src/people/filter";

const ALL = ["a", "b", "c"];

test("a filter without a choice shows everything", () => {
  expect(ALL.every((one) => isChosen([], one))).toBe(true);
});

test("a box that is turned leaves the others as they are", () => {
  expect(turned([], "b", ALL)).toEqual(["a", "c"]);
  expect(turned(["a", "c"], "a", ALL)).toEqual(["c"]);
  expect(turned(["c"], "b", ALL)).toEqual(["b", "c"]);
});

test("all boxes or none are everything", () => {
  expect(turned(["a", "c"], "b", ALL)).toEqual([]);
  expect(turned(["c"], "c", ALL)).toEqual([]);
});
