"""What a bot is, and the one way to ask it.

A bot never meets the state of a game. `decide` gives it a world that its seat cannot tell from the true one, and takes the move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import NamedTuple

from ilion.core.errors import IlionError
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State


class InvalidBot(IlionError, ValueError):
    """No bot has this name, or not these settings."""


class IllegalChoice(IlionError, RuntimeError):
    """A bot chose an action that is not legal."""


class RankedMove(NamedTuple):
    """What a bot thinks of a move: what the seat can hope for (0 to 1), and how often it was tried."""

    action: int
    value: float
    visits: int


class Bot(ABC):
    """Who can choose a move. The world is the bot's own to play with; it may resample it, and must draw from `rng` alone."""

    @abstractmethod
    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """A legal action of the seat, which is to move in this world."""

    def rank_moves(self, world: State, seat: int, rng: Rng) -> list[RankedMove]:
        """The moves it has considered, the best first; none if it does not consider."""
        return []

    def game_over(self, record: Record, state: State, seat: int) -> None:  # noqa: B027  # most learn nothing from it
        """Take note of a finished game in which it had a seat. The next decision belongs to another game."""

    def close(self) -> None:  # noqa: B027  # most hold nothing
        """Let go of whatever it holds outside this process."""


@dataclass
class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return world.legal_actions()[rng.below(world.n_legal())]


def decide(bot: Bot, state: State, rng: Rng) -> int:
    """The move of a bot for the seat that is to act, chosen in a resampled world."""
    seat = state.actor
    if seat < 0:
        raise ValueError("decide: no seat is to move here")
    action = bot.choose(state.resample(seat, rng), seat, rng)
    if not state.is_legal(action):
        raise IllegalChoice(f"{bot!r} chose {action}, which is not legal: {state.explain(action)}")
    return action
