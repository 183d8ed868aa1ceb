"""A turn of Troia in beats and in sentences."""

from __future__ import annotations

from tests.games.telling import beats, told
from tests.games.troia.positions import play, position

OVER_THERE = "field: . / . / ajax odysseus menelaus agamemnon / . / achilles diomedes"


def test_an_offering_is_told_with_its_price_and_the_zone_that_the_hero_reaches() -> None:  # TR-11, TR-13
    field = "field: . / . / achilles ajax odysseus menelaus agamemnon / diomedes / ."
    state = position(f"olympus: ares hermes zeus artemis hera poseidon; turn: trojan; trojans: boar+ram; greeks: fish; {field}")
    assert told(state, "hermes", "boar+ram", "pass") == (
        "Cassandra offered boar+ram to Hermes for 2. Diomedes went back one zone, to combat. Cassandra declined Hermes’s power."
    )


def test_a_superior_offering_takes_the_hero_two_zones() -> None:  # TR-13
    state = position("greeks: deer+deer deer+ram boar; trojans: fish")
    assert told(state, "artemis", "deer+deer", "deer+ram", "offer", "pass", you=0) == (
        "You made a superior offering to Artemis: Diomedes went two zones, into Trojan protection. You declined Artemis’s power."
    )


def test_a_power_is_told_with_the_hero_that_it_moves() -> None:  # TR-18
    state = position("greeks: ram boar; trojans: fish")
    assert told(state, "hermes", "ram", "offer", "ajax") == (
        "Nestor made a superior offering to Hermes: Odysseus went two zones, into Trojan protection. "
        "Hermes moved Ajax to Trojan defence."
    )


def test_a_power_is_told_as_declined_in_every_language_and_not_where_it_is_lost() -> None:  # TR-14
    def last(language: str, you: int | None) -> str:
        state = position("greeks: ram boar; trojans: fish")
        return told(state, "hermes", "ram", "offer", "pass", you=you, language=language).split(". ")[-1].split(": ")[-1]

    assert {language: (last(language, None), last(language, 0)) for language in ("en", "de", "fr", "es", "nl")} == {
        "en": ("Nestor declined Hermes’s power.", "You declined Hermes’s power."),
        "de": ("Nestor hat auf die Kraft von Hermes verzichtet.", "Du hast auf die Kraft von Hermes verzichtet."),
        "fr": ("Nestor a renoncé au pouvoir d’Hermès.", "Vous avez renoncé au pouvoir d’Hermès."),
        "es": ("Nestor ha renunciado al poder de Hermes.", "Has renunciado al poder de Hermes."),
        "nl": ("Nestor zag af van de kracht van Hermes.", "Je zag af van de kracht van Hermes."),
    }
    lost = position("greeks: ram boar; trojans: fish; field: . / . / . / . / achilles ajax odysseus menelaus agamemnon diomedes")
    assert "power" not in told(lost, "hermes", "ram", "offer")


def test_a_draw_is_told_by_number_to_others_and_by_name_to_the_player() -> None:  # TR-10, TR-31
    moves = ("draw", "boar+fish", "deer")
    assert told(position(), *moves) == "Nestor drew 2 cards."
    assert told(position(), *moves, you=0) == "You drew boar+fish and deer."
    assert told(position(), *moves, you=1) == "Nestor drew 2 cards."


def test_a_goal_step_is_told_with_its_card_its_number_and_the_heroes_that_return() -> None:  # TR-15, TR-28
    state = position(f"greeks: boar+deer; horse: deer pomegranate; trojans: fish; {OVER_THERE}")
    assert told(state, "draw", "fish", "bull", "boar+deer", you=0).endswith(
        "You built the rear with boar+deer, your third step. Achilles and Diomedes returned to combat."
    )


def test_an_offering_is_staged_from_the_card_to_the_god_and_the_hero() -> None:  # TR-11 to TR-14
    state = play(position("greeks: ram boar; trojans: fish"), "hermes", "ram")
    kinds = [(beat["kind"], beat.get("start"), beat.get("to")) for beat in beats(state, "offer")]
    assert kinds == [
        ("offering", None, None),
        ("god-slides", 6, 1),
        ("hero-moves", "combat", "trojan-protection"),
    ]
