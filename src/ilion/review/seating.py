"""The deciders of each seat over time: a review needs them, and the moves of a record do not contain them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ilion.core.errors import InvalidRecord
from ilion.core.record import Record
from ilion.review.replay import TEXTS, Seating
from ilion.table.log import Entry
from ilion.table.proof import RESIGNED, STAND_INS
from ilion.table.table import Setup


def seating_of(setup: Setup, entries: Iterable[Entry]) -> Seating:
    """Return which seats resigned and for which a bot stood in, from the log of a table. Numbers are positions: the number of
    events in the record then."""
    on_timeout = "resign" if setup.rated or setup.control.on_timeout == "resign" else "bot"
    resigned: dict[int, int] = {}
    began: dict[int, int] = {}
    stand_ins: list[tuple[int, int, int | None]] = []
    n = 0
    for entry in entries:
        if entry.kind == "new-rules":  # the record begins again
            n, resigned, began, stand_ins = 0, dict.fromkeys(resigned, 0), dict.fromkeys(began, 0), []
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


def seating_in(record: Record) -> Seating:
    """Return the same from the tags of a table's record. Raises `InvalidRecord` for tags that name seats or positions that the
    record does not have."""
    resigned = _resigned_in(record)
    if STAND_INS in record.tags:
        stand_ins = _stand_ins_in(record)
    else:
        stand_ins = [(seat, n, None) for seat, n in resigned]
    return Seating(tuple(sorted(resigned, key=lambda each: each[1])), tuple(sorted(stand_ins, key=lambda each: each[:2])))


def _resigned_in(record: Record) -> list[tuple[int, int]]:
    """Return the seats that resigned, and when. Tables used to write only the seats; those resign at the end."""
    if RESIGNED not in record.tags:
        return []
    end = len(record.events)
    parts = [part.partition("@") for part in record.tags[RESIGNED].split()]
    numbers, positions = [number for number, _, _ in parts], [n if at else str(end) for _, at, n in parts]
    known = _seats(record)
    if not numbers or len(set(numbers)) < len(numbers) or not set(numbers) <= set(known):
        facts = {"tag": RESIGNED, "given": record.tags[RESIGNED], "seats": ", ".join(known)}
        raise InvalidRecord(TEXTS.text("resigned-seats", **facts))
    if not all(re.fullmatch("[0-9]{1,9}", n) and int(n) <= end for n in positions):
        facts = {"tag": RESIGNED, "given": record.tags[RESIGNED], "example": f"{numbers[0]}@{end}", "events": str(end)}
        raise InvalidRecord(TEXTS.text("resigned-when", **facts))
    return [(int(number), int(n)) for number, n in zip(numbers, positions, strict=True)]


def _stand_ins_in(record: Record) -> list[tuple[int, int, int | None]]:
    """Return the seats for which a bot decided, with the beginning and the end."""
    n_events = len(record.events)
    spans: list[tuple[int, int, int | None]] = []
    for part in record.tags[STAND_INS].split():
        found = re.fullmatch("([0-9]{1,9})@([0-9]{1,9})-([0-9]{0,9})", part)
        if found is not None:
            seat, first, end = int(found[1]), int(found[2]), int(found[3]) if found[3] else None
            if seat < record.seats and first <= (n_events if end is None else end) <= n_events:
                spans.append((seat, first, end))
                continue
        facts = {"tag": STAND_INS, "given": record.tags[STAND_INS], "seats": ", ".join(_seats(record))}
        raise InvalidRecord(TEXTS.text("stand-ins-when", example=f"0@0-{n_events}", part=part, **facts))
    return spans


def _seats(record: Record) -> list[str]:
    return [str(seat) for seat in range(record.seats)]
