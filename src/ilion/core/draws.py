"""Where a draw comes from, so that several tables can have the same luck, no matter which moves are made."""

from __future__ import annotations

from typing import Literal, NamedTuple


class DrawSource(NamedTuple):
    """What is drawn from. The things in it are the outcomes of the draw, and of each there are as many copies as its weight says.

    - A `pile` (a deck, a bag) is drawn from without putting anything back. `place` tells apart those who draw from it: each of them
      has an order of their own for what is left.
    - A `die` has all its faces again each time. `place` tells apart those who roll it.
    - Things `laid` out face down have lain at their places since they were dealt: `place` is the one that is turned up, and
      `places` are all at which something lies that nobody has seen.
    """

    kind: Literal["pile", "die", "laid"]
    name: str
    place: int = 0
    places: tuple[int, ...] = ()
