/** Which games there are: how each looks from outside, and its part of the page, which is loaded when its table is opened. */
import type { GameModule } from "./contract";

export interface Listed {
  /** The world whose colours and ornament its pages wear. */
  world: "pottery" | "fresco" | "papyrus";
  /** The colours of its button on the first page; words and edge where they are not like the others'. */
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
