import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Goal from "./Goal.svelte";
import Left from "./Left.svelte";
import Right from "./Right.svelte";
import Side from "./Side.svelte";
import type { Description, Preview, View } from "./types";
import { consequence, forward } from "./words";
import { timing } from "./timing";

const part: GameModule<View, Description, Preview> = {
  Board,
  timing,
  Left,
  Right,
  Side,
  Inset: Goal,
  panel(play, seat) {
    const side = play.view.sides.find((one) => one.seat === seat)!;
    return {
      token: side.side === "greek" ? "pGr" : "pT",
      score: `${side.steps}/4`,
      note: `${play.say("hand-size", { number: side.hand })} · ${play.say("deck-left", { number: side.deck })}`,
      mark: play.say(`army-${side.side}`),
    };
  },
  consequence,
  forward,
};

export default part;
