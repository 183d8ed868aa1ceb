/** Which games there are; each is loaded when its table is opened. */
import type { GamePart } from "./contract";

export const GAMES: Record<string, () => Promise<{ default: GamePart }>> = {
  "trojan-horse": () => import("./trojan-horse"),
  troia: () => import("./troia"),
  odyssey: () => import("./odyssey"),
  horus: () => import("./horus"),
};
