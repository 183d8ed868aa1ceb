import pytest

from ilion.games.horus.state import HorusState
from tests.games.horus.positions import legal, play, position, refusal

# Desert and hills lie at the river, the marsh does not.
LAND = "desert@0,2/white desert@0,4 hills@0,-2 hills@0,-4/blue farmland@0,6 marsh@0,8/white marsh@0,10"


def nile(text: str = "", table: str = LAND) -> HorusState:
    return position(f"phase: from; played: nile; nile: 1; {text}", table=table)


def test_the_nile_card_lays_two_river_necropolis_tiles_then_moves_a_stone() -> None:  # HO-25
    state = play(position(table=LAND), "nile")
    assert (state.prompt().key, state.view(0)["piles"]["river"]) == ("prompt-use", 19)
    play(state, "river", "river@4,0")
    assert (state.prompt().key, state.view(0)["piles"]["river"]) == ("prompt-use", 18)
    play(state, "necropolis", "necropolis@6,0")
    assert state.prompt().key == "prompt-from"
    assert legal(state) == ["from 0,2"]
    play(state, "from 0,2")
    assert legal(state) == ["to 0,-2"]
    play(state, "to 0,-2")
    stones = {tuple(tile["at"]): tile["stone"] for tile in state.view(0)["tiles"] if tile["stone"] is not None}
    assert stones == {(0, -2): 0, (0, -4): 1, (0, 8): 0}
    assert state.view(0)["nile"] == [False, True]


def test_after_the_nile_card_no_stone_is_put_and_no_card_drawn() -> None:  # HO-25
    state = play(nile(), "from 0,2", "to 0,-2")
    assert (state.prompt().key, state.turn) == ("prompt-bag", 1)
    assert state.view(0)["stones"] == [18, 19]
    assert sum(state.view(0)["discards"].values()) == 0


def test_only_stones_of_your_own_in_regions_at_the_river_can_be_moved() -> None:  # HO-25
    state = nile()
    assert refusal(state, "from 0,-4") == ("HO-25", "refusal-not-your-stone")
    assert refusal(state, "from 0,8") == ("HO-25", "refusal-region-not-at-the-river")
    assert refusal(state, "from 0,4") == ("HO-25", "refusal-no-stone-there")
    assert refusal(state, "from 0,0") == ("HO-10", "refusal-no-region")


def test_the_stone_goes_to_a_free_tile_of_another_region_at_the_river() -> None:  # HO-25
    state = play(nile(), "from 0,2")
    assert refusal(state, "to 0,4") == ("HO-25", "refusal-same-region")
    assert refusal(state, "to 0,-4") == ("HO-25", "refusal-has-a-stone")
    assert refusal(state, "to 0,10") == ("HO-25", "refusal-region-not-at-the-river")


def test_neither_tile_itself_need_touch_the_river() -> None:  # HO-25
    table = "desert@0,2 desert@0,4/white hills@0,-2/blue hills@0,-4"
    assert legal(play(nile(table=table), "from 0,4")) == ["to 0,-4"]


def test_regions_of_any_size_count_six_and_more_too() -> None:  # HO-25, HO-32
    hills = " ".join(f"hills@0,{y}" for y in range(-2, -16, -2))
    state = play(nile(table=f"desert@0,2/white {hills}"), "from 0,2", "to 0,-14")
    assert [(r["size"], r["leaders"]) for r in state.view(0)["regions"]] == [(1, []), (7, [0])]


def test_the_banks_are_judged_after_both_tiles_lie() -> None:  # HO-25
    state = play(
        position(table="desert@0,2/white hills@2,2 marsh@4,2 marsh@5,4"),
        "nile",
        "river",
        "river@4,0",
        "necropolis",
        "necropolis@0,-2",
    )
    play(state, "from 0,2")
    assert legal(state) == ["to 2,2", "to 4,2", "to 5,4"]


@pytest.mark.parametrize("order", ["desert@0,6/white desert@2,2 desert@2,4", "desert@2,2 desert@2,4 desert@0,6/white"])
def test_a_region_is_at_the_river_if_one_of_those_was_that_a_tile_joins(order: str) -> None:  # HO-10, HO-25
    state = position(table=f"hills@0,2 hills@0,4 {order} desert@2,6")
    play(state, "nile", "necropolis", "necropolis@0,-2", "necropolis", "necropolis@2,-2")
    assert legal(state) == ["from 0,6"]
    assert legal(play(state, "from 0,6")) == ["to 0,2", "to 0,4"]


def test_as_many_tiles_are_laid_as_are_left() -> None:  # HO-25
    column = " ".join(f"necropolis@0,{y}" for y in range(2, 40, 2))
    state = play(position("piles: 8 8 8 8 1", table=column), "nile", "necropolis", "necropolis@0,-2")
    assert state.prompt().key == "prompt-bag"


def test_with_the_pile_empty_the_card_may_be_played_for_the_stone_alone() -> None:  # HO-25
    column = " ".join(f"necropolis@0,{y}" for y in range(2, 42, 2))
    state = play(position("piles: 8 8 8 8 0", table=f"{column} desert@0,-2/white hills@2,-2"), "nile")
    assert legal(state) == ["from 0,-2"]


@pytest.mark.parametrize("table", ["desert@0,2/white", "desert@0,2/white hills@0,-2/blue", "hills@0,-2/blue desert@0,2"])
def test_a_move_that_is_impossible_is_skipped(table: str) -> None:  # HO-25
    state = play(position(table=table), "nile", "necropolis", "necropolis@4,0", "necropolis", "necropolis@6,0")
    assert state.prompt().key == "prompt-bag"


def test_the_nile_card_in_the_first_turn_uses_it_up() -> None:  # HO-20
    state = play(position("first: yes; turn: 1; nile: 0 1"), "nile", "necropolis", "necropolis@4,0", "necropolis", "necropolis@6,0")
    assert (state.turn, state.first) == (0, False)
