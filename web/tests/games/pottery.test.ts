import { render } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import type { BoardContext, Facts } from "../../src/games/contract";
import troiaModule from "../../src/games/troia";
import Goal from "../../src/games/troia/Goal.svelte";
import { ZONES, ofCard, ofDiscard, ofGod, ofSlot, plain, steps, symbols, type Troia } from "../../src/games/troia/moves";
import { offeringOf } from "../../src/games/troia/offering.svelte";
import type {
  Description as TroiaMove,
  Outcome as TroiaOutcome,
  Preview as TroiaPreview,
  View as TroiaView,
} from "../../src/games/troia/types";
import { consequence as troiaConsequence, forward as troiaForward, outcome } from "../../src/games/troia/words";
import horseModule from "../../src/games/trojan-horse";
import { HERO, at, bearing, lettering, outline, places, treasure, was, worth } from "../../src/games/trojan-horse/geometry";
import { choose, figureOf, moveInto, pickOf, type Horse } from "../../src/games/trojan-horse/pick.svelte";
import Staged from "../../src/games/trojan-horse/Staged.svelte";
import { Steps } from "../../src/games/trojan-horse/steps.svelte";
import { coloursOf, standing } from "../../src/games/trojan-horse/tokens";
import type { Description, DistrictView, Preview, View } from "../../src/games/trojan-horse/types";
import { consequence, describe as describeDistrict, forward } from "../../src/games/trojan-horse/words";
import type { Language } from "../../src/text/catalogue";
import { gameTexts } from "../texts";
import { board, legal } from "./context";

