import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EventView, HintMove, ServerMessage, TableState } from "../../src/api/types";
import { settings } from "../../src/app/settings.svelte";
import Banner from "../../src/table/Banner.svelte";
import Hint from "../../src/table/Hint.svelte";
import Live from "../../src/table/Live.svelte";
import Log from "../../src/table/Log.svelte";
import Moves from "../../src/table/Moves.svelte";
import Notices from "../../src/table/Notices.svelte";
import Players from "../../src/table/Players.svelte";
import Recap from "../../src/table/Recap.svelte";
import { press } from "../../src/table/keys";
import type { Shared } from "../../src/table/table-context.svelte";
import { outcome, ranking } from "../../src/table/outcome";
import Top from "../../src/table/Top.svelte";
import Tray from "../../src/table/Tray.svelte";
import Unrated from "../../src/table/Unrated.svelte";
import Waiting from "../../src/table/Waiting.svelte";
import { event, move, seat, tableInfo, update, welcome, words, turn } from "../fixtures";
import { page, Scene } from "./scene";

let scene: Scene;
beforeEach(() => {
  settings.set({ motion: "off", confirm: "always" });
  scene = new Scene();
});
afterEach(() => scene.play.close());

describe("the clocks of the players", () => {
  const start = (left: number[], running: number | null = 0): void => {
    const clock = { left, running, since: Date.now(), graced: [] };
    scene.deliver(welcome({ clock }, { table: tableInfo({ clock: { kind: "realtime" } }) }));
    scene.show(Players);
  };
  const times = (): string[] => [...document.querySelectorAll("time")].map((time) => time.textContent);

  test("show what each has left, to the second", () => {
    start([65_000, 600_000]);
    expect(times()).toEqual(["1:05", "10:00"]);
  });

  test("run down for the seat that is to act", async () => {
    start([65_000, 600_000]);
    await vi.advanceTimersByTimeAsync(5_000);
    flushSync();
    expect(times()).toEqual(["1:00", "10:00"]);
  });

  test("hurry in the last half minute", () => {
    start([29_000, 31_000], null);
    expect([...document.querySelectorAll("time")].map((time) => time.classList.contains("hurry"))).toEqual([true, false]);
  });
});

describe("the panels", () => {
  test("say who sits there, and how", () => {
    const seats = [
      seat("Anna"),
      seat("Nestor", { kind: "bot" }),
      seat("Carla", { stand_in: "easy" }),
      seat("Emil", { resigned: true }),
    ];
    scene.deliver(welcome({}, { table: tableInfo({ seats }) }));
    scene.show(Players);
    const shown = [...document.querySelectorAll("li")].map((item) => item.textContent.replaceAll(/\s+/g, " "));
    expect(shown[0]).toContain(page.say("you"));
    expect(shown[1]).toContain(`Nestor ${page.say("bot")}`);
    expect(shown[2]).toContain(page.say("bot-plays"));
    expect(shown[3]).toContain(page.say("resigned"));
    expect(shown[1]).toContain("11");
  });

  test("mark the seat that is to act", () => {
    scene.deliver(welcome({ actor: 1 }));
    scene.show(Players);
    expect([...document.querySelectorAll("li")].map((item) => item.classList.contains("on"))).toEqual([false, true]);
  });
});

