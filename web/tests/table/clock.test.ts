import { beforeEach, describe, expect, test, vi } from "vitest";
import { left, shown } from "../../src/table/clock";
import type { TableStore } from "../../src/table/table-store.svelte";
import { tableInfo, tableState } from "../fixtures";
import { pageTexts } from "../texts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const page = pageTexts();

describe("a clock shows", () => {
  test.each([
    [19 * MINUTE + 42 * SECOND, "19:42"],
    [MINUTE, "1:00"],
    [9 * SECOND, "0:09"],
    [HOUR + 5 * MINUTE, "1:05:00"],
    [23 * HOUR + 59 * MINUTE + 59 * SECOND, "23:59:59"],
  ])("%i ms as %s", (time, text) => expect(shown(time, page)).toBe(text));

  test("a second that has begun until it is over, and zero only at the end", () => {
    expect(shown(1, page)).toBe("0:01");
    expect(shown(SECOND, page)).toBe("0:01");
    expect(shown(SECOND + 1, page)).toBe("0:02");
    expect(shown(0, page)).toBe("0:00");
  });

  test("days and hours from one day on", () => {
    expect(shown(24 * HOUR, page)).toBe(page.say("clock-left-days", { days: 1, hours: 0 }));
    expect(shown(3 * 24 * HOUR - 1, page)).toBe(page.say("clock-left-days", { days: 2, hours: 23 }));
  });
});

describe("the time a seat has left", () => {
  const since = Date.parse("2026-01-01T12:00:00Z");
  const table = (kind: string, status: "running" | "over" = "running", clockOffset = 0): TableStore =>
    ({
      table: tableInfo({ clock: { kind } }),
      now: tableState({ status, clock: { left: [60_000, 30_000], running: 0, since, graced: [false, false] } }),
      clockOffset,
    }) as unknown as TableStore;

  beforeEach(() => void vi.setSystemTime(since + 10_000));

  test("runs down only for the seat whose clock runs", () => {
    expect(left(table("realtime"), 0)).toBe(50_000);
    expect(left(table("realtime"), 1)).toBe(30_000);
  });

  test("is counted by the server's clock", () => {
    expect(left(table("realtime", "running", 5_000), 0)).toBe(45_000);
    expect(left(table("realtime", "running", -15_000), 0)).toBe(60_000); // ours is ahead: no time is given
  });

  test("is never negative", () => {
    vi.setSystemTime(since + HOUR);
    expect(left(table("realtime"), 0)).toBe(0);
  });

  test("is not counted at a table without a clock, nor after the end", () => {
    expect(left(table("none"), 0)).toBeNull();
    expect(left(table("realtime", "over"), 0)).toBeNull();
  });
});
