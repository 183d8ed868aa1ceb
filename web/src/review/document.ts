/** A review of format 1, as one seat sees it. Chances are integers in 1/10,000. */
import type { ReviewDocument, ReviewEvent, ReviewJudgement, ReviewSeat } from "../api/types";

export const GRADES = ["better", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** The causes to which a change of a seat's chance is attributed. */
export const CAUSES = ["luck", "own", "others"] as const;
export type Cause = (typeof CAUSES)[number];

export function causeFor(event: Pick<ReviewEvent, "cause" | "seat">, seat: number): Cause {
  if (event.cause === "luck") return "luck";
  return event.seat === seat ? "own" : "others";
}

/** One moment of the game as a seat experienced it: the position after an event, or the beginning. */
export interface Moment {
  /** Its place among all moments, 0 at the beginning. */
  index: number;
  n: number;
  /** Null at the beginning. */
  event: ReviewEvent | null;
  cause: Cause | null;
  before: number;
  after: number;
  err: number;
}

/** Return all moments of a review, as one seat experienced them. */
export function momentsOf(review: Pick<ReviewDocument, "start" | "events">, seat: number): Moment[] {
  const start = review.start.v[seat]!;
  const moments: Moment[] = [
    { index: 0, n: 0, event: null, cause: null, before: start, after: start, err: review.start.err[seat]! },
  ];
  for (const event of review.events) {
    const before = moments.at(-1)!.after;
    const cause = causeFor(event, seat);
    moments.push({ index: moments.length, n: event.n, event, cause, before, after: event.v[seat]!, err: event.err[seat]! });
  }
  return moments;
}

/** Return the moment at a number of the record, or the last one before it: undone events have none. */
export function momentAt(moments: readonly Moment[], n: number): Moment {
  return moments.findLast((moment) => moment.n <= n) ?? moments[0]!;
}

/** Return the most important change at a number of the record: a resignation has that of the event before it. */
export function heaviestAt(moments: readonly Moment[], n: number): Moment | null {
  const weight = ({ before, after }: Moment): number => Math.abs(after - before);
  const there = moments.filter((moment) => moment.n === n && moment.event);
  return there.reduce<Moment | null>((most, moment) => (most && weight(most) >= weight(moment) ? most : moment), null);
}

/** Return whether a decision was worse than the bot's, by more than its error. */
export function isLapse(event: ReviewEvent | null): event is ReviewEvent & { judged: ReviewJudgement } {
  const grade = event?.judged?.grade;
  return !event?.judged?.close && (grade === "inaccuracy" || grade === "mistake" || grade === "blunder");
}

/** Return the decisions of a seat that were worse than the bot's, in order. */
export function lapsesOf(moments: readonly Moment[], seat: number): Moment[] {
  return moments.filter(({ event }) => event?.seat === seat && isLapse(event));
}

/** Return the turning points of a seat, the largest first or in order. */
export function turningPoints(
  review: Pick<ReviewDocument, "turning">,
  moments: readonly Moment[],
  seat: number,
  order: "size" | "time",
): Moment[] {
  const found = (review.turning[seat] ?? []).flatMap((n) => heaviestAt(moments, n) ?? []);
  return order === "size" ? found : found.sort((a, b) => a.index - b.index);
}

/** Return the next or previous one of some moments, seen from a place; after the last comes the first. */
export function nextOf(moments: readonly Moment[], index: number, step: 1 | -1 = 1): Moment | null {
  const sorted = [...moments].sort((a, b) => a.index - b.index);
  if (step > 0) return sorted.find((moment) => moment.index > index) ?? sorted[0] ?? null;
  return sorted.findLast((moment) => moment.index < index) ?? sorted.at(-1) ?? null;
}

/** Return the precision of the figures: the error that most of them have. */
export function usualError(review: Pick<ReviewDocument, "events">, seat: number): number {
  const errors = review.events.map(({ err }) => err[seat]!).filter((err) => err > 0);
  errors.sort((a, b) => a - b);
  return errors[Math.floor(errors.length / 2)] ?? 0;
}

/** Return the number of decisions of a seat that were compared with the bot's. */
export function decisions({ grades }: Pick<ReviewSeat, "grades">): number {
  return GRADES.reduce((sum, grade) => sum + grades[grade], 0);
}
