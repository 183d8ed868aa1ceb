import type { BeatSounds } from "../contract";

export const sounds: BeatSounds = {
  "card-drawn": "paper",
  "card-paid": "paper",
  offering: (beat) => (beat["superior"] ? "hymn" : null),
  "god-slides": "stone",
  "goal-step": "hammer",
};
