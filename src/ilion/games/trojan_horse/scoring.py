"""The score sheet: the winner of each district, and the points for it."""

from __future__ import annotations

from ilion.core.definition import ScoreLine
from ilion.games.trojan_horse.components import BONUS, COLOURS, DISTRICTS, TREASURES
from ilion.games.trojan_horse.state import HorseState


def known_treasure(state: HorseState, district: int, viewer: int) -> int | None:
    """TH-28: return the value of the treasure in a district, if the viewer has seen it."""
    return TREASURES[state.treasure[district]] if state.knows(district, viewer) else None


def score_sheet(state: HorseState, viewer: int) -> list[ScoreLine]:
    """TH-25, TH-26: return one line per district that somebody wins."""
    lines = []
    owner, total, winners = state.owner, state.total, state.winners()
    for d, name in enumerate(DISTRICTS):
        colour = winners[d]
        if colour < 0:
            continue
        facts: dict[str, str | int] = {"district": name, "colour": COLOURS[colour], "heroes": total[d], "bonus": BONUS[d]}
        treasure = known_treasure(state, d, viewer)
        if treasure is not None:
            facts["treasure"] = treasure
        key = "score-district-unseen" if treasure is None else "score-district"
        lines.append(ScoreLine(owner[colour], "TH-25", key, facts, total[d] + BONUS[d] + (treasure or 0)))
    return lines
