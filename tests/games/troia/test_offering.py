from itertools import combinations

import pytest

import ilion
from ilion.games.troia.components import CARDS, GODS, OFFERINGS
from tests.games.troia.positions import discards, game, hand, legal, olympus, play, position, refusal, zones


def all_but(*kept: str) -> str:
    return " ".join(card for card in CARDS if card not in kept)


def test_a_draw_takes_two_cards_of_the_players_own_deck() -> None:  # TR-10
    state = play(position("greeks: boar"), "draw")
    assert len(legal(state)) == 26
    play(state, "fish", "bull+ram")
    assert hand(state, 0) == ["boar", "fish", "bull+ram"]


def test_the_last_card_is_drawn_alone() -> None:  # TR-10
    state = play(position(f"greeks: boar; greek-discards: {all_but('boar', 'ram')}; trojans: boar"), "draw")
    assert legal(state) == ["ram"]
    play(state, "ram")
    assert len(hand(state, 0)) == 2


def test_a_hand_has_no_limit() -> None:  # TR-10
    foreign = " ".join(f"trojan:{card}*" for card in list(CARDS)[:6])
    state = position(f"greeks: {all_but('ram', 'ram+ram')} {foreign}; trojans: ram+ram", gods="AAABAA")
    assert state.view(1)["sides"][0]["hand"] == 31
    play(state, "draw", "ram+ram", "ram")
    assert state.view(0)["sides"][0]["hand"] == 33


def test_a_big_hand_can_be_paid_to_the_last_card() -> None:  # TR-10, TR-11
    foreign = " ".join(f"trojan:{card}*" for card in list(CARDS)[:6])
    state = position(f"greeks: {all_but('ram')} {foreign}; trojans: ram+ram", gods="AAABAA")
    play(state, "ares")
    paid = 0
    while state.view(None)["phase"] == "pay":
        state.apply_nth(0)
        paid += 1
    assert paid == 32
    assert len(discards(state, 0)) == 26
    assert len(state.view(None)["gone"]) == 6


def test_an_offering_must_reach_the_cost_with_one_symbol_of_the_god() -> None:  # TR-11
    state = position("greeks: boar+deer fish; trojans: boar")
    # Ares costs 5, Poseidon 4, Artemis 3; nothing at all is held for Zeus, Hera and Hermes.
    assert legal(state) == ["draw", "artemis"]
    assert refusal(state, "ares") == ("TR-11", "refusal-too-dear")
    assert refusal(state, "zeus") == ("TR-11", "refusal-no-own")
    assert "costs you 5" in str(state.explain(state.parse("ares")))
    assert "at least one bull" in str(state.explain(state.parse("zeus")))


def test_without_cards_there_is_no_offering() -> None:  # TR-11
    state = position("trojans: boar")
    assert legal(state) == ["draw"]
    assert refusal(state, "hermes") == ("TR-11", "refusal-empty-hand")


def test_the_payer_chooses_the_order_and_the_last_card_lies_on_top() -> None:  # TR-11
    state = play(position("greeks: deer+ram boar bull; trojans: boar"), "artemis", "bull", "deer+ram", "offer")
    assert discards(state, 0) == ["bull", "deer+ram"]
    assert hand(state, 0) == ["boar"]


def test_a_payment_that_is_not_enough_cannot_end() -> None:  # TR-11
    state = play(position("greeks: deer+ram boar bull; trojans: boar"), "artemis", "boar", "bull")
    assert refusal(state, "offer") == ("TR-11", "refusal-not-enough")
    assert refusal(state, "pass") == ("TR-11", "refusal-pass-pay")
    assert legal(state) == ["deer+ram"]


def test_a_payment_without_the_gods_own_symbol_cannot_end() -> None:  # TR-11
    state = play(position("greeks: deer boar+boar bull; trojans: boar"), "artemis", "boar+boar", "bull")
    assert refusal(state, "offer") == ("TR-11", "refusal-own-missing")


