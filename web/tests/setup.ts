/** Every test file begins with an empty browser and a clock that stands still until the test moves it. */
import { afterEach, beforeEach, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date("2026-01-01T12:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});
