import type { BeatSounds } from "../contract";

export const sounds: BeatSounds = {
  "tile-laid": "wood",
  "river-end": "wood",
  "card-played": "paper",
  "nile-card": "paper",
  stone: "pebble",
  "stone-moved": "pebble",
  "pile-empty": "gong",
};
