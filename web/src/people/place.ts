/** Texts for a finished game. */
import { listed, nameOf } from "../app/lines";
import type { FinishedGame } from "../api/types";
import type { Catalogue } from "../text/catalogue";

/** Return how a game ended for the person of the list: “won”, “2nd of 4”, “1st of 5, shared”. */
export function placeOf(words: Catalogue, game: FinishedGame): string {
  if (game.place === null) return words.say("at-one-device");
  if (game.place === 1 && !game.shared) return words.say("won");
  const facts = { place: game.place, seats: game.seats };
  return game.shared ? words.say("place-shared", facts) : words.say("place", facts);
}

/** Return the names of the other players. */
export function companyOf(page: Catalogue, game: FinishedGame): string {
  const names = game.players.filter((seat) => !seat.yours).map((seat) => nameOf(page, seat));
  return names.length ? page.say("with", { names: listed(page, names) }) : "";
}
