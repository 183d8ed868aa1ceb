/** The duration of each beat at normal pace, in milliseconds. */
import type { AnyBeat } from "../contract";

const ZONE = 300;

export const timing: Record<string, number | ((beat: AnyBeat) => number)> = {
  "card-paid": 250,
  "god-slides": 450,
  "hero-moves": (beat) => ZONE * Math.max(1, Number(beat.zones)),
  power: 300,
  "card-taken": 250,
  "goal-card": 250,
  "goal-step": 1300, // its card is laid, then the step is made
  "card-drawn": 200,
  "deck-empty": 700,
};
