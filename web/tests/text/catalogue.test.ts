import { describe, expect, test, vi } from "vitest";
import { network } from "../../src/api/carrier";
import { LANGUAGES, catalogueOf, loadGameTexts, loadPageTexts, preferred, type Language } from "../../src/text/catalogue";
import { words } from "../fixtures";
import { gameTexts } from "../texts";

const CORE = `
seat-name = seat { $seat }
seat-start = Seat { $seat }
you-name = you
you-start = You
list-more = { $listed }, { $next }
list-last = { $listed } and { $next }
`;
const texts = (source: string): ReturnType<typeof catalogueOf> => catalogueOf("en", [CORE, source]);
const names = { players: ["Anna", "Bruno"], yours: [1] };

describe("a message", () => {
  test("that is missing shows its key, and one whose fact is missing shows why", () => {
    expect(texts("").say("nothing")).toBe("{nothing}");
    expect(texts("m = { $who } moves").say("m")).toMatch(/^\{m: /);
  });

  test("says a fact by its word, its other forms and its bare value", () => {
    const catalogue = texts(
      "district-gate = the Gate\n    .into = through the Gate\nm = { $district }, { $district-into }, { $district-id }, { $from_district }",
    );
    expect(catalogue.say("m", { district: "gate", from_district: "gate" })).toBe("the Gate, through the Gate, gate, the Gate");
  });

  test("says a fact without a word as it is", () => {
    expect(texts("m = { $place } { $number }").say("m", { place: "x", number: 3 })).toBe("x 3");
  });

  test("has attributes", () => {
    const catalogue = texts("TH-1 = A rule\n    .ruling = A ruling");
    expect(catalogue.attribute("TH-1", "ruling")).toBe("A ruling");
    expect([catalogue.attribute("TH-1", "other"), catalogue.attribute("TH-2", "ruling")]).toEqual([null, null]);
  });

  test("of a later source replaces that of an earlier one", () => {
    expect(catalogueOf("en", ["m = one", "m = two"]).say("m")).toBe("two");
  });
});

describe("a seat", () => {
  const catalogue = texts("m = { $seat-start } takes from { $other_seat-name } ({ $seat-you }, { $other_seat-you })");

  test("is called by its player's name, the reader's own “you”", () => {
    expect(catalogue.say("m", { seat: 0, other_seat: 1 }, names)).toBe("Anna takes from you (no, yes)");
    expect(catalogue.say("m", { seat: 1, other_seat: 0 }, names)).toBe("You takes from Anna (yes, no)");
  });

  test("without a name is called by its number", () => {
    expect(catalogue.say("m", { seat: 0, other_seat: 2 })).toBe("Seat 1 takes from seat 3 (no, no)");
  });
});

describe("a list of texts", () => {
  const catalogue = texts("drop = { $seat-name } { $n }\nm = { $drops } ({ $drops-count })");
  const say = (...numbers: number[]): string =>
    catalogue.say("m", { drops: numbers.map((n) => words("drop", { seat: n % 2, n })) }, names);

  test("becomes one phrase, with its number", () => {
    expect(say()).toBe(" (0)");
    expect(say(2)).toBe("Anna 2 (1)");
    expect(say(2, 3)).toBe("Anna 2 and you 3 (2)");
    expect(say(2, 3, 4)).toBe("Anna 2, you 3 and Anna 4 (3)");
  });
});

describe("texts are loaded", () => {
  test.each(Object.keys(LANGUAGES) as Language[])("of the app in %s, all that there are in English", async (language) => {
    const [english, other] = await Promise.all([loadPageTexts("en"), loadPageTexts(language)]);
    expect(other.language).toBe(language);
    expect(english.keys.length).toBeGreaterThan(200);
    expect(english.keys.filter((key) => !other.knows(key))).toEqual([]);
  });

  test("of a game from the server and of its board from the app, once", async () => {
    const fetched = vi.spyOn(network, "fetch").mockImplementation(() => Promise.resolve(new Response("title = Troia")));
    const [one, two] = await Promise.all([loadGameTexts("troia", "de"), loadGameTexts("troia", "de")]);
    expect(one).toBe(two);
    expect(fetched.mock.calls).toEqual([["/games/troia/texts/de"]]);
    expect(one.say("title")).toBe("Troia");
    expect(one.knows("do-draw")).toBe(true);
  });

  test("in English, if the game is not translated", async () => {
    vi.spyOn(network, "fetch").mockImplementation((path) =>
      Promise.resolve(path.endsWith("/en") ? new Response("title = A game") : Response.json({ status: 404 }, { status: 404 })),
    );
    const found = await loadGameTexts("another", "fr");
    expect([found.language, found.say("title")]).toEqual(["en", "A game"]);
  });

  test("again, if it failed", async () => {
    const fetched = vi.spyOn(network, "fetch").mockRejectedValueOnce(new TypeError());
    await expect(loadGameTexts("third", "en")).rejects.toThrow();
    fetched.mockResolvedValue(new Response("title = Third"));
    expect((await loadGameTexts("third", "en")).say("title")).toBe("Third");
  });
});

test("the first of the reader's languages that there is is taken, else English", () => {
  const languages = vi.spyOn(navigator, "languages", "get");
  languages.mockReturnValue(["it-IT", "fr-CA", "de"]);
  expect(preferred()).toBe("fr");
  languages.mockReturnValue(["it", "ja"]);
  expect(preferred()).toBe("en");
});

test("a sentence of a turn reads as the server and the terminal say it", () => {
  const catalogue = gameTexts("trojan-horse");
  expect(catalogue.say("told-drew", { seat: 0, number: 2, drawn: 3 }, names)).toBe("Anna announced 2 and drew 3.");
});
