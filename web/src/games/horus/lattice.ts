/** The geometry of the drawing: half tiles are cells of 40 units, a tile at x,y covers the cells x..x+1, y..y+1. */

export const CELL = 40;
export const TILE = 2 * CELL;
export type Point = readonly [number, number];
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Coordinates in the server's format. */
export const point = (at: readonly number[]): Point => at as unknown as Point;
export const key = (x: number, y: number): string => `${x},${y}`;
export const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether two tiles have half an edge or more in common. */
export function touch(a: Point, b: Point): boolean {
  const dx = Math.abs(a[0] - b[0]);
  const dy = Math.abs(a[1] - b[1]);
  return (dx === 2 && dy <= 1) || (dy === 2 && dx <= 1);
}

function cells(tiles: readonly Point[]): Set<string> {
  const found = new Set<string>();
  for (const [x, y] of tiles) for (const i of [0, 1]) for (const j of [0, 1]) found.add(key(x + i, y + j));
  return found;
}

/** Return the outline of a set of tiles as a path, holes included: the edges of its cells, with the inside on the right. */
export function outline(tiles: readonly Point[]): string {
  const inside = cells(tiles);
  const next = new Map<string, Point[]>();
  const edge = (ax: number, ay: number, bx: number, by: number): void => {
    const from = key(ax, ay);
    next.set(from, [...(next.get(from) ?? []), [bx, by]]);
  };
  for (const cell of inside) {
    const [x, y] = cell.split(",").map(Number) as [number, number];
    if (!inside.has(key(x, y - 1))) edge(x, y, x + 1, y);
    if (!inside.has(key(x + 1, y))) edge(x + 1, y, x + 1, y + 1);
    if (!inside.has(key(x, y + 1))) edge(x + 1, y + 1, x, y + 1);
    if (!inside.has(key(x - 1, y))) edge(x, y + 1, x, y);
  }
  let path = "";
  for (;;) {
    const begin = next.keys().next().value;
    if (begin === undefined) return path;
    let at = begin.split(",").map(Number) as unknown as Point;
    let heading: Point | null = null;
    let loop = `M${at[0] * CELL} ${at[1] * CELL}`;
    for (let from = begin; next.has(from); from = key(...at)) {
      const ways: Point[] = next.get(from)!;
      const here: Point = at;
      // If two cells meet only at a corner, turning right stays with the same cell.
      const right: Point | null = heading && [here[0] - heading[1], here[1] + heading[0]];
      const to: Point = (right && ways.find((way) => same(way, right))) ?? ways[0]!;
      if (ways.length === 1) next.delete(from);
      else
        next.set(
          from,
          ways.filter((way) => way !== to),
        );
      const turned: Point = [to[0] - here[0], to[1] - here[1]];
      if (heading && !same(turned, heading)) loop += `L${here[0] * CELL} ${here[1] * CELL}`;
      heading = turned;
      at = to;
    }
    path += `${loop}Z`;
  }
}

export function around(tiles: readonly Point[], margin = 0): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of tiles) {
    box.left = Math.min(box.left, x * CELL - margin);
    box.top = Math.min(box.top, y * CELL - margin);
    box.right = Math.max(box.right, (x + 2) * CELL + margin);
    box.bottom = Math.max(box.bottom, (y + 2) * CELL + margin);
  }
  return box;
}

/** Return the middle of a tile. */
export const middle = ([x, y]: Point): Point => [(x + 1) * CELL, (y + 1) * CELL];

/** Return the index of the point that an arrow key leads to: near and straight ahead before far and aside. */
export function towards(points: readonly Point[], from: number, [dx, dy]: Point): number {
  const here = points[from];
  if (!here) return 0;
  let best = from;
  let least = Infinity;
  points.forEach(([x, y], i) => {
    const ahead = (x - here[0]) * dx + (y - here[1]) * dy;
    const aside = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (ahead > 0 && ahead + 3 * aside < least) {
      least = ahead + 3 * aside;
      best = i;
    }
  });
  return best;
}

export interface Tagged {
  tiles: readonly Point[];
  width: number;
}

/**
 * Return a place for each region's tag: the middle of a tile's upper or lower edge on the region's outline, where no stone can lie,
 * preferably facing empty table, clear of the earlier tags.
 */
export function spots(regions: readonly Tagged[], lying: readonly Point[], height = 26): Point[] {
  const full = cells(lying);
  const taken: { at: Point; width: number }[] = [];
  return regions.map(({ tiles, width }) => {
    const inside = cells(tiles);
    let best: Point = middle(tiles[0]!);
    let most = -Infinity;
    for (const [x, y] of tiles) {
      for (const [row, beyond] of [
        [y, y - 1],
        [y + 2, y + 2],
      ] as const) {
        const at: Point = [(x + 1) * CELL, row * CELL];
        let worth = row === y ? 0.5 : 0;
        for (const i of [x, x + 1]) worth += inside.has(key(i, beyond)) ? -4 : full.has(key(i, beyond)) ? 0 : 2;
        for (const other of taken)
          if (Math.abs(other.at[0] - at[0]) < (other.width + width) / 2 && Math.abs(other.at[1] - at[1]) < height) worth -= 20;
        if (worth > most) {
          most = worth;
          best = at;
        }
      }
    }
    taken.push({ at: best, width });
    return best;
  });
}
