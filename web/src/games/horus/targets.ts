/** The places on the table where legal moves can be made. */
import { CELL, key, middle, point, touch, type Point } from "./lattice";
import { targetWords, type Horus, type Move } from "./words";

export interface Target {
  move: Move;
  at: Point;
  middle: Point;
  /** Whether it is a free place, not a tile that lies there. */
  free: boolean;
  /** Whether it is beside land of the same terrain, and whether a region with one of the player's stones would grow. */
  joins: boolean;
  mine: boolean;
  name: string;
}

export function targetsOf(play: Horus): Target[] {
  const tiles = play.view.tiles;
  return play.moves.flatMap((move) => {
    const data = move.data;
    if (!("at" in data)) return [];
    const at = point(data.at);
    const free = data.kind === "place" || data.kind === "relay";
    const beside =
      data.kind === "place"
        ? tiles.filter((tile) => tile.region !== null && tile.kind === data.tile && touch(point(tile.at), at))
        : [];
    const mine =
      play.seat !== null && beside.some(({ region }) => region !== null && play.view.regions[region]!.stones[play.seat!]! > 0);
    return [{ move, at, middle: middle(at), free, joins: beside.length > 0, mine, name: targetWords(play, move, at) }];
  });
}

/** Return the lattice place whose middle is nearest to a point of the table. */
export const placeAt = ([u, v]: Point): Point => [Math.round(u / CELL) - 1, Math.round(v / CELL) - 1];
/** Return the cell that contains a point of the table. */
export const cellAt = ([u, v]: Point): Point => [Math.floor(u / CELL), Math.floor(v / CELL)];

/** Return the target under a point of the table, or a free place near enough to snap to. */
export function targetAt(targets: readonly Target[], point: Point, reach: number): Target | null {
  const [x, y] = placeAt(point);
  const [i, j] = cellAt(point);
  let nearest: Target | null = null;
  let least = reach;
  for (const target of targets) {
    const [tx, ty] = target.at;
    if (target.free) {
      if (key(tx, ty) === key(x, y)) return target;
      const far = Math.hypot(target.middle[0] - point[0], target.middle[1] - point[1]);
      if (far < least) [nearest, least] = [target, far];
    } else if ((i === tx || i === tx + 1) && (j === ty || j === ty + 1)) return target;
  }
  return nearest;
}
