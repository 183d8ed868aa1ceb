/** The opened review at a table on a fake connection. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PastView } from "../../src/api/types";
import { settings } from "../../src/app/settings.svelte";
import { route } from "../../src/app/route.svelte";
import { ReviewLoader } from "../../src/review/loading.svelte";
import Opened from "../../src/review/Opened.svelte";
import Waiting from "../../src/review/Waiting.svelte";
import type { Shared } from "../../src/table/table-context.svelte";
import { page, Scene } from "../components/scene";
import { event, move, seat, tableInfo, turn, welcome, words as told } from "../fixtures";
import { reviewTexts } from "../texts";
import { smallReview } from "./documents";
import Provided from "./Provided.svelte";

const words = reviewTexts();
let scene: Scene;
let loader: ReviewLoader;

const past = (number: number): PastView => ({
  type: "past",
  id: null,
  number,
  view: { number },
  events: 7,
  viewer: 0,
  prompt: null,
  actor: 0,
});

async function open(search = "", review = smallReview()): Promise<void> {
  route.replace(`/r/table-1${search}`);
  const log = Array.from({ length: 7 }, (_, number) =>
    event(number, number === 0 ? null : number === 5 ? 1 : 0, { text: `event ${number + 1}` }),
  );
  const result = { places: [2, 1], scores: [10, 11], sheet: null, course: null, ending: null, resigned: [] };
  scene.deliver(
    welcome(
      { status: "over", result, events: 7, moves: null, actor: null },
      {
        table: tableInfo({ status: "over", seats: [seat("Anna"), seat("Bruno")] }),
        log,
        story: { count: 1, turns: [turn(0, 0, [1, 2, 3, 4, 5, 6])], events: [] },
      },
    ),
  );
  scene.carrier.answers["/tables/table-1/review"] = () => new Response(JSON.stringify({ state: "ready", review }));
  await loader.load();
  const table: Shared = { play: scene.play, drawer: scene.drawer, page, part: scene.part, ending: null };
  render(Provided, { props: { shared: table, Part: Opened, props: { table, words, loader } } });
  await settle();
}

/** Let the fake server answer the pending requests. */
async function settle(): Promise<void> {
  flushSync();
  for (const request of scene.carrier.channel.sent.splice(0))
    if (request.type === "past") scene.deliver({ ...past(request.number), id: request.id ?? null, viewer: request.seat ?? 0 });
  await vi.advanceTimersByTimeAsync(300);
  flushSync();
}

const slider = (): HTMLElement => screen.getByRole("slider");
const at = (): string | null => slider().getAttribute("aria-valuenow");

beforeEach(() => {
  settings.set({ motion: "off" });
  vi.stubGlobal("scrollTo", vi.fn());
  scene = new Scene();
  loader = new ReviewLoader("table-1", scene.carrier);
});
afterEach(() => {
  scene.play.close();
  loader.close();
});

