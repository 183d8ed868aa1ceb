from collections import Counter

import pytest

import ilion
from ilion.games.trojan_horse import components as box
from tests.games.trojan_horse.positions import game, legal, opening, play


def test_one_district_has_bonus_three_three_have_one_and_three_none() -> None:  # TH-1
    assert Counter(box.BONUS) == {3: 1, 1: 3, 0: 3}
    assert [d["bonus"] for d in game.new(4).view(0)["districts"]] == [3, 0, 1, 0, 1, 0, 1]


def test_ten_heroes_of_each_colour_are_in_the_bag_and_two_helpers_aside() -> None:  # TH-2
    view = game.new(4).view(None)
    assert view["bag"] == {"red": 10, "yellow": 10, "blue": 10, "green": 10}
    assert view["helpers"] == 2


def test_the_twenty_hero_cards() -> None:  # TH-3
    assert game.new(4).view(None)["deck"] == {"0": 3, "1": 3, "2": 6, "3": 6, "trident": 2}


def test_the_seven_treasures_are_one_three_three_ones_and_three_noughts() -> None:  # TH-4
    state = game.from_position(
        "trojan-horse/1 seats=4; phase: look; dealt: red yellow blue green; city: rr . . . . . .; horse: b y; display: ryb;"
        "look: palace red; announced: 1; card: 3"
    )
    weights = {state.text(outcome): weight for outcome, weight in state.chance_outcomes()}
    assert weights == {"treasure 0": 3, "treasure 1": 3, "treasure 3": 1}


def test_a_third_figure_pushes_out_the_oldest_of_two() -> None:  # TH-5
    state = play(opening(), "1", "card 3")
    assert state.view(0)["horse"] == ["blue", "yellow"]
    play(state, "red>palace")
    assert state.view(0)["horse"] == ["yellow", "red"]
    assert state.view(0)["districts"][0]["heroes"]["blue"] == 1


@pytest.mark.parametrize(("seats", "colours"), [(2, 4), (3, 3), (4, 4)])
def test_as_many_colours_as_players_with_red_and_all_four_with_two(seats: int, colours: int) -> None:  # TH-6
    state = game.new(seats)
    assert legal(state) == ["red", "yellow", "blue", "green"][:colours]
    assert state.view(None)["bag_left"] == 10 * colours


def test_colour_cards_are_dealt_openly_one_each_and_red_is_odysseus() -> None:  # TH-7
    state = play(game.new(3), "blue", "red", "yellow")
    for viewer in (0, 1, 2, None):
        assert state.view(viewer)["owners"] == {"red": 1, "yellow": 2, "blue": 0}
        assert state.view(viewer)["odysseus"] == 1


def test_with_two_players_each_gets_two_colour_cards() -> None:  # TH-7
    state = play(game.new(2), "green", "blue", "red", "yellow")
    assert state.view(0)["owners"] == {"red": 0, "yellow": 1, "blue": 1, "green": 0}


def test_a_colour_card_is_dealt_once() -> None:  # TH-7
    assert legal(play(game.new(4), "blue")) == ["red", "yellow", "green"]


def test_treasures_lie_face_down_and_have_no_value_until_somebody_looks() -> None:  # TH-8
    state = opening()
    assert all(district["treasure"] is None for district in state.view(0)["districts"])
    assert state.treasure == [3] * 7, "no treasure may exist before it is looked at"  # type: ignore[attr-defined]


def test_odysseus_loads_two_heroes_and_sets_out_three() -> None:  # TH-9
    state = play(game.new(4), "yellow", "red", "blue", "green", "green", "red")
    assert state.view(3)["horse"] == ["green", "red"]
    assert str(state.prompt()) == "Odysseus sets out three heroes."
    play(state, "blue", "blue", "yellow")
    assert state.view(3)["display"] == ["yellow", "blue", "blue"]
    assert state.view(3)["bag_left"] == 35
    assert state.actor == 1


def test_heroes_are_drawn_by_what_is_left_in_the_bag() -> None:  # TH-9
    state = play(game.new(4), "red", "yellow", "blue", "green", "red", "red", "red")
    assert [weight for _, weight in state.chance_outcomes()] == [7, 10, 10, 10]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_odysseus_takes_an_ordinary_first_turn(seats: int) -> None:  # TH-10
    assert opening(seats).actor == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_option_loading_was_the_first_turn(seats: int) -> None:  # TH-10
    state = opening(seats, loading_is_first_turn="on")
    assert state.actor == 1
    assert state.view(1)["turn_colour"] == ("yellow" if seats == 2 else None)


def test_the_first_turn_waits_until_all_is_set_up() -> None:  # TH-9
    state = game.new(4)
    while state.actor == ilion.CHANCE:
        assert state.view(None)["turn"] is None
        state.apply(state.legal_actions()[0])
    assert state.view(None)["turn"] == state.actor
