/** What the reader looks at besides moves, and how they control it; shared by the board and the parts around it. */

export const look = $state({
  /** The number of the region under the pointer or the focus. */
  region: null as number | null,
  /** Whether the last choice was made by keyboard: then the focus goes to the next one. */
  keys: false,
});

/** Whether the focus may move to the next choice: the last one was made by keyboard, and the focus is still here. */
export function mayFocus(): boolean {
  const focus = document.activeElement;
  return look.keys && (focus === document.body || !!focus?.closest("[data-horus]"));
}
