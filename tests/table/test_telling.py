"""Several viewers are told the same as each of them would be told alone."""

from __future__ import annotations

from typing import Any

import pytest

import ilion
from ilion.table import visibility
from ilion.table.feed import Feed
from ilion.table.table import Table
from ilion.table.telling import Teller
from tests.table.tables import begun, move, played, setup

TABLES: list[tuple[str, int, dict[str, str | int] | None]] = [
    ("trojan-horse", 4, {"horse": "memory"}),
    ("trojan-horse", 3, {"horse": "open", "edition": "french"}),
    ("trojan-horse", 2, None),
    ("troia", 2, None),
    ("odyssey", 3, {"max_rounds": 20}),
    ("horus", 2, None),
]


def alone(table: Table, viewer: int | None, numbers: set[int], recalls_from: int) -> dict[str, Any]:
    return visibility.story_seen(table, viewer, numbers, recalls_from)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_viewer_is_told_the_same_as_alone(game: str, seats: int, options: dict[str, str | int] | None) -> None:
    table, _ = begun(setup(game, seats, options))
    teller = Teller(table, dict)
    viewers = [None, *range(seats)]
    told_to = 0  # the first event that has not been sent to anybody in its redacted form
    for turn, _ in enumerate(played(table, ilion.Rng(7))):
        new = {step.number for step in table.drain_new_steps()}
        if turn % 3 == 2 and new:
            new |= set(range(told_to, first := min(new)))
            told_to = first
        for viewer in viewers:
            assert teller.tell(viewer, new, told_to) == alone(table, viewer, new, told_to)
        teller.discard_old()
        if turn > 60:
            break


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_viewer_gets_the_update_they_would_get_alone(game: str, seats: int, options: dict[str, str | int] | None) -> None:
    table, _ = begun(setup(game, seats, options))
    table.drain_new_steps()
    viewers = [None, *range(seats)]
    together, apart = Feed(table), {viewer: Feed(table) for viewer in viewers}
    for turn, _ in enumerate(played(table, ilion.Rng(7))):
        steps = table.drain_new_steps()
        updates = together.updates(viewers, steps, 0)
        assert updates == {viewer: apart[viewer].updates([viewer], steps, 0)[viewer] for viewer in viewers}
        for viewer, update in updates.items():
            assert update["log"] == [visibility.event_seen(step, viewer) for step in steps]
        if turn > 60:
            break


def test_a_turn_played_differently_after_undo_is_told_as_it_was_played() -> None:
    table, _ = begun(setup("trojan-horse", 3, {"horse": "memory"}), people=3)
    table.drain_new_steps()
    teller = Teller(table, dict)
    for announced in ("1", "2", "1", "3"):
        actor = table.actor
        assert actor is not None
        move(table, announced)
        check_news(table, teller)
        take_back(table, actor)
        check_news(table, teller)


def check_news(table: Table, teller: Teller) -> None:
    new = {step.number for step in table.drain_new_steps()}
    for viewer in (None, 0, 1, 2):
        assert teller.tell(viewer, new, 0) == alone(table, viewer, new, 0)
    teller.discard_old()


def take_back(table: Table, actor: int) -> None:
    table.request_undo(actor, 0)
    for seat in {0, 1, 2} - {actor}:
        table.answer_undo(seat, True, 0)


def test_an_event_is_packed_once_for_all_who_perceive_the_same() -> None:
    table, _ = begun(setup("odyssey", 4, None))
    packed: list[dict[str, Any]] = []

    def pack(part: dict[str, Any]) -> dict[str, Any]:
        packed.append(part)
        return part

    teller = Teller(table, pack)
    table.drain_new_steps()
    next(iter(played(table, ilion.Rng(7))))
    new = {step.number for step in table.drain_new_steps()}
    told = [teller.tell(viewer, new, 0) for viewer in (None, 0, 1, 2, 3)]
    distinct = {id(part) for story in told for part in (*story["turns"], *story["events"])}
    assert len(packed) == len(distinct)
    assert len(distinct) < sum(len(story["turns"]) + len(story["events"]) for story in told)
