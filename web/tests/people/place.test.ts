import { expect, test } from "vitest";
import type { FinishedGame } from "../../src/api/types";
import { placeOf } from "../../src/people/place";
import { peopleTexts } from "../texts";

test.each([
  [2, 2, false, "second of 2"],
  [1, 4, false, "won"],
  [1, 4, true, "first of 4, shared"],
  [6, 6, false, "sixth of 6"],
])("a result is told in words: place %i of %i", (place, seats, shared, told) => {
  expect(placeOf(peopleTexts(), { place, seats, shared } as FinishedGame)).toBe(told);
});
