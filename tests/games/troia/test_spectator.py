"""A spectator's knowledge of cards that Doris carries back and forth, against a list of all possible courses."""

from collections import defaultdict
from fractions import Fraction

import pytest

from ilion import CHANCE, OVER, Rng
from ilion.core.state import State
from tests.games.troia.positions import game, play, position

Cards = set[str]
SIDES = ("greek", "trojan")


def cards_of(state: State, owner: int) -> tuple[Cards, Cards]:
    """An owner's cards in the rival's hand, and in his own."""
    found: list[Cards] = []
    for seat in (1 - owner, owner):
        cards = state.view(seat)["sides"][seat]["cards"]
        found.append({card["name"] for card in cards if card["deck"] == SIDES[owner]})
    return found[0], found[1]


class Watcher:
    """All possible distributions of an owner's cards that everybody has seen between the two hands."""

    def __init__(self) -> None:
        self.shown: Cards = set()  # and in a hand now
        self.abroad: set[frozenset[str]] = {frozenset()}  # which of them may be in the rival's hand

    def watch(self, before: tuple[Cards, Cards], after: tuple[Cards, Cards], stolen: bool) -> None:
        (abroad, home), (abroad_now, home_now) = before, after
        if stolen and len(abroad_now) < len(abroad):
            stayed = {way for way in self.abroad if len(way) < len(abroad)}
            self.abroad = stayed | {way - {card} for way in self.abroad for card in way}
        elif stolen and len(abroad_now) > len(abroad):
            stayed = {way for way in self.abroad if len(self.shown - way) < len(home)}
            self.abroad = stayed | {way | {card} for way in self.abroad for card in self.shown - way}
        elif taken := abroad_now - abroad:
            self.shown |= taken
            self.abroad = {way | taken for way in self.abroad}
        for card in (abroad | home) - (abroad_now | home_now):
            left = card in abroad
            if card in self.shown:
                self.abroad = {way - {card} for way in self.abroad if (card in way) == left}
                self.shown.remove(card)
            else:
                self.abroad = {
                    way for way in self.abroad if (len(way) < len(abroad) if left else len(self.shown - way) < len(home))
                }


def eager_move(state: State, rng: Rng) -> int:
    """Offers to Doris and Apollo whenever possible, for as few cards as possible, and keeps foreign cards."""
    actions = state.legal_actions()
    texts = [state.text(action) for action in actions]
    wanted = {"turn": ("doris", "apollo"), "pay": ("offer",), "use": ("use",)}.get(state.view(None)["phase"], ())
    best = [action for action, text in zip(actions, texts, strict=True) if text in wanted]
    own = [action for action, text in zip(actions, texts, strict=True) if ":" not in text]
    choices = best if best and rng.below(10) else own if own and rng.below(10) else actions
    return choices[rng.below(len(choices))]


def test_resampled_for_a_spectator_every_card_shown_is_where_it_may_be() -> None:  # TR-31
    doubtful = 0
    for seed in range(20):
        rng = Rng(seed)
        state = game.new(options={"gods": "ABABBA"})
        watchers = (Watcher(), Watcher())
        while state.actor != OVER:
            stolen = state.view(None)["phase"] == "steal"
            before = [cards_of(state, owner) for owner in (0, 1)]
            state.apply(state.draw(rng) if state.actor == CHANCE else eager_move(state, rng))
            assert game.why_invalid(state) is None, seed
            for owner, watcher in enumerate(watchers):
                watcher.watch(before[owner], cards_of(state, owner), stolen)
                assert frozenset(watcher.shown & cards_of(state, owner)[0]) in watcher.abroad
                if len(watcher.abroad) > 1:
                    doubtful += 1
                    abroad, home = cards_of(state.resample(None, Rng(doubtful)), owner)
                    assert watcher.shown <= abroad | home, f"seed {seed}"
                    assert frozenset(watcher.shown & abroad) in watcher.abroad, f"seed {seed}"
    assert doubtful > 50, "the games must have such states at all"


