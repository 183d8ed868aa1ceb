"""Ratings of finished rated games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.live.rooms import Room
from ilion.server.storage.schema import ratings, tables, users
from ilion.server.storage.store import Store
from ilion.table.table import Table

BOT = "bot:"


class Ratings:
    """Enters finished games into the ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def rate(self, room: Room) -> None:
        """Enter a finished rated game, once. Games with guests, or of somebody against themselves, do not count."""
        table = room.table
        places = table.places()
        if not table.setup.rated or places is None:
            return
        rated = players_of(table)

        async def work(connection: AsyncConnection) -> None:
            mark = update(tables).where(tables.c.id == room.id, ~tables.c.scored).values(scored=True)
            if (await connection.execute(mark)).rowcount == 1 and await _all_have_accounts(connection, rated):
                await rate_game(connection, table.setup.game, rated, places)

        await self.store.write(work)


def players_of(table: Table) -> list[str]:
    """Return the players as the ratings name them: users by id, bots by level."""
    return [f"{BOT}{seat.level}" if seat.kind == "bot" else str(seat.holder) for seat in table.seats]


async def _all_have_accounts(connection: AsyncConnection, rated: Sequence[str]) -> bool:
    people = {player for player in rated if not player.startswith(BOT)}
    found = await connection.execute(select(users.c.id).where(users.c.id.in_(people), users.c.login.is_not(None)))
    return {row.id for row in found} == people and len(set(rated)) > 1


async def rate_game(connection: AsyncConnection, game: str, rated: Sequence[str], places: Sequence[int]) -> None:
    """Rate by Plackett–Luce over the places; a bot that sat twice counts with its better place."""
    from openskill.models import PlackettLuce

    best: dict[str, int] = {}
    for player, place in zip(rated, places, strict=True):
        best[player] = min(place, best.get(player, place))
    model = PlackettLuce()
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(best)).with_for_update()
    known: dict[str, Any] = {row.player: row for row in await connection.execute(query)}
    before = [
        [model.rating(mu=known[player].mu, sigma=known[player].sigma) if player in known else model.rating()] for player in best
    ]
    after = model.rate(before, ranks=[float(place) for place in best.values()])
    for player, (rating,) in zip(best, after, strict=True):
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if player in known:
            where = (ratings.c.game == game) & (ratings.c.player == player)
            await connection.execute(update(ratings).where(where).values(**values, games=known[player].games + 1))
        else:
            await connection.execute(insert(ratings), {"game": game, "player": player, **values, "games": 1})
