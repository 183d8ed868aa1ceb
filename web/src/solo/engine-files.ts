/** The files of the engine. They are packed on the host, so that it need not compress them; unpacked once, they stay in a cache of
 * the browser. */
import { Damaged, unpackLzip } from "./lzip";

const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript", zip: "application/zip" };
const PACKED = ".lz";
const ATTEMPTS = 3;
const SILENCE = 60_000; // milliseconds without a byte after which a download is given up

/** The part of the browser's cache that is used here. */
export interface Store {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  keys(): Promise<readonly { url: string }[]>;
  delete(address: string): Promise<boolean>;
}

/** Fetches an address; `reload` bypasses the browser's cache. */
type Fetch = (address: string, init: { cache: "default" | "reload"; signal: AbortSignal }) => Promise<Response>;

export class EngineFiles {
  /** `home` is the folder of the engine. Without a store (null), for browsers that have none, every start unpacks again. */
  constructor(
    private readonly home: string,
    private readonly store: Promise<Store | null>,
    private readonly fetch: Fetch = (address, init) => globalThis.fetch(address, init),
  ) {}

  /** Return a file, unpacked. A file that arrives damaged or incomplete is fetched again; only exactly the file that was packed is
   * ever returned. */
  async get(name: string): Promise<Response> {
    const store = await this.store;
    const kept = await store?.match(this.home + name).catch(() => undefined);
    if (kept) return kept;
    const content = await this.unpacked(name);
    const headers = { "Content-Type": TYPES[name.split(".").at(-1)!] ?? "application/octet-stream" };
    // without room for it, it is unpacked again next time
    store?.put(this.home + name, new Response(content, { headers })).catch(() => undefined);
    return new Response(content, { headers });
  }

  private async unpacked(name: string): Promise<Uint8Array<ArrayBuffer>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return unpackLzip(await this.download(name, attempt === 1 ? "default" : "reload"));
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        if (attempt === ATTEMPTS) throw new Damaged(`${name} did not arrive whole in ${ATTEMPTS} attempts: ${error.message}`);
      }
    }
  }

  /** Return the bytes from the host. Throws `Damaged` if they stop coming. */
  private async download(name: string, cache: "default" | "reload"): Promise<Uint8Array> {
    const given = new AbortController();
    const giveUp = (): void => given.abort(new Damaged(`nothing came for ${SILENCE / 1000} seconds`));
    let timer = setTimeout(giveUp, SILENCE);
    try {
      const response = await this.fetch(this.home + name + PACKED, { cache, signal: given.signal });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      const parts: Uint8Array[] = [];
      const reader = response.body!.getReader();
      for (;;) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          throw error instanceof Damaged ? error : new Damaged(String(error));
        });
        if (done) return joined(parts);
        parts.push(value);
        clearTimeout(timer);
        timer = setTimeout(giveUp, SILENCE);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  /** Delete the files of other versions. A page that still runs one unpacks them again if necessary. */
  async forgetOthers(): Promise<void> {
    const store = await this.store;
    for (const { url } of (await store?.keys()) ?? []) if (!url.startsWith(this.home)) await store!.delete(url);
  }
}

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Return the cache for the site with this engine; null if the browser has none, as on a page without https. */
export async function openStore(home: string): Promise<Store | null> {
  try {
    return await caches.open(`ilion-engine ${new URL("..", home).pathname}`);
  } catch {
    return null;
  }
}
