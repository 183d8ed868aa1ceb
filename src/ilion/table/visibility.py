"""The knowledge of a table's viewer: a seat, or a spectator (None). Everything that a host sends about the game comes from here and
is built from the viewer's knowledge alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from typing import Any, TypeVar

from ilion.core.actors import OVER, SPECTATOR
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.table.errors import MustRemember, NotYourTurn, TableError
from ilion.table.history import Step
from ilion.table.table import Table, is_final

Viewer = int | None


def event_seen(step: Step, viewer: Viewer, redacted: bool = False) -> dict[str, Any]:
    """Return an event as a viewer perceives it; `redacted` leaves out facts that people must remember themselves."""
    seen = perceived_action(step, viewer)
    return (redacted_event(step, seen) if redacted else None) or describe_event(step, seen)


def perceived_action(step: Step, viewer: Viewer) -> int | None:
    """Return the event as an action that the viewer perceives; None if it takes events back. Viewers with the same value receive
    the same message."""
    return None if step.before is None or step.action is None else step.before.seen(step.action, viewer)


def describe_event(step: Step, seen: int | None) -> dict[str, Any]:
    """Describe an event when it happens, for all viewers who perceive this action."""
    number, event, before, _, _ = step
    if before is None or seen is None:
        return {"number": number, "actor": None, "undone": event.undone}
    return {"number": number, "actor": event.actor if event.actor >= 0 else None, **_describe_cached(before, seen)}


def redacted_event(step: Step, seen: int | None) -> dict[str, Any] | None:
    """Describe an event as it is shown after its turn, if people must remember the past; None if nothing changes."""
    number, event, before, _, _ = step
    left = None if before is None or seen is None else _cached(_redact, before, seen)
    return None if left is None else {"number": number, "actor": event.actor if event.actor >= 0 else None, **left}


def log_seen(table: Table, viewer: Viewer, since: int = 0) -> list[dict[str, Any]]:
    """Return all events from a number on, as the viewer may see them now."""
    end = redacted_before(table, viewer)
    return [event_seen(step, viewer, step.number < end) for step in table.history.steps(since)]


def story_seen(
    table: Table, viewer: Viewer, numbers: Collection[int] | None = None, recalls_from: int | None = None
) -> dict[str, Any]:
    """The turns that events with these numbers (None: all) belong to, and the beats of those events. Without `recalls_from`, facts
    that must be remembered by now are left out."""
    first = redacted_before(table, viewer) if recalls_from is None else recalls_from
    return table.story.everything(viewer, first) if numbers is None else table.story.seen(viewer, numbers, first)


def recalls(table: Table, viewer: Viewer) -> bool:
    """Whether facts that people must remember are sent to a viewer: programs are, and everybody is once the game is over."""
    return table.over or (viewer is not None and table.seats[viewer].kind == "external")


def redacted_before(table: Table, viewer: Viewer) -> int:
    """Return the first event that the viewer is still told in full, at a table that plays by memory: a spectator those of the
    current turn, a seat also those that its device has not shown yet, because it was away or others were too fast."""
    return memory_of(table, viewer)[0]


def memory_of(table: Table, viewer: Viewer) -> tuple[int, str | None]:
    """Return the same together with the clause by which the viewer must remember earlier events; None if there is none."""
    clause = table.memory_clause
    return _memory_of(table, viewer, clause is None or recalls(table, viewer))


def _memory_of(table: Table, viewer: Viewer, recall: bool) -> tuple[int, str | None]:
    if recall:
        return 0, None
    return table.turn_began if viewer is None else table.redacted_before(viewer), table.memory_clause


def forget(table: Table, seat: int, world: State, seed: int) -> State:
    """Let a bot that thinks for a person know no more than a player with a bad memory, at a table that plays by memory."""
    if table.memory_clause and not recalls(table, seat):
        table.game.evaluator().forget(world, seat, Rng(seed))
    return world


def moves_of(state: State) -> list[dict[str, Any]]:
    """Return the legal moves of the seat to act, for that seat alone. A `final` move cannot be undone freely."""
    game = state.game
    by_memory = game.memory_clause(state.options) is not None
    final, draft = _MADE.get((_final, game.id), NOTHING), _MADE.get((_draft, game.id), NOTHING)
    found = []
    for action in state.legal_actions():
        ends = is_final(state, action, by_memory)
        move = (final if ends else draft).get(game.description_cache_key(state, action))
        found.append(_cached(_final if ends else _draft, state, action) if move is None else move)
    return found


def move_seen(state: State, text: str) -> dict[str, Any]:
    """Describe a move for the seat that may make it."""
    return _describe_cached(state, state.parse(text))


Made = TypeVar("Made")
# by the function and the id of the game, then by the key of the action, which is never None
_MADE: dict[tuple[Callable[..., Any], str], dict[Hashable, Any]] = {}
NOTHING: Mapping[Hashable, Any] = {}
MAX_DESCRIPTIONS = 4_000  # of a game and a kind


def _cached(make: Callable[[State, int], Made], state: State, action: int) -> Made:
    """Compute something for an action; the result must not be changed. It is cached if the game defines a key."""
    game = state.game
    depends_on = game.description_cache_key(state, action)
    if depends_on is None:
        return make(state, action)
    made = _MADE.setdefault((make, game.id), {})
    found: Made
    try:
        found = made[depends_on]
    except KeyError:
        if len(made) >= MAX_DESCRIPTIONS:
            made.clear()
        found = made[depends_on] = make(state, action)
    return found


def _describe_cached(state: State, action: int) -> dict[str, Any]:
    """Describe an action; the result must not be changed."""
    return _cached(_describe, state, action)


def _describe(state: State, action: int) -> dict[str, Any]:
    return {"text": state.text(action), "words": state.words(action).to_dict(), "data": state.describe(action)}


def _final(state: State, action: int) -> dict[str, Any]:
    return _describe(state, action) | {"final": True}


def _draft(state: State, action: int) -> dict[str, Any]:
    return _describe(state, action) | {"final": False}


def _redact(state: State, event: int) -> dict[str, Any] | None:
    left = state.game.redacted(state, event)
    if left is None:
        return None
    text, words, data = left
    return {"text": text, "words": words.to_dict(), "data": data}


def shared(table: Table) -> dict[str, Any]:
    """Return the part of the table's state that is the same for everybody; only the prompt differs for a seat with a draft."""
    request, status = table.request, table.status
    running, over = status == "running", status == "over"
    return {
        "events": len(table.record.events),
        "status": status,
        "actor": table.state.actor if running else None,
        "prompt": table.state.prompt().to_dict() if running else None,
        "clock": table.clock.to_dict(),
        "undo": None if request is None else {"seat": request.seat, "number": request.number, "pending": sorted(request.pending)},
        "result": result(table) if over else None,
    }


