/** The files of the engine. On the host they lie packed, so that no host need compress them; unpacked once, they stay in a cache of
 * the browser. */
import { unpackLzma } from "./lzma";

const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript", zip: "application/zip" };
const PACKED = ".lzma";

/** The part of the browser's cache that is used here. */
export interface Store {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  keys(): Promise<readonly { url: string }[]>;
  delete(address: string): Promise<boolean>;
}

export class EngineFiles {
  /** `home` is the folder of the engine. Without a store (null), as where the browser has none, every start unpacks again. */
  constructor(
    private readonly home: string,
    private readonly store: Promise<Store | null>,
    private readonly fetch: (address: string) => Promise<Response> = (address) => globalThis.fetch(address),
  ) {}

  /** Return a file, unpacked. */
  async get(name: string): Promise<Response> {
    const store = await this.store;
    const kept = await store?.match(this.home + name).catch(() => undefined);
    if (kept) return kept;
    const response = await this.fetch(this.home + name + PACKED);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const content = unpackLzma(new Uint8Array(await response.arrayBuffer()));
    const headers = { "Content-Type": TYPES[name.split(".").at(-1)!] ?? "application/octet-stream" };
    // without room for it, it is unpacked again next time
    store?.put(this.home + name, new Response(content, { headers })).catch(() => undefined);
    return new Response(content, { headers });
  }

  /** Forget the files of other versions. A page that still runs one unpacks them again if it must. */
  async forgetOthers(): Promise<void> {
    const store = await this.store;
    for (const { url } of (await store?.keys()) ?? []) if (!url.startsWith(this.home)) await store!.delete(url);
  }
}

/** Return the cache for the site with this engine; null if the browser has none, as on a page that did not come safely. */
export async function openStore(home: string): Promise<Store | null> {
  try {
    return await caches.open(`ilion-engine ${new URL("..", home).pathname}`);
  } catch {
    return null;
  }
}
