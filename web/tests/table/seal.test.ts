import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { TableInfo } from "../../src/api/types";
import { makePledge, pinOf, sealed, storeValue } from "../../src/table/seal";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const OWN = { value: "mine", pledge: hash("mine") };
const COMMITMENT = hash("the server’s secret");

function table(change: Partial<TableInfo> = {}, other: string | null = hash("yours")): TableInfo {
  const seats = [OWN.pledge, other].map((pledge) => ({ pledge, revealed: false }));
  return { id: "t", commitment: COMMITMENT, values_awaited_until: 1, seats, ...change } as TableInfo;
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a pledge is the hash of a fresh random value", async () => {
  const [one, two] = [await makePledge(), await makePledge()];
  expect(one!.pledge).toBe(hash(one!.value));
  expect(one!.value).toMatch(/^[0-9a-f]{64}$/);
  expect(one!.value).not.toBe(two!.value);
});

test("a browser without encryption takes no part", async () => {
  vi.stubGlobal("crypto", {});
  expect(await makePledge()).toBeNull();
});

describe("a browser that has pledged a value", () => {
  beforeEach(() => storeValue("t", OWN, COMMITMENT));

  test("reveals it when the seats are sealed, and stores the seal first", () => {
    expect(sealed(table(), [0])).toEqual({ seat: 0, value: "mine" });
    expect(pinOf("t")).toEqual({ ...OWN, commitment: COMMITMENT, pledges: [OWN.pledge, hash("yours")] });
  });

  test("reveals nothing before every seat is filled", () => {
    expect(sealed(table({ values_awaited_until: null }), [0])).toBeNull();
  });

  test("reveals nothing to a server that has changed its commitment", () => {
    expect(sealed(table({ commitment: hash("another secret") }), [0])).toBeNull();
  });

  test("reveals nothing twice with other pledges: the seal that it stored first counts", () => {
    sealed(table(), [0]);
    expect(sealed(table({}, hash("something better")), [0])).toBeNull();
    expect(pinOf("t")!.pledges).toEqual([OWN.pledge, hash("yours")]);
    expect(sealed(table(), [0])).not.toBeNull(); // after a lost connection
  });

  test("reveals nothing for a seat that is not its own", () => {
    expect(sealed(table(), [1])).toBeNull();
  });
});
