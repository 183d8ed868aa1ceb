"""A bot that sees everything, to measure the value of knowledge. Only the arena can use it."""

from __future__ import annotations

from dataclasses import dataclass

from ilion.bots.search import SearchBot
from ilion.core.rng import Rng
from ilion.core.state import State


@dataclass
class OracleBot(SearchBot):
    """A search that treats the given state as the true one."""

    def sees_all(self) -> bool:
        return True


def decide_seeing_all(bot: OracleBot, state: State, rng: Rng) -> int:
    """Return the move of a bot that sees the whole state."""
    return bot.choose(state.copy(), state.actor, rng)
