import { describe, expect, test } from "vitest";
import { addressOf, readPlace, reviewAt } from "../../src/review/address";

describe("the address of a review", () => {
  test("names the table, the move, and the seat as people count", () => {
    expect(addressOf("kind-olive", 42, 1)).toBe("/r/kind-olive?move=42&seat=2");
    expect(addressOf("kind-olive")).toBe("/r/kind-olive");
  });

  test("is read back", () => {
    expect(reviewAt("/r/kind-olive")).toBe("kind-olive");
    expect(readPlace("?move=42&seat=2", 4)).toEqual({ move: 42, seat: 1 });
  });

  test.each(["", "?move=-1&seat=0", "?move=x&seat=9", "?move=4.5&seat=", "?move=99999999999"])("%s says nothing", (search) => {
    expect(readPlace(search, 4)).toEqual({ move: null, seat: null });
  });

  test.each(["/r/", "/r", "/r/a/b", "/t/abc", "/r/a b"])("%s is none", (path) => {
    expect(reviewAt(path)).toBeNull();
  });
});