describe("the round city", () => {
  const WEDGES = [0, 1, 2, 3, 4, 5, 6];

  test("has seven wedges, the first pointing up", () => {
    expect(at(bearing(0), 100)).toEqual({ x: 0, y: -100 });
    expect(bearing(7) - bearing(0)).toBeCloseTo(360);
    expect(new Set(WEDGES.map((wedge) => outline(wedge))).size).toBe(7);
  });

  test.each([5, 7])("has places for %i heroes in each, apart from each other, from treasure and worth", (holds) => {
    for (const wedge of WEDGES) {
      const found = [...places(wedge, holds), treasure(wedge), worth(wedge)];
      expect(found).toHaveLength(holds + 2);
      for (const [i, one] of found.entries())
        for (const other of found.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(50);
    }
  });

  interface Box {
    name: string;
    x: number;
    y: number;
    width: number;
    height: number;
  }
  const box = (name: string, middle: { x: number; y: number }, width: number, height: number): Box => {
    return { name, x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  };
  /** The space between two boxes; below 0 they overlap. */
  const between = (a: Box, b: Box): number =>
    Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);
  /** The space between a box and the walls of its district; below 0 it lies on a wall. */
  function toWalls(wedge: number, { x, y, width, height }: Box): number {
    const corners = [0, 1].flatMap((right) => [0, 0.5, 1].map((down) => ({ x: x + right * width, y: y + down * height })));
    return Math.min(
      ...corners.map(({ x, y }) => {
        const radius = Math.hypot(x, y);
        const turn = ((((Math.atan2(y, x) * 180) / Math.PI - bearing(wedge) + 540) % 360) - 180) * (Math.PI / 180);
        return Math.min(radius * Math.sin((24.8 * Math.PI) / 180 - Math.abs(turn)), radius - 158, 392 - radius);
      }),
    );
  }
  /** A hero's token, and the helmet above it. */
  const hero = ({ x, y }: { x: number; y: number }, place: number): Box[] => {
    const unit = HERO.width / 58;
    return [
      box(`hero ${place}`, { x, y: y + 10 * unit }, 50 * unit, 50 * unit),
      box(`hero ${place}`, { x: x - 5 * unit, y: y - 25 * unit }, 38 * unit, 18 * unit),
    ];
  };

  test.each([5, 7])("writes nothing on a wall or under one of its %i heroes", (holds) => {
    for (const wedge of WEDGES) {
      const heroes = places(wedge, holds).flatMap(hero);
      const written = [
        box("treasure", treasure(wedge), 42, 56),
        box("worth", worth(wedge), 92, 40),
        box("was", was(wedge), 70, 22),
      ];
      for (const one of [...heroes, ...written])
        expect(toWalls(wedge, one), `${one.name} and a wall of district ${wedge}`).toBeGreaterThan(0);
      for (const [i, one] of written.entries())
        for (const other of [...heroes, ...written.slice(i + 1)])
          expect(between(one, other), `${one.name} and ${other.name} in district ${wedge}`).toBeGreaterThan(0);
      // helmets may touch
      for (const [i, one] of heroes.entries())
        for (const other of heroes.slice(i + 1))
          if (one.name !== other.name) expect(between(one, other), `${one.name} and ${other.name}`).toBeGreaterThan(-6);
    }
  });

  test("writes its names upright: from left to right above and below", () => {
    for (const wedge of WEDGES) {
      const [from, to] = [...lettering(wedge).matchAll(/(?:M|0 0 [01] )(-?[\d.]+) /g)].map(([, x]) => Number(x)) as [
        number,
        number,
      ];
      if (Math.abs(Math.cos((bearing(wedge) * Math.PI) / 180)) < 0.7) expect(to).toBeGreaterThan(from);
    }
  });
});

const district = (more: Partial<DistrictView> = {}): DistrictView => ({
  name: "gate",
  bonus: 2,
  heroes: { red: 0, yellow: 0, blue: 0, green: 0 },
  total: 0,
  holds: 7,
  treasure: null,
  known_by: [],
  winner: null,
  worth: 0,
  ...more,
});
const horse = (view: Partial<View> = {}, more: Partial<BoardContext<View, Description, Preview>> = {}): Horse =>
  board<View, Description, Preview>(
    "trojan-horse",
    {
      owners: { red: 0, yellow: 1, blue: 0, green: 1 },
      districts: [district()],
      phase: "insert",
      scores: [3, 9],
      odysseus: 1,
      ...view,
    },
    { seat: 0, ...more },
  );
type Figure = "red" | "yellow" | "helper";
const insert = (figure: Figure, into: "gate" | "tower") =>
  legal<Description>(`${figure}>${into}`, { kind: "insert", figure, district: into });
const swap = (...districts: ("gate" | "tower" | "wells")[]) => legal<Description>(districts.join("~"), { kind: "swap", districts });

describe("what happens at the horse", () => {
  test("is drawn at every pace but the one at which everything is there at once", () => {
    const beats = [
      { kind: "announce", seat: 1, number: 2 },
      { kind: "hero-pushed", seat: 1, figure: "red" },
    ];
    const drawn = (pace: number): number =>
      render(Staged, { play: horse({}, { beats, pace }) }).container.querySelectorAll("[data-staged]").length;
    expect([1.6, 0.5, 0].map(drawn)).toEqual([2, 2, 0]);
  });
});

describe("picking in the Trojan horse", () => {
  const inserting = () =>
    horse({}, { moves: [insert("red", "gate"), insert("red", "tower"), insert("yellow", "gate")], choose: vi.fn(), why: vi.fn() });

  test("takes the first figure until another is picked", () => {
    const play = inserting();
    expect(figureOf(play)).toBe("red");
    pickOf(play).figure = "yellow";
    expect(figureOf(play)).toBe("yellow");
    expect(moveInto(play, "gate")?.text).toBe("yellow>gate");
    expect(moveInto(play, "tower")).toBeNull();
  });

  test("a district chooses its move, or asks why it cannot be chosen", () => {
    const play = inserting();
    choose(play, "tower");
    expect(play.choose).toHaveBeenCalledWith(play.moves[1], false);
    pickOf(play).figure = "yellow";
    choose(play, "tower");
    expect(play.why).toHaveBeenCalledWith("yellow>tower");
  });

  test("two districts choose a swap of treasures, in either order", () => {
    const play = horse({}, { moves: [swap("gate", "tower"), swap("tower", "wells")], choose: vi.fn() });
    choose(play, "tower");
    expect(pickOf(play).first).toBe("tower");
    choose(play, "gate");
    expect(play.choose).toHaveBeenLastCalledWith(play.moves[0], false);
    choose(play, "tower"); // the same again lets go of it
    expect(pickOf(play).first).toBeNull();
  });
});

describe("two heroes who go in with one press", () => {
  const gate = (more: object) => [{ name: "gate", treasure: null, ...more }] as unknown as View["districts"];
  const seen = {
    horse: ["blue", "green"],
    display: ["red", "yellow", "red"],
    districts: gate({ heroes: { red: 1, blue: 0 }, treasure: 3 }),
  } as unknown as View;
  const view = {
    horse: ["red", "yellow"],
    display: ["red"],
    districts: gate({ heroes: { red: 1, blue: 1, green: 1 }, treasure: 1 }),
  } as unknown as View;
  const beats = [
    { kind: "swap", districts: ["gate", "wells"] },
    { kind: "ramp", to: "gate" },
    { kind: "hero-pushed", figure: "red" },
    { kind: "hero-drops", to: "gate", heroes: { red: 1, blue: 1 } },
    { kind: "ramp", to: "gate" },
    { kind: "hero-pushed", figure: "yellow" },
    { kind: "hero-drops", to: "gate", heroes: { red: 1, blue: 1, green: 1 } },
  ];
  const starts = (beat: { kind: string } | undefined): number => 100 * beats.indexOf(beat as never);
  const at = (steps: Steps) => {
    const { heroes, treasure, carried } = steps.district(0);
    return [steps.ramp, steps.horse, steps.display, heroes, carried ? "carried" : treasure];
  };

  test("do so one after the other, after a treasure has been carried away", () => {
    vi.useFakeTimers();
    const steps = new Steps({ beats, starts, seen, view });
    const stop = steps.follow();
    const was = ["blue", "green"];
    vi.advanceTimersByTime(50);
    expect(at(steps)).toEqual([null, was, ["red", "yellow", "red"], { red: 1, blue: 0 }, "carried"]);
    vi.advanceTimersByTime(100);
    expect(at(steps)).toEqual(["gate", was, ["red", "yellow", "red"], { red: 1, blue: 0 }, 1]);
    vi.advanceTimersByTime(200);
    expect(at(steps)).toEqual(["gate", ["green", "red"], ["yellow", "red"], { red: 1, blue: 1 }, 1]);
    vi.advanceTimersByTime(300);
    expect(at(steps)).toEqual(["gate", ["red", "yellow"], ["red"], { red: 1, blue: 1, green: 1 }, 1]);
    stop();
    vi.useRealTimers();
  });

  test("are there at once where nothing moves, or where it was the reader", () => {
    const still = new Steps({ beats, starts: () => 0, seen, view });
    still.follow();
    expect(at(still)).toEqual(["gate", ["red", "yellow"], ["red"], { red: 1, blue: 1, green: 1 }, 1]);
    const own = new Steps({ beats, starts, seen: view, view });
    own.follow();
    expect([own.horse, own.display]).toEqual([view.horse, view.display]);
  });
});

describe("the Trojan horse in words", () => {
  test("a seat has one colour, or two with two players", () => {
    expect(coloursOf(horse().view, 0)).toEqual(["red", "blue"]);
    expect(standing({ red: 1, yellow: 0, blue: 2, green: 0 })).toEqual([
      { colour: "red", number: 0 },
      { colour: "blue", number: 0 },
      { colour: "blue", number: 1 },
    ]);
  });

  test("a district tells who stands there, who leads and what is known", () => {
    const empty = describeDistrict(horse(), district());
    const full = describeDistrict(
      horse(),
      district({ heroes: { red: 2, yellow: 1, blue: 0, green: 0 }, total: 3, winner: "red", worth: 5, treasure: 4 }),
    );
    for (const text of [empty, full]) expect(text).not.toMatch(/\{/);
    expect(full).toContain("4");
    expect(empty).not.toBe(full);
  });

  test("a consequence tells how everybody's points change, oneself first person", () => {
    const preview: Preview = { kind: "swap", changes: [3, -8], lookers: [] };
    const text = consequence(horse({}, { preview }))!;
    expect(text).toContain("+3");
    expect(text).toContain("Bruno −8");
    expect(text).not.toContain("Anna");
  });

  test("how points change is a sentence of its own", () => {
    const facts = { drops: "red", winner: "red", worth: 5, looks: 0, changes: [1, 0] };
    const preview = { kind: "insert", district: "palace", ...facts } as unknown as Preview;
    expect(consequence(horse({}, { preview, chosen: insert("yellow", "gate") }))).toBe(
      "Yellow goes in, red drops into the Palace: then red leads there for 5. Points: you +1. You look at the treasure.",
    );
  });

  const SPOKEN: Language[] = ["en", "de", "fr", "es", "nl"];
  test.each(SPOKEN)("every sentence about what goes in begins with a capital in %s", (language) => {
    const texts = gameTexts("trojan-horse", language);
    for (const drops of ["yellow", null]) {
      const preview = { kind: "insert", district: "gate", drops, winner: null, looks: null, changes: null } as unknown as Preview;
      const chosen = insert("red", "gate");
      expect(consequence(horse({}, { say: (key, facts) => texts.say(key, facts), preview, chosen }))).toMatch(/^\p{Lu}[^{]*$/u);
    }
  });

  test.each([
    ["en", /^1 of 9 cards is /, /^2 of 9 cards are /],
    ["de", /^1 von 9 Karten ist /, /^2 von 9 Karten sind /],
    ["nl", /^1 van 9 kaarten is /, /^2 van 9 kaarten zijn /],
  ] as const)("one card that is high enough is one in %s", (language, one, two) => {
    const texts = gameTexts("trojan-horse", language);
    const told = (good: number): string | null =>
      consequence(
        horse(
          {},
          { say: (key, facts) => texts.say(key, facts), preview: { kind: "announce", odds: [good, 9] } as unknown as Preview },
        ),
      );
    expect(told(1)).toMatch(one);
    expect(told(2)).toMatch(two);
    const odds = { one: 1, two: 1, three: 0, cards: 9 };
    expect(texts.say("odds-all", odds)).toMatch(/ (1 lets|lässt 1|laat 1) /);
  });

  test("before an announcement the odds of all three are shown", () => {
    const play = horse(
      {
        phase: "announce",
        odds: [
          [5, 12],
          [4, 12],
          [2, 12],
        ],
      },
      { moves: [legal("1", { kind: "announce", number: 1 })] },
    );
    expect(consequence(play)).toMatch(/5.*4.*2/s);
    expect(consequence(horse({ phase: "announce", odds: [] }))).toBeNull();
  });

  test("buttons say what they do", () => {
    const kinds: Description[] = [{ kind: "announce", number: 2 }, { kind: "keep" }, { kind: "all" }, { kind: "pass" }];
    for (const data of [...kinds, insert("red", "gate").data, swap("gate", "tower").data])
      expect(forward(horse(), legal("", data))).not.toMatch(/\{|^$/);
  });

  test("a panel shows colours, points and what a player knows", () => {
    const play = horse({ districts: [district({ winner: "yellow", known_by: [1] })] });
    const panel = horseModule.panel(play, 1);
    expect(panel).toMatchObject({ token: "pY", also: ["pG"], score: "9" });
    expect(panel.mark).not.toMatch(/\{/);
    expect(panel.note).toContain("·");
    expect(horseModule.panel(play, 0).note).not.toContain("·");
  });
});

const troia = (moves: TroiaMove[], view: Partial<TroiaView> = {}, more: Partial<Troia> = {}): Troia =>
  board<TroiaView, TroiaMove, TroiaPreview>("troia", view, {
    seat: 0,
    moves: moves.map((data) => legal(data.kind, data)),
    ...more,
  });

describe("the moves of Troia belong to what is on the table", () => {
  const moves = [
    { kind: "draw" },
    { kind: "god", god: "zeus" },
    { kind: "slot", slot: 2 },
    { kind: "pay", deck: "greek", card: "boar" },
    { kind: "take", deck: "trojan", card: "deer" },
    { kind: "move", hero: "achilles", to: "combat" },
    { kind: "move", hero: "paris", to: null },
  ] as unknown as TroiaMove[];
  const play = troia(moves);

  test("gods, slots, cards, discards and heroes", () => {
    expect(ofGod(play, "zeus")?.text).toBe("god");
    expect(ofGod(play, "hera")).toBeUndefined();
    expect(ofSlot(play, 2)?.text).toBe("slot");
    expect(ofCard(play, { deck: "greek", name: "boar" })?.text).toBe("pay");
    expect(ofCard(play, { deck: "trojan", name: "boar" })).toBeUndefined();
    expect(ofDiscard(play, "trojan", "deer")?.text).toBe("take");
    expect(steps(play)).toHaveLength(1);
    expect(plain(play).map(({ text }) => text)).toEqual(["draw"]);
  });

  test("zones lie from Troy to the ships, and a card may have two symbols", () => {
    expect([ZONES[0], ZONES[4]]).toEqual(["trojan-protection", "greek-protection"]);
    expect(symbols("boar+deer")).toEqual(["boar", "deer"]);
    expect(symbols("ram")).toEqual(["ram"]);
  });
});

describe("Troia in words", () => {
  test("an offering tells what it pays, where the hero goes and whether the goal is near", () => {
    const preview = {
      kind: "offering",
      god: "hermes",
      cost: 2,
      symbols: 2,
      own: 1,
      outcomes: [
        {
          hero: "diomedes",
          offering: "superior",
          zone: "combat",
          to: "greek-defence",
          power: { god: "hermes", possible: false },
          goal: { reach: "yes", invaders: 1 },
        },
      ],
    } as unknown as TroiaPreview;
    const text = troiaConsequence(troia([], {}, { preview }))!;
    expect(text).not.toMatch(/\{/);
    expect(text).toContain("Diomedes");
    expect(troiaConsequence(troia([]))).toBeNull();
  });

  describe("a power that leaves nothing to choose", () => {
    const power = { god: "zeus", possible: true, by_cornucopia: false, heroes: [] };
    const found = { hero: "ajax", offering: "mixed", zone: "combat", to: "greek-defence", power, goal: null };
    const preview = { kind: "offering", god: "zeus", cost: 2, symbols: 2, own: 1, complete: true, outcomes: [found] };
    const play = (complete: boolean) =>
      troia(
        [{ kind: complete ? "offer" : "draw" }] as TroiaMove[],
        { phase: "pay", offering: { god: "zeus" } as TroiaView["offering"], sides: [] },
        {
          preview: { ...preview, complete } as unknown as TroiaPreview,
        },
      );

    test("is told with its offering, and can be declined there", () => {
      const paid = play(true);
      expect(troiaConsequence(paid)).toMatch(/^Mixed: Ajax .*\. Then Zeus: you draw cards\.$/);
      const declining = troiaModule.optional!(paid)!;
      expect(declining).toMatchObject({ label: "Decline", pressed: false });
      expect(troiaModule.together!(paid, paid.moves[0]!)).toEqual(["use"]);
      declining.toggle();
      expect(troiaModule.optional!(paid)!.pressed).toBe(true);
      expect(troiaConsequence(paid)).not.toContain("Zeus");
      expect(troiaModule.together!(paid, paid.moves[0]!)).toEqual(["pass"]);
    });

    test("is told as lost where it is impossible", () => {
      const lost = [{ ...found, power: { ...power, possible: false } }];
      const paid = troia(
        [{ kind: "offer" }] as TroiaMove[],
        { phase: "pay", offering: { god: "zeus" } as never, sides: [] },
        {
          preview: { ...preview, outcomes: lost } as unknown as TroiaPreview,
        },
      );
      expect(troiaConsequence(paid)).toMatch(/^Mixed: Ajax .*\. Zeus’s power would be lost\.$/);
      expect(troiaModule.optional!(paid)).toBeNull();
    });

    test("is no part of an offering that is not paid yet", () => {
      expect(troiaModule.optional!(play(false))).toBeNull();
      expect(troiaConsequence(play(false))).not.toContain("Then Zeus");
    });
  });

  describe("an offering that is exchanged or taken back", () => {
    const found = (god: string, symbols: number) =>
      ({ kind: "offering", god, cost: 5, symbols, own: 1, complete: false, outcomes: [] }) as unknown as TroiaPreview;
    /** A table that has heard of these drafts, each with the symbols that it pays. */
    const heard = (drafts: [draft: string[], symbols: number][]) => {
      const hear: ((draft: readonly string[], preview: TroiaPreview) => void)[] = [];
      const paid = drafts.at(-1)![0].slice(1);
      const table = troia(
        [{ kind: "pay", deck: "greek", card: "boar" }] as TroiaMove[],
        { phase: "pay", offering: { god: "zeus" } as never, sides: [{ seat: 0, side: "greek", cards: [] }] as never },
        {
          draft: [
            legal<TroiaMove>("zeus", { kind: "god", god: "zeus", cost: 5 }),
            ...paid.map((card) => legal<TroiaMove>(card, { kind: "pay", deck: "greek", card })),
          ],
          compose: (_, each) => Promise.resolve(!!hear.push(each!)),
        },
      );
      offeringOf(table).chooseGod("artemis");
      for (const [draft, symbols] of drafts) hear[0]!(draft, found(draft[0]!, symbols));
      return troiaConsequence(table);
    };

    test("is told with the god and the cards that are there now", () => {
      expect(heard([[["zeus"], 0]])).toMatch(/^Zeus costs you 5/);
      expect(heard([[["zeus", "deer"], 1]])).toMatch(/^1 symbol /);
      const taken: [string[], number] = [["zeus", "ram"], 2];
      expect(heard([[["zeus", "deer", "ram"], 3], taken])).toMatch(/^2 symbols /);
      expect(heard([[["hera", "ram"], 4], taken])).toMatch(/^2 symbols /);
      expect(
        heard([
          [["zeus", "ram", "deer"], 3],
          [["hera", "fish"], 1],
        ]),
      ).toBeNull();
    });
  });

  const LANGUAGES: Language[] = ["en", "de", "fr", "es", "nl"];
  test.each(LANGUAGES)("every sentence about an offering begins with a capital in %s", (language) => {
    const texts = gameTexts("troia", language);
    const play = troia([], {}, { say: (key, facts) => texts.say(key, facts) });
    for (const offering of ["mixed", "superior"] as const)
      for (const to of ["combat", "greek-defence"] as const)
        for (const from of [false, true]) {
          const found = { hero: "achilles", offering, zone: "combat", to } as TroiaOutcome;
          expect(outcome(play, found, from)).toMatch(/^\p{Lu}[^{]*$/u);
        }
  });

  test.each(LANGUAGES)("the sentence about a draw names few cards and counts many in %s", (language) => {
    const texts = gameTexts("troia", language);
    const all = ["boar", "fish", "bull", "deer", "boar+fish", "boar+bull", "deer+ram", "fish+ram", "bull+deer"];
    const told = (cards: string[]): string => {
      const steps = cards.map((card) => ({ cards: [card], pay: [] }));
      const preview = { kind: "draw", cards: 2, last: false, goal: { reach: "yes", invaders: 3, steps, chance: cards } };
      const more = { preview: preview as unknown as TroiaPreview, say: (key: string, facts?: Facts) => texts.say(key, facts) };
      return troiaConsequence(troia([], {}, more))!;
    };
    const ram = texts.say("card-deer-ram");
    expect(told(["deer+ram"]).split(ram)).toHaveLength(3);
    expect(told(all)).not.toContain(ram);
    expect(told(all).match(/9/g)).toHaveLength(2);
    expect(told(all).length).toBeLessThan(200);
  });

  test.each([
    [["ajax", "odysseus"], "Step 2 of 4. Then Ajax and Odysseus return to combat."],
    [["ajax", "odysseus", "achilles"], "Step 2 of 4. Then two of these heroes return to combat: Ajax, Odysseus, Achilles."],
  ])("a goal step tells who returns: %j", (returns, text) => {
    const preview = { kind: "build", wins: false, steps: 2, returns } as unknown as TroiaPreview;
    expect(troiaConsequence(troia([], {}, { preview }))).toBe(text);
  });

  test.each([
    [[], 2, "You take a card from Bruno’s hand, by lot."],
    [["boar"], 2, "You take a card from Bruno’s hand, by lot."],
    [["boar"], 1, "You get boar."],
    [["boar", "fish"], 2, "You get one of: boar, fish."],
  ])("Doris names no card of a hand of which she does not know all: %j of %i", (cards, hand, text) => {
    const preview = { kind: "take", cards } as TroiaPreview;
    const sides = [{ seat: 0 }, { seat: 1, hand }] as TroiaView["sides"];
    expect(troiaConsequence(troia([], { power: "doris", sides }, { preview }))).toBe(text);
  });

  test("buttons say what they do", () => {
    const kinds = [
      { kind: "draw" },
      { kind: "god", god: "zeus" },
      { kind: "offer" },
      { kind: "use" },
      { kind: "pass" },
      { kind: "slot", slot: 1 },
      { kind: "move", hero: "achilles", to: "combat" },
    ] as unknown as TroiaMove[];
    for (const data of kinds)
      expect(
        troiaForward(troia([], { phase: "god", power: "zeus", offering: { god: "zeus" } as never }), legal("", data)),
      ).not.toMatch(/\{|^$/);
  });

  test("a panel shows the steps of a side", () => {
    const view = { sides: [{ side: "trojan", seat: 1, steps: 2, hand: 5, deck: 9 }] } as unknown as TroiaView;
    const panel = troiaModule.panel(troia([], view), 1);
    expect(panel).toMatchObject({ token: "pT", score: "2 of 4" });
    expect(`${panel.note}${panel.mark}`).not.toMatch(/\{/);
  });
});

describe("a goal step of Troia", () => {
  const horse = { head: "deer", front: null, rear: "boar", tail: null };
  const view = { horse, sides: ["greek", "trojan"].map((side, seat) => ({ side, seat, steps: 2 })) } as unknown as TroiaView;
  const goal = (seat: number, beats: readonly { kind: string }[]) => {
    const more = { beats, motion: true, starts: () => 700, lasts: () => 1000 };
    const play = board<TroiaView, TroiaMove, TroiaPreview>("troia", view, more);
    const { container } = render(Goal, { play, seat });
    return { track: container.querySelector("svg")!, fresh: [...container.querySelectorAll(".fresh")] };
  };

  test("is made on the track when what led to it has been seen and its card has been laid", () => {
    const { track, fresh } = goal(0, [{ kind: "card-paid" }, { kind: "goal-step", seat: 0, part: "rear" } as { kind: string }]);
    expect(track.style.getPropertyValue("--after")).toBe("1000ms");
    expect(fresh.map((part) => part.getAttribute("href"))).toEqual(["#part-rear"]);
  });

  test("on the road lights its last stage alone, and only that of its own side", () => {
    const step = { kind: "goal-step", seat: 1, part: null } as { kind: string };
    expect(goal(1, [step]).fresh).toHaveLength(1);
    expect(goal(0, [step]).track.classList).not.toContain("stepped");
  });
});
