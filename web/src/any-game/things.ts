/** The things of an area, each with its subject, so that moves and beats can be found on it. */
import type { Legal } from "../games/contract";
import { isList, nameOf, titleOf, valueOf, type Area, type Fields, type Play, type Value } from "./areas";

export type Move = Legal<Fields>;

export interface Thing {
  id: string;
  area: Area;
  /** Its description, for a reader who cannot see it. */
  label: string;
  /** The text that it shows in large letters; null: an empty place. */
  face: string | null;
  /** The text that it shows in small letters: the other fields of a card. */
  small: string[];
  /** The number of its colour among those of the suit; null: none. */
  hue: number | null;
  /** How many cards lie under the face; null: it is no pile. */
  count: number | null;
  /** The seat whose token it shows. */
  token: number | null;
  about: Fields;
}

/** A part of an area: a row of cards, a pile, a number. */
export interface Row {
  title: string | null;
  things: Thing[];
}

const HUES = 6;

/** Return the things of an area in rows; those of one seat, if it lies by seat. */
export function rowsOf(play: Play, area: Area, seat: number | null): Row[] {
  const value = valueOf(play.view, area, seat);
  const about: Fields = area.by === "seat" && seat !== null ? { seat } : {};
  const place = [...area.path, ...(seat === null ? [] : [seat])].join(".");
  if (area.kind === "grid") return gridRows(play, area, value, place);
  const key = area.by === "seat" ? area.key : area.by;
  if (value !== null && typeof value === "object" && !isList(value) && key !== null && area.kind !== "word")
    return Object.entries(value).map(([name, part]) => ({
      title: nameOf(play, key, name),
      things: things(play, area, part, { ...about, [key]: name }, `${place}.${name}`),
    }));
  return [{ title: null, things: things(play, area, value, about, place) }];
}

function things(play: Play, area: Area, value: Value, about: Fields, place: string): Thing[] {
  if (area.kind === "pile") return [pile(play, area, value, about, place)];
  if (area.kind === "counter" || area.kind === "word" || area.kind === "score")
    return value === null ? [] : [thing(play, area, value, about, place)];
  if (isList(value)) {
    const names = value.map((one, index) => nameIn(one) ?? String(index));
    const nth = (index: number): number => names.slice(0, index).filter((name) => name === names[index]).length;
    return value.map((one, index) => thing(play, area, one, about, `${place}.${names[index]}.${nth(index)}`));
  }
  return [thing(play, area, value, about, place)];
}

/** A card keeps its identity when it moves within its row; equal cards are counted. */
function nameIn(value: Value): string | null {
  return value === null ? null : typeof value === "object" ? JSON.stringify(value) : `=${value}`;
}

function pile(play: Play, area: Area, value: Value, about: Fields, place: string): Thing {
  const count = isList(value) ? value.length : Number(value ?? 0);
  const top = isList(value) ? (value.at(-1) ?? null) : null;
  const made = thing(play, area, top, about, place);
  const label = [made.face ?? "", titleOf(play, area), play.say("any-cards", { number: count })].filter(Boolean).join(", ");
  return { ...made, label, count };
}

function gridRows(play: Play, area: Area, value: Value, place: string): Row[] {
  const flat = isList(value) ? value : [];
  const { row, column, columns, item } = area;
  const lines = columns
    ? Array.from({ length: Math.ceil(flat.length / columns) }, (_, y) => flat.slice(y * columns, (y + 1) * columns))
    : flat.map((line) => (isList(line) ? line : []));
  return lines.map((line, y) => ({
    title: null,
    things: line.map((value, x) => {
      const about = columns ? { [item ?? "item"]: y * columns + x } : { [row!]: y, [column!]: x };
      const made = thing(play, { ...area, item: null }, value, about, `${place}.${y}.${x}`);
      return { ...made, area, label: `${play.say("any-square", { row: y + 1, column: x + 1 })}: ${made.label}` };
    }),
  }));
}

/** Return one thing with its face, its colour and its subject. */
function thing(play: Play, area: Area, value: Value, about: Fields, id: string): Thing {
  const empty = { id, area, label: play.say("any-empty"), face: null, small: [], hue: null, count: null, token: null, about };
  if (value === null) return empty;
  if (area.tokens && typeof value === "number") return { ...empty, label: play.name(value), token: value };
  if (typeof value !== "object") {
    const face = nameOf(play, area.item ?? area.path.at(-1)!, value);
    return { ...empty, label: face, face, about: area.item ? { ...about, [area.item]: value } : about };
  }
  if (isList(value)) {
    const face = value.map((one) => (typeof one === "object" ? "" : String(one))).join(" ");
    return { ...empty, label: face, face };
  }
  const fields = Object.entries(value).filter(
    (field): field is [string, string | number | boolean] => typeof field[1] !== "object",
  );
  const words = fields.map(([name, one]) => nameOf(play, name, one));
  const large = fields.findIndex(([, one]) => typeof one === "number");
  const at = large < 0 ? 0 : large;
  const suit = fields.find(([, one]) => typeof one === "string");
  return {
    ...empty,
    label: words.join(" "),
    face: words[at] ?? "",
    small: words.filter((_, index) => index !== at),
    hue: suit ? hueOf(String(suit[1])) : null,
    about: { ...about, ...value },
  };
}

/** The same word always has the same colour. */
function hueOf(word: string): number {
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + letter.codePointAt(0)!) % 997;
  return sum % HUES;
}

/** Whether a move or a beat is about a thing: it has all of the thing's fields. `mover` is its seat, if it names none itself. */
export function concerns(data: Fields, { about }: Thing, mover: number | null): boolean {
  const fields = Object.entries(about);
  const named = fields.some(([name]) => name !== "seat");
  return named && fields.every(([name, value]) => (data[name] ?? (name === "seat" ? mover : undefined)) === value);
}

/** Whether a seat can choose a move on a thing. A thing without a name of its own stands for the kinds of moves that its area names. */
export function chosenOn(move: Move, thing: Thing, mover: number | null): boolean {
  const { moves } = thing.area;
  if (moves.length && !moves.includes(String(move.data["kind"]))) return false;
  if (Object.keys(thing.about).some((name) => name !== "seat")) return concerns(move.data, thing, mover);
  return moves.length > 0 && (!("seat" in thing.about) || (move.data["seat"] ?? mover) === thing.about["seat"]);
}
