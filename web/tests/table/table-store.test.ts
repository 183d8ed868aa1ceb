import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage, TableState } from "../../src/api/types";
import { settings } from "../../src/app/settings.svelte";
import type { GameModule } from "../../src/games/contract";
import { TableStore } from "../../src/table/table-store.svelte";
import { catalogueOf } from "../../src/text/catalogue";
import { FakeCarrier } from "../fake-carrier";
import { event, move, seat, tableInfo, turn, update, welcome, words } from "../fixtures";
import { PATIENT } from "../patience";
import { pageTexts } from "../texts";

const page = pageTexts();
const game = catalogueOf("en", ["prompt = Choose.\ntold-turn = { $seat-start } moved in turn { $number }."]);
let carrier: FakeCarrier;
let store: TableStore;

function open(only: number | null = null): void {
  carrier = new FakeCarrier();
  store = new TableStore(
    "table-1",
    () => page,
    () => game,
    only,
    carrier,
  );
}
const deliver = (message: ServerMessage): void => carrier.channel.deliver(message);
const spoken = (): string[] => store.announcements.spoken.map(({ text }) => text);
const hotseat = (now: Partial<TableState> = {}): ServerMessage => welcome(now, { your_seats: [0, 1] });

beforeEach(() => {
  settings.set({ motion: "on", pace: "normal", confirm: "always" });
  vi.advanceTimersByTime(10_000);
  open();
  store.module = { timing: { slow: 1_000 }, sounds: {} } as unknown as GameModule;
});
afterEach(() => store.close());

describe("a welcome", () => {
  test("brings the table, the log and the legal moves", () => {
    deliver(welcome({ events: 1 }, { log: [event(0, 1)] }));
    expect(store.status).toBe("open");
    expect(store.table?.id).toBe("table-1");
    expect(store.log).toHaveLength(1);
    expect(store.moves.map(({ text }) => text)).toEqual(["a", "b"]);
    expect([store.myTurn, store.spectating, store.actor]).toEqual([true, false, 0]);
  });

  test("tells how far our clock is off", () => {
    deliver(welcome({}, { server_time: Date.now() + 4_000 }));
    expect(store.clockOffset).toBe(4_000);
  });

  test("after a lost connection sends the move that waits", async () => {
    deliver(welcome());
    const sent = store.input.send("a");
    carrier.channel.break();
    await sent;
    expect(store.moves).toEqual([]); // nothing else can be played meanwhile
    expect(store.lost).not.toBeNull();
    vi.advanceTimersByTime(10_000);
    deliver(welcome());
    expect(carrier.channel.take("play")).toMatchObject({ move: "a", seq: 1 });
    expect(store.lost).toBeNull();
  });
});

