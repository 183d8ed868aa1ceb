"""The part that all games share: texts, checks, and states as bytes and positions."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType

from ilion.core import storage
from ilion.core.actors import CHANCE, OVER, SPECTATOR
from ilion.core.definition import Clause, E, GameDefinition, S
from ilion.core.errors import IllegalMove, InvalidNotation
from ilion.core.text import Catalogue, Fact, Prompt, Refusal, Text, printable

MAX_QUOTED = 60  # characters of an invalid notation that its error repeats; Fluent refuses facts that are very long


class Game(GameDefinition[S, E]):
    """A game and its rules. `GameDefinition` has the part that each game writes."""

    @cached_property
    def catalogue(self) -> Catalogue:
        """The texts of the game, beside its module."""
        return Catalogue(type(self).__module__.rpartition(".")[0])

    @property
    def named(self) -> Text:
        return self.make_text("", "title") if "title" in self.catalogue else super().named

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """All clauses by id."""
        return MappingProxyType({id: Clause(id, origin, self.make_text(id, id)) for id, origin in self.origins.items()})

    @cached_property
    def tensor_size(self) -> int:
        """The number of entries of an observation."""
        return math.prod(self.tensor_shape)

    def make_text(self, clause: str, key: str, **facts: Fact) -> Text:
        return Text(clause, key, facts, self.catalogue)

    def make_refusal(self, clause: str, key: str, **facts: Fact) -> Refusal:
        return Refusal(clause, key, facts, self.catalogue)

    def make_prompt(self, clause: str, key: str, **facts: Fact) -> Prompt:
        return Prompt(clause, key, facts, self.catalogue)

    # Checks of arguments, which return the checked value

    def check_seat(self, state: S, seat: int) -> int:
        """Return the seat; raise `ValueError` if there is none with this number."""
        if not isinstance(seat, int) or not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {state.seats - 1}")
        return seat

    def check_viewer(self, state: S, seat: int | None) -> int:
        """Return the seat, or SPECTATOR for None."""
        return SPECTATOR if seat is None else self.check_seat(state, seat)

    def check_action(self, state: S, action: int) -> int:
        """Return the action; raise `IllegalMove` if the number cannot mean anything here. A negative one is a veiled event."""
        limit = self.n_chance if state.actor == CHANCE else self.n_actions
        if action >= limit or (action < 0 and state.actor != CHANCE):
            raise IllegalMove(self.make_refusal(self._current_clause(state), "refusal-not-a-move", action=action, last=limit - 1))
        if state.actor == CHANCE and action >= 0 and not state.is_legal(action):
            raise IllegalMove(self.refusal(state, action))
        return action

    # Illegal and unreadable moves

    def refusal(self, state: S, action: int) -> Refusal:
        """Return why an illegal action is illegal, with the clause that forbids it."""
        clause = self._current_clause(state)
        if state.actor == OVER:
            return self.make_refusal(clause, "refusal-over")
        limit = self.n_chance if state.actor == CHANCE else self.n_actions
        if not 0 <= action < limit:
            return self.make_refusal(clause, "refusal-not-a-move", action=action, last=limit - 1)
        if state.actor == CHANCE:
            return self.make_refusal(clause, "refusal-not-an-outcome")
        return self.why_illegal(state, action)

    def _current_clause(self, state: S) -> str:
        return self.ending(state).clause if state.actor == OVER else self.prompt(state).clause

    def parse(self, state: S, text: str) -> int:
        """Return the action that a notation means, legal or not. Raises `InvalidNotation` with an example of a legal one."""
        action = None if state.actor == OVER else self.try_parse(state, text)
        if action is None:
            raise self._not_understood(state, text)
        return action

    def _not_understood(self, state: S, text: str) -> InvalidNotation:
        quoted = printable(text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…")
        clause = self._current_clause(state)
        if state.actor == OVER:
            return InvalidNotation(self.make_text(clause, "notation-over", text=quoted))
        if state.actor == CHANCE:  # an example could reveal the draw that is about to come
            return InvalidNotation(self.make_text(clause, "notation-no-draw", text=quoted))
        example = self.text(state, state.legal_actions()[0])
        return InvalidNotation(self.make_text(clause, "notation-not-understood", text=quoted, example=example))

    # Bytes and positions

    def to_bytes(self, state: S) -> bytes:
        """Return the whole state as bytes, exactly and versioned."""
        return storage.to_bytes(self, state)

    def from_bytes(self, data: bytes) -> S:
        """Return the state that `to_bytes` wrote. Raises `InvalidBytes` if it is damaged, or of another game or version."""
        return storage.from_bytes(self, data)

    def position(self, state: S) -> str:
        """Return the whole state as readable text."""
        return storage.to_position(self, state)

    def from_position(self, text: str) -> S:
        """Return the state that a position describes; anything it leaves out is as in the initial state. Raises `InvalidPosition`,
        which names the fault."""
        return storage.from_position(self, text)

    def __repr__(self) -> str:
        return f"ilion.load({self.id!r})"
