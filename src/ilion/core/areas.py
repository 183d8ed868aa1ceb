"""The areas of a table: the parts of a view that a board draws.

A view type declares with `Annotated` the meaning of its fields on a table, and the board for games without one of their own shows
them:

    class View(TypedDict):
        hand: Annotated[list[int] | None, hand(item="card")]
        trick: Annotated[list[int | None], cards(item="card", by="seat")]
        deck: Annotated[int, pile()]
        points: Annotated[list[int], score()]

`item`, `by`, `row` and `column` are fields of a move's data (`describe`): a legal move can be chosen on the thing whose values it
has. Fields without an area are not drawn. If a view declares none, its data suggest the areas.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, get_args, get_origin

from typing_extensions import get_type_hints, is_typeddict

from ilion.core.errors import InvalidOption

Kind = Literal["hand", "cards", "pile", "counter", "grid", "word", "score", "seats"]
SEAT = "seat"


@dataclass(frozen=True)
class Area:
    """One field of a view as a part of the table. `path` leads to it; after the first name comes the seat if `by` is "seat". `key`
    names the keys of a dict within a seat's part."""

    kind: Kind
    item: str | None = None
    by: str | None = None
    key: str | None = None
    row: str | None = None
    column: str | None = None
    columns: int | None = None
    tokens: bool = False
    moves: tuple[str, ...] = ()
    path: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        return asdict(self) | {"moves": list(self.moves), "path": list(self.path)}

    def value_in(self, view: Any, seat: int | None = None) -> Any:
        """Return the field's value in a view, or None if the path to it does not exist."""
        value = view
        for number, name in enumerate(self.path):
            value = value.get(name) if isinstance(value, dict) else None
            if number == 0 and self.by == SEAT and seat is not None:
                value = value[seat] if isinstance(value, list) and seat < len(value) else None
        return value


def hand(item: str | None = None, *, by: str | None = None, moves: tuple[str, ...] = ()) -> Area:
    """The cards of the reader, beside the main button: like `cards`. With `by="seat"`, those of other seats lie at their places."""
    return Area("hand", item, by, moves=moves)


def cards(item: str | None = None, *, by: str | None = None, moves: tuple[str, ...] = ()) -> Area:
    """Cards or pieces that lie open in a row: a list of values or of dicts, or one value. `item`: the field of a move that names a
    card; the fields of a dict are compared by their own names. `by`: "seat", or the name of the keys of a dict of rows. `moves`:
    only moves of these kinds are chosen here."""
    return Area("cards", item, by, moves=moves)


def pile(item: str | None = None, *, by: str | None = None, moves: tuple[str, ...] = ()) -> Area:
    """A pile: a list whose last card is on top, or the number of cards in it."""
    return Area("pile", item, by, moves=moves)


def counter(*, by: str | None = None, moves: tuple[str, ...] = ()) -> Area:
    """A number."""
    return Area("counter", by=by, moves=moves)


def grid(
    *,
    row: str | None = None,
    column: str | None = None,
    item: str | None = None,
    columns: int | None = None,
    tokens: bool = False,
    moves: tuple[str, ...] = (),
) -> Area:
    """Squares: a list of rows, whose `row` and `column` a move names by their numbers from 0, or one list in rows of `columns`
    squares, whose number from 0 is the move's `item`. `tokens`: a number in a square is a seat."""
    if (columns is None) == (row is None or column is None):
        raise InvalidOption("a grid needs either row and column, for a list of rows, or columns, for one list of squares")
    return Area("grid", item, row=row, column=column, columns=columns, tokens=tokens, moves=moves)


def word(*, by: str | None = None) -> Area:
    """A word, such as a phase or the trump."""
    return Area("word", by=by)


def score() -> Area:
    """The points of each seat, by seat."""
    return Area("score", by=SEAT)


def seats() -> Area:
    """A list with a part for each seat, whose own type declares areas in turn."""
    return Area("seats", by=SEAT)


def areas_of(view_type: Any) -> list[Area]:
    """Return the areas that a view type declares, in its order."""
    found: list[Area] = []
    for name, hint in _hints(view_type).items():
        area = _declared(hint)
        if area and area.kind == "seats":
            found += [
                replace(inner, by=SEAT, key=inner.by, path=(name, part))
                for part, within in _hints(_item_type(hint)).items()
                if (inner := _declared(within))
            ]
        elif area:
            found.append(replace(area, path=(name,)))
    return found


def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True) if is_typeddict(kind) else {}


def _declared(hint: Any) -> Area | None:
    return next((meta for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, Area)), None)


def _item_type(hint: Any) -> Any:
    """Return the type of the things in an annotated list."""
    listed = get_args(hint)[0]
    return get_args(listed)[0] if get_origin(listed) is list else None
