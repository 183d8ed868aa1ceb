import pytest

import ilion
from ilion.core.state import State
from ilion.games.troia.components import CARDS
from tests.games.troia.positions import discards, hand, legal, olympus, play, position, refusal, zones

FIELD = "achilles / ajax / odysseus / diomedes agamemnon / menelaus"  # somebody everywhere


def power(god: str, *, side: str = "greek", field: str = FIELD, gods: str = "AAAAAA", rest: str = "", **options: str) -> State:
    """The power of a god is due. He lies at the end of the player to move, as after an offering."""
    state = position(gods=gods)
    names = olympus(state)
    names.remove(god)
    names = [god, *names] if side == "greek" else [*names, god]
    phases = {"artemis": "defence", "aphrodite": "forward", "iris": "god", "apollo": "use"}
    phase = phases.get(god, "use" if god in ("zeus", "athena", "doris") else "hero")
    hands = "greeks: boar; trojans: boar" if "greeks" not in rest else ""
    return position(
        f"phase: {phase}; olympus: {' '.join(names)}; god: {god}; turn: {side}; field: {field}; {hands}; {rest}",
        gods=gods,
        **options,
    )


def moved(state: State, move: str) -> dict[str, str]:
    before = zones(state)
    after = zones(play(state.copy(), move))
    return {hero: zone for hero, zone in after.items() if zone != before[hero]}


def all_moves(state: State) -> dict[str, dict[str, str]]:
    return {move: moved(state, move) for move in legal(state)}


def test_poseidon_moves_a_hero_from_a_protection_to_the_defence_next_to_it() -> None:  # TR-16
    assert all_moves(power("poseidon")) == {
        "pass": {},
        "achilles": {"achilles": "greek-defence"},
        "menelaus": {"menelaus": "trojan-defence"},
    }
    assert refusal(power("poseidon"), "ajax") == ("TR-16", "refusal-poseidon")


def test_ares_moves_a_hero_from_a_defence_to_combat() -> None:  # TR-17
    assert all_moves(power("ares", side="trojan")) == {
        "pass": {},
        "ajax": {"ajax": "combat"},
        "diomedes": {"diomedes": "combat"},
        "agamemnon": {"agamemnon": "combat"},
    }
    assert refusal(power("ares"), "odysseus") == ("TR-17", "refusal-ares")


def test_hermes_moves_a_hero_one_zone_forward() -> None:  # TR-18
    greek = all_moves(power("hermes"))
    assert greek["achilles"] == {"achilles": "greek-defence"}
    assert greek["diomedes"] == {"diomedes": "trojan-protection"}
    assert "menelaus" not in greek
    trojan = all_moves(power("hermes", side="trojan"))
    assert trojan["menelaus"] == {"menelaus": "trojan-defence"}
    assert refusal(power("hermes", side="trojan"), "achilles") == ("TR-18", "refusal-hermes")


def test_hermes_moves_even_the_hero_just_moved() -> None:  # TR-18
    state = play(position("greeks: ram boar; trojans: boar"), "hermes", "ram", "offer")
    assert zones(state)["odysseus"] == "trojan-protection"
    state = play(
        position("olympus: ares poseidon zeus artemis hermes hera; greeks: ram boar; trojans: boar"), "hermes", "ram", "boar"
    )
    assert zones(state)["odysseus"] == "trojan-defence"
    play(state, "odysseus")
    assert zones(state)["odysseus"] == "trojan-protection"


def test_hera_moves_a_hero_from_a_defence_to_the_protection_next_to_it() -> None:  # TR-19
    assert all_moves(power("hera")) == {
        "pass": {},
        "ajax": {"ajax": "greek-protection"},
        "diomedes": {"diomedes": "trojan-protection"},
        "agamemnon": {"agamemnon": "trojan-protection"},
    }
    assert refusal(power("hera"), "achilles") == ("TR-19", "refusal-hera")


