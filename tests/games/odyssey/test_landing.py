"""Landing on islands: the giver of the card, the chips, provisions."""

from __future__ import annotations

import pytest

from tests.games.odyssey.positions import landed, legal, phase, play, player, position, refusal, space, turn_of_seat_0


def test_an_island_without_a_chip_gives_its_rim_card_and_is_ruled_when_it_is_done() -> None:  # OD-14
    state = landed("wine")
    assert player(state, 0)["cards"] == ["wine"]
    assert player(state, 0)["islands"] == ["crete"]
    assert player(state, 0)["chips"] == 9
    assert space(state, "crete")["lies"] == "nothing"


def test_any_card_nobody_has_seen_may_lie_on_a_rim_space() -> None:  # OD-3, OD-14
    state = landed(seat1="cards=wine,skylla")
    assert len(state.chance_outcomes()) == 13
    assert {weight for _, weight in state.chance_outcomes()} == {1}


def test_an_empty_rim_space_gives_the_island_without_a_task() -> None:  # OD-14
    state = landed(seat1="cards=wine", rim="crete=-")
    assert phase(state) == "provisions"
    assert player(state, 0)["islands"] == ["crete"]
    assert player(state, 0)["cards"] == []


def test_the_ruler_chooses_one_of_their_cards_for_the_newcomer() -> None:  # OD-15
    state = landed("no offer", seat1="cards=wine,skylla rules=crete")
    assert (state.actor, legal(state)) == (1, ["card wine", "card skylla"])
    assert str(state.words(state.parse("card skylla"))) == "set Skylla as the newcomer’s task"
    assert refusal(state, "card circe") == ("OD-15", "refusal-not-the-rulers")
    play(state, "card skylla")
    assert player(state, 0)["heroes"] == 3
    assert player(state, 0)["cards"] == ["skylla"]
    assert player(state, 0)["islands"] == ["crete"]
    assert player(state, 1)["cards"] == ["wine"]
    assert (player(state, 1)["islands"], player(state, 1)["rim"]) == ([], ["crete"])


def test_a_ruler_with_a_single_card_has_no_choice() -> None:  # OD-15
    state = landed("no offer", seat1="cards=wine rules=crete")
    assert player(state, 0)["cards"] == ["wine"]


def test_a_captain_with_a_chip_on_the_rim_space_lays_that_one_back() -> None:  # OD-15
    state = landed("no offer", newcomer="rim=crete", seat1="cards=wine rules=crete")
    assert player(state, 0)["chips"] == 9, "as before: no fresh chip"
    assert (player(state, 0)["islands"], player(state, 0)["rim"]) == (["crete"], [])


TEN = "ismaros,tenedos,telepylos,kythera,aiaia,aiolia,lotus-coast,pharos,goat-island,scheria"


def test_a_captain_without_a_chip_keeps_the_card_and_lays_nothing() -> None:  # OD-15
    state = landed("no offer", newcomer=f"rules={TEN}", seat1="cards=wine rules=crete")
    assert player(state, 0)["chips"] == 0
    assert player(state, 0)["cards"] == ["wine"]
    assert player(state, 1)["islands"] == ["crete"], "the ruler stays ruler"
    assert player(state, 1)["rim"] == []


def test_a_chip_on_the_rim_space_is_enough_when_none_is_in_hand() -> None:  # OD-15
    nine = TEN.removesuffix(",scheria")
    state = landed("no offer", newcomer=f"rules={nine} rim=crete", seat1="cards=wine rules=crete")
    assert "crete" in player(state, 0)["islands"]
    assert player(state, 1)["rim"] == ["crete"]


def test_a_ruler_without_cards_loses_the_island_without_a_task() -> None:  # OD-16
    state = landed(seat1="rules=crete")
    assert phase(state) == "provisions"
    assert player(state, 0)["islands"] == ["crete"]
    assert player(state, 1)["rim"] == ["crete"]


def test_a_card_from_the_rim_that_is_not_done_goes_back_face_up() -> None:  # OD-17
    state = landed("hades", newcomer="gifts=0")
    assert phase(state) == "provisions"
    assert (space(state, "crete")["lies"], space(state, "crete")["card"]) == ("face-up", "hades")
    assert player(state, 0)["islands"] == []


def test_a_card_lying_face_up_is_taken_as_it_is() -> None:  # OD-14, OD-17
    state = landed(rim="crete=skylla!")
    assert player(state, 0)["cards"] == ["skylla"]
    assert player(state, 0)["heroes"] == 3


def test_a_card_from_a_ruler_that_is_not_done_goes_back_to_him() -> None:  # OD-17
    state = landed("no offer", "card hades", newcomer="gifts=0 cards=circe", seat1="cards=wine,hades rules=crete")
    assert player(state, 1)["cards"] == ["wine", "hades"]
    assert player(state, 1)["islands"] == ["crete"]
    assert phase(state) == "provisions"


def test_ones_own_island_brings_provisions_but_neither_card_nor_chip() -> None:  # OD-18
    state = landed(newcomer="cards=wine rules=crete")
    assert phase(state) == "provisions"
    assert player(state, 0)["chips"] == 9


def test_ending_a_move_where_it_began_is_staying() -> None:  # OD-18
    state = play(position("phase: sail; roll: 4; seat0: at=4,0; seat1: at=4,0"), "to crete")
    assert (phase(state), state.actor) == ("move", 1), "no landing, no fight"


