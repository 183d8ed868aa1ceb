"""Ratings of finished rated games. They are stored in the transaction that ends the game: with both or with neither on disk, a
crash loses no rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.live.rooms import ExtraWrites, Room
from ilion.server.storage.bot_ratings import BOT_SIGMA, bot_mu
from ilion.server.storage.rating_scale import lower_end
from ilion.server.storage.schema import rated_games, ratings, tables
from ilion.table.rating import WEEK, RatedPlayer, counts, pair_weight, rated_players


def enter_result(room: Room, at: int) -> ExtraWrites | None:
    """Return the writes that enter a rated game that ends now, once; None for any other game."""
    table = room.table
    players = rated_players(table)
    if players is None:
        return None
    game, is_counted = table.setup.game, counts(table)
    fixed = {f"bot:{level}": bot_mu(points) for level, points in room.session.levels.ratings.items()}

    async def work(connection: AsyncConnection) -> None:
        mark = update(tables).where(tables.c.id == room.id, ~tables.c.scored).values(scored=True)
        if (await connection.execute(mark)).rowcount == 1:
            await rate_game(connection, room.id, game, players, fixed, at, is_counted=is_counted)

    return work


async def rate_game(
    connection: AsyncConnection,
    table: str,
    game: str,
    players: Sequence[RatedPlayer],
    fixed: Mapping[str, float],
    at: int,
    *,
    is_counted: bool,
) -> None:
    """Rate by Plackett–Luce over the places. Bots keep their `fixed` ratings; a person's rating moves by the part of the step that
    games of the same pairs leave them."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_([player.id for player in players]))
    locked = query.order_by(ratings.c.player).with_for_update()
    known: dict[str, Any] = {row.player: row for row in await connection.execute(locked)}

    def before_of(player: RatedPlayer) -> Any:
        if player.id in fixed:
            return model.rating(mu=fixed[player.id], sigma=BOT_SIGMA)
        row = known.get(player.id)
        return model.rating() if row is None else model.rating(mu=row.mu, sigma=row.sigma)

    before = [before_of(player) for player in players]
    after = [team[0] for team in model.rate([[rating] for rating in before], ranks=[float(player.place) for player in players])]
    for player, old, new in zip(players, before, after, strict=True):
        if player.is_bot:
            continue
        weight = await _weight(connection, game, player, players, at) if is_counted else 0.0
        mu, sigma = old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma)
        row = {
            "table": table,
            "player": player.id,
            "game": game,
            "at": at,
            "place": player.place,
            "left_by": player.left,
            "left_early": player.left_early,
            "weight": weight,
            "mu_before": old.mu,
            "sigma_before": old.sigma,
            "mu_after": mu,
            "sigma_after": sigma,
        }
        await connection.execute(insert(rated_games), row)
        if not is_counted:
            continue
        if player.id in known:
            where = (ratings.c.game == game) & (ratings.c.player == player.id)
            change = (
                update(ratings)
                .where(where)
                .values(mu=mu, sigma=sigma, games=known[player.id].games + 1, lower=lower_end(mu, sigma))
            )
            await connection.execute(change)
        else:
            row = {"game": game, "player": player.id, "mu": mu, "sigma": sigma, "games": 1, "lower": lower_end(mu, sigma)}
            await connection.execute(insert(ratings), row)


async def _weight(connection: AsyncConnection, game: str, player: RatedPlayer, players: Sequence[RatedPlayer], at: int) -> float:
    """Return the weight of the game for a player: as much as the pair with the person they met most often in the last week."""
    mine, theirs = rated_games.alias(), rated_games.alias()
    met = (
        select(func.count())
        .select_from(mine.join(theirs, mine.c.table == theirs.c.table))
        .where(mine.c.player == player.id, mine.c.game == game, mine.c.at > at - WEEK, mine.c.weight > 0)
    )
    weights = [1.0]
    for other in players:
        if not other.is_bot and other.id != player.id:
            earlier = (await connection.execute(met.where(theirs.c.player == other.id))).scalar_one()
            weights.append(pair_weight(earlier))
    return min(weights)
