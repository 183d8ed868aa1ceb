import json

import pytest

import ilion
from ilion.core.state import State
from ilion.games.troia.components import CARDS
from tests.games.troia.positions import game, hand, play, position
from tests.games.troia.test_powers import power

DORIS_AND_APOLLO = "ABABAA"
HIDDEN = ("you", "sides", "either")


def known(state: State, seat: int, viewer: int | None) -> list[str]:
    """Return a viewer's knowledge of a hand, with the deck as a prefix."""
    return [f"{card['deck']}:{card['name']}" for card in state.view(viewer)["sides"][seat]["cards"]]


def test_public_things_are_the_same_in_every_view() -> None:  # TR-31
    state = play(position("greeks: boar deer+ram fish; trojans: ram bull; trojan-discards: boar; stage: 1"), "artemis", "fish")
    public = {k: v for k, v in state.view(None).items() if k not in HIDDEN}
    for viewer in (0, 1):
        assert {k: v for k, v in state.view(viewer).items() if k not in HIDDEN} == public
    for name in ("deck", "hand", "foreign", "discards", "steps", "beyond"):
        assert len({json.dumps([side[name] for side in state.view(viewer)["sides"]]) for viewer in (0, 1, None)}) == 1
    assert public["offering"] == {
        "god": "artemis", "cost": 3, "cards": 1, "symbols": 1, "own": 0, "complete": False, "superior": False,
    }  # fmt: skip


def test_a_hand_is_seen_by_its_holder_only() -> None:  # TR-31
    state = position("greeks: boar deer+ram; trojans: ram bull")
    assert known(state, 0, 0) == ["greek:boar", "greek:deer+ram"]
    assert known(state, 0, 1) == known(state, 0, None) == []


def test_a_drawn_card_is_seen_by_who_draws_it_others_see_its_back() -> None:  # TR-31
    state = play(position("turn: trojan; greeks: boar; trojans: boar"), "draw")
    fish = state.parse("fish")
    assert state.seen(fish, 1) == fish
    for viewer in (0, None):
        assert state.text(state.seen(fish, viewer)) == "trojan:?"
        assert str(state.words(state.seen(fish, viewer))) == "the Trojans draw a card"


def test_the_card_that_doris_takes_is_known_to_both_players_only() -> None:  # TR-31, TR-25
    state = play(power("doris", gods="ABAAAA", rest="greeks: boar; trojans: fish ram+ram"), "use")
    card = state.parse("trojan:fish")
    assert (state.seen(card, 0), state.seen(card, 1)) == (card, card)
    assert state.text(state.seen(card, None)) == "trojan:?"
    state.apply(card)
    assert known(state, 0, 1) == ["trojan:fish"]
    assert known(state, 0, None) == []
    assert state.view(None)["sides"][0]["foreign"] == 1


def test_a_card_won_back_stays_known_to_the_rival() -> None:  # TR-31
    rest = "greeks: ram; trojans: greek:boar bull; strangers: 1 0"
    state = play(power("doris", gods="ABAAAA", rest=rest), "use", "boar")
    assert known(state, 0, 1) == ["greek:boar"]
    assert known(state, 0, None) == []
    worlds = {tuple(hand(state.resample(1, ilion.Rng(seed)), 0)) for seed in range(60)}
    assert all("boar" in world for world in worlds)
    assert len(worlds) > 15


def test_apollos_card_is_public() -> None:  # TR-31, TR-26
    state = play(power("apollo", gods="AAABAA", rest="trojan-discards: ram fish"), "use")
    assert known(state, 0, 1) == known(state, 0, None) == ["trojan:fish"]


def with_two_foreign_cards() -> State:
    """The Greeks hold a fish that everybody saw, and a ram that only the players know; Doris is to take one back."""
    rest = "greeks: trojan:fish* trojan:ram; trojans: bull deer; strangers: 0 1"
    return play(power("doris", side="trojan", gods=DORIS_AND_APOLLO, rest=rest), "use")


@pytest.mark.parametrize("card", ["fish", "ram"])
def test_a_spectator_does_not_know_which_of_two_foreign_cards_doris_took(card: str) -> None:  # TR-31
    state = with_two_foreign_cards()
    assert known(state, 0, None) == ["trojan:fish"]
    play(state, card)
    assert known(state, 0, None) == known(state, 1, None) == []
    assert [found["name"] for found in state.view(None)["either"]] == ["fish"]
    assert state.view(0)["either"] == []
    other = play(with_two_foreign_cards(), "ram" if card == "fish" else "fish")
    assert json.dumps(other.view(None)) == json.dumps(state.view(None))


