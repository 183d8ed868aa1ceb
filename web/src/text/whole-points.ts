/** Shares of a whole in points of 100, which still add up. */

export const POINT = 100; // a point is this many ten-thousandths

/** Return a chance in whole points. */
export function points(chance: number): number {
  return Math.round(chance / POINT) || 0; // never -0
}

/**
 * Round addends to whole points so that they add up to the rounded sum: all are rounded down, and those with the largest remainders
 * get the missing points. Of equal remainders the first wins.
 */
export function wholePoints(addends: readonly number[]): number[] {
  const total = points(addends.reduce((sum, value) => sum + value, 0));
  const whole = addends.map((value) => Math.floor(value / POINT));
  const missing = total - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = addends
    .map((value, at) => ({ at, remainder: value - POINT * Math.floor(value / POINT) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) whole[at]!++;
  return whole;
}
