/**
 * The interface between a game and the web app. A board knows no rules: it draws a view, shows where the legal moves can be made,
 * and returns the chosen one. A game with a board of its own is a folder beside this file with a `listing.ts`; any other game is
 * played on the board in `any-game/`.
 */
import type { Component } from "svelte";
import type { EventView, Move, Words } from "../api/types";

/** Replaces the types of a game in code that treats all games alike: only the game's own folder knows them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = any;

/** A legal move: its notation, its words, and its data as the game's `Description`. */
export type Legal<D> = Omit<Move, "data"> & { data: D };
export type AnyMove = Legal<AnyGame>;
/** The facts of a text: values, words by their id, and lists of texts that become one phrase. */
export type Facts = Words["facts"];

/** One step in the display of an event, as the game's `Beat`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBeat = { kind: string } & Record<string, any>;

/** A beat of a turn that is still marked on the board: the player, and the place of the turn among the marked ones, counted from 1.
 */
export interface Mark<B = AnyBeat> {
  beat: B;
  seat: number;
  order: number;
  /** The number of the turn. */
  turn: number;
  /** The player who made the mark and the place of the turn among the marked ones, in words. */
  label: string;
  /** Whether the reader points at another turn. */
  dim: boolean;
}

/** The table as a board sees it. Everything is reactive; V, D and P are the game's View, Description and Preview. */
export interface BoardContext<V, D, P> {
  /** The id of the game. */
  readonly game: string;
  /** The number of seats. */
  readonly seats: number;
  /** The view to draw: the present, or an earlier moment. */
  readonly view: V;
  /** The view that the reader has already seen: while a move or a draw is shown, the one before it. For figures that would give the
   * result away. */
  readonly seen: V;
  /** The viewing seat; null: a spectator, or nobody while a shared device is covered. */
  readonly seat: number | null;
  /** The seat's legal moves. Empty in the past, during others' turns and after the end. */
  readonly moves: readonly Legal<D>[];
  /** The seat's moves of this turn that nobody else has seen yet. */
  readonly draft: readonly Omit<Legal<D>, "final">[];
  /** The chosen move, before it is sent: the forward button, a second choice or Enter sends it. */
  readonly chosen: Legal<D> | null;
  /** The move under the pointer or the keyboard's focus. */
  readonly highlighted: Legal<D> | null;
  /** The consequence of the highlighted, else the chosen, else the suggested move; null until the server has sent it. */
  readonly preview: P | null;
  /** The events since the previous view, oldest first, to be animated. Empty after a jump. */
  readonly latest: readonly EventView[];
  /** The beats of those events: the steps in which each is shown. */
  readonly beats: readonly AnyBeat[];
  /** Return how many milliseconds after the view one of those beats begins: the beats before it are shown first. 0 for any other.
   */
  starts(beat: AnyBeat | undefined): number;
  /** Return how many milliseconds a beat is to be seen at the reader's pace. 0 without motion: a still picture shows all of them. */
  lasts(beat: AnyBeat): number;
  /** The changes made by the turns since the reader's last one, oldest first; in the past, those of the turn on display. */
  readonly marks: readonly Mark[];
  /** The facts of the line of the score sheet that the reader points at: the board highlights the place that they name. */
  readonly counted: Facts | null;
  /** At the end: the reader points at a place of the board, and the score sheet shows its line. */
  count(facts: Facts | null): void;
  /** False while the past is shown. */
  readonly current: boolean;
  /** The reader's pace as a factor of all times: 1 is normal; at 0 nothing is shown on its way. In styles: `--pace`. */
  readonly pace: number;
  /** Whether things may move: false in tests and for readers who want no motion. */
  readonly motion: boolean;
  /** Choose a move; `dropped`: by dropping a piece at its destination. A part of a larger choice (`isPart`) joins the draft at
   * once. */
  choose(move: Legal<D> | null, dropped?: boolean): void;
  /** Return the consequence of a legal move that is neither chosen nor highlighted; null until the server has sent it. */
  foresee(move: Legal<D>): P | null;
  /** Make the draft consist of these moves, in their notation: differing moves are taken back, the missing ones are sent. False: a
   * part was refused. `hear`: it is told the consequence of each part that is sent, with the draft that ends with it. */
  compose(texts: readonly string[], hear?: (draft: readonly string[], preview: P) => void): Promise<boolean>;
  highlight(move: Legal<D> | null): void;
  /** Send a move now, regardless of the chosen one. */
  play(move: Legal<D>): void;
  /** Show why a move, given by its notation, is illegal, with the clause that forbids it. */
  why(notation: string): void;
  name(seat: number): string;
  /** Return the name of a seat's player, or "You" for the reader. */
  who(seat: number): string;
  /** Return a text of the game or of its board (`texts/`), in the reader's language. */
  say(key: string, facts?: Facts): string;
  /** Return a text that the server sent. */
  format(words: Words): string;
  /** Whether there is a text with this key. */
  knows(key: string): boolean;
}

