import { describe, expect, test, vi } from "vitest";
import { Problem } from "../../src/api/problem";
import { lateUntil, tableSizes } from "../../src/tournaments/seating";
import { isAboutTournaments, tournamentAt } from "../../src/tournaments/address";
import { formatText, pointsText, problemText, roundText, stateText, timeText } from "../../src/tournaments/wording";
import { pageTexts, tournamentTexts } from "../texts";
import { round, table, tournament } from "./tournament";

const [page, words] = [pageTexts(), tournamentTexts()];

describe("tables are full, or one smaller", () => {
  test.each([
    [16, 4, [{ seats: 4, tables: 4 }]],
    [
      18,
      4,
      [
        { seats: 4, tables: 3 },
        { seats: 3, tables: 2 },
      ],
    ],
    [3, 4, [{ seats: 3, tables: 1 }]],
    [8, 2, [{ seats: 2, tables: 4 }]],
  ])("%i people, %i at a table", (people, seats, sizes) => expect(tableSizes(people, seats)).toEqual(sizes));

  test.each([
    [5, 4],
    [9, 2],
  ])("%i people, %i at a table need a bot", (people, seats) => expect(tableSizes(people, seats)).toEqual([]));
});

test("late entry ends when over half of the rounds have begun", () => {
  expect([3, 4, 5, 9].map(lateUntil)).toEqual([2, 3, 3, 5]);
});

test("a tournament, the lists and the form have addresses", () => {
  expect(["/tournaments", "/tournaments/new", "/tournaments/Ab_3-x"].every(isAboutTournaments)).toBe(true);
  expect(["/tournament", "/tournaments/a/b", "/tournaments/"].some(isAboutTournaments)).toBe(false);
  expect(tournamentAt("/tournaments/Ab_3-x")).toBe("Ab_3-x");
});

test("a form is told with its rounds or minutes, where they are known", () => {
  expect(formatText(words, tournament())).toBe("Swiss, 4 rounds");
  expect(formatText(words, tournament({ format: "arena", rounds: null, minutes: 60 }))).toBe("Arena, 60\u00a0min");
  expect(formatText(words, tournament({ format: "knockout", rounds: null }))).toBe("Knockout");
});

test("a tournament says how far it is", () => {
  expect(stateText(page, words, tournament({ state: "open", starts: null }))).toBe(words.say("starts-on-word"));
  expect(stateText(page, words, tournament({ round: 3 }))).toBe("round 3 of 4");
  expect(stateText(page, words, tournament({ round: 3, rounds: null }))).toBe("round 3");
  expect(stateText(page, words, tournament({ state: "over" }))).toBe(words.say("state-over"));
});

test("a round says how many of its tables play on", () => {
  const tables = [table(1), table(2, { state: "over" }), table(3)];
  expect(roundText(page, words, round(1, { tables }))).toBe("running, 2 of 3 tables left");
  expect(roundText(page, words, round(1, { state: "over", tables }))).toBe("over");
});

test("points have two decimals, one where two people play, as the language writes them", () => {
  const [four, two] = [tournament({ seats: 4 }), tournament({ seats: 2 })];
  expect([1, 0.5, 5 / 3].map((points) => pointsText(page, points, four))).toEqual(["1.00", "0.50", "1.67"]);
  expect([1, 0.5].map((points) => pointsText(page, points, two))).toEqual(["1.0", "0.5"]);
  expect(pointsText(page, 5 / 3, { ...two, duplicate: true })).toBe("1.67");
  expect(pointsText(pageTexts("de"), 5 / 3, four)).toBe("1,67");
});

test("a result at a table is told in words", () => {
  expect(words.say("table-points", { place: 1, points: "1.0" })).toBe("first, points: 1.0");
});

test("a time of today is the time alone, any other has its day, and both are written alike", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  vi.setSystemTime(new Date(2026, 10, 19, 9, 0));
  const at = (day: number): string => timeText(page, new Date(2026, 10, day, 1, 5).getTime());
  expect(at(19)).toBe("01:05");
  expect(at(20)).toMatch(/^Fri,? 20 Nov, 01:05$/);
});

test("a refusal is told in the words of tournaments, any other as everywhere", () => {
  const problem = (key: string) => new Problem({ title: key, key, status: 409, detail: key });
  expect(problemText(page, words, problem("full"))).toBe(words.say("problem-full"));
  expect(problemText(page, words, problem("busy"))).toBe(page.say("problem-busy"));
});
