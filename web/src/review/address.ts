/** The address of a review: `/r/{table}?move=42&seat=2`. Seats are counted from 1, as people count them. */

import { BASE } from "../api/base";

export interface Place {
  /** The number of events of the record; null: the most important turning point. */
  move: number | null;
  /** The seat whose view is shown; null: the reader's own seat, else the winner's. */
  seat: number | null;
}

export function reviewAt(path: string): string | null {
  return /^\/r\/([A-Za-z0-9_-]+)$/.exec(path)?.[1] ?? null;
}

/** Read a place from the address; invalid parts are ignored. */
export function readPlace(search: string, seats = Infinity): Place {
  const given = new URLSearchParams(search);
  const whole = (name: string): number | null => {
    const text = given.get(name);
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  const seat = whole("seat");
  return { move: whole("move"), seat: seat !== null && seat >= 1 && seat <= seats ? seat - 1 : null };
}

export function addressOf(table: string, move: number | null = null, seat: number | null = null): string {
  const given = new URLSearchParams();
  if (move !== null) given.set("move", String(move));
  if (seat !== null) given.set("seat", String(seat + 1));
  return `${BASE}r/${table}${given.size ? `?${given}` : ""}`;
}
