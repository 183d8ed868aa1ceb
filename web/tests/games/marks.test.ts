/** The trace of each kind of beat on the board: a mark in the mover's colour, or nothing, because it has no place there. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, test } from "vitest";
import type { GameModule, Mark } from "../../src/games/contract";
import horus from "../../src/games/horus";
import HorusMarks from "../../src/games/horus/Marks.svelte";
import type { Beat as HorusBeat } from "../../src/games/horus/types";
import odyssey from "../../src/games/odyssey";
import OdysseyMarks from "../../src/games/odyssey/Marks.svelte";
import type { Beat as OdysseyBeat } from "../../src/games/odyssey/types";
import troia from "../../src/games/troia";
import TroiaMarks from "../../src/games/troia/Marks.svelte";
import type { Beat as TroiaBeat } from "../../src/games/troia/types";
import horse from "../../src/games/trojan-horse";
import HorseSide from "../../src/games/trojan-horse/Side.svelte";
import HorseMarks from "../../src/games/trojan-horse/Marks.svelte";
import type { Beat as HorseBeat } from "../../src/games/trojan-horse/types";
import { board } from "./context";

/** Every kind of beat that changes a place on the board, with the facts that the mark needs. */
type Changes<B extends { kind: string }, K extends B["kind"]> = Record<K, Partial<Extract<B, { kind: K }>>>;

const HORSE: Changes<HorseBeat, "hero-drops" | "swap"> = {
  "hero-drops": { to: "gate", colour: "blue", was: "red" },
  swap: { districts: ["gate", "palace"] },
};
const TROIA: Changes<TroiaBeat, "hero-moves"> = { "hero-moves": { hero: "ajax", start: "combat", to: "greek-defence" } };
const driven = { seat: 0, wind: "storm", start: [0, 0], to: [2, 0], place: "sea", hexes: 2 } as const;
const ODYSSEY: Changes<OdysseyBeat, "ship" | "storm" | "ship-lost" | "conquest"> = {
  ship: { seat: 1, start: [0, 0], to: [1, 0], path: [[1, 0]] },
  storm: { victims: [{ ...driven, start: [0, 0], to: [2, 0] }] },
  "ship-lost": { seat: 0, start: [0, 0], to: [0, 3] },
  conquest: { island: "crete" },
};
const HORUS: Changes<HorusBeat, "tile-laid" | "river-end" | "stone" | "stone-moved"> = {
  "tile-laid": { to: [0, 0] },
  "river-end": { to: [0, 0] },
  stone: { to: [0, 0] },
  "stone-moved": { to: [0, 0] },
};
const VIEWS = {
  "trojan-horse": {
    districts: ["gate", "palace"].map((name) => ({ name, holds: 5, winner: "blue", heroes: { red: 1, blue: 2 } })),
    owners: { red: 0, blue: 1 },
  },
  troia: { heroes: [{ name: "ajax", zone: "greek-defence" }] },
  odyssey: { players: [{ colour: "red" }, { colour: "blue" }], rim: [{ island: "crete", at: [6, 0] }] },
  horus: {},
};
const GAMES: [keyof typeof VIEWS, GameModule, object, object][] = [
  ["trojan-horse", horse as GameModule, HorseMarks, HORSE],
  ["troia", troia as GameModule, TroiaMarks, TROIA],
  ["odyssey", odyssey as GameModule, OdysseyMarks, ODYSSEY],
  ["horus", horus as GameModule, HorusMarks, HORUS],
];

