/** The progress of a lesson, stored on this device; everything else follows from its table. */

/** The table of a lesson, and the number of steps that have been read. */
export interface Progress {
  table: string;
  read: number;
  done?: boolean;
}

const KEY = "ilion-lesson-";

export function progressOf(lesson: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + lesson) ?? "null") as Progress | null;
    return typeof found?.table === "string" && typeof found.read === "number" ? found : null;
  } catch {
    return null;
  }
}

export function saveProgress(lesson: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(KEY + lesson, JSON.stringify(progress));
    else localStorage.removeItem(KEY + lesson);
  } catch {
    // a private window may store nothing: the lesson then starts again
  }
}

/** Return the lesson played at this table; null if none was begun here. */
export function lessonAt(table: string): string | null {
  try {
    for (const key of Object.keys(localStorage)) {
      const lesson = key.startsWith(KEY) ? key.slice(KEY.length) : null;
      if (lesson && progressOf(lesson)?.table === table) return lesson;
    }
  } catch {
    // storage is unavailable, so nothing was stored
  }
  return null;
}

/** Whether a lesson that ends before the end of its game was finished at this table, so that nothing is left to do there. */
export function finishedLesson(table: string): boolean {
  const lesson = lessonAt(table);
  return lesson !== null && progressOf(lesson)?.done === true;
}
