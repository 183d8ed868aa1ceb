/** The chapters of each game's rules: a key of the page's catalogue, and which clauses stand in it, in order. They lie in a file of
 * their own, since the documentation reads them too. */
import books from "./chapters.json";

const BOOKS: Record<string, Record<string, number[]>> = books;

export interface Chapter {
  /** Empty for what no chapter names. */
  key: string;
  clauses: string[];
}

/** The clauses that there are (`TH-1`, …), by chapter; whatever no chapter names comes last. */
export function chaptersOf(game: string, clauses: readonly string[]): Chapter[] {
  const left = new Set(clauses);
  const mark = clauses[0]?.split("-")[0];
  const chapters: Chapter[] = Object.entries(BOOKS[game] ?? {}).map(([key, numbers]) => {
    const named = numbers.map((number) => `${mark}-${number}`);
    return { key, clauses: named.filter((clause) => left.delete(clause)) };
  });
  return [...chapters, { key: "", clauses: [...left] }].filter((chapter) => chapter.clauses.length);
}
