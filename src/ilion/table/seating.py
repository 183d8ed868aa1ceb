"""Creating tables, and taking, leaving and changing their seats.

A host looks up the facts that only it knows (the user, the seat of an invitation), calls these functions and stores the entries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ilion.core.errors import InvalidOption
from ilion.core.registry import load
from ilion.core.rules_tag import rules_tag
from ilion.table.clock import OnTimeout, TimeControl
from ilion.table.errors import Forbidden, NoSuchSeat, NotNow
from ilion.table.levels import BotLevels
from ilion.table.log import Entry
from ilion.table.seats import is_elsewhere
from ilion.table.session import Session
from ilion.table.table import Setup, Table

Spec = Mapping[str, Any]  # a request as validated plain data
AnySession = Session[Any]

TOKEN_KINDS = ("invited", "external")  # seats that are taken with a token
MIN_BANK = 10  # seconds
PROGRAM = "Program"  # the name of a program without one


@dataclass
class User:
    """A person who takes a seat."""

    id: str
    name: str
    has_account: bool = False


# Creation


def setup_table(spec: Spec, secret: bytes, levels: BotLevels, user: User, version: int | None = None) -> Setup:
    """Return the setup of a table as the user specifies it. Invalid settings are refused: unknown games, options or levels, a
    number of seats that the game does not allow, seats that do not go together, clocks that are too short, and rated games without
    accounts, a clock or bots whose strength is known. `version` is that of the rules, if not the current one."""
    game = load(spec["game"], version)
    start = game.new(len(spec["seats"]), spec.get("options") or {})
    _check_seats(spec, levels)
    control = time_control(spec.get("clock") or {}, rated=bool(spec.get("rated")))
    if spec.get("rated"):
        _check_rated(spec, levels, user, control)
    script = spec.get("script")
    return Setup(
        game=game.id,
        rules=rules_tag(game),
        seats=start.seats,
        options=dict(start.options),
        secret=secret,
        control=control,
        rated=bool(spec.get("rated")),
        script=None if script is None else tuple(script),
    )


def _check_seats(spec: Spec, levels: BotLevels) -> None:
    seats = spec["seats"]
    for seat in seats:
        levels.check(seat.get("level"))
    kinds = [seat["kind"] for seat in seats]
    if "me" not in kinds and "hotseat" in kinds:
        raise InvalidOption("a seat at the same device goes with a seat for yourself")
    if kinds.count("me") > 1:
        raise InvalidOption("one seat is yours; further ones at your device are of kind “hotseat”")


def _check_rated(spec: Spec, levels: BotLevels, user: User, control: TimeControl) -> None:
    if spec.get("script") is not None:
        raise InvalidOption("a lesson is never rated")
    require_account(user)
    for seat in spec["seats"]:
        check_rated_seat(seat, levels)
    if control.kind == "none":
        raise InvalidOption("a rated game has a clock, which decides when somebody stays away: choose realtime or correspondence")


def require_account(user: User) -> None:
    """Raise if the user may not sit at a rated table."""
    if not user.has_account:
        raise Forbidden("needs-account", "this table is rated, for accounts only: make an account, or play at an unrated table")


def check_rated_seat(seat: Spec, levels: BotLevels) -> None:
    """Raise if a rated table cannot have such a seat."""
    if seat["kind"] in ("hotseat", "external"):
        raise InvalidOption("a rated game has no shared device and no external program")
    level = seat.get("level") or levels.default
    if seat["kind"] == "bot" and level not in levels.ratings:
        rated = ", ".join(levels.ratings) or "none in this game"
        raise InvalidOption(f"the bot {level!r} has no rating; the bots of rated games are {rated}")


def time_control(clock: Spec, *, rated: bool = False) -> TimeControl:
    """Return the time control for a clock given in seconds and days. At a rated table a player without time left resigns."""
    kind, bank, days = clock.get("kind", "none"), clock.get("bank", 0), clock.get("days", 0)
    if (kind == "realtime" and bank < MIN_BANK) or (kind == "correspondence" and days < 1):
        raise InvalidOption("a realtime clock has a bank of at least 10 seconds, a correspondence clock at least one day")
    on_timeout: OnTimeout = clock.get("on_timeout") or ("resign" if rated else "bot")
    if rated and on_timeout != "resign":
        raise InvalidOption("in a rated game no bot takes over: a player without time left resigns")
    return TimeControl(kind, bank * 1000, clock.get("increment", 0) * 1000, days, on_timeout)


def fill_seats(
    table: Table, seats: Sequence[Spec], user: User, pledge: str, holders: Mapping[int, str], levels: BotLevels, now: int
) -> list[Entry]:
    """Seat everybody as specified, and begin if every seat is filled. `holders` are the programs at external seats; `pledge` is to
    the value that the user's own device adds to the draws."""
    entries: list[Entry] = []
    for number, seat in enumerate(seats):
        name = seat.get("name") or ""
        match seat["kind"]:
            case "me":
                entries += table.sit(number, now, "person", holder=user.id, name=name or user.name, pledge=pledge)
            case "hotseat":
                entries += table.sit(number, now, "person", holder=user.id, name=name or user.name)
            case "bot":
                level = seat.get("level") or levels.default
                entries += table.sit(number, now, "bot", name=name, level=level)
            case "external":
                entries += table.sit(number, now, "external", holder=holders[number], name=name or PROGRAM)
            case kind:
                entries += table.sit(number, now, kind, name=name if kind == "invited" else "")
    return entries + begin_if_full(table, now)


