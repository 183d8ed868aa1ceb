"""The bots that may sit at tables, by name. Settings of their own would let anybody occupy the workers."""

from __future__ import annotations

from typing import Any

from ilion import bots
from ilion.core.errors import InvalidOption
from ilion.core.game import Game

DEFAULT_LEVEL = "medium"


def default_level(game: Game[Any]) -> str:
    """The bot that sits where no other is named, and plays for whoever is absent."""
    return DEFAULT_LEVEL if DEFAULT_LEVEL in game.evaluator().levels() else bots.names(game)[0]


def check_level(game: Game[Any], level: str | None) -> None:
    if level is not None and level not in bots.names(game):
        raise InvalidOption(f"there is no bot {level!r}; the bots are {', '.join(bots.names(game))}")
