/** How far a lesson has come, remembered on this device; the rest stands at the table itself. */

/** What this browser remembers of a lesson: its table, and how many steps have been read. */
export interface Progress {
  table: string;
  read: number;
}

const KEY = "ilion-lesson-";

export function progressOf(game: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + game) ?? "null") as Progress | null;
    return typeof found?.table === "string" && typeof found.read === "number" ? found : null;
  } catch {
    return null;
  }
}

export function keep(game: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(KEY + game, JSON.stringify(progress));
    else localStorage.removeItem(KEY + game);
  } catch {
    // a private window may keep nothing: the lesson then begins anew
  }
}

/** The game whose lesson is at this table; null: none that was begun here. */
export function lessonAt(table: string): string | null {
  try {
    for (const key of Object.keys(localStorage)) {
      const game = key.startsWith(KEY) ? key.slice(KEY.length) : null;
      if (game && progressOf(game)?.table === table) return game;
    }
  } catch {
    // nothing is kept, nothing is found
  }
  return null;
}