def test_artemis_moves_a_hero_from_combat_to_either_defence() -> None:  # TR-20
    assert all_moves(power("artemis")) == {
        "pass": {},
        "odysseus>greek": {"odysseus": "greek-defence"},
        "odysseus>trojan": {"odysseus": "trojan-defence"},
    }
    assert refusal(power("artemis"), "ajax>greek") == ("TR-20", "refusal-artemis")
    assert refusal(power("artemis"), "odysseus") == ("TR-20", "refusal-hero-now")


def test_hephaestus_moves_a_hero_from_one_defence_to_the_other() -> None:  # TR-21
    assert all_moves(power("hephaestus", gods="BAAAAA")) == {
        "pass": {},
        "ajax": {"ajax": "trojan-defence"},
        "diomedes": {"diomedes": "greek-defence"},
        "agamemnon": {"agamemnon": "greek-defence"},
    }
    assert refusal(power("hephaestus", gods="BAAAAA"), "menelaus") == ("TR-21", "refusal-hephaestus")


def aphrodite(field: str, side: str = "greek") -> State:
    return power("aphrodite", gods="AAAAAB", field=field, side=side)


def test_aphrodite_moves_one_hero_forward_and_another_back() -> None:  # TR-22
    state = play(aphrodite(FIELD), "achilles")
    assert legal(state) == ["ajax", "odysseus", "diomedes", "menelaus", "agamemnon"]
    assert refusal(state, "achilles") == ("TR-22", "refusal-back-same")
    assert refusal(state, "pass") == ("TR-22", "refusal-pass-back")
    play(state, "menelaus")
    assert (zones(state)["achilles"], zones(state)["menelaus"]) == ("greek-defence", "trojan-defence")


def test_aphrodite_turns_with_the_side() -> None:  # TR-22
    state = play(aphrodite(FIELD, "trojan"), "menelaus", "achilles")
    assert (zones(state)["menelaus"], zones(state)["achilles"]) == ("trojan-defence", "greek-defence")


def test_aphrodite_may_be_declined_whole() -> None:  # TR-22
    state = play(aphrodite(FIELD), "pass")
    assert state.actor == 1


def test_aphrodite_does_one_half_only_if_no_hero_can_do_the_other() -> None:  # TR-22
    all_home = "achilles ajax odysseus diomedes menelaus agamemnon / . / . / . / ."
    state = play(aphrodite(all_home), "ajax")
    assert (zones(state)["ajax"], state.actor) == ("greek-defence", 1)
    all_there = ". / . / . / . / achilles ajax odysseus diomedes menelaus agamemnon"
    state = play(
        position(f"field: {all_there}; greeks: ram+ram boar+fish; trojans: boar", gods="AAAAAB"), "aphrodite", "ram+ram", "offer"
    )
    assert state.prompt().key == "prompt-back-only"
    assert "pass" in legal(state)
    play(state, "ajax")
    assert zones(state)["ajax"] == "trojan-defence"


def test_the_only_hero_who_can_go_back_does_not_go_forward() -> None:  # TR-22
    state = aphrodite("achilles ajax odysseus diomedes menelaus / . / agamemnon / . / .")
    assert legal(state) == ["pass", "achilles", "ajax", "odysseus", "diomedes", "menelaus"]
    assert refusal(state, "agamemnon") == ("TR-22", "refusal-forward-alone")
    play(state, "achilles")
    assert legal(state) == ["agamemnon"]


def test_zeus_draws_two_cards() -> None:  # TR-23
    state = play(power("zeus"), "use")
    assert state.actor == ilion.CHANCE
    play(state, "fish", "ram")
    assert (hand(state, 0), state.actor) == (["boar", "fish", "ram"], 1)


def test_zeus_draws_the_last_card_and_ends_the_game() -> None:  # TR-23, TR-30
    rest = " ".join(card for card in CARDS if card not in ("boar", "ram"))
    state = play(power("zeus", rest=f"greeks: boar; trojans: boar; greek-discards: {rest}"), "use", "ram")
    assert state.actor == ilion.OVER


