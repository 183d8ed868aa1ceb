import { expect, test } from "vitest";
import { perTable } from "../../src/games/per-table";

test("something is made once for each table", () => {
  const of = perTable((play: { name: string }) => [play.name]);
  const [one, other] = [{ name: "one" }, { name: "other" }];
  expect(of(one)).toEqual(["one"]);
  expect(of(one)).toBe(of(one));
  expect(of(other)).toEqual(["other"]);
});
