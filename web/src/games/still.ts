/** A table where nothing happens, for parts of a board in a diagram. */
import type { Words } from "../api/types";
import type { Facts, BoardContext, Speaker } from "./contract";

/** Return a context with the given part of a view; `more` overrides the idle defaults. */
export function still<V, D, P>(words: Speaker, view: Partial<V>, more: Partial<BoardContext<V, D, P>> = {}): BoardContext<V, D, P> {
  const nothing = (): void => undefined;
  return {
    game: "",
    seats: 0,
    view: view as V,
    seen: view as V,
    seat: null,
    moves: [],
    draft: [],
    chosen: null,
    highlighted: null,
    preview: null,
    latest: [],
    beats: [],
    starts: () => 0,
    lasts: () => 0,
    marks: [],
    counted: null,
    count: nothing,
    current: true,
    motion: false,
    pace: 1,
    choose: nothing,
    foresee: () => null,
    compose: () => Promise.resolve(false),
    highlight: nothing,
    play: nothing,
    why: nothing,
    name: () => "",
    who: () => "",
    say: (key: string, facts?: Facts) => words.say(key, facts),
    format: (text: Words) => words.say(text.key, text.facts),
    knows: () => true,
    ...more,
  };
}
