/** What this reader prefers, remembered on this device. */
import { LANGUAGES, preferred, type Language } from "../text/catalogue";

const KEY = "ilion-settings";
const still = matchMedia("(prefers-reduced-motion: reduce)");

export interface Wishes {
  language: Language | null; // null: the browser's
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  sound: boolean;
  confirm: boolean; // choose first, send second
}

const DEFAULTS: Wishes = { language: null, theme: "system", motion: "system", sound: false, confirm: true };

function remembered(): Wishes {
  try {
    const found = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wishes>) };
    return found.language && !(found.language in LANGUAGES) ? { ...found, language: null } : found;
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  wishes = $state<Wishes>(remembered());
  private system = $state(!still.matches);

  constructor() {
    still.addEventListener("change", () => (this.system = !still.matches));
  }

  get language(): Language {
    return this.wishes.language ?? preferred();
  }
  get motion(): boolean {
    return this.wishes.motion === "system" ? this.system : this.wishes.motion === "on";
  }
  get confirm(): boolean {
    return this.wishes.confirm;
  }

  set(change: Partial<Wishes>): void {
    Object.assign(this.wishes, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.wishes));
    } catch {
      // private windows may keep nothing: the choice holds until the page is closed
    }
  }
}

export const settings = new Settings();
