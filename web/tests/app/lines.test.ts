import { describe, expect, test } from "vitest";
import type { SeatSummary } from "../../src/api/types";
import { listed, nameOf, others, standing } from "../../src/app/lines";
import { seat, summary } from "../fixtures";
import { pageTexts } from "../texts";

const page = pageTexts();
const [anna, bruno] = [seat("Anna", { yours: true }), seat("Bruno")] as [SeatSummary, SeatSummary];

test("names are listed as the language does", () => {
  expect(listed(page, ["Anna", "Bruno", "Carla"])).toBe("Anna, Bruno, and Carla");
  expect(listed(pageTexts("de"), ["Anna", "Bruno"])).toBe("Anna und Bruno");
});

test("a bot without a name of its own is called by its level", () => {
  expect(nameOf(page, seat("easy", { kind: "bot", level: "easy" }))).toBe(page.say("bot-easy"));
  expect(nameOf(page, seat("Nestor", { kind: "bot", level: "easy" }))).toBe("Nestor");
  expect(nameOf(page, seat("greedy:2", { kind: "bot", level: "greedy:2" }))).toBe("greedy:2");
});

test("the company is whoever sits there besides me", () => {
  expect(others(page, summary({ players: [anna, bruno, seat("", { filled: false })] }))).toEqual(["Bruno"]);
});

describe("a table in a list says", () => {
  const say = (more: Parameters<typeof summary>[0]): string => standing(page, summary({ players: [anna, bruno], ...more }));

  test("how many it waits for", () => expect(say({ status: "waiting", free: 2 })).toBe(page.say("awaits", { free: 2 })));
  test("whose turn it is", () => {
    expect(say({ your_turn: true, turn: 0 })).toBe(page.say("your-move"));
    expect(say({ turn: 1 })).toBe(page.say("thinks", { name: "Bruno" }));
    expect(say({ turn: null })).toBe(page.say("runs"));
  });
  test("who won", () => {
    expect(say({ status: "over", places: [1, 2] })).toBe(page.say("you-won"));
    expect(say({ status: "over", places: [2, 1] })).toBe(page.say("won-by", { name: "Bruno" }));
    expect(say({ status: "over", places: [1, 1] })).toBe(page.say("shared-victory", { names: "Anna and Bruno" }));
    expect(say({ status: "over", places: null })).toBe(page.say("over"));
  });
});
