"""The bots that can enter the arena: every bot that plays elsewhere, external programs (`cmd python my_bot.py`), classes of your
own (`class my_bot.py:MyBot`), and the oracle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ilion.arena.oracle import OracleBot
from ilion.bots.bot import Bot
from ilion.bots.classes import CLASS, ClassBot
from ilion.bots.external import ExternalBot
from ilion.bots.names import KINDS as PLAYERS
from ilion.bots.names import make
from ilion.core.game import Game

KINDS: Mapping[str, type[Bot]] = {**PLAYERS, "oracle": OracleBot}
COMMAND = "cmd "


def entrant(name: str, game: Game[Any], seconds: float | None, *, tolerate: bool = False) -> Bot:
    """Return the bot with this name; `seconds` is the budget per decision for bots that name none. A program or a
    class that fails raises `BotFailure` unless `tolerate` is set."""
    if name.startswith(COMMAND):
        return ExternalBot(name.removeprefix(COMMAND), seconds or 1.0, tolerate=tolerate)
    if name.startswith(CLASS):
        return ClassBot(name.removeprefix(CLASS), tolerate=tolerate)
    return make(name, game, seconds, KINDS)
