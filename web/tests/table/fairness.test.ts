import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { check } from "../../src/table/fairness";

// A game that the Python package played to its end: `tests.table.test_fairness.finished()`.
const RECORD = readFileSync(`${import.meta.dirname}/finished.ilion`, "utf8");
const tag = (name: string): string => new RegExp(`\\[${name} "(.*)"\\]`).exec(RECORD)![1]!;
const COMMITMENT = tag("Commitment");
const sha256 = (hex: string): string => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const PLEDGES = tag("Pledges").split(" ");

beforeEach(() => void vi.useRealTimers());

test("a finished game opens its seal and every draw follows from it", async () => {
  const proof = await check(RECORD, COMMITMENT);
  const draws = RECORD.split("\n").filter((line) => line.startsWith("* "));
  expect(proof).toMatchObject({ draws: draws.length, secret: tag("Secret"), values: ["value 0", "value 1"] });
  expect(proof).toMatchObject({ revealed: [0, 1], unrevealed: [], silent: [], mine: null });
  expect(proof.seal).toBe(hash([COMMITMENT, ...PLEDGES].join(" ")));
  expect(draws.length).toBeGreaterThan(20);
});

test("what is said of earlier rules goes into the key of the draws", async () => {
  const said = "1 ab after 9 events";
  const continued = RECORD.replace("\n\n", `\n[Continues "${said}"]\n[Position "…"]\n\n`);
  const checked = (record: string, known: string | null): Promise<unknown> => check(record, COMMITMENT, null, false, known);
  await expect(checked(continued, said)).rejects.toMatchObject({ key: "unfair-draw" });
  await expect(checked(continued.replaceAll(/^\* .*\n/gm, ""), said)).resolves.toMatchObject({ draws: 0 });
  await expect(checked(continued, null)).rejects.toMatchObject({ key: "unfair-record" }); // the host has chosen a key
  await expect(checked(RECORD, said)).rejects.toMatchObject({ key: "unfair-record" });
  await expect(checked(continued.replace('[Position "…"]\n', ""), said)).rejects.toMatchObject({ key: "unfair-record" });
});

describe("a duplicate round", () => {
  const silent = RECORD.replace(tag("Pledges"), "- -").replace(tag("Values"), "- -");
  const ranked = (record: string): string => `[Draws "ranks"]\n${record}`;

  test("opens the seal of the round, and leaves its draws to a program that knows the rules", async () => {
    expect(await check(ranked(silent), COMMITMENT, null, true)).toMatchObject({ ranked: true, seal: COMMITMENT, silent: [0, 1] });
    const other = ranked(silent).replace(tag("Secret"), "00".repeat(32));
    await expect(check(other, COMMITMENT, null, true)).rejects.toMatchObject({ key: "unfair-seal" });
  });

  test("is no way around the check at any other table, nor with values", async () => {
    await expect(check(ranked(silent), COMMITMENT)).rejects.toMatchObject({ key: "unfair-record" });
    await expect(check(ranked(RECORD), COMMITMENT, null, true)).rejects.toMatchObject({ key: "unfair-record" });
  });
});

describe("the seal", () => {
  const other = "00".repeat(32);

  test("is broken if the secret is not the one that was sealed", async () => {
    await expect(check(RECORD.replace(tag("Secret"), other), COMMITMENT)).rejects.toMatchObject({ key: "unfair-seal" });
  });

  test("is broken even if no draw gives the other secret away", async () => {
    const undrawn = RECORD.replace(tag("Secret"), other).replaceAll(/^\* .*\n/gm, "");
    await expect(check(undrawn, COMMITMENT)).rejects.toMatchObject({ key: "unfair-seal" });
  });

  test("counts as the table showed it from the start, not as the record says", async () => {
    const exchanged = RECORD.replace(tag("Secret"), other).replace(COMMITMENT, sha256(other));
    await expect(check(exchanged, COMMITMENT)).rejects.toMatchObject({ key: "unfair-record" });
  });
});

