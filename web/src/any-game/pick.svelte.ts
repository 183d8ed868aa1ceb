/** The reader's picks on the way to a move: a card, then its destination. */
import { perTable } from "../games/per-table";
import { areasOf, type Play, type View } from "./areas";
import { chosenOn, rowsOf, type Move, type Thing } from "./things";

export class Pick {
  /** The picks, and the view in which they were made: a change of the position discards them. */
  private made = $state.raw<{ at: View | null; things: readonly Thing[] }>({ at: null, things: [] });

  constructor(private readonly play: Play) {}

  get picked(): readonly Thing[] {
    const { at, things } = this.made;
    return at === this.play.view ? things : [];
  }

  /** The moves that fit all picks. */
  readonly candidates: readonly Move[] = $derived.by(() => this.fitting(this.play.moves, this.picked));

  /** Whether something can be done with a thing now. */
  isLegal(thing: Thing): boolean {
    return this.play.moves.some((move) => chosenOn(move, thing, this.play.seat));
  }

  isPicked(thing: Thing): boolean {
    const chosen = this.play.chosen;
    return (
      this.picked.some(({ id }) => id === thing.id) || (!!chosen && !this.picked.length && chosenOn(chosen, thing, this.play.seat))
    );
  }

  /** Pick a thing: it narrows the moves, and the last one that remains is chosen. Picking a thing that does not fit starts again
   * with it. */
  pick(thing: Thing): void {
    const { play } = this;
    if (this.picked.some(({ id }) => id === thing.id) && !play.chosen) return this.set([]);
    const further = this.fitting(this.candidates, [thing]);
    const things = further.length ? [...this.picked.filter(({ id }) => id !== thing.id), thing] : [thing];
    const left = this.fitting(play.moves, things);
    this.set(things);
    play.choose(left.length === 1 ? left[0]! : null);
  }

  /** Return the only move of a thing among those that remain. */
  only(thing: Thing): Move | null {
    const found = this.fitting(this.candidates, [thing]);
    return found.length === 1 ? found[0]! : null;
  }

  private fitting(moves: readonly Move[], things: readonly Thing[]): Move[] {
    return moves.filter((move) => things.every((thing) => chosenOn(move, thing, this.play.seat)));
  }

  private set(things: readonly Thing[]): void {
    this.made = { at: this.play.view, things };
    if (!things.length) this.play.choose(null);
  }
}

/** Return everything on the table. */
export function everything(play: Play): Thing[] {
  return areasOf(play).flatMap((area) => {
    const places = area.by === "seat" ? Array.from({ length: play.seats }, (_, seat) => seat) : [null];
    return places.flatMap((seat) => rowsOf(play, area, seat).flatMap((row) => row.things));
  });
}

/** Return the picks at a table. */
export const pickOf = perTable((play: Play) => new Pick(play));
