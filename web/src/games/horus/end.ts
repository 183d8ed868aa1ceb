import type { Facts } from "../contract";
import type { EndPart } from "../ending";
import { byPoints } from "../headline";
import Sheet from "./EndSheet.svelte";
import { numbered } from "./numbers";
import type { View } from "./types";

/** The facts by which the board finds a region: its first tile. */
export function factsOf(view: View, index: number): Facts {
  return { at: view.tiles[view.regions[index]!.tiles[0]!]!.at.join() };
}

const part: EndPart<View> = {
  Sheet,
  rows: ({ play: { view } }) => numbered(view).map(({ index }) => factsOf(view, index)),
  headline: (end) => byPoints(end, "HO-30"),
};

export default part;
