/** The duration of each beat at normal pace, in milliseconds. */
import type { AnyBeat } from "../contract";

export const timing: Record<string, number | ((beat: AnyBeat) => number)> = {
  "tile-drawn": 350,
  "tile-laid": 650, // it settles, and outlines are drawn again
  "river-end": 700,
  "card-played": 400,
  stone: 350,
  "stone-lifted": 200,
  "stone-moved": 350,
  "pile-empty": 800,
  "nile-card": 600,
  "tile-gone": 350,
  skipped: 500,
};
