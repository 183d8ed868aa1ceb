/** A storm on the chart: its rows light up outwards, then it drives ship after ship; its rows stay marked with its turn. */
import type { Mark } from "../contract";
import type { At, Direction } from "./geometry";
import type { Table } from "./targets";
import type { Beat } from "./types";

export interface Storm {
  at: At;
  direction: Direction;
}
type StormBeat = Extract<Beat, { kind: "storm" }>;
type Hit = Pick<StormBeat, "victims">;

// milliseconds: the rows light up, each ship that is hit moves, and all is held still
const [ROWS, DRIVEN, HELD] = [450, 450, 500];

const driven = ({ victims }: Hit): number[] => victims.filter(({ hexes }) => hexes > 0).map(({ seat }) => seat);

/** Return the duration of a storm at normal pace, in milliseconds. */
export const stormTime = (storm: Hit): number => ROWS + DRIVEN * driven(storm).length + HELD;

/** Return when a ship that a storm drives away begins to move and when it stops, as parts of the storm's time. */
export function drivenAt(storm: Hit, seat: number): [number, number] {
  const begins = ROWS + DRIVEN * driven(storm).indexOf(seat);
  return [begins / stormTime(storm), (begins + DRIVEN) / stormTime(storm)];
}

/** Return the milliseconds until the arrow of the storm on display is laid, until the storm breaks, and until everything has been shown. */
export function stormSeen({
  beats,
  starts,
  lasts,
}: Pick<Table, "beats" | "starts" | "lasts">): Record<"laid" | "breaks" | "over", number> {
  const first = (kind: string): number => starts(beats.find((beat) => beat.kind === kind));
  return { laid: first("arrow-laid"), breaks: first("storm"), over: beats.reduce((sum, beat) => sum + lasts(beat), 0) };
}

/** Return the last storm among the marked turns; null: there was none, or the reader points at another turn. */
export function markedStorm(marks: readonly Mark[]): Storm | null {
  const found = marks.findLast(({ beat, dim }) => beat.kind === "storm" && !dim)?.beat as StormBeat | undefined;
  return found ? { at: found.at, direction: found.direction } : null;
}
