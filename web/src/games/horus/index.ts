import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Left from "./Left.svelte";
import Right from "./Right.svelte";
import Side from "./Side.svelte";
import type { Description, Preview, View } from "./types";
import { consequence, forward, panel } from "./words";

const part: GameModule<View, Description, Preview> = { Board, Left, Right, Side, panel, consequence, forward };

export default part;