def test_a_payment_may_go_on_beyond_the_cost() -> None:  # TR-11
    state = play(position("greeks: ram boar; trojans: boar"), "hermes", "ram")
    assert legal(state) == ["boar", "offer"]
    play(state, "boar")
    assert discards(state, 0) == ["ram", "boar"]


def test_a_payment_ends_by_itself_when_nothing_is_left_to_pay_with() -> None:  # TR-11
    state = play(position("greeks: ram; trojans: boar"), "hermes", "ram")
    assert state.view(None)["phase"] == "hero"


def test_own_symbols_of_further_cards_make_an_offering_superior() -> None:  # TR-11, TR-13
    start = "greeks: bull+pomegranate pomegranate; trojans: boar"
    mixed = play(position(start), "hera", "bull+pomegranate", "offer")
    assert zones(mixed)["menelaus"] == "trojan-defence"
    superior = play(position(start), "hera", "bull+pomegranate", "pomegranate")
    assert zones(superior)["menelaus"] == "trojan-protection"


def can_pay(hand: list[str], offering: str, cost: int, horn: bool) -> bool:
    """Whether a payment is possible, found by trying all of them."""
    for n in range(1, len(hand) + 1):
        for cards in combinations(hand, n):
            symbols = [symbol for card in cards for symbol in card.split("+")]
            for spent in {False, horn}:
                own = symbols.count(offering) + 2 * spent
                if len(symbols) + 2 * spent >= cost and own:
                    return True
    return False


@pytest.mark.parametrize("seed", range(60))
def test_exactly_the_gods_that_can_be_paid_may_be_chosen(seed: int) -> None:  # TR-11, TR-24
    rng = ilion.Rng(seed)
    side = rng.below(2)
    held = [card for card in CARDS if rng.below(10) == 0]
    horn = rng.below(3) == 0
    names = ("greek", "trojan")
    text = f"{names[side]}s: {' '.join(held)}; turn: {names[side]}"
    state = position(text + (f"; cornucopia: {names[side]}" if horn else ""), gods="AABAAA")
    costs = ([5, 4, 3, 3, 2, 1], [1, 2, 3, 3, 4, 5])[side]
    gods = ["ares", "poseidon", "athena", "artemis", "hera", "hermes"]
    payable = [god for god, offering, cost in zip(gods, OFFERINGS, costs, strict=True) if can_pay(held, offering, cost, horn)]
    assert legal(state) == ["draw", *payable]


@pytest.mark.parametrize("seed", range(40))
def test_the_payment_can_be_completed_with_any_first_card(seed: int) -> None:  # TR-11
    rng = ilion.Rng(seed)
    held = [card for card in CARDS if rng.below(6) == 0] or ["ram"]
    state = position(f"greeks: {' '.join(held)}")
    gods = legal(state)[1:]
    if not gods:
        return
    play(state, gods[rng.below(len(gods))])
    while state.view(None)["phase"] == "pay":
        assert state.n_legal(), held
        state.apply_nth(0)


def test_the_god_comes_to_the_payers_end_and_those_he_jumps_move_away() -> None:  # TR-12
    state = play(position("greeks: deer+deer deer; trojans: boar"), "artemis", "deer+deer", "deer")
    assert olympus(state) == ["artemis", "ares", "poseidon", "zeus", "hera", "hermes"]


def test_for_the_trojans_the_god_comes_to_the_other_end() -> None:  # TR-12
    state = play(position("turn: trojan; greeks: boar; trojans: deer+deer deer"), "artemis", "deer", "deer+deer")
    assert olympus(state) == ["ares", "poseidon", "zeus", "hera", "hermes", "artemis"]
    slots = state.view(None)["olympus"]
    assert (slots[5]["god"], slots[5]["trojan_cost"], slots[5]["greek_cost"]) == ("artemis", 5, 1)


