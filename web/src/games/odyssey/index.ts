import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Left from "./Left.svelte";
import Right from "./Right.svelte";
import Side from "./Side.svelte";
import type { Description, Preview, View } from "./types";
import { consequence, forward, isPart, key, panel, suggest } from "./words";
import { sounds } from "./sounds";
import { timing } from "./timing";

const part: GameModule<View, Description, Preview> = {
  Board,
  timing,
  questions: ["offer"],
  sounds,
  Left,
  Right,
  Decision,
  Side,
  panel,
  consequence,
  isPart,
  key,
  suggest,
  forward,
};

export default part;
