/** The context shared by the components of a table: its store, the texts, the game's module, and the drawer beside the board. */
import { createContext } from "svelte";
import type { GameModule } from "../games/contract";
import type { Catalogue } from "../text/catalogue";
import type { Ending } from "./ending.svelte";
import type { TableStore } from "./table-store.svelte";

export type DrawerPage = "chat" | "menu" | "keys" | "clause" | "hint" | "settings";

export class Drawer {
  page = $state<DrawerPage | null>(null);
  /** The clause on display. */
  clause = $state<string | null>(null);
  /** Returns the reason to look at it, when it is shown: a refusal, an event, a line of the score sheet. */
  because = $state.raw<(() => string) | null>(null);
  /** On a phone: whether log and moves lie over the board. */
  log = $state(false);
  /** The number of chat lines that have been read. */
  read = $state(0);
  private from: HTMLElement | null = null;

  open(page: DrawerPage): void {
    if (!this.page) this.from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.page = page;
  }

  toggle(page: DrawerPage): void {
    if (this.page === page) this.close();
    else this.open(page);
  }

  show(clause: string, because: (() => string) | null = null): void {
    this.clause = clause;
    this.because = because;
    this.open("clause");
  }

  /** The position has changed: remove a hint for an earlier one, and keep a clause without its reason. */
  outdate(myTurn: boolean): void {
    this.because = null;
    if (this.page === "hint" && !myTurn) this.close();
  }

  /** Close the drawer and return the focus to its previous place. */
  close(): void {
    this.page = null;
    this.from?.focus();
    this.from = null;
  }
}

export interface Shared {
  readonly play: TableStore;
  readonly drawer: Drawer;
  readonly page: Catalogue;
  readonly part: GameModule;
  /** Once the game is over. */
  readonly ending: Ending | null;
}

export const [useTable, provideTable] = createContext<Shared>();

/** Provide the shared context to the components below; the getters are called for every read. */
export function shareTable(
  play: TableStore,
  drawer: Drawer,
  now: { page: () => Catalogue; part: () => GameModule; ending: () => Ending | null },
): Shared {
  const shared: Shared = {
    play,
    drawer,
    get page() {
      return now.page();
    },
    get part() {
      return now.part();
    },
    get ending() {
      return now.ending();
    },
  };
  provideTable(shared);
  return shared;
}
