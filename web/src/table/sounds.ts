/** The sounds of the table, made on the spot: strings, wood, stone, paper, wind. None lasts longer than 0.8 s, and all are about as
 * loud: the gains follow from the loudness that an ear perceives, measured for each (`tests/web/test_sounds.py`). */
import type { Sound } from "../games/contract";

type Out = AudioNode;

/** A plucked string. */
function string(out: Out, at: number, frequency: number, gain = 0.18, long = 0.5): void {
  const source = new OscillatorNode(out.context, { type: "triangle", frequency });
  source.connect(fade(out, at, gain, long, 0.004));
  source.start(at);
  source.stop(at + long);
}

/** A struck object: a falling tone. */
function knock(out: Out, at: number, from: number, to: number, gain = 0.35, long = 0.14): void {
  const source = new OscillatorNode(out.context, { type: "sine", frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(fade(out, at, gain, long, 0.002));
  source.start(at);
  source.stop(at + long);
}

interface Rustle {
  type: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  gain: number;
  long: number;
  /** The time for which it rises. */
  rise?: number;
}

/** Paper, cloth, wind: filtered noise. */
function rustle(out: Out, at: number, { type, from, to = from, q = 1, gain, long, rise = 0.005 }: Rustle): void {
  const source = new AudioBufferSourceNode(out.context, { buffer: noise(out.context) });
  const filter = new BiquadFilterNode(out.context, { type, frequency: from, Q: q });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(filter).connect(fade(out, at, gain, long, rise));
  source.start(at, 0, long);
}

function fade(out: Out, at: number, gain: number, long: number, rise: number): GainNode {
  const body = new GainNode(out.context, { gain: 0 });
  body.gain.setValueAtTime(0.0001, at);
  body.gain.exponentialRampToValueAtTime(gain, at + rise);
  body.gain.exponentialRampToValueAtTime(0.0001, at + long);
  body.connect(out);
  return body;
}

const made = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = made.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate * 0.8, context.sampleRate);
    const values = buffer.getChannelData(0);
    for (let i = 0; i < values.length; i++) values[i] = 2 * Math.random() - 1;
    made.set(context, buffer);
  }
  return buffer;
}

function chord(out: Out, at: number, gain: number): void {
  [196, 247, 294, 392].forEach((frequency, n) => string(out, at + 0.05 * n, frequency, gain, 0.75 - 0.05 * n));
}

function hammer(out: Out, at: number): void {
  knock(out, at, 190, 120, 0.42, 0.1);
  rustle(out, at, { type: "bandpass", from: 1400, gain: 0.25, long: 0.05 });
}

export const SOUNDS: Record<Sound, (out: Out, at: number) => void> = {
  turn(out, at) {
    string(out, at, 294, 0.21);
    string(out, at + 0.14, 392, 0.21);
  },
  drop(out, at) {
    knock(out, at, 180, 90);
    rustle(out, at, { type: "bandpass", from: 1800, q: 2, gain: 0.14, long: 0.06 });
  },
  crack(out, at) {
    rustle(out, at, { type: "highpass", from: 2500, gain: 0.3, long: 0.05 });
    rustle(out, at + 0.06, { type: "highpass", from: 1800, gain: 0.19, long: 0.08 });
  },
  paper(out, at) {
    rustle(out, at, { type: "bandpass", from: 3200, to: 5600, gain: 0.46, long: 0.18, rise: 0.06 });
  },
  surge(out, at) {
    rustle(out, at, { type: "lowpass", from: 160, to: 620, gain: 0.47, long: 0.78, rise: 0.35 });
    knock(out, at + 0.3, 90, 55, 0.24, 0.45);
  },
  stone(out, at) {
    rustle(out, at, { type: "bandpass", from: 520, to: 420, q: 3, gain: 0.61, long: 0.34, rise: 0.05 });
    knock(out, at + 0.32, 240, 150, 0.41, 0.09);
  },
  hymn(out, at) {
    [262, 330, 392].forEach((frequency) => string(out, at, frequency, 0.11, 0.78));
  },
  hammer(out, at) {
    for (const n of [0, 1, 2]) hammer(out, at + 0.2 * n);
  },
  bone(out, at) {
    for (const [n, after] of [0, 0.09, 0.16, 0.2].entries()) knock(out, at + after, 1500 - 120 * n, 900, 0.34, 0.03);
  },
  sail(out, at) {
    rustle(out, at, { type: "bandpass", from: 380, to: 900, gain: 0.96, long: 0.5, rise: 0.2 });
    rustle(out, at + 0.3, { type: "bandpass", from: 2400, gain: 0.25, long: 0.12 });
  },
  storm(out, at) {
    rustle(out, at, { type: "bandpass", from: 260, to: 1500, q: 4, gain: 1.1, long: 0.74, rise: 0.7 });
  },
  drum(out, at) {
    knock(out, at, 110, 58, 0.235, 0.5);
  },
  cup(out, at) {
    knock(out, at, 1900, 1850, 0.1, 0.3);
    knock(out, at, 300, 220, 0.25, 0.07);
  },
  wood(out, at) {
    knock(out, at, 250, 165, 0.44, 0.08);
    rustle(out, at, { type: "lowpass", from: 900, gain: 0.24, long: 0.07 });
  },
  pebble(out, at) {
    knock(out, at, 980, 700, 0.42, 0.05);
    knock(out, at + 0.05, 860, 640, 0.19, 0.04);
  },
  gong(out, at) {
    for (const frequency of [147, 221, 331]) knock(out, at, frequency, frequency * 0.99, 0.088, 0.8);
  },
  victory: (out, at) => chord(out, at, 0.145),
  end: (out, at) => chord(out, at, 0.092),
};
