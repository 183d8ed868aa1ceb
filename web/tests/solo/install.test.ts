import { expect, test, vi } from "vitest";
import { install } from "../../src/solo/install.svelte";

test("the browser's offer is kept for the reader, and used once", () => {
  install.watch();
  expect(install.offer).toBeNull();
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn(() => Promise.resolve()) });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(event.prompt).not.toHaveBeenCalled();
  install.offer!();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(install.offer).toBeNull();
});
test("an installed site offers nothing", () => {
  install.watch();
  dispatchEvent(new Event("beforeinstallprompt"));
  dispatchEvent(new Event("appinstalled"));
  expect(install.offer).toBeNull();
});
test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, true],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, false],
  ["Mozilla/5.0 (X11; Linux x86_64)", 0, false],
])("%s with %d fingers needs a hint: %s", (agent, touches, hint) => {
  vi.stubGlobal("navigator", { userAgent: agent, maxTouchPoints: touches });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  install.watch();
  expect(install.byHand).toBe(hint);
  vi.unstubAllGlobals();
});
