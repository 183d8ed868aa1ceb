"""Errors as problem documents (RFC 9457): a status, a sentence, and a key for programs."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from ilion.core.errors import IlionError, IllegalMove, InvalidNotation, InvalidOption, UnknownGame
from ilion.core.text import Text, can_speak
from ilion.table.errors import TableError


def problem(error: Exception) -> dict[str, Any]:
    """Return the document for an error. An unexpected error reveals nothing about itself."""
    match error:
        case IllegalMove():
            return document(422, str(error), error.key, clause=error.clause, facts=dict(error.facts))
        case InvalidNotation():
            return document(422, str(error), error.text.key, clause=error.text.clause, facts=dict(error.text.facts))
        case TableError():
            return document(error.status, str(error), error.key, clause=error.clause, **_words(error.text))
        case UnknownGame() | InvalidOption():
            return document(422, str(error), "option")
        case IlionError():
            return document(422, str(error), "refused")
        case _:
            return document(500, "something went wrong here; look whether this was done before you try again", "internal")


def _words(text: Text) -> dict[str, Any]:
    """Return a text by language, or the text itself without Fluent; nothing for a sentence that is English in all languages."""
    if text.key == "as-is":
        return {}
    if not can_speak():
        return {"text": text.to_dict()}
    return {"detail_in": {language: text.in_language(language) for language in text.catalogue.languages()}}


def document(status: int, detail: str, key: str, **more: Any) -> dict[str, Any]:
    """Return a problem document; fields that are None are left out."""
    found = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": detail, "key": key}
    return found | {name: value for name, value in more.items() if value is not None}


def problem_message(problem: dict[str, Any], id: str | None) -> dict[str, Any]:
    """Return the problem as a reply to the message with this id."""
    return problem | {"type": "problem"} | ({} if id is None else {"id": id})
