import { expect, test } from "vitest";
import { needsServer } from "../../src/solo/needs-server";

test.each([
  "/lobby",
  "/friends",
  "/ladder",
  "/ladder/horus",
  "/people/ada",
  "/history",
  "/tournaments",
  "/tournaments/new",
  "/notices",
  "/match",
  "/host",
])("%s needs a server", (path) => expect(needsServer(path)).toBe(true));
test("an invitation needs a server, and a table of one's own does not", () => {
  expect(needsServer("/t/abc", "#token")).toBe(true);
  expect(needsServer("/t/abc")).toBe(false);
});
test.each(["/", "/rules/horus", "/learn/horus/strategy", "/new/odyssey", "/me", "/r/abc"])("%s works without one", (path) =>
  expect(needsServer(path)).toBe(false),
);
