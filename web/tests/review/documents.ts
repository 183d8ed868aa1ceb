/** A small review: two seats, a draw, a good move, a mistake, a resignation. */
import type { ReviewDocument, ReviewEvent, ReviewJudgement } from "../../src/api/types";

export const judgement = (more: Partial<ReviewJudgement> = {}): ReviewJudgement => ({
  best: "b",
  v_played: 4100,
  v_best: 5800,
  loss: 1700,
  err: 200,
  grade: "mistake",
  close: false,
  line: ["b"],
  ...more,
});

export const reviewEvent = (n: number, v: number[], more: Partial<ReviewEvent> = {}): ReviewEvent => ({
  n,
  cause: "decision",
  seat: 0,
  move: "a",
  v,
  err: v.map(() => 100),
  forced: false,
  judged: null,
  ...more,
});

/** The second event was taken back: the numbers jump from 1 to 4. */
export const smallReview = (more: Partial<ReviewDocument> = {}): ReviewDocument => ({
  format: 1,
  game: "trojan-horse",
  seats_count: 2,
  options: {},
  rules: "1",
  record: "",
  bot: { level: "expert", release: "0.1.0", evaluation: "" },
  budget: { pass: 2, iterations: 100, worlds: 8, by_turns: false, searches: 350 },
  start: { v: [5000, 5000], err: [100, 100] },
  seats: [
    {
      start: 5000,
      end: 0,
      luck: 833,
      own: -5433,
      others: -400,
      by_seat: [0, -400],
      stand_in: 0,
      grades: { better: 0, good: 1, inaccuracy: 0, mistake: 1, blunder: 0 },
      close: 1,
    },
    {
      start: 5000,
      end: 10_000,
      luck: -800,
      own: 400,
      others: 5400,
      by_seat: [5400, 0],
      stand_in: 0,
      grades: { better: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 },
      close: 0,
    },
  ],
  events: [
    reviewEvent(1, [5833, 4200], { cause: "luck", seat: null, move: "3" }),
    reviewEvent(4, [5800, 4200], { judged: judgement({ best: "a", grade: "good", v_best: 5800, v_played: 5800, loss: 0 }) }),
    reviewEvent(5, [4100, 6000], { judged: judgement() }),
    reviewEvent(6, [3700, 6400], { seat: 1, judged: judgement({ grade: "better", v_played: 6400, v_best: 6000, loss: -400 }) }),
    reviewEvent(6, [0, 10_000], { cause: "resignation", move: "" }),
  ],
  turning: [
    [6, 5, 1],
    [6, 5],
  ],
  ...more,
});
