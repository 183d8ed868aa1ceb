/** The sums of a review in whole points of 100, as bars and in words. */
import type { ReviewSeat } from "../api/types";
import { POINT, wholePoints } from "../text/whole-points";

/** Return a mean over several games in points of 100 with its sign, as the language writes it; one decimal, finer than one chance. */
export function signedMean(mean: number, language: string): string {
  const format = new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 1 });
  return format.format(mean / POINT).replace("-", "−");
}

export interface WholeSums {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
}

/** Return the sums of a seat in whole points: start + luck + own + others = end. */
export function wholeSums({ start, luck, own, others }: Pick<ReviewSeat, "start" | "luck" | "own" | "others">): WholeSums {
  const rounded = wholePoints([start, luck, own, others]);
  const [first, ...rest] = rounded as [number, number, number, number];
  return { start: first, luck: rest[0], own: rest[1], others: rest[2], end: first + rest[0] + rest[1] + rest[2] };
}

export interface Fall {
  name: keyof WholeSums;
  value: number;
  /** The start and width of its bar, as fractions of the scale. */
  from: number;
  width: number;
}

/** Return the bars from the start to the end, each beginning where the last one ended; the scale covers all of them. */
export function fallsOf(sums: WholeSums): Fall[] {
  const reached = [0, sums.start, sums.start + sums.luck, sums.start + sums.luck + sums.own, sums.end];
  const low = Math.min(...reached);
  const scale = Math.max(...reached) - low || 1;
  const bar = (name: keyof WholeSums, from: number, to: number): Fall => ({
    name,
    value: sums[name],
    from: (Math.min(from, to) - low) / scale,
    width: Math.abs(to - from) / scale,
  });
  return [
    bar("start", 0, reached[1]!),
    bar("luck", reached[1]!, reached[2]!),
    bar("own", reached[2]!, reached[3]!),
    bar("others", reached[3]!, reached[4]!),
    bar("end", 0, sums.end),
  ];
}

/** Return a change with its sign: a true minus, and nothing before 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** Return the sum in writing: “25 + 8 − 30 − 3 = 0”. */
export function sumOf({ start, luck, own, others, end }: WholeSums): string {
  const term = (value: number): string => ` ${value < 0 ? "−" : "+"} ${Math.abs(value)}`;
  return `${start}${term(luck)}${term(own)}${term(others)} = ${end}`;
}
