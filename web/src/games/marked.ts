/** The labels of marks: how large they are where a drawing is small. */

const LEGIBLE = 9; // pixels: the least height of a number
const OF_SIZE = 1.1; // the height of a number in sizes of its label

/** By how much labels of this size grow where a unit of the drawing has so few pixels that their numbers could not be read. */
export const labelScale = (pixels: number, size: number, most: number): number =>
  Math.min(most, Math.max(1, LEGIBLE / (OF_SIZE * size * pixels)));
