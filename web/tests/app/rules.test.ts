import { describe, expect, test } from "vitest";
import { chaptersOf } from "../../src/app/rules/chapters";
import { bare, has, marks, wanted } from "../../src/app/rules/search";

describe("a search", () => {
  test("looks for words whatever their case, accents and order", () => {
    expect(has("Über den Hafen fährt ein Schiff", wanted("hafen UBER"))).toBe(true);
    expect(has("Über den Hafen", wanted("schiff"))).toBe(false);
  });

  test("for a single letter looks for nothing", () => {
    expect(wanted("a")).toEqual([]);
    expect(wanted("  ")).toEqual([]);
    expect(wanted("a b")).toEqual(["a", "b"]);
  });

  test("keeps every letter at its place", () => {
    for (const text of ["Straße ÉTÉ ﬁn", "İstanbul", "😀 Ω"]) expect(bare(text)).toHaveLength(text.length);
  });

  test("marks what it found, neighbours as one, whatever signs are in it", () => {
    const found = (text: string, words: string): string[] => marks(text, wanted(words)).map(([from, to]) => text.slice(from, to));
    expect(found("Die Härte des Helden", "harte des")).toEqual(["Härte des"]);
    expect(found("1+1 (zwei)", "1+1 (zwei)")).toEqual(["1+1 (zwei)"]);
    expect(found("Hafen, Hafen", "hafen")).toEqual(["Hafen", "Hafen"]);
    expect(found("Hafen", "")).toEqual([]);
  });
});

describe("chapters", () => {
  const clauses = Array.from({ length: 40 }, (_, number) => `TH-${number + 1}`);

  test("have every clause once, in order", () => {
    const chapters = chaptersOf("trojan-horse", clauses);
    expect(chapters.length).toBeGreaterThan(3);
    expect(chapters.flatMap((chapter) => chapter.clauses).toSorted()).toEqual(clauses.toSorted());
  });

  test("put what no chapter names last", () => {
    const chapters = chaptersOf("trojan-horse", ["TH-1", "TH-999"]);
    expect(chapters.at(-1)).toEqual({ key: "", clauses: ["TH-999"] });
    expect(chaptersOf("unknown", ["X-1"])).toEqual([{ key: "", clauses: ["X-1"] }]);
  });
});
