import { describe, expect, test } from "vitest";
import { fallsOf, signed, signedMean, sumOf, wholeSums } from "../../src/review/rounding";
import { points, wholePoints } from "../../src/text/whole-points";

describe("whole points", () => {
  test("go to the addends with the largest remainders", () => {
    expect(wholePoints([2540, 830, -3040, -330])).toEqual([25, 8, -30, -3]);
    expect(wholePoints([3333, 3333, 3334])).toEqual([33, 33, 34]);
  });

  test("of equal remainders go to the first", () => {
    expect(wholePoints([150, 150, 150, 150])).toEqual([2, 2, 1, 1]);
  });

  test("always add up to the rounded sum, and no addend moves by a whole point", () => {
    let seed = 7;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 2000; round++) {
      const addends = Array.from({ length: 4 }, () => (next() % 30_001) - 15_000);
      const whole = wholePoints(addends);
      expect(whole.reduce((sum, value) => sum + value, 0)).toBe(points(addends.reduce((sum, value) => sum + value, 0)));
      for (const [at, value] of whole.entries()) expect(Math.abs(100 * value - addends[at]!)).toBeLessThan(100);
    }
  });

  test("leave whole ones alone", () => {
    expect(wholePoints([2500, 800, -3000, -300])).toEqual([25, 8, -30, -3]);
  });
});

describe("the sums of a seat", () => {
  const sums = wholeSums({ start: 2500, luck: 800, own: -3000, others: -300 });

  test("are written as they add up", () => {
    expect(sumOf(sums)).toBe("25 + 8 − 30 − 3 = 0");
  });

  test("fall from one bar to the next", () => {
    const falls = fallsOf(sums);
    expect(falls.map(({ name, value }) => [name, value])).toEqual([
      ["start", 25],
      ["luck", 8],
      ["own", -30],
      ["others", -3],
      ["end", 0],
    ]);
    const [start, luck, own, others] = falls.map(({ from, width }) => [33 * from, 33 * width].map((place) => Math.round(place)));
    expect([start, luck, own, others]).toEqual([
      [0, 25],
      [25, 8],
      [3, 30],
      [0, 3],
    ]);
  });

  test("stay in the picture where decisions weigh more than the whole", () => {
    for (const { from, width } of fallsOf(wholeSums({ start: 3439, luck: -665, own: -7120, others: 14_346 }))) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + width).toBeLessThanOrEqual(1.000_001);
    }
  });
});

test("a change has its sign, and a true minus", () => {
  expect([signed(8), signed(-3), signed(0), signed(points(-30))]).toEqual(["+8", "−3", "0", "0"]);
});

test("means over many games are shown in points of 100, to one decimal", () => {
  expect([signedMean(1234, "en"), signedMean(-55, "de"), signedMean(-2, "en")]).toEqual(["+12.3", "−0,6", "0"]);
});
