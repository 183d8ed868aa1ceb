/** Two short sounds, off by default; everything they say is visible as well. */
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

/** Play the sound of a move, or that of the reader's turn, which adds a note a fourth higher. */
export function sound(what: "move" | "turn"): void {
  if (!settings.preferences.sound || document.hidden) return;
  pluck(294, 0);
  if (what === "turn") pluck(392, 0.12);
}