def test_to_a_spectator_either_card_was_taken_equally_likely() -> None:  # TR-31
    state = play(with_two_foreign_cards(), "ram")
    worlds = [state.resample(None, ilion.Rng(seed)) for seed in range(2000)]
    assert sum("trojan:fish" in hand(world, 0) for world in worlds) / 2000 == pytest.approx(1 / 2, abs=0.04)
    assert all("fish" in hand(world, 1) or "trojan:fish" in hand(world, 0) for world in worlds)


def test_the_only_foreign_card_is_followed_by_everybody() -> None:  # TR-31
    rest = "greeks: boar trojan:fish*; trojans: bull deer"
    state = play(power("doris", side="trojan", gods=DORIS_AND_APOLLO, rest=rest), "use", "fish")
    assert known(state, 1, None) == ["trojan:fish"]


def test_a_seat_resamples_only_what_it_has_not_seen() -> None:  # TR-31
    state = position("greeks: boar deer+ram; trojans: ram bull; trojan-discards: fish")
    worlds = [state.resample(0, ilion.Rng(seed)) for seed in range(3000)]
    assert {tuple(hand(world, 0)) for world in worlds} == {("boar", "deer+ram")}
    held = [card for world in worlds for card in hand(world, 1)]
    assert set(held) == set(CARDS) - {"fish"}
    assert held.count("ram") / len(held) == pytest.approx(1 / 26, abs=0.01)


def test_in_a_resampled_world_the_payer_can_still_complete_the_payment() -> None:  # TR-11, TR-31
    state = play(position("greeks: ram boar fish; trojans: boar"), "hermes", "fish")
    for viewer in (1, None):
        for seed in range(200):
            world = state.resample(viewer, ilion.Rng(seed))
            assert any("ram" in card for card in hand(world, 0)), (viewer, seed)


def test_no_move_of_a_seat_reveals_what_it_did_not_know() -> None:  # TR-31
    state = play(position("greeks: ram boar; trojans: boar"), "hermes")
    assert not any(state.reveals(action) for action in state.legal_actions())


def test_a_preview_of_a_god_shows_the_hero_the_power_and_the_goal() -> None:  # TR-11 to TR-15
    field = ". / . / ajax odysseus diomedes menelaus agamemnon / . / achilles"
    state = position(f"olympus: ares poseidon zeus hera artemis hermes; field: {field}; greeks: deer+deer bull; trojans: boar")
    preview = state.preview(state.parse("artemis"), 0)
    heroes = [{"hero": hero, "to": ["greek-defence", "trojan-defence"]} for hero in ("ajax", "odysseus", "menelaus", "agamemnon")]
    (superior,) = preview.pop("outcomes")
    assert preview == {"kind": "offering", "god": "artemis", "cost": 2, "symbols": 0, "own": 0, "complete": False}
    assert superior == {
        "offering": "superior",
        "hero": "diomedes",
        "zone": "combat",
        "to": "trojan-protection",
        "power": {"god": "artemis", "possible": True, "by_cornucopia": False, "heroes": heroes},
        "goal": {"invaders": 2, "reach": "yes", "steps": [{"cards": ["bull"], "pay": ["deer+deer"]}], "chance": []},
    }


def test_a_preview_follows_the_payment_so_far() -> None:  # TR-11, TR-13
    state = play(position("greeks: deer+ram boar deer; trojans: boar"), "artemis")
    assert [outcome["offering"] for outcome in state.preview(state.parse("boar"), 0)["outcomes"]] == ["mixed"]
    play(state, "boar", "deer+ram")
    preview = state.preview(state.parse("offer"), 0)
    assert (preview["symbols"], preview["own"], preview["complete"]) == (3, 1, True)
    assert [outcome["to"] for outcome in preview["outcomes"]] == ["trojan-defence"]


def test_a_preview_lists_only_offerings_that_can_be_made() -> None:  # TR-13
    def kinds(greeks: str, god: str) -> list[str]:
        state = position(f"olympus: ares poseidon zeus hera artemis hermes; greeks: {greeks}; trojans: boar")
        return [outcome["offering"] for outcome in state.preview(state.parse(god), 0)["outcomes"]]

    assert kinds("ram boar", "hermes") == ["superior"], "one own symbol reaches a price of 1"
    assert kinds("deer deer+deer", "artemis") == ["superior"], "nothing else is there to pay with"
    assert kinds("deer boar", "artemis") == ["mixed"]
    assert kinds("deer+deer boar", "artemis") == ["superior"], "the only own symbols come in two"
    assert kinds("deer deer+ram boar", "artemis") == ["mixed", "superior"]


