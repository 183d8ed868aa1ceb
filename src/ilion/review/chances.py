"""From the value of a search to a chance to win, by a monotone curve that comes with the game.

A game may have a file `chances.json` beside its rules: by number of seats, points of two curves as pairs of integers in 1/10,000,
values first: one for the seat that is to move, one for those that wait. Between its points a curve is straight. Without a file a
value counts as it is.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple

from ilion.core.evaluator import shipped_network
from ilion.core.game import Game
from ilion.core.registry import load

WHOLE = 10_000  # a certain win
FILE = "chances.json"
LEVEL = "expert"  # of the bot that judges


class Curve:
    """A monotone curve through points, straight in between and level outside."""

    def __init__(self, points: Sequence[tuple[int, int]] = ((0, 0), (WHOLE, WHOLE))) -> None:
        self.points = [(value, chance) for value, chance in points]
        rising = all(a[0] < b[0] and a[1] <= b[1] for a, b in pairwise(self.points))
        if len(self.points) < 2 or not rising or not all(0 <= number <= WHOLE for point in self.points for number in point):
            raise ValueError(f"a curve needs two or more points that rise from 0 to {WHOLE}, not {self.points}")
        self.values = [value for value, _ in self.points]

    def __call__(self, value: float) -> float:
        """Return the chance, from 0 to 1, that belongs to a value."""
        scaled = value * WHOLE
        place = bisect_right(self.values, scaled)
        if place == 0:
            return self.points[0][1] / WHOLE
        if place == len(self.points):
            return self.points[-1][1] / WHOLE
        (x0, y0), (x1, y1) = self.points[place - 1], self.points[place]
        return (y0 + (y1 - y0) * (scaled - x0) / (x1 - x0)) / WHOLE


class Curves(NamedTuple):
    """The curves of a game for a number of seats."""

    to_move: Curve
    waiting: Curve


@cache
def curves_for(game: Game[Any], seats: int) -> Curves:
    """Return the curves that come with a game for this many seats, or those that leave values as they are."""
    file = files(type(game).__module__.rpartition(".")[0]) / FILE
    found = json.loads(file.read_text("utf-8"))["curves"].get(str(seats)) if file.is_file() else None
    if found is None:
        return Curves(Curve(), Curve())
    return Curves(*(Curve([(value, chance) for value, chance in found[name]]) for name in Curves._fields))


@cache
def evaluation_digest(game: Game[Any] | str, seats: int) -> str:
    """Return the digest that distinguishes one evaluation from another: the level, the network and the curve."""
    known = load(game) if isinstance(game, str) else game
    network = shipped_network(known, seats)
    parts = [
        known.evaluator().levels().get(LEVEL, "").encode(),
        b"" if network is None else network.to_bytes(),
        repr([curve.points for curve in curves_for(known, seats)]).encode(),
    ]
    return sha256(b"\0".join(sha256(part).digest() for part in parts)).hexdigest()[:16]
