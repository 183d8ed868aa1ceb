/** Return a description of an error, in the reader's language. */
import { Offline } from "../api/http";
import { Problem } from "../api/problem";
import type { Catalogue } from "./catalogue";

export function errorText(page: Catalogue, error: unknown): string {
  if (error instanceof Offline) return page.say("problem-offline");
  if (!(error instanceof Problem)) return page.say("problem-internal");
  const { key, status, detail: english, detail_in } = error.details;
  const detail = detail_in?.[page.language] ?? english;
  if (key && page.knows(`problem-${key}`)) return page.say(`problem-${key}`, { detail });
  if (status >= 500) return page.say("problem-internal");
  return status === 404 ? page.say("problem-not-found") : page.say("problem-other", { detail });
}
