import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  DIRECTIONS,
  HEXES,
  ITHACA,
  RIM,
  SYRTE,
  TROY,
  WIDTH,
  berths,
  centre,
  isShore,
  name,
  rows,
  type Direction,
} from "../../src/games/odyssey/geometry";
import { farWords } from "../../src/games/odyssey/end";
import Corners from "../../src/games/odyssey/Corners.svelte";
import Decision from "../../src/games/odyssey/Decision.svelte";
import Letter from "../../src/games/odyssey/Letter.svelte";
import Marks from "../../src/games/odyssey/Marks.svelte";
import { Rolled } from "../../src/games/odyssey/rolled.svelte";
import { inQuestion, liftAbove } from "../../src/games/odyssey/clear";
import Staged from "../../src/games/odyssey/Staged.svelte";
import { shoresSeen } from "../../src/games/odyssey/shores";
import { markedStorm, stormSeen, stormTime } from "../../src/games/odyssey/storm";
import { BOW, targetKind, facing, next, shipWords, targets, type Table } from "../../src/games/odyssey/targets";
import type { EventView } from "../../src/api/types";
import type { Beat, Description, Offer, Player, Preview, RimSpace, View } from "../../src/games/odyssey/types";
import { percents } from "../../src/games/odyssey/percents";
import { consequence, driftWords, forward, offerWords, panel, partner } from "../../src/games/odyssey/words";
import { framesOf, legsOf } from "../../src/games/odyssey/voyage";
import { Zoom } from "../../src/games/odyssey/zoom.svelte";
import { event, words } from "../fixtures";
import { board, legal } from "./context";

/** A table that shows these beats, each for its time and one after the other. */
function at(beats: readonly { kind: string }[], times: Record<string, number>): Table {
  const lasts = ({ kind }: { kind: string }): number => times[kind] ?? 0;
  const starts = (beat?: { kind: string }): number =>
    beats.slice(0, beats.indexOf(beat!)).reduce((sum, before) => sum + lasts(before), 0);
  return board<View, Description, Preview>("odyssey", {}, { beats, lasts, starts });
}

describe("the sea", () => {
  test("is a hexagon of 127 hexes, each drawn at its own place", () => {
    expect(HEXES).toHaveLength(127);
    expect(new Set(HEXES.map((at) => JSON.stringify(centre(at)))).size).toBe(127);
  });

  test("has Troy, Ithaca and the Syrte on its edge", () => {
    for (const at of [...TROY, ITHACA, ...SYRTE]) {
      expect(HEXES.map(name)).toContain(name(at));
      expect(isShore(at)).toBe(true);
    }
    expect(isShore([0, 0])).toBe(false);
  });

  test("has fifteen islands round its rim, clear of each other", () => {
    const places = Object.values(RIM);
    expect(places).toHaveLength(15);
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(60);
  });

  test("has neighbours at equal distances in all six directions", () => {
    const far = Object.values(DIRECTIONS).map((at) => Math.hypot(centre(at).x, centre(at).y));
    for (const distance of far) expect(distance).toBeCloseTo(far[0]!, 0);
  });
});

describe("the corners beside the sea", () => {
  const corners = (size: number) => {
    const players = [player({ free_arrows: 1 })];
    const play = board<View, Description, Preview>("odyssey", { players, turn: 0, round: 1, rounds: 60, supply: 16, arrow: null });
    return render(Corners, { play, size }).container;
  };

  test("name a free arrow outside the ring of the resting arrow, and inside the picture", () => {
    const free = corners(17).querySelector(".free")!;
    expect(Number(free.getAttribute("y"))).toBeLessThan(-60);
    expect(BOW.x + Number(free.getAttribute("x"))).toBeLessThan(WIDTH / 2);
  });

  test("count the supply without a word where letters are large beside the rim", () => {
    const supply = (size: number) => corners(size).querySelector('[role="img"] text')!.textContent;
    expect([supply(17), supply(43)]).toEqual(["supply 16", "16"]);
  });
});

