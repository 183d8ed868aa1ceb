/** The games of the web app: how each looks from outside, and its module, which is loaded when a table is opened. */
import type { GameModule } from "./contract";
import type { EndPart } from "./ending";
import type { FirstWords } from "./first";

export interface Listed {
  /** The world whose colours and ornament its pages use. */
  world: "pottery" | "fresco" | "papyrus";
  /** The colours of its button on the home page; words and edge only if they differ from the others'. */
  button: { ground: string; words?: string; edge?: string };
  load: () => Promise<{ default: GameModule }>;
  /** The options of the tables that a newcomer starts with one click. */
  first?: Record<string, string>;
  /** The lesson to offer after the first finished game: its name. */
  then?: string;
  /** Sentences for the first turns of a newcomer. */
  coach?: () => Promise<{ default: FirstWords }>;
  /** Its part of the end, which is loaded when a game is over. */
  end: () => Promise<{ default: EndPart }>;
}

export const GAMES: Record<string, Listed> = {
  "trojan-horse": {
    world: "pottery",
    button: { ground: "#1d1512", words: "#ffd9a8", edge: "light-dark(#1d1512, #c4643a)" },
    first: { horse: "open" },
    then: "memory",
    load: () => import("./trojan-horse"),
    coach: () => import("./trojan-horse/first"),
    end: () => import("./trojan-horse/end"),
  },
  troia: {
    world: "pottery",
    button: { ground: "#9c4220" },
    load: () => import("./troia"),
    end: () => import("./troia/end"),
  },
  odyssey: {
    world: "fresco",
    button: { ground: "#14508a" },
    load: () => import("./odyssey"),
    end: () => import("./odyssey/end"),
  },
  horus: {
    world: "papyrus",
    button: { ground: "#855a0d" },
    load: () => import("./horus"),
    end: () => import("./horus/end"),
  },
};