describe("what others do", () => {
  const moved = (number: number, seq: number): ServerMessage => update({ seq, events: number + 1, actor: 1 }, [event(number, 1)]);

  test("is shown step by step, and nothing can be played meanwhile", () => {
    deliver(welcome({ actor: 1 }));
    vi.advanceTimersByTime(1_500);
    const shown = { count: 1, turns: [turn(0, 1, [0], { finished: false })], events: [{ number: 0, beats: [{ kind: "slow" }] }] };
    deliver({ ...moved(0, 2), story: shown } as ServerMessage);
    deliver(update({ seq: 3, events: 2 }, [event(1, 1)]));
    expect(store.log).toHaveLength(1);
    expect(store.moves).toEqual([]);
    vi.advanceTimersByTime(1_000); // the beat
    expect(store.log).toHaveLength(2);
    expect(store.latest.map(({ number }) => number)).toEqual([1]);
    expect(store.moves).toHaveLength(2);
  });

  test("ends before the next player's panel is lit, and that turn opens before anything moves in it", () => {
    deliver(welcome({ actor: 1 }));
    vi.advanceTimersByTime(1_500);
    const opening = [{ kind: "slow" }];
    const turns = [turn(0, 1, [0]), turn(1, 2, [], { finished: false, opening })];
    const shown = { count: 2, turns, events: [{ number: 0, beats: [{ kind: "slow" }] }] };
    deliver({ ...update({ seq: 2, events: 1, actor: 2 }, [event(0, 1)]), story: shown });
    deliver(update({ seq: 3, events: 2 }, [event(1, 2)]));
    expect(store.beats.map((beat) => store.starts(beat))).toEqual([0, 1_000]);
    expect(store.onTurn).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(store.onTurn).toBe(2);
    vi.advanceTimersByTime(1_399); // the opening, and the pause between two turns
    expect(store.log).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.log).toHaveLength(2);
  });

  describe("while it is still being seen", () => {
    const prompt = (key: string) => ({ ...words(key), clause: "TH-1" });
    const told = (): string[] => store.recent.map((shown) => store.texts.turn(shown));
    const slow = (now: Partial<TableState>, beats = [{ kind: "slow" }]): ServerMessage => ({
      ...update({ seq: 2, events: 1, ...now }, [event(0, 1)]),
      story: { count: 1, turns: [turn(0, 1, [0], { finished: false })], events: [{ number: 0, beats }] },
    });
    beforeEach(() => {
      deliver(welcome({ actor: 1, prompt: prompt("before") }));
      vi.advanceTimersByTime(1_500);
    });

    test("is not told yet, and nobody else is asked what comes next", () => {
      deliver(slow({ actor: 1, prompt: prompt("after") }));
      const { beats } = store;
      expect(told()).toEqual([]);
      expect(store.asked?.prompt?.key).toBe("before");
      vi.advanceTimersByTime(1_000);
      expect(told()).toHaveLength(1);
      expect(store.asked?.prompt?.key).toBe("after");
      expect(store.beats).toBe(beats); // nothing begins again on the board
    });

    test("asks somebody else at once if it is only a question", () => {
      store.module = { ...store.module!, questions: ["slow"] };
      deliver(slow({ actor: 2, prompt: prompt("weigh") }));
      expect(told()).toEqual([]);
      expect(store.asked?.prompt?.key).toBe("weigh");
      vi.advanceTimersByTime(1_000);
      expect(store.asked?.prompt?.key).toBe("weigh");
    });

    test("asks nobody else yet if it is a question and something more", () => {
      store.module = { ...store.module!, questions: ["question"] };
      deliver(slow({ actor: 2, prompt: prompt("weigh") }, [{ kind: "slow" }, { kind: "question" }]));
      expect(store.asked?.prompt?.key).toBe("before");
    });

    test("does not keep the reader from what the reader is to do", () => {
      deliver(slow({ actor: 0, prompt: prompt("after") }));
      expect(store.asked?.prompt?.key).toBe("after");
    });

    test("asks nobody else yet while what the reader did is shown, whose own figures are there at once", () => {
      deliver(welcome({ actor: 0, prompt: prompt("aim"), view: { gifts: 3 } }));
      vi.advanceTimersByTime(1_500);
      const turns = [turn(0, 0, [0]), turn(1, 1, [], { finished: false })];
      const storm = { count: 2, turns, events: [{ number: 0, beats: [{ kind: "slow" }] }] };
      const now = { seq: 2, events: 1, actor: 1, prompt: prompt("next"), view: { gifts: 2 } };
      deliver({ ...update(now, [event(0, 0)]), story: storm });
      expect([store.asked?.prompt?.key, store.onTurn, store.seen]).toEqual(["aim", 0, { gifts: 2 }]);
      vi.advanceTimersByTime(1_000);
      expect([store.asked?.prompt?.key, store.onTurn]).toEqual(["next", 1]);
    });

    test("does not end the game: its last move is seen first, unless the reader skips it", () => {
      deliver(slow({ actor: null, status: "over" }));
      expect([store.over, store.skippable]).toEqual([false, true]);
      vi.advanceTimersByTime(1_000);
      expect([store.over, store.skippable]).toEqual([true, false]);
    });

    test("is told at once when the reader skips it", () => {
      deliver(slow({ actor: null, status: "over" }));
      store.skip();
      expect(store.over).toBe(true);
      expect(told()).toHaveLength(1);
    });

    test("is told at once where nothing moves", () => {
      settings.set({ motion: "off" });
      deliver(slow({ actor: 1, prompt: prompt("after") }));
      expect(told()).toHaveLength(1);
      expect(store.asked?.prompt?.key).toBe("after");
    });

    test("gives away no card that the reader has drawn: figures, question and announcement wait for it", () => {
      deliver(welcome({ actor: 0, prompt: prompt("announce"), view: { discards: 3 } }));
      vi.advanceTimersByTime(1_500);
      store.greet();
      const drawn: ServerMessage = {
        ...update({ seq: 3, events: 2, actor: 0, prompt: prompt("insert"), view: { discards: 4 } }, [event(0, 0), event(1, null)]),
        story: { count: 1, turns: [turn(0, 0, [0, 1], { finished: false })], events: [{ number: 1, beats: [{ kind: "slow" }] }] },
      };
      const announced = vi.spyOn(store.announcements, "announce");
      deliver(drawn);
      expect([store.asked?.prompt?.key, store.seen]).toEqual(["announce", { discards: 3 }]);
      expect(store.view).toEqual({ discards: 4 }); // the moving parts of the board are drawn from it
      expect([store.asSeen.view, store.asSeen.marks]).toEqual([{ discards: 3 }, []]); // the parts beside it are not
      expect(announced).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1_000);
      expect([store.asked?.prompt?.key, store.seen]).toEqual(["insert", { discards: 4 }]);
      expect(announced).toHaveBeenCalled();
    });

    test("takes as much less time as its turn is sped up", () => {
      deliver(slow({ actor: 1 }, Array(10).fill({ kind: "slow" })));
      expect(store.lasts(store.beats[0]!)).toBe(600);
    });
  });

  test("begins beat after beat, at the reader's pace", () => {
    deliver(welcome({ actor: 1 }));
    vi.advanceTimersByTime(1_500);
    const beats = [{ kind: "slow" }, { kind: "silent" }, { kind: "slow" }];
    const shown = { count: 1, turns: [turn(0, 1, [0], { finished: false })], events: [{ number: 0, beats }] };
    deliver({ ...moved(0, 2), story: shown } as ServerMessage);
    const starts = (): number[] => store.beats.map((beat) => store.starts(beat));
    expect(starts()).toEqual([0, 1_000, 1_000]);
    settings.set({ pace: "fast" });
    expect(starts()).toEqual([0, 500, 500]);
    settings.set({ motion: "off" }); // a still picture shows all of them
    expect(starts()).toEqual([0, 0, 0]);
    expect(store.starts(undefined)).toBe(0);
  });

  test.each([
    ["the reader wants it at once", () => settings.set({ pace: "instant" })],
    ["the page is hidden", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
  ])("is shown at once while %s", (_, prepare) => {
    deliver(welcome({ actor: 1 }));
    prepare();
    for (const number of [0, 1, 2]) deliver(moved(number, number + 2));
    expect(store.log).toHaveLength(3);
  });

  test("comes before one's own move, at once", () => {
    deliver(welcome());
    deliver(moved(0, 2));
    deliver(moved(1, 3));
    deliver(update({ seq: 4, events: 3 }, [event(2, 0)]));
    expect(store.log.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  test("is redacted when it must be forgotten", () => {
    deliver(welcome({ events: 1 }, { log: [event(0, 1, { text: "red>gate" })] }));
    deliver(update({ seq: 2, events: 2 }, [event(1, 0)], { redacted: [event(0, 1, { text: "?>gate" })] }));
    expect(store.log.map(({ text }) => text)).toEqual(["?>gate", "event 1"]);
  });
});

describe("a screen reader hears", () => {
  test("nothing before the live region is there, then whose turn it is", () => {
    deliver(welcome());
    expect(spoken()).toEqual([]);
    store.greet();
    store.greet();
    expect(spoken()).toEqual([`${page.say("your-turn")} Choose.`]);
  });

  test("another's turn once, in a sentence, when it is over, then that it is the reader's turn", () => {
    deliver(welcome({ actor: 1 }));
    store.greet();
    const begun = { count: 2, turns: [turn(1, 1, [0], { finished: false })], events: [] };
    deliver(update({ seq: 2, events: 1, actor: 1 }, [event(0, 1)], { story: begun }));
    deliver(update({ seq: 3, events: 2 }, [event(1, 1)], { story: { ...begun, turns: [turn(1, 1, [0, 1])] } }));
    vi.advanceTimersByTime(5_000);
    expect(spoken()).toEqual(["Bruno moved in turn 1.", `${page.say("your-turn")} Choose.`]);
  });

  describe("a turn that moves on the board", () => {
    const yours = `${page.say("your-turn")} Choose.`;
    const told = (number: number): string => `Bruno moved in turn ${number}.`;
    /** Bruno's turn of one event, which is a second long. */
    const moves = (number: number, now: Partial<TableState> = {}): ServerMessage => {
      const events = [{ number: number - 1, beats: [{ kind: "slow" }] }];
      const story = { count: number + 1, turns: [turn(number, 1, [number - 1])], events };
      return update({ seq: number + 1, events: number, ...now }, [event(number - 1, 1)], { story });
    };
    beforeEach(() => {
      deliver(welcome({ actor: 1 }));
      store.greet();
      vi.advanceTimersByTime(1_500);
    });

    test("when it has been shown, then that it is the reader's turn", () => {
      deliver(moves(1));
      vi.advanceTimersByTime(999);
      expect(spoken()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(spoken()).toEqual([told(1), yours]);
      vi.advanceTimersByTime(60_000);
      expect(spoken()).toHaveLength(2);
    });

    test("turn by turn, and whose turn it is once, after all of them", () => {
      deliver(moves(1, { actor: 1 }));
      deliver(moves(2));
      deliver(update({ seq: 4, events: 2 })); // the state alone has changed
      vi.advanceTimersByTime(1_000);
      expect(spoken()).toEqual([told(1)]);
      vi.advanceTimersByTime(60_000);
      expect(spoken()).toEqual([told(1), told(2), yours]);
    });

    test("while the rest is paused", () => {
      deliver(moves(1, { actor: 1 }));
      deliver(moves(2));
      store.pacing.pause(true);
      vi.advanceTimersByTime(60_000);
      expect(spoken()).toEqual([told(1)]);
      store.pacing.pause(false);
      vi.advanceTimersByTime(1_000);
      expect(spoken()).toEqual([told(1), told(2), yours]);
    });

    test("at once when the reader skips it", () => {
      deliver(moves(1, { actor: 1 }));
      deliver(moves(2));
      store.skip();
      expect(spoken()).toEqual([told(1), told(2), yours]);
    });

    test("when the reader skips a turn, and all when the reader does so twice", () => {
      for (const number of [1, 2, 3]) deliver(moves(number, number < 3 ? { actor: 1 } : {}));
      store.skipTurn();
      expect(spoken()).toEqual([told(1)]);
      store.skipTurn();
      expect(spoken()).toEqual([told(1), told(2), told(3), yours]);
    });

    test("turn by turn when the reader skips them one after the other", () => {
      for (const number of [1, 2, 3]) deliver(moves(number, number < 3 ? { actor: 1 } : {}));
      for (const turns of [1, 2]) {
        store.skipTurn();
        expect(spoken()).toHaveLength(turns);
        vi.advanceTimersByTime(600);
      }
    });

    test("at once when the reader moves, but no longer that it is the reader's turn", () => {
      deliver(moves(1));
      const own = { count: 3, turns: [turn(2, 0, [1])], events: [] };
      deliver(update({ seq: 3, events: 2, actor: 1 }, [event(1, 0)], { story: own }));
      expect(spoken()).toEqual([told(1), page.say("log-line", { you: "yes", words: "event 1" })]);
      vi.advanceTimersByTime(60_000);
      expect(spoken()).toHaveLength(2);
    });

    test.each([
      ["nothing moves", () => settings.set({ motion: "off" })],
      ["the page is hidden", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true)],
    ])("at once where %s", (_, prepare) => {
      prepare();
      deliver(moves(1));
      expect(spoken()).toEqual([told(1), yours]);
    });

    test("as soon as the reader looks elsewhere", () => {
      deliver(moves(1));
      vi.spyOn(document, "hidden", "get").mockReturnValue(true);
      document.dispatchEvent(new Event("visibilitychange"));
      expect(spoken()).toEqual([told(1), yours]);
    });

    test("when the connection was lost and is there again", () => {
      deliver(moves(1));
      deliver(welcome({ seq: 2, events: 1 }, { log: [event(0, 1)] }));
      expect(spoken()).toEqual([told(1), yours]);
    });

    test("never when another seat looks by then", () => {
      deliver(moves(1));
      deliver(welcome({ seq: 2, events: 1, viewer: 1 }, { your_seats: [1], log: [event(0, 1)] }));
      vi.advanceTimersByTime(60_000);
      expect(spoken()).not.toContain(told(1));
    });
  });

  test("the reader's own turn step by step", () => {
    deliver(welcome());
    store.greet();
    const begun = { count: 2, turns: [turn(1, 0, [0], { finished: false })], events: [] };
    deliver(update({ seq: 2, events: 1, actor: 1 }, [event(0, 0)], { story: begun }));
    expect(spoken().at(-1)).toBe(page.say("log-line", { you: "yes", words: "event 0" }));
  });

  test("nothing while a lesson plays many moves", () => {
    deliver(welcome({ actor: 1 }));
    store.greet();
    store.announcements.quiet = true;
    deliver(update({ seq: 2, events: 1 }, [event(0, 1)]));
    expect(spoken()).toEqual([]);
  });

  test("what is said in the chat", () => {
    deliver(welcome());
    deliver({ type: "chat", line: { id: 1, at: 0, name: "Bruno", seat: 1, text: "Hello" } });
    expect(spoken()).toEqual([page.say("chat-said", { name: "Bruno", text: "Hello" })]);
    expect(store.chat).toHaveLength(1);
  });

  test("that somebody resigned, or wants to undo", () => {
    deliver(welcome());
    deliver({ type: "table", table: tableInfo({ seats: [seat("Anna"), seat("Bruno", { resigned: true })] }), your_seats: [0] });
    deliver(update({ seq: 2, undo: { seat: 1, number: 0, pending: [0] } }));
    expect(spoken()).toEqual([page.say("news-resigned", { name: "Bruno" }), page.say("wants-undo", { number: 1, name: "Bruno" })]);
    expect(store.announcements.notices).toHaveLength(1);
  });
});

describe("a refusal", () => {
  test("is shown and read aloud until something else is tried", async () => {
    deliver(welcome());
    const asked = store.requestUndo();
    const { id } = carrier.channel.take("request-undo");
    deliver({ type: "problem", title: "", status: 409, detail: "?", key: "not-your-turn", id });
    await asked;
    expect(store.refusal?.key).toBe("not-your-turn");
    expect(spoken()).toEqual([`${page.say("refused")} ${page.say("problem-not-your-turn")}`]);
    store.choose(null);
    expect(store.refusal).toBeNull();
  });

  test("explains why a move is not legal, and does not play one that is", async () => {
    deliver(welcome());
    const why = store.explain("x");
    const reply = { type: "explain", move: "x", understood: true } as const;
    const illegal = { legal: false, refusal: words("full"), detail: "It is full." };
    deliver({ ...reply, ...illegal, id: carrier.channel.take("explain").id! });
    await why;
    expect(store.refusal).toMatchObject({ key: "full", clause: "XX-1", detail: "It is full." });
    const fine = store.explain("a");
    deliver({ ...reply, legal: true, refusal: null, detail: null, id: carrier.channel.take("explain").id! });
    await fine;
    expect(carrier.channel.sent.some(({ type }) => type === "play")).toBe(false);
  });
});

describe("a spectator", () => {
  const told = (): number[] => store.recent.map(({ number }) => number);
  const turns = [turn(1, 0, [0]), turn(2, 1, [1]), turn(3, 2, [2])];
  const seen = (events: number): ServerMessage => {
    const story = { count: events + 1, turns: [turn(0, null, []), ...turns.slice(0, events)], events: [] };
    return welcome({ events, viewer: null, moves: null }, { your_seats: [], story });
  };
  beforeEach(() => sessionStorage.clear());

  test("reads what has happened since they began to watch, also after they have loaded the page again", () => {
    deliver(seen(1));
    expect(told()).toEqual([1]); // nothing is new yet: the newest turn
    store.close();
    open();
    deliver(seen(3));
    expect(told()).toEqual([2, 3]);
  });

  test("of another table, or of one that begins anew, begins to watch it now", () => {
    sessionStorage.setItem("ilion-watched-table-2", "1");
    sessionStorage.setItem("ilion-watched-table-1", "40");
    deliver(seen(3));
    expect(told()).toEqual([3]);
  });
});

describe("looking back", () => {
  test("shows the past, in which nothing can be played", async () => {
    deliver(welcome({ events: 2 }, { log: [event(0, 1), event(1, 0)] }));
    store.goTo(1);
    const { id } = carrier.channel.take("past");
    deliver({ type: "past", id: id!, number: 1, view: { phase: "then" }, events: 2, viewer: 0, prompt: null, actor: 1 });
    await vi.waitFor(() => expect(store.current).toBe(false), PATIENT);
    expect([store.view, store.actor, store.moves]).toEqual([{ phase: "then" }, 1, []]);
    expect(store.present.view).toEqual({ phase: "some" });
    store.goTo(2);
    expect(store.latest.map(({ number }) => number)).toEqual([1]);
    expect(store.moves).toHaveLength(2);
  });
});

describe("on a shared device", () => {
  test("it is passed to the seat that is to act", () => {
    deliver(hotseat({ viewer: null, actor: 1, view: null, moves: null }));
    expect([store.passTo, store.handTo]).toEqual([1, null]);
  });

  test("a player sees what they did before they hand it on", () => {
    deliver(hotseat());
    deliver(update({ seq: 2, actor: 1, events: 1, moves: null }, [event(0, 0)]));
    expect([store.passTo, store.handTo]).toEqual([null, 1]);
  });

  test("it stays where it is while a bot stands in", () => {
    deliver(
      welcome(
        { actor: 1 },
        { your_seats: [0, 1], table: tableInfo({ seats: [seat("Anna"), seat("Bruno", { stand_in: "easy" })] }) },
      ),
    );
    expect([store.passTo, store.handTo]).toEqual([null, null]);
  });

  test("nothing that one seat knows is left when it is handed on", () => {
    deliver(hotseat());
    store.greet();
    store.choose(move("a"));
    deliver(update({ seq: 1, actor: 1, moves: null, view: { hand: ["secret"] } }, [event(0, 0, { text: "secret" })]));
    store.handOver();
    expect([store.view, store.log, store.moves, store.draft, store.chosen, store.latest]).toEqual([null, [], [], [], null, []]);
    expect(spoken()).toEqual([]);
    expect(carrier.channel.take("view-as").seat).toBeNull();
  });
});

describe("in a lesson", () => {
  test("the page looks from the learner's seat only", () => {
    open(1);
    deliver(hotseat({ viewer: null }));
    expect(store.yourSeats).toEqual([1]);
    expect(carrier.channel.take("view-as").seat).toBe(1);
  });

  test("the coach says which move may be sent", async () => {
    deliver(welcome());
    store.guard = (text) => text === "b";
    expect(await store.input.send("a")).toBe(false);
    void store.input.send("b");
    expect(carrier.channel.take("play").move).toBe("b");
  });
});

test("a hint for an older state is no hint", async () => {
  deliver(welcome());
  const hint = store.hint();
  deliver({ type: "hint", id: carrier.channel.take("hint").id!, seat: 0, seq: 0, moves: [] });
  expect(await hint).toBeNull();
});
