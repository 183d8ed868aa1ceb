/** Requests to the API. An error response becomes a `Problem`. */
import { home, type Carrier } from "./carrier";
import { Problem } from "./problem";
import type { Problem as ProblemDetails } from "./types";

const ATTEMPTS = 4;
const PAUSE = 700; // milliseconds: by then a server that was away has rejoined the others

/** The server cannot be reached. */
export class Offline extends Error {}

export async function request<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  carrier: Carrier = home,
): Promise<T> {
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  for (let attempt = 1; ; attempt++) {
    const response = await reach(carrier.fetch(path, { method, ...json }));
    if (response.status === 204) return undefined as T;
    if (response.ok) return (await response.json()) as T;
    const problem = await problemOf(response);
    // the failed write has left nothing behind, so the same request can be repeated; if an earlier attempt had written something,
    // the reply says that this was done already
    if (problem.details.key !== "away" || attempt === ATTEMPTS) throw problem;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** Return the text at a path of the API: a record, a catalogue. */
export async function requestText(path: string, carrier: Carrier = home): Promise<string> {
  const response = await reach(carrier.fetch(path));
  if (!response.ok) throw await problemOf(response);
  return response.text();
}

async function reach(response: Promise<Response>): Promise<Response> {
  try {
    return await response;
  } catch {
    throw new Offline();
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const { status, statusText } = response;
  const details = (await response.json().catch(() => null)) as ProblemDetails | null;
  return new Problem(details ?? { title: statusText, status, detail: statusText });
}
