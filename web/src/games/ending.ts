/** A game's contribution to the end of a table: its score sheet, its sentence, its picture. Loaded when a game is over. */
import type { Component, Snippet } from "svelte";
import type { Result } from "../api/types";
import type { AnyBeat, AnyGame, BoardContext, Facts, Token } from "./contract";

/** A turn of the finished game: its player, its beats, and its sentences. */
export interface ToldTurn {
  number: number;
  seat: number | null;
  beats: readonly AnyBeat[];
  text: string;
  /** The number of events after it. */
  after: number;
}

/** The end, as a game receives it. Everything is reactive. */
export interface End<V = AnyGame> {
  readonly play: BoardContext<V, AnyGame, AnyGame>;
  /** How it ended; the scores and the sheet are there, since nobody resigned. */
  readonly result: Result & { scores: number[] };
  readonly turns: readonly ToldTurn[];
  /** The number of visible rows of the sheet: fewer than all while it is counted out. */
  readonly shown: number;
  /** The name of a seat, or "You". */
  who(seat: number): string;
  /** Whether this seat is the reader's only one. */
  mine(seat: number): boolean;
  /** The level of a bot in words, nothing for a person. */
  level(seat: number): string;
  token(seat: number): Token;
  /** Return a text that the ends of all games share. */
  common(key: string, facts?: Facts): string;
  /** Show the moment after `number` events. */
  goTo(events: number): void;
  /** Highlight the place on the board that a row counts, or none. */
  light(facts: Facts | null): void;
}

/** A sentence whose first words stand out, and its clause. */
export interface Headline {
  /** Default: the winner. */
  first?: string;
  rest: string;
  /** Whether a colon stands between the two. */
  colon?: boolean;
  clause: string | null;
}

/** Something worth a word in the chart. */
export interface Moment {
  turn: number;
  text: string;
}

export interface EndPart<V = AnyGame> {
  Sheet: Component<{ end: End<V>; clause: Snippet<[string]> }>;
  /** Shown in place of the board, where the board itself does not show the result. */
  Picture?: Component<{ end: End<V> }>;
  /** Whether the picture fits this end; default: always. */
  pictured?(end: End<V>): boolean;
  /** The rows of the sheet that can be counted out one after the other: the facts that highlight a place on the board. */
  rows(end: End<V>): Facts[];
  headline(end: End<V>): Headline;
  /** Whether the scores count down to 0, as the distance from home does. */
  falls?: boolean;
  moments?(end: End<V>): Moment[];
}
