import type { BeatSounds } from "../contract";

export const sounds: BeatSounds = {
  die: "bone",
  favour: "bone",
  "fight-round": "bone",
  brawl: "bone",
  ship: "sail",
  storm: "storm",
  "adventure-card": "paper",
  change: (beat) => (Number(beat["heroes"]) < 0 ? "drum" : null),
  "ship-lost": "drum",
  answer: (beat) => (beat["accepted"] ? "cup" : null),
};
