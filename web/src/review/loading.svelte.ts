/** Loading a review: request it, wait until it is computed, fetch it, and fetch it again once it is refined. */
import { home, type Carrier } from "../api/carrier";
import { Offline, request } from "../api/http";
import { Problem } from "../api/problem";
import type { ReviewDocument, ReviewPending, ReviewReady } from "../api/types";

type Answer = ReviewPending | ReviewReady;

/** Milliseconds until the next request: while it is computed, while it is refined, and without a connection. */
const AGAIN = { waiting: 2_000, refining: 10_000, offline: 5_000 };

export class ReviewLoader {
  review = $state.raw<ReviewDocument | null>(null);
  /** `absent`: nobody has requested it yet. */
  state = $state<"loading" | "absent" | "waiting" | "refining" | "ready" | "failed">("loading");
  waiting = $state.raw<ReviewPending | null>(null);
  /** The reason why there is none, or why it could not be requested. */
  problem = $state.raw<unknown>(null);
  /** Whether the last request did not reach the server; the next one is scheduled. */
  offline = $state(false);
  private timer = 0;
  private closed = false;

  constructor(
    readonly table: string,
    private readonly carrier: Carrier = home,
  ) {}

  /** Fetch the current state. */
  load = (): Promise<void> => this.exchange("GET");

  /** Request the computation, unless that was done before. */
  ask = (): Promise<void> => this.exchange("POST");

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async exchange(method: "GET" | "POST"): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await request<Answer>(method, `/tables/${this.table}/review`, undefined, this.carrier));
      this.offline = false;
      this.problem = null;
    } catch (error) {
      this.fail(error, method);
    }
  }

  private take(answer: Answer): void {
    if ("review" in answer) {
      this.review = answer.review;
      this.waiting = null;
      this.state = answer.state;
      if (answer.state === "refining") this.again(AGAIN.refining);
    } else {
      this.waiting = answer;
      this.state = "waiting";
      this.again(AGAIN.waiting);
    }
  }

  private fail(error: unknown, method: "GET" | "POST"): void {
    if (error instanceof Offline) {
      this.offline = true;
      if (this.state === "loading" || this.state === "waiting" || this.state === "refining") this.again(AGAIN.offline);
      else if (method === "POST") this.problem = error;
      return;
    }
    this.offline = false;
    const details = error instanceof Problem ? error.details : null;
    if (this.review) return this.again(AGAIN.refining); // an old one is better than none
    if (method === "GET" && details && (details.status >= 500 || details.status === 429)) this.again(AGAIN.offline);
    else if (method === "GET" && details?.key === "review-none") this.state = "absent";
    else if (method === "POST" && details && details.status !== 404) {
      this.state = "absent";
      this.problem = error;
    } else {
      this.state = "failed";
      this.problem = error;
    }
  }

  private again(after: number): void {
    if (!this.closed) this.timer = window.setTimeout(() => void this.load(), after);
  }
}

/** Return a waiting time, rounded for the reader: seconds in steps of ten up to a minute, then minutes. */
export function waitOf(seconds: number): { unit: "seconds" | "minutes"; number: number } {
  if (seconds <= 60) return { unit: "seconds", number: Math.max(10, Math.ceil(seconds / 10) * 10) };
  return { unit: "minutes", number: Math.ceil(seconds / 60) };
}