describe("what happens to a ship", () => {
  test("is drawn at every pace but the one at which everything is there at once", () => {
    const beats = [{ kind: "upkeep", seat: 0, paid: true }];
    const drawn = (pace: number): number => {
      const play = board<View, Description, Preview>("odyssey", {}, { beats, pace });
      return render(Staged, { play, ships: [{ x: 0, y: 0 }], motion: true }).container.querySelectorAll("[data-staged]").length;
    };
    expect([1.6, 0.5, 0].map(drawn)).toEqual([1, 1, 0]);
  });
});

describe("the rows of an arrow", () => {
  test.each(Object.keys(DIRECTIONS) as Direction[])("blow %s: a storm ahead, strong winds and breezes beside it", (direction) => {
    const found = rows([0, 0], direction);
    const [dq, dr] = DIRECTIONS[direction] as [number, number];
    for (let far = 0; far <= 6; far++) expect(found.get(name([dq * far, dr * far]))).toEqual({ wind: "storm", ahead: far });
    expect(found.has(name([-dq, -dr]))).toBe(false);
    const counts = { storm: 0, strong: 0, breeze: 0 };
    for (const { wind } of found.values()) counts[wind]++;
    expect(counts.storm).toBe(7);
    expect(counts.strong).toBeGreaterThan(counts.storm);
    expect(counts.breeze).toBeGreaterThan(0);
  });

  test("end at the edge of the sea", () => {
    expect([...rows([6, 0], "E").values()].filter(({ wind }) => wind === "storm")).toHaveLength(1);
  });
});

describe("ships", () => {
  const at = (place: string, q = 0, r = 0) => ({ place, at: [q, r] });

  test("that share a hex lie side by side", () => {
    for (let count = 1; count <= 6; count++) {
      const found = berths(Array.from({ length: count }, () => at("sea")));
      expect(new Set(found.map((point) => JSON.stringify(point))).size).toBe(count);
    }
  });

  test("lie beside an island, so that it stays seen, and in the harbour of Troy", () => {
    expect(berths([at("crete")])).toEqual([{ x: -14, y: 6 }]);
    const found = berths([at("troy", 6, -6), at("troy", 6, -6), at("sea")]);
    expect(found[0]).not.toEqual(found[1]);
    expect(found[2]).toEqual({ x: 0, y: 0 });
  });
});

const player = (more: Partial<Player> = {}): Player =>
  ({
    colour: "red",
    at: [0, 0],
    place: "sea",
    heroes: 5,
    gifts: 2,
    hunger: 0,
    chips: 3,
    cards: [],
    islands: [],
    home: false,
    next_sail_is_4: false,
    ...more,
  }) as Player;
const odyssey = (view: Partial<View> = {}, more: object = {}): Table =>
  board<View, Description, Preview>(
    "odyssey",
    {
      players: [player(), player({ colour: "blue", at: [2, 0] })],
      rim: [],
      turn: 0,
      actor: 0,
      fight: null,
      landing: null,
      unknown: [],
      ...view,
    },
    { seat: 0, ...more },
  );

describe("what can be chosen on the chart", () => {
  const lay = (at: number[]) => legal(`at ${at.join()}`, { kind: "lay", at });

  test("is asked for by the legal moves", () => {
    expect(targetKind(odyssey())).toBeNull();
    expect(targetKind(odyssey({}, { moves: [legal("sail", { kind: "sail" }), legal("arrow", { kind: "arrow" })] }))).toBe("move");
    expect(targetKind(odyssey({}, { moves: [lay([0, 0])] }))).toBe("lay");
  });

  test("is every hex, and one that is not legal can be asked why", () => {
    const found = targets(odyssey({}, { moves: [lay([1, 0]), lay([0, 1])] }));
    expect(found).toHaveLength(127);
    expect(found.filter(({ move }) => move)).toHaveLength(2);
    expect(found.find(({ id }) => id === "2,0")).toMatchObject({ move: null, notation: "at 2,0" });
    expect(found.find(({ id }) => id === "2,0")!.label).toContain("Bruno");
  });

  test("arrow keys lead to the next hex", () => {
    const all = targets(odyssey({}, { moves: [lay([1, 0])] }));
    const from = all.find(({ id }) => id === "0,0")!;
    expect(next(all, from, "ArrowRight")?.id).toBe("1,0");
    expect(next(all, from, "ArrowLeft")?.id).toBe("-1,0");
    expect(next(all, from, "ArrowUp")?.y).toBeLessThan(from.y);
    expect(next(all, from, "x")).toBeNull();
    expect(
      next(
        all,
        all.find(({ id }) => id === "6,0")!,
        "ArrowRight",
      ),
    ).toBeNull();
  });

  test("the arrow has a handle for each direction, inside the drawing", () => {
    const moves = (Object.keys(DIRECTIONS) as Direction[]).map((direction) => legal(direction, { kind: "aim", direction }));
    const found = targets(odyssey({ arrow: [6, 0] }, { moves, chosen: moves[2] }));
    expect(found).toHaveLength(6);
    for (const { x, y } of found) expect(Math.abs(x) < 421 && Math.abs(y) < 360).toBe(true);
    expect(facing(odyssey({}, { chosen: moves[2] }))).toBe("NW");
  });
});

