"""Taking and leaving seats, stand-ins, resignations and clocks."""

from dataclasses import replace

import pytest

import ilion
from ilion.table.clock import DAY, Clock, TimeControl
from ilion.table.errors import NotRunning, RulesMismatch, SeatTaken, TableError
from ilion.table.log import Entry
from ilion.table.snapshot import freeze, thaw
from ilion.table.table import Setup, Table
from ilion.table.visibility import seats_seen, table_state
from tests.table.tables import begun, folded, move, played, setup, some_move

LIVE = TimeControl("realtime", bank=60_000, increment=5_000)


def test_a_seat_is_taken_once() -> None:
    table = Table(setup(seats=2))
    table.sit(0, 0, "person", holder="a")
    with pytest.raises(SeatTaken):
        table.sit(0, 0, "person", holder="b")


def test_a_seat_kept_for_a_guest_is_not_filled() -> None:
    table = Table(setup(seats=2))
    table.sit(0, 0, "person", holder="a")
    table.sit(1, 0, "invited")
    assert not table.full
    with pytest.raises(NotRunning):
        table.begin(0)
    table.sit(1, 0, "person", holder="b")
    table.begin(0)
    assert table.running


def test_a_seat_can_be_left_before_the_game_only() -> None:
    table = Table(setup(seats=2))
    table.sit(0, 0, "person", holder="a")
    table.leave(0, 0)
    table.sit(0, 0, "person", holder="b")
    table.sit(1, 0, "bot", level="random")
    table.begin(0)
    with pytest.raises(NotRunning):
        table.leave(0, 0)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(TableError, match="0 to 1"):
        Table(setup(seats=2)).sit(2, 0, "person", holder="a")


def test_public_facts_about_the_seats_change_only_with_counted_entries() -> None:
    table = Table(setup(seats=3, control=LIVE))
    known = {table.seat_changes: seats_seen(table)}

    def check() -> None:
        assert known.setdefault(table.seat_changes, seats_seen(table)) == seats_seen(table)

    for seat in range(3):
        table.sit(seat, 0, "person", holder=str(seat), name=str(seat))
        check()
    table.begin(0)
    for turn, _ in enumerate(played(table, ilion.Rng(7))):
        check()
        if turn == 20:
            break
    assert table.actor is not None
    table.stand_in(table.actor, "random", 0)
    check()
    table.reclaim(table.actor, 0)
    check()
    table.resign(table.actor, "random", 0)
    check()
    assert sum(seat["resigned"] for seat in seats_seen(table)) == 1
    assert len(known) < table.length


def test_other_rules_are_refused_with_a_sentence() -> None:
    plan = setup()
    with pytest.raises(RulesMismatch, match="cannot go on"):
        Table(Setup(plan.game, "0 0000000000000000", plan.seats, plan.options, plan.secret))


def test_a_bot_stands_in_and_hands_back() -> None:
    table, entries = begun(setup(seats=2))
    seat = table.actor
    assert seat is not None
    entries += table.stand_in(seat, "random", 0)
    assert table.seats[seat].bot_level == "random"
    assert table_state(table, seat)["moves"] is None
    with pytest.raises(TableError):
        table.stand_in(seat, "random", 0)
    entries += table.reclaim(seat, 0)
    assert table.bot_to_act is None
    with pytest.raises(TableError):
        table.reclaim(seat, 0)
    assert folded(table.setup, entries).seats == table.seats


def test_a_stand_in_finds_the_draft_committed() -> None:
    table, _ = begun(setup(seats=2, options={"horse": "open"}))
    rng = ilion.Rng(0)
    while not table.draft:
        move(table, some_move(table, rng))
    seat = table.actor
    assert seat is not None
    drafted = table.state_for(seat).copy()
    table.stand_in(seat, "random", 0)
    assert table.state == drafted


