"""The sources of the draws, for tables that play the same deals."""

from __future__ import annotations

from ilion.core.draws import DrawSource
from ilion.games.horus.encoding import BAG
from ilion.games.horus.state import HorusState


def draw_source(state: HorusState) -> DrawSource:
    """HO-13, HO-22: every turn takes one tile out of the bag. The number of cards that a player draws depends on the moves, so
    every seat has its own order of the draw pile."""
    return DrawSource("pile", "bag") if state.phase == BAG else DrawSource("pile", "cards", state.drawer)
