/** The islands and the rim while something is shown there: no card is turned and no chip laid before its beat. */
import type { Beat, RimSpace } from "./types";

/** The beats that change an island or its space on the rim. */
export const ASHORE: readonly string[] = ["adventure-card", "conquest", "task"];

/** Return the spaces to show while some beats still wait. `before`: the spaces before all of them. */
export function shoresSeen(now: readonly RimSpace[], before: readonly RimSpace[], waiting: readonly Beat[]): readonly RimSpace[] {
  if (!waiting.length) return now;
  return now.map((space, index) => {
    const was = before[index]!;
    const here = waiting.filter((beat) => "island" in beat && beat.island === space.island);
    const { ruler, chips } = here.some(({ kind }) => kind === "conquest") ? was : space;
    const shown = { ...space, ruler, chips };
    if (here.some((beat) => beat.kind === "adventure-card" && beat.giver === null))
      return { ...shown, lies: was.lies, card: was.card, looked_by: was.looked_by };
    // a card that comes back is still being carried out
    return here.some((beat) => beat.kind === "task" && !beat.done) ? { ...shown, lies: "nothing", card: null } : shown;
  });
}
