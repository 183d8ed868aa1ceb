/** The chapters of each game's rules: a key of the page's catalogue, and which clauses stand in it, in order. */

type Clauses = (number | [first: number, last: number])[];

const BOOKS: Record<string, Record<string, Clauses>> = {
  "trojan-horse": {
    box: [[1, 5]],
    setup: [[6, 10]],
    turn: [[11, 18]],
    poseidon: [19],
    treasure: [20, 21],
    end: [[22, 27]],
    knowledge: [28, 29],
  },
  troia: { box: [[1, 7]], setup: [8, 9], turn: [[10, 15]], powers: [[16, 27]], goals: [28, 29], end: [30], knowledge: [31] },
  odyssey: {
    box: [[1, 3]],
    setup: [4],
    turn: [[5, 12]],
    landing: [[13, 20]],
    fights: [21, 22],
    hunger: [[23, 26]],
    end: [27, 28],
    knowledge: [29],
  },
  horus: { box: [[1, 5]], lattice: [[6, 11], 32], setup: [12], turn: [[13, 24]], nile: [25], end: [[26, 30]], knowledge: [31] },
};

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
    const named = numbers
      .flatMap((one) => (typeof one === "number" ? [one] : Array.from({ length: one[1] - one[0] + 1 }, (_, step) => one[0] + step)))
      .map((number) => `${mark}-${number}`);
    return { key, clauses: named.filter((clause) => left.delete(clause)) };
  });
  return [...chapters, { key: "", clauses: [...left] }].filter((chapter) => chapter.clauses.length);
}
