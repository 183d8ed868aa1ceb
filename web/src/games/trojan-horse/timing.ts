/** The duration of each beat at normal pace, in milliseconds. */
import type { AnyBeat } from "../contract";

export const timing: Record<string, number | ((beat: AnyBeat) => number)> = {
  announce: 600,
  card: 1000, // it rises and waits, and is turned over
  "turn-lost": 700,
  ramp: 350,
  "hero-pushed": 250,
  "hero-drops": 600,
  look: 400,
  swap: 700,
  keep: 400,
  all: 400,
  pass: 400,
  refill: 250,
  reveal: 400,
};
