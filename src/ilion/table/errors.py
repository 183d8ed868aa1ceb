"""What a table refuses. Each error has a key for programs and a sentence for people; none of them changes anything."""

from __future__ import annotations

from ilion.core.errors import IlionError


class TableError(IlionError):
    """The table does not allow it now."""

    key = "refused"
    clause: str | None = None  # of the game, where one is behind it


class NotYourTurn(TableError):
    """Another seat, or nobody, is to act."""

    key = "not-your-turn"


class Stale(TableError):
    """It was meant for an earlier moment: the number of the message is not the present one."""

    key = "stale"


class NotRunning(TableError):
    """The game has not begun, or is over."""

    key = "not-running"


class NoUndo(TableError):
    """There is nothing that could be taken back so."""

    key = "no-undo"


class SeatTaken(TableError):
    """Somebody else sits there."""

    key = "seat-taken"


class MustRemember(TableError):
    """At this table people must remember the past by themselves, by a clause of the game."""

    key = "must-remember"

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(sentence)
        self.clause = clause


class RulesMismatch(TableError):
    """The table is played by rules that this program does not have."""

    key = "rules-mismatch"
