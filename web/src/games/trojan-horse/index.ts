import type { GamePart } from "../contract";
import Board from "./Board.svelte";
import type { Description, Preview, View } from "./types";

const part: GamePart<View, Description, Preview> = {
  world: "pottery",
  Board,
  panel: (play, seat) => ({ token: "pR", score: String(play.view.scores[seat]), note: "" }),
  consequence: () => null,
};

export default part;
