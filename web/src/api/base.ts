/** The folder of the web app on its host. A server has it at the root; a static site may lie in any folder, and finds out which
 * one. */

/** Whether this is the static site: tables and bots run in this browser, and there is no server. */
export const STATIC = import.meta.env.MODE === "site";

// scripts of the site lie in `assets/`, one folder below it
const here = import.meta.url;
/** The path of the first page, with a slash at its end. */
export const BASE = STATIC ? new URL("..", here).pathname : "/";

declare global {
  /** The same for the links in templates, which vite.config.ts rewrites. */
  var ilionBase: string;
}
globalThis.ilionBase = BASE;

/** Return the path within the web app of an address on this host: `/` is the first page. */
export function pathWithin(pathname: string): string {
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;
}

/** Return the address of a path within the web app. */
export function addressIn(path: string): string {
  return BASE + path.slice(1);
}
