import { Blob } from "node:buffer";
import { CompressionStream, DecompressionStream } from "node:stream/web";
import { beforeEach, expect, test, vi } from "vitest";
import { carriedFile, carryPath } from "../../src/travel/carry";

// the browser of these tests lacks these streams
beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal("Blob", Blob);
  vi.stubGlobal("CompressionStream", CompressionStream);
  vi.stubGlobal("DecompressionStream", DecompressionStream);
  return () => vi.unstubAllGlobals();
});

test("a file comes out of an address as it went in", async () => {
  const file = `{"ilion-table":1}\n${"Ägypten → Ithaka\n".repeat(2000)}`;
  const path = await carryPath(file);
  expect(path).toMatch(/^\/carry#[A-Za-z0-9_-]+$/);
  expect(path.length).toBeLessThan(file.length / 10);
  expect(await carriedFile(path.slice("/carry".length))).toBe(file);
});
test.each(["", "#", "#nonsense", "#!!", "#AAAA"])("“%s” is no game", async (hash) => {
  await expect(carriedFile(hash)).rejects.toThrow();
});
test("an address that would become too much is refused", async () => {
  const path = await carryPath("a".repeat(1 << 23));
  await expect(carriedFile(path.slice("/carry".length))).rejects.toThrow(RangeError);
});
