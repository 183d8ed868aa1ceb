"""The record of a table whose rules this host does not have, from its log alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.record import HIDDEN, VIEWER, Event, Record
from ilion.core.registry import load
from ilion.core.rules_tag import version_of
from ilion.table.errors import Forbidden
from ilion.table.log import Entry
from ilion.table.proof import ADJUDICATED, CONTINUES, adjudicated_tag, proof_tags
from ilion.table.seats import Seat
from ilion.table.snapshot import new_rules_at
from ilion.table.table import Adjudication, Setup


def archived_record(
    setup: Setup,
    status: str,
    people: Iterable[Mapping[str, Any]],
    entries: Iterable[Entry],
    own: Sequence[int],
    seat: int | None = None,
) -> str:
    """Return everything of a finished game; of an unfinished one the seat's own moves, because only the rules know the rest of its
    view. `people` are the seats of the table's stored summary, `own` those of the current user."""
    over = status == "over"
    if seat is not None and seat not in own and not over:
        raise Forbidden("not-your-seat", f"seat {seat} is not yours")
    events: list[Event] = []
    seats = [Seat(kind=person["kind"], name=person["name"]) for person in people]
    tags = {} if setup.continues is None else {CONTINUES: setup.continues}
    for entry in entries:
        if entry.kind == "new-rules":  # earlier events are a record of their own
            events = []
        if entry.kind == "adjudicate":
            tags[ADJUDICATED] = adjudicated_tag(Adjudication(**entry.data))
        if entry.kind == "sit":
            seats[entry.data["seat"]].pledge = entry.data["pledge"]
        if entry.kind == "reveal":
            seats[entry.data["seat"]].value = entry.data["value"]
        if entry.kind == "take-back":
            events.append(Event(CHANCE, "", entry.data["n"]))
        events += entry.events
    position = setup.position
    if over:
        tags |= proof_tags(setup, seats, over=True)
    else:
        viewer = seat if seat is not None else own[0] if len(own) == 1 else None
        events = [event if event.undone or event.actor == viewer else event._replace(text="?") for event in events]
        position = None if position is None else HIDDEN
        tags |= {VIEWER: "spectator" if viewer is None else str(viewer)} | proof_tags(setup, seats)
    game = load(setup.game, version_of(setup.rules))
    return str(Record(game, setup.seats, setup.options, events, tags, setup.rules, position=position))


def before_new_rules(setup: Setup, entries: Sequence[Entry]) -> tuple[Setup, Sequence[Entry]] | None:
    """Return the setup and the entries of a game up to its change to other rules; None if it never changed."""
    place = new_rules_at(entries)
    if place is None:
        return None
    began = entries[place].data
    earlier = replace(setup, rules=began["rules"], position=began["position"], continues=began["continues"])
    return earlier, entries[:place]
