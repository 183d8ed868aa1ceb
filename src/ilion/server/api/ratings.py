"""The ratings of a game."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, CurrentServer, GameId
from ilion.server.api.games import check_game, levels_of
from ilion.server.storage.bot_ratings import BOT_SIGMA, bot_mu
from ilion.server.storage.schema import ratings, users

MAX_LISTED = 200

router = APIRouter(prefix="/api/ratings", tags=["ratings"], responses=PROBLEMS)


@router.get("/{game}")
async def list_ratings(game: GameId, server: CurrentServer) -> list[m.Rating]:
    """The ratings of accounts and bots at a game, best first by a cautious estimate."""
    check_game(game)
    cautious = (ratings.c.mu - 3 * ratings.c.sigma).desc()
    query = select(ratings, users.c.name).join(users, users.c.id == ratings.c.player).where(ratings.c.game == game)
    rows = await server.store.read(query.order_by(cautious).limit(MAX_LISTED))
    people = [m.Rating(player=row.name, bot=False, mu=row.mu, sigma=row.sigma, games=row.games) for row in rows]
    bots = [
        m.Rating(player=level, bot=True, mu=bot_mu(points), sigma=BOT_SIGMA, games=None)
        for level, points in levels_of(game).ratings.items()
    ]
    return sorted([*people, *bots], key=lambda rating: rating.mu - 3 * rating.sigma, reverse=True)
