import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../src/api/types";
import MissingRules from "../../src/table/MissingRules.svelte";
import { pageTexts } from "../texts";
import { FakeServer, settled } from "../people/server";

const page = pageTexts();
const seat = (name: string, yours: boolean) => ({ kind: "person", name, yours, filled: true, resigned: false });
const table = (more: object): Partial<TableInfo> =>
  ({
    id: "t1",
    game: "horus",
    status: "running",
    seats: [seat("Anna", true), seat("Bruno", false)],
    unsupported_reason: "other rules",
    ...more,
  }) as Partial<TableInfo>;
const offer = (choices: object, can_continue = true) => ({
  missing_rules: { rules: "2 ab", can_continue, needed: [0, 1], choices },
});
const button = (key: string) => screen.queryByRole("button", { name: page.say(key) });
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  // the parts around every page
  server.answers["GET /announcement"] = { text: "" };
});

async function shown(answer: Partial<TableInfo>): Promise<void> {
  server.answers["GET /tables/t1"] = answer;
  render(MissingRules, { props: { id: "t1", page } });
  await vi.waitFor(() => expect(screen.getByText(page.say("missing-rules-record"))).toBeTruthy());
}

test("players see both ways and who has chosen which, choose, and take it back", async () => {
  await shown(table(offer({ 1: "continue" })));
  const lines = (): string[] => screen.getAllByRole("listitem").map((line) => line.textContent?.replace(/\s+/g, " ").trim() ?? "");
  expect(lines()).toContain(`Anna ${page.say("missing-rules-choice", { way: "none" })}`);
  expect(lines()).toContain(`Bruno ${page.say("missing-rules-choice", { way: "continue" })}`);
  expect(button("missing-rules-back")).toBeNull();
  server.answers["POST /tables/t1/missing-rules"] = table(offer({ 0: "adjudicate", 1: "continue" }));
  await fireEvent.click(button("missing-rules-adjudicate")!);
  await settled();
  expect(server.asked).toContain('POST /tables/t1/missing-rules {"way":"adjudicate"}');
  expect(lines()).toContain(`Anna ${page.say("missing-rules-choice", { way: "adjudicate" })}`);
  await fireEvent.click(button("missing-rules-back")!);
  await settled();
  expect(server.asked).toContain('POST /tables/t1/missing-rules {"way":null}');
});

test("where the position is unknown to the newest rules, only a result is offered", async () => {
  await shown(table(offer({}, false)));
  expect(button("missing-rules-continue")).toBeNull();
  expect(button("missing-rules-adjudicate")).not.toBeNull();
  expect(screen.getByText(page.say("missing-rules-unknown"))).toBeTruthy();
});

test("spectators see what is going on and decide nothing", async () => {
  await shown({ ...table(offer({})), seats: [seat("Anna", false), seat("Bruno", false)] as TableInfo["seats"] });
  expect(button("missing-rules-continue")).toBeNull();
  expect(button("missing-rules-adjudicate")).toBeNull();
});

test("while another server has the rules nothing is offered", async () => {
  await shown(table({ missing_rules: null }));
  expect(screen.getByText(page.say("missing-rules-wait"))).toBeTruthy();
});

test("a result that was decided without the rules is shown with its reason", async () => {
  await shown(table({ status: "over", adjudication: { places: [2, 1], by: "scores", chances: null } }));
  expect(screen.getByText(page.say("adjudicated-by", { by: "scores" }))).toBeTruthy();
  const places = screen.getAllByRole("listitem").filter((line) => line.closest("ol"));
  expect(places.map((line) => line.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    `${page.say("place", { place: 1 })} Bruno`,
    `${page.say("place", { place: 2 })} Anna`,
  ]);
});
