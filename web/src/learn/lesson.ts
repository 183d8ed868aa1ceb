/**
 * A guided first game is data: `games/<game>/lesson.json` is one whole game, cut into steps; a further lesson, `lesson-<name>.json`, may
 * stop before the end. An event is `> move` (the learner makes it),
 * `0 move` (the lesson makes it for that seat) or `* outcome` (a draw). A step without a move of the learner waits for “next”.
 */
import { request } from "../api/http";
import { Problem } from "../api/problem";
import type { SeatSpec, TableInfo } from "../api/types";
import { createTable } from "../app/games.svelte";
import { saveProgress, progressOf, type Progress } from "./progress";

export interface Step {
  /** Its texts are `lesson-<key>`, with `.title` and, if there is something to do, `.task`. */
  key: string;
  clause: string;
  events: string[];
}

export interface Lesson {
  /** The game, or for a further lesson `game/name`. */
  id: string;
  game: string;
  you: number;
  seats: number;
  options: Record<string, string | number>;
  steps: Step[];
}

/** A move of the lesson, with its step and whether it is the learner's. */
export interface Planned {
  step: number;
  text: string;
  mine: boolean;
}

const LESSONS = import.meta.glob<Omit<Lesson, "id">>("../games/*/lesson*.json", { import: "default" });

/** Whether a game has a guided first game. */
export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson.json` in LESSONS;
}

/** Load a lesson: the guided first game of a game, or one of its further lessons. */
export function lessonOf(id: string): Promise<Lesson> | null {
  const [game, name] = id.split("/");
  const load = LESSONS[`../games/${game}/lesson${name ? `-${name}` : ""}.json`];
  return load ? load().then((lesson) => ({ ...lesson, id })) : null;
}

export function planOf(lesson: Lesson): Planned[] {
  return lesson.steps.flatMap(({ events }, step) =>
    events
      .filter((event) => !event.startsWith("* "))
      .map((event) => ({ step, text: event.slice(event.indexOf(" ") + 1), mine: event.startsWith("> ") })),
  );
}

/** Return the step to show after `made` moves. A step without moves is shown until it is among the `read` ones. */
export function stepAt({ steps }: Lesson, made: number, read: number): number {
  let start = 0;
  for (const [number, step] of steps.entries()) {
    const end = start + step.events.filter((event) => !event.startsWith("* ")).length;
    if (end > made || (start === made && end === start && number >= read)) return number;
    start = end;
  }
  return steps.length - 1;
}

/** Whether the learner must press “next”: the step has no move of theirs, and nothing of it has happened yet. */
export function waitsForNext(lesson: Lesson, made: number, read: number): boolean {
  const number = stepAt(lesson, made, read);
  const start = planOf(lesson).findIndex((move) => move.step >= number);
  const talks = !lesson.steps[number]!.events.some((event) => event.startsWith("> "));
  return talks && number >= read && (start < 0 || made <= start);
}

function drawsOf(lesson: Lesson): string[] {
  return lesson.steps.flatMap(({ events }) => events.filter((event) => event.startsWith("* ")).map((event) => event.slice(2)));
}

/** Return the table of a lesson begun in this browser, or a new one. This visitor holds all its seats; the draws follow the lesson. */
export async function tableOf(lesson: Lesson, rivals: string[]): Promise<Progress> {
  const before = progressOf(lesson.id);
  if (before) {
    try {
      const table = await request<TableInfo>("GET", `/tables/${before.table}`);
      if (table.lesson && table.seats[lesson.you]?.yours && !table.unsupported_reason) return before;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  const seats = rivals.map((name): SeatSpec => ({ kind: "hotseat", name })).toSpliced(lesson.you, 0, { kind: "me" });
  const made = await createTable({ game: lesson.game, seats, options: lesson.options, script: drawsOf(lesson) });
  const progress = { table: made.table.id, read: 0 };
  saveProgress(lesson.id, progress);
  return progress;
}
