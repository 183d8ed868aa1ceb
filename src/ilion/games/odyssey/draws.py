"""The sources of the draws, for tables that play the same deals."""

from __future__ import annotations

from ilion.core.draws import DrawSource
from ilion.games.odyssey import geometry
from ilion.games.odyssey.encoding import LOT, PEEK, PHASES, ROUND, UNCOVER, UNSEEN
from ilion.games.odyssey.rules import OdysseyState

MAX_SEATS = 6


def draw_source(state: OdysseyState) -> DrawSource | None:
    """OD-3, OD-6, OD-19, OD-21: everybody has dice of their own for sailing, provisions and each kind of task, and every two for
    their fights. A card lies on its rim space from the beginning; one that somebody has seen is not drawn again."""
    if state.phase == LOT:
        return DrawSource("die", "lot")
    if state.phase == ROUND:
        return DrawSource("die", "fight", state.fighter * MAX_SEATS + state.foe)
    if state.phase == UNCOVER or state.phase == PEEK:
        island = state.peek if state.phase == PEEK else geometry.LAND[state.at[state.turn]]
        if state.rim[island] != UNSEEN:
            return None
        return DrawSource("laid", "rim", island, tuple(n for n, card in enumerate(state.rim) if card == UNSEEN))
    return DrawSource("die", PHASES[state.phase], state.turn)
