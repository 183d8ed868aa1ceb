/** A board for any game, used for games without a drawn board of their own. */
import type { GameModule } from "../games/contract";
import { areasOf, loadAreas, titleOf, valueOf, type Fields, type Play, type View } from "./areas";
import Board from "./Board.svelte";
import Left from "./Left.svelte";
import Right from "./Right.svelte";
import { TOKENS } from "./tokens";

const kindOf = ({ kind }: Fields): string => (typeof kind === "string" ? kind : "");

/** The sentence `consequence` of the game, or `consequence-KIND` for one kind of move, with the fields of the preview as its facts. */
function consequence(play: Play): string | null {
  const { preview } = play;
  if (!preview) return null;
  const move = play.highlighted ?? play.chosen;
  const kind = kindOf(preview) || kindOf(move?.data ?? {});
  const key = [`consequence-${kind}`, "consequence"].find((one) => play.knows(one));
  if (!key) return null;
  const facts = Object.entries(preview).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === "boolean") return [[name, value ? "yes" : "no"]];
    if (typeof value === "string" || typeof value === "number") return [[name, value]];
    return value === null ? [[name, "none"]] : [];
  });
  return play.say(key, Object.fromEntries(facts));
}

const board: GameModule<View, Fields, Fields> = {
  Board,
  Left,
  Right,
  tray: [3, 2],
  timing: { "*": 600 },
  sounds: { "*": "pebble" },
  panel(play, seat) {
    const areas = areasOf(play);
    const score = areas.find(({ kind }) => kind === "score");
    const points = score ? valueOf(play.view, score, seat) : null;
    const counters = areas.filter(({ kind, by }) => kind === "counter" && by === "seat");
    const notes = counters.flatMap((area) => {
      const value = valueOf(play.view, area, seat);
      return typeof value === "number" ? [`${titleOf(play, area)} ${value}`] : [];
    });
    return { token: TOKENS[seat] ?? "pN", score: typeof points === "number" ? String(points) : "", note: notes.join(" · ") };
  },
  consequence,
};

/** Load the board with the areas of a game. */
export async function boardFor(game: string): Promise<{ default: GameModule }> {
  await loadAreas(game);
  return { default: board };
}
