"""The meaning of every message that a client sends about a table.

A message is validated plain data: a mapping with its `type` and fields, an `id` that comes back in the reply, and a `seat` if it is
for one of several. The functions below take a session, the caller and the message, and give back log entries or the reply:

- `run` carries out a command: its entries are in the table, and `acknowledge` is the reply once the host has stored them;
- `answer` replies to a question that changes nothing;
- `view_as`, `shown`, `chat_line` and `start_hint` are for the messages for which a host must do something itself: read the chat for
  a new welcome, send what they bring about, store and number a line, let a bot think.

Errors are those of `ilion.table.errors` and `ilion.core.errors`; a message that raises one has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ilion.core.rng import Rng
from ilion.table import asking, visibility
from ilion.table.callers import Caller, Delivery
from ilion.table.errors import Forbidden, NotSignedIn
from ilion.table.log import Entry
from ilion.table.session import Session
from ilion.table.thinking import HintTask
from ilion.table.visibility import Viewer

Message = Mapping[str, Any]
AnySession = Session[Any]


def own_seat(session: AnySession, caller: Caller, message: Message) -> int:
    """Return the seat that a message is for: the one it names, the uncovered one, or the caller's only one."""
    own, seat = session.seats_of(caller.user_id), message.get("seat")
    if seat is not None:
        if seat not in own:
            raise Forbidden("not-your-seat", f"seat {seat} is not yours")
        return int(seat)
    if caller.viewer is not None and caller.viewer in own:
        return caller.viewer
    if len(own) != 1:
        raise Forbidden("no-seat", "you have several seats here: name the seat this is for" if own else "you have no seat here")
    return own[0]


# Commands


def run(session: AnySession, caller: Caller, message: Message, now: int) -> list[Entry]:
    """Carry out a command. The table has its entries when this returns; there are none if the same message came before."""
    return COMMANDS[message["type"]](session, own_seat(session, caller, message), message, now)


def acknowledge(session: AnySession, caller: Caller, message: Message) -> dict[str, Any]:
    """Return the reply to a command that was stored, to a chat line, or to a ping."""
    seat = own_seat(session, caller, message) if message["type"] in COMMANDS else caller.viewer
    return {"type": "ack", "id": message.get("id"), "seq": session.table.seq(seat)}


