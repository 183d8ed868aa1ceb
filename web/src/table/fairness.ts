/**
 * The check of a finished game in the browser: compare the record with the values that this browser stored before the game began,
 * open the seal, and derive every draw from it again. This needs no rules; `ilion verify` also checks that the weights of the draws
 * are right. The draws of a duplicate round depend on what the rules know, so only its seal is checked here.
 */
import { sealOf, sha256, type Pin } from "./seal";

export interface Proof {
  draws: number;
  /** The draws were made by rank, as at the other tables of a duplicate round, and were not derived again. */
  ranked: boolean;
  seal: string;
  secret: string;
  /** The values that the seats added; null for a seat that added nothing. */
  values: (string | null)[];
  /** The seats that revealed the values they had pledged, kept them back, or never pledged one. */
  revealed: number[];
  unrevealed: number[];
  silent: number[];
  /** My seat, if this browser took part in the draws and the seal it stored fits; otherwise null. */
  mine: number | null;
}

/** Thrown if something does not fit; `key` is a text of the web app. */
export class Unfair extends Error {
  constructor(
    readonly key:
      | "unfair-seal"
      | "unfair-pinned"
      | "unfair-hidden"
      | "unfair-value"
      | "unfair-draw"
      | "unfair-record"
      | "unfair-lesson"
      | "unfair-browser",
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

/**
 * Check a record against the commitment that the table shows, and against the values that this browser stored before the game
 * began. Draws by rank are accepted only at a table that has been a `duplicate` from its start, and earlier rules only if the table
 * `continues` from them. Throws `Unfair` if something does not fit.
 */
export async function check(
  record: string,
  commitment: string,
  pin: Pin | null = null,
  duplicate = false,
  continues: string | null = null,
): Promise<Proof> {
  if (!globalThis.crypto?.subtle) throw new Unfair("unfair-browser"); // without https there is no WebCrypto
  const { tags, draws } = parse(record);
  if (tags.has("Lesson")) throw new Unfair("unfair-lesson");
  const secret = tags.get("Secret");
  const given = tags.get("Values")?.split(" ");
  const pledges = (tags.get("Pledges")?.split(" ") ?? []).map((pledge) => (pledge === "-" ? null : pledge));
  if (!secret || !given || pledges.length !== given.length || tags.get("Commitment") !== commitment)
    throw new Unfair("unfair-record");
  const mine = compare(pin, commitment, pledges, given);
  const sealed = bytes(secret);
  if (hex(await crypto.subtle.digest("SHA-256", sealed)) !== commitment) throw new Unfair("unfair-seal");
  const values = await open(given, pledges);
  const added = values.map((value, seat) => value ?? pledges[seat] ?? "");
  const earlier = tags.get("Continues"); // a game that continues by other rules has another key, and draws from 0
  if ((earlier ?? null) !== continues || (earlier !== undefined && !tags.has("Position"))) throw new Unfair("unfair-record");
  if (earlier !== undefined) added.push(earlier);
  const joined = added.map((value) => `${new TextEncoder().encode(value).length}:${value},`).join("");
  const key = await signing(await hmac(await signing(sealed), joined));
  const ranked = tags.get("Draws") === "ranks";
  if (ranked && (!duplicate || pledges.some(Boolean))) throw new Unfair("unfair-record");
  for (const draw of ranked ? [] : draws)
    if ((await pick(key, draw.number, draw.weights)) !== draw.pick) throw new Unfair("unfair-draw", draw.number + 1);
  const seats = [...pledges.keys()];
  return {
    draws: draws.length,
    ranked,
    seal: ranked ? commitment : await sealOf(commitment, pledges),
    secret,
    values,
    revealed: seats.filter((seat) => values[seat] !== null),
    unrevealed: seats.filter((seat) => pledges[seat] !== null && values[seat] === null),
    silent: seats.filter((seat) => pledges[seat] === null),
    mine,
  };
}

/** Compare the record with the values that this browser stored. Return its seat; null if it took no part in the draws. */
function compare(pin: Pin | null, commitment: string, pledges: (string | null)[], given: string[]): number | null {
  if (!pin) return null;
  const mine = pledges.indexOf(pin.pledge);
  if (pin.commitment !== commitment || mine < 0) throw new Unfair("unfair-pinned");
  if (!pin.pledges) return null; // this browser was not there when the seats were sealed, and revealed nothing
  if (pin.pledges.join() !== pledges.join()) throw new Unfair("unfair-pinned");
  if (given[mine] === "!") throw new Unfair("unfair-hidden");
  return mine;
}

/** Return the values that were revealed; each must fit its pledge. */
async function open(given: string[], pledges: (string | null)[]): Promise<(string | null)[]> {
  const values = given.map((value) => (value === "-" || value === "!" ? null : new TextDecoder().decode(bytes(value))));
  for (const [seat, value] of values.entries()) {
    const fits = value === null ? (given[seat] === "-") === (pledges[seat] === null) : (await sha256(value)) === pledges[seat];
    if (!fits) throw new Unfair("unfair-value", seat + 1);
  }
  return values;
}
