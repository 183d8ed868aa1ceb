/** Notices in words. */
import type { NoticeLine } from "../api/types";
import { titleOf } from "../app/games.svelte";
import type { Catalogue } from "../text/catalogue";

const WITH_NAMES = new Set(["turn-live", "turn-days", "time-short", "missing-rules", "game-over"]);

/** Return a notice as one sentence. */
export function sentence(page: Catalogue, { kind, about }: Pick<NoticeLine, "kind" | "about">): string {
  const topic = kind === "turn-live" || kind === "turn-days" ? "turn" : kind;
  const { game = "", name = "", names = "" } = about;
  const facts = { title: game && titleOf(page, game), name, names };
  if (WITH_NAMES.has(kind) && !names) return page.say(`notice-${topic}-alone`, facts);
  return page.say(`notice-${topic}`, facts);
}

/** Return the path to which a notice leads. */
export function placeOfNotice({ kind, table }: Pick<NoticeLine, "kind" | "table">): string | null {
  if (!table) return null;
  return kind === "review-ready" ? `/r/${table}` : `/t/${table}`;
}
