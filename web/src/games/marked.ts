/** Marks on a board: when they appear, and how large their labels are where a drawing is small. */
import type { AnyBeat } from "./contract";

interface Staging {
  readonly beats: readonly AnyBeat[];
  starts(beat: AnyBeat): number;
  lasts(beat: AnyBeat): number;
}

/** How long it takes until a beat has been seen, as `--after` of the class `when-seen`: nothing is marked before it has happened. */
export const untilSeen = (play: Staging, beat: AnyBeat): string =>
  `${play.beats.includes(beat) ? play.starts(beat) + play.lasts(beat) : 0}ms`;

const LEGIBLE = 9; // pixels: the least height of a number
const OF_SIZE = 1.1; // the height of a number in sizes of its label

/** By how much labels of this size grow where a unit of the drawing has so few pixels that their numbers could not be read. */
export const labelScale = (pixels: number, size: number, most: number): number =>
  Math.min(most, Math.max(1, LEGIBLE / (OF_SIZE * size * pixels)));
