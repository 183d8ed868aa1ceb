/** The layout of the chart of a review: lines, band, bars, labels. In pixels of the drawing. */
import type { ReviewDocument } from "../api/types";
import { CAUSES, type Cause, type Moment } from "./document";

const WHOLE = 10_000;

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Return the x coordinate of a moment. */
export function across({ left, right }: Pick<Frame, "left" | "right">, index: number, last: number): number {
  return round(left + ((right - left) * index) / Math.max(1, last));
}

/** Return the y coordinate of a chance. */
export function down({ top, bottom }: Pick<Frame, "top" | "bottom">, chance: number): number {
  return round(bottom - ((bottom - top) * chance) / WHOLE);
}

/** Return the moment at an x coordinate. */
export function momentAcross({ left, right }: Pick<Frame, "left" | "right">, x: number, last: number): number {
  const part = (x - left) / Math.max(1, right - left);
  return Math.max(0, Math.min(last, Math.round(part * last)));
}

/** Return every seat's chances from the beginning to the end. */
export function chancesOf(review: Pick<ReviewDocument, "start" | "events">, seat: number): number[] {
  return [review.start.v[seat]!, ...review.events.map(({ v }) => v[seat]!)];
}

export function linePath(frame: Frame, chances: readonly number[]): string {
  const last = chances.length - 1;
  return "M" + chances.map((chance, index) => `${across(frame, index, last)} ${down(frame, chance)}`).join("L");
}

/** Return the outline of the error band, which never goes beyond 0 and 100. */
export function bandPath(frame: Frame, moments: readonly Pick<Moment, "after" | "err">[]): string {
  const last = moments.length - 1;
  const at = (index: number, chance: number): string =>
    `${across(frame, index, last)} ${down(frame, Math.max(0, Math.min(WHOLE, chance)))}`;
  const above = moments.map(({ after, err }, index) => at(index, after + err));
  const below = moments.map(({ after, err }, index) => at(index, after - err)).reverse();
  return `M${above.join("L")}L${below.join("L")}Z`;
}

export interface Bar {
  index: number;
  cause: Cause;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Return the bars of all changes, up or down from the middle, and the largest change, which reaches the edge. */
export function barsOf(frame: Frame, moments: readonly Moment[]): { bars: Bar[]; largest: number } {
  const last = moments.length - 1;
  const largest = Math.max(1, ...moments.map(({ before, after }) => Math.abs(after - before)));
  const middle = (frame.top + frame.bottom) / 2;
  const half = (frame.bottom - frame.top) / 2;
  const width = round(Math.max(1.2, Math.min(6, (0.8 * (frame.right - frame.left)) / Math.max(1, last))));
  const bars = moments.flatMap(({ index, cause, before, after }): Bar[] => {
    if (!cause || after === before) return [];
    const height = round(Math.max(0.8, (half * Math.abs(after - before)) / largest));
    const x = round(across(frame, index, last) - width / 2);
    return [{ index, cause, x, width, height, y: after > before ? round(middle - height) : middle }];
  });
  return { bars, largest };
}

/** Return all bars of a cause as one path. */
export function barPaths(bars: readonly Bar[]): Record<Cause, string> {
  const found = Object.fromEntries(CAUSES.map((cause) => [cause, ""])) as Record<Cause, string>;
  for (const { cause, x, y, width, height } of bars) found[cause] += `M${x} ${y}h${width}v${height}h${-width}Z`;
  return found;
}

/** Return the moments whose numbers are written under the chart: the first, the last, and as many between as have room. */
export function labelled(frame: Frame, last: number, room = 60): number[] {
  const most = Math.max(1, Math.floor((frame.right - frame.left) / room));
  const steps = Math.min(last, most);
  return [...new Set(Array.from({ length: steps + 1 }, (_, step) => Math.round((step * last) / Math.max(1, steps))))];
}

/** Return the positions of the seats' tokens at the end of their lines: tokens that would overlap are side by side. */
export function tokenPlaces(
  frame: Frame,
  ends: readonly { seat: number; chance: number }[],
  size: number,
): { seat: number; x: number; y: number }[] {
  const found: { seat: number; x: number; y: number }[] = [];
  for (const { seat, chance } of ends) {
    const y = down(frame, chance);
    const beside = found.filter((other) => Math.abs(other.y - y) < size - 2).length;
    found.push({ seat, x: frame.right + 10 + (size - 1) * beside, y });
  }
  return found;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
