import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import Left from "./Left.svelte";
import Right from "./Right.svelte";
import Side from "./Side.svelte";
import { coloursOf, TOKENS } from "./tokens";
import type { CardBeat, Description, Preview, View } from "./types";
import { consequence, forward, isPart, key } from "./words";
import { sounds } from "./sounds";
import { timing } from "./timing";

const part: GameModule<View, Description, Preview> = {
  Board,
  timing,
  sounds,
  Left,
  Right,
  Side,
  panel(play, seat) {
    const { view } = play;
    const colours = coloursOf(view, seat);
    const led = view.districts.filter(({ winner }) => winner && colours.includes(winner)).length;
    const known = view.districts.filter(({ known_by }) => known_by.includes(seat)).length;
    const card = play.marks.findLast(({ beat, seat: of }) => beat.kind === "card" && of === seat)?.beat as CardBeat | undefined;
    const lost = card?.result === "lost" ? play.say("mark-needed", { announced: card.announced, drawn: card.card }) : "";
    const notes = [play.say("leads", { number: led }), known ? play.say("knows", { number: known }) : ""];
    return {
      token: colours[0] ? TOKENS[colours[0]] : "pN",
      also: colours.slice(1).map((colour) => TOKENS[colour]),
      score: String(view.scores[seat]),
      note: lost || notes.filter(Boolean).join(" · "),
      mark: view.odysseus === seat ? play.say("odysseus") : undefined,
    };
  },
  consequence,
  isPart,
  key,
  forward,
};

export default part;
