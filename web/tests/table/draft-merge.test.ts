import { expect, test } from "vitest";
import { merge } from "../../src/table/draft-merge";

test.each([
  ["both taken out", "g a b", "g b", "g a", "g"],
  ["one added, one taken out before it", "g a x", "g a x b", "g x", "g x b"],
  ["one added after what is taken back", "g a", "g a b", "g", "g"],
  ["one taken out, one added after it", "g a b", "g b", "g a b c", "g b c"],
  ["two parts changed apart", "a b c", "x b c", "a b y", "x b y"],
  ["the second changed before the first", "a b c", "a b x y", "z b c", "z b x y"],
  ["the same part changed twice", "g a", "g b", "g c", "g c"],
  ["something added twice at one place", "g", "g a", "g b", "g b"],
  ["everything taken back", "g a", "g a b", "", ""],
  ["nothing changed first", "g", "g", "g a", "g a"],
])("%s", (_, seen, first, second, both) => {
  const list = (text: string): string[] => text.split(" ").filter(Boolean);
  expect(merge(list(seen), list(first), list(second))).toEqual(list(both));
});