class Odds:
    """The odds of each distribution of an owner's cards that everybody has seen between the two hands, if every place of a hand is
    equally likely to be taken or played."""

    def __init__(self) -> None:
        self.shown: Cards = set()
        self.ways: dict[frozenset[str], Fraction] = {frozenset(): Fraction(1)}  # shown cards in the rival's hand

    def watch(self, before: tuple[Cards, Cards], after: tuple[Cards, Cards], stolen: bool) -> None:
        (abroad, home), (abroad_now, home_now) = before, after
        ways: dict[frozenset[str], Fraction] = defaultdict(Fraction)
        gone = (abroad | home) - (abroad_now | home_now)
        for way, odds in self.ways.items():
            at_home = self.shown - way
            if stolen and len(abroad_now) < len(abroad):
                for card in way:
                    ways[way - {card}] += odds / len(abroad)
                ways[way] += odds * (len(abroad) - len(way)) / len(abroad)
            elif stolen and len(abroad_now) > len(abroad):
                for card in at_home:
                    ways[way | {card}] += odds / len(home)
                ways[way] += odds * (len(home) - len(at_home)) / len(home)
            elif gone:
                (card,) = gone
                left = card in abroad
                if card in self.shown:
                    if (card in way) == left:
                        ways[way - {card}] += odds
                else:
                    ways[way] += odds * (len(abroad) - len(way) if left else len(home) - len(at_home))
            else:
                ways[way | (abroad_now - abroad)] += odds
        if not stolen:
            self.shown = (self.shown | (abroad_now - abroad)) - gone
        self.ways = {way: odds for way, odds in ways.items() if odds}

    def is_abroad(self, card: str) -> float:
        return float(sum(odds for way, odds in self.ways.items() if card in way) / sum(self.ways.values()))


def test_a_spectators_odds_of_doubtful_cards_are_exact() -> None:  # TR-31
    checked = 0
    for seed in range(16):
        rng = Rng(seed)
        state = game.new(options={"gods": "ABABBA"})
        watchers = (Odds(), Odds())
        while state.actor != OVER:
            stolen = state.view(None)["phase"] == "steal"
            before = [cards_of(state, owner) for owner in (0, 1)]
            state.apply(state.draw(rng) if state.actor == CHANCE else eager_move(state, rng))
            for owner, watcher in enumerate(watchers):
                watcher.watch(before[owner], cards_of(state, owner), stolen)
                if len(watcher.ways) > 1 and rng.below(2) and state.view(None)["phase"] != "pay" and checked < 40:
                    checked += 1
                    worlds = [cards_of(state.resample(None, Rng(n)), owner)[0] for n in range(300)]
                    for card in watcher.shown:
                        found = sum(card in abroad for abroad in worlds) / len(worlds)
                        assert found == pytest.approx(watcher.is_abroad(card), abs=0.12), f"seed {seed}: {card}"
    assert checked > 15, "the games must have such states at all"


def test_one_of_three_cards_is_the_one_that_doris_took_in_a_third_of_a_spectators_worlds() -> None:  # TR-25, TR-31
    state = position("greeks: fish+fish fish+ram boar; trojans: bull!* ram deer", gods="ABAAAA")
    play(state, "doris", "fish+fish", "fish+ram", "offer", "use", "trojan:ram")
    worlds = [cards_of(state.resample(None, Rng(seed)), 1)[0] for seed in range(3000)]
    assert sum("bull" in abroad for abroad in worlds) / 3000 == pytest.approx(1 / 3, abs=0.03)


def test_a_card_that_stays_in_the_hand_while_others_are_played_was_probably_taken() -> None:  # TR-31
    """Doris took one of four; then one of the three that are left is played, and it is another."""
    state = position("greeks: fish+fish fish+ram boar; trojans: bull!* ram deer boar+fish", gods="ABAAAA")
    play(state, "doris", "fish+fish", "fish+ram", "offer", "use", "trojan:ram")
    taken, left = Fraction(1, 4), Fraction(3, 4)
    play(state, "ares", "boar+fish", "offer")
    left *= Fraction(2, 3)
    assert state.view(None)["phase"] == "turn"
    worlds = [cards_of(state.resample(None, Rng(seed)), 1)[0] for seed in range(3000)]
    assert sum("bull" in abroad for abroad in worlds) / 3000 == pytest.approx(float(taken / (taken + left)), abs=0.03)
