"""What a viewer of a table is told: a seat as its people see it, or a spectator (None). Everything that leaves the table about the
game comes from here, built from the viewer's knowledge alone."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any

from ilion.core.actors import OVER
from ilion.core.state import State
from ilion.table.errors import MustRemember, NotYourTurn, TableError
from ilion.table.history import Step
from ilion.table.table import Table, is_final

Viewer = int | None


def event_seen(step: Step, viewer: Viewer, faded: bool = False) -> dict[str, Any]:
    """An event of the record as a viewer perceives it; `faded` if what must be remembered of it is not told any more."""
    seen = perceived_action(step, viewer)
    return (redacted_event(step, seen) if faded else None) or describe_event(step, seen)


def perceived_action(step: Step, viewer: Viewer) -> int | None:
    """The event as the viewer perceives it, a number; None when it takes events back. Who perceives the same is told the same."""
    return None if step.before is None or step.action is None else step.before.seen(step.action, viewer)


def describe_event(step: Step, seen: int | None) -> dict[str, Any]:
    """An event as it is told when it happens to those who perceive it so."""
    number, event, before, _ = step
    if before is None or seen is None:
        return {"number": number, "actor": None, "undone": event.undone}
    return {"number": number, "actor": event.actor if event.actor >= 0 else None, **_describe_cached(before, seen)}


def redacted_event(step: Step, seen: int | None) -> dict[str, Any] | None:
    """At a table that plays by memory, what is told of an event once its turn is over; None if nothing of it must be remembered."""
    number, event, before, _ = step
    left = None if before is None or seen is None else before.game.redacted(before, seen)
    if left is None:
        return None
    text, words, data = left
    actor = event.actor if event.actor >= 0 else None
    return {"number": number, "actor": actor, "text": text, "words": words.to_dict(), "data": data}


def log_seen(table: Table, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
    """All events from a number on, as the viewer is told of them now."""
    end = redacted_before(table, viewer)
    return [event_seen(step, viewer, step.number < end) for step in table.history.steps(since)]


def story_seen(
    table: Table, viewer: Viewer, numbers: Collection[int] | None = None, recalls_from: int | None = None
) -> dict[str, Any]:
    """The turns that events with these numbers (None: all) belong to, and the beats of those events. Without `recalls_from`, what
    must be remembered by now is left out."""
    first = redacted_before(table, viewer) if recalls_from is None else recalls_from
    return table.story.everything(viewer, first) if numbers is None else table.story.seen(viewer, numbers, first)


def recalls(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer is told what people must remember by themselves: programs are, and everybody once the game is over."""
    return table.over or (viewer is not None and table.seats[viewer].kind == "external")


def redacted_before(table: Table, viewer: Viewer) -> int:
    """Before which event the past must be remembered by the viewer, at some tables. Who watches is told of the present turn, and a
    seat of all that has happened since its last one: others may be quicker than the eye."""
    if not table.game.memory_clause(table.setup.options) or recalls(table, viewer):
        return 0
    return table.turn_began if viewer is None else table.since_turn_of(viewer)


def moves_of(state: State) -> list[dict[str, Any]]:
    """The legal moves of the acting seat, for its own eyes. `final` ones cannot be taken back freely."""
    return [_describe_cached(state, action) | {"final": is_final(state, action)} for action in state.legal_actions()]


def move_seen(state: State, text: str) -> dict[str, Any]:
    """A move in notation, words and data, for the seat that is to make it."""
    return _describe_cached(state, state.parse(text))


_DESCRIPTIONS: dict[tuple[str, Hashable], dict[str, Any]] = {}
MAX_DESCRIPTIONS = 10_000


def _describe_cached(state: State, action: int) -> dict[str, Any]:
    """An action in notation, words and data, to be read only: it is kept where the game says what it depends on."""
    by = state.game.description_cache_key(state, action)
    if by is None:
        return _describe(state, action)
    key = (state.game.id, by)
    described = _DESCRIPTIONS.get(key)
    if described is None:
        if len(_DESCRIPTIONS) >= MAX_DESCRIPTIONS:
            _DESCRIPTIONS.clear()
        described = _DESCRIPTIONS[key] = _describe(state, action)
    return described


def _describe(state: State, action: int) -> dict[str, Any]:
    return {"text": state.text(action), "words": state.words(action).to_dict(), "data": state.describe(action)}


