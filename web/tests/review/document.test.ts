import { describe, expect, test } from "vitest";
import { causeFor, decisions, lapsesOf, momentAt, momentsOf, nextOf, turningPoints, usualError } from "../../src/review/document";
import { judgement, reviewEvent, smallReview } from "./documents";

const review = smallReview();
const moments = momentsOf(review, 0);

describe("the moments of a seat", () => {
  test("begin with the start, and each begins where the last one ended", () => {
    expect(moments.map(({ n, before, after }) => [n, before, after])).toEqual([
      [0, 5000, 5000],
      [1, 5000, 5833],
      [4, 5833, 5800],
      [5, 5800, 4100],
      [6, 4100, 3700],
      [6, 3700, 0],
    ]);
  });

  test("have one cause each: luck, an own decision, or another's", () => {
    expect(moments.slice(1).map(({ cause }) => cause)).toEqual(["luck", "own", "own", "others", "own"]);
    expect(momentsOf(review, 1).map(({ cause }) => cause)).toEqual([null, "luck", "others", "others", "own", "others"]);
  });

  test("add up to the sums of the seat", () => {
    for (const [seat, sums] of review.seats.entries())
      for (const cause of ["luck", "own", "others"] as const) {
        const changes = momentsOf(review, seat).filter((moment) => moment.cause === cause);
        expect(changes.reduce((sum, { before, after }) => sum + after - before, 0)).toBe(sums[cause]);
      }
  });

  test("are found by the number of the record, also where something was taken back", () => {
    expect([0, 1, 2, 3, 4, 99].map((n) => momentAt(moments, n).n)).toEqual([0, 1, 1, 1, 4, 6]);
  });
});

test("a resignation is the decision of the seat that resigns", () => {
  expect(causeFor({ cause: "resignation", seat: 0 }, 0)).toBe("own");
  expect(causeFor({ cause: "resignation", seat: 0 }, 1)).toBe("others");
});

describe("lapses", () => {
  test("are a seat's own graded decisions", () => {
    expect(lapsesOf(moments, 0).map(({ n }) => n)).toEqual([5]);
    expect(lapsesOf(momentsOf(review, 1), 1)).toEqual([]);
  });

  test("are none where it is too close to call", () => {
    const close = smallReview({ events: [reviewEvent(1, [4000, 6000], { judged: judgement({ close: true }) })] });
    expect(lapsesOf(momentsOf(close, 0), 0)).toEqual([]);
  });
});

describe("turning points", () => {
  test("come by size or in their order", () => {
    expect(turningPoints(review, moments, 0, "size").map(({ n }) => n)).toEqual([6, 5, 1]);
    expect(turningPoints(review, moments, 0, "time").map(({ n }) => n)).toEqual([1, 5, 6]);
  });

  test("name a resignation, which has the number of the move before it, where it weighed more", () => {
    expect(turningPoints(review, moments, 0, "size")[0]!.event!.cause).toBe("resignation");
    expect(new Set(turningPoints(review, moments, 0, "size").map(({ index }) => index)).size).toBe(3);
  });

  test("follow each other round the game, in both directions", () => {
    const turning = turningPoints(review, moments, 0, "size");
    expect([0, 1, 2, 3, 5].map((index) => nextOf(turning, index)?.n)).toEqual([1, 5, 5, 6, 1]);
    expect([0, 1, 3, 5].map((index) => nextOf(turning, index, -1)?.n)).toEqual([6, 6, 1, 5]);
    expect(nextOf([], 2)).toBeNull();
  });
});

test("the usual error is the middle one of those that are not 0", () => {
  const events = [0, 300, 100, 200].map((err, at) => reviewEvent(at + 1, [5000, 5000], { err: [err, 0] }));
  expect(usualError({ events }, 0)).toBe(200);
  expect(usualError({ events }, 1)).toBe(0);
});

test("every graded decision counts", () => {
  expect(decisions(review.seats[0]!)).toBe(2);
});
