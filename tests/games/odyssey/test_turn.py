"""A turn from the upkeep to its end."""

from __future__ import annotations

import pytest

import ilion
from ilion.games.odyssey import game
from tests.games.odyssey.positions import landed, legal, phase, play, player, position, refusal, space, turn_of_seat_0


def test_everybody_begins_at_troy_with_four_heroes_three_gifts_and_ten_chips() -> None:  # OD-4
    for seats in game.seats:
        players = game.new(seats).view(None)["players"]
        assert [(p["place"], p["heroes"], p["gifts"], p["chips"], p["cards"]) for p in players] == [("troy", 4, 3, 10, [])] * seats


def test_the_first_player_is_drawn_by_lot_and_turns_go_clockwise() -> None:  # OD-4
    state = game.new(3)
    assert state.chance_outcomes() == [(0, 1), (1, 1), (2, 1)]
    play(state, "first 2")
    seats = []
    for _ in range(4):
        seats.append(state.actor)
        play(state, "sail", "1", "to troy")
    assert seats == [2, 0, 1, 2]


def test_upkeep_gives_a_gift_back_to_the_supply() -> None:  # OD-5
    state = turn_of_seat_0()
    assert player(state, 0)["gifts"] == 2
    assert player(state, 0)["hunger"] == 0
    assert state.view(None)["supply"] == 24 - 5


def test_without_a_gift_upkeep_takes_a_hunger_stone() -> None:  # OD-5
    assert player(turn_of_seat_0("seat0: gifts=0"), 0)["hunger"] == 1


def test_sail_or_arrow_is_chosen_before_rolling() -> None:  # OD-6
    state = turn_of_seat_0()
    assert legal(state) == ["sail", "arrow"]
    assert refusal(state, "to 4,-5") == ("OD-6", "refusal-not-now")
    assert refusal(play(state, "sail", "1"), "arrow") == ("OD-7", "refusal-not-now")


def test_the_arrow_costs_one_more_gift() -> None:  # OD-8
    state = play(position("seat0: at=0,0 gifts=1"), "arrow")
    assert player(state, 0)["gifts"] == 0
    assert state.view(None)["supply"] == 21


def test_without_a_gift_the_arrow_is_not_available() -> None:  # OD-8
    state = position("seat0: at=0,0 gifts=0")
    assert legal(state) == ["sail"]
    assert refusal(state, "arrow") == ("OD-8", "refusal-arrow-gift")


def test_a_free_arrow_costs_nothing_and_needs_no_gift() -> None:  # OD-8, OD-20
    state = play(position("seat0: at=0,0 gifts=0 free=1"), "arrow")
    assert phase(state) == "lay"
    assert player(state, 0)["free_arrows"] == 0


def test_the_arrow_may_lie_on_any_hex_and_point_in_six_directions() -> None:  # OD-8
    state = play(position("seat0: at=0,0"), "arrow")
    assert state.n_legal() == 127
    assert legal(play(state, "at -6,0")) == ["E", "NE", "NW", "W", "SW", "SE"]


def test_the_arrow_need_not_hit_the_players_own_ship() -> None:  # OD-8
    state = play(position("seat0: at=0,0; seat1: at=5,0"), "arrow", "at 5,0", "E")
    assert player(state, 0)["at"] == [0, 0]
    assert player(state, 1)["at"] == [6, 0]


def test_a_ship_blown_onto_an_island_by_another_lands_in_its_owners_next_turn() -> None:  # OD-11
    state = play(position("phase: aim; arrow: 2,0; seat0: at=0,5; seat1: at=3,0"), "E")
    assert player(state, 1)["waits_to_land"] is False, "its turn has come"
    assert player(state, 1)["gifts"] == 2, "upkeep first"
    assert phase(state) == "uncover", "that is its whole move"


def test_a_waiting_ship_waits_until_its_own_turn() -> None:  # OD-11
    state = play(position("phase: aim; arrow: 2,0; seat2: at=3,0", seats=3), "E")
    assert player(state, 2)["waits_to_land"]
    assert state.actor == 1
    play(state, "sail", "1", "to troy")
    assert (phase(state), state.turn) == ("uncover", 2)


def test_the_ruler_of_the_island_is_determined_when_the_ship_lands() -> None:  # OD-11
    state = position("phase: sail; roll: 1; turn: 1; seat1: at=3,0; seat2: at=4,0 waits", seats=3)
    play(state, "to crete", "pass", "pass", "wine", "black")
    assert (phase(state), state.turn) == ("name", 2), "seat 1 has come first and rules Crete now"