describe.each(GAMES)("in %s", (game, part, Marks, changes) => {
  test.each(Object.entries(changes))("%s takes time and leaves a mark of whoever did it", (kind, facts: object) => {
    expect(part.timing).toHaveProperty(kind);
    const marks = [
      { beat: { kind, ...facts }, seat: 1, order: 1, turn: 7, label: "Moved by Bruno", dim: false },
    ] as unknown as Mark[];
    const place = { x: () => 0, y: () => 0 }; // Troia asks where a hero stands
    const { container } = render(Marks as Component<object>, {
      play: board<object, object, object>(game, VIEWS[game], { marks }),
      ...place,
    });
    const found = [...container.querySelectorAll('[data-seat="1"]')].map((mark) => mark.getAttribute("data-mark"));
    expect(new Set(found)).toEqual(new Set([kind]));
    // a mark that highlights the sentence of its turn can be focused and has a name
    for (const mark of container.querySelectorAll("[data-mark]"))
      expect(["role", "aria-label", "tabindex", "data-turn"].map((name) => mark.getAttribute(name))).toEqual([
        "img",
        "Moved by Bruno",
        "-1",
        "7",
      ]);
  });
});

test.each([
  ["trojan-horse", HorseMarks, "hero-drops", HORSE["hero-drops"]],
  ["horus", HorusMarks, "tile-laid", HORUS["tile-laid"]],
  ["horus", HorusMarks, "stone", HORUS.stone],
] as const)("in %s nothing is marked before it has been seen", (game, Marks, kind, facts) => {
  const beat = { kind, ...facts };
  const marks = [{ beat, seat: 1, order: 1, turn: 7, label: "", dim: false }] as unknown as Mark[];
  const after = (more: object): Set<string> => {
    const play = board<object, object, object>(game, VIEWS[game], { marks, ...more });
    const { container } = render(Marks as Component<object>, { play });
    return new Set([...container.querySelectorAll<HTMLElement>(".when-seen")].map((it) => it.style.getPropertyValue("--after")));
  };
  expect(after({ beats: [beat], starts: () => 600, lasts: () => 500 })).toEqual(new Set(["1100ms"]));
  expect(after({})).toEqual(new Set(["0ms"]));
});

describe("in the Trojan horse", () => {
  const mark = (order: number, seat: number, beat: Partial<HorseBeat>) =>
    ({ beat, seat, order, turn: order, label: "", dim: false }) as unknown as Mark;
  const drop = (colour: string, was: string | null) => ({ kind: "hero-drops", to: "gate", colour, was }) as Partial<HorseBeat>;

  test("every hero who fell has a ring with the number of his turn, and the old leader of his district is shown", () => {
    const marks = [mark(1, 1, drop("blue", "red")), mark(1, 1, drop("blue", "red")), mark(2, 0, drop("red", "blue"))];
    const play = board<object, object, object>("trojan-horse", VIEWS["trojan-horse"], { marks });
    const { container } = render(HorseMarks as Component<object>, { play });
    const rings = [...container.querySelectorAll("[data-mark]:has(text)")];
    expect(rings.map((ring) => ring.querySelector("text")!.textContent)).toEqual(["2", "1", "1"]);
    expect(new Set(rings.map((ring) => ring.querySelector("path")!.getAttribute("d"))).size).toBe(3);
    expect([...container.querySelectorAll("[data-was]")].map((it) => it.getAttribute("data-was"))).toEqual(["red"]);
  });

  test("the panel says what a lost turn needed and drew, the discards who drew the newest", () => {
    const view = { ...VIEWS["trojan-horse"], discard: { "1": 2, "3": 1 }, deck: {}, bag: null, bag_left: 3, scores: [0, 0] };
    const known = { ...view, districts: view.districts.map((district) => ({ ...district, known_by: [], treasure: null })) };
    const card = { kind: "card", seat: 1, card: "1", announced: 3, result: "lost" } as Partial<HorseBeat>;
    const play = board<object, object, object>("trojan-horse", known, { marks: [mark(1, 1, card)] });
    expect([0, 1].map((seat) => horse.panel(play as never, seat).note)).toEqual(["leads none", "needed 3, drew 1"]);
    const { container } = render(HorseSide as Component<object>, { play });
    expect([...container.querySelectorAll("li")].map((li) => [li.textContent.trim(), li.classList.contains("pB")])).toEqual([
      ["3", false],
      ["1", true],
      ["1", false],
    ]);
  });
});
