import { describe, expect, test } from "vitest";
import { CLOCKS, KINDS, forbidden, seatsFor, toSeatSpecs, valuesOf, type Seat } from "../../src/app/new-table";

const seat = (kind: Seat["kind"], name = "", level = "easy"): Seat => ({ kind, name, level });

describe("the seats of the form", () => {
  test("begin with me and bots with names", () => {
    expect(seatsFor(3, [], "easy", ["Nestor", "Priam"])).toEqual([seat("me"), seat("bot", "Nestor"), seat("bot", "Priam")]);
  });

  test("keep what was chosen when their number changes", () => {
    const chosen = [seat("open"), seat("me", "Anna"), seat("bot", "Nestor", "expert")];
    expect(seatsFor(2, chosen, "easy", [])).toEqual(chosen.slice(0, 2));
    expect(seatsFor(4, chosen, "easy", ["a", "b", "c"])).toEqual([...chosen, seat("bot", "c")]);
  });

  test("are sent with a name where there is one, and a level only for bots", () => {
    expect(toSeatSpecs([seat("me", " Anna "), seat("bot", "Nestor", "hard"), seat("open", "ignored"), seat("invited")])).toEqual([
      { kind: "me", name: "Anna" },
      { kind: "bot", name: "Nestor", level: "hard" },
      { kind: "open" },
      { kind: "invited" },
    ]);
  });
});

describe("a kind of seat cannot be chosen", () => {
  const seats = [seat("me"), seat("bot"), seat("bot")];
  const allowed = (at: number, among: Seat[], rated = false): string[] =>
    KINDS.filter((kind) => !forbidden(kind, at, among, rated));

  test("twice for me; for others on my device, only beside mine", () => {
    expect(allowed(1, seats)).toEqual(["invited", "bot", "open", "hotseat", "external"]);
    expect(allowed(0, seats)).toEqual(["me", "invited", "bot", "open", "external"]);
    expect(allowed(1, [seat("bot"), seat("bot")])).toEqual(["me", "invited", "bot", "open", "external"]);
  });

  test("on a shared device or for a program in a rated game", () => {
    expect(allowed(1, seats, true)).toEqual(["invited", "bot", "open"]);
  });
});

test("the clocks are those of the protocol", () => {
  expect(Object.values(CLOCKS).map(({ kind }) => kind)).toEqual([
    "none",
    "realtime",
    "realtime",
    "realtime",
    "correspondence",
    "correspondence",
  ]);
});

describe("of an option's values are shown", () => {
  const option = (values: (string | number)[], value: string | number) => ({ values, default: value, clause: "" });
  const none = (): boolean => false;

  test("those with words", () => expect(valuesOf(option([0, 1, 2], 0), (value) => value === 1)).toEqual([1]));
  test("all, if they are few", () => expect(valuesOf(option([1, 2, 3], 1), none)).toEqual([1, 2, 3]));
  test("the ends, the default and every fortieth of a range", () => {
    const range = Array.from({ length: 101 }, (_, number) => number + 20);
    expect(valuesOf(option(range, 72), none)).toEqual([20, 40, 72, 80, 120]);
  });
});
