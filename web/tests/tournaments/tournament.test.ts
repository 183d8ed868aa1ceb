import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Tournament as TournamentData } from "../../src/api/types";
import Tournament from "../../src/tournaments/Tournament.svelte";
import { pageTexts, tournamentTexts } from "../texts";
import { FakeServer, settled } from "../people/server";
import { entrant, line, round, table, tournament } from "./tournament";

const [page, words] = [pageTexts(), tournamentTexts()];
let server: FakeServer;

async function show(data: Partial<TournamentData>, token = ""): Promise<void> {
  server.answers["GET /tournaments/k3"] = tournament(data);
  render(Tournament, { props: { page, words, id: "k3", token } });
  await settled();
}
const steps = (): string[] => server.asked.filter((asked) => asked.startsWith("POST"));
const button = (key: string): HTMLButtonElement => screen.getByRole("button", { name: words.say(key) });
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const rows = (): string[] =>
  screen.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => plain(textContent)).join(" "));

beforeEach(() => (server = new FakeServer()));

describe("a tournament", () => {
  test("is followed while it runs, and no longer when it is over", async () => {
    await show({});
    server.answers["GET /tournaments/k3"] = tournament({ state: "over", round: 4 });
    await vi.advanceTimersByTimeAsync(5_000);
    flushSync();
    expect(screen.getByRole("status").textContent).toContain(words.say("state-over"));
    const looks = (): number => server.asked.filter((asked) => asked.startsWith("GET /tournaments/")).length;
    expect(looks()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks()).toBe(2);
  });

  test("has its standings with the points of each round", async () => {
    const standings = [
      line(2, { place: 1, points: 1.5, rounds: [1, 0.5], opponents: 2, wins: 1, you: true }),
      line(1, { place: 2, points: 1, rounds: [1, null], state: "left" }),
    ];
    await show({ round: 2, rounds_played: [round(2), round(1, { state: "over" })], standings });
    expect(screen.getByRole("heading", { name: /Standings after round 1/ })).toBeTruthy();
    expect(rows().slice(1)).toEqual(["1 Bruno (you) 1.0 0.5 1.5 2.0 1", "2 Anna has left 1.0 – 1.0 0.0 0"]);
  });

  test("counts down to my table, and then leads to it", async () => {
    const mine = { round: 2, number: 1, seat: 1, table: null, starts: Date.now() + 65_000 };
    await show({ round: 2, mine });
    expect(screen.getByRole("timer").textContent).toContain("1:05");
    await vi.advanceTimersByTimeAsync(1_000);
    flushSync();
    expect(screen.getByRole("timer").textContent).toContain("1:04");
    expect(screen.getByText(/seat 2/)).toBeTruthy();
    server.answers["GET /tournaments/k3"] = tournament({ round: 2, mine: { ...mine, table: "t9" } });
    await vi.advanceTimersByTimeAsync(5_000);
    flushSync();
    expect(screen.getByRole("link", { name: words.say("to-my-table") }).getAttribute("href")).toBe("/t/t9");
  });

  test("shows the tables of the round that is chosen, with places and points where they are over", async () => {
    const seats = [1, 2].map((number) => ({ entrant: entrant(number), bot: null, place: number, points: 2 - number }));
    const first = round(1, { state: "over", tables: [table(1, { state: "over", seats })], resting: [3] });
    await show({ round: 2, rounds_played: [round(2), first] });
    const tables = () => screen.getByRole("region", { name: /^Round/ });
    expect(within(tables()).getByRole("link", { name: "Table 2: view" }).getAttribute("href")).toBe("/t/t2");
    await fireEvent.click(screen.getByRole("button", { name: /Round 1/ }));
    const seen = within(tables())
      .getAllByRole("listitem")
      .map(({ textContent }) => plain(textContent));
    expect(seen.slice(1)).toEqual(["Anna first, points: 1.0", "Bruno second, points: 0.0"]);
    expect(tables().textContent).toContain("Carla");
  });

  test("of duplicates leads to no other table before its round is over, and shows the seal of the round", async () => {
    const closed = round(1, { closed: true, seal: "77aa", tables: [table(1, { yours: true }), table(2)] });
    await show({ duplicate: true, rounds_played: [closed] });
    expect(screen.getAllByRole("link", { name: /^Table \d/ }).map((link) => link.getAttribute("href"))).toEqual(["/t/t1"]);
    expect(screen.getByText(words.say("round-closed"))).toBeTruthy();
    expect(screen.getByText("77aa")).toBeTruthy();
    expect(screen.getByText(words.say("points-note-duplicate"))).toBeTruthy();
  });

  test("by link is seen and entered with what the link carries", async () => {
    server.answers["POST /tournaments/k3/enter"] = tournament({ state: "open", entered: true, why_not: "entered" });
    await show({ state: "open", round: 0, rounds_played: [], entry: "link", may_enter: true }, "secret");
    expect(server.asked).toContain("GET /tournaments/k3?token=secret");
    await fireEvent.click(button("enter"));
    await settled();
    expect(steps()).toEqual(['POST /tournaments/k3/enter {"token":"secret"}']);
    expect(screen.queryByRole("button", { name: words.say("enter") })).toBeNull();
  });

  test("says why nobody can enter", async () => {
    await show({ why_not: "entry-closed" });
    expect(screen.getByText(words.say("problem-entry-closed"))).toBeTruthy();
  });

  test("asks before somebody leaves it while it runs", async () => {
    server.answers["POST /tournaments/k3/leave"] = tournament();
    await show({ entered: true, why_not: "entered", standings: [line(1, { you: true })] });
    await fireEvent.click(button("leave-running"));
    await fireEvent.click(button("stay"));
    expect(steps()).toEqual([]);
    await fireEvent.click(button("leave-running"));
    await fireEvent.click(button("leave-really"));
    await settled();
    expect(steps()).toEqual(["POST /tournaments/k3/leave"]);
  });
});

describe("its director", () => {
  const paired = { directs: true, rounds_played: [round(1, { state: "paired", tables: [table(1), table(2)] })] };

  test("has tools that nobody else sees", async () => {
    await show({});
    expect(screen.queryByText(words.say("director"))).toBeNull();
  });

  test("swaps two people before a round", async () => {
    server.answers["POST /tournaments/k3/swap"] = tournament(paired);
    await show(paired);
    expect(button("swap").disabled).toBe(true);
    await fireEvent.change(screen.getByLabelText(words.say("swap-first")), { target: { value: "1" } });
    await fireEvent.change(screen.getByLabelText(words.say("swap-second")), { target: { value: "4" } });
    await fireEvent.click(button("swap"));
    await settled();
    expect(steps()).toEqual(['POST /tournaments/k3/swap {"first":1,"second":4}']);
    expect(screen.getByText(words.say("done"))).toBeTruthy();
  });

  test("learns why a step was refused, and the reason stays while the page looks again", async () => {
    server.broken.push("POST /tournaments/k3/next");
    await show(paired);
    await fireEvent.click(button("start-round"));
    await settled();
    expect(screen.getByRole("alert").textContent).toBe(page.say("problem-internal"));
    await vi.advanceTimersByTimeAsync(5_000);
    flushSync();
    expect(screen.getByRole("alert").textContent).toBe(page.say("problem-internal"));
  });

  test("cannot swap while a round runs", async () => {
    await show({ directs: true });
    expect(screen.queryByRole("button", { name: words.say("swap") })).toBeNull();
    expect(button("excuse")).toBeTruthy();
  });
});
