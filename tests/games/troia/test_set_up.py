from collections import Counter

import pytest

import ilion
from ilion.games.troia.components import CARDS, COSTS, GODS, HEROES, OFFERINGS, ZONES
from tests.games.troia.positions import game, hand, legal, olympus, play, position, zones


def test_each_side_has_a_deck_of_its_own_with_27_cards() -> None:  # TR-1
    state = game.new()
    assert [side["deck"] for side in state.view(None)["sides"]] == [27, 27]


def test_six_offerings_stand_eight_times_each_in_a_deck() -> None:  # TR-2, TR-5
    symbols = Counter(symbol for card in CARDS for symbol in card.split("+"))
    assert symbols == dict.fromkeys(OFFERINGS, 8)
    assert symbols.total() == 48


def test_both_gods_of_a_token_ask_for_the_same_offering() -> None:  # TR-3
    for faces, gods in (("AAAAAA", GODS[0]), ("BBBBBB", GODS[1])):
        slots = position(gods=faces).view(None)["olympus"]
        assert {slot["god"]: slot["offering"] for slot in slots} == dict(zip(gods, OFFERINGS, strict=True))
    assert (GODS[0][1], GODS[1][1]) == ("poseidon", "doris")


def test_each_side_moves_every_hero_by_another_offering() -> None:  # TR-4
    for side in (0, 1):
        assert sorted(links[side] for links in HEROES.values()) == sorted(OFFERINGS)
    assert all(greek != trojan for greek, trojan in HEROES.values())
    assert (HEROES["achilles"][0], HEROES["ajax"]) == ("fish", ("bull", "fish"))


def test_a_deck_has_every_combination_of_one_or_two_offerings_once() -> None:  # TR-5
    singles = list(OFFERINGS)
    pairs = [f"{a}+{b}" for i, a in enumerate(OFFERINGS) for b in OFFERINGS[i:]]
    assert sorted(CARDS) == sorted(singles + pairs)


def test_parts_and_icons_are_as_many_as_printed() -> None:  # TR-5
    assert Counter(part for part, _, _ in CARDS.values()) == {"H": 5, "F": 5, "R": 5, "W": 5, "-": 7}
    assert Counter(icon for _, _, icon in CARDS.values()) == {"PH": 6, "P": 11, "H": 10}


def test_scarce_parts_stand_on_mixed_cards_only() -> None:  # TR-5
    scarce = {card for card, (_, part, _) in CARDS.items() if part != "-"}
    assert scarce == {card for card in CARDS if "+" in card and len(set(card.split("+"))) == 2}
    state = position("greeks: boar boar+deer", parts="scarce")
    assert [card["part"] for card in state.view(0)["sides"][0]["cards"]] == [None, "rear"]


def test_the_costs_of_a_god_for_greeks_and_trojans_are_mirror_images() -> None:  # TR-6
    slots = position().view(None)["olympus"]
    assert [slot["greek_cost"] for slot in slots] == [5, 4, 3, 3, 2, 1]
    assert [slot["trojan_cost"] for slot in slots] == [1, 2, 3, 3, 4, 5]
    assert COSTS[0] == COSTS[1][::-1]


def test_five_zones_lie_in_a_row() -> None:  # TR-7
    assert ZONES == ("greek-protection", "greek-defence", "combat", "trojan-defence", "trojan-protection")


def test_in_the_first_game_all_faces_are_a_and_only_the_slots_are_by_lot() -> None:  # TR-8
    state = game.new()
    assert legal(state) == ["ares", "poseidon", "zeus", "artemis", "hera", "hermes"]
    play(state, "zeus", "ares")
    assert legal(state) == ["poseidon", "artemis", "hera", "hermes"]
    assert olympus(state)[:2] == ["zeus", "ares"]
    assert all(weight == 1 for _, weight in state.chance_outcomes())


def test_faces_by_lot_are_turned_one_by_one() -> None:  # TR-8
    state = game.new(options={"gods": "random"})
    assert legal(state) == ["ares", "hephaestus"]
    play(state, "hephaestus", "poseidon", "athena", "artemis", "iris", "hermes")
    assert legal(state) == ["hephaestus", "poseidon", "athena", "artemis", "iris", "hermes"]


def test_six_letters_choose_the_faces() -> None:  # TR-8
    state = game.new(options={"gods": "BAABBA"})
    assert legal(state) == ["hephaestus", "poseidon", "zeus", "apollo", "iris", "hermes"]
    with pytest.raises(ilion.InvalidOption, match="gods cannot be “ABBA”"):
        game.new(options={"gods": "ABBA"})


def test_all_start_in_combat_with_two_cards_and_the_greeks_begin() -> None:  # TR-9
    state = play(game.new(), *GODS[0], "boar", "fish+ram", "boar", "ram")
    assert set(zones(state).values()) == {"combat"}
    assert (hand(state, 0), hand(state, 1)) == (["boar", "fish+ram"], ["boar", "ram"])
    assert [side["deck"] for side in state.view(None)["sides"]] == [25, 25]
    assert state.actor == 0


def test_turns_alternate() -> None:  # TR-9
    state = play(position("greeks: boar; trojans: fish"), "draw", "fish", "bull")
    assert state.actor == 1
    play(state, "draw", "boar", "bull")
    assert state.actor == 0
