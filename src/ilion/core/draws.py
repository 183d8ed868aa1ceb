"""The source of a draw, so that several tables can have the same luck, no matter which moves are made."""

from __future__ import annotations

from typing import Literal, NamedTuple


class DrawSource(NamedTuple):
    """The source of a draw. The things in it are the outcomes of the draw, each with as many copies as its weight.

    - A `pile` (a deck, a bag) is drawn from without putting anything back. `place` distinguishes the players who draw from it, each
      with a separate order of the rest.
    - A `die` has all its faces again each time. `place` distinguishes the players who roll it.
    - Things `laid` out face down have been in their places since they were dealt: `place` is the one that is turned up, and
      `places` are all those with something that nobody has seen.
    """

    kind: Literal["pile", "die", "laid"]
    name: str
    place: int = 0
    places: tuple[int, ...] = ()
