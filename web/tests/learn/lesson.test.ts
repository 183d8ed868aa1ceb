import { describe, expect, test } from "vitest";
import { lessonOf, planOf, stepAt, waitsForNext, type Lesson } from "../../src/learn/lesson";
import { standing } from "../../src/learn/scripted-player.svelte";
import { event } from "../fixtures";

const lesson: Lesson = {
  id: "troia",
  game: "troia",
  you: 0,
  seats: 2,
  options: {},
  steps: [
    { key: "welcome", clause: "", events: ["* deal"] },
    { key: "first", clause: "", events: ["> a", "* draw", "1 b"] },
    { key: "watch", clause: "", events: ["1 c", "1 d"] },
    { key: "end", clause: "", events: [] },
  ],
};

test("the plan of a lesson is its moves, without the draws", () => {
  expect(planOf(lesson)).toEqual([
    { step: 1, text: "a", mine: true },
    { step: 1, text: "b", mine: false },
    { step: 2, text: "c", mine: false },
    { step: 2, text: "d", mine: false },
  ]);
});

describe("the step that is shown", () => {
  test.each([
    ["at the start", 0, 0, 0, true],
    ["once the welcome is read", 0, 1, 1, false],
    ["after the learner's move", 1, 1, 1, false],
    ["before moves to be watched", 2, 1, 2, true],
    ["while they are made", 2, 3, 2, false],
    ["between them", 3, 3, 2, false],
    ["at the end", 4, 3, 3, true],
    ["beyond the end", 4, 4, 3, false],
  ])("%s", (_, made, read, step, waits) => {
    expect(stepAt(lesson, made, read)).toBe(step);
    expect(waitsForNext(lesson, made, read)).toBe(waits);
  });
});

test("moves that were undone, and draws, do not stand", () => {
  const log = [event(0, 0), event(1, null), event(2, 1), event(3, null, { undone: 2 }), event(4, 1)];
  expect(standing(log).map(({ number }) => number)).toEqual([0, 4]);
});

test.each(["trojan-horse", "troia", "odyssey", "horus"])(
  "the lesson of %s can be followed from its first step to its last",
  async (game) => {
    const found = (await lessonOf(game))!;
    const plan = planOf(found);
    const shown = new Set<number>();
    let [made, read] = [0, 0];
    for (let clicks = 0; clicks < 1000; clicks++) {
      const step = stepAt(found, made, read);
      shown.add(step);
      if (waitsForNext(found, made, read)) read = step + 1;
      else if (made < plan.length) made++;
      else break;
    }
    expect(made).toBe(plan.length);
    expect([...shown].sort((a, b) => a - b)).toEqual(found.steps.map((_, number) => number));
  },
);

test("a game without a lesson has none", () => {
  expect(lessonOf("chess")).toBeNull();
});
