"""A person's average changes by luck and by own decisions over many games, with the confidence interval for so small a sample."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from statistics import NormalDist, mean, stdev

MIN_GAMES = 5  # fewer are not meaningful
CONFIDENCE = 0.95


def t_quantile(freedom: int) -> float:
    """Return the number of standard errors that the interval of 95 % extends to each side with these degrees of freedom: Student's
    t by the expansion of Fisher and Cornish, which is correct to 0.01 from 4 degrees on."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / float(freedom**power) for power, term in enumerate(terms))


def interval(values: Sequence[int]) -> dict[str, int]:
    """Return the mean with its t interval, in integers that cover all of it."""
    middle = mean(values)
    reach = t_quantile(len(values) - 1) * stdev(values) / len(values) ** 0.5
    return {"mean": round(middle), "low": floor(middle - reach), "high": ceil(middle + reach)}


def review_figures(games: Sequence[tuple[int, int]]) -> dict[str, object] | None:
    """Return the figures for luck and own decisions in some games; None if they are too few."""
    if len(games) < MIN_GAMES:
        return None
    return {"games": len(games), "luck": interval([luck for luck, _ in games]), "own": interval([own for _, own in games])}
