"""The score sheet, goal step by goal step, and the reason for the end."""

from __future__ import annotations

from ilion.core.definition import ScoreLine
from ilion.core.text import Fact, Text
from ilion.games.troia.components import SIDES, STAGES, STEPS_TO_WIN
from ilion.games.troia.state import TroiaState
from ilion.games.troia.view import beyond, horse


def score_sheet(state: TroiaState) -> list[ScoreLine]:
    """TR-28 to TR-30: return a line for every part and every stage; heroes beyond count only in a tie."""
    built = {part: card for part, card in horse(state).items() if card}
    lines = [ScoreLine(0, "TR-28", "score-part", {"part": part}, 1) for part in built]
    lines += [ScoreLine(1, "TR-29", "score-stage", {"stage": n + 1, "icon": STAGES[n]}, 1) for n in range(state.steps[1])]
    for seat, side in enumerate(SIDES):
        facts: dict[str, Fact] = {"side": side, "number": beyond(seat, state.zone)}
        lines.append(ScoreLine(seat, "TR-30", "score-heroes", facts, 0))
    return lines


def ending(state: TroiaState) -> Text:
    greeks, trojans = state.steps
    for seat, key in enumerate(("ending-horse", "ending-road")):
        if state.steps[seat] == STEPS_TO_WIN:
            return state.game.make_text(("TR-28", "TR-29")[seat], key)
    facts: dict[str, Fact] = {"side": SIDES[state.n_deck[0] > 0], "greeks": greeks, "trojans": trojans}
    places = state.places()
    if places[0] == places[1]:
        return state.game.make_text("TR-30", "ending-draw", **facts)
    return state.game.make_text(
        "TR-30", "ending-steps" if greeks != trojans else "ending-heroes", winner=SIDES[places[1] == 1], **facts
    )
