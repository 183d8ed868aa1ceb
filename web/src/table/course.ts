/** The scores after every turn and the leader at each time, for the chart at the end. */
import type { Standing } from "../api/types";
import type { ToldTurn } from "../games/ending";

export interface Course {
  /** The number of each turn, the number of events after it, and every seat's value then. */
  turns: number[];
  after: number[];
  values: number[][];
  /** A stretch of points at which one seat alone was ahead. */
  leads: { from: number; to: number; seat: number }[];
}

/** `falls`: the scores count down to 0, and the lowest is ahead. */
export function courseOf(turns: readonly ToldTurn[], standings: readonly Standing[], falls: boolean): Course {
  const course: Course = { turns: [], after: [], values: [], leads: [] };
  for (const { number, after } of turns) {
    const scores = standings.findLast(({ events }) => events <= after)?.scores;
    if (!scores) continue;
    course.turns.push(number);
    course.after.push(after);
    course.values.push(scores.map((score) => (falls ? Math.max(0, -score) : score)));
  }
  for (const [at, values] of course.values.entries()) {
    const best = falls ? Math.min(...values) : Math.max(...values);
    const seat = values.indexOf(best);
    if (!at || values.lastIndexOf(best) !== seat) continue;
    const before = course.leads.at(-1);
    if (before?.seat === seat && before.to === at - 1) before.to = at;
    else course.leads.push({ from: at - 1, to: at, seat });
  }
  return course;
}

/** The position of a few words in the chart, from left to right; `part`: only words of the same part can run into each other. */
export interface Extent {
  from: number;
  to: number;
  part: string;
}

/** Return the first line with room for each of them; null: there is none. */
export function linesFor(words: readonly Extent[], lines: number): (number | null)[] {
  const taken: (Extent & { line: number })[] = [];
  return words.map((one) => {
    for (let line = 0; line < lines; line++) {
      if (taken.some((it) => it.line === line && it.part === one.part && it.from < one.to && one.from < it.to)) continue;
      taken.push({ ...one, line });
      return line;
    }
    return null;
  });
}
