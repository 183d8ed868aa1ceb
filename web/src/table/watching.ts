/** Since which event a spectator has watched a table, also after the page was loaded again. Kept for this tab only. */
const key = (table: string): string => `ilion-watched-${table}`;

/** Return the first event that the reader has watched, given how many there are now: those that come next, on the first visit. */
export function watchedFrom(table: string, events: number): number {
  try {
    const stored = Number(sessionStorage.getItem(key(table)) ?? NaN);
    if (stored <= events) return stored;
    sessionStorage.setItem(key(table), `${events}`);
  } catch {
    // a private window may store nothing: its reader watches from now on
  }
  return events;
}
