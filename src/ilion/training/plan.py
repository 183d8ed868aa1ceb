"""The plan of a training run. The same plan gives the same games with any number of processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ilion.core.errors import IlionError
from ilion.core.registry import load
from ilion.core.text import Catalogue

TEXTS = Catalogue("ilion.training")

FIRST_PLAYER = "greedy:depth=1,worlds=1,slips=0.1"
NEXT_PLAYER = "greedy:depth=2,positions=60,worlds=1,slips=0.06"
GATE_PLAYER = "greedy:depth=2,positions=60,worlds=1"


class CannotTrain(IlionError, RuntimeError):
    """Training cannot start or continue."""


@dataclass(frozen=True)
class Plan:
    """A game, a number of seats, and the amounts of everything."""

    game: str
    seats: int
    games: int = 40_000  # of self-play per round
    rounds: int = 2  # of self-play and fitting; in the first the hand-written evaluation plays
    samples: int = 12  # positions kept per game
    first: int = 64  # units of the first hidden layer
    second: int = 32
    epochs: int = 8
    gate: int = 400  # deals, each in all seatings, against the previous network
    player: str = ""  # how bots play among themselves once there is a network; a file and a share are added
    start: str = ""  # a network to begin with, instead of the hand-written evaluation
    seed: int = 1

    def __post_init__(self) -> None:
        game = load(self.game)
        game.new(self.seats)
        for name in ("games", "rounds", "samples", "first", "second", "epochs", "gate"):
            least = 0 if name == "gate" else 1
            if getattr(self, name) < least:
                raise CannotTrain(TEXTS.text("too-few", name=name, least=least, given=getattr(self, name)))

    def data(self) -> Mapping[str, Any]:
        return asdict(self)

    def player_in(self, round: int, file: str) -> str:
        """Return the player in a round of self-play, with the latest network."""
        if not file:
            return FIRST_PLAYER
        return with_network(self.player or NEXT_PLAYER, file)


def with_network(player: str, file: str) -> str:
    """Return the name of a bot that uses only a network; without a file, of one that plays by the hand-written evaluation."""
    return f"{player}{',' if ':' in player else ':'}net=1,file={file}" if file else player
