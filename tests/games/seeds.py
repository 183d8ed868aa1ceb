"""The random games of a test that a build plays."""

from __future__ import annotations

import os

from tests.conftest import mode

BUILDS = ("compiled", "checked")


def seeds(games: int) -> range:
    """Return the seeds of random games. The compiled and the checked build come from the same sources, so if `make test` runs both,
    each plays every second game. Otherwise this build plays all of them."""
    if mode() in BUILDS and set(BUILDS) <= set(os.environ.get("ILION_RUNS", "").split()):
        return range(BUILDS.index(mode()), games, len(BUILDS))
    return range(games)
