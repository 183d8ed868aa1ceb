"""Previews against all possible events: everything that they promise is possible, and everything possible is promised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ilion
from ilion import CHANCE, OVER
from ilion.core.state import State
from tests.games.seeds import seeds
from tests.games.troia.positions import game, position
from tests.games.troia.test_lockstep import scrambled

Steps = set[tuple[str, ...]]


class Found:
    """All possible results of a move before the turn is over."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.powers: set[str] = set()  # kinds of offering after which the power is asked for
        self.by_hand: set[tuple[str, tuple[str, ...]]] = set()  # kind, cards of the step that were in the hand
        self.by_chance: set[tuple[str, str]] = set()  # kind, card of the step that came by chance
        self.at_once: set[str] = set()  # kinds after which the step is asked for although the power was declined or is none


def explore(state: State, action: int) -> Found:
    """Try everything from a move to the end of the turn."""
    mover = state.actor
    held = {card["name"] for card in state.view(mover)["sides"][mover]["cards"] if card["deck"] == ("greek", "trojan")[mover]}
    found = Found()
    seen: set[tuple[bytes, str, tuple[str, ...], bool]] = set()
    first = state.copy()
    first.apply(action)
    stack: list[tuple[State, str, tuple[str, ...], bool]] = [(first, kind_of(state, first, state.text(action)), (), False)]
    while stack:
        here, kind, used, helped = stack.pop()
        key = (here.to_bytes(), kind, used, helped)
        if key in seen:
            continue
        seen.add(key)
        view = here.view(mover)
        phase = view["phase"]
        if kind:
            found.kinds.add(kind)
        if phase in ("use", "take", "hero", "defence", "forward", "back", "god") and not helped:
            found.powers.add(kind)
        over = here.actor == OVER or view["turn"] != ("greek", "trojan")[mover] or phase == "return"
        if over or phase == "turn":
            continue
        if phase == "goal" and not used and not helped:
            found.at_once.add(kind)
        for move in here.legal_actions():
            after = here.copy()
            text = here.text(move)
            after.apply(move)
            if phase == "goal":
                if text == "pass":
                    continue
                cards = (*used, text)
                steps = after.view(mover)["sides"][mover]["steps"]
                if steps > view["sides"][mover]["steps"]:
                    if set(cards) <= held:
                        found.by_hand.add((kind, tuple(sorted(cards))))
                    else:
                        found.by_chance |= {(kind, card) for card in cards if card not in held}
                    continue
                stack.append((after, kind, cards, helped))
                continue
            next_kind = kind or kind_of(here, after, text)
            acted = helped or (phase in ("use", "take", "hero", "defence", "forward", "back", "god") and text != "pass")
            stack.append((after, next_kind, used, acted))
    return found


def kind_of(before: State, after: State, text: str) -> str:
    """Return the kind of the offering if it is complete with this move, by counting its symbols."""
    offering = before.view(None)["offering"]
    if offering is None or after.view(None)["offering"] is not None:
        return ""
    asked = next(slot["offering"] for slot in before.view(None)["olympus"] if slot["god"] == offering["god"])
    own = offering["own"] + (2 if text == "cornucopia" else text.rpartition(":")[2].split("+").count(asked))
    return "superior" if own >= offering["cost"] else "mixed"


def applied(state: State, action: int) -> State:
    after = state.copy()
    after.apply(action)
    return after


def promised(preview: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any], dict[str, Any] | None]]:
    """Kind of offering, goal and power of everything that a preview promises."""
    if preview["kind"] == "offering":
        for outcome in preview["outcomes"]:
            yield outcome["offering"], outcome["goal"], outcome["power"]
    elif preview.get("goal"):
        yield "", preview["goal"], None


def check(state: State, action: int, note: str) -> int:
    """Compare a preview with all possible events; returns the number of steps that it promised."""
    preview = state.preview(action, state.actor)
    found = explore(state, action)
    steps = 0
    kinds = set()
    for kind, goal, power in promised(preview):
        kinds.add(kind)
        hand = {tuple(sorted(step["cards"])) for step in goal["steps"]}
        assert hand == {cards for k, cards in found.by_hand if k == kind}, f"{note}: {kind}"
        assert set(goal["chance"]) == {card for k, card in found.by_chance if k == kind}, f"{note}: {kind}"
        assert (goal["reach"] != "no") == bool(hand or goal["chance"]), f"{note}: {kind}"
        if power is not None:
            assert power["possible"] == (kind in found.powers), f"{note}: {kind}"
            for step in goal["steps"]:
                check_payment(state, action, kind, step, note)
        if goal["reach"] == "yes" and hand:
            assert kind in found.at_once, f"{note}: {kind}"
        steps += len(hand)
    if preview["kind"] == "offering":
        assert kinds == found.kinds, note
    return steps


