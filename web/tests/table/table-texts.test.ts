import { describe, expect, test } from "vitest";
import { TableTexts } from "../../src/table/table-texts";
import { catalogueOf } from "../../src/text/catalogue";
import { event, seat, tableInfo, turn, words } from "../fixtures";
import { pageTexts } from "../texts";

const page = pageTexts();
const game = catalogueOf("en", [
  "you-name = you\nyou-start = You",
  "met = { $seat-you ->\n    [yes] You meet\n   *[no] { $seat-start } meets\n} { $other_seat-name }",
  "moved = { $seat-start } moves to { $place }\nplace-gate = the Gate\nrefused-full = { $place } is full.",
]);
const table = tableInfo({ seats: [seat("Anna"), seat(""), seat("Carla")] });
const texts = (yourSeats: number[] = []): TableTexts =>
  new TableTexts(
    () => page,
    () => game,
    () => table,
    () => yourSeats,
  );

describe("a seat is called", () => {
  test("by its player's name, or its number while nobody sits there", () => {
    expect(texts().name(0)).toBe("Anna");
    expect(texts().name(1)).toBe(page.say("player-number", { number: 2 }));
  });

  test("“you” by its only holder, and by name by somebody who plays several", () => {
    expect(texts([2]).who(2)).toBe(page.say("you"));
    expect(texts([2]).who(0)).toBe("Anna");
    expect(texts([0, 2]).who(2)).toBe("Carla");
  });
});

describe("an event is a sentence", () => {
  const say = (more: object, actor: number | null = 0): string => texts([2]).sentence(event(0, actor, more));

  test("in the past tense, about the seat that made it", () => {
    const moved = { words: words("moved", { seat: 0, place: "gate" }) };
    expect(say(moved)).toBe("Anna chose: Anna moves to the Gate");
    expect(say(moved, 2)).toBe("You chose: Anna moves to the Gate");
  });

  test("in which the reader is “you”, as whoever moves or as somebody else", () => {
    const met = { words: words("met", { seat: 2, other_seat: 0 }) };
    expect(say(met, null)).toBe("You meet Anna");
    expect(texts([0]).sentence(event(0, null, met))).toBe("Carla meets you");
    expect(texts([0, 2]).sentence(event(0, null, met))).toBe("Carla meets Anna");
  });

  test("without a name where chance decided", () => {
    expect(say({ words: words("moved", { seat: 0, place: "gate" }) }, null)).toBe("Anna moves to the Gate");
  });

  test("in notation if there are no words, and in the app's own if something was undone", () => {
    expect(say({ text: "a>b", words: null }, null)).toBe("a>b");
    expect(say({ undone: 3 }, null)).toBe(page.say("log-undone", { number: 3 }));
  });
});

test("a turn names the reader if one of its sentences does", () => {
  const told = (number: number) => turn(1, number, [0], { sentences: [words("moved", { seat: number, place: "gate" })] });
  expect([texts([2]).names(told(2)), texts([2]).names(told(0)), texts().names(told(2))]).toEqual([true, false, false]);
});

describe("a refusal is explained", () => {
  test("by the game, if it knows the key", () => {
    expect(texts().reason({ key: "refused-full", facts: { place: "gate" }, detail: "?" })).toBe("the Gate is full.");
  });
  test("by the app, if it is about the table", () => {
    expect(texts().reason({ key: "not-your-turn", detail: "?" })).toBe(page.say("problem-not-your-turn"));
  });
  test("in the server's words otherwise", () => {
    expect(texts().reason({ key: "something-new", detail: "Something new." })).toBe("Something new.");
    expect(texts().reason({ detail: "No key." })).toBe("No key.");
  });
});

test("news and undo requests speak to the reader, or about the other", () => {
  expect(texts([0]).news("resigned", 0)).toBe(page.say("news-resigned-you"));
  expect(texts([0]).news("resigned", 2)).toBe(page.say("news-resigned", { name: "Carla" }));
  expect(texts([0]).undoText({ seat: 0, number: 4 })).toBe(page.say("wants-undo-you", { number: 5, name: "Anna" }));
  expect(texts([0]).undoText({ seat: 2, number: 4 })).toBe(page.say("wants-undo", { number: 5, name: "Carla" }));
});

test("before the game's texts are loaded nothing is said", () => {
  const early = new TableTexts(
    () => page,
    () => null,
    () => table,
    () => [],
  );
  expect([early.say("moved"), early.knows("moved"), early.attribute("moved", "x")]).toEqual(["", false, null]);
});
