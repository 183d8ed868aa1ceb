/** The player's picks on the way to a move: a figure of the display, or the first of two treasures. Shared by tray and board. */
import { perTable } from "../per-table";
import type { Legal, BoardContext } from "../contract";
import type { Description, Insert, Preview, Swap, View } from "./types";

export type Horse = BoardContext<View, Description, Preview>;
export type Figure = NonNullable<Insert["figure"]>;
export type District = Insert["district"];

class Pick {
  figure = $state<Figure | null>(null);
  private one = $state<District | null>(null);

  constructor(private readonly play: Horse) {}

  /** The first of two districts whose treasures are to be swapped. */
  get first(): District | null {
    return swaps(this.play).length ? this.one : null;
  }
  set first(district: District | null) {
    this.one = district;
  }
}

export const pickOf = perTable((play: Horse) => new Pick(play));

/** Return the figure that will be pushed in next: the picked one, or the first legal one. */
export function figureOf(play: Horse): Figure | null {
  const legal = inserts(play);
  const picked = pickOf(play).figure;
  return (legal.find((move) => move.data.figure === picked) ?? legal[0])?.data.figure ?? null;
}

/** Return the legal insertions. Their figures are known; only the log redacts them (TH-29). */
export function inserts(play: Horse): Legal<Insert & { figure: Figure }>[] {
  return play.moves.filter((move): move is Legal<Insert & { figure: Figure }> => move.data.kind === "insert");
}

export function swaps(play: Horse): Legal<Swap>[] {
  return play.moves.filter((move): move is Legal<Swap> => move.data.kind === "swap");
}

/** Return the move that a district stands for at this moment. */
export function moveInto(play: Horse, district: District): Legal<Description> | null {
  const figure = figureOf(play);
  if (figure) return inserts(play).find((move) => move.data.figure === figure && move.data.district === district) ?? null;
  const { first } = pickOf(play);
  if (!first || first === district) return null;
  return swaps(play).find((move) => move.data.districts.includes(first) && move.data.districts.includes(district)) ?? null;
}

/** Handle a click on a district: choose its move, pick the first of a swap, or show why it is illegal. */
export function choose(play: Horse, district: District, dropped = false): void {
  const pick = pickOf(play);
  const figure = figureOf(play);
  const move = moveInto(play, district);
  if (move) play.choose(move, dropped);
  else if (figure) play.why(`${figure}>${district}`);
  else if (swaps(play).length) {
    pick.first = pick.first === district ? null : district;
    play.choose(null);
  } else if (play.moves.length) play.why(`red>${district}`);
}
