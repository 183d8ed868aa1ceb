/** The turns of the game as the reader perceives them: their sentences, and the beats in which their events are shown. */
import type { EventView, Story, TurnView } from "../api/types";
import type { AnyBeat, Mark } from "../games/contract";

/** The events during the reader's absence. */
export interface Absence {
  /** The first of them. */
  from: number;
  /** The first event after the absence. */
  to: number;
}

/** Names the turn of a seat by its place among the marked turns. */
type Label = (seat: number, order: number) => string;

const MAX_MARKED = 6; // turns: at most one round is marked

export class TurnLog {
  turns = $state.raw<TurnView[]>([]);
  private beats = $state.raw<ReadonlyMap<number, AnyBeat[]>>(new Map());

  /** Take over turns and events that are new or described differently now. */
  merge(story: Story): void {
    const turns = this.turns.slice(0, story.count);
    for (const turn of story.turns) turns[turn.number] = turn;
    this.turns = turns;
    if (!story.events.length) return;
    const beats = new Map(this.beats);
    for (const event of story.events) beats.set(event.number, event.beats as AnyBeat[]);
    this.beats = beats;
  }

  /** Start again with everything the reader may know. */
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

  /** The beats of an event, followed by the openings of the turns that begin with it: its last beat ends the previous turn. */
  beatsWith(event: number): AnyBeat[] {
    const beats = [...this.beatsOf(event)];
    const turn = this.turns.find(({ events }) => events.at(-1) === event);
    for (const begun of turn ? this.turns.slice(turn.number + 1) : []) {
      beats.push(...(begun.opening as AnyBeat[]));
      if (begun.events.length) break; // the turns before it were missed
    }
    return beats;
  }

  /** The turn to which an event belongs, even if it was taken back. */
  turnAt(event: number): TurnView | undefined {
    return this.turns.findLast(({ events }) => events.length && events[0]! <= event) ?? this.turns[0];
  }

  /** The events of the log that lie in a turn, including those taken back and their undoing. */
  stepsOf(turn: TurnView, log: readonly EventView[]): EventView[] {
    const first = turn.events[0];
    if (first === undefined) return [];
    const next = this.turns.slice(turn.number + 1).find(({ events }) => events.length)?.events[0] ?? log.length;
    return log.slice(turn.number === 0 ? 0 : first, next);
  }

  /** The turns that ended while the reader was away or later, including those that a bot played for the reader. */
  missed({ from, to }: Absence): TurnView[] {
    const first = this.turns.find(({ kind, events }) => kind === "turn" && events.length && events.at(-1)! >= from);
    if (!first || first.events[0]! >= to) return [];
    return this.turns.filter(({ number, kind, sentences }) => number >= first.number && kind !== "set-up" && sentences.length);
  }

  /**
   * The turns since the reader's last one, or since the reader went away; if there are none, the reader's own last turn, or the
   * set-up. For a spectator: the turns since event `watched`, at most one round, or else the newest turn.
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
   * The beats of turns that stay marked on the board; `lit`: the turn that the reader points at, the others are dimmed; `until`:
   * only the events before this one; `label`: the player of the turn and its place among the marked ones.
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

/** Return the turns from an event on, at most one per seat; if there is none, the newest. */
function lastRound(turns: readonly TurnView[], first: number): TurnView[] {
  const round = new Set(turns.map(({ seat }) => seat)).size;
  const found = turns.filter(({ events }) => (events.at(-1) ?? -1) >= first);
  return (found.length ? found : turns.slice(-1)).slice(-round);
}
