"""A turn of the Trojan horse in beats and in sentences."""

from __future__ import annotations

from ilion.core.state import State
from tests.games.telling import beats, told, turns_told
from tests.games.trojan_horse.positions import opening, position

BLUE_NEXT = "horse: b b; display: ryb; city: . . . . r . ."


def test_two_heroes_in_one_district_are_told_with_the_leader_they_make() -> None:  # TH-14, TH-24
    state = position(BLUE_NEXT)
    assert told(state, "2", "card 3", "red>harbour", "yellow>harbour").startswith(
        "Nestor announced 2 and drew 3. Two blue heroes fell into the Harbour: Priam leads it with 2 to 1."
    )


def test_a_first_hero_is_told_as_its_owners_first() -> None:  # TH-14
    moves = ("1", "card 2", "red>wells")
    assert told(position("horse: r y"), *moves, you=0) == "You announced 1 and drew 2. Red fell into the Wells, your first there."
    assert told(position("horse: r y"), *moves) == "Nestor announced 1 and drew 2. Red fell into the Wells, Nestor’s first there."


def test_a_lost_turn_is_told_with_both_figures() -> None:  # TH-13
    assert told(position("turn: 1"), "3", "card 1") == "Cassandra announced 3 and drew 1. Turn lost."
    assert told(position(""), "2", "card 0", you=0) == "You announced 2 and drew 0. Turn lost; the display stays."
    assert [beat["kind"] for beat in beats(_announced(3), "card 1")] == ["card", "turn-lost"]


def _announced(number: int) -> State:
    state = position("")
    state.apply(state.parse(str(number)))
    return state


def test_a_trident_is_told_with_its_swap_and_its_drops() -> None:  # TH-19
    moves = ("2", "card trident", "gate<>tower", "all", "red>palace", "yellow>palace", "blue>palace")
    assert told(position("horse: b y"), *moves).startswith(
        "Nestor drew the trident, swapped the treasures of the Gate and the Tower and dropped 3 heroes."
    )
    assert told(position(""), "2", "card trident", "keep", "pass") == (
        "Nestor drew the trident, left the treasures and put nothing in."
    )


def test_a_second_hero_tells_its_owner_the_treasure_and_others_only_who_looked() -> None:  # TH-20, TH-28
    moves = ("1", "card 1", "yellow>palace", "treasure 1")
    state = "horse: r y; city: r . . . . . ."
    assert told(position(state), *moves, you=0).endswith("It was your second hero in the Palace: its treasure is worth 1.")
    assert told(position(state), *moves, you=1).endswith("Nestor looked at the treasure in the Palace.")


def test_the_set_up_is_one_turn_that_says_what_lies_on_the_table() -> None:  # TH-9
    draws = ("red", "yellow", "blue", "blue", "yellow", "red", "yellow", "blue")
    start = opening(3).game.new(3)
    told = turns_told(start, *draws)
    assert told == ["Nestor is Odysseus and loaded the horse. On display: red, yellow and blue.", ""]


def test_what_must_be_remembered_is_not_staged_again() -> None:  # TH-29
    state = position("phase: insert; card: 3; announced: 1; todo: 1; horse: b y")
    live, later = (beats(state, "red>harbour", recall=recall) for recall in (True, False))
    assert (live[1]["figure"], later[1]["figure"]) == ("red", None)
    assert live[2] == later[2], "what dropped lies in the district for all to see"
    open_horse = position("phase: insert; card: 3; announced: 1; todo: 1; horse: b y", horse="open")
    assert beats(open_horse, "red>harbour", recall=False)[1]["figure"] == "red"


def test_a_turn_is_told_while_it_unfolds() -> None:
    assert turns_told(position(BLUE_NEXT), "2") == ["Nestor announced 2."]
    assert turns_told(position(BLUE_NEXT), "2", "card 3") == ["Nestor announced 2 and drew 3."]


def test_two_turns_in_a_row_are_two_turns() -> None:  # TH-11
    told = turns_told(position("", seats=2), "3", "card 0", "3", "card 0")
    assert told[:2] == ["Nestor announced 3 and drew 0. Turn lost; the display stays."] * 2


def test_in_the_french_edition_a_swap_is_told_with_the_looks_that_it_gives() -> None:  # TH-21
    state = position("city: rr . . . . . yy; treasures: 1(0) ? ? ? ? ? 3(1)", edition="french")
    sentences = told(state, "1", "card trident", "palace<>tower", "pass", you=0)
    assert "You looked at the treasure in the Palace: it is worth 3." in sentences
    assert "Cassandra looked at the treasure in the Tower." in sentences
