"""What goes wrong, as problem documents: a status, a sentence, and a key for programs."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from pydantic import ValidationError

from ilion.core.errors import IlionError, IllegalMove, InvalidNotation, InvalidOption, UnknownGame
from ilion.server.messages import Problem
from ilion.table.errors import NotRunning, NotYourTurn, RulesMismatch, SeatTaken, Stale, TableError

CONFLICTS = (NotYourTurn, Stale, NotRunning, SeatTaken, RulesMismatch)


class ApiError(Exception):
    """An answer other than the one hoped for."""

    def __init__(self, status: int, key: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.key = key


def problem(error: Exception) -> Problem:
    """The document for an error. What we did not foresee says nothing about itself."""
    match error:
        case ApiError():
            return _problem(error.status, str(error), error.key)
        case IllegalMove():
            return _problem(422, str(error), error.key, clause=error.clause, facts=dict(error.facts))
        case InvalidNotation():
            return _problem(422, str(error), error.text.key, clause=error.text.clause, facts=dict(error.text.facts))
        case TableError():
            return _problem(409 if isinstance(error, CONFLICTS) else 422, str(error), error.key, clause=error.clause)
        case UnknownGame() | InvalidOption():
            return _problem(422, str(error), "option")
        case IlionError():
            return _problem(422, str(error), "refused")
        case ValidationError():
            return _problem(422, sentence(error.errors(include_url=False, include_context=False, include_input=False)), "malformed")
        case _:
            return _problem(500, "something went wrong here; nothing was changed", "internal")


def sentence(errors: Any) -> str:
    """What is wrong with a message, place by place; what was sent is not repeated."""
    parts = (f"{'.'.join(str(place) for place in error['loc']) or 'message'}: {error['msg']}" for error in errors[:5])
    return "; ".join(parts)


def _problem(status: int, detail: str, key: str, **more: Any) -> Problem:
    return Problem(title=title(status), status=status, detail=detail, key=key, **more)


def title(status: int) -> str:
    """The standard phrase of an HTTP status."""
    return HTTPStatus(status).phrase
