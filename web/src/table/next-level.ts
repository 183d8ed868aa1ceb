/** Whether a player should try other bots: a harder one after a victory, an easier one after two defeats in a row. */
import type { TableSummary } from "../api/types";

export interface Advice {
  key: "harder" | "hardest" | "easier";
  level: string;
  /** An easier bot is offered, but a player chooses it knowingly. */
  preselect: boolean;
}

/** `won`: alone in the first place; `lost`: not even sharing it. `finished` are the player's finished games, this one among them, newest first. */
export function advice(
  won: boolean,
  lost: boolean,
  level: string,
  levels: readonly string[],
  table: string,
  game: string,
  finished: readonly Pick<TableSummary, "id" | "game" | "players" | "places">[],
): Advice | null {
  const at = levels.indexOf(level);
  if (won) {
    const harder = levels[at + 1];
    return harder ? { key: "harder", level: harder, preselect: true } : { key: "hardest", level, preselect: false };
  }
  const before = finished.find((line) => line.game === game && line.id !== table && line.places);
  const lostBefore = before?.players.some((seat, number) => seat.yours && before.places![number]! > 1);
  const easier = levels[at - 1];
  return lost && lostBefore && easier ? { key: "easier", level: easier, preselect: false } : null;
}
