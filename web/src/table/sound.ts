/** Two short sounds, for those who want them; what they say is always to be seen as well. */
import { settings } from "../app/settings.svelte";

let device: AudioContext | null = null;

/** A plucked string. */
function pluck(frequency: number, after: number): void {
  device ??= new AudioContext();
  const start = device.currentTime + after;
  const string = new OscillatorNode(device, { type: "triangle", frequency });
  const body = new GainNode(device, { gain: 0 });
  body.gain.setValueAtTime(0.18, start);
  body.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
  string.connect(body).connect(device.destination);
  string.start(start);
  string.stop(start + 0.4);
}

/** Somebody has moved; or it is the reader's turn, which is a fourth higher. */
export function sound(what: "move" | "turn"): void {
  if (!settings.preferences.sound || document.hidden) return;
  pluck(294, 0);
  if (what === "turn") pluck(392, 0.12);
}
