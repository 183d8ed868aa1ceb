/** The invitation links of tables created on this device. The server sends a token only once, so it is stored here. */
import { BASE } from "../api/base";

const KEY = "ilion-invitations ";

export function storeInvitations(table: string, tokens: Record<string, string>): void {
  if (!Object.keys(tokens).length) return;
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ ...storedInvitations(table), ...tokens }));
  } catch {
    // a private window may store nothing: the links are shown once
  }
}

/** Return the stored tokens by seat. */
export function storedInvitations(table: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Return the link of an invitation. Its token stands behind #, which browsers send to no server. */
export function invitationLink(table: string, token: string): string {
  return `${location.origin}${BASE}t/${table}#${token}`;
}

/** Return the path that a pasted link or table id leads to; null if it is neither. */
export function placeOf(pasted: string): string | null {
  const text = pasted.trim();
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{8,32})(#[A-Za-z0-9_-]+)?$/.exec(text);
  return found ? `/t/${found[1]}${found[2] ?? ""}` : null;
}
