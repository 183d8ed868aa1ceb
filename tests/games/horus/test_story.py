"""A turn of Horus in beats and in sentences."""

from __future__ import annotations

from tests.games.horus.positions import opening, play, position
from tests.games.telling import beats, told


def test_a_tile_is_told_with_the_region_that_it_grows_and_who_has_the_points() -> None:  # HO-10, HO-28
    state = position("phase: bag; turn: 1", table="marsh@-2,2/white marsh@0,2")
    assert told(state, "marsh", "marsh@2,2", you=0) == "Cassandra grew the southern marsh to 3: 3 points for you."


def test_a_card_and_its_stone_are_told_with_the_region_and_its_points() -> None:  # HO-17, HO-19
    state = position("", table="desert@-2,2 desert@0,2 hills@0,-2")
    assert told(state, "card desert3", "desert@2,2", "stone@2,2") == "With desert 3, Nestor took the southern desert, 3 points."


def test_a_tile_that_joins_regions_is_told_with_their_size_and_leader() -> None:  # HO-10
    state = position("phase: bag", table="hills@-2,2/blue hills@2,2")
    assert told(state, "hills", "hills@0,2", you=0) == ("You laid hills and joined two regions: 3 tiles, 3 points for Cassandra.")


def test_a_river_tile_is_told_with_the_end_that_moves_on_and_what_else_is_laid() -> None:  # HO-14, HO-21
    assert told(opening(), "river", "river end2", ">4,0", "necropolis", "necropolis@0,2") == (
        "Nestor drew a river tile: the eastern end moved on and a necropolis closed the south."
    )


def test_the_nile_card_is_told_with_its_tiles_and_its_stone() -> None:  # HO-25
    state = position("nile: 0 1", table="marsh@0,2/white hills@0,-2")
    assert told(state, "nile", "river end2", ">4,0", "river end2", ">6,0", "from 0,2", "to 0,-2", you=0) == (
        "You played the Nile card: the eastern end moved on twice and a stone moved from the southern marsh to the northern hills."
    )


def test_two_tiles_that_do_the_same_in_one_place_are_told_together() -> None:  # HO-21, HO-25
    state = position("nile: 0 1", table="marsh@0,2/white hills@0,-2")
    laid = ("necropolis", "necropolis@0,4", "necropolis", "necropolis@0,6", "from 0,2", "to 0,-2")
    assert told(state, "nile", *laid, you=0).startswith("You played the Nile card: two necropolises closed the south and a stone")
    state = position("nile: 0 1", table="marsh@0,2/white hills@0,-2")
    laid = ("river", "river@-2,2", "river", "river@-2,4", "from 0,2", "to 0,-2")
    assert told(state, "nile", *laid, you=0).startswith("You played the Nile card: the river spread in the south and a stone moved")


def test_an_empty_pile_is_told_with_what_follows() -> None:  # HO-23, HO-26
    deserts = " ".join(f"desert@{x},{y}" for x, y in ((-2, 2), (0, 2), (2, 2), (-2, 4), (0, 4), (2, 4), (0, 6)))
    assert told(position("piles: 1 8 8 8 20", table=deserts), "card desert3", you=0) == (
        "You played desert 3. The desert pile is empty: everybody discards desert cards. One more empty pile ends the game."
    )


def test_a_stone_is_staged_with_its_region_before_and_after() -> None:  # HO-19, HO-27
    state = play(position("", table="desert@-2,2/blue desert@0,2 hills@0,-2"), "card desert3", "desert@2,2")
    (stone,) = beats(state, "stone@2,2")[:1]
    assert (stone["kind"], stone["to"], stone["changes"]) == ("stone", [2, 2], [3, 0])
    assert (stone["region"]["was_leaders"], stone["region"]["leaders"], stone["region"]["worth"]) == ([1], [0, 1], 3)
