import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Left from "./Left.svelte";
import Right from "./Right.svelte";
import Side from "./Side.svelte";
import type { Description, Preview, View } from "./types";
import { consequence, forward, isPart, key, panel } from "./words";
import { sounds } from "./sounds";
import { timing } from "./timing";

const part: GameModule<View, Description, Preview> = {
  Board,
  timing,
  sounds,
  Left,
  Right,
  tray: [1.3, 2],
  Side,
  panel,
  consequence,
  isPart,
  key,
  forward,
};

export default part;
