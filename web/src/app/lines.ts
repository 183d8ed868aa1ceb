/** Texts for a table in a list. */
import type { SeatSummary, TableSummary } from "../api/types";
import type { Catalogue } from "../text/catalogue";

/** Return names joined as the language joins them. */
export function listed(page: Catalogue, names: string[]): string {
  return new Intl.ListFormat(page.language, { type: "conjunction" }).format(names);
}

/** Return the name of a seat: the player's, or the bot's level. */
export function nameOf(page: Catalogue, seat: Pick<SeatSummary, "kind" | "name" | "level">): string {
  const bare = seat.kind === "bot" && seat.name === seat.level;
  return bare && page.knows(`bot-${seat.level}`) ? page.say(`bot-${seat.level}`) : seat.name;
}

/** Return the names of the other players. */
export function others(page: Catalogue, line: TableSummary): string[] {
  return line.players.filter((seat) => seat.filled && !seat.yours).map((seat) => nameOf(page, seat));
}

/** Return the state of a table: how many players it waits for, whose turn it is, or who won. */
export function standing(page: Catalogue, line: TableSummary): string {
  if (line.status === "waiting") return page.say("awaits", { free: line.free });
  if (line.status === "running") {
    const seat = line.turn === null ? undefined : line.players[line.turn];
    return line.your_turn ? page.say("your-move") : seat ? page.say("thinks", { name: nameOf(page, seat) }) : page.say("runs");
  }
  const winners = line.players.filter((_, seat) => line.places?.[seat] === 1);
  if (!winners.length) return page.say("over");
  if (winners.length > 1)
    return page.say("shared-victory", {
      names: listed(
        page,
        winners.map((seat) => nameOf(page, seat)),
      ),
    });
  return winners[0]!.yours ? page.say("you-won") : page.say("won-by", { name: nameOf(page, winners[0]!) });
}

/** Return how much time is left on a clock, in its largest units: “2 days”, “5 h 40 min”, “3 min”. */
export function timeLeft(page: Catalogue, milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const unit = (value: number, unit: "day" | "hour" | "minute", unitDisplay: "long" | "short"): string =>
    new Intl.NumberFormat(page.language, { style: "unit", unit, unitDisplay }).format(value);
  if (minutes >= 2 * 1440) return page.say("time-left", { time: unit(Math.floor(minutes / 1440), "day", "long") });
  const hours = Math.floor(minutes / 60);
  const rest = unit(minutes % 60, "minute", "short");
  return page.say("time-left", { time: hours ? `${unit(hours, "hour", "short")} ${rest}` : rest });
}
