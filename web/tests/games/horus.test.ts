import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import Board from "../../src/games/horus/Board.svelte";
import { Camera } from "../../src/games/horus/camera.svelte";
import { draftedAt, draftedPieces } from "../../src/games/horus/drafted";
import { CELL, around, middle, outline, spots, touch, towards, type Point } from "../../src/games/horus/lattice";
import { Pointers } from "../../src/games/horus/pointers.svelte";
import Left from "../../src/games/horus/Left.svelte";
import { look } from "../../src/games/horus/look.svelte";
import Staged from "../../src/games/horus/Staged.svelte";
import { tagParts } from "../../src/games/horus/tag";
import { cellAt, placeAt, targetAt, targetsOf } from "../../src/games/horus/targets";
import type { Description, Preview, RegionView, TileView, View } from "../../src/games/horus/types";
import { consequence, forward, notationAt, panel, regionWords, targetWords } from "../../src/games/horus/words";
import { sentence } from "../../src/text/sentence";
import { board, legal } from "./context";

const area = (path: string): number =>
  path
    .split("Z")
    .filter(Boolean)
    .map((loop) => {
      const points = loop
        .slice(1)
        .split("L")
        .map((pair) => pair.split(" ").map(Number) as [number, number]);
      return points.reduce((sum, [x, y], i) => {
        const [u, v] = points[(i + 1) % points.length]!;
        return sum + (x * v - u * y) / 2;
      }, 0);
    })
    .reduce((sum, one) => sum + one, 0);

describe("tiles", () => {
  test("touch along half an edge or more, not at a corner", () => {
    for (const at of [
      [2, 0],
      [2, 1],
      [-2, -1],
      [0, 2],
      [1, -2],
    ] as Point[])
      expect(touch([0, 0], at)).toBe(true);
    for (const at of [
      [2, 2],
      [3, 0],
      [1, 1],
      [0, 0],
      [-2, 2],
    ] as Point[])
      expect(touch([0, 0], at)).toBe(false);
  });

  test("lie round their middle, in a box with a margin", () => {
    expect(middle([1, -1])).toEqual([2 * CELL, 0]);
    expect(
      around(
        [
          [0, 0],
          [3, -1],
        ],
        10,
      ),
    ).toEqual({ left: -10, top: -50, right: 210, bottom: 90 });
  });
});

describe("the outline of a region", () => {
  test("of one tile is a square, without needless corners", () => {
    expect(outline([[0, 0]])).toBe("M0 0L80 0L80 80L0 80Z");
    expect(outline([])).toBe("");
  });

  test("goes round tiles that touch, shifted by half a tile or not", () => {
    expect(
      outline([
        [0, 0],
        [2, 0],
      ]),
    ).toBe("M0 0L160 0L160 80L0 80Z");
    expect(
      area(
        outline([
          [0, 0],
          [2, 1],
        ]),
      ),
    ).toBe(2 * 80 * 80);
  });

  test("leaves its holes open", () => {
    const ring: Point[] = [];
    for (const x of [0, 2, 4]) for (const y of [0, 2, 4]) if (x !== 2 || y !== 2) ring.push([x, y]);
    expect(outline(ring).match(/M/g)).toHaveLength(2);
    expect(area(outline(ring))).toBe(8 * 80 * 80);
  });

  test("of tiles that meet at a corner only goes round each", () => {
    expect(
      outline([
        [0, 0],
        [2, 2],
      ]).match(/M/g),
    ).toHaveLength(2);
  });
});

describe("an arrow key", () => {
  const points: Point[] = [
    [0, 0],
    [2, 0],
    [10, 0],
    [2, 2],
    [0, -4],
  ];
  test("leads to what is near and straight ahead", () => {
    expect(towards(points, 0, [1, 0])).toBe(1);
    expect(towards(points, 1, [1, 0])).toBe(2);
    expect(towards(points, 0, [0, -1])).toBe(4);
    expect(towards(points, 1, [0, 1])).toBe(3);
  });
  test("stays where nothing lies ahead, and begins at the first", () => {
    expect(towards(points, 0, [-1, 0])).toBe(0);
    expect(towards(points, 99, [1, 0])).toBe(0);
  });
});

