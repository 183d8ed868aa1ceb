"""The sources of the draws, for tables that play the same deals."""

from __future__ import annotations

from ilion.core.draws import DrawSource
from ilion.games.trojan_horse.encoding import CARD, DEAL, LOOK, REVEAL, UNSEEN
from ilion.games.trojan_horse.state import HorseState


def draw_source(state: HorseState) -> DrawSource:
    """TH-7, TH-9, TH-13, TH-20: colours, heroes and cards come in one order for everybody, because each turn draws one card and the
    display belongs to all. A treasure lies in its district from the beginning."""
    if state.phase == DEAL:
        return DrawSource("pile", "colours")
    if state.phase == CARD:
        return DrawSource("pile", "cards")
    if state.phase == LOOK or state.phase == REVEAL:
        unseen = tuple(district for district in range(7) if state.treasure[district] == UNSEEN)
        return DrawSource("laid", "treasures", state.look_district, unseen)
    return DrawSource("pile", "heroes")
