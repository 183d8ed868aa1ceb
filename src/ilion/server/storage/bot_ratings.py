"""The ratings of bots: fixed points that come with a release, so that a rating means the same on every server."""

from __future__ import annotations

MEDIUM_MU = 25.0  # of the level medium; openskill's default for a newcomer, too
BOT_SIGMA = 1.0
# One step of μ in points of a chess rating: with little doubt, openskill expects 1 / (1 + exp(-Δμ / c)) with c = √2 · 25 / 6, a
# chess rating 1 / (1 + 10 ** (-points / 400)).
POINTS_PER_MU = 29.48


def bot_mu(points: float) -> float:
    """Return μ for a level that is this many points of a chess rating above medium."""
    return MEDIUM_MU + points / POINTS_PER_MU
