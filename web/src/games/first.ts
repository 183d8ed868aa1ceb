/** What a coach says in a newcomer's first game, one sentence at a time, beside the thing that it is about. */
import type { AnyGame, BoardContext, Facts } from "./contract";

export interface Tip {
  /** A text of the board. */
  key: string;
  facts?: Facts;
  /** A selector of the thing. */
  at: string;
}

/** Return what helps at this moment; null: nothing needs saying. */
export type FirstWords = (play: BoardContext<AnyGame, AnyGame, AnyGame>) => Tip | null;
