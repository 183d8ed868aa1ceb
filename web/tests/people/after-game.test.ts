import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import AfterGame from "../../src/people/AfterGame.svelte";
import { pageTexts, peopleTexts } from "../texts";
import { PATIENT } from "../patience";
import { FakeServer, settled } from "./server";

const words = peopleTexts();
const NAMES = ["Anna", "Bruno", "Carla", "Emil"];

test("after a game only people who are not friends yet can be asked, and those who ask can be answered", async () => {
  const server = new FakeServer();
  const mates = [
    { seat: 1, friendship: "none" },
    { seat: 2, friendship: "friends" },
    { seat: 3, friendship: "asks" },
  ];
  server.answers["GET /tables/t1/people"] = mates;
  render(AfterGame, { props: { page: pageTexts(), table: "t1", name: (seat: number) => NAMES[seat]! } });
  const ask = await vi.waitFor(() => screen.getByRole("button", { name: `${words.say("ask-friend")}: Bruno` }), PATIENT);
  const buttons = () => screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(buttons()).toEqual([`${words.say("ask-friend")}: Bruno`, `${words.say("accept-friend")}: Emil`]);
  server.broken.push("POST /friends");
  await fireEvent.click(ask);
  await settled();
  expect(screen.getByRole("alert").textContent).not.toBe("");
  server.broken.length = 0;
  server.answers["GET /tables/t1/people"] = mates.with(0, { seat: 1, friendship: "asked" });
  await fireEvent.click(ask);
  await settled();
  expect(server.asked).toContain('POST /friends {"table":"t1","seat":1}');
  expect(screen.getByRole("status").textContent).toBe(`Bruno: ${words.say("asked-now")}`);
  expect(buttons()).toEqual([`${words.say("accept-friend")}: Emil`]);
});
