import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Channels from "../../src/notices/Channels.svelte";
import { PATIENT } from "../patience";
import { pageTexts } from "../texts";

const page = pageTexts();
const KINDS = [
  "turn-live",
  "turn-days",
  "time-short",
  "invitation",
  "friend",
  "unrated",
  "round",
  "missing-rules",
  "game-over",
  "review-ready",
];
const forAll = (channels: string[]) => Object.fromEntries(KINDS.map((kind) => [kind, channels]));

test("two changes in a row are both stored, even if the first one takes its time", async () => {
  let options = {
    ...{
      switches: forAll(["page"]),
      possible: forAll(["page", "mail"]),
      quiet_from: null,
      quiet_to: null,
      zone: "UTC",
      language: "en",
    },
    ...{ mail: null, mail_possible: false, mail_bounced: false, push_key: "", devices: [] },
  };
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (_: string, given?: RequestInit) => {
    if (given?.method !== "PUT") return Promise.resolve(Response.json(options));
    return new Promise((resolve) => {
      answers.push(() => {
        options = { ...options, ...(JSON.parse(given.body as string) as object) };
        resolve(new Response(null, { status: 204 }));
      });
    });
  });
  render(Channels, { props: { page } });
  const name = `${page.say("notices-turn-days")}: ${page.say("notices-mail")}`;
  await fireEvent.click(await vi.waitFor(() => screen.getByRole("checkbox", { name }), PATIENT));
  await fireEvent.click(screen.getByLabelText(page.say("quiet-on")));
  for (const number of [0, 1]) await vi.waitFor(() => answers[number]!(), PATIENT);
  await vi.waitFor(() => expect(options.quiet_from).toBe(23), PATIENT);
  expect(options.switches["turn-days"]).toContain("mail");
});

test("a kind of which an older server does not know is left out", async () => {
  const older = Object.fromEntries(Object.entries(forAll(["page"])).filter(([kind]) => kind !== "unrated"));
  const options = {
    ...{ switches: older, possible: older, quiet_from: null, quiet_to: null, zone: "UTC", language: "en" },
    ...{ mail: null, mail_possible: false, mail_bounced: false, push_key: "", devices: [] },
  };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(options)));
  render(Channels, { props: { page } });
  const box = (kind: string): HTMLElement | null =>
    screen.queryByRole("checkbox", { name: `${page.say(`notices-${kind}`)}: ${page.say("notices-page")}` });
  await vi.waitFor(() => expect(box("friend")).not.toBeNull(), PATIENT);
  expect(box("unrated")).toBeNull();
});
