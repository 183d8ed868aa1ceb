"""Tables that begin at a position of a finished game."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest
from typer.testing import CliRunner

import ilion
from ilion.bots.names import KINDS
from ilion.cli.main import app
from ilion.core.actors import CHANCE
from ilion.core.errors import InvalidOption
from ilion.table import visibility
from ilion.table.errors import NoSuchSeat, NotNow
from ilion.table.levels import bot_levels
from ilion.table.practice import NoPosition, practice_seats, practice_setup
from ilion.table.proof import record_for, verify
from ilion.table.snapshot import freeze, thaw
from ilion.table.table import Table
from tests.table.tables import begun, folded, played, setup

SECRET = b"s" * 32
each_game = pytest.mark.parametrize("game", ilion.games())


def finished(game: str, seed: int = 1, **more: Any) -> Table:
    table, _ = begun(setup(game, seed=seed, **more))
    for _ in played(table, ilion.Rng(seed)):
        pass
    return table


def decisions(table: Table) -> list[int]:
    """Return the numbers of the positions in which a seat is to decide."""
    return [step.number for step in table.history.steps() if step.before is not None and step.before.actor >= 0]


@each_game
def test_a_table_goes_on_from_any_position_to_its_end_and_its_record_verifies(game: str) -> None:
    old = finished(game)
    numbers = range(0, len(old.record.events), 1 + len(old.record.events) // 7)
    for seed, number in enumerate(numbers):
        seat = seed % len(old.seats)
        plan = practice_setup(old, number, seat, SECRET, seed)
        table, entries = begun(plan, people=1)
        for more in played(table, ilion.Rng(seed)):
            entries += more
            for viewer in (None, *range(len(table.seats))):
                visibility.story_seen(table, viewer)
                visibility.log_seen(table, viewer, max(0, len(table.record.events) - 3))
        again = folded(plan, entries)
        assert again.state == table.state
        assert str(again.record) == str(table.record)
        assert thaw(plan, freeze(table)).state == table.state
        text = record_for(table, None)
        proof = verify(text)
        assert proof.from_position == (plan.position is not None)
        assert proof.state == table.state
        assert ilion.Record.parse(text).position == plan.position


@each_game
def test_the_position_is_one_that_the_seat_could_not_tell_from_the_real_one(game: str) -> None:
    old = finished(game)
    for number in decisions(old)[::5]:
        real = old.history.after(number)
        for seat in range(len(old.seats)):
            plan = practice_setup(old, number, seat, SECRET, seed=number)
            assert plan.position is not None
            assert old.game.from_position(plan.position).view(seat) == real.view(seat)


@each_game
def test_two_games_that_a_seat_cannot_distinguish_so_far_give_the_same_position(game: str) -> None:
    """The true state is nowhere in it: the hidden part comes only from the seat's knowledge and the seed."""
    old = finished(game, seats=4 if 4 in ilion.load(game).seats else None)
    hidden = 0
    for number in decisions(old)[::5]:
        real = old.history.after(number)
        for seat in range(len(old.seats)):
            twin = real.resample(seat, ilion.Rng(number + 1))
            hidden += twin != real
            other = Table(old.setup)
            other.ended_by_resignation = True
            other.record.events += old.record.events
            other.history.cache(other.history.ground(number), twin)
            found = [practice_setup(table, number, seat, SECRET, seed=7).position for table in (old, other)]
            assert found[0] == found[1]
    assert hidden, "nothing was hidden, so this showed nothing"


@each_game
def test_nobody_learns_the_position_while_the_game_runs(game: str) -> None:
    old = finished(game)
    number = decisions(old)[len(decisions(old)) // 2]
    plan = practice_setup(old, number, 0, SECRET, seed=1)
    table, _ = begun(plan, people=1)
    for _ in islice(played(table, ilion.Rng(1)), 3):
        pass
    if table.over:
        return
    assert plan.position is not None
    for viewer in (None, *range(len(table.seats))):
        text = record_for(table, viewer)
        assert '[Position "?"]' in text
        assert plan.position not in text
        assert ilion.Record.parse(text).position == "?"
        told: list[object] = [visibility.table_state(table, viewer), visibility.log_seen(table, viewer)]
        told.append(visibility.past(table, viewer, len(table.record.events)))
        assert plan.position not in json.dumps(told)


def test_a_draw_that_is_due_is_made_again() -> None:
    old = finished("trojan-horse", seed=3)
    due = [step.number for step in old.history.steps() if step.before is not None and step.event.actor == CHANCE]
    number = due[len(due) // 2]
    drawn = set()
    for seed in range(20):
        table, _ = begun(practice_setup(old, number, 0, bytes([seed]) * 32, seed), people=0)
        assert table.record.events[0].actor == CHANCE
        assert table.actor is not None
        drawn.add(table.record.events[0].text)
    assert len(drawn) > 1


def test_only_a_finished_game_has_positions_to_practise_from() -> None:
    table, _ = begun(setup())
    with pytest.raises(NotNow, match="not over"):
        practice_setup(table, 0, 0, SECRET, 0)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(NoSuchSeat, match="0 to 1"):
        practice_setup(finished("trojan-horse", seats=2), 20, seat, SECRET, 0)


def test_a_position_that_does_not_exist_or_is_the_end_is_refused() -> None:
    old = finished("trojan-horse")
    end = len(old.record.events)
    for number in (-1, end + 1):
        with pytest.raises(NoPosition, match="not among them"):
            practice_setup(old, number, 0, SECRET, 0)
    with pytest.raises(NoPosition, match="choose an earlier one"):
        practice_setup(old, end, 0, SECRET, 0)


def test_after_a_resignation_the_last_position_can_be_played_on() -> None:
    table, _ = begun(setup(seats=2))
    for _ in islice(played(table, ilion.Rng(1)), 6):
        pass
    table.resign(1, "random", 0)
    assert table.over
    plan = practice_setup(table, len(table.record.events), 0, SECRET, 0)
    assert begun(plan, people=1)[0].running


def test_bots_of_one_level_take_the_other_seats() -> None:
    old = finished("trojan-horse", seats=3)
    levels = bot_levels(old.game, KINDS)
    assert practice_seats(old, 1, "expert", levels) == [
        {"kind": "bot", "level": "expert"},
        {"kind": "me"},
        {"kind": "bot", "level": "expert"},
    ]
    with pytest.raises(InvalidOption, match="there is no bot"):
        practice_seats(old, 1, "search:seconds=60", levels)


def test_practice_is_never_rated_and_has_no_clock() -> None:
    plan = practice_setup(finished("trojan-horse", rated=True), 20, 0, SECRET, 0)
    assert not plan.rated
    assert plan.control.kind == "none"
    assert plan.secret == SECRET


def test_verify_says_that_the_position_itself_is_not_proved(tmp_path: Any) -> None:
    old = finished("trojan-horse")
    table, _ = begun(practice_setup(old, 20, 0, SECRET, 0))
    for _ in played(table, ilion.Rng(1)):
        pass
    file = tmp_path / "game.ilion"
    file.write_text(record_for(table, None))
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert done.exit_code == 0, done.output
    assert "began at a position" in done.output
    file.write_text(record_for(table, None).replace('[Position "trojan-horse/1 ', '[Position "trojan-horse/1  '))
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert done.exit_code != 0
