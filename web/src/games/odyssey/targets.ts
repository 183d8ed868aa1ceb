/** The targets on the drawing, legal or not, and how the arrow keys lead from one to the next. */
import type { Legal, BoardContext, Facts } from "../contract";
import { ANGLE, centre, HEIGHT, HEXES, name, RIM, same, TROY, WIDTH, type At, type Direction, type Point } from "./geometry";
import type { Description, Preview, View } from "./types";

export type Table = BoardContext<View, Description, Preview>;
export type Choice = Legal<Description>;

export interface Target extends Point {
  id: string;
  shape: "hex" | "turn" | "card" | "bow";
  /** Null: it is illegal, and `notation` is used to show why. */
  move: Choice | null;
  notation: string;
  label: string;
}

export const BOW: Point = { x: 358, y: 296 };
const HANDLE = 104;

/** Return the kind of target to choose on the drawing; null if there is none. */
export function targetKind(play: Table): "to" | "lay" | "aim" | "look" | "move" | null {
  const kind = play.moves[0]?.data.kind;
  if (kind === "sail" || kind === "arrow") return "move";
  return kind === "to" || kind === "lay" || kind === "aim" || kind === "look" ? kind : null;
}

export function targets(play: Table): Target[] {
  switch (targetKind(play)) {
    case "to":
      return hexes(play, (move) => (move.data.kind === "to" ? move.data.at : null), "to");
    case "lay":
      return hexes(play, (move) => (move.data.kind === "lay" ? move.data.at : null), "at");
    case "aim":
      return turns(play);
    case "look":
      return play.view.rim.map((space) => {
        const move = play.moves.find(({ data }) => data.kind === "look" && data.island === space.island) ?? null;
        const label = move ? play.format(move.words) : rimWords(play, space.number);
        return { ...RIM[space.number]!, id: `rim ${space.number}`, shape: "card", move, notation: `look ${space.island}`, label };
      });
    case "move":
      return [bow(play)];
    default:
      return [];
  }
}

/** Return the arrow in its resting place; sailing is chosen in the tray. */
function bow(play: Table): Target {
  const move = play.moves.find(({ data }) => data.kind === "arrow") ?? null;
  return {
    ...BOW,
    id: "arrow",
    shape: "bow",
    move,
    notation: "arrow",
    label: move ? play.format(move.words) : play.say("bow-closed"),
  };
}

function hexes(play: Table, of: (move: Choice) => At | null, word: string): Target[] {
  const legal = new Map(play.moves.map((move) => [name(of(move) ?? []), move]));
  return HEXES.map((at) => {
    const move = legal.get(name(at)) ?? null;
    const what = move ? play.format(move.words) : play.say("hex-closed", { at: name(at) });
    const label = [what, ...around(play, at)].join(", ");
    return { ...centre(at), id: name(at), shape: "hex", move, notation: `${word} ${name(at)}`, label };
  });
}

const inside = (place: number, room: number): number => Math.min(Math.max(place, 26 - room / 2), room / 2 - 26);

/** Return the handles round the arrow, one per direction. */
function turns(play: Table): Target[] {
  const { x, y } = centre(play.view.arrow!);
  return play.moves.flatMap((move) => {
    if (move.data.kind !== "aim") return [];
    const angle = (ANGLE[move.data.direction] * Math.PI) / 180;
    const at = { x: inside(x + HANDLE * Math.cos(angle), WIDTH), y: inside(y + HANDLE * Math.sin(angle), HEIGHT) };
    return [{ ...at, id: move.data.direction, shape: "turn" as const, move, notation: move.text, label: play.format(move.words) }];
  });
}

/** Describe the contents of a hex besides water: an island, ships. */
function around(play: Table, at: At): string[] {
  const found: string[] = [];
  const space = play.view.rim.find((other) => same(other.at, at));
  if (space) found.push(isleWords(play, space.number));
  play.view.players.forEach((player, seat) => {
    const here = player.place === "troy" ? TROY.some((hex) => same(hex, at)) : same(player.at, at);
    if (here) found.push(play.say("ship-here", whose(play, seat)));
  });
  return found;
}

/** Describe an island: its number and name, its ruler, the card on its space. */
export function isleWords(play: Table, number: number): string {
  const { island, ruler, lies } = play.view.rim[number - 1]!;
  return play.say("isle", {
    number,
    island,
    ruled: ruler === null ? "no" : "yes",
    ...(ruler === null ? { who: "", mine: "no" } : whose(play, ruler)),
    lies,
  });
}

export function rimWords(play: Table, number: number): string {
  const { island, lies, card, chips, looked_by } = play.view.rim[number - 1]!;
  const words = [play.say("rim-space", { number, island, lies, known: card ? "yes" : "no", card: card ?? "" })];
  if (card) words.push(play.say(`effect-${card}`));
  if (looked_by.length) words.push(play.say("rim-looked", { who: names(play, looked_by) }));
  if (chips.length) words.push(play.say("rim-chips", { who: names(play, chips) }));
  return words.join(", ");
}

export function shipWords(play: Table, seat: number): string {
  const { at, place, heroes } = play.view.players[seat]!;
  return play.say("ship", { ...whose(play, seat), at: name(at), island: place, sea: place === "sea" ? "yes" : "no", heroes });
}

/** Return the facts that name a seat in a sentence. `mine` lets it say “you”. */
export function whose(play: Table, seat: number): Facts {
  return { who: play.name(seat), mine: seat === play.seat ? "yes" : "no" };
}

export function names(play: Table, seats: readonly number[]): string {
  return seats.map((seat) => play.name(seat)).join(", ");
}

/** Return the same as the subject of a sentence, with “you” for the reader, who comes first. */
export function subjects(play: Table, seats: readonly number[]): string {
  const others = seats.filter((seat) => seat !== play.seat);
  return [...(others.length < seats.length ? [play.say("you-among")] : []), ...others.map((seat) => play.name(seat))].join(", ");
}

/** Return the highlighted direction, or else the chosen one. */
export function facing(play: Table): Direction | null {
  const data = (play.highlighted ?? play.chosen)?.data;
  return data?.kind === "aim" ? data.direction : null;
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return the next target in the direction of an arrow key: near, and not far off the line. */
export function next(all: readonly Target[], from: Target, key: string): Target | null {
  const way = KEYS[key];
  if (!way) return null;
  let best: Target | null = null;
  let least = Infinity;
  for (const to of all) {
    const ahead = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
    const aside = Math.abs((to.x - from.x) * way[1] - (to.y - from.y) * way[0]);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && far < least) [best, least] = [to, far];
  }
  return best;
}
