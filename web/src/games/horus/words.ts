/** The board in words: labels of places and regions, and the consequences of moves. */
import { sentence } from "../../text/sentence";
import type { Legal, Panel, BoardContext, Token } from "../contract";
import type { Point } from "./lattice";
import { look } from "./look.svelte";
import type { CardPreview, Description, Preview, RegionView, StonePreview, TilePreview, View } from "./types";

export type Horus = BoardContext<View, Description, Preview>;
export type Move = Legal<Description>;

/** White, blue, black, yellow, by seat. */
export const TOKENS: readonly Token[] = ["pW", "pB", "pK", "pY"];

const lists = new Map<string, Intl.ListFormat>(); // by language: constructing one takes longer than using it
function list(items: string[]): string {
  const language = document.documentElement.lang || "en";
  let found = lists.get(language);
  if (!found) lists.set(language, (found = new Intl.ListFormat(language)));
  return found.format(items);
}
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
/** “desert”, “5” of “desert5”. */
export const faces = (card: string): { centre: string; number: string } => ({ centre: card.slice(0, -1), number: card.slice(-1) });

export function panel(play: Horus, seat: number): Panel {
  const view = play.view;
  const marks = [
    ...(seat === 0 && view.first_turn ? [play.say("board-first")] : []),
    ...(view.nile[seat] ? [play.say("board-nile")] : []),
  ];
  return {
    token: TOKENS[seat]!,
    score: String(view.scores[seat]),
    note: play.say("board-panel", { stones: view.stones[seat]!, cards: view.hand_sizes[seat]! }),
    mark: marks.join(", "),
  };
}

function doubled(region: RegionView): string {
  return region.temple ? (region.island ? "both" : "temple") : region.island ? "island" : "none";
}

/** Return the name of a seat, or “you”. */
const who = (play: Horus, seat: number): string => (seat === play.seat ? play.say("board-you") : play.name(seat));

function led(play: Horus, leaders: readonly number[]): string {
  if (!leaders.length) return play.say("board-led-nobody");
  const others = leaders.filter((seat) => seat !== play.seat);
  const names = list(others.map((seat) => play.name(seat)));
  if (others.length === leaders.length) return play.say(leaders.length === 1 ? "board-led" : "board-led-shared", { names });
  return others.length ? play.say("board-led-shared-you", { names }) : play.say("board-led-you");
}

/** Describe a region: terrain, size, value with the reason, stones, leaders, whether it is closed. */
export function regionWords(play: Horus, region: RegionView): string {
  const facts = { terrain: region.terrain, size: region.size, worth: region.worth, doubled: doubled(region) };
  const said = [play.say("board-region", facts)];
  const stones = region.stones.flatMap((n, seat) => (n ? [play.say("board-count", { name: who(play, seat), n })] : []));
  if (stones.length) said.push(play.say("board-stones", { stones: list(stones) }));
  said.push(led(play, region.leaders));
  if (region.closed) said.push(play.say("board-closed"));
  return sentence(said.join(" "));
}

/** Describe a place or tile where a move can be made: the move, and the tile or stone there. */
export function targetWords(play: Horus, move: Move, at: Point): string {
  const said = sentence(play.format(move.words));
  if (move.data.kind === "place" || move.data.kind === "relay") return said;
  const tile = play.view.tiles.find((tile) => tile.at[0] === at[0] && tile.at[1] === at[1]);
  if (!tile || tile.region === null) return said;
  return play.say("board-tile", { move: said, region: regionWords(play, play.view.regions[tile.region]!) });
}

/** On which side of the other end of the river an end lies; "other": it is in hand. */
function endSide({ tiles }: View, end: number): string {
  const [one, other] = [end, 3 - end].map((number) => tiles.find((tile) => tile.end === number)?.at);
  if (!one || !other) return "other";
  const [dx, dy] = [one[0]! - other[0]!, one[1]! - other[1]!];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "east" : "west") : dy > 0 ? "south" : "north";
}

function changes(play: Horus, by: readonly number[]): string {
  const said = by.flatMap((n, seat) => (n ? [play.say("board-change", { name: who(play, seat), by: signed(n) })] : []));
  return said.length ? play.say("board-changes", { changes: said.join(", ") }) : play.say("board-no-change");
}

