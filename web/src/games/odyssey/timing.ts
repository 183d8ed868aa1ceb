/** The duration of each beat at normal pace, in milliseconds. */
import type { AnyBeat } from "../contract";
import { stormTime } from "./storm";
import type { StormBeat } from "./types";

const HEX = 180;
const MAX_SAIL = 900;

export const timing: Record<string, number | ((beat: AnyBeat) => number)> = {
  upkeep: 250,
  "missed-turn": 700,
  die: 600,
  favour: 300,
  ship: (beat) => Math.min(MAX_SAIL, HEX * Math.max(1, (beat.path as unknown[]).length)),
  "arrow-laid": 800,
  storm: (beat) => stormTime(beat as unknown as StormBeat),
  landing: 400,
  "adventure-card": 1400, // it turns, and stays
  "fight-round": 1200,
  brawl: 1200,
  offer: 600,
  answer: 400,
  change: 600,
  conquest: 500,
  task: 500,
  "ship-lost": 900,
  home: 1500,
};
