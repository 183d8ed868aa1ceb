"""Laws of a table's areas: a view type's declarations about a field must fit the views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ilion.core.areas import SEAT, Area, areas_of
from ilion.core.game import Game
from ilion.testing.scene import ConformanceError, Scene
from ilion.testing.schema import json_schemas

NUMBERS = ("counter", "score")


def check_declarations(game: Game[Any]) -> None:
    """Check that moves have the fields by which an area declares that they are found on it."""
    known = set(_properties(json_schemas(game)["describe"]))
    for area in areas_of(game.view_type):
        for name in (area.item, area.by, area.key, area.row, area.column):
            if name not in (None, SEAT) and known and name not in known:
                where = ".".join(area.path)
                raise ConformanceError(
                    f"the area of view field {where!r} names the field {name!r} of a move, which game.describe_type does not have; "
                    f"it has {', '.join(sorted(known))}\nin {game!r}"
                )


def check_areas(scene: Scene) -> None:
    """Check the areas of each viewer's view."""
    for viewer in scene.viewers:
        view = scene.state.view(viewer)
        for area in areas_of(scene.game.view_type):
            if reason := why_unfit(area, view, scene.state.seats):
                scene.fail(f"view({viewer}): the field {'.'.join(area.path)!r} is declared as {area.kind}, but {reason}")


def why_unfit(area: Area, view: Any, seats: int) -> str | None:
    """Return why a value cannot be drawn as its area declares, or None."""
    if area.by == SEAT:
        listed = view.get(area.path[0])
        if not isinstance(listed, list) or len(listed) != seats:
            return f"{listed!r} is not a list with a value for each of {seats} seats"
        return next((reason for seat in range(seats) if (reason := _why_unfit_by(area.key, area, area.value_in(view, seat)))), None)
    return _why_unfit_by(area.by, area, area.value_in(view))


def _why_unfit_by(key: str | None, area: Area, value: Any) -> str | None:
    if key is None or value is None:
        return _why_unfit(area, value)
    if not isinstance(value, dict):
        return f"{value!r} is not a dict by {key}"
    return next((reason for part in value.values() if (reason := _why_unfit(area, part))), None)


def _why_unfit(area: Area, value: Any) -> str | None:
    if value is None:
        return None
    if area.kind in NUMBERS and not isinstance(value, int):
        return f"{value!r} is not a number"
    if area.kind == "pile" and not isinstance(value, int | list):
        return f"{value!r} is neither a list of cards nor their number"
    if area.kind == "word" and isinstance(value, list | dict):
        return f"{value!r} is not a word"
    if area.kind == "grid":
        return _why_no_grid(area, value)
    return None


def _why_no_grid(area: Area, value: Any) -> str | None:
    if not isinstance(value, list):
        return f"{value!r} is not a list"
    if area.columns is not None:
        return f"{len(value)} squares do not fill rows of {area.columns}" if len(value) % area.columns else None
    if not all(isinstance(row, list) for row in value) or len({len(row) for row in value}) > 1:
        return "its rows are not lists of one length"
    return None


def _properties(schema: Any) -> Iterator[str]:
    """Yield the names of all properties within a JSON Schema."""
    if isinstance(schema, dict):
        yield from schema.get("properties", ())
        for part in schema.values():
            yield from _properties(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _properties(part)
