import { describe, expect, test } from "vitest";
import { linesOf, shortened } from "../../src/table/recap";

const letters = (text: string): number => text.length;

describe("lines", () => {
  test("break between words, not within a number and its unit", () => {
    expect(linesOf(["one two three"], 7, letters, 0)).toBe(2);
    expect(linesOf(["one two\u00a0three"], 7, letters, 0)).toBe(2);
    expect(linesOf(["two\u00a03 four"], 5, letters, 0)).toBe(2);
  });

  test("hold what is as wide as they are, with the tokens before the texts", () => {
    expect(linesOf(["one two"], 7, letters, 0)).toBe(1);
    expect(linesOf(["one two"], 7, letters, 1)).toBe(2);
    expect(linesOf(["one", "two"], 7, letters, 0)).toBe(1);
    expect(linesOf(["one", "two"], 9, letters, 2)).toBe(2);
  });
});

describe("a turn that is too long for the recap", () => {
  const LONG = "Nestor announced 2 and drew 3. Two blue heroes fell into the Harbour: he leads it with 2 to 1.";
  const within = (most: number) => (text: string) => text.length <= most;

  test("is told whole where it fits in", () => {
    expect(shortened(LONG, within(LONG.length))).toBe(LONG);
  });

  test("keeps its consequence, and says who it is about", () => {
    expect(shortened(LONG, within(80))).toBe("Nestor … Two blue heroes fell into the Harbour: he leads it with 2 to 1.");
    expect(shortened(LONG, within(66))).toBe("… Two blue heroes fell into the Harbour: he leads it with 2 to 1.");
  });

  test("keeps as many of its last sentences as fit in", () => {
    const story = "Priam released a storm. It drove you. It drove Nestor. He fought.";
    expect(shortened(story, within(50))).toBe("Priam … It drove you. It drove Nestor. He fought.");
  });

  test("of a single sentence shows who did it and the end", () => {
    expect(shortened("Priam drove Cassandra onto Scheria, you 2 hexes, Nestor 1.", within(32))).toBe(
      "Priam … you 2 hexes, Nestor 1.",
    );
    expect(shortened("Priam won unendlichlang.", within(5))).toBe("Priam … unendlichlang.");
  });

  test("of a single sentence shows the end from a comma on, if one is near", () => {
    const story = "Cassandra drew the trident, swapped the treasures of the Gate and the Tower and put nothing in.";
    const end = "Cassandra … swapped the treasures of the Gate and the Tower and put nothing in.";
    expect(shortened(story, within(end.length + 9))).toBe(end);
    expect(shortened(story, within(end.length))).toBe(end);
    expect(shortened(story, within(end.length - 1))).toBe(
      "Cassandra … the treasures of the Gate and the Tower and put nothing in.",
    );
  });

  test("of a single sentence shows more than the two words after its last comma", () => {
    const story = "With farmland 2, Alexandra took the eastern farmland, 1 point.";
    expect(shortened(story, within(44))).toBe("With … took the eastern farmland, 1 point.");
  });
});
