/** The listing of each game (`listing.ts` in its folder), and its module, which is loaded when a table is opened. */
import type { GameModule } from "./contract";
import type { EndPart } from "./ending";
import type { FirstWords } from "./first";

export interface Listed {
  /** The visual world that gives its pages colours and ornament. */
  world: "pottery" | "fresco" | "papyrus";
  /** The colours of its button on the home page; words and edge only if they differ from the others'. */
  button: { ground: string; words?: string; edge?: string };
  load: () => Promise<{ default: GameModule }>;
  /** The options of the tables that a newcomer starts with one click. */
  first?: Record<string, string>;
  /** The lesson to offer after the first finished game with these options: its name. */
  then?: { lesson: string; after: Record<string, string> };
  /** Sentences for the first turns of a newcomer. */
  coach?: () => Promise<{ default: FirstWords }>;
  /** Its part of the end, which is loaded when a game is over. */
  end: () => Promise<{ default: EndPart }>;
}

const FOUND = import.meta.glob<Listed>("./*/listing.ts", { eager: true, import: "default" });

/** Return the listing of a game. A game without a folder here is played on the board for any game. */
export function listed(game: string): Listed {
  return (
    FOUND[`./${game}/listing.ts`] ?? {
      world: "pottery",
      button: { ground: "#5a4632" },
      load: async () => (await import("../any-game")).boardFor(game),
      end: () => import("../any-game/end"),
    }
  );
}
