/** What the parts of a table share: the sitting, the words, the game's part, and which leaf lies open beside the board. */
import { createContext } from "svelte";
import type { GamePart } from "../games/contract";
import type { Catalogue } from "../text/catalogue";
import type { Sitting } from "./sitting.svelte";

export type Leaf = "chat" | "menu" | "keys" | "clause" | "hint" | "settings";

export class Desk {
  leaf = $state<Leaf | null>(null);
  /** The clause that is read. */
  clause = $state<string | null>(null);
  /** What made it matter here: a refusal, something that happened, a line of the score sheet. In words when it is shown. */
  because = $state.raw<(() => string) | null>(null);
  /** Chat lines that have been seen. */
  read = $state(0);
  private from: HTMLElement | null = null;

  open(leaf: Leaf): void {
    if (!this.leaf) this.from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.leaf = leaf;
  }

  toggle(leaf: Leaf): void {
    if (this.leaf === leaf) this.close();
    else this.open(leaf);
  }

  show(clause: string, because: (() => string) | null = null): void {
    this.clause = clause;
    this.because = because;
    this.open("clause");
  }

  /** Back to where the reader came from. */
  close(): void {
    this.leaf = null;
    this.from?.focus();
    this.from = null;
  }
}

export interface Shared {
  readonly play: Sitting;
  readonly desk: Desk;
  readonly page: Catalogue;
  readonly part: GamePart;
}

export const [atTable, layTable] = createContext<Shared>();
