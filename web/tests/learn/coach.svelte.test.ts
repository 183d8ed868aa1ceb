import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ServerMessage, TableState } from "../../src/api/types";
import { settings } from "../../src/app/settings.svelte";
import { Coach } from "../../src/learn/coach.svelte";
import type { Lesson } from "../../src/learn/lesson";
import { progressOf } from "../../src/learn/progress";
import { TableStore } from "../../src/table/table-store.svelte";
import { catalogueOf } from "../../src/text/catalogue";
import { FakeCarrier, type FakeChannel } from "../fake-carrier";
import { event, move, tableState, update, welcome } from "../fixtures";
import { pageTexts } from "../texts";

const lesson: Lesson = {
  id: "troia",
  game: "troia",
  you: 0,
  seats: 2,
  options: {},
  steps: [
    { key: "hello", clause: "X-1", events: [] },
    { key: "play", clause: "X-2", events: ["> a", "1 b"] },
    { key: "bye", clause: "X-3", events: [] },
  ],
};
const texts = catalogueOf(
  "en",
  lesson.steps.map(({ key }) => `lesson-${key} = Text of ${key}\n    .title = ${key}\n    .task = Do ${key}`),
);
const page = pageTexts();
let carrier: FakeCarrier;
let store: TableStore;
let coach: Coach;
let stop: () => void;
const renewed = vi.fn();

beforeEach(() => {
  settings.set({ motion: "off", confirm: "always" });
  renewed.mockClear();
  carrier = new FakeCarrier();
  stop = $effect.root(() => {
    store = new TableStore(
      "t1",
      () => page,
      () => texts,
      0,
      carrier,
    );
    coach = new Coach(
      store,
      lesson,
      () => page,
      () => texts,
      { table: "t1", read: 0 },
      renewed,
    );
  });
});
afterEach(() => {
  coach.close();
  store.close();
  stop();
});

/** The learner's page, then the players of seats 0 and 1. */
const channel = (number: 0 | 1 | 2): FakeChannel => carrier.channels[number]!;
const state = (made: string[]): Partial<TableState> => ({
  seq: made.length + 1,
  events: made.length,
  actor: made.length % 2,
  status: made.length < 2 ? "running" : "over",
});
const log = (made: string[]) => made.map((text, number) => event(number, number % 2, { text }));

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  }
}
/** Send the state after these moves to all three, each from its own seat. */
async function deliver(made: string[], first = false): Promise<void> {
  for (const number of [0, 1, 2] as const) {
    const now = { ...state(made), viewer: number === 2 ? 1 : 0, moves: made.length % 2 ? null : [move("a"), move("x")] };
    const message: ServerMessage = first ? welcome(now, { your_seats: [0, 1] }) : update(now, log(made).slice(-1));
    channel(number).deliver(message);
  }
  await settle();
}
async function begin(): Promise<void> {
  await deliver([], true);
}
/** Answer a move of a lesson's player, and show it to everybody. */
async function playedBy(number: 1 | 2, made: string[]): Promise<void> {
  const { id, move: text } = channel(number).take("play");
  expect(text).toBe(made.at(-1));
  channel(number).deliver({ type: "ack", id: id!, seq: made.length + 1 });
  await deliver(made);
}

describe("the coach", () => {
  test("first only talks, and no move may be made before “next”", async () => {
    await begin();
    expect([coach.at, coach.waiting, coach.expectedMove]).toEqual([0, true, null]);
    expect(coach.say("title")).toBe("hello");
    expect(await store.input.send("a")).toBe(false);
    expect(coach.astray).toBe("early");
    await coach.forward();
    expect([coach.at, coach.waiting, coach.astray]).toEqual([1, false, null]);
    expect(progressOf("troia")).toEqual({ table: "t1", read: 1, done: false });
  });

  test("expects one move, shows it on the board and lets no other through", async () => {
    await begin();
    await coach.forward();
    await settle();
    expect(coach.expectedMove).toBe("a");
    expect(store.highlighted?.text).toBe("a");
    expect(await store.input.send("x")).toBe(false);
    expect(coach.astray).toBe("other");
    void store.input.send(" A ");
    expect(channel(0).take("play").move).toBe(" A ");
  });

  test("leaves it to the server to say why an illegal move is illegal", async () => {
    await begin();
    await coach.forward();
    void store.input.send("nonsense");
    expect(channel(0).take("play").move).toBe("nonsense");
    expect(coach.astray).toBeNull();
  });

  test("makes the learner's move for them, then the other seat's by itself", async () => {
    await begin();
    await coach.forward();
    const done = coach.forward();
    await settle();
    await playedBy(1, ["a"]);
    await done;
    expect(coach.busy).toBe(true);
    await playedBy(2, ["a", "b"]);
    expect([coach.over, coach.cut, coach.busy]).toEqual([true, false, false]);
  });

  test("makes the learner's move once, even if it is asked twice", async () => {
    await begin();
    await coach.forward();
    void coach.forward();
    void coach.forward();
    await settle();
    expect(channel(1).sent.filter(({ type }) => type === "play")).toHaveLength(1);
  });

  test("reads each step aloud once", async () => {
    await begin();
    await settle();
    const said = () => store.announcements.spoken.map(({ text }) => text).filter((text) => text.startsWith("hello"));
    expect(said()).toEqual(["hello. Text of hello"]);
    await coach.forward();
    await settle();
    expect(store.announcements.spoken.at(-1)!.text).toBe("play. Text of play Do play");
    expect(said()).toHaveLength(1);
  });

  test("knows that a lesson was left before its end", async () => {
    await begin();
    channel(0).deliver(update({ ...tableState(), seq: 9, status: "over" }));
    expect([coach.over, coach.cut]).toEqual([true, true]);
    await coach.again();
    expect(renewed).toHaveBeenCalled();
  });

  test("gives up when the server refuses a move of its own", async () => {
    await begin();
    await coach.forward();
    const done = coach.forward();
    await settle();
    channel(1).deliver({ type: "problem", title: "", status: 409, detail: "?", id: channel(1).take("play").id! });
    await done;
    expect(coach.broken).toBe(true);
  });

  test("tries again what came too fast", async () => {
    await begin();
    await coach.forward();
    void coach.forward();
    await settle();
    channel(1).deliver({ type: "problem", title: "", status: 429, detail: "?", id: channel(1).take("play").id! });
    await vi.advanceTimersByTimeAsync(250);
    expect(channel(1).take("play").move).toBe("a");
    expect(coach.broken).toBe(false);
  });
});