def shared(table: Table) -> dict[str, Any]:
    """What of a situation is the same for everybody; whoever has a draft is told of what is awaited after it."""
    request = table.request
    over = table.over
    return {
        "events": len(table.record.events),
        "status": table.status,
        "actor": table.actor,
        "prompt": table.state.prompt().to_dict() if table.started and not over else None,
        "clock": table.clock.to_dict(),
        "undo": None if request is None else {"seat": request.seat, "number": request.number, "pending": sorted(request.pending)},
        "result": result(table) if over else None,
    }


def table_state(table: Table, viewer: Viewer) -> dict[str, Any]:
    """How the table stands now for a viewer: the view, what is awaited, and on the viewer's own turn the moves and the draft."""
    return table_states(table, [viewer])[viewer]


def table_states(table: Table, viewers: Collection[Viewer]) -> dict[Viewer, dict[str, Any]]:
    """The same for several viewers, to be read only: they share what is the same for all."""
    common = shared(table)
    views = _views(table, viewers) if table.started else {}
    return {viewer: _table_state(table, viewer, common, views.get(viewer)) for viewer in viewers}


def _views(table: Table, viewers: Collection[Viewer]) -> dict[Viewer, dict[str, Any]]:
    """Each from the state that the viewer may be shown."""
    found: dict[Viewer, dict[str, Any]] = {}
    numbers: dict[int, Viewer] = {}
    for viewer in viewers:
        state = table.state_for(viewer)
        if state is table.state:
            numbers[table.game.check_viewer(state, viewer)] = viewer
        else:
            found[viewer] = state.view(viewer, recall=recalls(table, viewer))
    views = table.game.views(table.state, {number: recalls(table, viewer) for number, viewer in numbers.items()})
    return found | {numbers[number]: view for number, view in views.items()}


def _table_state(table: Table, viewer: Viewer, common: dict[str, Any], view: dict[str, Any] | None) -> dict[str, Any]:
    state = table.state_for(viewer)
    mine = viewer is not None and viewer == common["actor"]
    return {
        **common,
        "seq": table.seq(viewer),
        "past_from": (first := redacted_before(table, viewer)),
        "memory_clause": table.game.memory_clause(table.setup.options) if first else None,
        "viewer": viewer,
        "view": view,
        "prompt": common["prompt"] if state is table.state else state.prompt().to_dict(),
        "moves": moves_of(state) if mine and table.bot_to_act is None else None,
        "draft": [draft_seen(step) for step in table.draft] if mine else [],
    }


def draft_seen(step: Step) -> dict[str, Any]:
    assert step.before is not None
    assert step.action is not None
    return _describe_cached(step.before, step.action)


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
        "ending": ending.to_dict() if ending is not None else None,
        "resigned": [number for number, seat in enumerate(table.seats) if seat.resigned],
    }


def turn_of(table: Table, viewer: Viewer) -> State:
    """The state in which the viewer is to decide, for questions that are answered to nobody else."""
    if viewer is None or viewer != table.actor or table.bot_to_act is not None:
        raise NotYourTurn("this is answered to the seat that is to act")
    return table.state_for(viewer)


def preview(table: Table, viewer: Viewer, text: str) -> dict[str, Any]:
    """What a move would bring about, as far as its seat can know; for the seat that is to act alone."""
    state = turn_of(table, viewer)
    assert viewer is not None
    return state.preview(state.parse(text), viewer, recall=recalls(table, viewer))


def explain(table: Table, viewer: Viewer, text: str) -> dict[str, Any]:
    """Whether a text is a legal move of the seat that is to act, and if not, why; for that seat alone."""
    return turn_of(table, viewer).explain_text(text)


def past(table: Table, viewer: Viewer, number: int) -> dict[str, Any]:
    """An earlier moment: how it stood after so many events, as the viewer saw it then."""
    if not 0 <= number <= len(table.record.events):
        raise TableError(f"there are {len(table.record.events)} events; {number} lies outside")
    if number < (first := redacted_before(table, viewer)):
        clause = table.game.memory_clause(table.setup.options)
        assert clause is not None
        raise MustRemember(clause, f"at this table the past must be remembered: you can look back to event {first}")
    state = table.history.after(number)
    return {
        "number": number,
        "events": len(table.record.events),
        "viewer": viewer,
        "view": state.view(viewer, recall=recalls(table, viewer)) if table.started else {},
        "prompt": state.prompt().to_dict() if table.started and state.actor != OVER else None,
        "actor": state.actor if table.started and state.actor >= 0 else None,
    }


def seats_seen(table: Table) -> list[dict[str, Any]]:
    return [seat.to_dict() for seat in table.seats]