def check_payment(state: State, action: int, kind: str, step: dict[str, Any], note: str) -> None:
    """Check that the payment that a step names makes an offering of its kind, and leaves the cards."""
    after = applied(state, action)
    for card in step["pay"]:
        after.apply(after.parse(card))
    if after.view(None)["offering"] is not None:
        offering = after.view(None)["offering"]
        assert ("superior" if offering["superior"] else "mixed") == kind, note
        after.apply(after.parse("offer"))
    mover = state.actor
    held = [card["name"] for card in after.view(mover)["sides"][mover]["cards"]]
    assert set(step["cards"]) <= set(held), note


OPTIONS = [
    {"gods": gods, "apollo": "top", "deck_end": deck_end, "parts": "default"}
    for gods in ("AAAAAA", "BBBBBB", "ABABBA")
    for deck_end in ("finish", "at-once")
]


@pytest.mark.bulk
@pytest.mark.parametrize("options", OPTIONS)
def test_previews_promise_exactly_what_can_happen(options: dict[str, str]) -> None:  # TR-11 to TR-15, TR-22 to TR-30
    promised_steps = 0
    for seed in seeds(10):
        rng = ilion.Rng(seed)
        state = with_small_hands(scrambled(seed, options), rng)
        for _ in range(6):
            if state.actor == OVER:
                break
            if state.actor >= 0:
                for action in state.legal_actions():
                    promised_steps += check(state, action, f"{options}, seed {seed}, {state.text(action)}: {state.position()}")
            state.apply(state.draw(rng) if state.actor == CHANCE else state.legal_actions()[rng.below(state.n_legal())])
    assert promised_steps > 20


def with_small_hands(state: State, rng: ilion.Rng) -> State:
    """Few cards in the hands, so that everything can be tried."""
    words = dict(part.strip().split(": ", 1) for part in state.position().split(";")[1:])
    for name in ("greeks", "trojans"):
        cards = words.get(name, "").split()
        while len(cards) > 3 + (name == "trojans"):
            card = cards.pop(rng.below(len(cards)))
            if ":" in card:
                words["gone"] = f"{words.get('gone', '')} {card.rstrip('*!')}".strip()
            else:
                pile = f"{name[:-1]}-discards"
                words[pile] = f"{words.get(pile, '')} {card}".strip()
        words[name] = " ".join(cards)
    head = state.position().split(";")[0]
    return game.from_position("; ".join([head, *(f"{name}: {value}" for name, value in words.items() if value)]))


def test_a_preview_names_the_card_for_the_step_and_the_payment_that_leaves_it() -> None:  # TR-11, TR-28
    """Both cards can pay for Hermes, and both show a part that is missing: if one is paid, the other is left."""
    field = ". / . / odysseus diomedes menelaus agamemnon / . / achilles ajax"
    state = position(f"field: {field}; greeks: ram deer+ram; trojans: boar")
    (outcome,) = state.preview(state.parse("hermes"), 0)["outcomes"]
    assert outcome["goal"]["reach"] == "yes"
    assert outcome["goal"]["steps"] == [{"cards": ["ram"], "pay": ["deer+ram"]}, {"cards": ["deer+ram"], "pay": ["ram"]}]
    paying = applied(state, state.parse("hermes"))
    (outcome,) = paying.preview(paying.parse("ram"), 0)["outcomes"]
    assert outcome["goal"]["steps"] == [{"cards": ["deer+ram"], "pay": []}]


def test_no_step_is_promised_with_a_card_that_must_be_paid() -> None:  # TR-11, TR-15
    field = ". / . / odysseus diomedes menelaus agamemnon / . / achilles ajax"
    state = position(f"field: {field}; greeks: ram; trojans: boar")
    (outcome,) = state.preview(state.parse("hermes"), 0)["outcomes"]
    assert (outcome["goal"]["invaders"], outcome["goal"]["reach"], outcome["goal"]["steps"]) == (3, "no", [])


def test_a_draw_may_bring_the_card_for_the_step() -> None:  # TR-10, TR-15, TR-30
    field = ". / . / odysseus diomedes menelaus agamemnon / . / achilles ajax"
    text = f"field: {field}; greeks: ; trojans: boar; horse: fish+bull fish deer"
    goal = position(text).preview(0, 0)["goal"]
    assert (goal["reach"], goal["steps"]) == ("yes", [])
    assert set(goal["chance"]) == {"pomegranate", "boar+fish", "boar+ram", "fish+pomegranate", "bull+deer"}
