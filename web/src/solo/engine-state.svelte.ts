/** The engine in this browser, as the page shows it. */
import type { EngineState, Lack } from "./messages";

class EngineStatus {
  state = $state<EngineState>("starting");
  detail = $state("");
  /** What the tables lack in this browser. */
  lacks = $state<Lack[]>([]);
  /** Take the tables from another tab. */
  takeOver: () => void = () => undefined;
  /** A new version of the site is there; this begins to use it. */
  update = $state.raw<(() => void) | null>(null);
}

export const engine = new EngineStatus();
