"""A guest asks a rated table to play unrated, and the people there answer.

The game must not have begun, and the table must have players. All of them must agree, and so must people who sit down while the
question is open. If all agree, the table is unrated for good and the guest gets a seat, if one is still free.
"""

from __future__ import annotations

from typing import Any

from ilion.table import fairness
from ilion.table.errors import Forbidden, NotNow
from ilion.table.log import Entry
from ilion.table.seating import User, begin_if_full, seat_to_join
from ilion.table.session import Session
from ilion.table.unrated import UnratedRequest

AnySession = Session[Any]


def check_question(session: AnySession, user: User, invited_to: int | None = None) -> None:
    """Raise unless a guest may ask this table now. `invited_to` is the seat of their invitation."""
    table = session.table
    if user.has_account:
        raise NotNow("can-sit", "you have an account: take a seat")
    if table.started or table.sealed_at is not None:
        raise NotNow("begun", "the game has begun, or is about to begin: it stays as it is")
    if not table.setup.rated:
        raise NotNow("not-rated", "this table is not rated: take a seat")
    if table.setup.tournament is not None:
        raise Forbidden("tournament", "the tables of a tournament stay as they are")
    if user.id in table.unrated.askers:
        raise NotNow("asked-before", "you have asked this table before: everybody may ask a table once")
    if table.unrated.open is not None:
        raise NotNow("asked-already", "somebody else has asked this table already: wait for the answer")
    seat_to_join(session, user.id, invited_to, invited=invited_to is not None)
    if not table.unrated.pending(table.seats):
        raise NotNow("nobody-to-ask", "nobody sits at this table who could agree")


def ask(session: AnySession, user: User, name: str | None, pledge: str, invited_to: int | None, now: int) -> list[Entry]:
    """Ask everybody at the table. The pledge is to the value that the guest's device adds to the draws if they get a seat."""
    check_question(session, user, invited_to)
    fairness.check_pledge(pledge)
    return session.table.ask_unrated(user.id, name or user.name, pledge, invited_to, now)


def withdraw(session: AnySession, user_id: str, now: int) -> list[Entry]:
    """Withdraw the guest's own question."""
    request = session.table.unrated.open
    if request is None or request.holder != user_id:
        raise no_question()
    return session.table.withdraw_unrated(now)


def answer(session: AnySession, seat: int, accept: bool, now: int) -> list[Entry]:
    """Agree, or refuse, even after having agreed. Nothing happens if the seat has agreed before."""
    table = session.table
    if table.unrated.open is None:
        raise no_question()
    if accept and seat not in table.unrated.pending(table.seats):
        return []
    return table.answer_unrated(seat, accept, now) + settle(session, now)


def settle(session: AnySession, now: int) -> list[Entry]:
    """Make the table unrated once everybody there has agreed; do nothing if somebody has not. If nobody is left there, the question
    is over."""
    table, request = session.table, session.table.unrated.open
    if request is None or table.unrated.pending(table.seats):
        return []
    if not any(seat.kind == "person" for seat in table.seats):
        return table.withdraw_unrated(now)
    return table.become_unrated(now) + _seat_guest(session, request, now)


def part_from(session: AnySession, blocked: set[str], now: int) -> list[Entry]:
    """End the question of a guest if the guest and a person who has just sat down have blocked one another; neither learns why."""
    request = session.table.unrated.open
    return session.table.withdraw_unrated(now) if request is not None and request.holder in blocked else []


def _seat_guest(session: AnySession, request: UnratedRequest, now: int) -> list[Entry]:
    """Give the guest a seat if one is free. At a live table they must be there: their clock would run without them."""
    table = session.table
    if table.setup.control.kind == "realtime" and not session.present(request.holder):
        return []
    try:
        seat = seat_to_join(session, request.holder, request.seat, invited=request.seat is not None)
    except (NotNow, Forbidden):
        return []
    entries = table.sit(seat, now, "person", holder=request.holder, name=request.name, pledge=request.pledge)
    return entries + begin_if_full(table, now)


def no_question() -> NotNow:
    """Return the error for an answer without a question."""
    return NotNow("no-question", "no guest asks this table to play unrated")
