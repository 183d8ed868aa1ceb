"""The score sheet: adventure cards, and chips still in hand."""

from __future__ import annotations

from ilion.core.definition import ScoreLine
from ilion.core.text import Text
from ilion.games.odyssey.components import COLOURS
from ilion.games.odyssey.rules import OdysseyState


def score_sheet(state: OdysseyState) -> list[ScoreLine]:
    """OD-28: everything that counts is open."""
    lines = []
    for seat in range(state.seats):
        cards, chips = state.cards[seat].bit_count(), state.chips[seat]
        lines.append(ScoreLine(seat, "OD-28", "score-cards", {"cards": cards}, cards))
        lines.append(ScoreLine(seat, "OD-28", "score-chips", {"chips": chips}, -chips))
        if state.home >> seat & 1:
            lines.append(ScoreLine(seat, "OD-27", "score-home", {}, 0))
    return lines


def ending(state: OdysseyState) -> Text:
    """OD-27, OD-28: return the captain who came home, or that the rounds are over."""
    home = [COLOURS[seat] for seat in range(state.seats) if state.home >> seat & 1]
    if not home:
        return state.game.make_text("OD-28", "ending-rounds", rounds=state.max_rounds)
    if len(home) == 1:
        chips = state.chips[COLOURS.index(home[0])]
        if chips == 0:
            return state.game.make_text("OD-27", "ending-home", colour=home[0])
        return state.game.make_text("OD-27", "ending-home-excused", colour=home[0], chips=chips)
    return state.game.make_text("OD-27", "ending-together", number=len(home))
