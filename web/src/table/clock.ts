/** Clocks that run down on the page. */
import { createSubscriber } from "svelte/reactivity";
import type { Catalogue } from "../text/catalogue";
import type { TableStore } from "./table-store.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, SECOND / 2);
  return () => clearInterval(timer);
});

/** Return the current time; everything that depends on it is updated every half second. */
export function present(): number {
  tick();
  return Date.now();
}

/** Return the milliseconds a seat has left, by the server's clock; null if no clock runs. */
export function left(play: TableStore, seat: number): number | null {
  const clock = play.now?.clock;
  if (!clock || !play.table || play.table.clock["kind"] === "none" || play.now?.status !== "running") return null;
  const spent = clock.running === seat ? Math.max(0, present() + play.clockOffset - clock.since) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}

/** Return a time in the format of a clock: 19:42, 1:05:00, or days and hours. */
export function shown(time: number, page: Catalogue): string {
  if (time >= DAY) return page.say("clock-left-days", { days: Math.floor(time / DAY), hours: Math.floor((time % DAY) / HOUR) });
  const seconds = Math.ceil(time / SECOND);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
