/** The reader's settings, stored on this device. */
import { LANGUAGES, preferred, type Language } from "../text/catalogue";

const KEY = "ilion-settings";
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const PACES = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 } as const;
export type Pace = keyof typeof PACES;

/** The moves that wait for the main button: all, only those that cannot be undone, or none. */
export const CONFIRMATIONS = ["always", "final", "never"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface Preferences {
  language: Language | null; // null: the browser's
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  pace: Pace; // of other players' turns
  sound: boolean | null; // null: the reader has not been asked yet
  confirm: Confirmation;
}

const DEFAULTS: Preferences = {
  language: null,
  theme: "system",
  motion: "system",
  pace: "normal",
  sound: null,
  confirm: "always",
};

function remembered(): Preferences {
  try {
    const found = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
    if (!(found.pace in PACES)) found.pace = DEFAULTS.pace;
    // earlier versions stored yes or no
    if (!CONFIRMATIONS.includes(found.confirm)) found.confirm = (found.confirm as unknown) === false ? "never" : DEFAULTS.confirm;
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
  /** The factor for the duration of other players' turns; 0: everything is shown at once. */
  get pace(): number {
    return PACES[this.preferences.pace];
  }
  get sound(): boolean {
    return this.preferences.sound ?? false;
  }
  get confirm(): Confirmation {
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
