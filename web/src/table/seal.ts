/**
 * The browser's own part in the draws: a random value that it pledges when it takes a seat, and the seal of the table, which it
 * stores before it reveals the value. The server cannot change the stored values afterwards.
 */
import { request } from "../api/http";
import type { Carrier } from "../api/carrier";
import type { Commitment, TableInfo } from "../api/types";

/** The data that this browser stores about a table: its value, and everything that it was shown before it revealed the value. */
export interface Pin {
  value: string;
  pledge: string;
  /** The commitment at the time when the seat was taken. */
  commitment: string;
  /** The pledges of all seats, once they are sealed; null for a seat without one. */
  pledges: (string | null)[] | null;
}

const KEY = "ilion-seal ";
const MAX_PINS = 200;

const hex = (data: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(data as ArrayBuffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Return a fresh random value and the pledge to it; null in a browser without encryption, which takes no part in the draws. */
export async function makePledge(): Promise<{ value: string; pledge: string } | null> {
  if (!globalThis.crypto?.subtle) return null;
  const value = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { value, pledge: await sha256(value) };
}

/** Ask the server to commit itself first; null if it does not. */
export async function requestCommitment(carrier?: Carrier): Promise<string | null> {
  return request<Commitment>("POST", "/commitments", undefined, carrier).then(
    ({ commitment }) => commitment,
    () => null,
  );
}

/** Store the value for a seat that was just taken, with the commitment that the server had made by then. */
export function storeValue(table: string, own: { value: string; pledge: string }, commitment: string): void {
  store(table, { ...own, commitment, pledges: null });
}

export function pinOf(table: string): Pin | null {
  try {
    const text = localStorage.getItem(KEY + table);
    return text === null ? null : (JSON.parse(text) as Pin);
  } catch {
    return null;
  }
}

function store(table: string, pin: Pin): void {
  try {
    const stored = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    if (stored.length >= MAX_PINS) localStorage.removeItem(stored[0]!);
    localStorage.setItem(KEY + table, JSON.stringify(pin));
  } catch {
    // a private window may store nothing: then it cannot compare the seal afterwards
  }
}

/**
 * Pin the seal of a table whose seats are filled, and return my seat and the value to reveal now; null if there is nothing to
 * reveal. The value is not revealed to a server that shows another commitment or pledge than before: then its game can prove
 * nothing to me.
 */
export function sealed(table: TableInfo, mine: number[]): { seat: number; value: string } | null {
  const pin = pinOf(table.id);
  if (!pin || table.values_awaited_until == null || table.commitment !== pin.commitment) return null;
  const seat = mine.find((one) => table.seats[one]?.pledge === pin.pledge);
  if (seat === undefined || table.seats[seat]!.revealed) return null;
  const pledges = table.seats.map(({ pledge }) => pledge ?? null);
  if (pin.pledges && pin.pledges.join() !== pledges.join()) return null;
  store(table.id, { ...pin, pledges });
  return { seat, value: pin.value };
}

/** Return one number for everything that was fixed before the first value was revealed. */
export function sealOf(commitment: string, pledges: (string | null)[]): Promise<string> {
  return sha256([commitment, ...pledges.map((pledge) => pledge ?? "-")].join(" "));
}
