/** The regions in the order of the score sheet: doubled ones first, then the others, each by value, and at last those without a leader. */
import type { RegionView, View } from "./types";

export type Group = "doubled" | "single" | "nobody";

export interface Numbered {
  /** As on the coin on the board and in the sheet, from 1. */
  number: number;
  /** Its place in the view's list. */
  index: number;
  group: Group;
  region: RegionView;
}

const GROUPS: readonly Group[] = ["doubled", "single", "nobody"];

export function groupOf({ leaders, temple, island }: RegionView): Group {
  return !leaders.length ? "nobody" : temple || island ? "doubled" : "single";
}

/** Single tiles without a stone belong to nobody and score nothing, so they need no number. */
export const isBare = ({ size, stones }: RegionView): boolean => size === 1 && stones.every((n) => !n);

export function numbered({ regions }: View): Numbered[] {
  return regions
    .map((region, index) => ({ region, index, group: groupOf(region) }))
    .filter(({ region }) => !isBare(region))
    .sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || b.region.worth - a.region.worth || a.index - b.index)
    .map((row, place) => ({ ...row, number: place + 1 }));
}
