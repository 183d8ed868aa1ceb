/** Whether somebody has played here before: a newcomer's tables are easier, and the first one has a coach. Stored on this device.
 */
const PLAYED = "ilion-played"; // a game was finished here
const FIRST = "ilion-first"; // the first table

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a private window may store nothing: then the reader stays a newcomer
  }
}

export const newcomer = {
  /** Until a game is finished. */
  get isOne(): boolean {
    return read(PLAYED) === null;
  },
  /** Whether this is the first table that was started here with one click. */
  isFirst: (table: string): boolean => read(FIRST) === table,
  begins(table: string): void {
    if (read(FIRST) === null) write(FIRST, table);
  },
  /** A game is over. Returns whether it was the first. */
  finishes(table: string): boolean {
    const before = read(PLAYED);
    if (before === null) write(PLAYED, table);
    return before === null || before === table;
  },
};
