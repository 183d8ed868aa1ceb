/** The areas of a table: those that a game's view type declares, or those that its data suggest. */
import { request } from "../api/http";
import type { AreaInfo, GameDetail } from "../api/types";
import type { BoardContext } from "../games/contract";

export type Area = AreaInfo;
/** A value in a view: a number, a word, or a card with several fields. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };
export type View = Record<string, Value>;
/** The subject of a move, a beat or a thing: fields by name. */
export type Fields = Readonly<Record<string, unknown>>;
export type Play = BoardContext<View, Fields, Fields>;

const declared = new Map<string, Area[]>();

/** Load the areas of a game, once. */
export async function loadAreas(game: string): Promise<void> {
  if (!declared.has(game)) declared.set(game, (await request<GameDetail>("GET", `/games/${game}`)).areas);
}

/** Return the areas of the table: those declared, else those that the view suggests. */
export function areasOf(play: Play): Area[] {
  const found = declared.get(play.game);
  return found?.length ? found : suggested(play.view, play.seats);
}

const ABOUT_THE_GAME = ["game", "you", "seat", "seats", "options", "phase", "actor", "turn"];
const NONE: Area = {
  kind: "word",
  item: null,
  by: null,
  key: null,
  row: null,
  column: null,
  columns: null,
  tokens: false,
  moves: [],
  path: [],
};

/** Return the areas that the fields of a view suggest. */
export function suggested(view: View, seats: number): Area[] {
  return Object.entries(view).flatMap(([name, value]) => {
    const area = ABOUT_THE_GAME.includes(name) ? null : suggestedFor(name, value, seats);
    return area ? [{ ...NONE, ...area, path: [name] }] : [];
  });
}

function suggestedFor(name: string, value: Value, seats: number): Partial<Area> | null {
  if (value === null) return null;
  if (typeof value === "number") return { kind: "counter" };
  if (typeof value !== "object") return { kind: "word" };
  if (!isList(value)) {
    const parts = Object.values(value);
    if (parts.every((part) => typeof part === "number")) return { kind: "counter", by: name };
    return parts.every(isList) ? { kind: "cards", by: name } : { kind: "cards" };
  }
  if (value.length === seats && !value.some(isList)) {
    if (name === "scores" || name === "points") return { kind: "score", by: "seat" };
    return { kind: value.every((one) => typeof one === "number") ? "counter" : "cards", by: "seat" };
  }
  const rows = value.every(isList) ? value : null;
  if (rows?.length && rows.every((row) => row.length === rows[0]!.length)) return { kind: "grid", row: "row", column: "column" };
  return { kind: name === "hand" ? "hand" : "cards" };
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** Return the value of an area in a view; of one seat, if it lies by seat. */
export function valueOf(view: View, { path, by }: Area, seat: number | null = null): Value {
  let value: Value = view;
  for (const [number, name] of path.entries()) {
    value = value !== null && typeof value === "object" && !isList(value) ? (value[name] ?? null) : null;
    if (number === 0 && by === "seat" && seat !== null) value = isList(value) ? (value[seat] ?? null) : null;
  }
  return value;
}

/** Return the name of an area: the game's own text, else the name of the field. */
export function titleOf(play: Play, { path }: Area): string {
  return nameOf(play, "area", path.at(-1)!);
}

/** Return a value in words: the text `kind-value` of the game, else the value itself. */
export function nameOf(play: Play, kind: string, value: string | number | boolean): string {
  const key = `${kind}-${value}`.replaceAll("_", "-");
  if (play.knows(key)) return play.say(key);
  if (typeof value === "boolean") return play.say(value ? "any-yes" : "any-no");
  if (typeof value === "number") return String(value);
  const words = value.replaceAll(/[_-]/g, " ");
  return kind === "area" ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
