"""The availability of people: at a table, on a page, or away. The time of the last visit is never shown."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Literal

from sqlalchemy import and_, select

from ilion.server.live.presence import Presence
from ilion.server.live.rooms import Rooms
from ilion.server.storage.schema import players, presence, tables
from ilion.server.storage.store import Store

State = Literal["here", "playing", "away"]
HERE = 60.0  # seconds after a request; open pages ask more often
MAX_NOTED = 20_000  # people


class Availability:
    """The availability of people. Everything that shows it goes through `states`. Connections to tables are known on all servers
    that share a database, readers of other pages only on the server that serves them."""

    def __init__(self, store: Store, rooms: Rooms, connections: Presence, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.rooms = rooms
        self.connections = connections
        self.clock = clock
        self.noted: OrderedDict[str, float] = OrderedDict()  # the last request of each person

    def note(self, user_id: str) -> None:
        """Record a request."""
        self.noted[user_id] = self.clock()
        self.noted.move_to_end(user_id)
        if len(self.noted) > MAX_NOTED:
            self.noted.popitem(last=False)

    async def states(self, people: Collection[str]) -> dict[str, State]:
        """Return for each person whether they are at a table, on a page, or away."""
        connected = await self.connections.online(people) if people else set()
        playing = await self._playing(connected) if connected else set()
        since = self.clock() - HERE
        here = connected | {id for id in people if self.noted.get(id, since - 1) >= since}
        return {id: "playing" if id in playing else "here" if id in here else "away" for id in people}

    async def _playing(self, connected: set[str]) -> set[str]:
        """Return the people who are connected to a running game of their own, on any server."""
        found = {
            str(caller.user_id)
            for room in self.rooms.rooms.values()
            if room.table.running
            for caller in room.session.callers
            if caller.user_id in connected and room.session.seats_of(caller.user_id)
        }
        if not self.store.alone:
            at_table = and_(players.c.table == presence.c.table, players.c.user_id == presence.c.user_id)
            query = select(presence.c.user_id).join(players, at_table).join(tables, tables.c.id == presence.c.table)
            elsewhere = query.where(presence.c.user_id.in_(list(connected)), tables.c.status == "running")
            found |= {row.user_id for row in await self.store.read(elsewhere)}
        return found
