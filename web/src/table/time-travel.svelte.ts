/** Looking back at an earlier moment of the game. */
import type { PastView } from "../api/types";

export interface TravelHost {
  /** Return the number of events that have happened. */
  end(): number;
  /** Fetch the view after `number` events. */
  fetchPast(number: number): Promise<PastView>;
  /** The moment on display has changed; `step` is the number of the one event that lies between, null after a jump. */
  onArrive(step: number | null): void;
  onError(error: unknown): void;
}

export class TimeTravel {
  /** The earlier moment on display; null: the present. */
  past = $state.raw<PastView | null>(null);
  /** The reader's destination: known before the server has sent the view. */
  target = $state<number | null>(null);
  private fetching = false;
  private readonly cache = new Map<number, PastView>();

  constructor(private readonly host: TravelHost) {}

  /** Show the moment after `number` events; null: the present. */
  goTo(number: number | null): void {
    const end = this.host.end();
    this.target = number === null || number >= end ? null : Math.max(0, number);
    if (this.target === null) {
      const step = this.past?.number === end - 1 ? end : null;
      this.past = null;
      this.host.onArrive(step);
    } else if (!this.fetching) void this.arrive();
  }

  /** Return to the present and discard the fetched views: another seat is viewing now. */
  clear(): void {
    this.past = null;
    this.target = null;
    this.cache.clear();
  }

  /** Fetch the target. It may change meanwhile, and only the last one counts. */
  private async arrive(): Promise<void> {
    this.fetching = true;
    try {
      while (this.target !== null && this.target !== this.past?.number) {
        const number = this.target;
        let view = this.cache.get(number);
        if (!view) {
          view = await this.host.fetchPast(number);
          this.cache.set(number, view);
        }
        if (this.target === null) return;
        const step = this.past?.number === number - 1 ? number : null;
        this.past = view;
        this.host.onArrive(step);
      }
    } catch (error) {
      this.target = this.past?.number ?? null;
      this.host.onError(error);
    } finally {
      this.fetching = false;
    }
  }
}
