/** The picture to share, 1200 × 630: the chart, the sum and the board, drawn in this browser and saved as a PNG. */
import { BASE, STATIC } from "../api/base";
import { linePath, chancesOf, down, across, tokenPlaces, type Frame } from "./chart";
import type { ReviewState } from "./review-context.svelte";
import { wholeSums } from "./rounding";
import { points } from "../text/whole-points";
import { boxOf, fontFaces, standalone } from "./standalone";

export const WIDTH = 1200;
export const HEIGHT = 630;
const [LEFT, TOP, BOTTOM] = [76, 184, 418];
const RIGHT = { beside: 638, alone: 1090 }; // with a board on the right, or without

/** The colours of a dark card, by world. */
const WORLDS: Record<string, { ground: string; ink: string; soft: string; accent: string; hair: string }> = {
  pottery: { ground: "#1d1512", ink: "#f4e8d3", soft: "#c0a68a", accent: "#c4643a", hair: "#4a352a" },
  fresco: { ground: "#0b1722", ink: "#e6eef0", soft: "#9db4c0", accent: "#4f93c4", hair: "#1e3442" },
  papyrus: { ground: "#1a140b", ink: "#f0e3c2", soft: "#bba878", accent: "#c8962a", hair: "#3a2f1b" },
};
const LINES: Record<string, string> = {
  pR: "#e0566a",
  pY: "#f2c230",
  pB: "#6aa8f0",
  pG: "#6fce9c",
  pW: "#fbf6ea",
  pK: "#b9b1a6",
  pGr: "#fbf6ea",
  pT: "#ec7f98",
};
const EDGE = "#f3e6cf"; // of tokens on a dark ground
const CAUSE_COLOURS = { luck: "#e2b25a", own: "#f08a55", others: "#93bad1" };

/** The content of the card, already in words. */
export interface Card {
  world: string;
  title: string;
  /** The seats, best first: their name or colour, their score. */
  ranking: { name: string; score: string; first: boolean }[];
  /** Each seat's token and chances, the chosen one last. */
  lines: { token: string; chances: readonly number[]; strong: boolean }[];
  ends: { seat: number; chance: number; token: string }[];
  /** The chosen moment: its place among all, and its chance. */
  index: number;
  chance: number;
  cause: keyof typeof CAUSE_COLOURS | null;
  sum: { value: number; label: string; cause: keyof typeof CAUSE_COLOURS | null }[];
  caption: string;
  address: string;
  /** The board as SVG, and its shape; none if the board is not a single drawing. */
  board: { svg: string; width: number; height: number } | null;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Return a name, shortened to fit its place. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** Return the card as SVG; `fonts` are its `@font-face` rules, `sprite` the tokens. */
export function cardSvg(card: Card, fonts = "", sprite = ""): string {
  const look = WORLDS[card.world] ?? WORLDS["pottery"]!;
  const last = card.lines[0]!.chances.length - 1;
  const frame: Frame = { left: LEFT, right: card.board ? RIGHT.beside : RIGHT.alone, top: TOP, bottom: BOTTOM };
  const grid = [0, 25, 50, 75, 100].map(
    (value) =>
      `<path d="M${frame.left} ${down(frame, 100 * value)}H${frame.right}" stroke="${look.hair}"/>` +
      `<text x="${frame.left - 8}" y="${down(frame, 100 * value) + 5}" text-anchor="end" font-size="16" fill="${look.soft}">${value}</text>`,
  );
  const lines = card.lines.map(
    ({ token, chances, strong }) =>
      `<path d="${linePath(frame, chances)}" fill="none" stroke="${LINES[token] ?? look.soft}" stroke-width="${strong ? 5 : 2.2}" stroke-linejoin="round"/>`,
  );
  const x = across(frame, card.index, last);
  const cursor =
    `<path d="M${x} ${frame.top - 6}V${frame.bottom + 4}" stroke="${look.soft}" stroke-dasharray="4 4"/>` +
    `<circle cx="${x}" cy="${down(frame, card.chance)}" r="8" fill="${card.cause ? CAUSE_COLOURS[card.cause] : look.ink}" stroke="${look.ground}" stroke-width="2"/>`;
  const tokens = tokenPlaces(frame, card.ends, 24).map(
    ({ seat, x: left, y }) =>
      `<use href="#${card.ends.find((end) => end.seat === seat)!.token}" x="${left}" y="${y - 12}" width="24" height="24"/>`,
  );
  let left = frame.left - 32;
  const sum = card.sum.map(({ value, label, cause }, at) => {
    const sign = at === 0 ? "" : at === card.sum.length - 1 ? "=" : value < 0 ? "−" : "+";
    const shown = at === card.sum.length - 1 || at === 0 ? value : Math.abs(value);
    const width = Math.max(48, 8.6 * label.length);
    const middle = left + (sign ? 38 : 0) + width / 2;
    const drawn =
      (sign
        ? `<text x="${left + 18}" y="474" font-size="32" text-anchor="middle" font-family="Alegreya" font-weight="700" fill="${look.soft}">${sign}</text>`
        : "") +
      `<text x="${middle}" y="475" font-size="36" text-anchor="middle" font-family="Alegreya" font-weight="700" fill="${cause ? CAUSE_COLOURS[cause] : look.ink}">${shown}</text>` +
      `<text x="${middle}" y="499" font-size="18" text-anchor="middle" fill="${look.soft}">${escaped(label)}</text>`;
    left = middle + width / 2 + 4;
    return drawn;
  });
  const ranking = card.ranking
    .map(
      ({ name, score, first }) =>
        `<tspan${first ? ` fill="#ffd27a" font-weight="700"` : ""}>${escaped(`${shortened(name, 18)} ${score}`.trim())}</tspan>`,
    )
    .join(" · ");
  const meander = Array.from(
    { length: 25 },
    (_, at) => `<path d="M${48 * at} 4H${48 * at + 44}V32H${48 * at + 14}V14H${48 * at + 30}V22" />`,
  ).join("");
  const border = `<rect width="${WIDTH}" height="40" fill="${look.accent}"/><g fill="none" stroke="${look.ground}" stroke-width="5">${meander}</g>`;
  const size = 436;
  const board = card.board
    ? `<svg x="726" y="62" width="${size}" height="${size}" viewBox="0 0 ${card.board.width} ${card.board.height}" preserveAspectRatio="xMidYMid meet">${card.board.svg}</svg>`
    : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Alegreya Sans" font-weight="500" style="font-feature-settings:'lnum'">` +
    `<style>${fonts}</style><defs>${sprite}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${look.ground}"/>` +
    `${border}<g transform="translate(0 ${HEIGHT - 40})">${border}</g>` +
    `<text x="44" y="112" font-family="Alegreya" font-weight="700" font-size="44" fill="${look.ink}">${escaped(card.title)}</text>` +
    `<text x="44" y="151" font-size="23" fill="${look.ink}">${ranking}</text>` +
    `${grid.join("")}${lines.join("")}${cursor}${tokens.join("")}${sum.join("")}` +
    `<g transform="translate(44 552) scale(.8)" fill="none" stroke="${look.accent}" stroke-width="3.4" stroke-linecap="square"><path d="M4 3V23M14 23 25 3 36 23M46 3V23M88 23V4L110 22V3"/><path d="M67 3 77 13 67 23 57 13Z"/></g>` +
    `<text x="160" y="568" font-size="19" fill="${look.soft}">${escaped(card.address)}</text>${board}` +
    `<text x="${card.board ? 944 : 1000}" y="${card.board ? 531 : 499}" font-size="22" text-anchor="middle" fill="${look.ink}">${escaped(shortened(card.caption, 44))}</text></svg>`
  );
}

