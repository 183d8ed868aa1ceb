/** A board's context for tests: an idle table, with the game's English texts. */
import type { BoardContext, Legal } from "../../src/games/contract";
import { still } from "../../src/games/still";
import { words } from "../fixtures";
import { gameTexts } from "../texts";

const NAMES = ["Anna", "Bruno", "Carla", "Dora", "Emil", "Fritz"];

export function board<V, D, P>(game: string, view: Partial<V>, more: Partial<BoardContext<V, D, P>> = {}): BoardContext<V, D, P> {
  const texts = gameTexts(game);
  return {
    ...still<V, D, P>(texts, view),
    name: (seat) => NAMES[seat]!,
    who: (seat) => NAMES[seat]!,
    knows: (key) => texts.knows(key),
    ...more,
  };
}

export const legal = <D>(text: string, data: D, key = "move"): Legal<D> => ({ text, data, words: words(key), final: false });
