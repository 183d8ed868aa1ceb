/** The geometry of the round city: seven wedges about the square, each with places for its heroes. */

export interface Point {
  x: number;
  y: number;
}

const STEP = 360 / 7;
const HALF = 24.8; // degrees; a little less than half a step leaves the walls between the wedges
const INNER = 158;
const OUTER = 392;

const round = (value: number): number => Math.round(value * 10) / 10;

/** The direction of a wedge's middle in degrees, 0 to the right, clockwise; the first points up. */
export const bearing = (wedge: number): number => -90 + wedge * STEP;

export function at(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** Return the outline of a wedge, or a line `inset` units inside it. */
export function outline(wedge: number, inset = 0): string {
  const outer = OUTER - inset;
  const inner = INNER + inset;
  const middle = bearing(wedge);
  const side = (radius: number): number => HALF - (inset / radius) * (180 / Math.PI);
  const [a, b] = [at(middle - side(inner), inner), at(middle - side(outer), outer)];
  const [c, d] = [at(middle + side(outer), outer), at(middle + side(inner), inner)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}Z`;
}

/** Return the path of a wedge's name on the rim; below the square it runs the other way, so that the name stands upright. */
export function lettering(wedge: number): string {
  const middle = bearing(wedge);
  const below = Math.sin((middle * Math.PI) / 180) > 0.6;
  const radius = below ? 424 : 405;
  const [a, b] = [at(middle - HALF, radius), at(middle + HALF, radius)];
  return below
    ? `M${b.x} ${b.y}A${radius} ${radius} 0 0 0 ${a.x} ${a.y}`
    : `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`;
}

/** The size of a hero, drawn round his place. */
export const HERO = { width: 54, height: 69 };

/** Return the places of a wedge's heroes, the outer row first: 4 and 3, or 3 and 2 if a district holds five. */
export function places(wedge: number, holds: number): Point[] {
  const outer = Math.ceil(holds / 2);
  const row = (count: number, radius: number, spread: number): Point[] =>
    Array.from({ length: count }, (_, i) => at(bearing(wedge) + (i - (count - 1) / 2) * spread, radius));
  const [far, near] = outer > 3 ? [11.7, 15] : [12.6, 16]; // degrees between two heroes of a row
  return [...row(outer, 351, far), ...row(holds - outer, 284, near)];
}

/**
 * The middle of a treasure, of the leader with the district's value, and of the leader before. They stand upright in wedges of every
 * direction, clear of walls, heroes and each other, so each wedge has its own; those on the left mirror those on the right.
 */
const SPOTS = {
  treasure: [
    { x: -46, y: -203 },
    { x: 184, y: -95 },
    { x: 178, y: 88 },
    { x: 133, y: 167 },
  ],
  worth: [
    { x: 31, y: -211 },
    { x: 148, y: -149 },
    { x: 208, y: 1 },
    { x: 58, y: 187 },
  ],
  was: [
    { x: 22, y: -174 },
    { x: 134, y: -182 },
    { x: 206, y: 42 },
    { x: 56, y: 222 },
  ],
};
function spot(spots: readonly Point[], wedge: number): Point {
  const right = spots[wedge];
  if (right) return right;
  const { x, y } = spots[7 - wedge]!;
  return { x: -x, y };
}
export const treasure = (wedge: number): Point => spot(SPOTS.treasure, wedge);
export const worth = (wedge: number): Point => spot(SPOTS.worth, wedge);
export const was = (wedge: number): Point => spot(SPOTS.was, wedge);
