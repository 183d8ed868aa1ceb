/** The games of the web app: how each looks from outside, and its module, which is loaded when a table is opened. */
import type { GameModule } from "./contract";

export interface Listed {
  /** The world whose colours and ornament its pages use. */
  world: "pottery" | "fresco" | "papyrus";
  /** The colours of its button on the home page; words and edge only if they differ from the others'. */
  button: { ground: string; words?: string; edge?: string };
  load: () => Promise<{ default: GameModule }>;
}

export const GAMES: Record<string, Listed> = {
  "trojan-horse": {
    world: "pottery",
    button: { ground: "#1d1512", words: "#ffd9a8", edge: "light-dark(#1d1512, #c4643a)" },
    load: () => import("./trojan-horse"),
  },
  troia: { world: "pottery", button: { ground: "#9c4220" }, load: () => import("./troia") },
  odyssey: { world: "fresco", button: { ground: "#14508a" }, load: () => import("./odyssey") },
  horus: { world: "papyrus", button: { ground: "#855a0d" }, load: () => import("./horus") },
};
