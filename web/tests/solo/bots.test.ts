/** The bots of the static site: their behaviour if their engine cannot be loaded, or breaks. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BotLine } from "../../src/solo/bot-line";
import type { BotReport, BotTask } from "../../src/solo/messages";
import { Thinking, type Brain } from "../../src/solo/thinking";
import { PATIENT } from "../patience";

const TASK = JSON.stringify({ game: "horus" });
let told: string[];
beforeEach(() => {
  told = [];
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const brain = (answer: () => string, heap = 0): Brain => ({ game: () => Promise.resolve(), answer, heap });
const renew = (): Promise<never> => (told.push("renew"), new Promise(() => undefined));
const thinking = (start: () => Promise<Brain>): Thinking =>
  new Thinking({ start, tell: (trouble) => told.push(trouble), pause: () => Promise.resolve(void told.push("pause")), renew });

test("an engine that cannot be loaded is tried again, and the page hears of it", async () => {
  let attempts = 0;
  const bots = thinking(() => (++attempts < 3 ? Promise.reject(new Error("no network")) : Promise.resolve(brain(() => "move"))));
  expect(await bots.answer(TASK)).toBe("move");
  expect(told).toEqual(["Error: no network", "pause", "Error: no network", "pause", ""]);
  expect(await bots.answer(TASK)).toBe("move");
  expect(attempts).toBe(3);
});

test("a game that cannot be loaded is tried again with the same engine", async () => {
  let starts = 0;
  let missing = true;
  const game = (): Promise<void> => (missing ? Promise.reject(new Error("horus.zip: 503")) : Promise.resolve());
  const bots = new Thinking({
    start: () => Promise.resolve((starts++, { game, answer: () => "move", heap: 0 })),
    tell: (trouble) => told.push(trouble),
    pause: () => Promise.resolve(void (missing = false)),
    renew,
  });
  expect(await bots.answer(TASK)).toBe("move");
  expect([starts, told]).toEqual([1, ["Error: horus.zip: 503", ""]]);
});

test("an engine that breaks is replaced, and its task is tried once more", async () => {
  let starts = 0;
  const broken = (): string => {
    throw new Error("out of memory");
  };
  const bots = thinking(() => Promise.resolve(brain(++starts === 1 ? broken : () => "move")));
  expect(await bots.answer(TASK)).toBe("move");
  expect(starts).toBe(2);
  expect(await thinking(() => Promise.resolve(brain(broken))).answer(TASK)).toBe("");
});

test("bots that come in the place of others say when they can think", async () => {
  thinking(() => Promise.resolve(brain(() => "move"))).warm();
  await vi.waitFor(() => expect(told).toEqual([""]), PATIENT);
  thinking(() => Promise.reject(new Error("no network"))).warm();
  await Promise.resolve();
  expect(told).toEqual([""]);
});

test("another game is left to a new worker if the memory is full, and only then", async () => {
  const other = JSON.stringify({ game: "troia" });
  const full = thinking(() => Promise.resolve(brain(() => "move", 90e6)));
  expect([await full.answer(TASK), await full.answer(TASK)]).toEqual(["move", "move"]);
  void full.answer(other).then(() => told.push("an answer"));
  await vi.waitFor(() => expect(told).toEqual(["renew"]), PATIENT);
  const roomy = thinking(() => Promise.resolve(brain(() => "move", 40e6)));
  expect([await roomy.answer(TASK), await roomy.answer(other), await roomy.answer(TASK)]).toEqual(["move", "move", "move"]);
  expect(told).toEqual(["renew"]);
});

test("tasks are thought about one after the other, so a game that arrives while another loads finds its memory full", async () => {
  const other = JSON.stringify({ game: "troia" });
  let loaded: (found: Brain) => void = () => undefined;
  const bots = thinking(() => new Promise((resolve) => (loaded = resolve)));
  const first = bots.answer(TASK);
  void bots.answer(other).then(() => told.push("an answer"));
  await Promise.resolve();
  loaded(brain(() => "move", 90e6));
  expect(await first).toBe("move");
  await vi.waitFor(() => expect(told).toEqual(["renew"]), PATIENT);
});

test("a task that nobody can read has an empty answer, and the next one is thought about", async () => {
  const bots = thinking(() => Promise.resolve(brain(() => "move")));
  const answers = [bots.answer("no task"), bots.answer(TASK)];
  expect(await Promise.all(answers)).toEqual(["", "move"]);
});

interface FakePort {
  sent: BotTask[];
  postMessage: (task: BotTask) => void;
  onmessage: ((event: MessageEvent<BotReport>) => void) | null;
}
function port(): FakePort {
  const sent: BotTask[] = [];
  return { sent, postMessage: (task) => void sent.push(task), onmessage: null };
}
const say = (from: FakePort, data: BotReport): void => from.onmessage?.({ data } as MessageEvent<BotReport>);

test("a task without an answer goes to the next worker, and only one answer counts", () => {
  const answers: string[] = [];
  const line = new BotLine(
    ({ answer }) => answers.push(answer),
    (trouble) => told.push(trouble),
  );
  line.ask({ number: 1, line: "early" });
  const [first, second] = [port(), port()];
  line.use(first);
  line.ask({ number: 2, line: "late" });
  expect(first.sent.map((task) => task.line)).toEqual(["early", "late"]);
  say(first, { number: 1, answer: "one" });
  say(first, { trouble: "no network" });
  line.use(second);
  expect(second.sent.map((task) => task.line)).toEqual(["late"]);
  say(first, { number: 2, answer: "from the old worker" });
  say(second, { number: 2, answer: "two" });
  say(second, { number: 2, answer: "again" });
  expect([answers, told]).toEqual([["one", "two"], ["no network"]]);
});
