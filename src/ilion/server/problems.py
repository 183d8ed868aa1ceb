"""Errors of the server, and every error as a problem document."""

from __future__ import annotations

import sqlite3
from typing import Any

from pydantic import ValidationError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from ilion.table import problems
from ilion.table.problems import document

AWAY = "this server was away for a moment and is joining the others again: try again"
OUTAGE = "the server cannot reach its database: try again; if you have changed something, look first whether it was done"


class ApiError(Exception):
    """An error response: HTTP status, key and detail."""

    def __init__(self, status: int, key: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.key = key


class Fenced(ConnectionError):
    """This server was away for so long that the others have gone on without it, and what it has in memory may be out of date. The
    transaction that discovered this has written nothing."""


def is_outage(error: Exception) -> bool:
    """Whether the database failed, not the request: it does not answer, its disk is full, it is damaged."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, IntegrityError | ProgrammingError | DataError)
    if isinstance(error, sqlite3.Error):
        return not isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError)
    if type(error).__module__.partition(".")[0] == "asyncpg":  # while it connects, to a PostgreSQL that starts or stops
        return True
    return isinstance(error, PoolTimeoutError | TimeoutError | ConnectionError)


def problem(error: Exception) -> dict[str, Any]:
    """Return the document for an error. An unexpected error reveals nothing about itself."""
    match error:
        case ApiError():
            return document(error.status, str(error), error.key)
        case ValidationError():
            details = error.errors(include_url=False, include_context=False, include_input=False)
            return document(422, validation_text(details), "malformed")
        case Fenced():
            return document(503, AWAY, "away")
        case _ if is_outage(error):
            return document(503, OUTAGE, "unavailable")
        case _:
            return problems.problem(error)


def validation_text(errors: Any) -> str:
    """Describe the faults of a message, field by field, without repeating its content."""
    parts = (f"{'.'.join(str(place) for place in error['loc']) or 'message'}: {error['msg']}" for error in errors[:5])
    return "; ".join(parts)
