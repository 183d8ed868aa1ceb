"""An event of a finished game for the seat that looks back at it: the board before and after, the move and, if the decision was the
seat's own, the bot's move. Everything is built from the seat's knowledge at that moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import IlionError
from ilion.core.previews import foreseen
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.core.text import Names
from ilion.table.errors import NoSuchSeat, NotNow, TableError
from ilion.table.history import Step
from ilion.table.table import Table
from ilion.table.visibility import event_seen, move_seen, moves_of

DRAWN = "* "  # begins a draw in a line of play


class NoEvent(TableError):
    """The game has no such event."""

    key = "no-event"
    status = 404


class NoDecision(TableError):
    """The event was not a decision of this seat, or there was nothing to decide."""

    key = "no-decision"


def step_to(table: Table, n: int) -> Step:
    """Return the event that led to position n, with the state before it."""
    if not table.over:
        raise NotNow("review-running", "the game is not over: a review is made afterwards")
    number = n - 1
    if not 0 <= number < len(table.record.events) or table.record.events[number].undone:
        raise NoEvent(f"no event led to position {n}: there are {len(table.record.events)} events")
    return next(table.history.steps(number))


def own_decision(table: Table, n: int, seat: int) -> Step:
    """Return the event that led to position n if it was a decision of the seat with more than one move."""
    _check_seat(table, seat)
    step = step_to(table, n)
    assert step.before is not None
    if step.before.actor != seat or step.before.n_legal() < 2:
        raise NoDecision(f"event {n} was not a decision of seat {seat}, or there was only one move")
    return step


def names_for(table: Table, seat: int) -> Names:
    """Return a seat's names for the players."""
    return Names([other.name for other in table.seats], frozenset({seat}))


def reviewed_event(
    table: Table, n: int, seat: int, language: str | None, best: str | None = None, line: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Describe the event that led to position n for a seat. `best` is the bot's move and `line` its continuation; both are only for
    the seat that decided, since they may name its cards. Without a language there are no facts in sentences: a host without Fluent
    leaves the words to the page."""
    _check_seat(table, seat)
    step = step_to(table, n)
    before = step.before
    assert before is not None
    assert step.action is not None
    after = before.copy()
    after.apply(step.action)
    own = before.actor == seat
    names = names_for(table, seat)
    return {
        "n": n,
        "seat": seat,
        "before": _position(before, n - 1, seat) | {"moves": moves_of(before) if own else None},
        "after": _position(after, n, seat) | {"moves": None},
        "played": _move(event_seen(step, seat)) | (_foresight(before, step.action, seat, language, names) if own else UNFORESEEN),
        "best": _best(before, best, seat, language, names) if own and best is not None else None,
        "line": _line(before, line, seat, n) if own else [],
    }


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat(f"there is no seat {seat}: the seats are 0 to {len(table.seats) - 1}")


def _position(state: State, number: int, seat: int) -> dict[str, Any]:
    """Return the board as `past` does; the number of events is that of the time."""
    return {
        "number": number,
        "events": number,
        "viewer": seat,
        "view": state.view(seat),
        "prompt": state.prompt().to_dict() if state.actor != OVER else None,
        "actor": state.actor if state.actor >= 0 else None,
    }


UNFORESEEN: dict[str, Any] = {"preview": None, "facts": []}


def _move(described: Mapping[str, Any]) -> dict[str, Any]:
    words = described["words"]
    return {"move": described["text"], "words": words, "data": described["data"], "clause": words["clause"]}


def _foresight(state: State, action: int, seat: int, language: str | None, names: Names) -> dict[str, Any]:
    preview = state.preview(action, seat)
    told = foreseen(state.game, preview, language, names) if language is not None else ()
    return {"preview": preview, "facts": [f"{label}: {value}" for label, value in told]}


def _best(state: State, best: str, seat: int, language: str | None, names: Names) -> dict[str, Any]:
    return _move(move_seen(state, best)) | _foresight(state, state.parse(best), seat, language, names)


def _line(state: State, line: tuple[str, ...], seat: int, n: int) -> list[dict[str, Any]]:
    """Return the words of a line of play, played in a world that the seat could not distinguish from the real one, as far as
    possible."""
    world = state.resample(seat, Rng(n))
    words = []
    for text in line:
        try:
            action = world.parse(text.removeprefix(DRAWN))
            if text.startswith(DRAWN) != (world.actor == CHANCE):
                break
            words.append(world.words(world.seen(action, seat)).to_dict())
            world.apply(action)
        except IlionError:  # the bot drew a card that is elsewhere in this world
            break
    return words
