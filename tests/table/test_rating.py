"""The games that count for the ratings, with players and weights."""

from __future__ import annotations

from itertools import accumulate

import pytest

import ilion
from ilion.table.clock import DAY, TimeControl
from ilion.table.errors import NoStandIn
from ilion.table.rating import RatedPlayer, counts, pair_weight, rated_players
from ilion.table.table import Table
from tests.table.tables import begun, folded, move, played, setup, some_move

CLOCK = TimeControl("correspondence", days=3, on_timeout="resign")


def game(seats: int = 3, people: int | None = None, begun_well: bool = False, rated: bool = True) -> Table:
    """A rated game at its beginning, or after everybody has had two turns."""
    table, _ = begun(setup(seats=seats, control=CLOCK, rated=rated), people)
    rng = ilion.Rng(4)
    while begun_well and not table.everybody_had_turns():
        move(table, some_move(table, rng))
    return table


def test_no_bot_stands_in_at_a_rated_table() -> None:
    table = game()
    with pytest.raises(NoStandIn):
        table.stand_in(0, "random", 0)


def test_an_absent_player_resigns_when_the_time_is_up_and_not_before() -> None:
    table = game(seats=2)
    assert table.timeout("random", 3 * DAY - 1) == []
    seat = table.actor
    assert seat is not None
    table.timeout("random", 3 * DAY)
    assert table.over
    assert (table.seats[seat].resigned, table.seats[seat].timed_out) == (True, True)


def test_a_game_that_ended_by_the_rules_counts() -> None:
    table = game(seats=2)
    for _ in played(table, ilion.Rng(1)):
        pass
    players = rated_players(table)
    assert players is not None
    assert counts(table)
    assert {player.id: player.place for player in players} == dict(zip(("holder 0", "holder 1"), table.places() or (), strict=True))
    assert not any(player.left for player in players)


def test_a_game_that_somebody_leaves_before_everybody_had_two_turns_does_not_count_but_is_noted() -> None:
    table = game(seats=2)
    table.resign(0, "random", 0)
    assert not counts(table)
    assert rated_players(table) == [RatedPlayer("holder 1", 1, "", False), RatedPlayer("holder 0", 2, "resigned", True)]


def test_a_game_that_somebody_leaves_later_counts() -> None:
    table = game(seats=2, begun_well=True)
    table.resign(0, "random", 0)
    assert counts(table)
    assert rated_players(table) == [RatedPlayer("holder 1", 1, "", False), RatedPlayer("holder 0", 2, "resigned", False)]


def test_whether_somebody_left_early_survives_the_log() -> None:
    plan = setup(seats=3, control=CLOCK, rated=True)
    table, entries = begun(plan)
    rng = ilion.Rng(4)
    for number in range(30):
        if number == 1:
            entries += table.resign(2, "random", 0)
        if number == 20:
            entries += table.timeout("random", 9 * DAY)
        if table.running:
            entries += move(table, some_move(table, rng))
    assert [seat.left_early for seat in table.seats].count(True) == 1
    assert folded(plan, entries).seats == table.seats


def test_of_several_who_leave_the_first_comes_last() -> None:
    table = game(seats=4)
    table.resign(1, "random", 0)
    table.resign(3, "random", 0)
    table.resign(0, "random", 0)
    assert table.places() == [2, 4, 1, 3]


def test_unrated_games_count_for_nobody() -> None:
    table = game(seats=2, rated=False)
    table.resign(0, "random", 0)
    assert rated_players(table) is None
    assert not counts(table)


def test_two_bots_of_one_level_are_one_opponent_with_the_better_place() -> None:
    table = game(seats=3, people=1)
    table.resign(0, "random", 0)
    assert rated_players(table) == [RatedPlayer("bot:random", 1, "", False), RatedPlayer("holder 0", 3, "resigned", True)]


def test_all_games_of_a_pair_in_a_week_count_less_than_four() -> None:
    weights = [pair_weight(earlier) for earlier in range(40)]
    assert weights[:6] == [1, 1, 1, 1 / 2, 1 / 4, 1 / 8]
    assert list(accumulate(weights))[-1] <= 4
