import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { AreaInfo } from "../../src/api/types";
import { suggested, type Fields, type Play, type View } from "../../src/any-game/areas";
import AreaView from "../../src/any-game/AreaView.svelte";
import { Pick } from "../../src/any-game/pick.svelte";
import { chosenOn, concerns, rowsOf, type Thing } from "../../src/any-game/things";
import { still } from "../../src/games/still";
import { words } from "../fixtures";

const area = (kind: AreaInfo["kind"], path: string, more: Partial<AreaInfo> = {}): AreaInfo => ({
  kind,
  item: null,
  by: null,
  key: null,
  row: null,
  column: null,
  columns: null,
  tokens: false,
  moves: [],
  path: [path],
  ...more,
});

const legal = (text: string, data: Fields) => ({ text, data, words: words(text), final: false });
const speaker = { say: (key: string) => key, attribute: () => null };

const table = (view: View, moves: [string, Fields][] = [], more: Partial<Play> = {}): Play => ({
  ...still<View, Fields, Fields>(speaker, view),
  seats: 2,
  seat: 0,
  moves: moves.map(([text, data]) => legal(text, data)),
  knows: () => false,
  name: (seat) => `Seat ${seat}`,
  ...more,
});

const things = (play: Play, of: AreaInfo, seat: number | null = null): Thing[] =>
  rowsOf(play, of, seat).flatMap((row) => row.things);

describe("what a view suggests", () => {
  const view = {
    game: "x",
    hand: [1, 2, 3],
    scores: [4, 5],
    left: [7, 8],
    deck: 20,
    piles: { salt: [2, 3], silk: [] },
    board: [
      [null, 1],
      [0, null],
    ],
    trump: "red",
  };
  const kinds = Object.fromEntries(suggested(view, 2).map(({ path, kind, by }) => [path[0], by ? `${kind} by ${by}` : kind]));
  it("is a kind of area for every field but those about the game itself", () => {
    expect(kinds).toEqual({
      hand: "hand",
      scores: "score by seat",
      left: "counter by seat",
      deck: "counter",
      piles: "cards by piles",
      board: "grid",
      trump: "word",
    });
  });
});

