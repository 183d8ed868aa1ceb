"""Draws by rank, with which all tables of a duplicate round meet the same luck, regardless of the moves at each of them.

Everything that can be drawn has a rank: the first eight bytes of HMAC-SHA-256(key, "rank|NAME|TIME|PLACE|THING|COPY"), where NAME,
PLACE, THING and COPY identify the thing and its source (see `ilion.core.draws`). THING is the number of the outcome, and COPY
counts its copies from 0. The lowest rank is drawn:

- from a pile, among what is left. TIME is 1 until the pile is shuffled: that is, until it holds anything else than what the draws
  have left of it, apart from things of which it has lost all copies. Then it is 2, and so on;
- of a die, among all its faces. TIME counts the rolls of this die at this place from 1;
- of things laid out face down, by their place. They have been dealt in the order of their ranks (with PLACE 0) to places 0, 1, 2
  and so on. If somebody has seen the thing of a place, and moved it away, the one that came there is the first in this order that
  nobody has seen, and that belongs to no place where one still lies unseen.

So the next draw depends only on the things left and on the place of the draw. To anybody who does not know the key, each thing left
is equally likely. At two tables with the same things left, the next draw is the same.

A game that does not define the source of a draw has one stream of draws instead (`fairness.pick`).
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ilion.core.draws import DrawSource
from ilion.core.state import State
from ilion.table import fairness

Thing = tuple[int, int]  # an outcome, and the number of the copy


@dataclass(frozen=True)
class Pile:
    """A pile since it was shuffled: the number of shuffles, the things in it then, and those left now."""

    shuffled: int
    things: tuple[Thing, ...]
    left: frozenset[Thing]

    def holds(self, weights: Mapping[int, int], *, exactly: bool) -> bool:
        """Whether the pile can now hold exactly this: the things that the draws have left, or, unless `exactly`, without all copies
        of some of them."""
        left = Counter(outcome for outcome, _ in self.left)
        gone = [outcome for outcome in left if outcome not in weights]
        same = all(left[outcome] == weight for outcome, weight in weights.items())
        return same and not (exactly and gone)


class Deals:
    """The draws of one table, from a key that it shares with the other tables of its round."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.piles: dict[str, Pile] = {}
        self.rolls: Counter[tuple[str, int]] = Counter()
        self.n_unranked = 0  # draws without a source defined by the game

    def copy(self) -> Deals:
        other = Deals(self.key)
        other.piles, other.rolls, other.n_unranked = dict(self.piles), Counter(self.rolls), self.n_unranked
        return other

    def pick(self, state: State, number: int) -> int:
        """Return the index of the drawn outcome among the possible ones. `number` is that of the event."""
        outcomes = state.chance_outcomes()
        source = state.game.draw_source(state)
        if source is None:
            return fairness.pick(self.key, number, [weight for _, weight in outcomes])
        drawn, _ = self._next(source, dict(outcomes))
        return [outcome for outcome, _ in outcomes].index(drawn)

    def note(self, state: State, outcome: int) -> None:
        """Record a draw."""
        source = state.game.draw_source(state)
        weights = dict(state.chance_outcomes())
        if source is None:
            self.n_unranked += len(weights) > 1
        elif source.kind == "die":
            self.rolls[source.name, source.place] += 1
        else:
            pile = self._pile(source, weights)
            thing = self._next(source, weights)
            if thing[0] != outcome:  # not derived from this key
                thing = min(left for left in pile.left if left[0] == outcome)
            self.piles[source.name] = replace(pile, left=pile.left - {thing})

    def _next(self, source: DrawSource, weights: Mapping[int, int]) -> Thing:
        """Return the drawn thing, given the number of copies of each."""
        if source.kind == "die":
            time = self.rolls[source.name, source.place] + 1
            return min(_all_copies(weights), key=lambda thing: self._rank(source.name, time, source.place, thing))
        pile = self._pile(source, weights)
        if source.kind == "pile":
            return min(pile.left, key=lambda thing: self._rank(source.name, pile.shuffled, source.place, thing))
        order = sorted(pile.things, key=lambda thing: self._rank(source.name, pile.shuffled, 0, thing))
        if order[source.place] in pile.left:
            return order[source.place]
        return next(thing for place, thing in enumerate(order) if thing in pile.left and place not in source.places)

    def _pile(self, source: DrawSource, weights: Mapping[int, int]) -> Pile:
        """Return a pile as it is before a draw, shuffled if it does not hold what the draws have left of it."""
        pile = self.piles.get(source.name)
        if pile is not None and pile.holds(weights, exactly=source.kind == "laid"):
            return replace(pile, left=frozenset(thing for thing in pile.left if thing[0] in weights))
        things = _all_copies(weights)
        return Pile(1 if pile is None else pile.shuffled + 1, tuple(things), frozenset(things))

    def _rank(self, name: str, time: int, place: int, thing: Thing) -> tuple[bytes, Thing]:
        text = f"rank|{name}|{time}|{place}|{thing[0]}|{thing[1]}"
        return hmac.digest(self.key, text.encode(), "sha256")[:8], thing


def _all_copies(weights: Mapping[int, int]) -> Sequence[Thing]:
    return [(outcome, copy) for outcome, weight in weights.items() for copy in range(weight)]
