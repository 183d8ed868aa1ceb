/** A storm on the chart: its rows light up outwards, then the ships that it hits move together; its rows stay marked with its turn. */
import type { AnyBeat, Mark } from "../contract";
import type { At, Direction } from "./geometry";
import type { Beat } from "./types";

export interface Storm {
  at: At;
  direction: Direction;
}

/** How long the rows light up before a ship moves, in milliseconds. */
const ROWS = 450;

/** Return the last storm among the marked turns; null: there was none, or the reader points at another turn. */
export function markedStorm(marks: readonly Mark[]): Storm | null {
  const found = marks.findLast(({ beat, dim }) => beat.kind === "storm" && !dim)?.beat as Extract<Beat, { kind: "storm" }>;
  return found ? { at: found.at, direction: found.direction } : null;
}

/** Return how long a ship stays where it is before it moves, in milliseconds: a ship that a storm hits waits for the rows. */
export function driftDelay(beats: readonly AnyBeat[], seat: number): number {
  const hit = beats.some(
    (beat) => beat.kind === "storm" && (beat["victims"] as { seat: number }[]).some((ship) => ship.seat === seat),
  );
  return hit ? ROWS : 0;
}
