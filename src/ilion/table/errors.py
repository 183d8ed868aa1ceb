"""Errors of a table. Each has a key for programs, a sentence for people, and the HTTP status with which it is reported. None of
them changes anything."""

from __future__ import annotations

from ilion.core.errors import IlionError
from ilion.core.text import Catalogue

TEXTS = Catalogue("ilion.table")  # the texts for people outside the web app, which has its own texts for the keys below


class TableError(IlionError):
    """The table does not allow the request now."""

    key = "refused"
    status = 422
    clause: str | None = None  # the clause of the game behind it, if there is one


class NotSignedIn(TableError):
    """The request needs a user."""

    key = "not-signed-in"
    status = 401


class Forbidden(TableError):
    """The caller may not do this."""

    status = 403

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


class RoundRuns(TableError):
    """Other tables still play the deals of this one."""

    status = 403
    key = "round-runs"

    def __init__(self) -> None:
        super().__init__("other tables still play these deals: this one opens when the last table of its round has ended")


class NotNow(TableError):
    """The request does not fit the table as it is."""

    status = 409

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key


class NoSuchSeat(TableError):
    """The table has no seat with this number."""

    key = "no-seat"


class NotYourTurn(TableError):
    """Another seat, or none, is to act."""

    key = "not-your-turn"
    status = 409


class Stale(TableError):
    """The request was based on an older sequence number than the current one."""

    key = "stale"
    status = 409


class NotRunning(TableError):
    """The game has not begun, or is over."""

    key = "not-running"
    status = 409


class NoUndo(TableError):
    """There is nothing that this request could take back."""

    key = "no-undo"


class WrongValue(TableError):
    """The value is not the one that the seat has pledged, or the time for it has passed."""

    key = "wrong-value"


class NoStandIn(TableError):
    """In a rated game everybody plays for themselves, and an absent player has their time."""

    key = "rated-no-stand-in"
    status = 403


class SeatTaken(TableError):
    """Somebody else sits there."""

    key = "seat-taken"
    status = 409


class MustRemember(TableError):
    """A clause of the game requires people at this table to remember the past."""

    key = "must-remember"

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(sentence)
        self.clause = clause


class RulesMismatch(TableError):
    """The table is played by rules that this program does not have."""

    key = "rules-mismatch"
    status = 409
