"""What a viewer of a table is told: a seat as its people see it, or a spectator (None). Everything that leaves the table about the
game comes from here, built from the viewer's knowledge alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ilion.core.actors import OVER
from ilion.core.record import Record
from ilion.core.state import State
from ilion.table.errors import NotYourTurn, TableError
from ilion.table.table import Step, Table, is_final, state_after

Viewer = int | None


def event_seen(step: Step, viewer: Viewer) -> dict[str, Any]:
    """An event of the record as a viewer perceives it."""
    number, event, before, action = step
    if before is None or action is None:
        return {"number": number, "actor": None, "undone": event.undone}
    seen = before.seen(action, viewer)
    return {
        "number": number,
        "actor": event.actor if event.actor >= 0 else None,
        "text": before.text(seen),
        "words": before.words(seen).data(),
        "data": before.describe(seen),
    }


def steps_of(record: Record, since: int = 0) -> Iterable[Step]:
    """The steps of a sound record from an event on, played again."""
    past: list[State] = [record.start()]
    for number, event in enumerate(record.events):
        if event.undone:
            del past[-event.undone :]
            step = Step(number, event, None, None)
        else:
            before = past[-1]
            action = before.parse(event.text)
            past.append(before.copy())
            past[-1].apply(action)
            step = Step(number, event, before, action)
        if number >= since:
            yield step


def log_seen(table: Table, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
    """All events from a number on, as the viewer perceives them."""
    return [event_seen(step, viewer) for step in steps_of(table.record, since)]


def recalls(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer is told what people must remember by themselves: programs are."""
    return viewer is not None and table.seats[viewer].kind == "outside"


def moves_of(state: State) -> list[dict[str, Any]]:
    """The legal moves of the acting seat, for its own eyes. `final` ones cannot be taken back freely."""
    moves = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        moves.append(
            {
                "text": state.text(action),
                "words": state.words(action).data(),
                "data": state.describe(action),
                "final": is_final(state, action, after),
            }
        )
    return moves


def situation(table: Table, viewer: Viewer) -> dict[str, Any]:
    """How the table stands now for a viewer: the view, what is awaited, and on the viewer's own turn the moves and the draft."""
    state = table.now_for(viewer)
    mine = viewer is not None and viewer == table.actor
    request = table.request
    return {
        "seq": table.seq(viewer),
        "events": len(table.record.events),
        "status": "over" if table.over else "running" if table.started else "waiting",
        "actor": table.actor,
        "viewer": viewer,
        "view": state.view(viewer, recall=recalls(table, viewer)) if table.started else None,
        "prompt": state.prompt().data() if table.running else None,
        "moves": moves_of(state) if mine and table.bot_to_act is None else None,
        "draft": [draft_seen(step) for step in table.draft] if mine else [],
        "clock": table.clock.data(),
        "undo": None if request is None else {"seat": request.seat, "number": request.number, "waiting": sorted(request.waiting)},
        "result": result(table) if table.over else None,
    }


def draft_seen(step: Step) -> dict[str, Any]:
    assert step.before is not None
    assert step.action is not None
    before, action = step.before, step.action
    return {"text": step.event.text, "words": before.words(action).data(), "data": before.describe(action)}


def sheet(state: State, viewer: Viewer) -> list[dict[str, Any]]:
    """The score sheet, before the end as far as the viewer knows it."""
    return [
        {"seat": line.seat, "clause": line.clause, "key": line.key, "facts": dict(line.facts), "points": line.points}
        for line in state.score_sheet(viewer)
    ]


def result(table: Table) -> dict[str, Any]:
    """How it ended, the same for everybody. After a resignation nothing hidden is shown, and there are no scores."""
    ended = table.state.actor == OVER
    ending = table.state.ending()
    return {
        "places": table.places(),
        "scores": table.state.scores() if ended else None,
        "sheet": sheet(table.state, None) if ended else None,
        "ending": ending.data() if ending is not None else None,
        "resigned": [number for number, seat in enumerate(table.seats) if seat.resigned],
    }


def preview(table: Table, viewer: Viewer, text: str) -> dict[str, Any]:
    """What a move would bring about, as far as its seat can know; for the seat that is to act alone."""
    if viewer is None or viewer != table.actor:
        raise NotYourTurn("consequences are shown to the seat that is to act")
    state = table.now_for(viewer)
    return state.preview(state.parse(text), viewer, recall=recalls(table, viewer))


def past(table: Table, viewer: Viewer, number: int) -> dict[str, Any]:
    """The view of an earlier moment: after so many events, as the viewer saw it then."""
    if not 0 <= number <= len(table.record.events):
        raise TableError(f"there are {len(table.record.events)} events; {number} lies outside")
    return state_after(table.record, number).view(viewer, recall=recalls(table, viewer))


def seats_seen(table: Table) -> list[dict[str, Any]]:
    return [seat.data() for seat in table.seats]