def _reveal(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return session.table.reveal(seat, message["value"], now)


def _play(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return session.table.play(seat, message["move"], message["seq"], message["key"], now)


def _undo(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return session.table.undo(seat, message.get("n", 1), message["seq"], message["key"], now)


def _commit(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return session.table.commit(seat, message["seq"], message["key"], now)


def _request_undo(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return session.table.request_undo(seat, now)


def _answer_undo(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return session.table.answer_undo(seat, message["accept"], now)


def _answer_unrated(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return asking.answer(session, seat, message["accept"], now)


def _resign(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return session.table.resign(seat, session.levels.default, now)


def _stand_in(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    """Let a bot decide for the caller's seat, or for the seat of an absent person or program."""
    absent = message.get("absent")
    if absent is not None:
        seats = session.table.seats
        if not 0 <= absent < len(seats) or seats[absent].kind not in ("person", "external") or session.online(absent):
            raise not_absent()
        seat = absent
    return session.table.stand_in(seat, session.levels.default, now)


def not_absent() -> Forbidden:
    """Return the error for a seat whose holder is there and plays for themselves."""
    return Forbidden("not-absent", "a bot stands in for an absent person or program only")


def _reclaim(session: AnySession, seat: int, message: Message, now: int) -> list[Entry]:
    return session.table.reclaim(seat, now)


COMMANDS: Mapping[str, Callable[[AnySession, int, Message, int], list[Entry]]] = {
    "reveal": _reveal,
    "play": _play,
    "undo": _undo,
    "commit": _commit,
    "request-undo": _request_undo,
    "answer-undo": _answer_undo,
    "answer-unrated": _answer_unrated,
    "resign": _resign,
    "stand-in": _stand_in,
    "reclaim": _reclaim,
}


# Questions


def answer(session: AnySession, caller: Caller, message: Message) -> dict[str, Any]:
    """Answer a question from the seat that the caller has uncovered."""
    if message["type"] == "ping":
        return acknowledge(session, caller, message)
    viewer = viewer_of(session, caller, message)
    return {"type": message["type"], "id": message.get("id")} | QUESTIONS[message["type"]](session, viewer, message)


def viewer_of(session: AnySession, caller: Caller, message: Message) -> Viewer:
    """Return the viewer for a question: the uncovered seat, or any seat for the past of a finished game."""
    seat = message.get("seat")
    if seat is None or seat == caller.viewer:
        return caller.viewer
    if message["type"] == "past" and session.table.over and 0 <= seat < len(session.table.seats):
        return int(seat)
    raise Forbidden("covered", "that seat is not uncovered here")


def _preview(session: AnySession, viewer: Viewer, message: Message) -> dict[str, Any]:
    return {"move": message["move"], "data": visibility.preview(session.table, viewer, message["move"])}


def _explain(session: AnySession, viewer: Viewer, message: Message) -> dict[str, Any]:
    return {"move": message["move"]} | visibility.explain(session.table, viewer, message["move"])


def _past(session: AnySession, viewer: Viewer, message: Message) -> dict[str, Any]:
    return visibility.past(session.table, viewer, message["number"])


def _sheet(session: AnySession, viewer: Viewer, message: Message) -> dict[str, Any]:
    table = session.table
    return {"lines": visibility.sheet(table.state_for(viewer), viewer) if table.started else []}


QUESTIONS: Mapping[str, Callable[[AnySession, Viewer, Message], dict[str, Any]]] = {
    "preview": _preview,
    "explain": _explain,
    "past": _past,
    "sheet": _sheet,
}


# Messages for which the host does something itself


def view_as(session: AnySession, caller: Caller, message: Message) -> None:
    """Uncover one of the caller's seats, or cover all; the host replies with a welcome that has the message's id."""
    seat = message.get("seat")
    if seat is not None and seat not in session.seats_of(caller.user_id):
        raise Forbidden("not-your-seat", f"seat {seat} is not yours")
    caller.viewer = seat


def shown(session: AnySession, caller: Caller, message: Message, now: int) -> list[Delivery[Any]]:
    """Record how much of the record the caller's device has shown for the uncovered seat. At a table that plays by memory, the
    returned messages redact everything that people must remember from now on; the host sends them and then the acknowledgement."""
    viewer_of(session, caller, message)
    return session.mark_shown(caller, message["number"], now)


def chat_line(session: AnySession, caller: Caller, message: Message, now: int) -> dict[str, Any]:
    """Return a line of chat for the host to store; with its `id` it is sent as `chat_message`."""
    if caller.user_id is None:
        raise NotSignedIn("sign in or take a seat to chat")
    own = session.seats_of(caller.user_id)
    return {"at": now, "name": caller.name, "seat": own[0] if own else None, "text": message["text"]}


def chat_message(line: Mapping[str, Any]) -> dict[str, Any]:
    """Return a stored line as a message for everybody."""
    return {"type": "chat", "line": {name: line[name] for name in ("id", "at", "name", "seat", "text")}}


def chat_deleted(id: int) -> dict[str, Any]:
    """Return the message that takes a line of chat from every screen."""
    return {"type": "chat-deleted", "line": id}


def start_hint(session: AnySession, caller: Caller, message: Message, seed: int) -> HintTask:
    """Return the task of a bot for a hint. It gets a world that the seat cannot distinguish from the real one."""
    seat = viewer_of(session, caller, message)
    if session.table.setup.contest:
        raise Forbidden("rated", "there are no hints in a rated game or a tournament")
    state = visibility.turn_of(session.table, seat)
    assert seat is not None
    world = visibility.forget(session.table, seat, state.resample(seat, Rng(seed)), seed)
    return HintTask(seat, session.table.seq(seat), world, message.get("id"))


def hint_message(task: HintTask, moves: Sequence[tuple[str, float | None, int]]) -> dict[str, Any]:
    """Return the reply to a hint: moves in notation, the seat's expected result, and the number of times each was tried."""
    found = [visibility.move_seen(task.world, text) | {"value": value, "visits": visits} for text, value, visits in moves]
    return {"type": "hint", "id": task.id, "seat": task.seat, "seq": task.seq, "moves": found}
