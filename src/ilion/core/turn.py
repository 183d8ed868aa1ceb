"""A turn as data: its identity, the beats of its events, and the beats that open it.

A beat is one thing that happens on the table, as data with a `kind`. `ilion.core.story` finds the turns of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

Beat = dict[str, Any]
Kind = Literal["set-up", "turn", "end"]


class TurnId(NamedTuple):
    """The turn that a state belongs to: the set-up, a seat's turn, or the events after the last turn. `nth` distinguishes turns of
    the same seat that can follow each other."""

    kind: Kind
    seat: int | None = None
    nth: int = 0


SET_UP = TurnId("set-up")
END = TurnId("end")


class TurnStart(NamedTuple):
    """A turn that begins, with the beats that open it. The last event of the previous turn causes them."""

    id: TurnId
    opening: list[Beat]


@dataclass(eq=False, slots=True)
class StagedTurn:
    """A turn as a viewer perceives it: the beats of its events. The turn may not be over."""

    kind: Kind
    seat: int | None
    opening: Sequence[Beat]
    events: Sequence[Sequence[Beat]]
    finished: bool
    beats: list[Beat] = field(init=False)
    _by_kind: dict[str, list[Beat]] = field(init=False)

    def __post_init__(self) -> None:
        self.beats = [beat for beats in self.events for beat in beats]
        by_kind = self._by_kind = {}
        for beat in self.beats:
            kind = beat["kind"]
            if kind in by_kind:
                by_kind[kind].append(beat)
            else:
                by_kind[kind] = [beat]

    def of(self, *kinds: str) -> list[Beat]:
        """Return the beats of these kinds, in order; the list must not be changed."""
        if len(kinds) == 1:
            return self._by_kind.get(kinds[0], [])
        return [beat for beat in self.beats if beat["kind"] in kinds]