describe("a draw", () => {
  const lines = RECORD.split("\n");
  const first = lines.findIndex((line) => line.startsWith("* "));
  const changed = (line: string): string => lines.with(first, line).join("\n");

  test("that another outcome should have won is named by its number", async () => {
    const forged = lines[first]!.replace(/pick \d+$/, (pick) => (pick === "pick 0" ? "pick 1" : "pick 0"));
    await expect(check(changed(forged), COMMITMENT)).rejects.toMatchObject({ key: "unfair-draw", number: 1 });
  });

  test("without its weights cannot be checked", async () => {
    const bare = lines[first]!.split(" ;")[0]!;
    await expect(check(changed(bare), COMMITMENT)).rejects.toMatchObject({ key: "unfair-record", number: 1 });
  });

  test("depends on the values that the seats added", async () => {
    const [one, two] = tag("Values").split(" ") as [string, string];
    await expect(check(RECORD.replace(`${one} ${two}`, `${two} ${one}`), COMMITMENT)).rejects.toMatchObject({
      key: "unfair-value",
    });
  });
});

describe("a browser that took part", () => {
  const pin = { value: "value 0", pledge: PLEDGES[0]!, commitment: COMMITMENT, pledges: PLEDGES };
  const withPledge = (value: string): string => RECORD.replace(PLEDGES[1]!, hash(value));

  test("knows that nobody could choose the draws", async () => {
    expect(await check(RECORD, COMMITMENT, pin)).toMatchObject({ mine: 0, revealed: [0, 1] });
  });

  test("catches a server that shows another secret than before the game", async () => {
    await expect(check(RECORD, COMMITMENT, { ...pin, commitment: hash("other") })).rejects.toMatchObject({ key: "unfair-pinned" });
  });

  test("catches a server that exchanges the pledge of an accomplice, even with a value that fits", async () => {
    const forged = withPledge("better").replace(Buffer.from("value 1").toString("hex"), Buffer.from("better").toString("hex"));
    await expect(check(forged, COMMITMENT, pin)).rejects.toMatchObject({ key: "unfair-pinned" });
    await expect(check(forged, COMMITMENT)).rejects.toMatchObject({ key: "unfair-draw" });
  });

  test("catches an accomplice whose value does not fit its pledge", async () => {
    const forged = RECORD.replace(Buffer.from("value 1").toString("hex"), Buffer.from("better").toString("hex"));
    await expect(check(forged, COMMITMENT, pin)).rejects.toMatchObject({ key: "unfair-value", number: 2 });
  });

  test("catches a server that hides its value", async () => {
    const hidden = RECORD.replace(Buffer.from("value 0").toString("hex"), "!");
    await expect(check(hidden, COMMITMENT, pin)).rejects.toMatchObject({ key: "unfair-hidden" });
  });

  test("catches a server that leaves it out", async () => {
    const without = RECORD.replace(PLEDGES[0]!, "-").replace(Buffer.from("value 0").toString("hex"), "-");
    await expect(check(without, COMMITMENT, pin)).rejects.toMatchObject({ key: "unfair-pinned" });
  });

  test("that was away when the seats were sealed claims nothing", async () => {
    expect(await check(RECORD, COMMITMENT, { ...pin, pledges: null })).toMatchObject({ mine: null });
  });
});

test("a value without a pledge is found", async () => {
  await expect(check(RECORD.replace(PLEDGES[1]!, "-"), COMMITMENT)).rejects.toMatchObject({ key: "unfair-value", number: 2 });
});

test("a record without a secret proves nothing", async () => {
  await expect(check(RECORD.replace(/\[Secret.*\]\n/, ""), COMMITMENT)).rejects.toMatchObject({ key: "unfair-record" });
});

test("a lesson is not drawn at all", async () => {
  await expect(check(`[Lesson "1"]\n${RECORD}`, COMMITMENT)).rejects.toMatchObject({ key: "unfair-lesson" });
});

test("a browser without WebCrypto cannot check", async () => {
  vi.stubGlobal("crypto", {});
  await expect(check(RECORD, COMMITMENT)).rejects.toMatchObject({ key: "unfair-browser" });
});