describe("a score that another player's move changes", () => {
  const points = (): string[] => [...document.querySelectorAll(".score")].map((score) => score.textContent.trim());
  const scored = (points: number[], now: Partial<TableState>, log: EventView[]): ServerMessage => {
    const events = log.map(({ number }) => ({ number, beats: [{ kind: "step" }] }));
    const story = { count: 1, turns: [turn(0, log[0]!.actor, [0], { finished: false })], events };
    return update({ seq: 2, events: 1, view: { points }, ...now }, log, { story });
  };
  beforeEach(() => {
    settings.set({ motion: "on", pace: "normal" });
    scene.play.module = scene.part;
    scene.part.panel = ({ view }, seat) => ({ token: "pR", score: `${(view as { points: number[] }).points[seat]}`, note: "" });
    scene.deliver(welcome({ actor: 1, view: { points: [0, 0] } }));
    vi.advanceTimersByTime(1_500);
    scene.show(Players);
  });

  test("changes when the move has been seen", () => {
    scene.deliver(scored([0, 3], { actor: 0 }, [event(0, 1)]));
    expect(points()).toEqual(["0", "0"]);
    vi.advanceTimersByTime(1_000);
    flushSync();
    expect(points()).toEqual(["0", "3"]);
  });

  test("changes at once when the reader skips it", () => {
    scene.deliver(scored([0, 3], { actor: 0 }, [event(0, 1)]));
    scene.play.skip();
    flushSync();
    expect(points()).toEqual(["0", "3"]);
  });

  test("changes at once where nothing moves", () => {
    settings.set({ motion: "off" });
    scene.deliver(scored([0, 3], { actor: 0 }, [event(0, 1)]));
    expect(points()).toEqual(["0", "3"]);
  });
});

describe("the forward button", () => {
  const go = (): HTMLButtonElement | null => document.querySelector(".btn.go");
  const begin = (moves = [move("a"), move("b")]): void => {
    scene.deliver(welcome({ moves }));
    scene.show(Tray);
  };

  test("waits for a choice, says what it does, and does it", async () => {
    begin();
    expect([go()!.disabled, go()!.textContent.trim()]).toEqual([true, page.say("choose-first")]);
    scene.play.choose(scene.play.moves[1]!);
    flushSync();
    expect([go()!.disabled, go()!.textContent.trim()]).toEqual([false, "Beta"]);
    expect(document.querySelector(".consequence")!.textContent).toBe("If b");
    await fireEvent.click(go()!);
    expect(scene.carrier.channel.take("play").move).toBe("b");
  });

  test("offers the only move there is", () => {
    begin([move("a", { final: true })]);
    expect(go()!.classList.contains("final")).toBe(true);
    expect(go()!.textContent).toContain("Alpha");
  });

  test("has a pass beside it that is not the forward move", () => {
    begin([move("a"), move("b"), move("pass", { data: { kind: "pass" } })]);
    expect(screen.getByText("Pass the turn")).toBeTruthy();
    scene.play.choose(scene.play.moves[2]!);
    flushSync();
    expect(screen.getAllByText("Pass the turn")).toHaveLength(1);
  });

  test("is not there for somebody who watches", () => {
    scene.deliver(welcome({ viewer: null, actor: 1 }, { your_seats: [] }));
    scene.show(Tray);
    expect(document.querySelectorAll(".bar button")).toHaveLength(0);
  });

  test("says that a move waits for the connection, which can be cancelled", async () => {
    begin();
    const sent = scene.play.input.send("a");
    scene.carrier.channel.break();
    await sent;
    flushSync();
    expect(go()!.textContent.trim()).toBe(page.say("sent-later"));
    await fireEvent.click(screen.getByText(page.say("do-not-send")));
    expect(scene.play.input.queued).toBeNull();
  });

  test("has undo and restart only where there is a draft", async () => {
    begin();
    const [restart, undo] = [
      screen.getByLabelText(page.say("restart-turn")),
      screen.getByLabelText(page.say("undo")),
    ] as HTMLButtonElement[];
    expect([restart!.disabled, undo!.disabled]).toEqual([true, true]);
    scene.deliver(update({ seq: 2, draft: [move("a"), move("b")] }));
    expect([restart!.disabled, undo!.disabled]).toEqual([false, false]);
    await fireEvent.click(undo!);
    expect(scene.carrier.channel.take("undo").n).toBe(1);
    await fireEvent.click(restart!);
    expect(scene.carrier.channel.take("undo").n).toBe(2);
  });
});

