"""Somebody in each role at a running table."""

from __future__ import annotations

from tests.server.harness import Socket
from tests.server.protocol.hosts import Host

ROLES = ("stranger", "spectator", "other", "own", "owner")
# The owner created the table and sits at seat 0; “own” is the seat that is to act at a table of three, “other” one that is not.


class Cast:
    """A running table of three people, with somebody in each role."""

    def __init__(self, host: Host) -> None:
        people = [host.visitor() for _ in range(3)]
        self.table: str = people[0].make("me", "open", "open")["table"]["id"]
        for person in people[1:]:
            person.join(self.table)
        look = people[0].socket(self.table)
        actor = look.until("welcome")["now"]["actor"]
        stranger, spectator = host.visitor(), host.visitor()
        spectator.http.patch("/api/me", json={"name": "Subscriber"})
        other = next(seat for seat in (1, 2) if seat != actor)
        self.actor = actor
        self.seat = {"own": actor, "other": other, "owner": 0}
        self.clients = {
            "stranger": stranger,
            "spectator": spectator,
            "other": people[other],
            "own": people[actor],
            "owner": people[0],
        }

    def socket(self, role: str) -> Socket:
        socket: Socket = self.clients[role].socket(self.table)
        socket.until("welcome")
        return socket
