/** The diagrams of each game's rules, loaded when somebody reads them. */
import type { Diagrams } from "./contract";

const FOUND = import.meta.glob<{ default: Diagrams }>("./*/diagrams/diagrams.ts");

/** Null: the game has none. */
export async function diagramsOf(game: string): Promise<Diagrams | null> {
  return (await FOUND[`./${game}/diagrams/diagrams.ts`]?.())?.default ?? null;
}