describe("the list of moves", () => {
  const list = (): HTMLElement => screen.getByRole("listbox");
  const options = (): string[] => screen.queryAllByRole("option").map((option) => option.textContent.trim());
  const key = (name: string) => fireEvent.keyDown(list(), { key: name });

  beforeEach(() => {
    scene.deliver(welcome());
    scene.show(Moves);
  });

  test("has every legal move in words", () => {
    expect(options()).toHaveLength(2);
    expect(options()[0]).toContain("Alpha");
  });

  test("arrow keys go through it, Enter plays", async () => {
    await key("ArrowDown");
    expect(scene.play.highlighted?.text).toBe("a");
    await key("ArrowDown");
    expect(scene.play.highlighted?.text).toBe("b");
    await key("Enter");
    expect(scene.carrier.channel.take("play").move).toBe("b");
    expect(scene.play.highlighted).toBeNull();
  });

  test("writing in the box narrows it, Escape widens it again and then leaves", async () => {
    const box = document.querySelector<HTMLInputElement>("#notation")!;
    const board = document.body.appendChild(Object.assign(document.createElement("main"), { id: "board", tabIndex: -1 }));
    box.focus();
    await fireEvent.input(box, { target: { value: "bet" } });
    expect(options()).toHaveLength(1);
    expect(options()[0]).toContain("Beta");
    await fireEvent.keyDown(box, { key: "Escape" });
    expect(options()).toHaveLength(2);
    expect(document.activeElement).toBe(box);
    await fireEvent.keyDown(box, { key: "Escape" });
    expect(document.activeElement).toBe(board);
    board.remove();
  });

  test("goes with the turn, and comes back once the board is painted", async () => {
    scene.deliver(update({ events: 1, actor: 1, moves: [] }));
    expect(options()).toEqual([]);
    scene.deliver(update({ events: 2, moves: [move("b")] }));
    expect(options()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    expect(options()).toHaveLength(1);
    expect(options()[0]).toContain("Beta");
  });

  test("a letter on the list stays a shortcut", async () => {
    expect(await key("u")).toBe(true);
    expect(document.querySelector<HTMLInputElement>("#notation")!.value).toBe("");
  });

  test("a move can be written, and stays written if it is refused", async () => {
    const box = document.querySelector<HTMLInputElement>("#notation")!;
    await fireEvent.input(box, { target: { value: "x>y" } });
    await fireEvent.keyDown(box, { key: "Enter" });
    const { id, move: text } = scene.carrier.channel.take("play");
    expect(text).toBe("x>y");
    scene.deliver({ type: "problem", title: "", status: 422, detail: "No.", id });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(box.value).toBe("x>y");
  });
});

describe("notices", () => {
  test("ask those who must agree to an undo", async () => {
    scene.deliver(welcome({ undo: { seat: 1, number: 3, pending: [0] } }));
    scene.show(Notices);
    expect(screen.getByText(page.say("wants-undo", { number: 4, name: "Bruno" }))).toBeTruthy();
    await fireEvent.click(screen.getByText(page.say("agree")));
    expect(scene.carrier.channel.take("answer-undo")).toMatchObject({ accept: true, seat: 0 });
    await fireEvent.click(screen.getByText(page.say("disagree")));
    expect(scene.carrier.channel.take("answer-undo")).toMatchObject({ accept: false, seat: 0 });
  });

  test("do not ask the one who wants it", () => {
    scene.deliver(welcome({ undo: { seat: 0, number: 3, pending: [1] } }));
    scene.show(Notices);
    expect(screen.queryByText(page.say("agree"))).toBeNull();
  });

  test("explain a refusal with its clause", () => {
    scene.deliver(welcome());
    scene.show(Notices);
    scene.play.refusal = { title: "", status: 422, detail: "It is full.", clause: "TH-16" };
    flushSync();
    expect(document.body.textContent).toContain("It is full.");
    expect(document.body.textContent).toContain("TH-16");
  });
});

describe("the log", () => {
  const log = [event(0, 0), event(1, 1), event(2, null, { undone: 1 }), event(3, 1)];
  const story = { count: 2, turns: [turn(0, null, [0]), turn(1, 1, [1, 3])], events: [] };
  const open = async (index: number): Promise<void> => {
    await fireEvent.click(document.querySelectorAll<HTMLElement>("button.open")[index]!);
  };

  test("tells a turn in sentences, the newest first, and says that something was taken back", () => {
    scene.deliver(welcome({ events: 4 }, { log, story }));
    scene.show(Log);
    const turns = [...document.querySelectorAll(".turn")];
    expect(turns.map((item) => item.querySelector("i")!.textContent)).toEqual(["1", ""]);
    expect(turns[0]!.textContent).toContain(page.say("turn-taken-back"));
    expect(turns[1]!.textContent).not.toContain(page.say("turn-taken-back"));
    expect(document.querySelectorAll(".step")).toHaveLength(0);
  });

  test("a turn opens to its steps, and marks those that were undone", async () => {
    scene.deliver(welcome({ events: 4 }, { log, story }));
    scene.show(Log);
    await open(0);
    const steps = [...document.querySelectorAll(".step")];
    expect(steps.map((item) => item.querySelector("i")!.textContent)).toEqual(["4", "3", "2"]);
    expect(steps.map((item) => item.classList.contains("undone"))).toEqual([false, false, true]);
  });

  test("a step leads to the moment after it, a turn to its end", async () => {
    scene.deliver(welcome({ events: 4 }, { log, story }));
    scene.show(Log);
    await open(0);
    await fireEvent.click(document.querySelectorAll<HTMLElement>(".step > button")[1]!);
    expect([scene.play.travel.target, scene.carrier.channel.take("past").number]).toEqual([3, 3]);
    await fireEvent.click(document.querySelectorAll<HTMLElement>(".told")[1]!);
    expect(scene.play.travel.target).toBe(1);
  });

  test("pointing at a turn lights it", async () => {
    scene.deliver(welcome({ events: 4 }, { log, story }));
    scene.show(Log);
    await fireEvent.pointerEnter(document.querySelectorAll(".turn")[0]!);
    expect(scene.play.lighting.turn).toBe(1);
    await fireEvent.pointerLeave(document.querySelectorAll(".turn")[0]!);
    expect(scene.play.lighting.turn).toBeNull();
  });

  test("the turn of a mark that is pointed at is lit", () => {
    scene.deliver(welcome({ events: 4 }, { log, story }));
    scene.show(Log);
    scene.play.lighting.marked = 0;
    flushSync();
    expect([...document.querySelectorAll(".turn")].map((line) => line.classList.contains("lit"))).toEqual([false, true]);
  });
});

describe("a hint", () => {
  test("that is closed while it is pointed at is highlighted no more", async () => {
    scene.deliver(welcome());
    const { unmount } = scene.mount(Hint);
    const moves = [{ text: "b", words: words("b"), value: 0.5 }] as unknown as HintMove[];
    scene.deliver({ type: "hint", id: scene.carrier.channel.take("hint").id!, seat: 0, seq: 1, moves });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    await fireEvent.pointerEnter(screen.getByText("Beta").closest("button")!, { pointerType: "mouse" });
    expect(scene.play.highlighted?.text).toBe("b");
    unmount();
    expect(scene.play.highlighted).toBeNull();
  });
});

describe("a table that is not full", () => {
  test("calls a place after whom it is for, and nobody a seat", () => {
    const seats = [
      seat("Anna"),
      seat("", { kind: "open", filled: false }),
      seat("Bruno", { kind: "invited", filled: false }),
      seat("", { kind: "invited", filled: false }),
    ];
    scene.deliver(welcome({ status: "waiting", actor: null, moves: null }, { table: tableInfo({ status: "waiting", seats }) }));
    scene.show(Waiting);
    const rows = [...document.querySelectorAll("li")].map((row) => row.textContent.replaceAll(/\s+/g, " ").trim());
    expect(rows).toEqual(["1 You here", "2 Open to everybody", "3 Bruno invited", "4 Invited"]);
  });
});

describe("the recap", () => {
  /** Turns that tell their numbers. */
  const numbered = (last: number) => {
    const told = (number: number) => ({ sentences: [words("told", { number })] });
    return {
      count: last + 1,
      turns: Array.from({ length: last + 1 }, (_, number) => turn(number, number ? 1 : null, [number], told(number))),
      events: [],
    };
  };
  const story = (turns: number) => ({
    count: turns + 1,
    turns: Array.from({ length: turns + 1 }, (_, number) => turn(number, number ? 1 : null, [number])),
    events: [],
  });
  const log = (events: number) => Array.from({ length: events }, (_, number) => event(number, 1));

  test("tells the last three turns and says how many came before", () => {
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: story(5) }));
    scene.show(Recap);
    expect(document.querySelectorAll(".recap .turn")).toHaveLength(3);
    expect(screen.getByText(page.say("recap-more", { number: 2 }))).toBeTruthy();
  });

  test("leaves a space between two turns", () => {
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: numbered(5) }));
    scene.show(Recap);
    const turns = [...document.querySelectorAll(".recap .turn")];
    expect(turns).toHaveLength(3);
    for (const one of turns.slice(1)) expect(one.previousSibling?.textContent).toBe(" ");
  });

  const numbers = (): string[] => [...document.querySelectorAll(".recap .turn")].map((told) => told.textContent.replace(/\D/g, ""));

  test("tells in the past the turn of the moment on display, without what was missed", async () => {
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: numbered(5), seen: 3 }));
    scene.show(Recap);
    expect(numbers()).toEqual(["3", "4", "5"]);
    scene.play.goTo(3);
    const { id } = scene.carrier.channel.take("past");
    scene.deliver({ type: "past", id: id!, number: 3, view: { phase: "then" }, events: 6, viewer: 0, prompt: null, actor: 1 });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(numbers()).toEqual(["2"]);
    expect(screen.queryByText(page.say("recap-missed", { number: 3 }))).toBeNull();
  });

  test("shows the tokens of today beside sentences and names of the past, also where it had none yet", async () => {
    scene.part.panel = (play, seat) => ({ token: play.view.phase === "then" ? "pN" : seat ? "pB" : "pR", score: "0", note: "" });
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: numbered(5), seen: 3 }));
    scene.show(Recap);
    scene.show(Log);
    scene.show(Players);
    scene.play.goTo(3);
    const { id } = scene.carrier.channel.take("past");
    scene.deliver({ type: "past", id: id!, number: 3, view: { phase: "then" }, events: 6, viewer: 0, prompt: null, actor: 1 });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    const tokens = [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(tokens).toContain("#pR");
    expect(tokens).not.toContain("#pN");
  });

  test("follows a replay, in which the header counts the turns, and tells each turn when it has been seen", async () => {
    const arrive = async (number: number): Promise<void> => {
      const { id } = scene.carrier.channel.take("past");
      scene.deliver({ type: "past", id: id!, number, view: { phase: "then" }, events: 6, viewer: 0, prompt: null, actor: 1 });
      await vi.advanceTimersByTimeAsync(0);
      flushSync();
    };
    const told = (): string[] => [...document.querySelectorAll(".recap .turn")].map((turn) => turn.textContent.trim());
    const header = (): string => document.querySelector(".top")!.textContent.replaceAll(/\s+/g, " ");
    const under = page.say("turn-begun", { name: "Bruno" });
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: numbered(5), seen: 3 }));
    scene.show(Recap);
    scene.show(Top);
    scene.play.replayTurns();
    flushSync();
    expect(told()).toEqual([under]);
    expect(screen.queryByText(page.say("recap-missed", { number: 3 }))).toBeNull();
    await arrive(3);
    expect(header()).toContain(page.say("replay-at", { number: 1, turns: 3 }));
    for (const number of [4, 5]) {
      await vi.advanceTimersByTimeAsync(250);
      await arrive(number);
    }
    expect(header()).toContain(page.say("replay-at", { number: 2, turns: 3 }));
    expect(told()).toEqual(["Turn 3 was told.", under]);
    scene.play.goTo(null);
    flushSync();
    expect(document.querySelector(".top .banner")).toBeNull();
    expect(told()).toEqual([3, 4, 5].map((number) => `Turn ${number} was told.`));
  });

  test("stays with the reader in the header until the card that ends the turn has been seen", async () => {
    settings.set({ motion: "on", pace: "normal" });
    scene.play.module = scene.part;
    scene.deliver(welcome({ actor: 0, prompt: { ...words("prompt"), clause: "TH-12" } }));
    scene.show(Top);
    await vi.advanceTimersByTimeAsync(1_500);
    scene.deliver({
      ...update({ seq: 3, events: 2, actor: 1, prompt: { ...words("prompt"), clause: "TH-12" }, moves: null }, [
        event(0, 0),
        event(1, null),
      ]),
      story: { count: 1, turns: [turn(0, 0, [0, 1])], events: [{ number: 1, beats: [{ kind: "step" }] }] },
    });
    const whose = (): string => document.querySelector(".top .action b")!.textContent;
    expect(whose()).toBe(page.say("your-turn"));
    await vi.advanceTimersByTimeAsync(1_000);
    flushSync();
    expect(whose()).toBe(page.say("turn-of", { name: "Bruno" }));
  });

  test("tells the turn whose mark is pointed at, also one of those before", () => {
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: numbered(5) }));
    scene.show(Recap);
    scene.play.lighting.marked = 4;
    flushSync();
    expect(numbers()).toEqual(["3", "4", "5"]);
    expect([...document.querySelectorAll(".recap .turn")].map((told) => told.classList.contains("lit"))).toEqual([
      false,
      true,
      false,
    ]);
    scene.play.lighting.marked = 1;
    flushSync();
    expect(numbers()).toEqual(["1"]);
  });

  test("keeps the marks of a tapped sentence lit until something else is tapped or happens", async () => {
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: numbered(5) }));
    scene.show(Recap);
    const told = screen.getAllByRole("button", { pressed: false });
    await fireEvent.click(told[1]!);
    expect(scene.play.lighting.turn).toBe(4);
    await fireEvent.pointerDown(document.body);
    expect(scene.play.lighting.turn).toBeNull();
    await fireEvent.keyDown(told[0]!, { key: "Enter" });
    expect(scene.play.lighting.turn).toBe(3);
    scene.deliver(update({ seq: 2, events: 7 }, [event(6, 1)], { story: { ...numbered(6), events: [] } }));
    vi.advanceTimersByTime(2_000);
    expect(scene.play.lighting.turn).toBeNull();
  });

  test("says after an absence how many turns the reader has missed, whatever was seen before", () => {
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: story(5), seen: 3 }));
    scene.show(Recap);
    expect(screen.getByText(page.say("recap-missed", { number: 3 }))).toBeTruthy();
    expect(screen.getByLabelText(page.say("replay-missed", { number: 3 }))).toBeTruthy();
  });

  test("tells first what happened to the reader of the turns that were missed, and then the newest", () => {
    const told = story(5);
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: told, seen: 1 }));
    vi.spyOn(scene.play.texts, "names").mockImplementation(({ number }) => number === 1);
    scene.show(Recap);
    const numbers = [...document.querySelectorAll(".recap .turn")].map((item) => item.textContent.replaceAll(/\D/g, ""));
    expect(numbers).toEqual([1, 4, 5].map((number) => scene.play.texts.turn(told.turns[number]!).replaceAll(/\D/g, "")));
  });

  test("is as usual for somebody who has seen everything, or sees the table for the first time", () => {
    for (const seen of [0, 6]) {
      scene.deliver(welcome({ events: 6 }, { log: log(6), story: story(5), seen }));
      expect(scene.play.absence).toBeNull();
    }
  });

  test("forgets the absence once the reader has moved", () => {
    scene.deliver(welcome({ events: 6 }, { log: log(6), story: story(5), seen: 3 }));
    expect(scene.play.absence).toEqual({ from: 3, to: 6 });
    scene.deliver(update({ seq: 2, events: 7, actor: 1 }, [event(6, 0)]));
    expect(scene.play.absence).toBeNull();
  });

  test("plays the turns again", async () => {
    scene.deliver(welcome({ events: 3 }, { log: log(3), story: story(2) }));
    scene.show(Recap);
    await fireEvent.click(screen.getByLabelText(page.say("replay-turns")));
    expect([scene.play.replay.running, scene.play.travel.target]).toEqual([true, 1]);
    scene.play.goTo(null);
    expect(scene.play.replay.running).toBe(false);
  });
});

