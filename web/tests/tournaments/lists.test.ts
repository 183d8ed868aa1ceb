import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Me } from "../../src/api/types";
import { me } from "../../src/app/me.svelte";
import Lists from "../../src/tournaments/Lists.svelte";
import { FakeServer, settled } from "../people/server";
import { pageTexts, tournamentTexts } from "../texts";

const words = tournamentTexts();
afterEach(() => (me.now = null));

test.each([
  ["a guest hears that it takes an account", null, 1],
  ["nobody hears it who has one", "anna", 0],
])("%s", async (_, login, times) => {
  const server = new FakeServer();
  for (const which of ["mine", "open", "running", "over"])
    server.answers[`GET /tournaments?which=${which}`] = { tournaments: [], next: null, open: 0 };
  me.now = { login, name: "Anna" } as Me;
  render(Lists, { props: { page: pageTexts(), words } });
  await settled();
  expect(screen.queryAllByText(words.say("list-account"), { exact: false })).toHaveLength(times);
  expect(screen.getByText(words.say("list-note"), { exact: false })).toBeTruthy();
});
