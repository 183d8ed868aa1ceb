/** The event from which a spectator has watched a table, even after a reload of the page. Stored for this tab only. */
const key = (table: string): string => `ilion-watched-${table}`;

/** Return the number of the first event that the reader has watched; on the first visit, that of the next event. */
export function watchedFrom(table: string, events: number): number {
  try {
    const stored = Number(sessionStorage.getItem(key(table)) ?? NaN);
    if (stored <= events) return stored;
    sessionStorage.setItem(key(table), `${events}`);
  } catch {
    // a private window may store nothing: then the reader watches from now on
  }
  return events;
}
