/** A tournament on the page: loaded again and again while it goes on, and changed by what its people and its director do. */
import { untrack } from "svelte";
import { request } from "../api/http";
import type { Tournament } from "../api/types";

const RUNNING = 5_000; // milliseconds between two looks
const OPEN = 15_000;

export class TournamentStore {
  now = $state.raw<Tournament | null>(null);
  /** Why the last look failed; null if it did not. */
  lost = $state.raw<unknown>(null);
  /** Why the last step was refused; null if it was not. */
  refusal = $state.raw<unknown>(null);
  busy = $state(false);
  private loading = false;
  private taken = 0; // a look from before a step is out of date

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

  /** Take a step: enter, leave, or one of the director's. Return whether it was done. */
  async take(step: string, body?: unknown): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    this.taken += 1;
    try {
      this.now = await request<Tournament>("POST", `/tournaments/${this.id}/${step}`, body);
      return true;
    } catch (error) {
      this.refusal = error;
      void this.load(); // what was refused may have changed meanwhile
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Look now and then until it is over, while the page is in view: often while it runs, seldom before. The returned function ends it. */
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
    untrack(look); // what it reads begins nothing anew
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
