/** The reader's settings, stored on this device. */
import { LANGUAGES, preferred, type Language } from "../text/catalogue";

const KEY = "ilion-settings";
const still = matchMedia("(prefers-reduced-motion: reduce)");

export interface Preferences {
  language: Language | null; // null: the browser's
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  sound: boolean;
  confirm: boolean; // choose first, send second
}

const DEFAULTS: Preferences = { language: null, theme: "system", motion: "system", sound: false, confirm: true };

function remembered(): Preferences {
  try {
    const found = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
    return found.language && !(found.language in LANGUAGES) ? { ...found, language: null } : found;
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  preferences = $state<Preferences>(remembered());
  private system = $state(!still.matches);

  constructor() {
    still.addEventListener("change", () => (this.system = !still.matches));
  }

  get language(): Language {
    return this.preferences.language ?? preferred();
  }
  get motion(): boolean {
    return this.preferences.motion === "system" ? this.system : this.preferences.motion === "on";
  }
  get confirm(): boolean {
    return this.preferences.confirm;
  }

  set(change: Partial<Preferences>): void {
    Object.assign(this.preferences, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.preferences));
    } catch {
      // a private window may store nothing: the choice lasts until the page is closed
    }
  }
}

export const settings = new Settings();
