/** Tournaments in words and figures. */
import { Problem } from "../api/problem";
import type { TournamentRound, TournamentSummary } from "../api/types";
import { titleOf } from "../app/games.svelte";
import { clockText } from "../people/clock";
import type { Catalogue } from "../text/catalogue";
import { errorText } from "../text/error-text";
import { dayFormat, timeFormat } from "../text/times";

/** Return a description of an error, in the tournaments' own words if they have any. */
export function problemText(page: Catalogue, words: Catalogue, error: unknown): string {
  const key = error instanceof Problem ? error.details.key : null;
  return key && words.knows(`problem-${key}`) ? words.say(`problem-${key}`) : errorText(page, error);
}

/** Return “Swiss, 4 rounds”, “Arena, 60 min” or “Knockout”. */
export function formatText(words: Catalogue, { format, rounds, minutes }: TournamentSummary): string {
  if (format === "arena" && minutes !== null) return words.say("with-minutes", { format, minutes });
  return rounds === null || format === "arena" ? words.say(`format-${format}`) : words.say("with-rounds", { format, rounds });
}

/** Return the facts that people want to know before they enter, as parts of one line. */
export function partsOf(page: Catalogue, words: Catalogue, one: TournamentSummary): string[] {
  return [
    titleOf(page, one.game),
    words.say("at-a-table", { seats: one.seats }),
    formatText(words, one),
    clockText(page, one.clock),
    ...(one.duplicate ? [words.say("duplicate-part")] : []),
    page.say(one.rated ? "rated-yes" : "rated-no"),
    words.say(`entry-${one.entry}`),
    words.say("run-by", { by: one.director }),
  ];
}

/** Return its start or progress. */
export function stateText(page: Catalogue, words: Catalogue, one: TournamentSummary): string {
  if (one.state === "open")
    return one.starts === null ? words.say("starts-on-word") : words.say("starts-at", { time: timeText(page, one.starts) });
  if (one.state !== "running" || one.format === "arena" || !one.round) return words.say(`state-${one.state}`);
  return one.rounds === null
    ? words.say("round-alone", { round: one.round })
    : words.say("round-of", { round: one.round, rounds: one.rounds });
}

/** Return a time of today as a time of day, any other with its day. */
export function timeText(page: Catalogue, time: number): string {
  const today = new Date(time).toDateString() === new Date().toDateString();
  const hour = timeFormat(page.language).format(time);
  return today ? hour : `${dayFormat(page.language, { weekday: "short", day: "numeric", month: "short" }).format(time)}, ${hour}`;
}

/** Return points with two decimals, or with one if two people play: then only halves occur, except in a duplicate. */
export function pointsText(page: Catalogue, points: number, { seats, duplicate }: TournamentSummary): string {
  const digits = seats > 2 || duplicate ? 2 : 1;
  return new Intl.NumberFormat(page.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(points);
}

/** Return the state of a round: over, the number of tables still playing, or its start. */
export function roundText(page: Catalogue, words: Catalogue, round: TournamentRound): string {
  if (round.state === "over") return words.say("round-over");
  if (round.state === "paired") return words.say("round-paired", { time: timeText(page, round.starts) });
  const left = round.tables.filter(({ state }) => state !== "over").length;
  return words.say("round-running", { left, tables: round.tables.length });
}
