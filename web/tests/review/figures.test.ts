import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import Figures from "../../src/review/Figures.svelte";
import { pageTexts, reviewTexts } from "../texts";

const page = pageTexts();
const words = reviewTexts();

async function show(figures: object): Promise<string> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(figures))));
  const { container } = render(Figures, { props: { page } });
  await vi.advanceTimersByTimeAsync(10);
  await vi.dynamicImportSettled();
  flushSync();
  return (container.textContent ?? "").replaceAll(/\s+/g, " ");
}

test("own figures stand with their ranges", async () => {
  const own = { mean: -1234, low: -2000, high: -460 };
  const shown = await show({ troia: { games: 7, luck: { mean: 55, low: -300, high: 410 }, own } });
  expect(shown).toContain(page.say("game-troia"));
  expect(shown).toContain(words.say("figures-luck", { mean: "+0.6", low: "−3", high: "+4.1" }));
  expect(shown).toContain(words.say("figures-own", { mean: "−12.3", low: "−20", high: "−4.6" }));
});

test("without enough games there is nothing to read", async () => {
  expect(await show({})).toBe("");
});
