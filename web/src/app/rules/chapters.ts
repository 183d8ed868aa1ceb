/** The chapters of each game's rules, from `chapters.json` in its folder: the key of their title, and the clauses in order. */
const BOOKS = import.meta.glob<Record<string, number[]>>("../../games/*/chapters.json", { eager: true, import: "default" });

export interface Chapter {
  /** Empty for the clauses that no chapter names. */
  key: string;
  clauses: string[];
}

/** Return the clauses (`TH-1`, …) by chapter; those that no chapter names come last. */
export function chaptersOf(game: string, clauses: readonly string[]): Chapter[] {
  const left = new Set(clauses);
  const mark = clauses[0]?.split("-")[0];
  const chapters: Chapter[] = Object.entries(BOOKS[`../../games/${game}/chapters.json`] ?? {}).map(([key, numbers]) => {
    const named = numbers.map((number) => `${mark}-${number}`);
    return { key, clauses: named.filter((clause) => left.delete(clause)) };
  });
  return [...chapters, { key: "", clauses: [...left] }].filter((chapter) => chapter.clauses.length);
}
