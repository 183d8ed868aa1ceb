/** A table where nothing happens: for parts of a board in a diagram. */
import type { Words } from "../api/types";
import type { Facts, Play, Speaker } from "./contract";

/** As much of the view as the part draws, and what else differs from an idle table. */
export function still<V, D, P>(words: Speaker, view: Partial<V>, more: Partial<Play<V, D, P>> = {}): Play<V, D, P> {
  const nothing = (): void => undefined;
  return {
    view: view as V,
    seat: null,
    moves: [],
    draft: [],
    chosen: null,
    pointed: null,
    preview: null,
    latest: [],
    counted: null,
    current: true,
    motion: false,
    choose: nothing,
    point: nothing,
    play: nothing,
    why: nothing,
    name: () => "",
    say: (key: string, facts?: Facts) => words.say(key, facts),
    tell: (told: Words) => words.say(told.key, told.facts as Facts),
    knows: () => true,
    ...more,
  };
}
