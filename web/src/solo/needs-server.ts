/** The addresses that the static site cannot show: they concern other people or an account. */
import { isAboutPeople } from "../people/address";
import { isAboutTournaments } from "../tournaments/address";

const PAGES = /^\/(notices|match|open|unsubscribe|host|reset|confirm)$/;

/** Whether a page needs a server; an invitation is a table with a token behind #. */
export function needsServer(path: string, hash = ""): boolean {
  if (PAGES.test(path) || isAboutPeople(path) || isAboutTournaments(path)) return true;
  return /^\/t\//.test(path) && hash.length > 1;
}
