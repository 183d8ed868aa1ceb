import { describe, expect, test } from "vitest";
import type { TableState } from "../../src/api/types";
import { newsOf, seatChanges, undoRequested, unratedNews } from "../../src/table/news";
import { event, seat, tableInfo, tableState, update } from "../fixtures";

describe("the seats of a running table", () => {
  const before = tableInfo();
  const bot = { stand_in: "medium" };

  test("change when a bot takes over, the player returns or resigns", () => {
    const left = tableInfo({ seats: [seat("Anna", bot), seat("Bruno")] });
    const resigned = tableInfo({ seats: [seat("Anna"), seat("Bruno", { resigned: true, ...bot })] });
    expect(seatChanges(before, left)).toEqual([{ seat: 0, resigned: false, left: true }]);
    expect(seatChanges(left, before)).toEqual([{ seat: 0, resigned: false, left: false }]);
    expect(seatChanges(before, resigned)).toEqual([{ seat: 1, resigned: true, left: true }]);
  });

  test("do not change when somebody is merely offline", () => {
    expect(seatChanges(before, tableInfo({ seats: [seat("Anna", { online: false }), seat("Bruno")] }))).toEqual([]);
  });

  test("are not compared before the game runs", () => {
    const after = tableInfo({ seats: [seat("Anna", bot), seat("Bruno")] });
    expect(seatChanges(null, after)).toEqual([]);
    expect(seatChanges(tableInfo({ status: "waiting" }), after)).toEqual([]);
  });
});

describe("an update tells", () => {
  const running = (left: number, graced = false): TableState =>
    tableState({ clock: { left: [left, 60_000], running: 0, since: 1_000, graced: [graced, false] } });
  const at = (server_time: number) => update({}, [], { server_time });

  test("that a player's time is up, once it is", () => {
    const change = { seat: 0, resigned: false, left: true };
    expect(newsOf(running(5_000), [change], at(6_000))).toEqual([{ what: "time-up", seat: 0 }]);
    expect(newsOf(running(5_000), [change], at(5_999))).toEqual([{ what: "bot-plays", seat: 0 }]);
    expect(newsOf(running(5_000), [{ ...change, resigned: true }], at(6_000))).toEqual([{ what: "time-lost", seat: 0 }]);
  });

  test("that a player is given a grace, once", () => {
    const graced = update(running(60_000, true), [], { server_time: 6_000 });
    expect(newsOf(running(5_000), [], graced)).toEqual([{ what: "grace", seat: 0 }]);
    expect(newsOf(running(60_000, true), [], graced)).toEqual([]);
    expect(newsOf(null, [], graced)).toEqual([]);
  });

  test("that a player resigned, left or plays again", () => {
    const change = (resigned: boolean, left: boolean) => [{ seat: 1, resigned, left }];
    expect(newsOf(tableState(), change(true, true), at(0))).toEqual([{ what: "resigned", seat: 1 }]);
    expect(newsOf(tableState(), change(false, true), at(0))).toEqual([{ what: "bot-plays", seat: 1 }]);
    expect(newsOf(tableState(), change(false, false), at(0))).toEqual([{ what: "plays-again", seat: 1 }]);
  });

  test("that nobody plays on once the last opponent has left", () => {
    const over = update({ status: "over" }, [], { server_time: 6_000 });
    const change = (seat: number) => [{ seat, resigned: true, left: true }];
    expect(newsOf(running(5_000), change(1), over)).toEqual([{ what: "resigned-last", seat: 1 }]);
    expect(newsOf(running(5_000), change(0), over)).toEqual([{ what: "time-lost-last", seat: 0 }]);
  });
});

describe("a request to undo", () => {
  const undo = { seat: 1, number: 4, pending: [0] };
  const asked = tableState({ undo });

  test("is new once", () => {
    expect(undoRequested(tableState(), asked)).toBe(true);
    expect(undoRequested(asked, asked)).toBe(false);
    expect(undoRequested(asked, tableState({ undo: { ...undo, seat: 0 } }))).toBe(true);
    expect(undoRequested(asked, tableState())).toBe(false);
  });

  test("is granted when something is undone", () => {
    expect(newsOf(asked, [], update({}, [event(5, null, { undone: 2 })]))).toEqual([{ what: "undo-granted", seat: 1 }]);
  });

  test("is refused when it goes and nothing else happened", () => {
    expect(newsOf(asked, [], update({}))).toEqual([{ what: "undo-refused", seat: 1 }]);
  });

  test("is neither when somebody plays on, resigns, or the game is over", () => {
    expect(newsOf(asked, [], update({}, [event(5, 1)]))).toEqual([]);
    expect(newsOf(asked, [], update({ status: "over" }))).toEqual([]);
    expect(newsOf(asked, [{ seat: 0, resigned: true, left: true }], update({}))).toEqual([{ what: "resigned", seat: 0 }]);
  });

  test("is not refused while it stands, or when there was none", () => {
    expect(newsOf(asked, [], update({ undo }))).toEqual([]);
    expect(newsOf(tableState(), [], update({}, [event(5, null, { undone: 1 })]))).toEqual([]);
  });
});

describe("the question to play unrated", () => {
  const waiting = { status: "waiting", rated: true } as const;
  const asked = { yours: false, open: true, name: "Gus", pending: [0] };
  const mine = { yours: true, open: true, name: "", pending: [] };
  const before = (unrated_request: typeof asked | null) => tableInfo({ ...waiting, unrated_request });

  test("is told to those who sit there, once", () => {
    expect(unratedNews(before(null), before(asked))).toBe("unrated-question");
    expect(unratedNews(before(asked), before({ ...asked, pending: [] }))).toBeNull();
    expect(unratedNews(before(asked), before(null))).toBe("unrated-over");
  });

  test("ends for the guest with the one word that the table stays rated", () => {
    expect(unratedNews(before(null), before(mine))).toBeNull();
    expect(unratedNews(before(mine), before({ ...mine, open: false }))).toBe("unrated-stays");
  });

  test("is told to everybody when the table has changed, also if the game begins at once", () => {
    for (const status of ["waiting", "running"] as const)
      expect(unratedNews(before(asked), tableInfo({ status, rated: false }))).toBe("unrated-now");
    expect(unratedNews(null, tableInfo({ rated: false }))).toBeNull();
    expect(unratedNews(tableInfo({ status: "running", rated: true }), tableInfo({ rated: true }))).toBeNull();
  });
});
