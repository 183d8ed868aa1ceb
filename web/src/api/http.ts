/** HTTP requests to the server. An error response becomes a `Problem`. */
import { Problem } from "./problem";
import type { Problem as ProblemDetails } from "./types";

/** The server cannot be reached. */
export class Offline extends Error {}

export async function request<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Offline();
  }
  if (response.status === 204) return undefined as T;
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json as T;
  const { status, statusText } = response;
  throw new Problem((json as ProblemDetails | null) ?? { title: statusText, status, detail: statusText });
}
