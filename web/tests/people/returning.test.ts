import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Returning from "../../src/people/Returning.svelte";
import { pageTexts, peopleTexts } from "../texts";
import { PATIENT } from "../patience";
import { FakeServer, settled } from "./server";

const words = peopleTexts();
const invitation = {
  ...{ id: "i1", table: "t1", game: "troia", seats: 2, rated: false, clock: { kind: "none" }, at: 0 },
  ...{ name: "Bruno", handle: "bruno", avatar: "owl-0" },
};

test("an invitation that cannot be declined now stays, and the reader learns why", async () => {
  const server = new FakeServer();
  server.answers["GET /me/invitations"] = [invitation];
  server.answers["GET /friends/requests"] = [];
  server.answers["GET /friends"] = { friends: [], next: null };
  server.broken.push("DELETE /me/invitations/i1");
  render(Returning, { props: { page: pageTexts() } });
  const name = words.say("decline-name", { name: "Bruno" });
  const decline = await vi.waitFor(() => screen.getByRole("button", { name }), PATIENT);
  await fireEvent.click(decline);
  await settled();
  expect(screen.getByRole("alert").textContent).not.toBe("");
  expect(decline.isConnected).toBe(true);
  [server.broken.length, server.answers["GET /me/invitations"]] = [0, []];
  await fireEvent.click(decline);
  await settled();
  expect([screen.queryByRole("alert"), decline.isConnected]).toEqual([null, false]);
});
