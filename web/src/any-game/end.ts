import type { End, EndPart } from "../games/ending";
import { byPoints } from "../games/headline";
import Sheet from "./EndSheet.svelte";

export interface SheetRow {
  label: string;
  clause: string;
  /** Points by seat; a seat that the line says nothing about is left out. */
  points: Record<number, number>;
}

/** Return the lines of the score sheet, those with the same words as one row. */
export function sheetRows({ play, result }: End): SheetRow[] {
  const rows = new Map<string, SheetRow>();
  for (const { seat, clause, key, facts, points } of result.sheet ?? []) {
    const label = play.say(key, facts);
    const row = rows.get(label) ?? { label, clause, points: {} };
    row.points[seat] = (row.points[seat] ?? 0) + points;
    rows.set(label, row);
  }
  return [...rows.values()];
}

const part: EndPart = {
  Sheet,
  rows: (end) => sheetRows(end).map((_, row) => ({ row })),
  headline: (end) => byPoints(end, end.result.ending?.clause ?? ""),
};

export default part;