@pytest.mark.parametrize(("face", "gifts"), [("white", 5), ("black", 3)])
def test_provisions_are_two_gifts_on_white_and_none_on_black(face: str, gifts: int) -> None:  # OD-19
    assert player(landed("skylla", face), 0)["gifts"] == gifts


def test_provisions_never_exceed_the_supply() -> None:  # OD-19, OD-25
    state = landed("skylla", "white", newcomer="gifts=10", seat1="gifts=13")
    assert player(state, 0)["gifts"] == 11
    assert state.view(None)["supply"] == 1, "the upkeep of seat 1"


def test_a_gift_gained_by_a_landing_ends_all_hunger() -> None:  # OD-19
    for moves in (("wine",), ("skylla", "white")):
        assert player(landed(*moves, newcomer="gifts=0 hunger=2"), 0)["hunger"] == 0
    assert player(landed("skylla", "black", newcomer="gifts=0 hunger=2"), 0)["hunger"] == 2


def test_no_gift_in_the_supply_is_no_gift_gained() -> None:  # OD-19, OD-25
    state = landed("wine", "white", newcomer="gifts=0 hunger=2", seat1="gifts=24")
    assert player(state, 0)["hunger"] == 2
    assert player(state, 0)["gifts"] == 0


def test_gifts_from_a_bargain_do_not_end_hunger() -> None:  # OD-19, OD-23
    state = position("phase: offer; actor: 0; fight: 0-1 round=1; seat0: at=0,0 gifts=0 hunger=2; seat1: at=0,0")
    play(state, "ask 2", "accept")
    assert (player(state, 0)["gifts"], player(state, 0)["hunger"]) == (2, 2)


def test_the_newcomer_may_once_name_a_card_and_offer_a_thing_for_it() -> None:  # OD-22
    state = landed(newcomer="cards=circe rules=pharos", seat1="cards=wine,skylla rules=crete")
    assert legal(state) == ["no offer", "card wine", "card skylla"]
    play(state, "card wine")
    assert legal(state) == ["give 1", "give 2", "give 3", "give circe", "give pharos"]
    play(state, "give 2")
    assert (state.actor, legal(state)) == (1, ["accept", "refuse"])
    play(state, "accept")
    assert player(state, 1)["gifts"] == 5
    assert player(state, 0)["cards"] == ["wine", "circe"]
    assert player(state, 0)["gifts"] == 1 + 2


def test_a_refused_newcomer_gets_the_rulers_choice() -> None:  # OD-22
    state = landed("card wine", "give 1", "refuse", seat1="cards=wine,skylla rules=crete")
    assert (state.actor, phase(state)) == (1, "choose")
    assert player(state, 0)["gifts"] == 3


def test_a_given_thing_stays_given_if_the_task_fails() -> None:  # OD-22
    state = landed("card hades", "give 1", "accept", newcomer="gifts=1", seat1="cards=hades,wine rules=crete")
    assert player(state, 1)["gifts"] == 4
    assert player(state, 1)["cards"] == ["wine", "hades"]
    assert player(state, 0)["islands"] == []


def test_an_island_given_sends_the_givers_chip_to_the_rim_and_costs_the_taker_one() -> None:  # OD-22
    state = landed("card wine", "give pharos", "accept", newcomer="cards=circe rules=pharos", seat1="cards=wine rules=crete")
    assert player(state, 1)["islands"] == ["pharos"]
    assert player(state, 1)["rim"] == ["crete"]
    assert player(state, 1)["chips"] == 8
    assert (player(state, 0)["islands"], player(state, 0)["rim"], player(state, 0)["chips"]) == (["crete"], ["pharos"], 8)


def test_the_taker_of_an_island_first_lays_the_chip_from_its_rim_space() -> None:  # OD-22
    state = landed("card wine", "give pharos", "accept", newcomer="rules=pharos", seat1="cards=wine rules=crete rim=pharos")
    assert (player(state, 1)["islands"], player(state, 1)["rim"], player(state, 1)["chips"]) == (["pharos"], ["crete"], 8)


def test_an_island_is_offered_only_to_who_has_a_chip_for_it() -> None:  # OD-22
    ten = TEN.replace("pharos", "crete")
    state = landed("card wine", newcomer="cards=circe rules=pharos", seat1=f"cards=wine rules={ten}")
    assert "give pharos" not in legal(state)
    assert refusal(state, "give pharos") == ("OD-22", "refusal-no-chip")


def test_a_newcomer_with_nothing_to_offer_is_not_asked() -> None:  # OD-22
    state = landed(newcomer="gifts=0", seat1="cards=wine,skylla rules=crete")
    assert (state.actor, phase(state)) == (1, "choose")


@pytest.mark.parametrize(
    ("move", "key"),
    [("give 3", "refusal-gifts"), ("give skylla", "refusal-card"), ("give crete", "refusal-island"), ("ask 1", "refusal-not-now")],
)
def test_only_things_at_hand_can_be_offered(move: str, key: str) -> None:  # OD-22
    state = landed("card wine", newcomer="gifts=2 cards=circe", seat1="cards=wine,skylla rules=crete")
    assert refusal(state, move) == ("OD-22", key)


def test_an_own_landing_in_the_next_turn_is_a_new_one() -> None:  # OD-14, OD-18
    state = turn_of_seat_0("seat0: at=4,0 cards=wine rules=crete")
    play(state, "sail", "2", "to 3,0")
    assert player(state, 0)["place"] == "sea"
