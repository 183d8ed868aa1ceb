import { expect, test } from "vitest";
import type { SeatSummary } from "../../src/api/types";
import { advice } from "../../src/table/next-level";

const LEVELS = ["easy", "medium", "hard"];
const seat = (yours: boolean): SeatSummary => ({ kind: yours ? "person" : "bot", yours }) as SeatSummary;
const game = (id: string, place: number) => ({ id, game: "g", players: [seat(true), seat(false)], places: [place, 3 - place] });

test("a victory leads to the next level", () => {
  expect(advice(true, false, "easy", LEVELS, "now", "g", [])).toEqual({ key: "harder", level: "medium", preselect: true });
  expect(advice(true, false, "hard", LEVELS, "now", "g", [])).toEqual({ key: "hardest", level: "hard", preselect: false });
});

test("two defeats in a row offer the easier level, which nobody is given unasked", () => {
  expect(advice(false, true, "medium", LEVELS, "now", "g", [game("now", 2), game("before", 2)])).toEqual({
    key: "easier",
    level: "easy",
    preselect: false,
  });
  expect(advice(false, true, "medium", LEVELS, "now", "g", [game("now", 2), game("before", 1)])).toBeNull();
  expect(advice(false, true, "easy", LEVELS, "now", "g", [game("now", 2), game("before", 2)])).toBeNull();
});

test("a shared victory changes nothing", () => {
  expect(advice(false, false, "medium", LEVELS, "now", "g", [game("now", 1), game("before", 2)])).toBeNull();
});
