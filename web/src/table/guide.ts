import type { Component } from "svelte";

/** Leads a player through a game, such as the coach of a lesson, and has a panel beside the board. */
export interface Guide {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each panel knows its own kind of guide
  readonly Panel: Component<{ guide: any }>;
  close(): void;
}
