import type { End, EndPart, Headline } from "../ending";
import Picture from "./EndPicture.svelte";
import Sheet from "./EndSheet.svelte";
import type { Table } from "./targets";
import type { Player, View } from "./types";

/** The number of cards that a captain still lacks for the way home; at 0 Ithaca is open. */
export function shortOf(player: Pick<Player, "score">): number {
  return Math.max(0, -player.score);
}

/** Return how far a captain got: home, chips too many, or cards to spare, which decide between those who could have gone home. */
export function farWords(play: Pick<Table, "say">, player: Pick<Player, "home" | "score">): string {
  if (player.home) return play.say("end-home");
  return player.score > 0 ? play.say("end-spare", { n: player.score }) : play.say("end-short", { n: shortOf(player) });
}

/** Return the captains by place. */
export function ranked(end: End<View>): { seat: number; place: number; player: Player }[] {
  return end.play.view.players
    .map((player, seat) => ({ player, seat, place: end.result.places[seat]! }))
    .sort((a, b) => a.place - b.place);
}

function headline(end: End<View>): Headline {
  const { play } = end;
  const { round } = play.view;
  const home = ranked(end).filter(({ player }) => player.home);
  if (!home.length) return { rest: play.say("end-nobody-home", { rounds: play.view.rounds }), clause: "OD-28" };
  const { seat, player } = home[0]!;
  const mine = end.mine(seat);
  const first =
    home.length > 1
      ? play.say("end-some-home", { number: home.length })
      : play.say(mine ? "end-you-home" : "end-is-home", { who: end.who(seat) });
  const facts = { round, chips: player.chips };
  return {
    first,
    rest: play.say(home.length === 1 && player.chips ? "end-entered-excused" : "end-entered", facts),
    clause: "OD-27",
  };
}

const part: EndPart<View> = {
  Sheet,
  Picture,
  pictured: ({ play }) => play.view.players.some(({ home }) => home),
  rows: (end) => ranked(end).map(({ seat }) => ({ seat })),
  headline,
  falls: true,
  moments: (end) =>
    end.turns.flatMap(({ number, beats }) =>
      beats
        .filter(({ kind }) => kind === "ship-lost")
        .map((beat) => {
          const seat = Number(beat["seat"]);
          return { turn: number, text: end.play.say(end.mine(seat) ? "end-you-lost" : "end-lost", { who: end.who(seat) }) };
        }),
    ),
};

export default part;
