"""Standings from results: shares of the victories with intervals, ratings, margins, length.

The seatings of one deal belong together and may resemble each other, so the spread between deals determines the width of an
interval, unless single games would make it wider.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import sqrt
from statistics import mean, variance
from typing import NamedTuple

from ilion.arena.match import TEXTS, Result
from ilion.core.errors import IlionError

Z = 1.959964  # for 95 %


class Share(NamedTuple):
    """A share of victories, with the 95 % interval in which the true one probably lies."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One bot's record. A bot that sits in several seats of a game appears in it several times."""

    bot: str
    appearances: int
    wins: Share
    place: float  # on average
    score: float
    margin: float  # points ahead of the best of the others, on average
    slowest: float  # seconds
    mu: float
    sigma: float

    @property
    def rating(self) -> float:
        """Return the strength that the bot almost certainly has: the mean less three deviations."""
        return self.mu - 3 * self.sigma


def credit(places: Sequence[int], seat: int) -> float:
    """Return the seat's share of the victory, which all seats in first place share."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def interval(groups: Sequence[Sequence[float]]) -> Share:
    """Return the mean of values between 0 and 1, in groups that belong together, with Wilson's interval for as many games as the
    spread between the groups implies, and never more than there were."""
    values = [value for group in groups for value in group]
    n = len(values)
    if n == 0:
        return Share(0.0, 0.0, 1.0)
    p = mean(values)
    effective = float(n)
    if len(groups) > 1:
        between = variance([mean(group) for group in groups]) / len(groups)
        if between > p * (1 - p) / n:
            effective = p * (1 - p) / between
    z = Z * Z / effective
    middle = (p + z / 2) / (1 + z)
    half = Z * sqrt(p * (1 - p) / effective + z / 4 / effective) / (1 + z)
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))


def margin(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def standings(results: Sequence[Result]) -> list[Standing]:
    """Return every bot's record, best rating first."""
    ratings = rate(results)
    found = []
    for bot in dict.fromkeys(name for result in results for name in result.bots):
        seen = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
        deals: dict[int, list[float]] = {}
        for result, seat in seen:
            deals.setdefault(result.deal, []).append(credit(result.places, seat))
        found.append(
            Standing(
                bot,
                len(seen),
                interval(list(deals.values())),
                mean(result.places[seat] for result, seat in seen),
                mean(result.scores[seat] for result, seat in seen),
                mean(margin(result.scores, seat) for result, seat in seen),
                max(result.slowest[seat] for result, seat in seen),
                *ratings[bot],
            )
        )
    return sorted(found, key=lambda standing: -standing.mu)


class NoRatings(IlionError, RuntimeError):
    """Bots cannot be rated here."""


def check_ratings() -> None:
    """Raise `NoRatings` if the package that rates bots is missing, before a long tournament and not after it."""
    if find_spec("openskill") is None:
        raise NoRatings(TEXTS.text("no-package", package="openskill", command="pip install '.[arena]'"))


def rate(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Return the mean and deviation of each bot's strength by Plackett and Luce, game by game in the order of the plan."""
    check_ratings()
    from openskill.models import PlackettLuce  # importing it takes longer than everything else

    model = PlackettLuce()
    ratings = {name: (model.mu, model.sigma) for result in results for name in result.bots}
    for result in sorted(results, key=lambda result: result.key):
        before = [[model.rating(*ratings[name])] for name in result.bots]
        after = model.rate(before, ranks=[float(place) for place in result.places])
        for name in set(result.bots):
            news = [team[0] for team, other in zip(after, result.bots, strict=True) if other == name]
            ratings[name] = (mean(new.mu for new in news), mean(new.sigma for new in news))
    return ratings
