"""A table together with the facts around its game and the people connected to it, as a host holds them in memory.

A session does no I/O. Its host stores the log entries of a command first and then calls `publish` for the messages to send.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Generic

from ilion.table.callers import C, Delivery
from ilion.table.errors import Forbidden, RoundRuns
from ilion.table.feed import Feed, unpacked
from ilion.table.history import Step
from ilion.table.info import TableHeader, table_info
from ilion.table.levels import BotLevels
from ilion.table.log import Entry
from ilion.table.proof import record_for
from ilion.table.table import Table
from ilion.table.telling import Pack
from ilion.table.unrated import ABOUT_RATED
from ilion.table.visibility import Viewer, log_seen, redacted_before, story_seen, table_state

PRIVATE = ("draft", "undo-draft")  # entries that are sent only to their own seat
SEATING = ("sit", "leave")  # entries that change who holds a seat
ABOUT_SEATS = (*SEATING, *ABOUT_RATED, "seal", "reveal", "start", "resign", "timeout", "stand-in", "reclaim", "away")


class Session(Generic[C]):
    """One table in use."""

    def __init__(self, header: TableHeader, table: Table, levels: BotLevels, pack: Pack = unpacked) -> None:
        self.header = header
        self.table = table
        self.levels = levels
        self.feed = Feed(table, pack)
        self.callers: set[C] = set()
        self.elsewhere: Collection[str] = ()  # users who are connected to this table through another server

    def replace_table(self, table: Table) -> None:
        """Continue with a table that was read again from its stored entries."""
        table.keep_memory_of(self.table)
        self.table = table
        self.feed.replace_table(table)

    # Seats and presence

    def seats_of(self, user_id: str | None) -> list[int]:
        """Return the seats that a user holds."""
        return [number for number, seat in enumerate(self.table.seats) if user_id is not None and seat.holder == user_id]

    def default_viewer(self, user_id: str | None) -> Viewer:
        """The only seat of a user; None for a user with several, who uncovers one at a time, or without any."""
        own = self.seats_of(user_id)
        return own[0] if len(own) == 1 else None

    def online(self, seat: int) -> bool:
        """Whether the holder of a seat is connected."""
        holder = self.table.seats[seat].holder
        return holder is not None and self.present(holder)

    def present(self, user_id: str) -> bool:
        """Whether a user is connected to this table, here or through another server."""
        return user_id in self.elsewhere or any(caller.user_id == user_id for caller in self.callers)

    # Messages

    def info(self, user_id: str | None) -> dict[str, Any]:
        """Return the table as a user may see it."""
        return self._info(user_id, [self.online(seat) for seat in range(len(self.table.seats))])

    def _info(self, user_id: str | None, online: Sequence[bool]) -> dict[str, Any]:
        seats = [
            seat.to_dict() | {"online": online[number], "yours": user_id is not None and seat.holder == user_id}
            for number, seat in enumerate(self.table.seats)
        ]
        awaited_until = self.table.deadline if self.table.pending_reveals else None
        info = table_info(self.header, self.table.setup, self.table.status, seats, user_id, values_awaited_until=awaited_until)
        asks = self.table.setup.rated and not self.table.started
        return info | {"unrated_request": self.table.unrated.seen_by(user_id, self.table.seats) if asks else None}

    def welcome(self, caller: C, chat: Sequence[dict[str, Any]], now: int, id: str | None = None) -> dict[str, Any]:
        """Return everything that a caller needs at the beginning; with an id, as the reply to `view-as`."""
        self.feed.begin(caller.viewer)
        return {
            "type": "welcome",
            "id": id,
            "table": self.info(caller.user_id),
            "your_seats": self.seats_of(caller.user_id),
            "now": table_state(self.table, caller.viewer),
            "log": log_seen(self.table, caller.viewer),
            "story": story_seen(self.table, caller.viewer),
            "seen": None if caller.viewer is None else self.table.seen_by(caller.viewer),
            "chat": chat,
            "server_time": now,
        }

    def mark_shown(self, caller: C, number: int, now: int) -> list[Delivery[C]]:
        """Note that the device of a seat has shown the first events, and return the updates that redact them from now on."""
        seat = caller.viewer
        if seat is None or seat not in self.seats_of(caller.user_id):
            return []
        before = redacted_before(self.table, seat)
        self.table.mark_shown(seat, number)
        if redacted_before(self.table, seat) == before:
            return []
        return self._updates([], now, [other for other in self.callers if other.viewer == seat])

    def table_messages(self) -> list[Delivery[C]]:
        """Return the table for every caller as they may see it; callers without a part in it share one message."""
        involved = {self.header.owner, *self.table.unrated.askers, *(seat.holder for seat in self.table.seats)}
        groups: dict[str | None, list[C]] = {}
        for caller in self.callers:
            groups.setdefault(caller.user_id if caller.user_id in involved else None, []).append(caller)
        online = [self.online(seat) for seat in range(len(self.table.seats))]
        return [
            Delivery({"type": "table", "table": self._info(user_id, online), "your_seats": self.seats_of(user_id)}, callers)
            for user_id, callers in groups.items()
        ]

    def publish(self, entries: Collection[Entry], now: int) -> list[Delivery[C]]:
        """Return the messages that tell everybody about entries that are in the table, and on disk, by now."""
        steps = self.table.drain_new_steps()
        deliveries = []
        kinds = {entry.kind for entry in entries}
        if not kinds.isdisjoint(SEATING):
            self._update_viewers()
        if not kinds.isdisjoint(ABOUT_SEATS):
            deliveries += self.table_messages()
        if kinds.issubset(PRIVATE):
            seats = {entry.data["seat"] for entry in entries}
            return deliveries + self._updates(steps, now, [caller for caller in self.callers if caller.viewer in seats])
        missed = self.feed.n_sent + len(steps) != len(self.table.record.events)
        return deliveries + self._updates(None if missed else steps, now, self.callers)

    def publish_all(self, now: int) -> list[Delivery[C]]:
        """Return the messages that bring everybody up to date after the table was read again."""
        self.table.drain_new_steps()
        return self.table_messages() + self._updates(None, now, self.callers)

    def _updates(self, steps: list[Step] | None, now: int, callers: Collection[C]) -> list[Delivery[C]]:
        groups: dict[Viewer, list[C]] = {}
        for caller in callers:
            groups.setdefault(caller.viewer, []).append(caller)
        messages = self.feed.updates(groups.keys(), steps, now)
        return [Delivery(messages[viewer], group) for viewer, group in groups.items()]

    def _update_viewers(self) -> None:
        """After seats have changed hands, take views of seats from callers who no longer hold them, and uncover new seats."""
        for caller in self.callers:
            if caller.viewer not in self.seats_of(caller.user_id):
                caller.viewer = self.default_viewer(caller.user_id)

    # The record

    def check_open(self, user_id: str | None, *, over: bool = False) -> None:
        """Raise if other tables still play the same deals, for everybody except its players; with `over`, for everybody."""
        if self.header.closed and (over or not self.seats_of(user_id)):
            raise RoundRuns

    def record(self, user_id: str | None, seat: int | None = None) -> str:
        """Return the record: the view of a user's seat while the game runs, everything once it is over."""
        self.check_open(user_id, over=self.table.over)
        if seat is not None and seat not in self.seats_of(user_id) and not self.table.over:
            raise Forbidden("not-your-seat", f"seat {seat} is not yours")
        return record_for(self.table, self.default_viewer(user_id) if seat is None else seat)