def test_a_preview_knows_that_aphrodite_sends_another_hero_back() -> None:  # TR-15, TR-22
    def reach(field: str) -> str:
        state = position(f"field: {field}; greeks: ram bull; trojans: boar", gods="AAAAAB")
        found: str = state.preview(state.parse("aphrodite"), 0)["outcomes"][0]["goal"]["reach"]
        return found

    home = "achilles diomedes agamemnon"
    assert reach(f"{home} / . / menelaus / ajax / odysseus") == "power", "Menelaus goes back"
    assert reach(f"{home} menelaus / . / . / ajax / odysseus") == "no", "only Odysseus could go back, from where he is needed"


def test_a_preview_of_athena_paid_with_the_cornucopia_says_that_it_may_come_back() -> None:  # TR-24
    state = position("cornucopia: greek; greeks: bull boar; trojans: boar", gods="AABAAA")
    assert state.preview(state.parse("athena"), 0)["outcomes"][0]["power"]["possible"]


def test_a_preview_leaves_no_half_of_a_pair_for_the_last_stage() -> None:  # TR-29
    state = position("turn: trojan; stage: 3; trojans: boar+boar boar+fish ram; greeks: boar")
    god = next(action for action in state.legal_actions() if state.text(action) not in ("draw",))
    state.apply(god)
    for action in state.legal_actions():
        for outcome in state.preview(action, 1).get("outcomes", []):
            for step in outcome["goal"]["steps"]:
                assert set(step["cards"]) in ({"boar+boar", "boar+fish"}, {"ram"}), state.text(action)


def test_a_dealt_card_and_those_of_zeus_cite_their_own_clauses() -> None:  # TR-9, TR-10, TR-23
    state = ilion.load("troia").new()
    while not str(state.prompt()).endswith("dealt to the Greeks."):
        state.apply(state.chance_outcomes()[0][0])
    assert state.words(state.chance_outcomes()[0][0]).clause == "TR-9"
    zeus = play(power("zeus", rest="greeks: boar; trojans: boar"), "use")
    assert zeus.words(zeus.chance_outcomes()[0][0]).clause == "TR-23"
    drawn = play(position("greeks: boar; trojans: boar"), "draw")
    assert drawn.words(drawn.chance_outcomes()[0][0]).clause == "TR-10"


def test_a_preview_tells_others_nothing_of_the_hand() -> None:  # TR-31
    state = position("greeks: deer+deer deer; trojans: boar")
    preview = state.preview(state.parse("artemis"), 1)
    assert [outcome["offering"] for outcome in preview["outcomes"]] == ["mixed", "superior"]
    assert all(outcome["goal"]["steps"] is None for outcome in preview["outcomes"])


def test_a_preview_says_when_only_the_power_brings_a_goal_step() -> None:  # TR-15, TR-19
    field = ". / . / ajax odysseus menelaus agamemnon / diomedes / achilles"
    state = position(f"field: {field}; greeks: pomegranate bull boar; trojans: boar")
    outcomes = state.preview(state.parse("hera"), 0)["outcomes"]
    assert [outcome["goal"]["reach"] for outcome in outcomes] == ["power"]


def test_a_preview_of_a_draw_says_when_it_is_the_last() -> None:  # TR-10, TR-30
    rest = " ".join(card for card in CARDS if card not in ("boar", "ram"))
    state = position(f"greeks: boar; trojans: boar; greek-discards: {rest}")
    preview = state.preview(state.parse("draw"), 0)
    assert (preview["cards"], preview["last"]) == (1, True)


def test_a_preview_of_the_last_step_says_that_it_wins() -> None:  # TR-28
    field = ". / . / ajax odysseus menelaus agamemnon / . / achilles diomedes"
    state = position(f"phase: goal; field: {field}; greeks: fish+bull fish; trojans: boar; horse: fish+pomegranate ram bull")
    assert state.preview(state.parse("fish+bull"), 0) == {"kind": "build", "steps": 4, "wins": True, "returns": []}


def test_every_clause_has_a_text_and_an_origin() -> None:
    assert sorted(game.clauses, key=lambda id: int(id[3:])) == [f"TR-{n}" for n in range(1, 32)]
    for clause in game.clauses.values():
        assert len(str(clause.text)) > 25
        assert set(clause.origin.split("/")) <= set("RDSP")


def test_every_card_has_a_word_in_the_catalogue() -> None:
    cards = {key for key in game.catalogue.keys() if key.startswith("card-")}  # noqa: SIM118  # it is no mapping
    assert cards == {f"card-{card.replace('+', '-')}" for card in CARDS}
