import { describe, expect, test } from "vitest";
import { cardSvg, mayName, shortened, type Card } from "../../src/review/picture";

const card: Card = {
  world: "pottery",
  title: "The <Trojan> Horse",
  ranking: [
    { name: "Bruno & Co", score: "31", first: true },
    { name: "blue", score: "28", first: false },
  ],
  lines: [
    { token: "pY", chances: [5000, 10_000], strong: false },
    { token: "pB", chances: [5000, 0], strong: true },
  ],
  ends: [
    { seat: 0, chance: 10_000, token: "pY" },
    { seat: 1, chance: 0, token: "pB" },
  ],
  index: 1,
  chance: 0,
  cause: "own",
  sum: [
    { value: 25, label: "start", cause: null },
    { value: 8, label: "luck", cause: "luck" },
    { value: -30, label: "moves of blue", cause: "own" },
    { value: -3, label: "the others", cause: "others" },
    { value: 0, label: "%", cause: null },
  ],
  caption: "Move 42: 58 → 41 %",
  address: "ilion.example/r/kind-olive",
  board: null,
};

describe("the picture to share", () => {
  test("is well-formed, whatever the names contain", () => {
    const parsed = new DOMParser().parseFromString(cardSvg(card), "image/svg+xml");
    expect(parsed.documentElement.getAttribute("width")).toBe("1200");
    expect(parsed.documentElement.textContent).toContain("Bruno & Co 31");
    expect(parsed.documentElement.textContent).toContain("ilion.example/r/kind-olive");
  });

  test("shows the sum with signs, and each figure without", () => {
    const shown = [...cardSvg(card).matchAll(/font-size="3[26]"[^>]*>([^<]*)</g)].map((match) => match[1]);
    expect(shown).toEqual(["25", "+", "8", "−", "30", "−", "3", "=", "0"]);
  });

  test("names people only where all others are bots", () => {
    const [person, bot] = [{ kind: "person" }, { kind: "bot" }];
    expect(mayName([person, bot, bot], [0])).toBe(true);
    expect(mayName([person, person, bot], [0])).toBe(false);
    expect(mayName([bot, bot], [])).toBe(true);
    expect(mayName([person, bot], [])).toBe(false);
  });

  test("cuts long names", () => {
    expect(shortened("Agamemnon of Mycenae", 12)).toBe("Agamemnon o…");
  });
});
