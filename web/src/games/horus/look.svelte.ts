/** What is looked at on this device beside moves, and how it is worked with; shared by the board and what lies around it. */

export const look = $state({
  /** The number of the region under the pointer or the focus. */
  region: null as number | null,
  /** Whether the keyboard made the last choice: then the focus goes where the next one is to be made. */
  keys: false,
});

/** Whether the focus may be taken to where the next choice is made: it was the keyboard, and it has not gone elsewhere since. */
export function mayFocus(): boolean {
  const focus = document.activeElement;
  return look.keys && (focus === document.body || !!focus?.closest("[data-horus]"));
}
