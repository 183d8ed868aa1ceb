/** Plays past events again, one after the other, on the board that travels in time. */

const MIN_STEP = 250; // milliseconds: an event without a beat is shown, too

export interface ReplayHost {
  /** Show the moment after `number` events; null: the present. */
  goTo(number: number | null): void;
  /** Return the duration of the event with this number, in milliseconds. */
  duration(event: number): number;
  /** Return the number of events that have happened. */
  end(): number;
}

export class Replay {
  running = $state(false);
  /** The number of the first event that is played again. */
  first = $state(0);
  private timer = 0;

  constructor(private readonly host: ReplayHost) {}

  /** Show everything from the event `first` to the present. */
  start(first: number): void {
    this.stop();
    this.first = first;
    this.running = true;
    this.step(first);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private step(number: number): void {
    if (number >= this.host.end()) {
      this.stop();
      this.host.goTo(null);
      return;
    }
    this.host.goTo(number);
    this.timer = window.setTimeout(() => this.step(number + 1), Math.max(MIN_STEP, this.host.duration(number - 1)));
  }
}
