"""The form of views, descriptions and previews: JSON of the types that the game declares."""

from __future__ import annotations

import math
import types
from typing import Any

try:
    from pydantic import ConfigDict, TypeAdapter, ValidationError
except ImportError as error:
    raise ImportError("ilion.testing needs Pydantic: in a clone of Ilion, pip install '.[testing]'") from error

from ilion.core.game import Game

KINDS = ("view", "describe", "preview", "beat")
STRICT = ConfigDict(extra="forbid", strict=True)
PLAIN = frozenset({str, int, bool, type(None)})  # values of these types are always JSON


class Shapes:
    """The declared types of a game, ready for comparing data with them."""

    def __init__(self, game: Game[Any]) -> None:
        # A list around the type, because a TypedDict takes its strictness from its container.
        self.adapters: dict[str, TypeAdapter[Any]] = {}
        for kind in KINDS:
            some: Any = types.GenericAlias(list, getattr(game, f"{kind}_type"))
            self.adapters[kind] = TypeAdapter(some, config=STRICT)

    def why_invalid(self, kind: str, value: Any) -> str | None:
        """Return why a value is not JSON of this kind's type, or None."""
        if reason := why_not_json(value):
            return reason
        try:
            self.adapters[kind].validate_python([value])
        except ValidationError as error:
            first = error.errors()[0]
            path = ".".join(str(step) for step in first["loc"][1:])
            return f"{path or 'it'}: {first['msg']}, against game.{kind}_type"
        return None


def why_not_json(value: Any, path: str = "") -> str | None:
    """Return the part that would not survive JSON unchanged: tuples, sets, keys that are not str, subclasses, infinities. None if
    all would."""
    if type(value) is dict:
        for key, inner in value.items():
            if type(key) is not str:
                return f"{path or 'it'} has the key {key!r}; keys are str"
            if type(inner) not in PLAIN and (reason := why_not_json(inner, f"{path}.{key}" if path else key)):
                return reason
        return None
    if type(value) is list:
        for number, inner in enumerate(value):
            if type(inner) not in PLAIN and (reason := why_not_json(inner, f"{path}[{number}]")):
                return reason
        return None
    if type(value) in PLAIN or (type(value) is float and math.isfinite(value)):
        return None
    return f"{path or 'it'} is {value!r} of type {type(value).__name__}, which is not JSON"


def json_schemas(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Return the JSON Schemas of a game's views, descriptions, previews and beats."""
    return {kind: TypeAdapter(getattr(game, f"{kind}_type")).json_schema() for kind in KINDS}
