import type { Component } from "svelte";

/** Somebody who leads through a game, such as the coach of a lesson: has a panel beside the board. */
export interface Guide {
  readonly Panel: Component<{ guide: any }>;
  close(): void;
}
