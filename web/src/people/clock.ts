/** A time control in words. */
import type { Catalogue } from "../text/catalogue";

/** Return “no clock”, “10 min + 5 s” or “3 days per turn”. Times are in milliseconds. */
export function clockText(page: Catalogue, clock: Record<string, unknown>): string {
  const { kind, bank = 0, increment = 0, days = 0 } = clock as { kind: string; bank?: number; increment?: number; days?: number };
  if (kind === "none") return page.say("clock-none-note").replace(/\.$/, "");
  if (kind === "correspondence") return page.say("clock-correspondence", { days });
  const minutes = page.say("clock-realtime", { minutes: Math.round(bank / 6000) / 10 });
  return increment ? `${minutes} + ${Math.round(increment / 1000)} s` : minutes;
}
