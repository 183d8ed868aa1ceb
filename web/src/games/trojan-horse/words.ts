/** The board in words: labels for screen readers, and consequences before a move is made. */
import { sentence } from "../../text/sentence";
import type { Legal } from "../contract";
import { choose, inserts, pickOf, swaps, type Horse } from "./pick.svelte";
import { TOKENS, type Colour } from "./tokens";
import type { Description, DistrictView } from "./types";

/** Describe a district: its heroes, its free places, its leader, and the known facts about its treasure. */
export function describe(play: Horse, district: DistrictView): string {
  const heroes = (Object.keys(TOKENS) as Colour[])
    .filter((colour) => district.heroes[colour])
    .map((colour) => play.say("count-of-colour", { number: district.heroes[colour] ?? 0, colour }));
  const parts = [
    play.say("district-filled", { name: district.name, total: district.total, holds: district.holds, bonus: district.bonus }),
    heroes.length ? heroes.join(", ") : play.say("district-empty"),
    district.winner
      ? play.say("district-led", { colour: district.winner, worth: district.worth })
      : district.total
        ? play.say("district-tied")
        : "",
    district.treasure === null ? play.say("treasure-unseen") : play.say("treasure-seen", { value: district.treasure }),
  ];
  return parts.filter(Boolean).join("; ");
}

/** Return how every seat's points change: “you +3, Bruno −8”. */
function changes(play: Horse, list: number[]): string {
  return list
    .map((change, seat) => ({ change, seat }))
    .filter(({ change }) => change)
    .map(({ change, seat }) => {
      const facts = { points: `${change > 0 ? "+" : "−"}${Math.abs(change)}`, player: play.name(seat) };
      return play.say(seat === play.seat ? "change-yours" : "change-other", facts);
    })
    .join(", ");
}

export function consequence(play: Horse): string | null {
  const { preview, view } = play;
  if (!preview) {
    if (view.phase !== "announce" || !play.moves.length) return null;
    const [one, two, three] = view.odds;
    return play.say("odds-all", { one: one?.[0] ?? 0, two: two?.[0] ?? 0, three: three?.[0] ?? 0, cards: one?.[1] ?? 0 });
  }
  switch (preview.kind) {
    case "announce":
      return play.say("if-announce", { good: preview.odds[0] ?? 0, cards: preview.odds[1] ?? 0 });
    case "insert": {
      const figure = figureMoved(play);
      if (!figure) return null;
      if (preview.drops === null) return sentence(play.say("if-insert-unknown", { figure, district: preview.district }));
      const then = preview.winner ? play.say("if-led", { colour: preview.winner, worth: preview.worth }) : play.say("if-tied");
      const looks =
        preview.looks === null
          ? ""
          : play.say(preview.looks === play.seat ? "if-look-yours" : "if-look", { player: play.name(preview.looks) });
      const sum = preview.changes ? changes(play, preview.changes) : "";
      return [
        sentence(play.say("if-insert", { figure, drops_colour: preview.drops, district: preview.district })),
        then + (sum ? ` ${play.say("if-changes", { changes: sum })}` : ""),
        looks,
      ]
        .filter(Boolean)
        .join(" ");
    }
    case "swap": {
      const sum = changes(play, preview.changes);
      return sum ? play.say("if-swap", { changes: sum }) : play.say("if-swap-unseen");
    }
    default:
      return play.say("if-insertions", { number: preview.insertions });
  }
}

function figureMoved(play: Horse): string | null {
  const move = play.highlighted ?? play.chosen;
  return move?.data.kind === "insert" ? move.data.figure : null;
}

const PLACES = ["a", "s", "d"]; // of the display

/** 1 2 3 announce; A S D take a hero of the display, 1 to 7 choose its district, clockwise from the top. */
export function key(play: Horse, pressed: string): boolean {
  const number = Number(pressed);
  const announce = play.moves.find(({ data }) => data.kind === "announce" && data.number === number);
  const figure = play.view.display[PLACES.indexOf(pressed.toLowerCase())];
  if (announce) play.choose(announce);
  else if (figure && inserts(play).some(({ data }) => data.figure === figure)) pickOf(play).figure = figure;
  else if (play.view.districts[number - 1] && (inserts(play).length || swaps(play).length))
    choose(play, play.view.districts[number - 1]!.name);
  else return false;
  return true;
}

/** Heroes are pushed in one after the other, and confirmed with the last. */
export const isPart = (_: Horse, move: Legal<Description>): boolean => ["insert", "all", "keep"].includes(move.data.kind);

/** Return the label of the forward button. */
export function forward(play: Horse, move: Legal<Description>): string {
  const { data } = move;
  switch (data.kind) {
    case "announce":
      return play.say("do-announce", { number: data.number });
    case "insert":
      return play.say("do-insert", { figure: data.figure ?? "" });
    case "swap":
      return play.say("do-swap");
    case "keep":
      return play.say("do-keep");
    case "all":
      return play.say("do-all");
    case "pass":
      return play.say("do-pass");
    default:
      return play.format(move.words);
  }
}
