import type { BeatSounds } from "../contract";

export const sounds: BeatSounds = {
  card: (beat) => (beat["result"] === "trident" ? "surge" : "paper"),
  "turn-lost": "crack",
  "hero-drops": "drop",
  swap: "stone",
};
