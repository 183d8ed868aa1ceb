/** The reader's attention besides moves, and the way they control the board; shared by the board and the parts around it. */
import type { Target } from "./targets";

export const look = $state({
  /** The number of the region under the pointer or the focus. */
  region: null as number | null,
  /** Whether the last choice was made by keyboard: then the focus moves to the next one. */
  keys: false,
  /** Returns the target under a point of the window; null: there is none. The board sets it, and pieces dragged from the tray call
   * it. */
  find: null as ((x: number, y: number) => Target | null) | null,
});

/** Whether the focus may move to the next choice: the last choice was made by keyboard, and the focus is still here. */
export function mayFocus(): boolean {
  const focus = document.activeElement;
  return look.keys && (focus === document.body || !!focus?.closest("[data-horus]"));
}
