"""The question whether a rated table plays unrated, as recorded in the table's log.

A guest may not sit at a rated table. Before the game they may ask everybody at the table to play unrated. All must agree; one
refusal ends the question, and the table stays rated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ilion.table.log import Entry
from ilion.table.seats import Seat

ABOUT_RATED = ("ask-unrated", "vote-unrated", "drop-unrated", "unrated")  # entries around the question


@dataclass
class UnratedRequest:
    """A guest asks. `seat` is the one to which they were invited; the seats in `agreed` have agreed so far."""

    holder: str
    name: str
    pledge: str
    seat: int | None
    agreed: set[int] = field(default_factory=set)


class UnratedRequests:
    """The question that is open at a table, if there is one, and everybody who has asked. It is over when the game begins."""

    def __init__(self) -> None:
        self.open: UnratedRequest | None = None
        self.askers: set[str] = set()  # each may ask once

    def fold(self, entry: Entry) -> None:
        """Apply an entry of a table that has not begun."""
        data, request = entry.data, self.open
        match entry.kind:
            case "ask-unrated" if data["holder"]:  # without one, the guest was deleted since
                self.open = UnratedRequest(data["holder"], data["name"], data["pledge"], data["seat"])
                self.askers.add(data["holder"])
            case "drop-unrated" | "unrated" | "seal":
                self.open = None
            case "start":
                self.open = None
                self.askers.clear()
            case "vote-unrated" if request is not None:
                request.agreed.add(data["seat"])
                if not data["accept"]:
                    self.open = None
            case "sit" | "leave" if request is not None:
                request.agreed.discard(data["seat"])  # one more person must agree
                if request.seat == data["seat"]:
                    request.seat = None
                if data.get("holder") == request.holder:
                    self.open = None  # they have made an account and need not ask any more

    def pending(self, seats: Sequence[Seat]) -> list[int]:
        """Return the seats of the people who must still agree."""
        agreed = set() if self.open is None else self.open.agreed
        return [number for number, seat in enumerate(seats) if seat.kind == "person" and number not in agreed]

    def seen_by(self, user_id: str | None, seats: Sequence[Seat]) -> dict[str, Any] | None:
        """Return the part of the question that a user may know: everything for people at the table, for guests only the state of
        their own."""
        if user_id is None:
            return None
        if any(seat.holder == user_id for seat in seats):
            if self.open is None:
                return None
            return {"yours": False, "open": True, "name": self.open.name, "pending": self.pending(seats)}
        if user_id not in self.askers:
            return None
        return {"yours": True, "open": self.open is not None and self.open.holder == user_id, "name": "", "pending": []}

    def to_data(self) -> dict[str, Any]:
        """Return all data, JSON-ready."""
        request = self.open
        found = None if request is None else vars(request) | {"agreed": sorted(request.agreed)}
        return {"open": found, "askers": sorted(self.askers)}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> UnratedRequests:
        requests = cls()
        if data["open"] is not None:
            requests.open = UnratedRequest(**data["open"] | {"agreed": set(data["open"]["agreed"])})
        requests.askers = set(data["askers"])
        return requests
