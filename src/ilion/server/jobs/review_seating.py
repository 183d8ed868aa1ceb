"""Who decided for a seat, and when: what a record does not tell and a review must know."""

from __future__ import annotations

from collections.abc import Iterable

from ilion.review import Seating
from ilion.table.log import Entry
from ilion.table.table import Setup


def seating_of(setup: Setup, entries: Iterable[Entry]) -> Seating:
    """Return which seats resigned and for which a bot stood in, from the log of a table. Numbers are positions: how many events the
    record had then."""
    on_timeout = "resign" if setup.rated or setup.control.on_timeout == "resign" else "bot"
    resigned: dict[int, int] = {}
    began: dict[int, int] = {}
    stand_ins: list[tuple[int, int, int | None]] = []
    n = 0
    for entry in entries:
        n += len(entry.events) + (entry.kind == "take-back")
        if entry.kind in ("resign", "timeout", "stand-in"):
            seat = entry.data["seat"]
            if entry.kind == "resign" or (entry.kind == "timeout" and on_timeout == "resign"):
                resigned.setdefault(seat, n)
            began.setdefault(seat, n)
        elif entry.kind == "reclaim":
            seat = entry.data["seat"]
            if seat in began:
                stand_ins.append((seat, began.pop(seat), n))
    stand_ins += [(seat, first, None) for seat, first in began.items()]
    return Seating(tuple(resigned.items()), tuple(sorted(stand_ins, key=lambda each: each[:2])))
