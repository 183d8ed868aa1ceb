"""Errors of the server, and every error as a problem document."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from ilion.table import problems
from ilion.table.problems import document


class ApiError(Exception):
    """An error response: HTTP status, key and detail."""

    def __init__(self, status: int, key: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.key = key


def problem(error: Exception) -> dict[str, Any]:
    """Return the document for an error. An error that nobody expected reveals nothing about itself."""
    match error:
        case ApiError():
            return document(error.status, str(error), error.key)
        case ValidationError():
            details = error.errors(include_url=False, include_context=False, include_input=False)
            return document(422, validation_text(details), "malformed")
        case _:
            return problems.problem(error)


def validation_text(errors: Any) -> str:
    """Say what is wrong with a message, field by field, without repeating what was sent."""
    parts = (f"{'.'.join(str(place) for place in error['loc']) or 'message'}: {error['msg']}" for error in errors[:5])
    return "; ".join(parts)
