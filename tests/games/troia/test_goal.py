import pytest

import ilion
from ilion.core.state import State
from tests.games.troia.positions import discards, hand, legal, play, position, refusal, zones

OVER_THERE = ". / . / ajax odysseus menelaus agamemnon / . / achilles diomedes"
OVER_HERE = "achilles diomedes / . / ajax odysseus menelaus agamemnon / . / ."


def greeks(cards: str, rest: str = "", field: str = OVER_THERE, **options: str) -> State:
    """The Greeks have ended a turn with heroes in Trojan protection."""
    return position(f"phase: goal; field: {field}; greeks: {cards}; trojans: boar; {rest}", **options)


def trojans(cards: str, stage: int, rest: str = "", **options: str) -> State:
    return position(
        f"phase: goal; turn: trojan; field: {OVER_HERE}; stage: {stage}; greeks: boar; trojans: {cards}; {rest}", **options
    )


def test_two_heroes_in_the_rivals_protection_allow_a_goal_step_after_a_draw_too() -> None:  # TR-15
    state = play(position(f"field: {OVER_THERE}; greeks: bull; trojans: boar"), "draw", "fish", "fish+fish")
    assert (state.actor, legal(state)) == (0, ["fish", "bull", "pass"])


def test_with_one_hero_there_is_no_goal_step() -> None:  # TR-15
    field = ". / . / ajax odysseus menelaus agamemnon diomedes / . / achilles"
    state = play(position(f"field: {field}; greeks: boar; trojans: boar"), "draw", "fish", "ram")
    assert state.actor == 1


def test_heroes_in_a_players_own_protection_allow_nothing() -> None:  # TR-15
    state = play(position(f"field: {OVER_HERE}; greeks: boar; trojans: boar"), "draw", "fish", "ram")
    assert state.actor == 1


def test_after_a_step_two_heroes_return_to_combat() -> None:  # TR-15
    state = play(greeks("bull"), "bull")
    assert set(zones(state).values()) == {"combat"}
    assert state.actor == 1


def test_the_player_chooses_who_returns() -> None:  # TR-15
    state = play(greeks("bull", field=". / . / odysseus menelaus agamemnon / . / achilles ajax diomedes"), "bull")
    assert legal(state) == ["achilles", "ajax", "diomedes"]
    assert refusal(state, "menelaus") == ("TR-15", "refusal-return")
    assert refusal(state, "pass") == ("TR-15", "refusal-pass-return")
    play(state, "diomedes")
    assert legal(state) == ["achilles", "ajax"]
    play(state, "achilles")
    there = [hero for hero, zone in zones(state).items() if zone == "trojan-protection"]
    assert (there, state.actor) == (["ajax"], 1)


def test_at_most_one_step_is_taken_in_a_turn() -> None:  # TR-15
    state = play(
        greeks("fish deer", field=". / . / odysseus menelaus / . / achilles ajax diomedes agamemnon"), "deer", "ajax", "achilles"
    )
    assert state.actor == 1


def test_without_a_step_no_hero_returns() -> None:  # TR-15
    state = play(greeks("bull"), "pass")
    assert zones(state)["achilles"] == "trojan-protection"
    assert state.actor == 1


def test_the_question_is_asked_even_if_no_card_serves() -> None:  # TR-15, TR-31
    state = play(position(f"field: {OVER_THERE}; greeks: boar+boar; trojans: boar"), "draw", "fish+fish", "ram+ram")
    assert (state.actor, legal(state)) == (0, ["pass"])


def test_without_a_card_of_their_own_in_hand_a_player_is_not_asked() -> None:  # TR-15
    state = position(f"olympus: ares zeus poseidon apollo hera hermes; field: {OVER_THERE}; greeks: ram trojan:ram*", gods="AAABAA")
    play(state, "hermes", "ram", "offer", "pass")
    assert state.actor == 1


