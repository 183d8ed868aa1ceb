import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Left from "./Left.svelte";
import Right from "./Right.svelte";
import Side from "./Side.svelte";
import type { Description, Preview, View } from "./types";
import { consequence, forward, panel } from "./words";
import { timing } from "./timing";

const part: GameModule<View, Description, Preview> = { Board, timing, Left, Right, Side, panel, consequence, forward };

export default part;
