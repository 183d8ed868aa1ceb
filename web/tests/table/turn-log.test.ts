import { beforeEach, describe, expect, test } from "vitest";
import { TurnLog } from "../../src/table/turn-log.svelte";
import { event, turn } from "../fixtures";

const beats = (number: number, ...kinds: string[]) => ({ number, beats: kinds.map((kind) => ({ kind })) });
let log: TurnLog;

beforeEach(() => {
  log = new TurnLog();
  log.reset({
    count: 4,
    turns: [turn(0, null, [0, 1]), turn(1, 0, [2]), turn(2, 1, [3, 4]), turn(3, 2, [5], { finished: false })],
    events: [beats(2, "announce"), beats(3, "announce"), beats(4, "drop", "drop"), beats(5, "announce")],
  });
});

describe("what happened since the reader's turn", () => {
  test("are the turns of the others after it, also one that unfolds", () => {
    expect(log.since([0]).map(({ number }) => number)).toEqual([2, 3]);
  });

  test("is the reader's own last turn as long as nobody else has moved", () => {
    log.merge({ count: 2, turns: [], events: [] });
    expect(log.since([0]).map(({ number }) => number)).toEqual([1]);
  });

  test("is the set-up before anybody has moved", () => {
    log.merge({ count: 1, turns: [], events: [] });
    expect(log.since([0]).map(({ number }) => number)).toEqual([0]);
  });

  test("are all turns for a spectator", () => {
    expect(log.since([]).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("are for a spectator the turns since the table was opened, at most one round of them", () => {
    log.merge({ count: 7, turns: [turn(3, 2, [5]), turn(4, 0, [6]), turn(5, 1, [7]), turn(6, 2, [8])], events: [] });
    const since = (watched: number) => log.since([], null, watched).map(({ number }) => number);
    expect(since(0)).toEqual([4, 5, 6]);
    expect(since(7)).toEqual([5, 6]);
    expect(since(9)).toEqual([6]); // nothing yet: the newest turn
  });

  test("leaves out the reader's own turn that unfolds", () => {
    log.merge({ count: 5, turns: [turn(3, 2, [5]), turn(4, 0, [6], { finished: false })], events: [] });
    expect(log.since([0]).map(({ number }) => number)).toEqual([2, 3]);
  });
});

describe("what the reader was away for", () => {
  beforeEach(() => log.merge({ count: 5, turns: [turn(3, 2, [5]), turn(4, 0, [6, 7])], events: [] }));
  const since = (from: number, to: number) => log.since([0], { from, to }).map(({ number }) => number);

  test("are the turns that had not ended, also the one that a bot played for the reader", () => {
    expect(since(4, 8)).toEqual([2, 3, 4]);
  });

  test("leaves out the turns that were seen", () => {
    expect(since(5, 8)).toEqual([3, 4]);
  });

  test("is followed by what happens once the reader is back, but not by the reader's own turn that unfolds", () => {
    log.merge({ count: 7, turns: [turn(5, 1, [8]), turn(6, 0, [9], { finished: false })], events: [] });
    expect(since(5, 8)).toEqual([3, 4, 5]);
  });

  test("is nothing if nothing happened meanwhile", () => {
    expect(log.missed({ from: 8, to: 8 })).toEqual([]);
    log.merge({ count: 6, turns: [turn(5, 1, [8])], events: [] });
    expect(log.missed({ from: 8, to: 8 })).toEqual([]);
  });
});

describe("a story", () => {
  test("replaces turns and events by their numbers", () => {
    log.merge({ count: 4, turns: [turn(3, 2, [5, 6])], events: [beats(5, "hidden")] });
    expect(log.turns[3]).toMatchObject({ finished: true, events: [5, 6] });
    expect(log.beatsOf(5)).toEqual([{ kind: "hidden" }]);
  });

  test("drops turns that were taken back", () => {
    log.merge({ count: 3, turns: [], events: [] });
    expect(log.turns).toHaveLength(3);
  });
});

test("with the last event of a turn the next one opens, and those that are missed", () => {
  const opening = (kind: string) => ({ opening: [{ kind }] });
  const turns = [
    turn(3, 2, [5], opening("third")),
    turn(4, 0, [], opening("missed")),
    turn(5, 1, [6, 7], opening("fifth")),
    turn(6, 2, [], opening("sixth")),
  ];
  log.merge({ count: 7, turns, events: [beats(6, "announce"), beats(7, "drop")] });
  const kinds = (number: number) => log.beatsWith(number).map(({ kind }) => kind);
  expect(kinds(3)).toEqual(["announce"]);
  expect(kinds(4)).toEqual(["drop", "drop", "third"]);
  expect(kinds(5)).toEqual(["announce", "missed", "fifth"]);
  expect(kinds(6)).toEqual(["announce"]);
  expect(kinds(7)).toEqual(["drop", "sixth"]);
});

test("the steps of a turn are its events, those taken back and the undoing of them included", () => {
  const events = Array.from({ length: 9 }, (_, number) => event(number, 0));
  log.merge({ count: 3, turns: [turn(2, 1, [3, 8])], events: [] });
  expect(log.stepsOf(log.turns[2]!, events).map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(log.stepsOf(log.turns[0]!, events).map(({ number }) => number)).toEqual([0, 1]);
  expect(log.turnAt(4)?.number).toBe(2);
});

test("marks name whose turn it was and which, and dim what the reader does not point at", () => {
  const marks = log.marksOf(log.since([0]), { lit: 3 });
  expect(marks.map(({ beat, seat, order, dim }) => [beat.kind, seat, order, dim])).toEqual([
    ["announce", 1, 1, true],
    ["drop", 1, 1, true],
    ["drop", 1, 1, true],
    ["announce", 2, 2, false],
  ]);
});

test("in the past only what has happened by then is marked", () => {
  expect(log.marksOf([log.turns[2]!], { until: 4 })).toHaveLength(1);
});
