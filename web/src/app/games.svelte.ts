/** The games that the server offers, loaded once. */
import { request } from "../api/http";
import type { GameInfo, TableCreated, SeatSpec } from "../api/types";
import type { Catalogue } from "../text/catalogue";
import { storeInvitations } from "./invitations";
import { makePledge, requestCommitment, storeValue } from "../table/seal";
import { me } from "./me.svelte";

class Games {
  list = $state.raw<GameInfo[]>([]);

  async load(): Promise<GameInfo[]> {
    if (!this.list.length) this.list = await request<GameInfo[]>("GET", "/games");
    return this.list;
  }
}

export const games = new Games();

export function titleOf(page: Catalogue, game: string): string {
  return page.knows(`game-${game}`) ? page.say(`game-${game}`) : (games.list.find((one) => one.id === game)?.title ?? game);
}

/** Return the number of players and the duration: “2–4 players · 30 min”. */
export function measureOf(page: Catalogue, game: GameInfo): string {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  const players = least === most ? page.say("players", { most }) : page.say("players-range", { least, most });
  const minutes = page.attribute(`game-${game.id}`, "minutes");
  return minutes ? `${players} · ${page.say("minutes", { minutes })}` : players;
}

/** Return the levels a person chooses from. Bots that exist only for measuring have no texts. */
export function levelsOf(page: Catalogue, game: GameInfo): string[] {
  const named = game.levels.filter((level) => page.knows(`level-${level}`));
  return named.length ? named : game.levels;
}

export async function createTable(spec: { game: string; seats: SeatSpec[] } & Record<string, unknown>): Promise<TableCreated> {
  // a lesson draws from its script; in any other game this browser adds a value of its own, once the server has committed itself
  const takesPart = !spec.script && spec.seats.some((seat) => seat.kind === "me");
  const commitment = takesPart ? await requestCommitment() : null;
  const own = commitment === null ? null : await makePledge();
  const made = await request<TableCreated>("POST", "/tables", own ? { ...spec, commitment, pledge: own.pledge } : spec);
  if (own) storeValue(made.table.id, own, commitment!);
  storeInvitations(made.table.id, made.invitations);
  me.refresh().catch(() => undefined); // a new visitor has become a guest
  return made;
}
