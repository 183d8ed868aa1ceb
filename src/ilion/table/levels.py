"""The bots that a host offers at its tables, by name. Bots with arbitrary settings would let anybody occupy the host."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ilion.core.errors import InvalidOption
from ilion.core.game import Game
from ilion.core.text import printable
from ilion.table.errors import TEXTS

PREFERRED = "medium"


@dataclass(frozen=True)
class BotLevels:
    """The names of the bots for a game, and the default one, which fills seats without a level and plays for absent people."""

    names: tuple[str, ...]
    default: str
    ratings: Mapping[str, float] = field(default_factory=dict)  # of the levels that may play rated games; see `Evaluator.ratings`

    def check(self, level: str | None) -> None:
        """Raise if there is no such bot; None means the default."""
        if level is not None and level not in self.names:
            raise InvalidOption(TEXTS.text("no-level", id=printable(level), bots=", ".join(self.names)))


def bot_levels(game: Game[Any], kinds: Iterable[str]) -> BotLevels:
    """Return the levels of a game, weakest first, followed by the kinds of bots that play any game."""
    names = (*game.evaluator().levels(), *kinds)
    default = PREFERRED if PREFERRED in game.evaluator().levels() else names[0]
    return BotLevels(names, default, game.evaluator().ratings())
