"""Who may enter the arena: every bot that plays elsewhere, external programs (`cmd python my_bot.py`), and the oracle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ilion.arena.oracle import OracleBot
from ilion.bots.bot import Bot
from ilion.bots.external import ExternalBot
from ilion.bots.names import KINDS as PLAYERS
from ilion.bots.names import make
from ilion.core.game import Game

KINDS: Mapping[str, type[Bot]] = {**PLAYERS, "oracle": OracleBot}
COMMAND = "cmd "


def entrant(name: str, game: Game[Any], seconds: float | None) -> Bot:
    """The bot with this name; `seconds` is the budget a decision of those that name none."""
    if name.startswith(COMMAND):
        return ExternalBot(name.removeprefix(COMMAND), seconds or 1.0)
    return make(name, game, seconds, KINDS)
