"""The scale on which people see ratings: the level medium has 1000 points on every server, and one step of μ is 40 points."""

from __future__ import annotations

from ilion.server.storage.bot_ratings import MEDIUM_MU

MEDIUM = 1000
POINTS = 40  # for one step of μ
# A rating with at most this doubt has a rank: ±300 points, after some 20 rated games. Before, it is only shown as “about”.
RANKED_SIGMA = 3.75


def rating_points(mu: float) -> int:
    return round(MEDIUM + POINTS * (mu - MEDIUM_MU))


def margin_points(sigma: float) -> int:
    """Return 2σ in points: the true strength lies within this distance 19 times in 20."""
    return round(2 * POINTS * sigma)


def lower_end(mu: float, sigma: float) -> float:
    """Return the lower end of the range, as μ: the ladder is ordered by it, so that a few lucky games do not lead it."""
    return mu - 2 * sigma
