/** The state of the new-table form. */
import { STATIC } from "../api/base";
import type { ClockSpec, GameInfo, SeatSpec } from "../api/types";

export type Kind = SeatSpec["kind"];
// without a server nobody else can join
export const KINDS: Kind[] = STATIC ? ["me", "bot", "hotseat"] : ["me", "invited", "bot", "open", "hotseat", "external"];

export interface Seat {
  kind: Kind;
  name: string;
  level: string;
}

export const CLOCKS: Record<string, ClockSpec> = {
  none: { kind: "none" },
  fast: { kind: "realtime", bank: 5 * 60, increment: 5 },
  quick: { kind: "realtime", bank: 10 * 60, increment: 10 },
  live: { kind: "realtime", bank: 20 * 60, increment: 10 },
  day: { kind: "correspondence", days: 1 },
  days: { kind: "correspondence", days: 3 },
};

/** Return `count` seats: those already chosen, otherwise one for me and bots for the rest. */
export function seatsFor(count: number, before: Seat[], level: string, botNames: string[]): Seat[] {
  return Array.from(
    { length: count },
    (_, number) => before[number] ?? { kind: number ? "bot" : "me", name: number ? (botNames[number - 1] ?? "") : "", level },
  );
}

/** Return the seats as the server expects them. */
export function toSeatSpecs(seats: Seat[]): SeatSpec[] {
  return seats.map(({ kind, name, level }) => ({
    kind,
    ...(name.trim() && kind !== "open" ? { name: name.trim() } : {}),
    ...(kind === "bot" ? { level } : {}),
  }));
}

/** Whether a kind cannot be chosen for a seat: only one seat is mine, others on my device need it, and rated games have only people and bots. */
export function forbidden(kind: Kind, seat: number, seats: Seat[], rated: boolean): boolean {
  const mine = seats.findIndex((one) => one.kind === "me");
  if (kind === "me") return mine >= 0 && mine !== seat;
  if (kind === "hotseat") return rated || mine < 0 || mine === seat;
  return kind === "external" && rated;
}

/** Return the values of an option worth offering: those that have texts, all if they are few, or a few of a range. */
export function valuesOf(option: GameInfo["options"][string], named: (value: string | number) => boolean): (string | number)[] {
  const { values } = option;
  if (values.some(named)) return values.filter(named);
  if (values.length <= 6) return values;
  return values.filter((value, at) => value === option.default || at === 0 || at === values.length - 1 || Number(value) % 40 === 0);
}