describe("a thing and a move", () => {
  const play = table({ hand: [3, 5], piles: { salt: [2], silk: [] }, deck: 9, board: [[null, 0]], row: [null, 1, null, 1] });
  it("belong together if the move has the thing's value", () => {
    const [three, five] = things(play, area("hand", "hand", { item: "card" }));
    expect(chosenOn(legal("3", { kind: "play", card: 3 }), three!, 0)).toBe(true);
    expect(chosenOn(legal("3", { kind: "play", card: 3 }), five!, 0)).toBe(false);
    expect(chosenOn(legal("pass", { kind: "pass" }), three!, 0)).toBe(false);
  });
  it("are told apart from equal ones", () => {
    const ids = things(table({ hand: [3, 3, null, null] }), area("hand", "hand", { item: "card" })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
  it("belong together by the name of a pile, for the kinds of moves that its area names", () => {
    const [salt, silk] = things(play, area("pile", "piles", { by: "good", moves: ["take"] }));
    expect(chosenOn(legal("s", { kind: "take", good: "salt" }), salt!, 0)).toBe(true);
    expect(chosenOn(legal("s", { kind: "take", good: "salt" }), silk!, 0)).toBe(false);
    expect(chosenOn(legal("p", { kind: "play", good: "salt", value: 2 }), salt!, 0)).toBe(false);
    expect([salt!.face, salt!.count, silk!.face, silk!.count]).toEqual(["2", 1, null, 0]);
  });
  it("belong together by kind alone for a thing without a name", () => {
    const [deck] = things(play, area("pile", "deck", { moves: ["draw"] }));
    expect(chosenOn(legal("d", { kind: "draw" }), deck!, 0)).toBe(true);
    expect(chosenOn(legal("p", { kind: "pass" }), deck!, 0)).toBe(false);
    const [quiet] = things(play, area("pile", "deck"));
    expect(chosenOn(legal("d", { kind: "draw" }), quiet!, 0)).toBe(false);
  });
  it("belong together by row and column, or by the number of the square", () => {
    const squares = things(play, area("grid", "board", { row: "y", column: "x", tokens: true }));
    expect(squares.map((square) => concerns({ y: 0, x: 1 }, square, 0))).toEqual([false, true]);
    expect(squares.map(({ token }) => token)).toEqual([null, 0]);
    const flat = rowsOf(play, area("grid", "row", { item: "place", columns: 2 }), null);
    expect(flat.map((row) => row.things.map((square) => concerns({ place: 2 }, square, 0)))).toEqual([
      [false, false],
      [true, false],
    ]);
  });
  it("of another seat do not belong together", () => {
    const of = area("cards", "trick", { item: "card", by: "seat" });
    const [mine] = things(table({ trick: [4, null] }), of, 0);
    expect(concerns({ seat: 0, card: 4 }, mine!, 1)).toBe(true);
    expect(concerns({ seat: 1, card: 4 }, mine!, 0)).toBe(false);
    expect(concerns({ card: 4 }, mine!, 0)).toBe(true);
    expect(concerns({ card: 4 }, mine!, 1)).toBe(false);
  });
  it("belong together in a part of a seat, by the names of its rows", () => {
    const nested = table({ table: [{ caravans: { salt: [2] } }, { caravans: { salt: [] } }] });
    const of = area("pile", "table", { by: "seat", key: "good", moves: ["play"], path: ["table", "caravans"] });
    const move = legal("s4", { kind: "play", good: "salt", value: 4 });
    expect([0, 1].map((seat) => chosenOn(move, things(nested, of, seat)[0]!, 0))).toEqual([true, false]);
  });
});

describe("picking", () => {
  const hand = area("hand", "hand", { item: "card", moves: ["play", "discard"] });
  const piles = area("pile", "piles", { by: "pile", moves: ["play"] });
  const view = { hand: [3, 5], piles: { left: [1], right: [2] } };
  const moves: [string, Fields][] = [
    ["3l", { kind: "play", card: 3, pile: "left" }],
    ["3r", { kind: "play", card: 3, pile: "right" }],
    ["5d", { kind: "discard", card: 5 }],
  ];
  function picking() {
    const choose = vi.fn<Play["choose"]>();
    const play = table(view, moves, { choose });
    return { choose, pick: new Pick(play), cards: things(play, hand), places: things(play, piles) };
  }
  it("chooses the only move of a card", () => {
    const { pick, choose, cards } = picking();
    pick.pick(cards[1]!);
    expect(choose.mock.lastCall?.[0]?.text).toBe("5d");
  });
  it("narrows the moves until one is left, in any order", () => {
    const { pick, choose, cards, places } = picking();
    pick.pick(places[1]!);
    expect(choose.mock.lastCall?.[0]?.text).toBe("3r");
    const again = picking();
    again.pick.pick(again.cards[0]!);
    expect(again.choose.mock.lastCall?.[0]).toBeNull();
    expect(again.pick.candidates.map(({ text }) => text)).toEqual(["3l", "3r"]);
    again.pick.pick(again.places[0]!);
    expect(again.choose.mock.lastCall?.[0]?.text).toBe("3l");
    expect(cards.map((card) => pick.isLegal(card))).toEqual([true, true]);
  });
  it("is forgotten in the next position, even if the same moves are legal", () => {
    const choose = vi.fn<Play["choose"]>();
    const play = { ...table(view, moves, { choose }) };
    const pick = new Pick(play);
    pick.pick(things(play, hand)[0]!);
    expect(pick.picked).toHaveLength(1);
    Object.assign(play, { view: { ...view } });
    expect(pick.picked).toEqual([]);
  });
  it("begins again with a thing that does not fit, and lets go of one that is picked again", () => {
    const { pick, choose, cards } = picking();
    pick.pick(cards[0]!);
    pick.pick(cards[1]!);
    expect(choose.mock.lastCall?.[0]?.text).toBe("5d");
    const again = picking();
    again.pick.pick(again.cards[0]!);
    again.pick.pick(again.cards[0]!);
    expect(again.pick.picked).toEqual([]);
  });
});

it("an area has its name, and buttons only where something can be chosen", () => {
  const play = table({ hand: [{ good: "salt", value: 3 }, null] }, [["s3", { kind: "play", good: "salt", value: 3 }]]);
  render(AreaView, { play, area: area("cards", "hand") });
  expect(screen.getByRole("group", { name: "Hand" })).toBeTruthy();
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(["salt 3"]);
  expect(screen.getByRole("img", { name: "any-empty" })).toBeTruthy();
});
