/** The diagrams of each game's rules, loaded on demand. */
import type { Diagrams } from "./contract";

const FOUND = import.meta.glob<{ default: Diagrams }>("./*/diagrams/diagrams.ts");

/** Return the diagrams of a game; null if it has none. */
export async function diagramsOf(game: string): Promise<Diagrams | null> {
  return (await FOUND[`./${game}/diagrams/diagrams.ts`]?.())?.default ?? null;
}
