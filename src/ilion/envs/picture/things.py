"""The things in the areas of a table, and those on which a legal move can be chosen: as on the board of the web app."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ilion.core.areas import SEAT, Area
from ilion.core.text import Catalogue


@dataclass(frozen=True)
class Thing:
    """A card, a square, a number. `face`: its text; None: an empty place. `small`: the other fields of a card. `suit`: the word
    that gives it its colour. `count`: how many cards lie in a pile. `token`: the seat whose token it shows. `about`: its fields."""

    face: str | None = None
    small: str = ""
    suit: str | None = None
    count: int | None = None
    token: int | None = None
    about: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """A part of an area. `title`: its key in the view, in words."""

    title: str
    things: list[Thing]


def name_of(catalogue: Catalogue, kind: str, value: str | int | bool) -> str:
    """Return a value in words: the game's text `kind-value`, else the value itself."""
    key = f"{kind}-{value}".replace("_", "-")
    if key in catalogue:
        return catalogue.format(key)
    if isinstance(value, int):
        return catalogue.format(f"preview-value-{'yes' if value else 'no'}") if isinstance(value, bool) else str(value)
    return value.replace("_", " ").replace("-", " ")


def title_of(catalogue: Catalogue, area: Area) -> str:
    title = name_of(catalogue, "area", area.path[-1])
    return title[:1].upper() + title[1:]


def rows_of(catalogue: Catalogue, area: Area, view: Any, seat: int | None) -> list[Row]:
    """Return the things of an area in rows; those of one seat, if it lies by seat."""
    value = area.value_in(view, seat)
    about = {} if seat is None else {SEAT: seat}
    if area.kind == "grid":
        return _grid(catalogue, area, value)
    key = area.key if area.by == SEAT else area.by
    if isinstance(value, dict) and key is not None and area.kind != "word":
        return [
            Row(name_of(catalogue, key, name), _things(catalogue, area, part, about | {key: name})) for name, part in value.items()
        ]
    return [Row("", _things(catalogue, area, value, about))]


def is_legal(area: Area, thing: Thing, moves: Sequence[Mapping[str, Any]], mover: int) -> bool:
    """Return whether one of the mover's moves (`describe`) can be chosen on a thing. A thing without fields of its own stands for
    the kinds of moves that its area names."""
    return any(_chosen_on(area, thing, move, mover) for move in moves)


def _chosen_on(area: Area, thing: Thing, move: Mapping[str, Any], mover: int) -> bool:
    if area.moves and move.get("kind") not in area.moves:
        return False
    if not area.moves and not thing.about.keys() - {SEAT}:
        return False
    own = {SEAT: mover}
    return all(move[name] == value if move.get(name) is not None else own.get(name) == value for name, value in thing.about.items())


def _things(catalogue: Catalogue, area: Area, value: Any, about: Mapping[str, Any]) -> list[Thing]:
    if area.kind == "pile":
        cards = value if isinstance(value, list) else []
        top = _thing(catalogue, area, cards[-1] if cards else None, about)
        return [replace(top, count=len(cards) if isinstance(value, list) else int(value or 0))]
    if area.kind in ("counter", "word", "score"):
        return [] if value is None else [_thing(catalogue, area, value, about)]
    return [_thing(catalogue, area, one, about) for one in (value if isinstance(value, list) else [value])]


def _grid(catalogue: Catalogue, area: Area, value: Any) -> list[Row]:
    squares = value if isinstance(value, list) else []
    columns = area.columns
    lines = [squares[first : first + columns] for first in range(0, len(squares), columns)] if columns else squares
    rows = []
    for y, line in enumerate(lines):
        things = []
        for x, square in enumerate(line):
            about = {area.item or "item": y * columns + x} if columns else {str(area.row): y, str(area.column): x}
            things.append(_thing(catalogue, replace(area, item=None), square, about))
        rows.append(Row("", things))
    return rows


def _thing(catalogue: Catalogue, area: Area, value: Any, about: Mapping[str, Any]) -> Thing:
    if value is None:
        return Thing(about=about)
    if area.tokens and isinstance(value, int):
        return Thing(token=value, about=about)
    if isinstance(value, list):
        return Thing(" ".join(str(one) for one in value if not isinstance(one, list | dict)), about=about)
    if not isinstance(value, dict):
        named = dict(about) | ({area.item: value} if area.item else {})
        return Thing(name_of(catalogue, area.item or area.path[-1], value), about=named)
    fields = {name: one for name, one in value.items() if one is not None and not isinstance(one, list | dict)}
    words = {name: name_of(catalogue, name, one) for name, one in fields.items()}
    large = next(
        (name for name, one in fields.items() if isinstance(one, int) and not isinstance(one, bool)), next(iter(fields), None)
    )
    return Thing(
        words.get(large or "", ""),
        " ".join(word for name, word in words.items() if name != large),
        next((one for one in fields.values() if isinstance(one, str)), None),
        about=dict(about) | value,
    )
