/** What the parts of a table share: the table's store, the words, the game's part, and which page lies open beside the board. */
import { createContext } from "svelte";
import type { GameModule } from "../games/contract";
import type { Catalogue } from "../text/catalogue";
import type { TableStore } from "./table-store.svelte";

export type DrawerPage = "chat" | "menu" | "keys" | "clause" | "hint" | "settings";

export class Drawer {
  page = $state<DrawerPage | null>(null);
  /** The clause that is read. */
  clause = $state<string | null>(null);
  /** What made it matter here: a refusal, something that happened, a line of the score sheet. In words when it is shown. */
  because = $state.raw<(() => string) | null>(null);
  /** Chat lines that have been seen. */
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

  /** Back to where the reader came from. */
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
}

export const [useTable, provideTable] = createContext<Shared>();
