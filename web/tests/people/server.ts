/** A server that sends the responses of a test, and counts its requests. */
import { flushSync } from "svelte";
import { vi } from "vitest";

export class FakeServer {
  readonly asked: string[] = [];
  readonly answers: Record<string, unknown> = {};
  /** The requests that fail, by their beginning. */
  readonly broken: string[] = [];

  constructor() {
    vi.stubGlobal("fetch", (url: string, options?: RequestInit) => {
      const body = typeof options?.body === "string" ? ` ${options.body}` : "";
      const asked = `${options?.method ?? "GET"} ${url.replace(/^.*\/api/, "")}${body}`;
      this.asked.push(asked);
      const status = this.broken.some((start) => asked.startsWith(start)) ? 500 : 200;
      const found = Object.entries(this.answers).find(([start]) => asked.startsWith(start))?.[1] ?? [];
      const answer = status === 200 ? found : { title: "broken", status, detail: "out of order" };
      return Promise.resolve(new Response(JSON.stringify(answer), { status, headers: { "content-type": "application/json" } }));
    });
  }
}

/** Wait until every pending request has been answered and shown. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}