def seat_others(table: Table, users: Sequence[User], now: int) -> list[Entry]:
    """Seat users at the open seats of a new table, and begin if every seat is filled then. Rated tables are for accounts."""
    entries: list[Entry] = []
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open" and not seat.filled]
    for number, user in zip(free, users, strict=False):
        if table.setup.rated:
            require_account(user)
        entries += table.sit(number, now, "person", holder=user.id, name=user.name)
    return entries + (begin_if_full(table, now) if entries else [])


def begin_if_full(table: Table, now: int) -> list[Entry]:
    """Begin the game if every seat is filled."""
    return table.begin(now) if table.full else []


# Seats


def seat_to_join(session: AnySession, user_id: str, seat: int | None, *, invited: bool = False) -> int:
    """Return the seat that a user may take: the one they name or are `invited` to, the one reserved for them, or an open one."""
    seats = session.table.seats
    reserved = session.header.reserved
    if seat is None:
        seat = next((number for number, user in reserved.items() if user == user_id and not seats[number].filled), None)
    if seat is None:
        seat = next((number for number, other in enumerate(seats) if other.kind == "open" and not other.filled), None)
    if seat is None:
        raise NotNow("full", "no seat is free here")
    _check_seat(session, seat)
    if seats[seat].kind == "invited" and not invited and reserved.get(seat) != user_id:
        raise Forbidden("invited", "this seat is reserved for somebody with an invitation")
    if session.seats_of(user_id):
        raise NotNow("seated", "you have a seat already")
    return seat


def join(session: AnySession, user: User, seat: int, name: str | None, pledge: str, now: int) -> list[Entry]:
    """Take a seat; the game begins when the last one is filled. Rated tables are for accounts."""
    if session.table.setup.rated:
        require_account(user)
    entries = session.table.sit(seat, now, "person", holder=user.id, name=name or user.name, pledge=pledge)
    return entries + begin_if_full(session.table, now)


def leave(session: AnySession, user_id: str, now: int) -> list[Entry]:
    """Free a user's seats before the game; during it, let a bot stand in until they come back. A rated game cannot be left."""
    own = session.seats_of(user_id)
    if not own:
        raise Forbidden("no-seat", "you have no seat here")
    table = session.table
    entries: list[Entry] = []
    for seat in own:
        if not table.started:
            entries += table.leave(seat, now)
        elif table.seats[seat].bot_level is None:
            entries += table.stand_in(seat, session.levels.default, now)
    return entries


def check_change(session: AnySession, user_id: str, seat: int, spec: Spec) -> None:
    """Raise unless this user may give a seat to somebody else."""
    if session.header.owner != user_id:
        raise Forbidden("not-owner", "only the table's owner can change its seats")
    _check_seat(session, seat)
    if spec["kind"] == "bot":
        session.levels.check(spec.get("level"))
    if session.table.setup.rated:
        check_rated_seat(spec, session.levels)


def change_seat(session: AnySession, seat: int, spec: Spec, holder: str | None, now: int) -> list[Entry]:
    """Change a seat that no person has taken, before the game. `holder` is the program at an external seat."""
    table, kind = session.table, spec["kind"]
    entries: list[Entry] = []
    if table.seats[seat].kind == "external" and not table.started:
        entries += table.leave(seat, now)
    level = (spec.get("level") or session.levels.default) if kind == "bot" else ""
    name = PROGRAM if kind == "external" else ""
    entries += table.sit(seat, now, kind, holder=holder, level=level, name=name)
    return entries + begin_if_full(table, now)


def _check_seat(session: AnySession, seat: int) -> None:
    if not 0 <= seat < len(session.table.seats):
        raise NoSuchSeat(f"there is no seat {seat}: the seats are 0 to {len(session.table.seats) - 1}")


# Rematch


def check_rematch(session: AnySession, user_id: str, level: str | None = None) -> None:
    """Raise unless this user may ask for a rematch now, with bots of this level."""
    session.levels.check(level)
    if not session.seats_of(user_id):
        raise Forbidden("no-seat", "only the players can ask for a rematch")
    if not session.table.over:
        raise NotNow("not-over", "the game is not over")
    if session.table.setup.practice:  # by now everybody has seen the hidden part of it
        raise NotNow("practice", "a game for practice has no rematch: practise again from the game that it came from")
    if any(is_elsewhere(seat.holder) for seat in session.table.seats):
        raise NotNow("played-elsewhere", "this game was played elsewhere, and its people are not here: make a new table for them")


def rematch_setup(setup: Setup, secret: bytes, version: int | None = None) -> Setup:
    """Return the setup of the next table: the same game with another secret, under the current rules, or those of a version. It
    belongs to no tournament."""
    rules = rules_tag(load(setup.game, version))
    return replace(
        setup, secret=secret, rules=rules, tournament=None, position=None, imported=False, continues=None, duplicate=False
    )


def rematch_seats(session: AnySession, user_id: str, level: str | None = None) -> tuple[list[dict[str, Any]], dict[int, str]]:
    """Return the seats of the next table and the people for whom they are reserved. Everybody moves up one seat, and the first
    becomes the last, because sides may differ and moving first may be an advantage. `level` is the level of the bots, if it
    changes."""
    first, *others = session.table.seats
    seats: list[dict[str, Any]] = []
    reserved: dict[int, str] = {}
    for number, seat in enumerate([*others, first]):
        name = seat.name or None
        if seat.kind == "person" and seat.holder == user_id:
            seated = any(spec["kind"] == "me" for spec in seats)
            seats.append({"kind": "hotseat" if seated else "me", "name": name})
        elif seat.kind == "person":
            seats.append({"kind": "invited", "name": name})
            reserved[number] = str(seat.holder)
        else:
            seats.append({"kind": "bot", "name": name, "level": level or seat.level or session.levels.default})
    return seats, reserved
