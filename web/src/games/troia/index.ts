import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Goal from "./Goal.svelte";
import Left from "./Left.svelte";
import Right from "./Right.svelte";
import Side from "./Side.svelte";
import type { Description, Preview, View } from "./types";
import { consequence, forward, isPart, key, optional, suggest, together } from "./words";
import { sounds } from "./sounds";
import { timing } from "./timing";

const part: GameModule<View, Description, Preview> = {
  Board,
  wide: true,
  timing,
  sounds,
  Left,
  Right,
  Side,
  Inset: Goal,
  Decision,
  tray: [2, 1],
  isPart,
  key,
  suggest,
  together,
  optional,
  panel(play, seat) {
    const side = play.view.sides.find((one) => one.seat === seat)!;
    return {
      token: side.side === "greek" ? "pGr" : "pT",
      score: play.say("panel-steps", { steps: side.steps }),
      note: `${play.say("hand-size", { number: side.hand })} · ${play.say("deck-left", { number: side.deck })}`,
      mark: play.say(`army-${side.side}`),
    };
  },
  consequence,
  forward,
};

export default part;
