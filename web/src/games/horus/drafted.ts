/** Pieces that lie on the table only as a draft: nobody else sees them yet, and each can still be moved or taken back. */
import { point, same, type Point } from "./lattice";
import type { Horus } from "./words";

export interface Drafted {
  /** The move of the draft that laid it. */
  index: number;
  /** Its number among these pieces, counted from 1. */
  number: number;
  at: Point;
  /** The name of its tile; null: a stone. */
  tile: string | null;
}

/** Return the pieces of the draft in the order in which they were laid. None in the past. */
export function draftedPieces(play: Horus): Drafted[] {
  if (!play.current) return [];
  const found = play.draft.flatMap(({ data }, index): Omit<Drafted, "number">[] => {
    switch (data.kind) {
      case "place":
        return [{ index, at: point(data.at), tile: data.tile }];
      case "replace":
        return [{ index, at: point(data.at), tile: "river" }];
      case "relay":
        return [{ index, at: point(data.at), tile: `end${data.end}` }];
      case "stone":
      case "to":
        return [{ index, at: point(data.at), tile: null }];
      default:
        return [];
    }
  });
  // an end that moves on twice leaves a river tile behind: of two tiles at one place, only the last one is there
  const lies = ({ at, tile }: Omit<Drafted, "number">, i: number): boolean =>
    play.view.tiles.some((other) => same(point(other.at), at)) &&
    !(tile && found.slice(i + 1).some((later) => later.tile && same(later.at, at)));
  return found.filter(lies).map((piece, i) => ({ ...piece, number: i + 1 }));
}

/** Return the piece of the draft that covers a cell, the uppermost; undefined: there is none. */
export const draftedAt = (pieces: readonly Drafted[], [i, j]: Point): Drafted | undefined =>
  pieces.findLast(({ at: [x, y] }) => (i === x || i === x + 1) && (j === y || j === y + 1));
