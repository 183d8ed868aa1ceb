/** The layout of the drawing: hexes by axial coordinates (q, r), the rim, and the rows under the arrow. */
import type { Aim, Drift, RimSpace } from "./types";

export type At = readonly number[];
export type Island = RimSpace["island"];
export type Direction = Aim["direction"];
export type Wind = Drift["wind"];
export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 6;
/** The whole drawing, rim and corners, round the middle of the board. */
export const WIDTH = 842;
export const HEIGHT = 720;

/** The outline of a hex round its middle. It is a path rather than a symbol, because every use of a symbol would be another tree to
 * style and lay out. */
export const HEX = "M0-29.6 25.6-14.8V14.8L0 29.6-25.6 14.8V-14.8Z";

export const name = (at: At): string => `${at[0]},${at[1]}`;
export const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];
/** Return how many hexes lie between two places, the second one included. */
export const distance = (a: At, b: At): number =>
  Math.max(Math.abs(a[0]! - b[0]!), Math.abs(a[1]! - b[1]!), Math.abs(a[0]! + a[1]! - b[0]! - b[1]!));
export const centre = (at: At): Point => ({ x: 51.96 * (at[0]! + at[1]! / 2), y: 45 * at[1]! });

const within = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS);
/** Row by row, as the board is read. */
export const HEXES: readonly At[] = within.flatMap((r) => within.filter((q) => Math.abs(q + r) <= RADIUS).map((q) => [q, r]));

export const TROY: readonly At[] = [
  [6, -6],
  [5, -6],
  [6, -5],
];
export const ITHACA: At = [-6, 0];
export const SYRTE: readonly At[] = [
  [0, 6],
  [-1, 6],
  [1, 5],
];
const LAND = new Set([...TROY, ...SYRTE, ITHACA].map(name));

/** Counter-clockwise, as a compass is turned on the board. */
export const DIRECTIONS: Readonly<Record<Direction, At>> = {
  E: [1, 0],
  NE: [1, -1],
  NW: [0, -1],
  W: [-1, 0],
  SW: [-1, 1],
  SE: [0, 1],
};
export const ANGLE: Readonly<Record<Direction, number>> = { E: 0, NE: -60, NW: -120, W: 180, SW: 120, SE: 60 };

const WINDS: readonly Wind[] = ["storm", "strong", "breeze"];

/** The five rows of an arrow (OD-9): each hex with its wind and its distance, so that rows can light up outwards. */
export function rows(at: At, direction: Direction): Map<string, { wind: Wind; ahead: number }> {
  const [dq, dr] = DIRECTIONS[direction] as [number, number];
  const found = new Map<string, { wind: Wind; ahead: number }>();
  for (const hex of HEXES) {
    const q = hex[0]! - at[0]!;
    const r = hex[1]! - at[1]!;
    const ahead = q * dq + r * dr + (q + r) * (dq + dr);
    // along a direction one of the three cube coordinates stays the same: it counts the rows
    const row = Math.abs(dr === 0 ? r : dq === 0 ? q : q + r);
    if (ahead >= 0 && row <= 2) found.set(name(hex), { wind: WINDS[row]!, ahead: ahead / 2 });
  }
  return found;
}

/** The space of each number on the rim, clockwise. */
export const RIM: Readonly<Record<number, Point>> = {
  5: { x: -130, y: -327 },
  3: { x: -31, y: -327 },
  1: { x: 61, y: -327 },
  2: { x: 260, y: -209 },
  4: { x: 310, y: -124 },
  7: { x: 356, y: -45 },
  9: { x: 345, y: 65 },
  8: { x: 295, y: 150 },
  6: { x: 54, y: 327 },
  10: { x: -46, y: 327 },
  12: { x: -146, y: 327 },
  14: { x: -234, y: 255 },
  13: { x: -283, y: 170 },
  15: { x: -333, y: 85 },
  11: { x: -264, y: -203 },
};

/** Off the centre of a shared hex, the upper ones first: the lower are drawn over them. */
const BESIDE: readonly (readonly Point[])[] = [
  [{ x: 0, y: 0 }],
  [
    { x: -20, y: 2 },
    { x: 20, y: 2 },
  ],
  [
    { x: 0, y: -20 },
    { x: -24, y: 10 },
    { x: 24, y: 10 },
  ],
  [
    { x: -22, y: -18 },
    { x: 22, y: -18 },
    { x: -22, y: 14 },
    { x: 22, y: 14 },
  ],
  [
    { x: -18, y: -20 },
    { x: 18, y: -20 },
    { x: -34, y: 14 },
    { x: 0, y: 14 },
    { x: 34, y: 14 },
  ],
  [
    { x: -32, y: -20 },
    { x: 0, y: -20 },
    { x: 32, y: -20 },
    { x: -32, y: 14 },
    { x: 0, y: 14 },
    { x: 32, y: 14 },
  ],
];

/** Room for six before Troy, likewise. */
const HARBOUR: readonly Point[] = [
  { x: 112, y: -280 },
  { x: 160, y: -280 },
  { x: 206, y: -262 },
  { x: 88, y: -248 },
  { x: 136, y: -244 },
  { x: 184, y: -228 },
];

/** Return the place of each ship on the drawing: side by side on a shared hex, beside an island so that it stays visible. */
export function berths(ships: readonly { at: At; place: string }[]): Point[] {
  const troy = ships.flatMap((ship, seat) => (ship.place === "troy" ? [seat] : []));
  return ships.map((ship, seat) => {
    if (ship.place === "troy") return HARBOUR[troy.indexOf(seat)]!;
    const here = ships.flatMap((other, i) => (same(other.at, ship.at) ? [i] : []));
    const { x, y } = centre(ship.at);
    const beside = BESIDE[here.length - 1]![here.indexOf(seat)]!;
    const moored = ship.place !== "sea" && here.length === 1;
    return { x: x + beside.x - (moored ? 14 : 0), y: y + beside.y + (moored ? 6 : 0) };
  });
}

/** Whether a hex is neither sea nor a numbered island. */
export const isShore = (at: At): boolean => LAND.has(name(at));
