/** The coach's advice in a newcomer's first game: one sentence at a time, beside the thing that it is about. */
import type { AnyGame, BoardContext, Facts } from "./contract";

export interface Tip {
  /** A text of the board. */
  key: string;
  facts?: Facts;
  /** A selector of the thing. */
  at: string;
}

/** Return the advice for this moment; null: none is needed. */
export type FirstWords = (play: BoardContext<AnyGame, AnyGame, AnyGame>) => Tip | null;