def test_zeus_may_be_declined_near_the_end() -> None:  # TR-23
    rest = " ".join(card for card in CARDS if card not in ("boar", "ram"))
    state = play(power("zeus", rest=f"greeks: boar; trojans: boar; greek-discards: {rest}"), "pass")
    assert state.actor == 1


def test_athena_gives_the_cornucopia_even_from_the_rival() -> None:  # TR-24
    for holder in ("nobody", "trojan"):
        state = play(power("athena", gods="AABAAA", rest=f"cornucopia: {holder}"), "use")
        assert state.view(None)["cornucopia"] == "greek"


def test_the_holder_of_the_cornucopia_gets_nothing_from_athena() -> None:  # TR-24
    state = position("cornucopia: greek; greeks: bull bull+bull; trojans: boar", gods="AABAAA")
    play(state, "athena", "bull", "bull+bull", "offer")
    assert state.actor == 1


def test_the_cornucopia_counts_as_two_of_the_gods_own() -> None:  # TR-24
    state = position("cornucopia: greek; greeks: fish; trojans: boar", gods="AABAAA")
    assert "hera" in legal(state), "no pomegranate is held, but the Cornucopia stands for two"
    play(state, "hera", "cornucopia")
    assert refusal(state, "offer") == ("TR-24", "refusal-no-card-paid")
    assert state.view(None)["offering"]["superior"]
    play(state, "fish")
    assert zones(state)["menelaus"] == "trojan-protection"
    assert state.view(None)["cornucopia"] is None


def test_the_cornucopia_may_be_kept_or_come_last() -> None:  # TR-24
    state = play(position("cornucopia: greek; greeks: ram; trojans: boar", gods="AABAAA"), "hermes", "ram")
    assert legal(state) == ["cornucopia", "offer"]
    assert play(state.copy(), "offer").view(None)["cornucopia"] == "greek"
    assert play(state.copy(), "cornucopia").view(None)["cornucopia"] is None


def test_athena_paid_with_the_cornucopia_may_give_it_back() -> None:  # TR-24
    state = play(position("cornucopia: greek; greeks: bull; trojans: boar", gods="AABAAA"), "athena", "cornucopia", "bull")
    assert state.view(None)["cornucopia"] is None
    play(state, "use")
    assert state.view(None)["cornucopia"] == "greek"


def test_only_its_holder_spends_the_cornucopia() -> None:  # TR-24
    state = play(position("cornucopia: trojan; greeks: ram boar; trojans: boar", gods="AABAAA"), "hermes")
    assert refusal(state, "cornucopia") == ("TR-24", "refusal-no-cornucopia")


def test_doris_takes_a_card_of_the_rivals_hand_by_lot() -> None:  # TR-25
    state = play(power("doris", gods="ABAAAA", rest="greeks: boar; trojans: fish ram+ram"), "use")
    assert state.actor == ilion.CHANCE
    assert legal(state) == ["trojan:fish", "trojan:ram+ram"]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    play(state, "trojan:ram+ram")
    assert (hand(state, 0), hand(state, 1)) == (["boar", "trojan:ram+ram"], ["fish"])


def test_doris_finds_nothing_in_an_empty_hand() -> None:  # TR-25
    state = play(position("greeks: fish+fish fish+ram boar", gods="ABAAAA"), "doris", "fish+fish", "fish+ram", "offer")
    assert state.actor == 1


def test_apollo_takes_the_top_discard_of_the_rival() -> None:  # TR-26
    state = play(power("apollo", gods="AAABAA", rest="trojan-discards: ram bull fish"), "use")
    assert hand(state, 0) == ["boar", "trojan:fish"]
    assert discards(state, 1) == ["ram", "bull"]


def test_with_the_option_apollo_takes_any_discard() -> None:  # TR-26
    rest = "phase: take; trojan-discards: ram bull fish"
    state = power("apollo", gods="AAABAA", apollo="any", rest=rest)
    assert legal(state) == ["trojan:fish", "trojan:bull", "trojan:ram", "pass"]
    assert refusal(state, "trojan:deer") == ("TR-26", "refusal-not-discarded")
    play(state, "trojan:bull")
    assert discards(state, 1) == ["ram", "fish"]


