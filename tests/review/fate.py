"""Fate: a game of a coin and two choices in which luck and decisions can change places.

A coin favours one of the seats, then each seat in turn does well or badly. By the option, either the coin alone decides the game,
or the choices alone do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ilion import CHANCE, OVER, Option, Rng, State
from ilion.core.codec import Codec
from ilion.core.turn import SET_UP, TurnId
from tests.testing.toy.game import Lots

BADLY, WELL = 0, 1


class FateState(State):
    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.favoured = -1
        self.done = [-1, -1]

    def count_(self) -> int:
        return 0 if self.actor == OVER else 2

    def nth_(self, i: int) -> int:
        return i

    def weight_(self, i: int) -> int:
        return 1

    def apply_(self, action: int) -> None:
        if self.actor == CHANCE:
            self.favoured, self.actor = action, 0
        else:
            self.done[self.actor] = action
            self.actor = 1 if self.actor == 0 else OVER

    def seen_(self, action: int, seat: int) -> int:
        return action

    def reveals_(self, action: int) -> bool:
        return False

    def score_(self, seat: int) -> int:
        if self.options["decides"] == "coin":
            return int(self.favoured == seat)
        return max(0, self.done[seat])

    def blank_(self) -> State:
        return type(self)(self.game, self.seats, self.options)

    def assign_(self, other: Any) -> None:
        self.actor, self.favoured = other.actor, other.favoured
        self.done[:] = other.done

    def resample_(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def tensor_into_(self, seat: int, out: Any) -> None:
        out[0] = self.favoured

    def visit_fields(self, codec: Codec) -> None:
        super().visit_fields(codec)
        self.favoured = codec.one("b", "favoured", self.favoured)
        self.done[:] = codec.many("b", "done", self.done)


class Fate(Lots):
    id = "fate"
    title = "Fate"
    seats = range(2, 3)
    options: ClassVar[Mapping[str, Option]] = {"decides": Option(("coin", "choice"), "coin", "LO-1")}
    n_actions = 2
    n_chance = 2
    max_moves = 2
    score_range = (0, 1)
    tensor_shape = (1,)
    state_type: ClassVar[Any] = FateState

    def text(self, state: Any, action: int) -> str:
        return str(action)

    def try_parse(self, state: Any, text: str) -> int | None:
        return int(text) if text in ("0", "1") else None

    def turn_of(self, state: Any) -> TurnId:
        return SET_UP if state.actor == CHANCE else TurnId("turn", state.actor)

    def why_invalid(self, state: Any) -> str | None:
        return None


game = Fate()
