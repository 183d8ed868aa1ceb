/** The duration of each beat at normal pace, in milliseconds. */
import type { AnyBeat } from "../contract";
import type { Horus } from "./words";

export const timing: Record<string, number | ((beat: AnyBeat) => number)> = {
  "tile-drawn": 350,
  "tile-laid": 650, // it settles, and outlines are drawn again
  "river-end": 700,
  "card-played": 400,
  stone: 350,
  "stone-lifted": 200,
  "stone-moved": 350,
  "pile-empty": 800,
  "nile-card": 600,
  "tile-gone": 350,
  skipped: 500,
  "card-drawn": 150, // before the next player's tile leaves the bag
};

/**
 * Return the time until the tile in hand has left the bag on the board: neither the tile nor its places are shown before that. A tile
 * or card that another player takes afterwards waits for its beat in the same way; the reader's own is there at once.
 */
export function untilInHand(play: Horus): string {
  const beat = play.beats.findLast(
    ({ kind, seat }) => kind === "tile-drawn" || (["tile-taken", "card-played", "nile-card"].includes(kind) && seat !== play.seat),
  );
  return `${play.starts(beat)}ms`;
}
