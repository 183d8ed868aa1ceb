import { afterEach, expect, test, vi } from "vitest";
import { dayTimeFormat, localeOf, timeFormat } from "../../src/text/times";

const TIME = new Date(2026, 10, 19, 13, 5).getTime();
const reader = (...languages: string[]): unknown => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
afterEach(() => vi.restoreAllMocks());

test("a time is written as the reader's own English does, the same everywhere", () => {
  reader("en-GB", "en-US");
  expect(localeOf("en")).toBe("en-GB");
  expect([timeFormat("en").format(TIME), dayTimeFormat("en").format(TIME)]).toEqual(["13:05", "19 Nov 2026, 13:05"]);
  reader("en-US");
  expect(timeFormat("en").format(TIME)).toMatch(/^1:05\sPM$/);
});

test("a time is written in the language of the page where the reader's browser has another one", () => {
  reader("en-GB");
  expect([localeOf("de"), timeFormat("de").format(TIME)]).toEqual(["de", "13:05"]);
});