def test_apollo_finds_nothing_without_discards() -> None:  # TR-26
    state = play(position("greeks: deer+deer deer boar; trojans: boar", gods="AAABAA"), "apollo", "deer", "deer+deer", "offer")
    assert state.actor == 1


def test_a_foreign_card_pays_and_then_leaves_the_game() -> None:  # TR-26
    state = position("greeks: trojan:ram* boar; trojans: boar", gods="AAABAA")
    play(state, "hermes", "trojan:ram", "offer")
    assert discards(state, 0) == discards(state, 1) == []
    assert [(card["deck"], card["name"]) for card in state.view(None)["gone"]] == [("trojan", "ram")]


def test_the_same_card_of_both_decks_can_be_told_apart() -> None:  # TR-26
    state = play(position("greeks: ram trojan:ram*; trojans: boar", gods="AAABAA"), "hermes")
    assert legal(state) == ["ram", "trojan:ram"]


def test_an_own_card_won_back_counts_fully() -> None:  # TR-26
    field = ". / . / ajax odysseus menelaus agamemnon / . / achilles diomedes"
    rest = "greeks: ram+ram; trojans: greek:bull; strangers: 1 0"
    state = play(power("doris", gods="ABAAAA", field=field, rest=rest), "use", "bull")
    assert "bull" in legal(state)
    play(state, "bull")
    assert state.view(None)["horse"]["rear"] == "bull"


def test_iris_moves_any_god_to_another_slot() -> None:  # TR-27
    state = power("iris", gods="AAAABA")
    assert olympus(state) == ["iris", "ares", "poseidon", "zeus", "artemis", "hermes"]
    assert legal(state) == ["ares", "poseidon", "zeus", "artemis", "iris", "hermes", "pass"]
    play(state, "zeus")
    assert legal(state) == ["slot 1", "slot 2", "slot 3", "slot 5", "slot 6"]
    assert refusal(state, "slot 4") == ("TR-27", "refusal-same-slot")
    assert refusal(state, "pass") == ("TR-27", "refusal-pass-slot")
    assert olympus(play(state.copy(), "slot 1")) == ["zeus", "iris", "ares", "poseidon", "artemis", "hermes"]
    assert olympus(play(state.copy(), "slot 6")) == ["iris", "ares", "poseidon", "artemis", "hermes", "zeus"]


def test_iris_may_move_herself_or_nobody() -> None:  # TR-27
    state = play(power("iris", gods="AAAABA"), "iris", "slot 3")
    assert olympus(state) == ["ares", "poseidon", "iris", "zeus", "artemis", "hermes"]
    assert play(power("iris", gods="AAAABA"), "pass").actor == 1


IN_COMBAT = "achilles ajax odysseus diomedes menelaus agamemnon"


@pytest.mark.parametrize(
    ("god", "card", "gods", "field"),
    [
        ("poseidon", "fish", "AAAAAA", ". / achilles / ajax odysseus diomedes menelaus agamemnon / . / ."),
        ("ares", "boar", "AAAAAA", f". / . / {IN_COMBAT} / . / ."),
        ("hera", "pomegranate", "AAAAAA", f". / . / {IN_COMBAT} / . / ."),
        ("artemis", "deer", "AAAAAA", "achilles / ajax odysseus / diomedes / menelaus agamemnon / ."),
        ("hephaestus", "boar", "BAAAAA", f". / . / {IN_COMBAT} / . / ."),
    ],
)
def test_a_power_that_finds_no_hero_is_lost(god: str, card: str, gods: str, field: str) -> None:  # TR-14
    others = [name for name in olympus(position(gods=gods)) if name != god]
    state = position(f"olympus: {' '.join(others)} {god}; field: {field}; greeks: {card}; trojans: boar", gods=gods)
    play(state, god, card)
    assert (state.actor, state.view(None)["phase"]) == (1, "turn")
