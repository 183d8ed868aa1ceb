"""A turn of the Odyssey in beats and in sentences."""

from __future__ import annotations

import pytest

from ilion.games.odyssey.rules import OdysseyState
from tests.games.odyssey.positions import position, turn_of_seat_0
from tests.games.telling import beats, told, turns_told


def test_a_landing_is_told_with_its_card_its_die_and_what_it_brought() -> None:  # OD-7, OD-14, OD-19
    state = position("turn: 1; seat1: at=-1,0", seats=2)
    assert told(state, "sail", "3", "to scheria", "circe", "white", "white") == (
        "Cassandra rolled 3 and sailed to Scheria: Circe, white. Cassandra rules it and took 3 gifts."
    )


def test_a_ship_at_sea_is_told_by_the_nearest_land_and_without_coordinates() -> None:  # OD-7
    state = position("seat0: at=-4,3", seats=2)
    assert told(state, "sail", "2", "to -4,4") == "Nestor rolled 2 and stayed at sea, one hex short of Anthemoessa."


def test_a_storm_is_told_with_everybody_it_drove() -> None:  # OD-8, OD-9
    state = position("turn: 2; seat0: at=1,-1; seat1: at=0,0; seat2: at=5,-2; seat3: at=-3,2", seats=4)
    assert told(state, "arrow", "at 3,0", "W", you=0) == (
        "Priam released a storm to the west. It drove you 2 hexes, Cassandra onto Scheria and Helen 1 hex."
    )
    victims = beats(_laid(), "W")[0]["victims"]
    assert [(ship["seat"], ship["wind"], ship["start"], ship["to"], ship["hexes"]) for ship in victims] == [
        (0, "strong", [1, -1], [-1, -1], 2),
        (1, "storm", [0, 0], [-3, 0], 3),
        (3, "breeze", [-3, 2], [-4, 2], 1),
    ]


def _laid() -> OdysseyState:
    state = position("turn: 2; seat0: at=1,-1; seat1: at=0,0; seat2: at=5,-2; seat3: at=-3,2", seats=4)
    for move in ("arrow", "at 3,0"):
        state.apply(state.parse(move))
    return state


def test_a_storm_that_reaches_nobody_says_so() -> None:  # OD-9
    state = position("seat0: at=0,0; seat1: at=troy")
    assert told(state, "arrow", "at -2,0", "W", you=0) == "You released a storm to the west. It reached nobody."


def test_a_fight_is_told_with_its_rounds_and_its_peace() -> None:  # OD-21, OD-22
    state = position("seat0: at=0,0; seat1: at=1,0")
    first = ("sail", "1", "to 1,0", "fight", "no offer", "no offer", "3:2")
    told_ = told(state, *first, "no offer", "give 1", "accept", you=0)
    assert told_.endswith("You fought Cassandra for 1 round, 7 to 6. Cassandra lost a hero. Peace for 1 gift from Cassandra.")


def test_a_bargain_is_told_with_its_price_and_the_answer() -> None:  # OD-22
    state = position("turn: 2; seat2: at=3,-3; seat0: rules=ismaros cards=wine,skylla", seats=3)
    assert told(state, "sail", "1", "to ismaros", "card wine", "give 1", "accept", "black", you=0) == (
        "Priam rolled 1 and sailed to Ismaros. Priam offered you 1 gift for Maron’s wine. You accepted. "
        "Priam rules it and took 2 gifts."
    )


@pytest.mark.parametrize(
    ("answer", "answered"),
    [(("refuse", "card lotus"), "You refused."), (("accept",), "You accepted.")],
)
def test_the_die_of_an_adventure_comes_after_its_bargain(answer: tuple[str, ...], answered: str) -> None:  # OD-15, OD-22
    state = position("turn: 2; seat2: at=3,-3; seat0: rules=ismaros cards=wine,lotus", seats=3)
    assert told(state, "sail", "1", "to ismaros", "card lotus", "give 1", *answer, "white", "black", you=0) == (
        f"Priam rolled 1 and sailed to Ismaros. Priam offered you 1 gift for the Lotus-eaters. {answered} "
        "The adventure of Ismaros was the Lotus-eaters, white. Priam rules it."
    )


