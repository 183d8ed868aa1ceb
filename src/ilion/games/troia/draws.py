"""The sources of the draws, for tables that play the same deals."""

from __future__ import annotations

from ilion.core.draws import DrawSource
from ilion.games.troia.encoding import FACE, LAY, STEAL
from ilion.games.troia.state import TroiaState


def draw_source(state: TroiaState) -> DrawSource:
    """TR-8, TR-9, TR-25: each side has a deck of its own. Doris takes any card of a hand, which is there again the next time."""
    if state.phase == FACE:
        return DrawSource("die", "face", state.laid)
    if state.phase == LAY:
        return DrawSource("pile", "gods")
    if state.phase == STEAL:
        return DrawSource("die", "Doris", state.turn)
    return DrawSource("pile", f"cards {state.turn}")