def table_state(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Return the table as a viewer may see it now: the view, the prompt, and on the viewer's own turn the moves and the draft."""
    return table_states(table, [viewer])[viewer]


def table_states(table: Table, viewers: Collection[Viewer]) -> dict[Viewer, dict[str, Any]]:
    """Return the same for several viewers. They share parts, so the results must not be changed."""
    common = shared(table)
    recalled = {viewer: recalls(table, viewer) for viewer in viewers}
    views = _views(table, recalled) if table.started else {}
    if table.memory_clause is None:
        return {viewer: _table_state(table, viewer, common, views.get(viewer), True) for viewer in viewers}
    return {viewer: _table_state(table, viewer, common, views.get(viewer), recall) for viewer, recall in recalled.items()}


def _views(table: Table, recalled: Mapping[Viewer, bool]) -> dict[Viewer, dict[str, Any]]:
    """Return the views, each from the state that its viewer may see, with the facts that they need not remember."""
    found: dict[Viewer, dict[str, Any]] = {}
    numbers: dict[int, bool] = {}
    drafter = None if table.draft_state is None else table.actor
    for viewer, recall in recalled.items():
        if viewer is None:
            numbers[SPECTATOR] = recall
        elif viewer != drafter:
            numbers[viewer] = recall
        else:
            found[viewer] = table.state_for(viewer).view(viewer, recall=recall)
    for number, view in table.game.views(table.state, numbers).items():
        found[None if number == SPECTATOR else number] = view
    return found


def _table_state(table: Table, viewer: Viewer, common: dict[str, Any], view: dict[str, Any] | None, recall: bool) -> dict[str, Any]:
    past_from, memory_clause = _memory_of(table, viewer, recall)
    found = {
        **common,
        "seq": table.seq(viewer),
        "past_from": past_from,
        "memory_clause": memory_clause,
        "viewer": viewer,
        "view": view,
        "moves": None,
        "draft": [],
    }
    if viewer is not None and viewer == common["actor"]:
        state = table.state_for(viewer)
        if state is not table.state:
            found["prompt"] = state.prompt().to_dict()
        if table.bot_to_act is None:
            found["moves"] = moves_of(state)
        found["draft"] = [draft_seen(step) for step in table.draft]
    return found


def draft_seen(step: Step) -> dict[str, Any]:
    assert step.before is not None
    assert step.action is not None
    return _describe_cached(step.before, step.action)


def sheet(state: State, viewer: Viewer) -> list[dict[str, Any]]:
    """Return the score sheet; before the end, as far as the viewer knows it."""
    return [
        {"seat": line.seat, "clause": line.clause, "key": line.key, "facts": dict(line.facts), "points": line.points}
        for line in state.score_sheet(viewer)
    ]


def result(table: Table) -> dict[str, Any]:
    """Return the end of the game, the same for everybody. After a resignation nothing hidden is shown, and there are no scores."""
    ended = table.state.actor == OVER
    ending = table.state.ending()
    return {
        "places": table.places(),
        "scores": table.state.scores() if ended else None,
        "sheet": sheet(table.state, None) if ended else None,
        "course": course(table) if ended else None,
        "ending": ending.to_dict() if ending is not None else None,
        "resigned": [number for number, seat in enumerate(table.seats) if seat.resigned],
        "adjudication": None if table.adjudication is None else table.adjudication.to_dict(),
    }


def course(table: Table) -> list[dict[str, Any]]:
    """Return the course of the scores: those of all seats at the beginning, and after every event that changed them. Hidden points
    count, so this may only be used when nothing is hidden any more."""
    found: list[dict[str, Any]] = []
    for step in table.history.steps():
        if step.before is not None:
            _note(found, step.number, step.before)
    _note(found, len(table.record.events), table.state)
    return found


def _note(course: list[dict[str, Any]], events: int, state: State) -> None:
    scores = state.scores()
    if not course or course[-1]["scores"] != scores:
        course.append({"events": events, "scores": scores})


def turn_of(table: Table, viewer: Viewer) -> State:
    """Return the state in which the viewer is to decide; raise for everybody else."""
    if viewer is None or viewer != table.actor or table.bot_to_act is not None:
        raise NotYourTurn("only the seat that is to act gets an answer to this")
    return table.state_for(viewer)


def preview(table: Table, viewer: Viewer, text: str) -> dict[str, Any]:
    """Return the consequences of a move, as far as its seat can know them; only for the seat to act."""
    state = turn_of(table, viewer)
    assert viewer is not None
    return state.preview(state.parse(text), viewer, recall=recalls(table, viewer))


def explain(table: Table, viewer: Viewer, text: str) -> dict[str, Any]:
    """Return whether a text is a legal move and if not, why; only for the seat to act."""
    return turn_of(table, viewer).explain_text(text)


def past(table: Table, viewer: Viewer, number: int) -> dict[str, Any]:
    """Return the table after `number` events, as the viewer saw it then."""
    if not 0 <= number <= len(table.record.events):
        raise TableError(f"there are {len(table.record.events)} events; {number} is not among them")
    if number < (first := redacted_before(table, viewer)):
        clause = table.memory_clause
        assert clause is not None
        raise MustRemember(clause, f"at this table you must remember the past: you can go back to event {first}")
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