test("beside a wide board stands nothing: the decision is at the head of the right column, where there is one", async () => {
  scene.part.wide = true;
  for (const [large, place] of [
    [true, ".right"],
    [false, ".middle"],
  ] as const) {
    vi.stubGlobal("matchMedia", () => ({ matches: large, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    await open("?move=4&seat=1");
    expect(document.querySelector(".decision")!.closest(".right, .middle")!.matches(place)).toBe(true);
    cleanup();
  }
});

describe("the chart", () => {
  test("opens at what weighed most for the reader's own seat", async () => {
    await open();
    expect(at()).toBe("5");
    expect(slider().getAttribute("aria-valuetext")).toContain(words.say("chance-you", { points: 0 }));
  });

  test("opens at the move and seat of the address", async () => {
    await open("?move=5&seat=2");
    expect(at()).toBe("3");
    expect(slider().getAttribute("aria-valuetext")).toContain(words.say("chance", { name: "Bruno", points: 60 }));
  });

  test("is a slider: arrows, Home and End move, and the address follows", async () => {
    await open("?move=5");
    await fireEvent.keyDown(slider(), { key: "ArrowLeft" });
    expect(at()).toBe("2");
    await fireEvent.keyDown(slider(), { key: "Home" });
    expect(at()).toBe("0");
    await fireEvent.keyDown(slider(), { key: "ArrowLeft" });
    expect(at()).toBe("0");
    await fireEvent.keyDown(slider(), { key: "End" });
    expect(at()).toBe("5");
    await settle();
    expect(location.search).toBe("?move=6&seat=1");
  });

  test("says what the change was, and its grade", async () => {
    await open("?move=5");
    const said = slider().getAttribute("aria-valuetext")!;
    expect(said).toContain(words.say("move-of", { number: 5, moves: 6 }));
    expect(said).toContain("−17");
    expect(said).toContain(words.say("grade-mistake"));
  });

  test("jumps to turning points with t and to mistakes with m, from anywhere", async () => {
    await open("?move=0");
    await fireEvent.keyDown(document.body, { key: "t" });
    expect(at()).toBe("1");
    await fireEvent.keyDown(document.body, { key: "t" });
    expect(at()).toBe("3");
    await fireEvent.keyDown(document.body, { key: "T", shiftKey: true });
    expect(at()).toBe("1");
    await fireEvent.keyDown(document.body, { key: "m" });
    expect(at()).toBe("3");
  });

  test("is a table, too", async () => {
    await open();
    await fireEvent.click(screen.getByText(words.say("chart-as-table")));
    const details = document.querySelector("details")!;
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    flushSync();
    const rows = [...document.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(rows[2]!.slice(0, 4)).toEqual(["5", words.say("cause-own"), "58\u00a0%", "41\u00a0%"]);
    expect(rows[3]![1]).toBe("Bruno");
  });
});

describe("the seats", () => {
  test("change whose eyes one looks with, at the same move", async () => {
    await open("?move=5");
    await fireEvent.click(screen.getByRole("button", { name: /Bruno.*12|Bruno/ }));
    await settle();
    expect(slider().getAttribute("aria-valuetext")).toContain(words.say("chance", { name: "Bruno", points: 60 }));
    expect(at()).toBe("3");
  });

  test("ask the table for the board as that seat saw it, before a decision that is compared", async () => {
    await open("?move=5&seat=2");
    flushSync();
    await fireEvent.keyDown(slider(), { key: "ArrowRight" });
    expect(scene.carrier.channel.take("past")).toMatchObject({ number: 5, seat: 1 });
  });
});

test("where it went adds up", async () => {
  await open();
  expect(document.querySelector(".falls")!.textContent).toContain("50 + 8 − 54 − 4 = 0");
});

test("turning points are sentences", async () => {
  await open();
  const sentences = [...document.querySelectorAll(".turning li .sr")].map((item) => item.textContent);
  expect(sentences[1]).toContain(words.say("turning-you-falls", { from: 58, to: 41 }));
  expect(sentences[1]).toContain(words.say("grade-mistake"));
});

describe("a decision", () => {
  const toldMove = (text: string): object => ({
    move: text,
    words: told(text),
    data: {},
    preview: text === "b" ? {} : null,
    facts: [`Fact of ${text}.`],
    clause: "XX-1",
  });
  beforeEach(() => {
    const before = { ...past(4), moves: [move("a"), move("b")] };
    scene.carrier.answers["/tables/table-1/review/events/5?seat=0&language=en"] = () =>
      new Response(
        JSON.stringify({ n: 5, seat: 0, before, after: past(5), played: toldMove("a"), best: toldMove("b"), line: [told("b")] }),
      );
  });

  test("is told with both moves, their chances and consequences, else the facts", async () => {
    await open("?move=5");
    const said = document.querySelector(".decision")!.textContent.replaceAll(/\s+/g, " ");
    expect(said).toContain(words.say("grade-mistake"));
    for (const part of ["Alpha", "Beta", "41", "58", "If b", "Fact of a.", "XX-1"]) expect(said).toContain(part);
  });

  test("that is a resignation is told as one, and the move before it as itself", async () => {
    await open("?move=6");
    expect(document.querySelector(".decision")!.textContent).toContain(words.say("what-resignation"));
    const told = [...document.querySelectorAll(".turning li .text")].map((item) => item.textContent);
    expect(told[0]).toContain("You resigned");
    await fireEvent.keyDown(slider(), { key: "ArrowLeft" });
    expect(document.querySelector(".decision")!.textContent).not.toContain(words.say("what-resignation"));
  });

  test("stays on display when the review is refined, whatever the address said at first", async () => {
    await open("?move=1");
    await fireEvent.keyDown(slider(), { key: "End" });
    const there = at();
    scene.carrier.answers["/tables/table-1/review"] = () =>
      new Response(JSON.stringify({ state: "ready", review: smallReview(), progress: 1, seconds_left: 0 }));
    await loader.load();
    await settle();
    expect(at()).toBe(there);
  });

  test("shows how the bot goes on", async () => {
    await open("?move=5");
    await fireEvent.click(screen.getByRole("button", { name: words.say("bot-goes-on") }));
    expect(document.querySelector(".line li")!.textContent).toBe("Beta");
  });

  test("becomes a question without the answer, and is judged by the server", async () => {
    await open("?move=5");
    await fireEvent.click(screen.getByRole("button", { name: words.say("learn-mine", { number: 1 }) }));
    await settle();
    const learn = document.querySelector(".learn")!;
    expect(learn.textContent).not.toContain("58");
    scene.carrier.answers["/tables/table-1/review/answer"] = () =>
      new Response(JSON.stringify({ grade: "good", close: false, best: "b", v_answer: 5800, v_best: 5800, err: 100 }));
    await fireEvent.click(screen.getByRole("option", { name: /Beta/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Beta" }));
    await settle();
    const sent = scene.carrier.requests.at(-1)!;
    expect(JSON.parse(sent.init!.body as string)).toEqual({ n: 5, seat: 0, move: "b" });
    expect(learn.textContent).toContain(words.say("learn-best"));
    await fireEvent.click(screen.getByRole("button", { name: words.say("learn-finish") }));
    expect(learn.textContent).toContain(words.say("learn-sum", { found: 1, all: 1 }));
    await fireEvent.click(screen.getByRole("button", { name: words.say("learn-back") }));
    expect(slider()).toBeTruthy();
  });
});

describe("without a review", () => {
  const show = (mayAsk = true): HTMLElement => render(Waiting, { props: { loader, words, page, mayAsk } }).container;
  const answer = (status: number, body: object): void => {
    scene.carrier.answers["/tables/table-1/review"] = () => new Response(JSON.stringify(body), { status });
  };
  const problem = (status: number, key: string): void => answer(status, { title: "", status, detail: "", key });

  test("a player can ask for it, and sees how long it takes", async () => {
    problem(404, "review-none");
    await loader.load();
    const shown = show();
    answer(202, { state: "queued", position: 3, progress: 0, seconds_left: 110 });
    await fireEvent.click(screen.getByRole("button", { name: words.say("ask-review") }));
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(shown.textContent).toContain(words.say("wait-queued", { position: 3 }));
    expect(shown.textContent).toContain(words.say("ready-minutes", { number: 2 }));
  });

  test("somebody else cannot ask", async () => {
    problem(404, "review-none");
    await loader.load();
    expect(show(false).textContent).toContain(words.say("only-players-ask"));
    expect(screen.queryByRole("button")).toBeNull();
  });

  test.each([
    [403, "review-off"],
    [429, "review-limit"],
  ])("a refusal with %i %s is a sentence, and no button", async (status, key) => {
    problem(status, key);
    await loader.ask();
    expect(show().textContent).toContain(page.say(`problem-${key}`));
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("a broken line is said", async () => {
    await loader.load();
    expect(show().textContent).toContain(words.say("offline"));
  });
});
