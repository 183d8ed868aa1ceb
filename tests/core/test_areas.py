"""The areas that a view type declares."""

from __future__ import annotations

from typing import Annotated

import pytest
from typing_extensions import TypedDict

import ilion
from ilion.core.areas import Area, areas_of, cards, counter, grid, hand, pile, score, seats


class Place(TypedDict):
    hand: Annotated[list[int], hand(item="card")]
    rows: Annotated[dict[str, list[int]], pile(by="colour", moves=("lay",))]
    secret: int


class View(TypedDict):
    seats: int
    table: Annotated[list[Place], seats()]
    deck: Annotated[int, pile()]
    shown: Annotated[list[int] | None, cards(item="card")]
    points: Annotated[list[int], score()]


def test_a_view_type_declares_areas_in_its_order_and_those_within_the_parts_of_seats() -> None:
    assert areas_of(View) == [
        Area("hand", "card", by="seat", path=("table", "hand")),
        Area("pile", by="seat", key="colour", moves=("lay",), path=("table", "rows")),
        Area("pile", path=("deck",)),
        Area("cards", "card", path=("shown",)),
        Area("score", by="seat", path=("points",)),
    ]


def test_a_type_without_areas_declares_none() -> None:
    assert areas_of(dict) == []
    assert areas_of(ilion.load("troia").view_type) == []


def test_an_area_finds_its_value_by_seat() -> None:
    view = {"table": [{"hand": [1]}, {"hand": [2, 3]}], "points": [4, 5], "deck": 9}
    first, _, deck, shown, points = areas_of(View)
    assert [first.value_in(view, seat) for seat in (0, 1, 2)] == [[1], [2, 3], None]
    assert [points.value_in(view, seat) for seat in (0, 1)] == [4, 5]
    assert (deck.value_in(view), shown.value_in(view)) == (9, None)


def test_an_area_is_plain_data() -> None:
    described = counter(by="seat", moves=("stop",)).to_dict()
    assert (described["kind"], described["by"], described["moves"], described["path"]) == ("counter", "seat", ["stop"], [])


def test_a_grid_says_how_a_move_names_its_squares() -> None:
    with pytest.raises(ilion.InvalidOption, match="either row and column"):
        grid()
    with pytest.raises(ilion.InvalidOption, match="either row and column"):
        grid(row="row", column="column", columns=3)
    assert grid(item="place", columns=3).columns == 3
