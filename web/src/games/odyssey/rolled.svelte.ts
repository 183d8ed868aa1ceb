/** Recent results that are no longer in the view: the last throws, the rounds of a fight, the storm that has passed. */
import { perTable } from "../per-table";
import type { EventView, Words } from "../../api/types";
import type { At, Direction } from "./geometry";
import type { Description, View } from "./types";

/** A round of a fight: both dice, both crews, and the same in words. */
export interface Round {
  dice: readonly number[];
  crews: readonly number[];
  words: Words;
}

/** The facts of two dice: the crews, and in a fight the seats that throw. */
type Thrown = {
  crew: number;
  other_crew: number;
  seat?: number;
  other_seat?: number;
};

export class Rolled {
  sail = $state<number | null>(null);
  favour = $state<"white" | "black" | null>(null);
  /** The number of throws: a change starts the dice. */
  throws = $state(0);
  rounds = $state.raw<Round[]>([]);
  storm = $state.raw<{ at: At; direction: Direction } | null>(null);
  /** The visible part of that storm: nothing yet, its arrow, or its rows as well. */
  stage = $state<"nothing" | "arrow" | "rows">("rows");
  /** Whether a round of a fight is about to be shown: its dice are not thrown yet. */
  coming = $state(false);
  private due: { timer: ReturnType<typeof setTimeout>; show: () => void }[] = [];
  private laid: At | null = null;
  private scene = "";
  private heard: readonly EventView[] = [];

  /** Process the events since the last view. `after`: the milliseconds until a kind of beat begins. */
  update(view: View, latest: readonly EventView[], after: (kind: "die" | "favour" | "fight-round") => number = () => 0): void {
    const scene = view.fight?.seats.join() ?? view.landing?.card ?? "";
    if (scene !== this.scene) this.rounds = [];
    this.scene = scene;
    if (view.arrow) this.laid = view.arrow;
    if (view.roll) this.sail = view.roll;
    if (latest === this.heard) return;
    this.heard = latest;
    this.finish();
    if (!latest.length) this.rounds = []; // another moment that does not follow from the last one
    let storm: typeof this.storm = null;
    for (const { data, words } of latest) {
      const what = data as Description | null | undefined;
      if (what?.kind === "die") this.thrown(after("die"), () => (this.sail = what.number));
      else if (what?.kind === "favour") this.thrown(after("favour"), () => (this.favour = what.face));
      else if (what?.kind === "dice" && words) {
        const { crew, other_crew, seat, other_seat } = words.facts as Thrown;
        const round = { dice: what.numbers, crews: [crew, other_crew], words };
        // the last round of one fight comes together with the beginning of the next
        if (!view.fight || [seat, other_seat].join() === scene) {
          const time = after("fight-round");
          this.coming = time > 0;
          this.thrown(time, () => {
            this.rounds = [...this.rounds, round];
            this.coming = false;
          });
        }
      } else if (what?.kind === "lay") this.laid = what.at;
      else if (what?.kind === "aim" && this.laid) storm = { at: this.laid, direction: what.direction };
    }
    this.storm = storm;
  }

  /** Show the remaining throws at once. */
  finish(): void {
    for (const { timer, show } of this.due.splice(0)) {
      clearTimeout(timer);
      show();
    }
  }

  private thrown(time: number, set: () => void): void {
    const show = (): void => {
      set();
      this.throws += 1;
    };
    if (time > 0) this.due.push({ timer: setTimeout(show, time), show });
    else show();
  }
}

/** Return the recent results at a table: board, tray and decision show the same ones. */
export const rolledOf = perTable(() => new Rolled());
