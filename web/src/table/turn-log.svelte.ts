/** The turns of the game as the reader perceives them: their sentences, and the beats in which their events are shown. */
import type { EventView, Story, TurnView } from "../api/types";
import type { AnyBeat, Mark } from "../games/contract";

/** The events that happened while the reader was away. */
export interface Absence {
  /** The first of them. */
  from: number;
  /** The first that the reader was there for again. */
  to: number;
}

/** Names the turn of a seat by its place among those that are marked. */
type Label = (seat: number, order: number) => string;

const MAX_MARKED = 6; // turns: at most one round is marked

export class TurnLog {
  turns = $state.raw<TurnView[]>([]);
  private beats = $state.raw<ReadonlyMap<number, AnyBeat[]>>(new Map());

  /** Take what is new or told differently now. */
  merge(story: Story): void {
    const turns = this.turns.slice(0, story.count);
    for (const turn of story.turns) turns[turn.number] = turn;
    this.turns = turns;
    if (!story.events.length) return;
    const beats = new Map(this.beats);
    for (const event of story.events) beats.set(event.number, event.beats as AnyBeat[]);
    this.beats = beats;
  }

  /** Start again with everything that the reader may know. */
  reset(story: Story): void {
    this.clear();
    this.merge(story);
  }

  clear(): void {
    this.turns = [];
    this.beats = new Map();
  }

  beatsOf(event: number): readonly AnyBeat[] {
    return this.beats.get(event) ?? [];
  }

  /** The beats of an event, and after them the openings of the turns that begin with it: its last one ends the turn before. */
  beatsWith(event: number): AnyBeat[] {
    const beats = [...this.beatsOf(event)];
    const turn = this.turns.find(({ events }) => events.at(-1) === event);
    for (const begun of turn ? this.turns.slice(turn.number + 1) : []) {
      beats.push(...(begun.opening as AnyBeat[]));
      if (begun.events.length) break; // the turns before it were missed
    }
    return beats;
  }

  /** The turn to which an event belongs, also one that was taken back. */
  turnAt(event: number): TurnView | undefined {
    return this.turns.findLast(({ events }) => events.length && events[0]! <= event) ?? this.turns[0];
  }

  /** The events of the log that lie in a turn, those taken back and the undoing of them included. */
  stepsOf(turn: TurnView, log: readonly EventView[]): EventView[] {
    const first = turn.events[0];
    if (first === undefined) return [];
    const next = this.turns.slice(turn.number + 1).find(({ events }) => events.length)?.events[0] ?? log.length;
    return log.slice(turn.number === 0 ? 0 : first, next);
  }

  /** The turns that ended while the reader was away or later, those that a bot played for the reader included. */
  missed({ from, to }: Absence): TurnView[] {
    const first = this.turns.find(({ kind, events }) => kind === "turn" && events.length && events.at(-1)! >= from);
    if (!first || first.events[0]! >= to) return [];
    return this.turns.filter(({ number, kind, sentences }) => number >= first.number && kind !== "set-up" && sentences.length);
  }

  /**
   * What has happened since the reader's last turn, or since the reader went away; where that is nothing, the reader's own last turn,
   * or the set-up. To a spectator: what has happened since event `watched`, at most one round, or else the newest turn.
   */
  since(seats: readonly number[], absence: Absence | null = null, watched = 0): TurnView[] {
    const mine = (turn: TurnView): boolean => turn.seat !== null && seats.includes(turn.seat);
    const missed = absence ? this.missed(absence).filter((turn) => turn.finished || !mine(turn)) : [];
    if (missed.length) return missed;
    const told = this.turns.filter(({ sentences }) => sentences.length);
    const last = told.findLastIndex((turn) => mine(turn) && turn.finished);
    const others = told.slice(last + 1).filter((turn) => !mine(turn) && turn.kind !== "set-up");
    if (others.length) return seats.length ? others : lastRound(others, watched);
    return last >= 0 ? [told[last]!] : told.slice(0, 1);
  }

  /**
   * The beats of turns that stay marked on the board; `lit`: the turn that a reader points at, the others are dimmed; `until`: only the
   * events before this one; `label`: whose turn it was and which of those that are marked.
   */
  marksOf(
    turns: readonly TurnView[],
    { lit = null, until = Infinity, label = () => "" }: Partial<{ lit: number | null; until: number; label: Label }> = {},
  ): Mark[] {
    const marked = turns.filter(({ kind }) => kind === "turn").slice(-MAX_MARKED);
    return marked.flatMap((turn, index) => {
      const beats = [...turn.opening, ...turn.events.filter((event) => event < until).flatMap((event) => this.beatsOf(event))];
      const dim = lit !== null && lit !== turn.number;
      const of = { seat: turn.seat!, order: index + 1, turn: turn.number, label: label(turn.seat!, index + 1) };
      return (beats as AnyBeat[]).map((beat) => ({ beat, ...of, dim }));
    });
  }
}

/** Return the turns from an event on, at most one of each seat; where there is none, the newest. */
function lastRound(turns: readonly TurnView[], first: number): TurnView[] {
  const round = new Set(turns.map(({ seat }) => seat)).size;
  const found = turns.filter(({ events }) => (events.at(-1) ?? -1) >= first);
  return (found.length ? found : turns.slice(-1)).slice(-round);
}