function tileWords(play: Horus, preview: TilePreview): string[] {
  const said: string[] = [];
  if (preview.region !== null) {
    const facts = { terrain: preview.region, size: preview.size!, worth: preview.worth!, joined: preview.merges! };
    said.push(play.say(preview.merges! > 1 ? "board-if-joins" : preview.merges ? "board-if-grows" : "board-if-begins", facts));
    if (preview.leaders!.length) said.push(led(play, preview.leaders!));
    if (preview.closes) said.push(play.say("board-if-closes"));
  }
  said.push(changes(play, preview.changes));
  for (const end of preview.stuck) said.push(play.say("board-if-stuck", { side: endSide(play.view, end) }));
  return said;
}

function stoneWords(play: Horus, preview: StonePreview): string[] {
  const facts = { terrain: preview.region, size: preview.size, worth: preview.worth };
  return [play.say(`board-if-${preview.kind}`, facts), led(play, preview.leaders), changes(play, preview.changes)];
}

function cardWords(play: Horus, preview: CardPreview, move: Move): string[] {
  const said: string[] = [];
  const terrain = move.data.kind === "play" ? faces(move.data.card).centre : move.data.kind === "pile" ? move.data.pile : "river";
  const [least = 0, most = least] = [preview.sizes[0], preview.sizes.at(-1)];
  const sizes = least < most ? play.say("board-sizes", { least, most }) : least;
  if (preview.kind === "nile") said.push(play.say("board-if-nile", { left: preview.tiles_left! }));
  else if (preview.tiles_left === null) said.push(play.say("board-if-any", { sizes }));
  else said.push(play.say("board-if-card", { pile: terrain, left: preview.tiles_left, sizes }));
  if (preview.exhausts) said.push(play.say("board-if-exhausts", { terrain }));
  if (preview.last_turn) said.push(play.say("board-if-last-turn"));
  return said;
}

/** M takes the tile as river or as necropolis; N goes to the next place that grows one of the player's regions. */
export function key(_: Horus, pressed: string): boolean {
  const selector = { m: ".uses button:not([aria-pressed=true], [aria-disabled=true])", n: "#board [data-mine]" }[
    pressed.toLowerCase()
  ];
  if (!selector) return false;
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  if (pressed.toLowerCase() === "m") found[0]?.click();
  else found[(found.indexOf(document.activeElement as HTMLElement) + 1) % found.length]?.focus();
  return found.length > 0;
}

/** The card picks up its tile, the river's end its new place: only the last part of each is confirmed. */
export function isPart(play: Horus, { data }: Move): boolean {
  const carded = play.draft.some(({ data: { kind } }) => kind === "play" || kind === "nile");
  return data.kind === "place" ? carded : ["replace", "relay", "use", "play", "pile", "nile", "from"].includes(data.kind);
}

export function consequence(play: Horus): string | null {
  const move = play.highlighted ?? play.chosen;
  const preview = play.preview;
  if (!move || !preview) {
    const region = look.region === null ? undefined : play.view.regions[look.region];
    return region && !move ? regionWords(play, region) : null;
  }
  const said = ((): string[] => {
    switch (preview.kind) {
      case "place":
      case "relay":
        return tileWords(play, preview);
      case "stone":
      case "from":
      case "to":
        return stoneWords(play, preview);
      case "play":
      case "pile":
      case "nile":
        return cardWords(play, preview, move);
      case "pass":
        return [play.say("board-if-pass")];
      default:
        return [play.say("board-if-places", { places: (preview as { places: number }).places })];
    }
  })();
  return said.map((one) => sentence(one)).join(" ");
}

export function forward(play: Horus, move: Move): string {
  const data = move.data;
  switch (data.kind) {
    case "use":
      return play.say("board-do-use", { use: data.use });
    case "play":
      return play.say("board-do-play", faces(data.card));
    case "pile":
      return play.say("board-do-pile", { pile: data.pile });
    default:
      return play.say(`board-do-${data.kind}`);
  }
}

/** Return the notation of the current kind of move at a place, whether legal or not. */
export function notationAt(phase: View["phase"], [x, y]: Point): string {
  switch (phase) {
    case "place":
      return `@${x},${y}`;
    case "relay":
      return `>${x},${y}`;
    case "from":
    case "to":
      return `${phase} ${x},${y}`;
    default:
      return `stone@${x},${y}`;
  }
}