def test_a_greek_step_lays_a_card_with_a_missing_part() -> None:  # TR-28
    state = greeks("boar deer fish+bull boar+boar", "horse: boar+pomegranate")
    assert legal(state) == ["deer", "pass"]
    assert refusal(state, "fish+bull") == ("TR-28", "refusal-part-built")
    assert refusal(state, "boar") == ("TR-28", "refusal-no-part")
    assert refusal(state, "boar+boar") == ("TR-28", "refusal-no-part")
    assert refusal(state, "ram") == ("TR-28", "refusal-not-in-hand")
    play(state, "deer")
    assert state.view(None)["horse"] == {"head": "boar+pomegranate", "front": "deer", "rear": None, "wheels": None}
    assert (hand(state, 0), discards(state, 0)) == (["boar", "boar+boar", "fish+bull"], [])


def test_a_foreign_card_shows_no_part() -> None:  # TR-26, TR-28
    state = greeks("boar trojan:fish*", gods="AAABAA")
    assert refusal(state, "trojan:fish") == ("TR-26", "refusal-foreign")


def test_with_four_parts_the_greeks_win_and_nobody_returns() -> None:  # TR-28, TR-15
    state = play(greeks("deer fish+bull", "horse: fish ram pomegranate"), "fish+bull")
    assert state.actor == ilion.OVER
    assert (state.scores(), state.places(), state.returns()) == ([4, 0], [1, 2], [1.0, -1.0])
    assert zones(state)["achilles"] == "trojan-protection"
    assert str(state.ending()) == "The horse is complete: the Greeks win."


@pytest.mark.parametrize(
    ("stage", "served"),
    [
        (0, ["fish", "boar+boar", "boar+fish"]),  # Hector or Paris
        (1, ["fish", "boar+fish"]),  # Paris
        (2, ["fish", "boar+boar"]),  # Hector
        (3, ["fish", "boar+boar", "boar+fish"]),  # both, or one card for each
    ],
)
def test_each_trojan_stage_asks_for_its_icons(stage: int, served: list[str]) -> None:  # TR-29
    state = trojans("fish boar+boar boar+fish", stage)  # both, Hector, Paris
    assert legal(state) == [*served, "pass"]


def test_a_wrong_icon_is_refused() -> None:  # TR-29
    assert refusal(trojans("boar+boar", 1), "boar+boar") == ("TR-29", "refusal-wrong-icon")
    assert refusal(trojans("boar+fish", 2), "boar+fish") == ("TR-29", "refusal-wrong-icon")
    assert refusal(trojans("boar+fish fish+fish", 3), "boar+fish") == ("TR-29", "refusal-half-only")


def test_cards_of_a_trojan_step_are_discarded() -> None:  # TR-29
    state = play(trojans("fish boar+boar", 2), "boar+boar")
    assert discards(state, 1) == ["boar+boar"]
    assert state.scores() == [0, 3]
    assert set(zones(state).values()) == {"combat"}


def test_the_last_stage_takes_one_card_with_both() -> None:  # TR-29
    state = play(trojans("fish boar+boar boar+fish", 3), "fish")
    assert (state.actor, state.scores(), state.places()) == (ilion.OVER, [0, 4], [2, 1])
    assert str(state.ending()) == "Hector and Paris have reached the ships: the Trojans win."


@pytest.mark.parametrize("order", [("boar+boar", "boar+fish"), ("boar+fish", "boar+boar")])
def test_or_one_card_with_paris_and_one_with_hector_in_either_order(order: tuple[str, str]) -> None:  # TR-29
    state = play(trojans("fish boar+boar boar+fish", 3), order[0])
    assert legal(state) == [order[1]]
    assert refusal(state, "fish") == ("TR-29", "refusal-other-icon")
    assert refusal(state, "pass") == ("TR-29", "refusal-pass-goal")
    play(state, order[1])
    assert state.actor == ilion.OVER
    assert discards(state, 1) == list(order)


def test_a_card_with_both_does_not_join_a_single_icon() -> None:  # TR-29
    state = trojans("fish boar+fish", 3)
    assert legal(state) == ["fish", "pass"]
