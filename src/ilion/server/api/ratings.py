"""The ratings of a game."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import select

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, CurrentServer, GameId
from ilion.server.api.games import check_game
from ilion.server.storage.schema import ratings, users

MAX_LISTED = 200

router = APIRouter(prefix="/api/ratings", tags=["ratings"], responses=PROBLEMS)


@router.get("/{game}")
async def list_ratings(game: GameId, server: CurrentServer) -> list[m.Rating]:
    """The ratings of accounts and bots at a game, best first by a cautious estimate."""
    check_game(game)
    query = select(ratings, users.c.name).outerjoin(users, users.c.id == ratings.c.player).where(ratings.c.game == game)
    rows = await server.store.read(query.order_by((ratings.c.mu - 3 * ratings.c.sigma).desc()).limit(MAX_LISTED))
    return [m.Rating(player=row.name or row.player, mu=row.mu, sigma=row.sigma, games=row.games) for row in rows]
