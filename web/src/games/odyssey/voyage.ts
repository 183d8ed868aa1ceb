/** The movements of a ship in the beats on display, one after the other: a voyage, a drift before a storm, the end of a lost ship.
 */
import { centre, name, type At, type Point } from "./geometry";
import { drivenAt } from "./storm";
import type { Table } from "./targets";
import type { Beat } from "./types";

/** One movement of a ship; the times are milliseconds after the view. */
export interface Leg {
  from: number;
  until: number;
  way: readonly At[];
  /** Whether the ship sinks where the movement begins, and a new one appears where it ends. */
  sinks: boolean;
}

/** Return the movements of a ship in the beats on display, in order. */
export function legsOf(play: Table, seat: number): Leg[] {
  return play.beats.flatMap((beat): Leg[] => {
    const told = beat as unknown as Beat;
    const from = play.starts(beat);
    const until = from + play.lasts(beat);
    if (told.kind === "ship" && told.seat === seat) return [{ from, until, way: [told.start, ...told.path], sinks: false }];
    if (told.kind === "ship-lost" && told.seat === seat) return [{ from, until, way: [told.start, told.to], sinks: true }];
    const victim = told.kind === "storm" ? told.victims.find((ship) => ship.seat === seat && ship.hexes > 0) : undefined;
    if (told.kind !== "storm" || !victim) return [];
    const [begins, ends] = drivenAt(told, seat).map((share) => from + share * (until - from)) as [number, number];
    return [{ from: begins, until: ends, way: [victim.start, victim.to], sinks: false }];
  });
}

/** Return the frames of a ship's animation from its old place to its present one, and its duration; null: it does not move. */
export function framesOf(legs: readonly Leg[], was: Point, now: Point): { frames: Keyframe[]; duration: number } | null {
  const duration = legs.at(-1)?.until ?? 0;
  if (!duration) return null;
  const frames: Keyframe[] = [];
  let at = was;
  const add = (time: number, more: Keyframe = {}): void => {
    frames.push({ offset: time / duration, transform: `translate(${at.x}px, ${at.y}px)`, opacity: 1, ...more });
  };
  add(0);
  for (const [index, { from, until, way, sinks }] of legs.entries()) {
    add(from);
    const last = index === legs.length - 1 ? now : centre(way.at(-1)!);
    if (sinks) {
      const down = from + 0.6 * (until - from);
      add(down, { transform: `translate(${at.x}px, ${at.y + 26}px) rotate(-32deg)`, opacity: 0 });
      at = last;
      add(down, { opacity: 0 });
    } else {
      const hexes = way.filter((hex, i) => i > 0 && name(hex) !== name(way[i - 1]!));
      for (const [i, hex] of hexes.slice(0, -1).entries()) {
        at = centre(hex);
        add(from + ((i + 1) / hexes.length) * (until - from));
      }
      at = last;
    }
    add(until);
  }
  return { frames, duration };
}
