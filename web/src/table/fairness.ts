/**
 * The check of a finished game in the browser: open the seal that was shown from the start, and derive every draw from it again. This
 * needs no rules; `ilion verify` also checks that the weights of the draws are right.
 */

export interface Proof {
  draws: number;
  commitment: string;
  secret: string;
  values: string[];
}

/** Thrown if something does not fit; `key` is a text of the web app. */
export class Unfair extends Error {
  constructor(
    readonly key: "unfair-seal" | "unfair-draw" | "unfair-record" | "unfair-lesson" | "unfair-browser",
    readonly number = 0,
  ) {
    super(key);
  }
}

const RANGE = 1n << 64n;
const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: ArrayBuffer): string => Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

interface Draw {
  number: number;
  weights: number[];
  pick: number;
}

function parse(record: string): { tags: Map<string, string>; draws: Draw[] } {
  const tags = new Map<string, string>();
  const draws: Draw[] = [];
  let number = -1;
  for (const line of record.split("\n").map((text) => text.trim())) {
    const tag = /^\[(\w+) (".*")\]$/.exec(line);
    if (tag) tags.set(tag[1]!, JSON.parse(tag[2]!) as string);
    if (tag || !line || line.startsWith(";")) continue;
    number++;
    if (!line.startsWith("* ")) continue;
    const comment = / ;\s*weights ((?:\d+ )+)pick (\d+)$/.exec(line);
    if (!comment) throw new Unfair("unfair-record", number + 1);
    draws.push({ number, weights: comment[1]!.trim().split(" ").map(Number), pick: Number(comment[2]) });
  }
  return { tags, draws };
}

async function hmac(key: CryptoKey, message: string): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message));
}

function signing(key: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Return the outcome of a draw: HMAC(key, "number:try"), with another try if the value would favour an outcome. */
async function pick(key: CryptoKey, number: number, weights: number[]): Promise<number> {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  for (let attempt = 0; ; attempt++) {
    const ticket = new DataView(await hmac(key, `${number}:${attempt}`)).getBigUint64(0);
    if (ticket >= RANGE - (RANGE % total)) continue;
    let left = ticket % total;
    for (const [place, weight] of weights.entries()) {
      left -= BigInt(weight);
      if (left < 0n) return place;
    }
  }
}

/** Check a record against the commitment that the table showed from the start. Throws `Unfair` if something does not fit. */
export async function check(record: string, commitment: string): Promise<Proof> {
  if (!globalThis.crypto?.subtle) throw new Unfair("unfair-browser"); // without https there is no WebCrypto
  const { tags, draws } = parse(record);
  if (tags.has("Lesson")) throw new Unfair("unfair-lesson");
  const secret = tags.get("Secret");
  const given = tags.get("Values")?.split(" ");
  if (!secret || !given || tags.get("Commitment") !== commitment) throw new Unfair("unfair-record");
  const sealed = bytes(secret);
  if (hex(await crypto.subtle.digest("SHA-256", sealed)) !== commitment) throw new Unfair("unfair-seal");
  const values = given.map((value) => new TextDecoder().decode(bytes(value === "-" ? "" : value)));
  const joined = values.map((value) => `${new TextEncoder().encode(value).length}:${value},`).join("");
  const key = await signing(await hmac(await signing(sealed), joined));
  for (const draw of draws)
    if ((await pick(key, draw.number, draw.weights)) !== draw.pick) throw new Unfair("unfair-draw", draw.number + 1);
  return { draws: draws.length, commitment, secret, values };
}
