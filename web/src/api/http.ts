/** Questions to the server by HTTP. What it refuses becomes a Problem with its sentence. */
import type { Problem as Said } from "./types";

export class Problem extends Error {
  constructor(readonly said: Said) {
    super(said.detail);
  }
}

/** The server cannot be reached. */
export class Offline extends Error {}

export async function ask<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Offline();
  }
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  throw new Problem((said as Said | null) ?? { title: answer.statusText, status: answer.status, detail: answer.statusText });
}
