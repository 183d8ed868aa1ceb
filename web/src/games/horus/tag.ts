/** The layout of a region's tag: its parts side by side, round its middle. */
import type { Token } from "../contract";
import { TOKENS } from "./words";

interface Tag {
  width: number;
  size: number;
  /** Null: the size says it all. */
  worth: number | null;
  arrow: number;
  marks: { name: "at-temple" | "island"; x: number }[];
  tokens: { name: Token; x: number }[];
}

export interface TagContent {
  size: number;
  worth: number;
  leaders: readonly number[];
  temple?: boolean;
  island?: boolean;
}

const digits = (n: number): number => 10 * String(n).length;

export function tagParts({ size, worth, leaders, temple, island }: TagContent): Tag {
  let x = 6;
  const take = (width: number): number => (x += width) - width;
  const tag: Tag = { width: 0, size: take(digits(size)), worth: null, arrow: 0, marks: [], tokens: [] };
  if (leaders.length || worth !== size) {
    tag.arrow = take(0) + 3;
    take(18);
    tag.worth = take(digits(worth));
  }
  if (temple) tag.marks.push({ name: "at-temple", x: take(17) + 1 });
  if (island) tag.marks.push({ name: "island", x: take(17) + 1 });
  if (leaders.length) take(3);
  for (const seat of leaders) tag.tokens.push({ name: TOKENS[seat]!, x: take(20) });
  tag.width = x + (leaders.length ? 3 : 6);
  const half = tag.width / 2;
  tag.size -= half;
  tag.arrow -= half;
  if (tag.worth !== null) tag.worth -= half;
  for (const part of [...tag.marks, ...tag.tokens]) part.x -= half;
  return tag;
}