def test_three_boars_for_ares_at_three_are_superior() -> None:  # TR-13
    start = "olympus: poseidon zeus ares artemis hera hermes; greeks: boar boar+boar; trojans: boar"
    state = play(position(start), "ares", "boar", "boar+boar")
    assert zones(state)["agamemnon"] == "trojan-protection"


@pytest.mark.parametrize(
    ("cards", "zone"),
    [("fish+fish fish fish+ram", "trojan-protection"), ("fish+fish fish boar", "trojan-defence")],
)
def test_poseidon_at_four_moves_achilles_by_the_number_of_fish(cards: str, zone: str) -> None:  # TR-13
    state = play(position(f"greeks: {cards}; trojans: boar"), "poseidon", *cards.split())
    assert zones(state)["achilles"] == zone


def test_the_trojans_move_another_hero_in_the_other_direction() -> None:  # TR-13
    state = play(position("turn: trojan; greeks: boar; trojans: boar"), "ares", "boar")
    assert zones(state)["achilles"] == "greek-protection"
    assert zones(state)["agamemnon"] == "combat"


def test_a_hero_never_goes_beyond_the_rivals_protection() -> None:  # TR-13
    field = ". / . / achilles ajax diomedes menelaus agamemnon / odysseus / ."
    state = play(position(f"field: {field}; greeks: ram+ram; trojans: boar"), "hermes", "ram+ram")
    assert zones(state)["odysseus"] == "trojan-protection"


def test_a_hero_who_cannot_move_does_not_hinder_the_offering() -> None:  # TR-13
    field = ". / . / achilles ajax diomedes menelaus agamemnon / . / odysseus"
    state = play(position(f"field: {field}; greeks: ram; trojans: boar"), "hermes", "ram")
    assert zones(state)["odysseus"] == "trojan-protection"
    assert state.prompt().key == "prompt-hero-hermes"


def test_a_power_may_be_declined() -> None:  # TR-14
    state = play(position("greeks: ram; trojans: boar"), "hermes", "ram")
    before = zones(state)
    play(state, "pass")
    assert (zones(state), state.actor) == (before, 1)


def test_an_impossible_power_is_lost_without_a_question() -> None:  # TR-14
    state = play(position("turn: trojan; greeks: boar; trojans: boar+fish"), "poseidon", "boar+fish")
    assert (zones(state)["ajax"], state.actor) == ("greek-defence", 0)


def test_moves_of_another_step_are_refused_with_what_is_awaited() -> None:  # TR-14
    state = play(position("greeks: ram boar; trojans: boar"), "hermes")
    for move in ("draw", "zeus", "use", "ajax", "ajax>trojan", "slot 2"):
        reason = state.explain(state.parse(move))
        assert reason is not None
        assert reason.facts["awaited"] == "pay"
    assert refusal(state, "pass")[0] == "TR-11"
    assert refusal(position("greeks: ram; trojans: boar"), "pass") == ("TR-10", "refusal-pass-turn")


def test_every_number_in_every_phase_is_legal_or_refused_in_words() -> None:
    reached = set()
    for seed in range(40):
        rng = ilion.Rng(seed)
        state = game.new(options={"gods": "random", "apollo": ("top", "any")[seed % 2]})
        while state.actor != ilion.OVER:
            phase = state.view(None)["phase"]
            if state.actor >= 0 and phase not in reached:
                reached.add(phase)
                legal_numbers = set(state.legal_actions())
                for action in range(game.n_actions):
                    reason = state.explain(action)
                    assert (reason is None) == (action in legal_numbers), (seed, phase, action)
                    assert reason is None or str(reason)
                    assert str(state.words(action))
            state.apply(state.draw(rng) if state.actor < 0 else state.legal_actions()[rng.below(state.n_legal())])
    assert len(reached) == 12, f"all but {reached}"


def test_gods_are_named_by_the_face_in_play() -> None:  # TR-3
    state = position("greeks: boar; trojans: boar", gods="BBBBBB")
    assert olympus(state) == list(GODS[1])
    with pytest.raises(ilion.InvalidNotation):
        state.parse("zeus")
