import { beforeEach, describe, expect, test, vi } from "vitest";

async function fresh() {
  vi.resetModules();
  return (await import("../../src/app/settings.svelte")).settings;
}
const KEY = "ilion-settings";
let still = false;
let onChange: (() => void) | null = null;

beforeEach(() => {
  [still, onChange] = [false, null];
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return still;
    },
    addEventListener: (_: string, listener: () => void) => (onChange = listener),
  }));
});

describe("settings", () => {
  test("begin with the browser's language and motion, no sound, and a confirmation", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["nl-BE"]);
    const settings = await fresh();
    expect([settings.language, settings.motion, settings.confirm, settings.sound]).toEqual(["nl", true, "always", false]);
    expect(settings.preferences.sound).toBeNull(); // nobody has been asked yet
  });

  test("are remembered", async () => {
    (await fresh()).set({ language: "de", confirm: "never" });
    const again = await fresh();
    expect([again.language, again.confirm]).toEqual(["de", "never"]);
  });

  test("that were damaged, or name a language that is gone, are not taken", async () => {
    localStorage.setItem(KEY, "{broken");
    expect((await fresh()).preferences.theme).toBe("system");
    localStorage.setItem(KEY, '{"language":"xx","theme":"dark"}');
    const settings = await fresh();
    expect([settings.preferences.language, settings.preferences.theme]).toEqual([null, "dark"]);
  });

  test("that say yes or no to a confirmation, as they once did, are understood", async () => {
    for (const [stored, meant] of [
      [true, "always"],
      [false, "never"],
      ["final", "final"],
      ["sometimes", "always"],
    ]) {
      localStorage.setItem(KEY, JSON.stringify({ confirm: stored }));
      expect((await fresh()).confirm).toBe(meant);
    }
  });

  test("hold without a storage until the page is closed", async () => {
    const settings = await fresh();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("private");
    });
    settings.set({ theme: "dark" });
    expect(settings.preferences.theme).toBe("dark");
  });
});

describe("motion", () => {
  test("follows the system, also when it changes", async () => {
    still = true;
    const settings = await fresh();
    expect(settings.motion).toBe(false);
    still = false;
    onChange!();
    expect(settings.motion).toBe(true);
  });

  test("is on or off if the reader says so", async () => {
    const settings = await fresh();
    settings.set({ motion: "off" });
    expect(settings.motion).toBe(false);
    still = true;
    onChange!();
    settings.set({ motion: "on" });
    expect(settings.motion).toBe(true);
  });
});