/** The token of a seat: a symbol of the shared sprite (`pR`, `pY`, `pB`, `pG`, `pW`, `pK`, `pGr`, `pT`; `pN` before the colours are known). */
export type Token = "pR" | "pY" | "pB" | "pG" | "pW" | "pK" | "pGr" | "pT" | "pN";

/** The game's part of a player's panel, beside name, clock and connection. */
export interface Panel {
  token: Token;
  /** Further tokens of a seat that plays several colours. */
  also?: Token[];
  /** Score or progress, large. */
  score: string;
  /** Figures with their icons in place of a bare score: a path round the middle of a square of 24, and the words for it. */
  figures?: { sign: string; value: number; words: string }[];
  /** A few words under the name: hand size, leads, stones left. */
  note: string;
  /** A word after the name, such as “first”. */
  mark?: string;
}

/** The sounds of a table. */
export type Sound =
  | "turn"
  | "drop"
  | "crack"
  | "paper"
  | "surge"
  | "stone"
  | "hymn"
  | "hammer"
  | "bone"
  | "sail"
  | "storm"
  | "drum"
  | "cup"
  | "wood"
  | "pebble"
  | "gong"
  | "victory"
  | "end";

/** The sound of each kind of beat; a kind that is not named sounds like `*`, or is silent. */
export type BeatSounds = Readonly<Record<string, Sound | ((beat: AnyBeat) => Sound | null)>>;

/** A button that is pressed or not. */
export interface Switch {
  label: string;
  pressed: boolean;
  toggle: () => void;
}

export interface GameModule<V = AnyGame, D = AnyGame, P = AnyGame> {
  Board: Component<{ play: BoardContext<V, D, P> }>;
  /** Whether the board is much wider than high: in a review the decision does not stand beside it. */
  wide?: boolean;
  /** Under the board, left and right of the main button: the hand, the display, dice. At most 124 px high, on a phone 136 px. */
  Left?: Component<{ play: BoardContext<V, D, P> }>;
  Right?: Component<{ play: BoardContext<V, D, P> }>;
  /** The widths of the two, as shares of the space beside the main button; equal by default. */
  tray?: readonly [left: number, right: number];
  /** A decision that has no place on the board, at the head of the right column, on a phone in the sheet; it may draw nothing. */
  Decision?: Component<{ play: BoardContext<V, D, P> }>;
  /** Inside a seat's panel, under its words: its progress. */
  Inset?: Component<{ play: BoardContext<V, D, P>; seat: number }>;
  /** Under the players' panels: piles, discards and other public information. */
  Side?: Component<{ play: BoardContext<V, D, P> }>;
  /** The duration of each kind of beat at normal pace, in milliseconds; a kind that is not named takes the time of `*`, or none. */
  timing: Readonly<Record<string, number | ((beat: AnyBeat) => number)>>;
  /** The kinds of beats that only ask somebody for a decision: the question appears while they are shown, since they give nothing
   * away. */
  questions?: readonly string[];
  sounds: BeatSounds;
  panel(play: BoardContext<V, D, P>, seat: number): Panel;
  /** Return the consequence of the highlighted or chosen move, one sentence in words and figures; null if there is nothing to say. */
  consequence(play: BoardContext<V, D, P>): string | null;
  /** Whether a move is one part of a larger choice, such as a card of an offering: it needs no confirmation of its own. */
  isPart?(play: BoardContext<V, D, P>, move: Legal<D>): boolean;
  /** Return the move that the main button sends while none is chosen: the one that completes a finished choice. */
  suggest?(play: BoardContext<V, D, P>): Legal<D> | null;
  /** Return the moves that the main button sends with this one, in their notation: they follow from it, and need no question. */
  together?(play: BoardContext<V, D, P>, move: Legal<D>): readonly string[];
  /** Return the switch of a part that can be left out of what the main button sends. It stands beside the sentence above the main
   * button on screens without room for additions to that sentence in `Decision`. */
  optional?(play: BoardContext<V, D, P>): Switch | null;
  /** Handle one of the game's own keys while no text box has the focus; false: it is not one. `text` of these keys: `board-keys`.
   */
  key?(play: BoardContext<V, D, P>, key: string): boolean;
  /** Return the label of the forward button for a chosen move, a verb and its object. Default: the move's own words. */
  forward?(play: BoardContext<V, D, P>, move: Legal<D>): string;
}

/** A source of texts: a catalogue, or a table. */
export interface Speaker {
  say(key: string, facts?: Facts): string;
  attribute(key: string, name: string): string | null;
}

/**
 * A small picture of the rules: parts of the board in a position made for it. The message `diagram-NAME` of the board's texts is its
 * caption, the attribute `alt` its description.
 */
export interface Figure {
  name: string;
  /** Whether the rules allow it, if the picture shows this. */
  verdict?: boolean;
  /** Its share of the width beside others; 1 by default. */
  width?: number;
  Picture: Component<{ words: Speaker; given: AnyGame }>;
  given: unknown;
}

/** The pictures of a game's rules: the figures of its clauses, and the symbols they use on a page without a board. */
export interface Diagrams {
  Symbols: Component;
  figures: Record<string, Figure[]>;
}