/** Whether the card may show names: only the reader and bots played. */
export function mayName(seats: readonly { kind: string }[], yours: readonly number[]): boolean {
  return seats.every(({ kind }, seat) => kind === "bot" || yours.includes(seat));
}

/** Return the drawing that fills most of the board; null if the board is made of several. */
function largest(drawings: Iterable<SVGSVGElement>): SVGSVGElement | null {
  const board = document.getElementById("board")!;
  const part = ({ clientWidth, clientHeight }: Element): number => clientWidth * clientHeight;
  const found = [...drawings].sort((a, b) => part(b) - part(a))[0];
  return found && part(found) > part(board) / 2 ? found : null;
}

export function cardOf(review: ReviewState): Card {
  const { words, table, seat, moment } = review;
  const { play, part } = table;
  const document_ = review.document();
  const result = play.now!.result!;
  const named = mayName(play.table!.seats, play.yourSeats);
  const name = (of: number): string => (named ? play.name(of) : words.say(`colour-${review.tokens[of]!}`));
  const order = document_.seats.map((_, of) => of).sort((a, b) => result.places[a]! - result.places[b]!);
  const sums = wholeSums(document_.seats[seat]!);
  const board = largest(document.querySelectorAll<SVGSVGElement>("#board svg"));
  return {
    world: document.body.dataset.world ?? "pottery",
    title: play.say("title"),
    ranking: order.map((of) => ({
      name: name(of),
      score: result.scores ? part.panel(play.present, of).score : "",
      first: result.places[of] === 1,
    })),
    lines: document_.seats
      .map((_, of) => ({ token: review.tokens[of]!, chances: chancesOf(document_, of), strong: of === seat }))
      .sort((a, b) => Number(a.strong) - Number(b.strong)),
    ends: document_.seats.map(({ end }, of) => ({ seat: of, chance: end, token: review.tokens[of]! })),
    index: moment.index,
    chance: moment.after,
    cause: moment.cause,
    sum: [
      { value: sums.start, label: words.say("sum-start"), cause: null },
      { value: sums.luck, label: words.say("sum-luck"), cause: "luck" },
      { value: sums.own, label: words.say("card-moves-of", { name: name(seat) }), cause: "own" },
      { value: sums.others, label: words.say("sum-others"), cause: "others" },
      { value: sums.end, label: words.say("percent-sign"), cause: null },
    ],
    caption: words.say("card-moment", { number: moment.n, from: points(moment.before), to: points(moment.after) }),
    address: location.host + (STATIC ? BASE : `/r/${play.id}`), // nobody else has the data stored in this browser
    board: board && { svg: standalone(board), width: boxOf(board).width, height: boxOf(board).height },
  };
}

/** Draw the card and have the browser save it. */
export async function downloadCard(review: ReviewState): Promise<void> {
  const sprite = [...new Set(review.tokens)].map((token) => standalone(document.getElementById(token)!, EDGE)).join("");
  const svg = cardSvg(cardOf(review), await fontFaces(), sprite);
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")!.drawImage(picture, 0, 0);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = `${review.table.play.game}-${review.table.play.id}.png`;
  link.click();
}