describe("the tag of a region", () => {
  test("stands at its edge against the empty table, clear of other tags", () => {
    const [first, second] = spots(
      [
        { tiles: [[0, 0]], width: 60 },
        { tiles: [[2, 0]], width: 60 },
      ],
      [
        [0, 0],
        [2, 0],
      ],
    ) as [Point, Point];
    expect(first).toEqual([40, 0]);
    expect(Math.abs(second[0] - first[0]) >= 60 || Math.abs(second[1] - first[1]) >= 26).toBe(true);
  });

  test("says its worth only where that tells more than its size", () => {
    expect(tagParts({ size: 3, worth: 3, leaders: [] }).worth).toBeNull();
    expect(tagParts({ size: 3, worth: 6, leaders: [], temple: true }).worth).not.toBeNull();
    const tag = tagParts({ size: 12, worth: 12, leaders: [1, 3], island: true });
    expect(tag.tokens.map(({ name }) => name)).toEqual(["pB", "pY"]);
    expect(tag.marks.map(({ name }) => name)).toEqual(["island"]);
    expect(Math.max(...tag.tokens.map(({ x }) => x))).toBeLessThan(tag.width / 2);
  });
});

const region = (more: Partial<RegionView> = {}): RegionView =>
  ({
    terrain: "marsh",
    tiles: [0],
    size: 1,
    worth: 1,
    stones: [0, 0],
    leaders: [],
    temple: false,
    island: false,
    closed: false,
    ...more,
  }) as RegionView;
const tile = (kind: TileView["kind"], at: Point, more: Partial<TileView> = {}): TileView =>
  ({ kind, at: [...at], region: null, end: 0, ...more }) as unknown as TileView;
const horus = (view: Partial<View>, more: object = {}) => board<View, Description, Preview>("horus", view, { seat: 0, ...more });

describe("the places of legal moves", () => {
  const place = (at: Point) => legal("", { kind: "place", tile: "marsh", at: [...at] });
  const play = horus(
    { tiles: [tile("marsh", [0, 0], { region: 0 })], regions: [region()] },
    { moves: [place([2, 0]), place([0, 4]), legal("pass", { kind: "pass" })] },
  );
  const targets = targetsOf(play);

  test("are those with a place, and know whether they join land", () => {
    expect(targets.map(({ at, free, joins }) => ({ at, free, joins }))).toEqual([
      { at: [2, 0], free: true, joins: true },
      { at: [0, 4], free: true, joins: false },
    ]);
  });

  test("are found under a point, or near enough to snap to", () => {
    expect(placeAt([119, 41])).toEqual([2, 0]);
    expect(cellAt([119, 41])).toEqual([2, 1]);
    expect(targetAt(targets, [120, 40], 0)?.at).toEqual([2, 0]);
    expect(targetAt(targets, [180, 40], 0)).toBeNull();
    expect(targetAt(targets, [180, 40], 70)?.at).toEqual([2, 0]);
  });

  test("have names for those who do not see them", () => {
    const { words } = play.moves[0]!;
    expect(targetWords(play, play.moves[0]!, [2, 0])).toBe(sentence(play.format(words)));
  });
});

