/** Quick match: the pending wish, kept while the reader visits other pages. The server is asked about it every few seconds. */
import { request } from "../api/http";
import { Problem } from "../api/problem";
import type { NewWish, WishState } from "../api/types";
import { me } from "./me.svelte";

const WAITING = "ilion-waiting"; // in this tab
const LAST = "ilion-last-wish";
const AGAIN = 3_000; // milliseconds
const SELDOM = 30_000; // at most, while the server does not reply: it keeps a wish for longer

class QuickMatch {
  /** The state of the wish; null if there is none. */
  state = $state.raw<WishState | null>(null);
  /** Whether the server has ended the wish; the reader is told until they close it or look again. */
  ended = $state(false);
  private timer = 0;
  private failures = 0;
  private round = 0; // an answer to a question of an earlier round is out of date

  constructor() {
    if (read(WAITING)) void this.ask();
  }

  /** The last search on this device. */
  get last(): NewWish | null {
    try {
      return JSON.parse(localStorage.getItem(LAST) ?? "null") as NewWish | null;
    } catch {
      return null;
    }
  }

  async begin(wish: NewWish): Promise<void> {
    const state = await request<WishState>("POST", "/wishes", wish);
    this.stop();
    this.ended = false;
    this.state = state;
    try {
      sessionStorage.setItem(WAITING, "1");
      localStorage.setItem(LAST, JSON.stringify(wish));
    } catch {
      // a private window may store nothing: a reload ends the wish
    }
    me.refresh().catch(() => undefined); // a new visitor has become a guest
    this.later();
  }

  /** Withdraw the wish. If the request does not reach the server, the wish stays there and may still seat the reader. */
  async cancel(): Promise<void> {
    this.stop();
    try {
      await request("DELETE", "/wishes");
    } catch (error) {
      this.later();
      throw error;
    }
    this.end();
  }

  /** Stop waiting: the match was found, or the wish was withdrawn. */
  end(): void {
    this.stop();
    forget(WAITING);
    this.state = null;
    this.ended = false;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.failures = 0;
    this.round += 1;
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), Math.min(AGAIN * 2 ** this.failures, SELDOM));
  }

  private async ask(): Promise<void> {
    const round = this.round;
    try {
      const state = await request<WishState>("GET", "/wishes");
      if (round !== this.round) return;
      this.failures = 0;
      this.state = state;
      if (!state.table) this.later();
    } catch (error) {
      if (round !== this.round) return;
      if (isOver(error)) {
        this.end();
        this.ended = true;
      } else {
        this.failures += 1;
        this.later();
      }
    }
  }
}

/** Whether there is no wish any more, or none of this visitor's. A server that is busy or broken still has it. */
function isOver(error: unknown): boolean {
  if (!(error instanceof Problem)) return false;
  const { key, status } = error.details;
  return key === "no-wish" || status === 401 || status === 403;
}

// A browser may forbid storage; then a reload ends the wish.
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

export const quickMatch = new QuickMatch();