describe("the live region", () => {
  test("greets once it is there, then says what happens", async () => {
    scene.deliver(welcome());
    scene.show(Live);
    expect(screen.getByRole("log").textContent).toBe("");
    await vi.advanceTimersByTimeAsync(100);
    flushSync();
    expect(screen.getByRole("log").textContent).toBe(`${page.say("your-turn")} Choose.`);
  });

  test("a key while others' moves are shown only skips them", async () => {
    settings.set({ motion: "on", pace: "normal" });
    vi.advanceTimersByTime(10_000);
    scene.deliver(welcome({ actor: 1 }));
    scene.show(Live);
    for (const number of [0, 1, 2]) scene.deliver(update({ seq: number + 2, actor: 1, events: number + 1 }, [event(number, 1)]));
    expect(scene.play.log).toHaveLength(0);
    expect(await fireEvent.keyDown(document.body, { key: "Enter" })).toBe(false);
    expect(scene.play.log).toHaveLength(3);
    expect(await fireEvent.keyDown(document.body, { key: "Enter" })).toBe(true);
  });
});

test("a lost connection counts down to the next try", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  scene.deliver(welcome());
  scene.carrier.channel.break();
  vi.advanceTimersByTime(500);
  scene.carrier.channel.break();
  vi.advanceTimersByTime(1000);
  scene.carrier.channel.break();
  flushSync();
  scene.show(Banner);
  expect(screen.getByRole("alert").textContent).toContain(page.say("next-try", { seconds: 2 }));
  await vi.advanceTimersByTimeAsync(1_500);
  flushSync();
  expect(screen.getByRole("alert").textContent).toContain(page.say("next-try", { seconds: 1 }));
});