describe("a region in words", () => {
  const say = (more: Partial<RegionView>): string => regionWords(horus({}), region(more));
  test("begins with a capital and has no missing text", () => {
    for (const more of [
      {},
      { leaders: [0] },
      { leaders: [1] },
      { leaders: [0, 1] },
      { leaders: [1, 2] },
      { closed: true },
      { temple: true, island: true },
    ]) {
      const text = say({ stones: [1, 2, 0], ...more });
      expect(text).toMatch(/^[A-Z]/);
      expect(text).not.toMatch(/\{/);
    }
  });
  test("names who leads: others by name, the reader as “you”", () => {
    expect(say({ leaders: [1] })).toContain("Bruno");
    expect(say({ leaders: [0] })).not.toContain("Anna");
    expect(say({ leaders: [1, 2] })).toContain("Bruno and Carla");
  });
});

describe("a move in words", () => {
  test("says what the forward button does", () => {
    const kinds: Description[] = [
      { kind: "play", card: "desert5" },
      { kind: "nile" },
      { kind: "pass" },
      { kind: "place", tile: "hills", at: [0, 0] },
    ];
    for (const data of kinds) expect(forward(horus({}), legal("", data))).not.toMatch(/\{|^$/);
  });

  test("says how the points change", () => {
    const preview = {
      kind: "place",
      region: "marsh",
      size: 3,
      worth: 3,
      merges: 1,
      leaders: [1],
      closes: false,
      changes: [-2, 3],
      stuck: [],
    };
    const play = horus({ regions: [] }, { chosen: legal("", { kind: "place" }), preview });
    const text = consequence(play)!;
    expect(text).toContain("+3");
    expect(text).toContain("−2");
    expect(text).not.toMatch(/\{/);
  });

  test("without a choice describes the region under the pointer", () => {
    const play = horus({ regions: [region({ size: 7 })] });
    expect(consequence(play)).toBeNull();
    look.region = 0;
    expect(consequence(play)).toBe(regionWords(play, region({ size: 7 })));
    look.region = null;
  });

  test("can be asked for at a place, in notation", () => {
    expect(notationAt("place", [3, -1])).toBe("@3,-1");
    expect(notationAt("relay", [3, -1])).toBe(">3,-1");
    expect(notationAt("from", [3, -1])).toBe("from 3,-1");
  });

  test("a panel shows points, stones and cards", () => {
    const shown = panel(horus({ scores: [4, 7], stones: [5, 6], hand_sizes: [5, 5], nile: [true, false] }), 1);
    expect(shown).toMatchObject({ token: "pB", score: "7", mark: "" });
    expect(shown.note).toContain("6");
  });
});

describe("the camera", () => {
  let camera: Camera;
  beforeEach(() => {
    camera = new Camera();
    [camera.width, camera.height] = [800, 652];
  });
  const box = { left: 0, top: 0, right: 400, bottom: 300 };

  test("fits a box into the window and follows it", () => {
    camera.fit(box);
    expect(camera.shows(box)).toBe(true);
    expect([camera.scale, camera.follows]).toEqual([1.2, true]);
  });

  test("does not draw a large table too small to read, unless all of it is wanted", () => {
    const large = { left: 0, top: 0, right: 8000, bottom: 4000 };
    camera.fit(large);
    expect(camera.scale).toBe(0.3);
    camera.width = 390;
    camera.fit(large);
    expect(camera.scale).toBe(0.62);
    camera.fit(large, true);
    expect(camera.scale).toBe(0.12);
  });

  test("moves to a small box without coming closer than it may", () => {
    camera.fit(box, false, 0.8);
    expect(camera.shows(box)).toBe(true);
    expect(camera.scale).toBe(0.8);
  });

  test("shows all of a large table that is wanted whole, where it is too small to be read otherwise", () => {
    const high = { left: 0, top: 0, right: 1200, bottom: 1300 };
    [camera.width, camera.height] = [648, 302];
    const tiles = { left: 80, top: 80, right: 1120, bottom: 1220 }; // without the margin
    camera.fit(high);
    expect(camera.shows(tiles)).toBe(false);
    camera.fit(high, true);
    expect(camera.shows(tiles)).toBe(true);
  });

  test("zooms about a point that stays where it is, within limits", () => {
    camera.fit(box);
    const before = camera.at(100, 200);
    camera.zoom(1.5, 100, 200);
    const after = camera.at(100, 200);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(camera.follows).toBe(false);
    camera.zoom(1000);
    expect(camera.scale).toBe(3);
    camera.zoom(0.0001);
    expect(camera.scale).toBe(0.3);
  });

  test("coming closer only to choose goes on following", () => {
    camera.fit(box);
    camera.approach(2.5, 100, 100);
    expect([camera.scale, camera.follows, camera.near]).toEqual([2.5, true, true]);
  });

  test("moves no further than needed to reveal a box", () => {
    camera.fit(box);
    const { right } = camera.box;
    camera.reveal({ left: right, top: 0, right: right + 100, bottom: 10 });
    expect(camera.box.right).toBeCloseTo(right + 100);
    const { x, y } = camera;
    camera.reveal({ left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 });
    expect([camera.x, camera.y]).toEqual([x, y]);
  });

  test("pans by pixels of the window", () => {
    camera.fit(box);
    const { x } = camera;
    camera.pan(50, 0);
    expect(camera.x).toBeCloseTo(x - 50 / camera.scale);
  });
});

describe("fingers on the table", () => {
  let camera: Camera;
  let pointers: Pointers;
  const frame = document.createElement("div");
  const event = (id: number, x: number, y: number) =>
    ({ pointerId: id, pointerType: "touch", button: 0, clientX: x, clientY: y, currentTarget: frame }) as unknown as PointerEvent;

  beforeEach(() => {
    camera = new Camera();
    [camera.width, camera.height, camera.scale] = [800, 600, 1];
    pointers = new Pointers(camera);
    frame.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800 }) as DOMRect;
    frame.getAnimations = () => [];
    frame.setPointerCapture = vi.fn();
  });

  test("may tremble and still tap", () => {
    pointers.pressed(event(1, 100, 100));
    pointers.moved(event(1, 104, 103));
    pointers.released(event(1, 104, 103));
    expect([pointers.dragged, camera.x]).toEqual([false, 40]);
  });

  test("drag the table along", () => {
    pointers.pressed(event(1, 100, 100));
    pointers.moved(event(1, 110, 100));
    expect([pointers.dragged, pointers.grabbed, camera.x]).toEqual([true, true, 30]);
    pointers.released(event(1, 110, 100));
    expect([pointers.dragged, pointers.grabbed]).toEqual([true, false]);
  });

  test("pinch it with two", () => {
    pointers.pressed(event(1, 100, 100));
    pointers.pressed(event(2, 200, 100));
    pointers.moved(event(2, 300, 100));
    expect(camera.scale).toBe(2);
  });

  test("the wheel zooms, a trackpad's pinch faster", () => {
    const wheel = (ctrlKey: boolean, deltaY: number) =>
      pointers.wheeled({
        deltaY,
        deltaMode: 0,
        ctrlKey,
        preventDefault: vi.fn(),
        clientX: 0,
        clientY: 0,
        currentTarget: frame,
      } as unknown as WheelEvent);
    wheel(false, -100);
    expect(camera.scale).toBeCloseTo(Math.exp(0.15));
    wheel(true, -50);
    expect(camera.scale).toBeCloseTo(Math.exp(0.15) * Math.exp(0.5));
  });
});

describe("the draft of a turn", () => {
  const tile = (at: number[]) => ({ at, kind: "river", end: null, stone: null, region: null }) as TileView;
  const tiles = [tile([0, 0]), tile([2, 0]), tile([4, 0]), tile([6, 1])];
  const draft = [
    legal<Description>("end 2", { kind: "replace", end: 2, at: [2, 0] }),
    legal<Description>(">4,0", { kind: "relay", end: 2, at: [4, 0] }),
    legal<Description>("necropolis", { kind: "use", use: "necropolis" }),
    legal<Description>("@6,1", { kind: "place", tile: "necropolis", at: [6, 1] }),
    legal<Description>("stone@6,1", { kind: "stone", at: [6, 1] }),
  ];
  const table = (more: object = {}) => board<View, Description, Preview>("horus", { tiles }, { draft, current: true, ...more });

  test("lies on the table as numbered pieces, each with the move that laid it", () => {
    expect(draftedPieces(table()).map(({ index, number, tile }) => [index, number, tile])).toEqual([
      [0, 1, "river"],
      [1, 2, "end2"],
      [3, 3, "necropolis"],
      [4, 4, null],
    ]);
  });

  test("is not shown in the past, nor where nothing lies any more", () => {
    expect(draftedPieces(table({ current: false }))).toEqual([]);
    expect(draftedPieces(table({ draft: [legal("@9,9", { kind: "place", tile: "hills", at: [9, 9] })] }))).toEqual([]);
  });

  test("has one piece where an end lay before it moved on again", () => {
    const again = [...draft.slice(0, 2), legal<Description>("end 2", { kind: "replace", end: 2, at: [4, 0] })];
    expect(draftedPieces(table({ draft: again })).map(({ index }) => index)).toEqual([0, 2]);
  });

  test("is found under a point of the table, the uppermost piece first", () => {
    const pieces = draftedPieces(table());
    expect(draftedAt(pieces, [5, 1])?.tile).toBe("end2");
    expect(draftedAt(pieces, [7, 2])?.tile).toBeNull();
    expect(draftedAt(pieces, [0, 0])).toBeUndefined();
  });
});

describe("the tags of regions", () => {
  test("lie over the pieces of the draft", () => {
    const tiles = [tile("marsh", [0, 0], { region: 0, stone: 0 }), tile("marsh", [2, 0], { region: 0 })];
    const laid = legal<Description>("marsh@2,0", { kind: "place", tile: "marsh", at: [2, 0] });
    const view = {
      tiles,
      regions: [region({ size: 2, worth: 2, leaders: [0], tiles: [0, 1] })],
      ends: [],
      source: null,
      in_hand: null,
    };
    const { container } = render(Board, { play: horus(view, { draft: [laid] }) });
    const inOrder = [...container.querySelectorAll("[data-drafted], .tag")];
    expect(inOrder.map((part) => part.classList.contains("tag"))).toEqual([false, true]);
  });
});

describe("a tile or a card that somebody has just taken", () => {
  test("bears a tag with the name and the token of whoever took it", () => {
    const beats = [
      { kind: "tile-drawn", seat: 1, tile: "marsh", bag_left: 3 },
      { kind: "card-drawn", seat: 2, card: null, discarded: false },
    ];
    const play = board<View, Description, Preview>("horus", {}, { beats });
    const { container } = render(Staged, { play });
    const tags = [...container.querySelectorAll("[data-taker]")];
    expect(tags.map((tag) => tag.textContent.trim())).toEqual(["Bruno", "Carla"]);
    expect(tags.map((tag) => tag.querySelector("use")!.getAttribute("href"))).toEqual(["#pB", "#pK"]);
  });

  test("is the reader's own: the tag says so", () => {
    const beats = [{ kind: "tile-drawn", seat: 0, tile: "marsh", bag_left: 3 }];
    const play = board<View, Description, Preview>("horus", {}, { beats, who: () => "You" });
    const { container } = render(Staged, { play });
    expect(container.querySelector("[data-taker]")!.textContent.trim()).toBe("You");
  });

  test("is seen for a time at the reader's pace, and not at all if everything is to be there at once", () => {
    const beats = [{ kind: "tile-drawn", seat: 1, tile: "marsh", bag_left: 3 }];
    const shown = (pace: number): HTMLElement | null => {
      const play = board<View, Description, Preview>("horus", {}, { beats, pace });
      return render(Staged, { play }).container.querySelector<HTMLElement>(".shown");
    };
    expect([1.6, 0.5].map((pace) => shown(pace)!.style.getPropertyValue("--seen"))).toEqual(["1440ms", "450ms"]);
    expect(shown(0)).toBeNull();
  });

  test("lies in the tray when it has been seen, the reader's own card at once", () => {
    const drawn = { kind: "tile-drawn", seat: 0, tile: "marsh", bag_left: 3 };
    const taken = { kind: "tile-taken", seat: 1, pile: "marsh", left: 3 };
    const after = (beat: { kind: string }, seat = 0): string => {
      const more = { beats: [{ kind: "stone" }, beat], seat, starts: (one?: { kind: string }) => (one === beat ? 800 : 0) };
      const { container } = render(Left, { play: horus({ in_hand: "marsh" }, more) });
      return container.querySelector<HTMLElement>(".turn.when-seen")!.style.getPropertyValue("--after");
    };
    expect([after(drawn), after(taken), after(taken, 1)]).toEqual(["800ms", "800ms", "0ms"]);
  });
});
