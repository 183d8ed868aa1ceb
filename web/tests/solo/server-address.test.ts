import { expect, test } from "vitest";
import { serverAddress } from "../../src/solo/server-address";

test.each([
  ["ilion.example.org", "/new/horus", "https://ilion.example.org/new/horus"],
  ["http://localhost:8080/t/abc", "/", "http://localhost:8080/"],
  [" https://games.example.org ", "/me", "https://games.example.org/me"],
])("%s is the address of a server", (text, path, address) => expect(serverAddress(text, path)).toBe(address));

test.each(["", "  ", "no address", "javascript:alert(1)", "friend"])("“%s” is none", (text) =>
  expect(serverAddress(text, "/")).toBeNull(),
);
