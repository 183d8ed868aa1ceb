"""The interface of a bot, and the one way to use it.

A bot never sees the state of a game. `decide` gives it a world that its seat cannot distinguish from the true one, and takes the
move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import NamedTuple

from ilion.core.errors import IlionError, as_text
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import Catalogue

TEXTS = Catalogue("ilion.bots")


class InvalidBot(IlionError, ValueError):
    """No bot has this name, or its settings are wrong."""


class IllegalChoice(IlionError, RuntimeError):
    """A bot chose an illegal action."""


class RankedMove(NamedTuple):
    """A move as rated by a bot: the seat's expected result (0 to 1), and the number of times the move was tried."""

    action: int
    value: float
    visits: int


class Bot(ABC):
    """A player that chooses moves. The world belongs to the bot: it may change or resample it, but must draw random numbers from
    `rng` only."""

    @abstractmethod
    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return a legal action of the seat, which is to move in this world."""

    def rank_moves(self, world: State, seat: int, rng: Rng) -> list[RankedMove]:
        """Return the moves that the bot has considered, best first; none if it does not consider moves."""
        return []

    def game_over(self, record: Record, state: State, seat: int) -> None:  # noqa: B027  # most bots learn nothing from it
        """Called after a finished game in which the bot had a seat. The next decision belongs to another game."""

    def close(self) -> None:  # noqa: B027  # most bots hold nothing
        """Release everything the bot holds outside this process."""


@dataclass
class RandomBot(Bot):
    """Chooses any legal move, each equally likely."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        return world.legal_actions()[rng.below(world.n_legal())]


def decide(bot: Bot, state: State, rng: Rng) -> int:
    """Return the bot's move for the seat that is to act, chosen in a resampled world."""
    seat = state.actor
    if seat < 0:
        raise ValueError("decide: no seat is to move here")
    action = bot.choose(state.resample(seat, rng), seat, rng)
    if not state.is_legal(action):
        refusal = state.explain(action)
        reason = as_text("?") if refusal is None else refusal
        raise IllegalChoice(TEXTS.text("illegal-choice", bot=repr(bot), move=str(action), reason=(reason,)))
    return action
