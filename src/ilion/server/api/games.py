"""The games: options, bots, clauses and texts."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse

from ilion.bots.names import KINDS
from ilion.core.registry import games, load
from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, GameId
from ilion.server.problems import ApiError
from ilion.table.info import game_detail, game_info, game_texts
from ilion.table.levels import BotLevels, bot_levels

router = APIRouter(prefix="/api/games", tags=["games"], responses=PROBLEMS)


def levels_of(game: str) -> BotLevels:
    return bot_levels(load(game), KINDS)


def check_game(game: str) -> None:
    if game not in games():
        raise ApiError(404, "no-game", "there is no such game")


@router.get("")
async def list_games() -> list[m.GameInfo]:
    """Return the games, their options, and the bots that play them."""
    return [m.GameInfo(**game_info(game, levels_of(game))) for game in games()]


@router.get("/{game}")
async def get_game(game: GameId) -> m.GameDetail:
    """Return everything needed to create a table for a game, and the list of its clauses."""
    check_game(game)
    return m.GameDetail(**game_detail(game, levels_of(game)))


@router.get("/{game}/texts/{language}", response_class=PlainTextResponse)
async def get_texts(game: GameId, language: Annotated[str, Path(pattern=r"^[a-z]{2}$")]) -> str:
    """Return the texts of a game in a language, as a Fluent catalogue."""
    texts = game_texts(game, language) if game in games() else None
    if texts is None:
        raise ApiError(404, "no-texts", "there are no such texts")
    return texts
