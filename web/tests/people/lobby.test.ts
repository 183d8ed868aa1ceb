import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import Lobby from "../../src/people/Lobby.svelte";
import { pageTexts, peopleTexts } from "../texts";
import { FakeServer, settled } from "./server";

const [page, words] = [pageTexts(), peopleTexts()];
const KINDS = ["realtime", "correspondence", "none"];
const box = (kind: string): HTMLInputElement => screen.getByRole("checkbox", { name: words.say(`clock-${kind}`) });
let server: FakeServer;

beforeEach(async () => {
  server = new FakeServer();
  server.answers["GET /lobby"] = { tables: [], next: "later" };
  render(Lobby, { props: { page, words } });
  await settled();
});

describe("the lobby", () => {
  test("asks for the clocks whose boxes are checked", async () => {
    await fireEvent.click(box("none"));
    await settled();
    expect(KINDS.map((kind) => box(kind).checked)).toEqual([true, true, false]);
    expect(server.asked).toContain("GET /lobby?clock=realtime&clock=correspondence");
  });

  test("shows all clocks, and checks them, when the last box is unchecked", async () => {
    for (const kind of KINDS) await fireEvent.click(box(kind));
    await settled();
    expect(KINDS.map((kind) => box(kind).checked)).toEqual([true, true, true]);
    expect(server.asked.filter((asked) => asked.startsWith("GET /lobby")).at(-1)).toBe("GET /lobby?");
  });

  test("says when more tables do not come, and goes on when they do", async () => {
    server.broken.push("GET /lobby?cursor");
    await fireEvent.click(screen.getByRole("button", { name: words.say("more") }));
    await settled();
    expect(screen.getByRole("alert").textContent).not.toBe("");
    server.broken.length = 0;
    server.answers["GET /lobby"] = { tables: [], next: null };
    await fireEvent.click(screen.getByRole("button", { name: words.say("more") }));
    await settled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByRole("button", { name: words.say("more") })).toBeNull();
  });
});
