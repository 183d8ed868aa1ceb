"""A seat's beliefs about the other hands after a renewal of the draw pile, against a filter that follows every possible
distribution of the cards, draw by draw and card by card.

The filter gets only the seat's perceptions. It assumes that players pick places of their hands blindly, and it distinguishes only
the cards that matter: all others are one kind, “rest”.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

import ilion
from ilion.games.horus.components import CARDS
from ilion.games.horus.state import HorusState
from tests.games.horus.positions import position
from tests.games.horus.test_information import hand, rest

Hand = tuple[tuple[str, int], ...]
World = tuple[tuple[Hand, ...], Hand]  # the other hands, and the pile
REST = "rest"


def pack(cards: Counter[str]) -> Hand:
    return tuple(sorted((card, n) for card, n in cards.items() if n))


class Filter:
    """The exact odds of every world, for one seat or a spectator (None)."""

    def __init__(self, state: HorusState, viewer: int | None, watched: set[str]) -> None:
        """Begin at a renewal, when the other hands hold a known set of cards between them."""
        self.viewer = viewer
        self.watched = watched
        self.others = [seat for seat in range(state.seats) if seat != viewer]
        pool = self.lump(sum((hand(state, seat) for seat in self.others), Counter()))
        pile = pack(self.lump(Counter({card: n for card, n in zip(CARDS, state.deck, strict=True) if n})))
        deals = self.deals(pool, [hand(state, seat).total() for seat in self.others])
        self.worlds = {(hands, pile): Fraction(ways) for hands, ways in deals.items()}

    def lump(self, cards: Counter[str]) -> Counter[str]:
        found: Counter[str] = Counter()
        for card, n in cards.items():
            found[card if card in self.watched else REST] += n
        return found

    def deals(self, pool: Counter[str], sizes: list[int]) -> dict[tuple[Hand, ...], int]:
        """Return the number of ways to deal a pool into hands, for each possible result."""
        if not sizes:
            return {(): 1}
        found: dict[tuple[Hand, ...], int] = defaultdict(int)
        kinds = sorted(pool)
        elements = sorted(pool.elements())
        for chosen in set(combinations(elements, sizes[0])):
            first = Counter(chosen)
            ways = 1
            for kind in kinds:
                ways *= comb(pool[kind], first[kind])
            for others, more in self.deals(pool - first, sizes[1:]).items():
                found[(pack(first), *others)] += ways * more
        return found

    def draw(self, seat: int, card: str) -> None:
        """A seat draws a card; only the viewer sees which."""
        found: dict[World, Fraction] = defaultdict(Fraction)
        for (hands, pile), odds in self.worlds.items():
            left = Counter(dict(pile))
            total = left.total()
            for kind, n in pile:
                if seat == self.viewer:
                    if kind != (card if card in self.watched else REST):
                        continue
                    found[hands, pack(left - Counter([kind]))] += odds * n / total
                    continue
                i = self.others.index(seat)
                more = pack(Counter(dict(hands[i])) + Counter([kind]))
                found[(*hands[:i], more, *hands[i + 1 :]), pack(left - Counter([kind]))] += odds * n / total
        self.worlds = dict(found)

    def show(self, seat: int, card: str) -> None:
        """A seat plays a card; every place of its hand was equally likely to be picked."""
        if seat == self.viewer:
            return
        i = self.others.index(seat)
        found: dict[World, Fraction] = defaultdict(Fraction)
        for (hands, pile), odds in self.worlds.items():
            held = Counter(dict(hands[i]))
            if held[card]:
                fewer = pack(held - Counter([card]))
                found[(*hands[:i], fewer, *hands[i + 1 :]), pile] += odds * held[card] / held.total()
        self.worlds = dict(found)

    def odds(self, seat: int, card: str) -> float:
        """The odds that a hand holds a card."""
        i = self.others.index(seat)
        sure = sum(odds for (hands, _), odds in self.worlds.items() if dict(hands[i]).get(card))
        return float(sure / sum(self.worlds.values()))


HANDS = {
    2: [["desert1", "hills1", "marsh2", "marsh3", "any1"], ["desert1", "hills2", "farmland2", "marsh4", "any2"]],
    3: [
        ["desert3", "desert3", "hills4", "hills4", "any4"],
        ["desert1", "hills1", "farmland1", "marsh1", "any2"],
        ["desert2", "hills2", "farmland2", "marsh2", "any3"],
    ],
}


def renewed(seats: int) -> HorusState:
    """Seat 0 has just refilled from a renewed pile. The twin of most cards that the others hold is in the pile."""
    held = HANDS[seats]
    discards = " ".join(rest(*(card for cards in held for card in cards)))
    state = position(f"hands: {' / '.join(map(' '.join, held))}; discards: {discards}", table="hills@0,2", seats=seats)
    state.apply(state.parse(f"card {held[0][0]}"))
    while state.actor >= 0:
        state.apply_nth(0)
    return state


def play_on(state: HorusState, filters: list[Filter], plays: list[str], draws: list[str]) -> None:
    """Every seat plays the card that is next, and draws the one that is next; the filters are informed."""
    plays, draws = list(plays), list(draws)
    while plays or state.prompt().key != "prompt-bag":
        key = state.prompt().key
        if key.startswith("prompt-card"):
            card = plays.pop(0)
            for each in filters:
                each.show(state.actor, card)
            state.apply(state.parse(f"card {card}"))
        elif key.startswith("prompt-refill"):
            card = draws.pop(0)
            for each in filters:
                each.draw(state.drawer, card)
            state.apply(state.parse(f"card {card}"))
        elif key.startswith("prompt-bag"):
            state.apply(state.parse("desert" if state.bag[0] else "hills"))
        else:
            state.apply_nth(0)


CASES = {
    "one shown, its twin may be new": (3, ["desert1"], ["any5", "farmland5"]),
    "both of two equal cards shown by one seat": (
        3,
        ["desert1", "desert2", "desert3", "desert1"],
        ["any5", "desert1", "hills5", "hills3", "marsh5"],
    ),
    "equal cards shown by two seats": (
        3,
        ["desert1", "desert2", "hills4", "hills1", "desert1"],
        ["any5", "hills5", "desert1", "hills3", "marsh5", "marsh4"],
    ),
    "a new card shown at once": (2, ["any2", "marsh3", "hills5"], ["any5", "hills5", "hills3", "marsh5"]),
    "several cards of two hands": (
        3,
        ["desert1", "desert2", "hills4", "hills1", "hills2", "desert3", "farmland1"],
        ["any5", "marsh2", "farmland5", "hills3", "hills3", "farmland1", "marsh1", "desert4"],
    ),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("viewer", [0, None])
def test_beliefs_after_a_renewal_are_exact(case: str, viewer: int | None) -> None:  # HO-22, HO-31
    seats, plays, draws = CASES[case]
    if viewer is None and seats == 3:
        pytest.skip("too many worlds for a filter")
    state = renewed(seats)
    watched = set(plays) | {"desert1", "hills1"}
    believes = Filter(state, viewer, watched)
    play_on(state, [believes], plays, draws)
    worlds = [state.resample(viewer, ilion.Rng(seed)) for seed in range(3000)]
    for seat in believes.others:
        for card in sorted(watched):
            found = sum(bool(hand(world, seat)[card]) for world in worlds) / len(worlds)
            assert found == pytest.approx(believes.odds(seat, card), abs=0.035), f"{card} in hand {seat}"


def test_a_view_after_a_renewal_tells_what_perfect_memory_knows() -> None:  # HO-31
    state = renewed(3)
    play_on(state, [], ["desert1"], ["any5", "farmland5"])
    remembered = state.view(0)["renewal"]
    assert Counter(remembered["held"]) == Counter(HANDS[3][1] + HANDS[3][2])
    assert remembered["hand_sizes"] == [4, 5, 5]
    assert remembered["drawn"] == [1, 1, 0]
    assert remembered["shown"] == [{"seat": 1, "card": "desert1", "drawn": 0}]
    assert Counter(state.view(None)["renewal"]["held"]).total() == 14
    assert position().view(0)["renewal"] is None


def test_worlds_that_only_memory_tells_apart_have_different_tensors() -> None:  # HO-31
    """The same card, shown before or after its seat drew another: a seat that saw it knows whether it can be new."""
    early, late = renewed(3), renewed(3)
    play_on(early, [], ["desert1", "desert2", "desert3", "hills1"], ["any5", "marsh5", "hills5", "hills3", "marsh4"])
    play_on(late, [], ["hills1", "desert2", "desert3", "desert1"], ["any5", "marsh5", "hills5", "hills3", "marsh4"])
    assert early.tensor(0) != late.tensor(0)
    entry = 17 * 120 + 202 + 30
    assert [early.tensor(0)[entry], late.tensor(0)[entry]] == pytest.approx([1 / 32, 2 / 32])
