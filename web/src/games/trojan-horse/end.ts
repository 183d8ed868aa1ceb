import type { EndPart } from "../ending";
import { byPoints } from "../headline";
import Sheet from "./EndSheet.svelte";
import type { DistrictView, View } from "./types";

export interface SheetRow {
  district: DistrictView;
  /** The seat that wins it. */
  owner: number | null;
}

/** Return the districts in the order of the sheet: those that somebody wins, the most valuable first, then the others. */
export function sheetRows({ districts, owners }: View): SheetRow[] {
  return districts
    .map((district) => ({ district, owner: district.winner ? owners[district.winner] : null }))
    .sort((a, b) => Number(a.owner === null) - Number(b.owner === null) || b.district.worth - a.district.worth);
}

const part: EndPart<View> = {
  Sheet,
  rows: ({ play: { view } }) => sheetRows(view).map(({ district }) => ({ district: district.name })),
  headline: (end) => byPoints(end, "TH-27"),
};

export default part;
