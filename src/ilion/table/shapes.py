"""The fields of every message from a client, for hosts without a validation library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ilion.table.errors import TableError

MAX_TEXT = 500  # characters of any text in a message

# Fields with their types; those with a default may be left out. Every message may also have an `id` and a `seat`.
REQUIRED: Mapping[str, Mapping[str, type]] = {
    "reveal": {"value": str},
    "play": {"move": str, "seq": int, "key": str},
    "undo": {"seq": int, "key": str},
    "commit": {"seq": int, "key": str},
    "request-undo": {},
    "answer-undo": {"accept": bool},
    "answer-unrated": {"accept": bool},
    "resign": {},
    "stand-in": {},
    "reclaim": {},
    "chat": {"text": str},
    "view-as": {},
    "shown": {"number": int},
    "preview": {"move": str},
    "explain": {"move": str},
    "hint": {},
    "past": {"number": int},
    "sheet": {},
    "ping": {},
}
OPTIONAL: Mapping[str, Mapping[str, type]] = {"undo": {"n": int}, "stand-in": {"absent": int}}
EVERYWHERE: Mapping[str, type] = {"id": str, "seat": int}


class Malformed(TableError):
    """A message without the fields it must have, or with others."""

    key = "malformed"


def checked(message: Any) -> Mapping[str, Any]:
    """Return a message if it has the fields of its type; raise `Malformed` if not."""
    if not isinstance(message, Mapping) or message.get("type") not in REQUIRED:
        raise Malformed(f"type: must be one of {', '.join(REQUIRED)}")
    kind = message["type"]
    optional = {**EVERYWHERE, **OPTIONAL.get(kind, {})}
    for name, wanted in REQUIRED[kind].items():
        if not _fits(message.get(name), wanted):
            raise Malformed(f"{kind}.{name}: must be of type {wanted.__name__}")
    for name in message.keys() - {"type", *REQUIRED[kind]}:
        if name not in optional or not (message[name] is None or _fits(message[name], optional[name])):
            raise Malformed(f"{kind}.{name}: is not a field of this message, or has the wrong type")
    return message


def _fits(value: object, wanted: type) -> bool:
    if isinstance(value, bool) != (wanted is bool) or not isinstance(value, wanted):
        return False
    return not isinstance(value, str) or 0 < len(value) <= MAX_TEXT
