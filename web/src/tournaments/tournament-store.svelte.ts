/** A tournament on the page: reloaded regularly while it goes on, and changed by the actions of its players and its director. */
import { untrack } from "svelte";
import { request } from "../api/http";
import type { Tournament } from "../api/types";

const RUNNING = 5_000; // milliseconds between two loads
const OPEN = 15_000;

export class TournamentStore {
  now = $state.raw<Tournament | null>(null);
  /** The reason why the last load failed; null if it did not. */
  lost = $state.raw<unknown>(null);
  /** The reason why the last action was refused; null if it was not. */
  refusal = $state.raw<unknown>(null);
  busy = $state(false);
  private loading = false;
  private taken = 0; // a load from before an action is out of date

  constructor(
    readonly id: string,
    /** From the link to a tournament that is entered by link; may be empty. */
    readonly token: string,
  ) {}

  /** Return the address of a part of this tournament in the API. */
  path(part = ""): string {
    return `/tournaments/${this.id}${part}${this.token ? `?token=${encodeURIComponent(this.token)}` : ""}`;
  }

  async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    const before = this.taken;
    try {
      const found = await request<Tournament>("GET", this.path());
      if (before !== this.taken) return;
      this.now = found;
      this.lost = null;
    } catch (error) {
      this.lost = error;
    } finally {
      this.loading = false;
    }
  }

  /** Perform an action: enter, leave, or one of the director's. Return whether it was done. */
  async take(step: string, body?: unknown): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    this.taken += 1;
    try {
      this.now = await request<Tournament>("POST", `/tournaments/${this.id}/${step}`, body);
      return true;
    } catch (error) {
      this.refusal = error;
      void this.load(); // the reason for a refusal may have changed the tournament
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Reload regularly until it is over, while the page is visible: often while it runs, rarely before. The returned function ends
   * it. */
  follow(): () => void {
    let waited = 0;
    const look = (): void => {
      waited = 0;
      if (document.visibilityState === "visible" && !this.busy) void this.load();
    };
    const timer = setInterval(() => {
      waited += RUNNING;
      const state = this.now?.state;
      if (state === "running" || (state !== "over" && state !== "cancelled" && waited >= OPEN)) look();
    }, RUNNING);
    document.addEventListener("visibilitychange", look);
    untrack(look); // its reads must not restart the effect
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
