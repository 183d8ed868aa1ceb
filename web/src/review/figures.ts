/** A person's figures over many games, in 1/10,000 a game. */

export interface Range {
  mean: number;
  low: number;
  high: number;
}

export interface GameFigures {
  games: number;
  luck: Range;
  own: Range;
}

/** Fewer games say nothing about a person. */
export const ENOUGH = 5;

/** Return a figure in points of 100, with one decimal: means of several games are finer than one chance. */
export function inPoints(value: number): number {
  return Math.round(value / 10) / 10 || 0;
}
