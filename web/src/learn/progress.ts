/** The progress of a lesson, stored on this device; everything else follows from its table. */

/** The table of a lesson, and the number of steps that have been read. */
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

export function saveProgress(game: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(KEY + game, JSON.stringify(progress));
    else localStorage.removeItem(KEY + game);
  } catch {
    // a private window may store nothing: the lesson then starts again
  }
}

/** Return the game whose lesson is played at this table; null if none was begun here. */
export function lessonAt(table: string): string | null {
  try {
    for (const key of Object.keys(localStorage)) {
      const game = key.startsWith(KEY) ? key.slice(KEY.length) : null;
      if (game && progressOf(game)?.table === table) return game;
    }
  } catch {
    // nothing is stored, nothing is found
  }
  return null;
}
