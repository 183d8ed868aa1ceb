/** A rating of at least this many games has a rank; the server uses the same limit. */
export const RANKED_MARGIN = 300;

/** Return a change with its sign: “+14”, “−6”, “±0”. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}
