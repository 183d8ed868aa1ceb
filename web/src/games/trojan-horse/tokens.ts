/** The symbols of colours and figures. */
import type { Token } from "../contract";
import type { View } from "./types";

export type Colour = View["display"][number];

export const TOKENS: Record<Colour, Token> = { red: "pR", yellow: "pY", blue: "pB", green: "pG" };
export const HEROES: Record<Colour | "helper", string> = { red: "hR", yellow: "hY", blue: "hB", green: "hG", helper: "hH" };

/** Return the colours of a seat: one, or two with two players, in turn order. */
export function coloursOf(view: View, seat: number): Colour[] {
  return (Object.keys(TOKENS) as Colour[]).filter((colour) => view.owners[colour] === seat);
}

/** Return a district's heroes one by one, grouped by colour. */
export function standing(heroes: View["districts"][number]["heroes"]): { colour: Colour; number: number }[] {
  return (Object.keys(TOKENS) as Colour[]).flatMap((colour) =>
    Array.from({ length: heroes[colour] ?? 0 }, (_, number) => ({ colour, number })),
  );
}