@pytest.mark.parametrize(
    ("language", "adventure"),
    [
        ("de", "Das Abenteuer von Ismaros war „Lotophagen“, Weiß."),
        ("fr", "L’aventure d’Ismaros était «\u202fLotophages\u202f», blanc."),
        ("es", "La aventura de Ismaro era «Lotófagos», blanco."),
        ("nl", "Het avontuur van Ismaros was “Lotuseters”, wit."),
    ],
)
def test_an_adventure_without_an_article_is_named_in_quotation_marks(language: str, adventure: str) -> None:  # OD-15
    state = position("turn: 2; seat2: at=3,-3; seat0: rules=ismaros cards=wine,lotus", seats=3)
    moves = ("sail", "1", "to ismaros", "card lotus", "give 1", "accept", "white", "black")
    assert adventure in told(state, *moves, you=0, language=language)


def test_a_fight_on_arrival_is_told_before_the_adventure_and_its_gifts_only_once() -> None:  # OD-14, OD-21, OD-22
    state = position("turn: 1; seat1: at=-2,0; seat0: at=-3,0", seats=2)
    moves = ("sail", "1", "to scheria", "fight", "no offer", "no offer", "3:2", "no offer", "give 1", "accept")
    assert told(state, *moves, "skylla", "white", you=0).endswith(
        "Peace for 1 gift from you. The adventure of Scheria was Skylla. Cassandra rules it, took 2 gifts and lost a hero."
    )


def test_hunger_is_told_first_as_it_comes_first() -> None:  # OD-5, OD-7
    state = position("seat0: at=0,0; seat1: at=0,2 gifts=0")
    told_ = turns_told(state, "sail", "1", "to 0,0", "sail", "1", "to 0,2")
    assert told_[1] == "Cassandra had no gift for the crew: hunger 1 of 3. Cassandra rolled 1 and did not move."


def test_a_crew_that_starves_begins_again_and_is_told_how_far_home_is() -> None:  # OD-23, OD-24
    state = turn_of_seat_0("seat0: at=0,0 gifts=0 hunger=3")
    assert told(state, "sail", "1", "to 0,0").endswith("Nestor’s crew starved and starts again at Troy, 10 steps from home.")


def test_coming_home_is_told() -> None:  # OD-27
    cards = "wine,lotus,polyphemos,winds,laistrygonians,circe,hades,sirens,skylla,charybdis"
    state = position(f"turn: 1; seat1: at=-5,0 cards={cards}")
    assert told(state, "sail", "1", "to ithaca") == "Cassandra sailed home to Ithaca."


def test_a_ship_that_a_storm_drives_home_is_told_of_once() -> None:  # OD-9, OD-27
    cards = "wine,lotus,polyphemos,winds,laistrygonians,circe,hades,sirens,skylla,charybdis"
    state = position(f"turn: 1; seat0: at=0,-4; seat1: at=-5,0 cards={cards}")
    assert told(state, "arrow", "at -4,0", "W") == (
        "Cassandra released a storm to the west. The storm drove Cassandra home to Ithaca."
    )
    state = position(f"turn: 1; seat0: at=-1,0; seat1: at=-4,0 cards={cards}")
    assert told(state, "arrow", "at 0,0", "W") == (
        "Cassandra released a storm to the west. It drove Nestor onto Scheria. The storm drove Cassandra home to Ithaca."
    )


def test_a_missed_turn_is_a_turn_of_its_own_with_its_upkeep() -> None:  # OD-5, OD-20
    told_ = turns_told(position("seat0: at=0,5"), "sail", "1", "to 0,6", "sail", "1", "to troy")
    assert told_ == [
        "Nestor rolled 1 and sailed to Syrte. Nestor misses the next turn.",
        "Cassandra rolled 1 and did not move.",
        "Nestor missed this turn.",
        "",
    ]
