import { beforeEach, expect, test, vi } from "vitest";
import { Announcements } from "../../src/table/announcements.svelte";

let announcements: Announcements;
beforeEach(() => void (announcements = new Announcements()));
const texts = (list: { text: string }[]): string[] => list.map(({ text }) => text);

test("sentences come in order, each with a number of its own", () => {
  for (const text of ["one", "", "two", "one"]) announcements.announce(text);
  expect(texts(announcements.spoken)).toEqual(["one", "two", "one"]);
  expect(new Set(announcements.spoken.map(({ number }) => number)).size).toBe(3);
});

test("the live region holds the last sixty", () => {
  for (let number = 0; number < 100; number++) announcements.announce(`${number}`);
  expect(texts(announcements.spoken)).toEqual(Array.from({ length: 60 }, (_, number) => `${number + 40}`));
});

test("a notice is spoken, and stands for twelve seconds", () => {
  announcements.notify("Anna resigned.");
  expect(texts(announcements.spoken)).toEqual(["Anna resigned."]);
  vi.advanceTimersByTime(11_999);
  expect(texts(announcements.notices)).toEqual(["Anna resigned."]);
  vi.advanceTimersByTime(1);
  expect(announcements.notices).toEqual([]);
});

test("at most three notices stand at once", () => {
  for (const text of ["1", "2", "3", "4"]) announcements.notify(text);
  expect(texts(announcements.notices)).toEqual(["2", "3", "4"]);
});

test("while it is quiet there are no notices", () => {
  announcements.quiet = true;
  announcements.notify("Anna resigned.");
  expect([announcements.spoken, announcements.notices]).toEqual([[], []]);
});

test("another seat does not hear what was said before", () => {
  announcements.announce("your hand");
  announcements.clear();
  expect(announcements.spoken).toEqual([]);
});
