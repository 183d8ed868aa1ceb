/** Texts for the end of a game: the winner, the points, and shared places. */
import type { Catalogue } from "../text/catalogue";
import type { Shared } from "./table-context.svelte";
import type { TableStore } from "./table-store.svelte";

/** Return the seats of each place, best first. */
export function ranking(places: readonly number[]): { place: number; seats: number[] }[] {
  return [...new Set(places)]
    .sort((a, b) => a - b)
    .map((place) => ({ place, seats: places.flatMap((other, seat) => (other === place ? [seat] : [])) }));
}

export function names(play: TableStore, page: Catalogue, seats: readonly number[]): string {
  return new Intl.ListFormat(page.language, { type: "conjunction" }).format(seats.map((seat) => play.texts.who(seat)));
}

/** Return the sentence above the end, with the winner and the reason; its first words stand out. */
export function outcome({
  play,
  page,
  ending,
}: Pick<Shared, "play" | "page" | "ending">): { first: string; rest: string; clause: string | null } | null {
  const result = play.now?.result;
  const best = result && ranking(result.places)[0];
  if (!best) return null;
  const mine = play.yourSeats.length === 1 && best.seats.includes(play.yourSeats[0]!);
  const first =
    best.seats.length > 1
      ? page.say("end-shared", { names: names(play, page, best.seats) })
      : mine
        ? page.say("end-you-win")
        : page.say("end-wins", { name: play.name(best.seats[0]!) });
  const { colon = false, ...more } = ending && result.scores ? ending.part.headline(ending) : { rest: "", clause: null };
  return { first: colon ? page.say("end-colon", { first }) : first, ...more };
}
