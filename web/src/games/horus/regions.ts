/** The regions as they are drawn: outline, tag, name. */
import { outline, point, spots, type Point } from "./lattice";
import { tagParts } from "./tag";
import type { RegionView, View } from "./types";
import { regionWords, type Horus } from "./words";

export interface Drawn {
  region: RegionView;
  path: string;
  /** The position of its tag. */
  at: Point;
  name: string;
  /** Stays the same while the region grows: its first tile. */
  key: string;
}

export function drawnRegions(play: Horus, { tiles: lying, regions }: Pick<View, "tiles" | "regions">): Drawn[] {
  const places = lying.map((tile) => point(tile.at));
  const found = regions.map((region) => ({
    region,
    tiles: region.tiles.map((tile) => places[tile]!),
    width: tagParts(region).width,
  }));
  // The most valuable region has the first choice of a place for its tag.
  const order = found.map((_, i) => i).sort((a, b) => found[b]!.region.worth - found[a]!.region.worth);
  const at: Point[] = [];
  spots(
    order.map((i) => found[i]!),
    places,
  ).forEach((spot, n) => (at[order[n]!] = spot));
  return found.map(({ region, tiles }, i) => ({
    region,
    path: outline(tiles),
    at: at[i]!,
    name: regionWords(play, region),
    key: tiles[0]!.join(),
  }));
}