describe("the chart in words", () => {
  const whole = (text: string | null): void => {
    expect(text).toBeTruthy();
    expect(text).not.toMatch(/\{/);
  };

  test("says what the buttons do", () => {
    const kinds: Description[] = [
      { kind: "sail" },
      { kind: "to", at: [1, 0], place: "sea" },
      { kind: "to", at: [1, 0], place: "crete" },
      { kind: "lay", at: [1, 0] },
      { kind: "card", card: "circe" },
    ] as Description[];
    for (const data of kinds) whole(forward(odyssey({ phase: "choose" }), legal("", data)));
    const four = odyssey({ players: [player({ next_sail_is_4: true })] });
    expect(forward(four, legal("", { kind: "sail" }))).not.toBe(forward(odyssey(), legal("", { kind: "sail" })));
  });

  test("says where a storm drives the ships", () => {
    const drift = { seat: 1, start: [2, 0], at: [4, 0], place: "sea", wind: "storm" } as const;
    const text = driftWords(odyssey(), drift as unknown as Parameters<typeof driftWords>[1]);
    whole(text);
    expect(text).toContain("Bruno");
  });

  test("says the odds of a fight in per cent", () => {
    const preview = {
      kind: "fight",
      other: 1,
      odds: [15, 36],
      equal: 6,
      loses: 15,
      lost: 0.25,
      other_lost: 0.5,
    } as unknown as Preview;
    const text = consequence(odyssey({}, { preview }))!;
    for (const figure of ["42", "16", "25", "50"]) expect(text).toContain(figure);
  });

  test("percentages add up to 100, and equal chances stay equal", () => {
    expect(percents([15 / 36, 6 / 36, 15 / 36])).toEqual([42, 16, 42]);
    expect(percents([0.375, 0.25, 0.375])).toEqual([38, 25, 37]);
    expect(percents([1, 0, 0])).toEqual([100, 0, 0]);
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  });

  test("finds the other side of a fight or a bargain", () => {
    expect(partner(odyssey({ fight: { seats: [0, 1] } } as Partial<View>))).toBe(1);
    expect(partner(odyssey({ landing: { giver: 1 } } as Partial<View>))).toBe(1);
    expect(partner(odyssey({ actor: 1, landing: { giver: 1 } } as Partial<View>))).toBe(0);
    expect(partner(odyssey())).toBeNull();
  });

  test("writes an offer as a letter", () => {
    const play = odyssey();
    whole(offerWords(play, { kind: "peace", thing: null } as unknown as Parameters<typeof offerWords>[1], 1));
    whole(offerWords(play, { seat: 0, kind: "give", thing: { gifts: 2 } } as unknown as Parameters<typeof offerWords>[1], 1));
    whole(offerWords(play, { seat: 0, kind: "ask", thing: { card: "wine" } } as unknown as Parameters<typeof offerWords>[1], 1));
  });

  test("shows a captain's panel", () => {
    const shown = panel(odyssey({ players: [player(), player({ colour: "blue", hunger: 2, home: true })] }), 1);
    expect(shown.token).toBe("pB");
    whole(shown.note);
    whole(shown.mark!);
  });
});

describe("what was thrown", () => {
  let rolled: Rolled;
  const view = (more: Partial<View> = {}): View =>
    ({ fight: null, landing: null, arrow: null, roll: 0, ...more }) as unknown as View;
  const thrown = (data: object, facts = {}) => [event(0, 0, { data: data as Record<string, unknown>, words: words("x", facts) })];
  beforeEach(() => void (rolled = new Rolled()));

  test("is counted once, however often the view is drawn", () => {
    const latest = thrown({ kind: "die", number: 4 });
    rolled.update(view(), latest);
    rolled.update(view(), latest);
    expect([rolled.sail, rolled.throws]).toEqual([4, 1]);
    rolled.update({} as View, thrown({ kind: "favour", face: "black" }));
    expect([rolled.favour, rolled.throws]).toEqual(["black", 2]);
  });

  test("in a fight is kept round by round until another fight", () => {
    const fight = (seats: number[]) => view({ fight: { seats } } as Partial<View>);
    const dice = (seat = 0, other_seat = 1) =>
      thrown({ kind: "dice", numbers: [3, 5] }, { crew: 4, other_crew: 2, seat, other_seat });
    rolled.update(fight([0, 1]), dice());
    rolled.update(fight([0, 1]), dice());
    expect(rolled.rounds.map(({ crews }) => crews)).toEqual([
      [4, 2],
      [4, 2],
    ]);
    rolled.update(fight([0, 2]), []);
    expect(rolled.rounds).toEqual([]);
    rolled.update(fight([2, 1]), dice(0, 2)); // the last round of a fight that led to the next one at once
    expect(rolled.rounds).toEqual([]);
    rolled.update(view(), dice(2, 1)); // and one that ended the fight
    expect(rolled.rounds).toHaveLength(1);
  });

  test("in a fight is not shown at another moment, before it is thrown there again", () => {
    const fight = view({ fight: { seats: [0, 1] } } as unknown as Partial<View>);
    const facts = { crew: 4, other_crew: 2, seat: 0, other_seat: 1 };
    rolled.update(fight, thrown({ kind: "dice", numbers: [3, 5] }, facts));
    rolled.update(fight, []); // a jump in time within the same fight
    expect(rolled.rounds).toEqual([]);
  });

  test("remembers where the arrow lay when the storm breaks", () => {
    rolled.update(view(), thrown({ kind: "lay", at: [1, 2] }));
    expect(rolled.storm).toBeNull();
    rolled.update(view(), thrown({ kind: "aim", direction: "E" }));
    expect(rolled.storm).toEqual({ at: [1, 2], direction: "E" });
    rolled.update(view(), []);
    expect(rolled.storm).toBeNull();
  });
});

describe("what is thrown and turned in a longer turn", () => {
  const thrown = (data: unknown): EventView[] => [{ data, words: { key: "", facts: {} } } as unknown as EventView];

  test("is a die that is seen when its beat begins, or when something else follows", () => {
    vi.useFakeTimers();
    const rolled = new Rolled();
    rolled.update({} as View, thrown({ kind: "favour", face: "white" }), (kind) => (kind === "favour" ? 500 : 0));
    expect([rolled.favour, rolled.throws]).toEqual([null, 0]);
    vi.advanceTimersByTime(500);
    expect([rolled.favour, rolled.throws]).toEqual(["white", 1]);
    rolled.update({} as View, thrown({ kind: "favour", face: "black" }), () => 500);
    rolled.update({} as View, []);
    expect(rolled.favour).toBe("black");
    vi.useRealTimers();
  });

  test("is a card that leaves the rim, and a chip that is laid, when their beats begin", () => {
    const was = { island: "crete", ruler: null, chips: [], lies: "face-down", card: null, looked_by: [] } as unknown as RimSpace;
    const now = { ...was, ruler: 1, lies: "nothing" } as RimSpace;
    const card = { kind: "adventure-card", island: "crete", giver: null } as unknown as Beat;
    const conquest = { kind: "conquest", island: "crete" } as unknown as Beat;
    const seen = (...waiting: Beat[]) => shoresSeen([now], [was], waiting).map(({ ruler, lies }) => [ruler, lies])[0];
    expect(seen(card, conquest)).toEqual([null, "face-down"]);
    expect(seen(conquest)).toEqual([null, "nothing"]);
    expect(seen()).toEqual([1, "nothing"]);
  });

  test("is a card that goes back only after the task", () => {
    const was = { island: "crete", ruler: null, chips: [], lies: "face-down" } as unknown as RimSpace;
    const now = { ...was, lies: "face-up" } as RimSpace;
    const task = { kind: "task", island: "crete", done: false } as unknown as Beat;
    expect(shoresSeen([now], [was], [task])[0]!.lies).toBe("nothing");
  });

  test("is a storm whose arrow lies there before it breaks", () => {
    const beats = [{ kind: "change" }, { kind: "arrow-laid" }, { kind: "storm" }, { kind: "upkeep" }];
    const starts = (beat?: { kind: string }) => (beat ? 100 * beats.indexOf(beat) : 0);
    expect(stormSeen({ beats, starts, lasts: () => 100 })).toEqual({ laid: 100, breaks: 200, over: 400 });
  });
});

describe("the place in question", () => {
  const whole = { top: -360, width: 842, height: 720 };

  test("moves up above a sheet, and not at all where it is clear of it", () => {
    const size = { width: 842, height: 720 };
    expect(liftAbove({ x: 0, y: 200 }, 500, whole, size)).toBe(120); // its hex and its name end at 620
    expect(liftAbove({ x: 0, y: -200 }, 500, whole, size)).toBe(0);
    expect(liftAbove({ x: 0, y: 200 }, Infinity, whole, size)).toBe(0);
    expect(liftAbove({ x: 0, y: 200 }, 0, whole, size)).toBe(520); // never off the upper edge
  });

  test("is where a fight goes on, or else the island of the landing", () => {
    const rim = [{ island: "crete", at: [4, 0] }];
    const landing = { island: "crete" };
    expect(inQuestion({ rim, landing } as unknown as View)).toEqual(centre([4, 0]));
    expect(inQuestion({ rim, landing: null, fight: null } as unknown as View)).toBeNull();
  });
});

describe("zooming the chart", () => {
  let zoom: Zoom;
  beforeEach(() => void (zoom = new Zoom()));

  test("shows everything at first and never more", () => {
    expect([zoom.whole, zoom.box]).toEqual([true, "-421 -360 842 720"]);
    zoom.by(0.5);
    expect(zoom.whole).toBe(true);
  });

  test("shows some points with room round them", () => {
    zoom.show([
      { x: 0, y: 0 },
      { x: 120, y: 50 },
    ]);
    expect(zoom.scale).toBeCloseTo(842 / 230);
    zoom.show([]);
    expect(zoom.whole).toBe(true);
  });

  test("stays within the drawing, and at most four times as large", () => {
    zoom.by(100, { x: 421, y: 360 });
    expect(zoom.scale).toBe(4);
    const [x, y, width, height] = zoom.box.split(" ").map(Number) as [number, number, number, number];
    expect(x + width).toBeCloseTo(421);
    expect(y + height).toBeCloseTo(360);
  });

  test("a tap that slips a little is no drag, and a drag is no choice", () => {
    const svg = { getScreenCTM: () => null };
    const pointer = (x: number) => ({ pointerId: 1, clientX: x, clientY: 0, currentTarget: svg }) as unknown as PointerEvent;
    const click = () => {
      const chosen = { detail: 1, stopPropagation: vi.fn() };
      zoom.click(chosen as unknown as MouseEvent);
      return !chosen.stopPropagation.mock.calls.length;
    };
    zoom.down(pointer(0));
    zoom.move(pointer(5));
    zoom.up(pointer(5));
    expect(click()).toBe(true);
    zoom.down(pointer(0));
    zoom.move(pointer(7));
    zoom.up(pointer(7));
    expect(click()).toBe(false);
    expect(click()).toBe(true);
  });
});

describe("a storm", () => {
  const storm = { kind: "storm", seat: 1, at: [1, 2], direction: "NE", victims: [{ seat: 2 }], sheltered: [] };
  const mark = (beat: object, dim = false) => ({ beat, seat: 1, order: 1, dim }) as unknown as Table["marks"][number];

  test("drives the ships that it hits one after the other once its rows have lit up, and no others", () => {
    const victims = [0, 2, 3].map((seat) => ({ seat, start: [0, seat], to: [1, seat], hexes: seat === 2 ? 0 : 1 }));
    const beat = { kind: "storm", victims } as unknown as Parameters<typeof stormTime>[0] & { kind: string };
    const time = stormTime(beat);
    const legs = (seat: number) =>
      legsOf(at([beat], { storm: time }), seat).map(({ from, until }) => [from, until].map(Math.round));
    expect(time).toBe(450 + 2 * 450 + 500);
    expect(legs(0)).toEqual([[450, 900]]);
    expect(legs(3)).toEqual([[900, 1350]]);
    expect(legs(1)).toEqual([]); // not hit
    expect(legs(2)).toEqual([]); // hit, but sheltered
  });

  test("stays marked with its turn, unless the reader points at another", () => {
    expect(markedStorm([mark({ kind: "ship" }), mark(storm), mark({ kind: "ship" })])).toEqual({ at: [1, 2], direction: "NE" });
    expect(markedStorm([mark(storm, true)])).toBeNull();
    expect(markedStorm([mark({ kind: "ship" })])).toBeNull();
  });
});

describe("a ship", () => {
  const sailed = { kind: "ship", seat: 1, start: [0, 0], path: [[0, 0], [1, 0], [2, 0]], to: [2, 0] }; // prettier-ignore
  const lost = { kind: "ship-lost", seat: 1, start: [2, 0], to: [6, -6] };
  const places = (frames: readonly Keyframe[]) => frames.map(({ transform }) => transform);
  const shift = (hex: readonly number[]) => `translate(${centre(hex).x}px, ${centre(hex).y}px)`;

  test("sails hex by hex, and no faster than its beat", () => {
    const found = framesOf(legsOf(at([sailed], { ship: 400 }), 1), centre([0, 0]), centre([2, 0]))!;
    expect(found.duration).toBe(400);
    expect(places(found.frames)).toEqual(
      [
        [0, 0],
        [0, 0],
        [1, 0],
        [2, 0],
      ].map(shift),
    );
    expect(found.frames.map(({ offset }) => offset)).toEqual([0, 0, 0.5, 1]);
  });

  test("that is lost arrives first, then goes down, and only then lies before Troy", () => {
    const beats = [sailed, { kind: "landing" }, lost];
    const { frames, duration } = framesOf(
      legsOf(at(beats, { ship: 400, landing: 100, "ship-lost": 500 }), 1),
      centre([0, 0]),
      centre([6, -6]),
    )!;
    expect(duration).toBe(1000);
    const sinks = frames.findIndex(({ opacity }) => opacity === 0);
    expect(places(frames.slice(sinks - 2, sinks))).toEqual([shift([2, 0]), shift([2, 0])]);
    expect(frames[sinks - 1]!.offset).toBe(0.5);
    expect(frames.at(-1)).toMatchObject({ transform: shift([6, -6]), opacity: 1, offset: 1 });
  });

  test("goes nowhere in the beats of others, or without motion", () => {
    expect(framesOf(legsOf(at([sailed], { ship: 400 }), 0), centre([0, 0]), centre([0, 0]))).toBeNull();
    expect(framesOf(legsOf(at([sailed], {}), 1), centre([0, 0]), centre([2, 0]))).toBeNull();
  });
});

describe("beside the chart", () => {
  const players = [
    { colour: "red", heroes: 4 },
    { colour: "blue", heroes: 3 },
  ] as unknown as Player[];
  const round = { kind: "fight-round", seats: [0, 1], round: 2, dice: [1, 1], crews: [1, 3], sums: [2, 4], loser: 0 };
  const voyage = { kind: "ship", seat: 0, start: [0, 0], to: [1, 0], path: [[1, 0]], place: "sea" };
  const fight = { seats: [0, 1], round: 1, offer: null } as unknown as View["fight"];
  const shown = (view: Partial<View>, more: Partial<Table>) => {
    const play = board<View, Description, Preview>("odyssey", { players, fight: null, landing: null, ...view }, more);
    return render(Decision, { play }).container;
  };
  const frieze = (container: Element): string | null | undefined =>
    container.querySelector("[role=img]")?.getAttribute("aria-label");

  test("the last round of a fight is seen, with whoever fell, although the fight is over", () => {
    const container = shown({}, { beats: [round] });
    expect(frieze(container)).toContain("Anna with 0 against Bruno with 3");
    vi.advanceTimersByTime(1_200);
    flushSync();
    expect(frieze(container)).toBeUndefined();
  });

  test("a fight is not shown before the ships have met", () => {
    const moving = { beats: [voyage], motion: true, starts: () => 0, lasts: () => 900, seat: 1 };
    const container = shown({ fight }, moving);
    expect(frieze(container)).toBeUndefined();
    vi.advanceTimersByTime(900);
    flushSync();
    expect(frieze(container)).toContain("Anna with 4");
  });

  test("a letter tells who gets what", () => {
    const told = (seat: number | null, offer: object): string =>
      offerWords(
        board<View, Description, Preview>("odyssey", { players, landing: null }, { seat }),
        { seat: 0, ...offer } as Offer,
        1,
      );
    expect(told(1, { kind: "give", thing: { gifts: 3 } })).toBe("Peace, and you get 3 gifts");
    expect(told(1, { kind: "ask", thing: { gifts: 1 } })).toBe("Peace, and you give 1 gift");
    expect(told(0, { kind: "give", thing: { card: "winds" } })).toBe("Peace, and you give the Bag of winds");
    expect(told(0, { kind: "ask", thing: { island: "crete" } })).toBe("Peace, and you get Crete");
    expect(told(null, { kind: "ask", thing: { gifts: 2 } })).toBe("Peace, and Anna gets 2 gifts");
  });

  test("a fight that the reader has sailed into stays in sight while the other decides", () => {
    const moving = { beats: [voyage], motion: true, starts: () => 0, lasts: () => 900, seat: 0 };
    expect(frieze(shown({ fight }, moving))).toContain("you with 4");
  });

  test("the odds of the present are not shown beside a fight of the past", async () => {
    const preview = {
      kind: "no-offer",
      other: 1,
      odds: [6, 16],
      equal: 4,
      loses: 6,
      lost: 0.5,
      other_lost: 0.5,
    } as unknown as Preview;
    const choice = legal("no offer", { kind: "no-offer" } as unknown as Description);
    const at = (more: Partial<Table>): Table =>
      board<View, Description, Preview>("odyssey", { players, fight, landing: null }, { seat: 0, ...more });
    const { container, rerender } = render(Decision, { play: at({ moves: [choice], foresee: () => preview }) });
    expect(container.querySelector(".odds")).not.toBeNull();
    await rerender({ play: at({ current: false }) });
    expect(frieze(container)).toContain("you with 4");
    expect(container.querySelector(".odds")).toBeNull();
  });

  test("a letter calls the reader “you”", () => {
    const offer = { seat: 0, kind: "peace", thing: null } as unknown as Offer;
    const way = (seat: number | null): string | null => {
      const play = board<View, Description, Preview>("odyssey", { players }, { seat });
      return render(Letter, { play, offer, to: 1 }).container.querySelector("p")!.textContent;
    };
    expect(way(0)).toContain("You to Bruno");
    expect(way(1)).toContain("Anna to you");
    expect(way(null)).toContain("Anna to Bruno");
  });

  test.each([
    [0, "Round 1: you with 4 against Bruno with 3"],
    [1, "Round 1: Anna with 4 against you with 3"],
    [null, "Round 1: Anna with 4 against Bruno with 3"],
  ])("the picture of a fight calls the reader in seat %s “you”", (seat, words) => {
    expect(frieze(shown({ fight }, { seat }))).toContain(words);
  });
});

describe("the reader’s own ship", () => {
  const players = [
    { at: [0, 0], place: "sea", heroes: 3 },
    { at: [1, 0], place: "sea", heroes: 1 },
  ] as unknown as Player[];
  const seenBy = (seat: number | null): Table => board<View, Description, Preview>("odyssey", { players }, { seat });

  test("is called theirs, another’s by its captain’s name", () => {
    expect(shipWords(seenBy(0), 0)).toBe("Your ship, at sea, 0,0, 3 heroes");
    expect(shipWords(seenBy(0), 1)).toBe("Ship of Bruno, at sea, 1,0, 1 hero");
    expect(shipWords(seenBy(null), 0)).toMatch("Ship of Anna");
  });

  test("meets others as “you”, whichever ship is named first", () => {
    const preview = { kind: "aim", drifts: [], sheltered: [], meetings: [[0, 1]], home: [] } as unknown as Preview;
    const said = (seat: number | null): string | null =>
      consequence({ ...seenBy(seat), preview, chosen: legal("aim", { kind: "aim" } as unknown as Description) });
    expect(said(0)).toContain("You and Bruno meet");
    expect(said(1)).toContain("You and Anna meet");
    expect(said(null)).toContain("Anna and Bruno meet");
  });
});

describe("the reader among the ships in a storm", () => {
  const seenBy = (seat: number, preview: unknown): string =>
    consequence(board<View, Description, Preview>("odyssey", {}, { seat, preview: preview as Preview }))!;
  const drift = (seat: number) => ({ seat, wind: "storm", start: [0, 0], at: [-2, 0], place: "sea" });

  test("is “you” where it is said who is blown from a hex", () => {
    const preview = { kind: "lay", directions: { E: [drift(1), drift(0)], W: [drift(1)] } };
    expect(seenBy(0, preview)).toBe("Blown from here: east you, Bruno; west Bruno.");
  });

  test("is “you” where a storm brings ships home", () => {
    const preview = { kind: "aim", drifts: [], sheltered: [], meetings: [], home: [0] };
    expect(seenBy(0, preview)).toContain("You come home and win.");
    expect(seenBy(1, preview)).toContain("Anna comes home and wins.");
    expect(seenBy(1, { ...preview, home: [0, 1] })).toContain("Together these come home and win: you, Anna.");
  });
});

describe("a mark", () => {
  const players = [{ colour: "red" }, { colour: "blue" }] as unknown as Player[];
  const rim = [{ island: "crete", at: [6, 0] }] as unknown as View["rim"];
  const marked = (beat: object): string[] => {
    const marks = [{ beat, seat: 1, order: 1, dim: false }] as unknown as Table["marks"];
    const { container } = render(Marks, { play: board<View, Description, Preview>("odyssey", { players, rim }, { marks }) });
    return [...container.querySelectorAll('[data-seat="1"]')].map((mark) => mark.getAttribute("data-mark")!);
  };

  test("stays where a storm has driven a ship, and not where it has not", () => {
    const victim = { seat: 0, wind: "storm", start: [0, 0], to: [2, 0], place: "sea", hexes: 2 };
    expect(marked({ kind: "storm", seat: 1, at: [0, 0], direction: "E", victims: [victim], sheltered: [] })).toEqual(["storm"]);
    expect(marked({ kind: "storm", seat: 1, victims: [{ ...victim, to: [0, 0] }] })).toEqual([]);
  });

  test("stays where a ship was lost, and at an island with a new ruler", () => {
    expect(marked({ kind: "ship-lost", seat: 0, reason: "fight", start: [0, 0], to: [0, 3], steps: 3 })).toEqual(["ship-lost"]);
    expect(marked({ kind: "conquest", seat: 1, island: "crete", old_ruler: null })).toEqual(["conquest"]);
  });
});

describe("the way home at the end", () => {
  test("says how many chips are too many, or else how many cards are to spare", () => {
    const play = board<View, Description, Preview>("odyssey", {});
    const far = (score: number, home = false): string => farWords(play, { score, home });
    expect([far(-2), far(0), far(4), far(1, true)]).toEqual(["2 too many", "0 too many", "4 to spare", "home"]);
  });
});