def test_blown_by_its_own_captains_arrow_a_ship_lands_at_once() -> None:  # OD-11
    state = play(position("phase: aim; arrow: 2,0; seat0: at=3,0"), "E")
    assert (phase(state), state.turn) == ("uncover", 0)


def test_a_landed_ship_stays_until_its_owners_next_turn() -> None:  # OD-13
    state = landed("wine", "black")
    assert state.actor == 1
    play(state, "sail", "1", "to troy")
    assert player(state, 0)["place"] == "crete"
    assert legal(state) == ["sail", "arrow"]


def test_aiolia_makes_the_arrow_free_in_the_next_three_own_turns() -> None:  # OD-20
    state = play(position("phase: sail; roll: 1; seat0: at=0,-1"), "to aiolia", "wine", "black")
    free = []
    for _ in range(4):
        play(state, "sail", "1", "to troy")
        free.append(state.preview(state.parse("arrow"), 0)["cost"])
        play(state, "sail", "1", "to aiolia")
    assert free == [0, 0, 0, 1], "turns not used for the arrow count"


def test_aiolia_raises_to_three_before_the_card_and_the_bag_adds_two() -> None:  # OD-20
    state = play(position("phase: sail; roll: 1; seat0: at=0,-1 free=2"), "to aiolia")
    assert player(state, 0)["free_arrows"] == 3
    assert player(play(state, "winds"), 0)["free_arrows"] == 5


def test_aiolia_blesses_its_own_ruler_too_and_takes_nothing_away() -> None:  # OD-20
    own = play(position("phase: sail; roll: 1; seat0: at=0,-1 cards=wine rules=aiolia"), "to aiolia")
    assert player(own, 0)["free_arrows"] == 3
    more = play(position("phase: sail; roll: 1; round: 9; seat0: at=0,-1 cards=wine rules=aiolia free=5"), "to aiolia")
    assert player(more, 0)["free_arrows"] == 5


def test_a_missed_turn_uses_up_a_free_one() -> None:  # OD-20
    assert player(turn_of_seat_0("seat0: at=0,6 misses free=2"), 0)["free_arrows"] == 1


def test_syrte_costs_the_next_turn_but_not_its_upkeep() -> None:  # OD-20
    state = play(position("phase: sail; roll: 1; seat0: at=0,5"), "to 0,6")
    assert (phase(state), state.actor) == ("move", 1), "no chip, no provisions"
    assert player(state, 0)["misses_turn"]
    play(state, "sail", "1", "to troy")
    assert state.actor == 1, "the turn of seat 0 is missed"
    assert player(state, 0)["gifts"] == 2
    play(state, "sail", "1", "to troy")
    assert (state.actor, phase(state)) == (0, "move")


def test_a_ship_blown_into_syrte_misses_its_next_turn_and_does_not_land() -> None:  # OD-20
    state = play(position("phase: aim; arrow: 0,4; seat2: at=0,5", seats=3), "SE")
    assert (player(state, 2)["misses_turn"], player(state, 2)["waits_to_land"]) == (True, False)


def test_another_hex_of_syrte_counts_again_the_same_does_not() -> None:  # OD-20
    state = position("phase: sail; roll: 1; seat0: at=0,6")
    assert player(play(state.copy(), "to -1,6"), 0)["misses_turn"]
    assert not player(play(state.copy(), "to 0,6"), 0)["misses_turn"]


def test_there_is_no_fight_at_syrte() -> None:  # OD-21
    state = play(position("phase: sail; roll: 1; seat0: at=0,5; seat1: at=0,6"), "to 0,6")
    assert phase(state) == "move"


def test_a_round_is_one_turn_of_each_seat_and_the_game_ends_after_the_last() -> None:  # OD-28
    state = position("phase: sail; roll: 1; turn: 1; first: 2; round: 18", seats=3, max_rounds=20)
    play(state, "to troy")
    assert state.view(None)["round"] == 20
    play(state, "sail", "1", "to troy", "sail", "1", "to troy", "sail", "1", "to troy")
    assert state.actor == ilion.OVER
    assert str(state.ending()) == "20 rounds are over, and nobody has come home."
    refused = state.explain(0)
    assert refused
    assert state.prompt().clause == refused.clause == "OD-28"


@pytest.mark.parametrize("rounds", [19, 201, "many"])
def test_the_round_limit_lies_between_20_and_200(rounds: object) -> None:  # OD-28
    with pytest.raises(ilion.InvalidOption, match="20–200"):
        game.new(2, {"max_rounds": rounds})  # type: ignore[dict-item]


def test_a_rim_space_keeps_its_card_until_somebody_lands() -> None:  # OD-3
    state = position()
    assert [s["lies"] for s in state.view(None)["rim"]] == ["face-down"] * 15
    assert space(state, "crete")["card"] is None
