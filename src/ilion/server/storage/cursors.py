"""Cursors of lists: the beginning of the next page, as an opaque text."""

from __future__ import annotations

import base64
import binascii
import json
import math
from typing import Any

from ilion.server.problems import ApiError


def encode_cursor(*values: Any) -> str:
    return base64.urlsafe_b64encode(json.dumps(values).encode()).decode().rstrip("=")


def decode_cursor(cursor: str, *kinds: type) -> list[Any]:
    """Return the values of a cursor, which must be of these types."""
    try:
        values = json.loads(base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))
    except (binascii.Error, ValueError):
        values = None
    if (
        not isinstance(values, list)
        or len(values) != len(kinds)
        or not all(type(v) is k and _is_storable(v) for v, k in zip(values, kinds, strict=True))
    ):
        raise ApiError(422, "cursor", "this cursor is not from a list: leave it out to begin at the top")
    return values


def _is_storable(value: Any) -> bool:
    """Whether a database can compare this value with its own."""
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, str) and "\0" not in value and not any("\ud800" <= letter <= "\udfff" for letter in value)
