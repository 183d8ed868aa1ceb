/** What went wrong, in the reader's words. */
import { Offline, Problem } from "../api/http";
import type { Catalogue } from "./catalogue";

export function fault(page: Catalogue, error: unknown): string {
  if (error instanceof Offline) return page.say("problem-offline");
  if (!(error instanceof Problem)) return page.say("problem-internal");
  const { key, status, detail } = error.said;
  if (key && page.knows(`problem-${key}`)) return page.say(`problem-${key}`);
  if (status >= 500) return page.say("problem-internal");
  return status === 404 ? page.say("problem-not-found") : page.say("problem-other", { detail });
}
