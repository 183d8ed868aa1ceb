"""Players that are programs. A bot never meets the state of a game: it gets a world that its seat cannot tell from it."""

from __future__ import annotations

from typing import Protocol

from ilion.core.errors import IlionError
from ilion.core.rng import Rng
from ilion.core.state import State


class UnknownBot(IlionError, LookupError):
    """No bot has this name."""


class Bot(Protocol):
    """Who can choose a move."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """A legal action of the seat, which is to move in this world. The world is the bot's own to play with."""


class RandomBot:
    """Any legal move, each equally likely."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return world.legal_actions()[rng.below(world.n_legal())]


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def make(name: str) -> Bot:
    """The bot with this name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()


def decide(bot: Bot, state: State, rng: Rng) -> int:
    """The move of a bot for the seat that is to act, chosen in a resampled world."""
    seat = state.actor
    return bot.choose(state.resample(seat, rng), seat, rng)
