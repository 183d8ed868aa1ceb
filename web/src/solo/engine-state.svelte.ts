/** The state of the engine in this browser, as the page shows it. */
import type { EngineState, Lack } from "./messages";

class EngineStatus {
  state = $state<EngineState>("starting");
  detail = $state("");
  /** The features that the tables lack in this browser. */
  lacks = $state<Lack[]>([]);
  /** Take the tables from another tab. */
  takeOver: () => void = () => undefined;
  /** Starts to use a new version of the site; null: there is none. */
  update = $state.raw<(() => void) | null>(null);
}

export const engine = new EngineStatus();
