/** The addresses of the pages about tournaments: the lists, a new one, and one by its id. */
const PAGES = /^\/tournaments(?:\/([A-Za-z0-9_-]+))?$/;

export const isAboutTournaments = (path: string): boolean => PAGES.test(path);

/** Return the part of a path after the address of the lists: “new”, an id, or nothing. */
export const tournamentAt = (path: string): string | undefined => PAGES.exec(path)?.[1];
