/** Updates shown one after the other, each for as long as its beats take, so that a reader can follow the other players' turns. */
import type { Update } from "../api/types";

// milliseconds
const BEGIN = 1_500; // the first update after the table is drawn: the reader looks at the board first
const BETWEEN_TURNS = 400;
const MAX_TURN = 6_000; // at the usual pace; a longer turn is sped up evenly
const MAX_WAITING = 15_000; // more than this, or more turns than these, are told in words instead of being played
const MAX_TURNS = 4;
const CALM = 1_000; // how long a key press may still be meant for what was shown before

export interface PacingHost {
  /** Show an update. `time`: its duration in milliseconds; 0: at once. */
  show(update: Update, time: number): void;
  /** Return the duration of an update at the reader's pace, in milliseconds. */
  duration(update: Update): number;
  /** Return the factor by which the reader's pace is slower than normal. */
  pace(): number;
  /** Return the number of the turn that an update belongs to; null if it belongs to none. */
  turn(update: Update): number | null;
  /** Whether a turn begins with an update: the reader sees whose turn it is before anything moves. */
  handsOver(update: Update): boolean;
}

export class Pacing {
  /** Updates that wait until the earlier ones have been shown. */
  pending = $state.raw<Update[]>([]);
  /** While true, no waiting update is shown. */
  paused = $state(false);
  /** The fraction of its usual time that the update on display takes: less than 1 in a long turn. */
  rate = 1;
  private shownAt = -CALM;
  private freeAt = 0; // when the update on display has been seen
  private turn: number | null = null;
  private turnTime = 0; // of the turn on display, so far
  private timer = 0;

  constructor(private readonly host: PacingHost) {}

  /** Whether the update on display has been there for a moment. */
  get calm(): boolean {
    return performance.now() - this.shownAt > CALM;
  }

  /** The table has just been drawn: the next update waits until the reader has seen it. */
  begin(): void {
    this.turn = null;
    this.freeAt = performance.now() + BEGIN;
  }

  /** Show an update when its time has come. */
  add(update: Update): void {
    this.pending = [...this.pending, update];
    const turns = this.waiting();
    const time = turns.reduce((sum, turn) => sum + Math.min(turn, MAX_TURN), 0);
    if (time > MAX_WAITING || turns.length > MAX_TURNS) this.skip();
    else this.next();
  }

  /** How long the turns that wait would take, each by itself. */
  private waiting(): number[] {
    const times = new Map<number | null, number>();
    for (const update of this.pending) {
      const turn = this.host.turn(update);
      times.set(turn, (times.get(turn) ?? 0) + this.host.duration(update));
    }
    return [...times.values()];
  }

  /** Show an update now, after all waiting ones. The next one waits until it has been seen. */
  showNow(update: Update): void {
    this.skip();
    this.turnTime = 0; // the reader has decided: the rest is a turn by itself
    this.display(update, true);
  }

  /** Show all waiting updates at once. */
  skip = (): void => {
    const updates = this.pending;
    this.clear();
    for (const update of updates) this.display(update, false);
  };

  /** Show the rest of the turn on display, or of the first waiting one, at once, and go on with the next. `between` is called
   * before that, with whether there is none. */
  skipTurn(between: (last: boolean) => void): void {
    const first = this.pending[0];
    const turn = this.turn ?? (first ? this.host.turn(first) : null);
    const end = this.pending.findIndex((update) => ![turn, null].includes(this.host.turn(update)));
    const rest = end < 0 ? this.pending : this.pending.slice(0, end);
    const later = this.pending.slice(rest.length);
    this.clear();
    for (const update of rest) this.display(update, false);
    between(!later.length);
    this.pending = later;
    this.next();
  }

  /** Discard all waiting updates. */
  clear(): void {
    clearTimeout(this.timer);
    this.pending = [];
    this.paused = false;
    this.freeAt = 0;
    this.rate = 1;
  }

  /** Stop before the next update, or go on. */
  pause = (paused: boolean): void => {
    this.paused = paused;
    if (!paused) this.next();
  };

  /** Show the updates that are due, and schedule the rest. */
  private next(): void {
    clearTimeout(this.timer);
    for (let update = this.pending[0]; update && !this.paused; update = this.pending[0]) {
      const wait = update.log.length ? this.freeAt - performance.now() : 0;
      if (wait > 0) return void (this.timer = window.setTimeout(() => this.next(), wait));
      this.pending = this.pending.slice(1);
      this.display(update, true);
    }
  }

  /**
   * Return the part of its usual time that an update takes. As soon as a whole turn is known, the rest of it takes the same part.
   * Until then it speeds up towards the limit, since the length of the rest is unknown.
   */
  private rateOf(update: Update, time: number): number {
    const turn = this.host.turn(update);
    if (turn !== null && turn !== this.turn) [this.turn, this.turnTime] = [turn, 0];
    const later = this.pending.filter((other) => this.host.turn(other) === turn);
    const known = [update, ...later].some((other) => this.host.handsOver(other));
    const limit = MAX_TURN * this.host.pace();
    const left = Math.max(0, limit - this.turnTime);
    const total = later.reduce((sum, other) => sum + this.host.duration(other), time);
    const even = total > left ? left / total : 1;
    return known ? even : Math.min(even, left / limit);
  }

  private display(update: Update, played: boolean): void {
    const usual = played ? this.host.duration(update) : 0;
    this.rate = usual > 0 ? this.rateOf(update, usual) : 1;
    const time = usual * this.rate;
    this.turnTime += time;
    if (update.log.length) {
      this.shownAt = performance.now();
      this.freeAt = this.shownAt + time + (time > 0 && this.host.handsOver(update) ? BETWEEN_TURNS : 0);
    }
    this.host.show(update, time);
  }
}