describe("keys", () => {
  const pressed = (key: string, init: KeyboardEventInit = {}, target: Element = document.body): boolean => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    target.addEventListener("keydown", (one) => press(one as KeyboardEvent, scene.play, scene.drawer), { once: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test("Enter plays what is chosen", () => {
    scene.deliver(welcome());
    expect(pressed("Enter")).toBe(false);
    scene.play.choose(scene.play.moves[0]!);
    expect(pressed("Enter")).toBe(true);
    expect(scene.carrier.channel.take("play").move).toBe("a");
  });

  test("arrows go through time, Escape comes back", () => {
    scene.deliver(welcome({ events: 3 }, { log: [event(0, 0), event(1, 1), event(2, 0)] }));
    pressed("ArrowLeft");
    pressed("ArrowLeft");
    expect(scene.play.travel.target).toBe(1);
    pressed("Home");
    expect(scene.play.travel.target).toBe(0);
    pressed("Escape");
    expect(scene.play.travel.target).toBeNull();
  });

  test("open and close the drawer, and explain", () => {
    scene.deliver(welcome());
    pressed("c");
    expect(scene.drawer.page).toBe("chat");
    pressed("C");
    expect(scene.drawer.page).toBeNull();
    pressed("w");
    expect([scene.drawer.page, scene.drawer.clause, scene.drawer.because!()]).toEqual(["clause", "XX-1", "Choose."]);
    scene.play.refusal = { title: "", status: 422, detail: "It is full.", clause: "TH-16" };
    pressed("w");
    expect([scene.drawer.clause, scene.drawer.because!()]).toEqual(["TH-16", "It is full."]);
    pressed("Escape");
    expect(scene.drawer.page).toBeNull();
  });

  test("are the browser's with Ctrl, and letters where something is written", () => {
    scene.deliver(welcome());
    expect(pressed("c", { ctrlKey: true })).toBe(false);
    const box = document.body.appendChild(document.createElement("input"));
    expect(pressed("c", {}, box)).toBe(false);
    expect(scene.drawer.page).toBeNull();
    box.remove();
  });
});

describe("the end", () => {
  const ending = { part: { headline: () => ({ rest: "by far", clause: "X-1" }) } } as unknown as Shared["ending"];
  const end = (places: number[], scores: number[] | null): (string | null)[] => {
    const course = scores && [{ events: 0, scores }];
    scene.deliver(welcome({ status: "over", result: { places, scores, sheet: null, course, ending: words("x"), resigned: [] } }));
    const { first, rest, clause } = outcome({ play: scene.play, page, ending })!;
    return [first, rest, clause];
  };

  test("is told to the winner, or about them, in the words of the game", () => {
    expect(end([1, 2], [9, 4])).toEqual([page.say("end-you-win"), "by far", "X-1"]);
    expect(end([2, 1], [4, 9])).toEqual([page.say("end-wins", { name: "Bruno" }), "by far", "X-1"]);
  });

  test("names those who share the first place", () => {
    expect(end([1, 1], [7, 7])[0]).toBe(page.say("end-shared", { names: "You and Bruno" }));
  });

  test("says no more where nothing was counted", () => {
    expect(end([1, 2], null)).toEqual([page.say("end-you-win"), "", null]);
  });

  test("ranks the seats by their places", () => {
    expect(ranking([2, 1, 2, 4])).toEqual([
      { place: 1, seats: [1] },
      { place: 2, seats: [0, 2] },
      { place: 4, seats: [3] },
    ]);
  });
});

describe("the question to play unrated", () => {
  const ask = (pending: number[], yours = false, open = true): void => {
    const unrated_request = { yours, open, name: yours ? "" : "Gus", pending };
    scene.deliver(welcome({ status: "waiting" }, { table: tableInfo({ status: "waiting", rated: true, unrated_request }) }));
    scene.show(Unrated);
  };
  const buttons = (): string[] => screen.queryAllByRole("button").map((button) => button.textContent.trim());

  test("can be answered by those who sit there, and says whose answer is missing", async () => {
    ask([0, 1]);
    expect(screen.getByRole("heading").textContent).toContain("Gus");
    expect(buttons()).toEqual([page.say("agree"), page.say("unrated-refuse")]);
    expect(document.body.textContent).toContain(page.say("unrated-waits", { names: "Bruno" }));
    await fireEvent.click(screen.getByRole("button", { name: page.say("agree") }));
    expect(scene.carrier.channel.sent.at(-1)).toMatchObject({ type: "answer-unrated", accept: true, seat: 0 });
  });

  test("can still be refused by somebody who has agreed", () => {
    ask([1]);
    expect(document.body.textContent).toContain(page.say("unrated-agreed"));
    expect(buttons()).toEqual([page.say("unrated-refuse")]);
  });

  test("is the guest's to take back while it is open, and tells no more than how it ended", () => {
    ask([], true);
    expect(buttons()).toEqual([page.say("unrated-withdraw")]);
    document.body.innerHTML = "";
    ask([], true, false);
    expect(screen.getByRole("status").textContent).toBe(page.say("unrated-stays"));
    expect(buttons()).toEqual([]);
  });
});
