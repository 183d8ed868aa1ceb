/** Marks on a board: when they appear, and how large their labels are where a drawing is small. */
import type { AnyBeat } from "./contract";

interface Staging {
  readonly beats: readonly AnyBeat[];
  starts(beat: AnyBeat): number;
  lasts(beat: AnyBeat): number;
}

/** The time until a beat has been shown, as `--after` of the class `when-seen`: nothing is marked before it has happened. */
export const untilSeen = (play: Staging, beat: AnyBeat): string =>
  `${play.beats.includes(beat) ? play.starts(beat) + play.lasts(beat) : 0}ms`;

const LEGIBLE = 9; // pixels: the minimum height of a number
const OF_SIZE = 1.1; // the height of a number in sizes of its label

/** Return the factor by which labels of this size grow if a unit of the drawing has so few pixels that their numbers would be
 * unreadable. */
export const labelScale = (pixels: number, size: number, most: number): number =>
  Math.min(most, Math.max(1, LEGIBLE / (OF_SIZE * size * pixels)));