def test_a_player_who_resigns_comes_last_and_a_bot_plays_on() -> None:
    table, _ = begun(setup(seats=3))
    rng = ilion.Rng(4)
    table.resign(2, "random", 0)
    assert table.running
    assert table.seats[2].bot_level == "random"
    with pytest.raises(TableError, match="already"):
        table.resign(2, "random", 0)
    with pytest.raises(TableError):
        table.reclaim(2, 0)
    for _ in played(table, rng):
        pass
    places = table.places()
    assert places is not None
    assert places[2] == 3


def test_the_last_player_left_has_won() -> None:
    table, _ = begun(setup(seats=2))
    table.resign(0, "random", 0)
    assert table.over
    assert table.places() == [2, 1]
    with pytest.raises(NotRunning):
        table.resign(1, "random", 0)


def test_bots_do_not_play_on_among_themselves() -> None:
    table, _ = begun(setup(seats=3), people=1)
    table.resign(0, "random", 0)
    assert table.over
    assert table.places() == [3, 1, 1]


def test_a_bank_runs_down_and_an_increment_is_added() -> None:
    clock = Clock(LIVE, 2)
    clock.turn(0, 1_000)
    assert clock.remaining(0, 11_000) == 50_000
    assert clock.deadline() == 61_000
    clock.turn(1, 11_000)
    assert clock.left == [55_000, 60_000]
    assert clock.remaining(0, 99_000) == 55_000


def test_a_clock_that_goes_back_takes_and_gives_nothing() -> None:
    clock = Clock(LIVE, 2)
    clock.turn(0, 50_000)
    assert clock.remaining(0, 10) == 60_000


def test_days_are_given_again_for_each_turn() -> None:
    clock = Clock(TimeControl("correspondence", days=3), 2)
    clock.turn(0, 0)
    clock.turn(1, 2 * DAY)
    clock.turn(0, 3 * DAY)
    assert clock.deadline() == 6 * DAY


def test_a_clock_by_the_day_stands_still_while_its_player_is_away() -> None:
    clock = Clock(TimeControl("correspondence", days=3), 2)
    clock.turn(0, 0)
    clock.rest(0, DAY, 10 * DAY)
    assert clock.remaining(0, 9 * DAY) == 2 * DAY
    assert clock.deadline() == 12 * DAY
    clock.rest(0, 4 * DAY, 4 * DAY)
    assert clock.deadline() == 6 * DAY, "back early: the clock runs again at once"


def test_a_turn_that_comes_while_its_player_is_away_begins_with_the_return() -> None:
    clock = Clock(TimeControl("correspondence", days=3), 2)
    clock.turn(0, 0)
    clock.rest(1, DAY, 10 * DAY)
    clock.turn(1, 2 * DAY)
    assert clock.deadline() == 13 * DAY
    clock.turn(0, 11 * DAY)
    assert clock.deadline() == 14 * DAY, "nobody else's clock stands still"


def test_time_away_that_the_clock_did_not_know_of_is_given_back() -> None:
    clock = Clock(TimeControl("correspondence", days=3), 2)
    clock.turn(0, 8 * DAY)
    clock.rest(0, 0, 10 * DAY)  # told when the time was up
    assert clock.deadline() == 13 * DAY


def test_nobody_is_away_from_a_clock_by_the_minute() -> None:
    table, _ = begun(setup(seats=2, control=LIVE))
    with pytest.raises(TableError, match="by the day"):
        table.rest(0, 0, DAY, 0)


def test_a_round_of_a_tournament_waits_for_nobody_who_is_away() -> None:
    table, _ = begun(replace(setup(seats=2, control=TimeControl("correspondence", days=3)), tournament="evening"))
    with pytest.raises(TableError, match="not in a tournament"):
        table.rest(0, 0, DAY, 0)


def test_a_table_remembers_that_a_player_is_away() -> None:
    table, entries = begun(setup(seats=2, control=TimeControl("correspondence", days=3)))
    seat = table.actor
    assert seat is not None
    entries += table.rest(seat, DAY, 10 * DAY, DAY)
    assert table.rest(seat, DAY, 10 * DAY, DAY) == [], "the table knows"
    assert table.timeout("random", 11 * DAY) == []
    assert table.deadline == 12 * DAY
    assert table.seats[seat].to_dict()["away_until"] == 10 * DAY
    assert folded(table.setup, entries).clock == table.clock
    assert thaw(table.setup, freeze(table)).clock == table.clock


