/** Updates shown one after the other, so that a reader can follow what others do. */
import type { Update } from "../api/types";

// milliseconds
const STEP = 450; // how long one update with events is shown before the next
const MAX_DELAY = 3_000; // how far the display may fall behind
const CALM = 1_000; // how long a key press may still be meant for what was shown before

export class Pacing {
  /** Updates that wait until the ones before have been seen. */
  pending = $state.raw<Update[]>([]);
  private shownAt = 0;
  private longest = 0;
  private timer = 0;

  constructor(private readonly show: (update: Update) => void) {}

  /** Whether what is shown has been there for a moment. */
  get calm(): boolean {
    return performance.now() - this.shownAt > CALM;
  }

  /** Show an update when its time has come. */
  add(update: Update): void {
    this.pending = [...this.pending, update];
    this.longest = Math.max(this.longest, this.pending.length);
    if (this.pending.length === 1) this.next();
  }

  /** Show an update now, after everything that waits. */
  showNow(update: Update): void {
    this.skip();
    this.display(update);
  }

  /** Show everything that waits at once. */
  skip = (): void => {
    const updates = this.pending;
    this.clear();
    for (const update of updates) this.display(update);
  };

  /** Discard everything that waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.pending = [];
    this.longest = 0;
  }

  /** Show what is due, and come back for the rest. The longer the queue, the faster it goes. */
  private next(): void {
    clearTimeout(this.timer);
    for (let update = this.pending[0]; update; update = this.pending[0]) {
      const pause = this.shownAt + Math.min(STEP, MAX_DELAY / this.longest) - performance.now();
      if (update.log.length && pause > 0) return void (this.timer = window.setTimeout(() => this.next(), pause));
      this.pending = this.pending.slice(1);
      this.display(update);
    }
    this.longest = 0;
  }

  private display(update: Update): void {
    if (update.log.length) this.shownAt = performance.now();
    this.show(update);
  }
}
