/** Texts for the end of a game: who won, with how many points, and who shares a place. */
import type { Catalogue } from "../text/catalogue";
import type { TableStore } from "./table-store.svelte";

/** Return the seats of each place, best first. */
export function ranking(places: readonly number[]): { place: number; seats: number[] }[] {
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((place) => ({ place, seats: places.flatMap((other, seat) => (other === place ? [seat] : [])) }));
}

export function names(play: TableStore, page: Catalogue, seats: readonly number[]): string {
  return new Intl.ListFormat(page.language, { type: "conjunction" }).format(seats.map((seat) => play.name(seat)));
}

export function outcome(play: TableStore, page: Catalogue): { first: string; rest: string } | null {
  const result = play.now?.result;
  if (!result) return null;
  const [best] = ranking(result.places);
  if (!best) return null;
  const mine = play.yourSeats.length === 1 && best.seats.includes(play.yourSeats[0]!);
  const points = result.scores?.[best.seats[0]!];
  // if something else decided, the points explain nothing
  const decided = points !== undefined && result.scores!.every((score, seat) => best.seats.includes(seat) || score < points);
  const first =
    best.seats.length > 1
      ? page.say("end-shared", { names: names(play, page, best.seats) })
      : mine
        ? page.say("end-you-win")
        : page.say("end-wins", { name: play.name(best.seats[0]!) });
  return { first, rest: decided && result.sheet?.length ? page.say("end-points", { points }) : "" };
}
