/** The address of a server for games with people elsewhere. */

const KEY = "ilion-server";

/** Return the address of a page at a server, or null if the text is no address of one. */
export function serverAddress(text: string, path: string): string | null {
  const given = text.trim();
  if (!given || /\s/.test(given)) return null;
  try {
    const url = new URL(/^https?:\/\//.test(given) ? given : `https://${given}`);
    return url.hostname.includes(".") || url.hostname === "localhost" ? new URL(path, url.origin).href : null;
  } catch {
    return null;
  }
}

export function storedServer(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function storeServer(text: string): void {
  try {
    localStorage.setItem(KEY, text.trim());
  } catch {
    // a private window may store nothing
  }
}
