/** Keeps the place of a decision in sight: if a sheet covers the lower edge of the chart, the chart moves up. */
import { centre, type Point } from "./geometry";
import type { View } from "./types";

const ROOM = 60; // of the drawing, below the middle of a place: its hex and its name
const HEAD = 40; // above the middle

/** Return the place where a fight or a landing goes on; null: there is none. */
export function inQuestion({ fight, landing, players, rim }: View): Point | null {
  if (fight) return centre(players[fight.seats[0]!]!.at);
  const island = landing && rim.find((space) => space.island === landing.island);
  return island ? centre(island.at) : null;
}

/**
 * Return the number of pixels by which the chart must move up so that a place lies above a sheet that begins `sheetTop` pixels below
 * its upper edge. `part` is the visible part of the drawing, `size` its size in pixels.
 */
export function liftAbove(
  place: Point,
  sheetTop: number,
  part: { top: number; width: number; height: number },
  size: { width: number; height: number },
): number {
  const scale = Math.min(size.width / part.width, size.height / part.height);
  const y = (place.y - part.top) * scale + (size.height - part.height * scale) / 2;
  return Math.max(0, Math.min(y + ROOM * scale - sheetTop, y - HEAD * scale));
}
