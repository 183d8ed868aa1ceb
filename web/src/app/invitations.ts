/** The links for the seats of tables that were made on this device. The server tells a token once; here it is kept. */

const KEY = "ilion-invitations ";

export function keepInvitations(table: string, tokens: Record<string, string>): void {
  if (!Object.keys(tokens).length) return;
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...keptInvitations(table), ...tokens }));
  } catch {
    // private windows may keep nothing: the links are shown once
  }
}

/** Seat → token. */
export function keptInvitations(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The token stands behind #, which browsers tell no server: the page joins with it. */
export function invitationLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}

/** What somebody pasted: a link to a table, or its name; null if it is neither. */
export function placeOf(pasted: string): string | null {
  const text = pasted.trim();
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{8,32})(#[A-Za-z0-9_-]+)?$/.exec(text);
  return found ? `/t/${found[1]}${found[2] ?? ""}` : null;
}
