/** Plays the sounds of the table if the reader wants any; everything they convey is visible as well. */
import type { Sound } from "../games/contract";
import { settings } from "../app/settings.svelte";

const VOLUME = 0.7;
let device: AudioContext | null = null;
let batch: GainNode | null = null; // the last requested sounds, which may be cut off

/** A sound and the milliseconds until it is due. */
export interface Due {
  sound: Sound;
  after: number;
}

/** Play sounds in place of those still scheduled. In a hidden tab only the reader's turn is heard. */
export async function play(due: readonly Due[]): Promise<void> {
  const heard = document.hidden ? due.filter(({ sound }) => sound === "turn") : due;
  if (!settings.sound || !heard.length) return;
  const { SOUNDS } = await import("./sounds");
  device ??= new AudioContext();
  if (device.state === "suspended") await device.resume();
  hush();
  batch = new GainNode(device, { gain: VOLUME });
  batch.connect(device.destination);
  for (const { sound, after } of heard) SOUNDS[sound](batch, device.currentTime + after / 1000);
}

/** Cancel the scheduled sounds: their beats have been skipped. */
function hush(): void {
  batch?.disconnect();
  batch = null;
}