def test_without_time_control_nobody_times_out() -> None:
    table, _ = begun(setup(seats=2))
    assert table.timeout("random", 10**15) == []


@pytest.mark.parametrize("what", ["bot", "resign"])
def test_a_timeout_does_as_the_table_chose(what: str) -> None:
    control = TimeControl("realtime", bank=60_000, increment=5_000, on_timeout="bot" if what == "bot" else "resign")
    table, entries = begun(setup(seats=3, control=control))
    seat = table.actor
    assert seat is not None
    assert table.timeout("random", 59_999) == []
    entries += table.timeout("random", 60_000)
    assert table.seats[seat].bot_level == "random"
    assert table.seats[seat].resigned == (what == "resign")
    assert table.clock.running is None
    assert folded(table.setup, entries).clock == table.clock
    if what == "bot":
        table.reclaim(seat, 61_000)
        assert table.clock.deadline() == 67_000, "whoever comes back has a little time"


def rated_and_live(seats: int = 2) -> tuple[Table, list[Entry], int]:
    """A rated game by a live clock, its entries and the seat to act."""
    table, entries = begun(setup(seats=seats, control=replace(LIVE, on_timeout="resign"), rated=True))
    assert table.actor is not None
    return table, entries, table.actor


def test_in_a_live_rated_game_a_player_without_time_left_has_60_seconds_once() -> None:
    table, entries, seat = rated_and_live()
    assert table.timeout("random", 59_999) == []
    entries += table.timeout("random", 60_500)
    assert (table.actor, table.seats[seat].resigned, table.seats[seat].bot_level) == (seat, False, None)
    assert table.clock.remaining(seat, 60_500) == 60_000
    assert table.deadline == 120_500
    assert table.clock.to_dict()["graced"] == [number == seat for number in range(2)]
    assert folded(table.setup, entries).clock == table.clock
    assert thaw(table.setup, freeze(table)).clock == table.clock
    assert table.timeout("random", 120_499) == []
    entries += table.timeout("random", 120_500)
    assert (table.seats[seat].resigned, table.seats[seat].timed_out) == (True, True)
    assert folded(table.setup, entries).seats == table.seats


def test_a_grace_leaves_the_draft_and_what_is_left_of_it_stays_on_the_clock() -> None:
    table, _, seat = rated_and_live()
    rng = ilion.Rng(0)
    while not table.draft:
        move(table, some_move(table, rng))
    seat = table.clock.running if table.clock.running is not None else -1
    deadline = table.deadline
    assert deadline is not None
    draft = list(table.draft)
    table.timeout("random", deadline)
    assert table.draft == draft
    now = deadline + 20_000
    while table.actor == seat:
        move(table, some_move(table, rng), now)
    assert table.clock.left[seat] == 40_000 + LIVE.increment
    assert table.clock.graced[seat]


def test_every_seat_has_a_grace_of_its_own() -> None:
    table, _, first = rated_and_live()
    table.timeout("random", 60_000)
    rng = ilion.Rng(0)
    while table.actor == first:
        move(table, some_move(table, rng), 70_000)
    table.timeout("random", 130_000)
    assert table.running
    assert table.clock.graced == [True, True]


@pytest.mark.parametrize(
    ("control", "rated"),
    [(LIVE, False), (TimeControl("correspondence", days=1, on_timeout="resign"), True)],
    ids=["unrated", "days"],
)
def test_there_is_no_grace_in_other_games(control: TimeControl, rated: bool) -> None:
    table, _ = begun(setup(seats=2, control=control, rated=rated))
    seat = table.actor
    assert seat is not None
    table.timeout("random", DAY)
    assert table.seats[seat].stand_in == "random"


def test_the_clock_follows_the_turn() -> None:
    table, _ = begun(setup(seats=2, control=LIVE))
    rng = ilion.Rng(0)
    for now in range(1_000, 30_000, 1_000):
        move(table, some_move(table, rng), now)
        assert table.clock.running == table.actor
