/**
 * What a game brings to the page, and what it is given. A board holds no rules: it draws a view, shows which of the legal moves can be
 * made where, and hands a chosen one back. A new game is a folder beside this file and an entry in registry.ts.
 */
import type { Component } from "svelte";
import type { EventView, Move, Words } from "../api/types";

/** Stands for the types of a game where every game is treated alike: only the game's own folder knows them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGame = any;

/** A legal move: its notation, its words, and its data as the game's `Description`. */
export type Legal<D> = Omit<Move, "data"> & { data: D };
export type AnyMove = Legal<AnyGame>;
/** What a text says: values, words by their id, and lists of texts that become one phrase. */
export type Facts = Words["facts"];

/** One thing to be shown of an event, as the game's `Beat`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBeat = { kind: string } & Record<string, any>;

/** A beat of a turn that is still marked on the board: whose turn it was, and which of the marked turns, counted from 1. */
export interface Mark<B = AnyBeat> {
  beat: B;
  seat: number;
  order: number;
  /** Whether the reader points at another turn. */
  dim: boolean;
}

/** The table as a board sees it. Everything is reactive; V, D and P are the game's View, Description and Preview. */
export interface BoardContext<V, D, P> {
  /** What is to be drawn: now, or an earlier moment. */
  readonly view: V;
  /** From which seat it is seen; null: a spectator, or everybody's cover at a shared device. */
  readonly seat: number | null;
  /** What this seat may do now. Empty in the past, at others' turns and after the end. */
  readonly moves: readonly Legal<D>[];
  /** The own moves of this turn that nobody else has been told yet. */
  readonly draft: readonly Omit<Legal<D>, "final">[];
  /** Chosen, not sent: the forward button, a second choice or Enter sends it. */
  readonly chosen: Legal<D> | null;
  /** Under the pointer or the keyboard's focus. */
  readonly highlighted: Legal<D> | null;
  /** What the highlighted or else the chosen move would bring about; null until the server has told. */
  readonly preview: P | null;
  /** The events since the view that was drawn before, oldest first: what to animate. Empty after a jump. */
  readonly latest: readonly EventView[];
  /** What the turns since the reader's last one have changed, oldest first; in the past, the turn that is looked at. */
  readonly marks: readonly Mark[];
  /** The facts of the line of the score sheet that is highlighted: a board shows what it speaks of. */
  readonly counted: Facts | null;
  /** False while the past is shown. */
  readonly current: boolean;
  /** Whether things may move: false in tests and for those who want no motion. */
  readonly motion: boolean;
  choose(move: Legal<D> | null): void;
  highlight(move: Legal<D> | null): void;
  /** Send it now, whatever is chosen. */
  play(move: Legal<D>): void;
  /** Ask why a move cannot be made, by its notation: the refusal is shown with its clause. */
  why(notation: string): void;
  name(seat: number): string;
  /** A text of the game's own catalogue or of the board's (`texts/`), in the reader's language. */
  say(key: string, facts?: Facts): string;
  /** The same for something the server said. */
  format(words: Words): string;
  /** Whether there is such a text. */
  knows(key: string): boolean;
}

/** The sign of a seat: a symbol of the shared sprite (`pR`, `pY`, `pB`, `pG`, `pW`, `pK`, `pGr`, `pT`). */
export type Token = "pR" | "pY" | "pB" | "pG" | "pW" | "pK" | "pGr" | "pT";

/** What a player's panel shows beside name, clock and connection. */
export interface Panel {
  token: Token;
  /** Further tokens of a seat that plays several colours. */
  also?: Token[];
  /** Score or progress, large. */
  score: string;
  /** A few words under the name: hand size, leads, stones left. */
  note: string;
  /** A word after the name, such as who is first. */
  mark?: string;
}

export interface GameModule<V = AnyGame, D = AnyGame, P = AnyGame> {
  Board: Component<{ play: BoardContext<V, D, P> }>;
  /** Under the board, left and right of the forward button: the hand, what is on display, dice. At most 110 px high. */
  Left?: Component<{ play: BoardContext<V, D, P> }>;
  Right?: Component<{ play: BoardContext<V, D, P> }>;
  /** Inside a seat's panel, under its words: how far it has come. */
  Inset?: Component<{ play: BoardContext<V, D, P>; seat: number }>;
  /** Under the players' panels: piles, discards, what everybody may count. */
  Side?: Component<{ play: BoardContext<V, D, P> }>;
  /** How long each kind of beat is to be seen at normal pace, in milliseconds; a kind that is not named takes no time. */
  timing: Readonly<Record<string, number | ((beat: AnyBeat) => number)>>;
  panel(play: BoardContext<V, D, P>, seat: number): Panel;
  /** The highlighted or chosen move's consequence, one sentence in words and figures; null: nothing to say. */
  consequence(play: BoardContext<V, D, P>): string | null;
  /** What the forward button says for a chosen move, a verb and its object; default: the move's own words. */
  forward?(play: BoardContext<V, D, P>, move: Legal<D>): string;
}

/** Whoever has the words: a catalogue, or a table. */
export interface Speaker {
  say(key: string, facts?: Facts): string;
  attribute(key: string, name: string): string | null;
}

/**
 * A small picture of the rules: parts of the board in a position made for it. The message `diagram-NAME` of the board's texts is its
 * caption, the attribute `alt` says what is to be seen.
 */
export interface Figure {
  name: string;
  /** Whether the rules allow it, where that is the point. */
  verdict?: boolean;
  /** Its share of the width beside others; 1 unless told. */
  width?: number;
  Picture: Component<{ words: Speaker; given: AnyGame }>;
  given: unknown;
}

/** What a game brings to its rules: the figures of clauses, and the symbols that they use where no board is on the page. */
export interface Diagrams {
  Symbols: Component;
  figures: Record<string, Figure[]>;
}
