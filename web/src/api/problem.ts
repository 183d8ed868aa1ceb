import type { Problem as Details } from "./types";

/** An error response of the server, over HTTP or a table's connection. */
export class Problem extends Error {
  constructor(readonly details: Details) {
    super(details.detail);
  }
}
