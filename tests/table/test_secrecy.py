"""Two worlds that a viewer cannot distinguish show it the same, through everything that leaves a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import pytest

import ilion
from ilion.core.record import Event
from ilion.table import visibility
from ilion.table.history import Step
from ilion.table.log import Entry
from ilion.table.proof import record_for
from ilion.table.table import Setup, Table
from tests.table.tables import begun, played, setup

Viewer = int | None


def everything(table: Table, viewer: Viewer) -> str:
    """Return everything that a viewer can get out of a table while the game runs, including refusals."""
    told: list[object] = [
        visibility.table_state(table, viewer),
        visibility.log_seen(table, viewer),
        [then(table, viewer, number) for number in range(0, len(table.record.events) + 1, 25)],
        [then(table, viewer, number) for number in range(table.turn_began, len(table.record.events) + 1, 5)],
        record_for(table, viewer),
        visibility.sheet(table.state, viewer),
        visibility.seats_seen(table),
    ]
    state = table.state_for(viewer)
    texts = [state.text(action) for action in state.legal_actions()] if viewer == table.actor else []
    for text in [*texts, "nonsense", "pass"]:
        for question in (visibility.preview, visibility.explain):
            try:
                told.append(question(table, viewer, text))
            except ilion.IlionError as error:
                told.append(str(error))
    if viewer is not None:
        for action in range(0, table.game.n_actions, 1 + table.game.n_actions // 60):
            refusal = state.explain(action) if viewer == table.actor else None
            told.append(None if refusal is None else [str(refusal), refusal.to_dict()])
        commands: list[Callable[[], object]] = [
            lambda: table.play(viewer, "nonsense", table.seq(viewer), "x", 0),
            lambda: table.undo(viewer, 99, table.seq(viewer), "x", 0),
            lambda: table.play(viewer, "nonsense", -1, "x", 0),
            lambda: table.reclaim(viewer, 0),
        ]
        for command in commands:
            try:
                command()
            except ilion.IlionError as error:
                told.append(str(error))
    return json.dumps(told, sort_keys=True)


def then(table: Table, viewer: Viewer, number: int) -> object:
    try:
        return visibility.past(table, viewer, number)
    except ilion.IlionError as error:
        return str(error)


def twin_of(entry: Entry, real: list[Step], twin: Table, viewer: Viewer, rng: ilion.Rng) -> Entry | None:
    """Return the entry of the twin's world: the same for the viewer, if possible with other veiled draws. None if the worlds
    diverge."""
    state = twin.state.copy()
    events = []
    for step in real:
        assert step.before is not None
        assert step.action is not None
        seen = step.before.seen(step.action, viewer)
        alike = [action for action in state.legal_actions() if state.seen(action, viewer) == seen]
        if not alike or state.actor != step.before.actor:
            return None
        action = step.action if seen >= 0 and step.action in alike else alike[rng.below(len(alike))]
        events.append(Event(step.event.actor, state.text(action)))
        state.apply(action)
    return replace(entry, events=tuple(events))


@pytest.mark.parametrize("game", ilion.games())
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_indistinguishable_worlds_send_the_same(game: str, most: bool) -> None:
    compared = 0
    for seed in range(8):
        plan = setup(game, seed=seed, seats=ilion.load(game).seats[-1 if most else 0])
        source, entries = begun(plan)
        for new in islice(played(source, ilion.Rng(seed)), 150):
            entries += new
        for viewer in (*range(plan.seats), None):
            for start in (0, len(entries) // 4, len(entries) // 2, 3 * len(entries) // 4):
                compared += compare(plan, entries, viewer, start, ilion.Rng(seed))
        if compared >= 5:
            return
    pytest.fail(f"only {compared} worlds that differ were compared")


def compare(plan: Setup, entries: list[Entry], viewer: Viewer, start: int, rng: ilion.Rng) -> int:
    """Lead two tables through the same entries, from `start` on with other draws behind the viewer's veil, until the worlds part.
    Return how often two different worlds were compared."""
    real, twin = Table(plan), Table(plan)
    compared = 0
    for number, entry in enumerate(entries):
        steps = real.fold(entry)
        other = entry if number < start else twin_of(entry, steps, twin, viewer, rng)
        if real.over or other is None:
            break
        try:
            twin.fold(other)
        except ilion.IllegalMove:
            break  # a draft that the twin's world does not allow
        if real.state.view(viewer) != twin.state.view(viewer):
            break  # the conformance suite checks that worlds part only by what the viewer perceives
        if real.state != twin.state and compared < 5:
            assert everything(real, viewer) == everything(twin, viewer), f"viewer {viewer}, start {start}, entry {number}"
            compared += 1
    return compared


def test_nobody_sees_the_secret_during_play() -> None:
    table, _ = begun(setup(seats=3))
    key = table.key.hex()
    for _ in played(table, ilion.Rng(1)):
        if table.running:
            for viewer in (0, 1, 2, None):
                told = json.dumps(visibility.table_state(table, viewer)) + str(record_for(table, viewer))[:2000]
                assert table.setup.secret.hex() not in told
                assert key not in told
        if len(table.record.events) > 60:
            break


def test_only_the_seat_to_act_gets_previews_and_explanations() -> None:
    table, _ = begun(setup(seats=2))
    assert visibility.table_state(table, None)["moves"] is None
    assert table.actor is not None
    for viewer in (None, 1 - table.actor):
        for question in (visibility.preview, visibility.explain):
            with pytest.raises(ilion.IlionError):
                question(table, viewer, "1")


def test_the_past_is_as_the_seat_saw_it_then() -> None:
    table, _ = begun(setup("troia", seed=2))
    views = {len(table.record.events): [table.state.view(viewer) for viewer in (0, None)]}
    for _ in islice(played(table, ilion.Rng(2)), 60):
        if not table.draft:
            views[len(table.record.events)] = [table.state.view(viewer) for viewer in (0, None)]
    for number, told in list(views.items())[::5]:
        assert [visibility.past(table, viewer, number)["view"] for viewer in (0, None)] == told
    for number in (-1, len(table.record.events) + 1):
        with pytest.raises(ilion.IlionError):
            visibility.past(table, 0, number)


def test_nobody_sees_the_holders() -> None:
    table, _ = begun(setup(seats=2))
    for viewer in (0, 1, None):
        assert "holder" not in json.dumps([visibility.table_state(table, viewer), visibility.seats_seen(table)])
