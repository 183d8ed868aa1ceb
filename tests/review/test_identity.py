"""Every change of a chance has one cause: start + luck + own + others = end, in integers."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import pairwise

import pytest

import ilion
from ilion import Record, Rng
from ilion.review import Outcome, Review, Reviewing, Seating, review, run_task
from ilion.review.reviewing import judgement
from ilion.review.tasks import Comparison
from ilion.review.values import Estimate
from tests.review.games import TINY, guess, random_game

GAMES = ilion.games()
N_GAMES = int(os.environ.get("ILION_REVIEW_GAMES", "25"))  # of each game


def guessed(making: Reviewing, rng: Rng) -> Review:
    actors = {event.n: event.actor for event in making.replay.events}
    for task in making.tasks():
        making.add(guess(task, actors[task.n], rng))
    making.refine()
    for task in making.tasks():
        making.add(guess(task, actors[task.n], rng))
    return making.review()


def check_identity(made: Review) -> None:
    """Every seat's figures add up, and the events do."""
    for number, seat in enumerate(made.seats):
        assert seat.start + seat.luck + seat.own + seat.others == seat.end
        assert sum(seat.by_seat) == seat.others
        assert seat.by_seat[number] == 0
        chances = made.chances(number)
        causes = {"luck": 0, "own": 0, "others": 0}
        for event, (before, after) in zip(made.events, pairwise(chances), strict=True):
            causes["luck" if event.seat is None else "own" if event.seat == number else "others"] += after - before
        assert causes == {"luck": seat.luck, "own": seat.own, "others": seat.others}
        assert (chances[0], chances[-1]) == (seat.start, seat.end)
        assert all(0 <= chance <= 10_000 for chance in chances)


def test_what_a_seat_won_and_lost_adds_up_whatever_the_searches_find() -> None:
    check_identity(guessed(Reviewing(random_game("trojan-horse", 1), TINY), Rng(1)))


@pytest.mark.bulk
@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_won_and_lost_adds_up_in_many_games(id: str) -> None:
    seats = ilion.load(id).seats
    for seed in range(N_GAMES):
        record = random_game(id, seed, seats[seed % len(seats)])
        check_identity(guessed(Reviewing(record, TINY), Rng(seed)))


@pytest.mark.bulk
@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_won_and_lost_adds_up_after_both_passes(id: str) -> None:
    record = random_game(id, 3)
    made = review(record, replace(TINY, passes=2))
    check_identity(made)
    places = record.verify().places()
    assert [seat.end for seat in made.seats] == [10_000 // places.count(1) if place == 1 else 0 for place in places]
    assert Review.from_json(made.to_json()) == made


@pytest.mark.bulk
def test_tasks_can_be_done_in_any_order() -> None:
    record = random_game("troia", 1)
    forwards, backwards = Reviewing(record, TINY), Reviewing(record, TINY)
    for task in forwards.tasks():
        forwards.add(run_task(task))
    for task in reversed(backwards.tasks()):
        backwards.add(run_task(task))
    assert forwards.done
    assert forwards.review() == backwards.review()


def test_moves_that_were_taken_back_are_left_out() -> None:
    record = random_game("trojan-horse", 2)
    straight = guessed(Reviewing(record, TINY), Rng(1))
    events = list(record.events)
    again = Record(record.game, record.seats, record.options, tags=dict(record.tags))
    again.events = [*events[:40], ilion.Event(ilion.CHANCE, "", 3), *events[37:]]
    made = guessed(Reviewing(again, TINY), Rng(1))
    check_identity(made)
    assert len(made.events) == len(straight.events)
    assert [event.n for event in made.events] == [*range(1, 38), *range(42, len(again.events) + 1)]
    assert [event.move for event in made.events] == [event.move for event in straight.events]


def test_a_seat_that_left_before_moves_were_taken_back_has_left_afterwards() -> None:
    record = random_game("trojan-horse", 2, seats=3)
    again = Record(record.game, record.seats, record.options, tags=dict(record.tags))
    again.events = [*record.events[:40], ilion.Event(ilion.CHANCE, "", 20), *record.events[20:]]
    making = Reviewing(again, TINY, Seating(resigned=((1, 30),), stand_ins=((1, 30, None), (2, 35, 41))))
    states = list(again.states())
    for event, task in zip(making.replay.events, making.tasks(), strict=True):
        assert states[event.before_n] == event.before
        assert task.resigned == ((1,) if event.n > 20 else ())
        assert making.replay.seating.stood_in(1, event.before_n) == (event.n > 20)
        assert not making.replay.seating.stood_in(2, event.before_n)  # it came back before the game went on
    first = next(task for task in making.tasks() if task.n > 20)
    assert first.n == 42
    assert first.anchors == (0, 1, 2)  # the chances of all begin again
    made = guessed(making, Rng(1))
    check_identity(made)
    assert [event.n for event in made.events[19:22]] == [20, 30, 42]
    assert not any(event.judged for event in made.events[20:] if event.seat == 1)


def test_a_seat_that_resigns_has_no_chance_from_then_on_by_its_own_decision() -> None:
    record = random_game("trojan-horse", 2, seats=3)
    cut = Record(record.game, record.seats, record.options, events=record.events[:60])
    made = guessed(Reviewing(cut, TINY, Seating(resigned=((1, 40), (2, 60)))), Rng(1))
    check_identity(made)
    assert [(event.n, event.seat) for event in made.events if event.cause == "resignation"] == [(40, 1), (60, 2)]
    place = next(place for place, event in enumerate(made.events) if event.cause == "resignation")
    assert made.events[place - 1].v[1] > 0
    assert all(event.v[1] == 0 and event.err[1] == 0 for event in made.events[place:])
    assert [seat.end for seat in made.seats] == [10_000, 0, 0]
    own = sum(made.chances(1)[i + 1] - made.chances(1)[i] for i, event in enumerate(made.events) if event.seat == 1)
    assert own == made.seats[1].own  # the drop at the resignation is among them
    assert all(event.judged is None for event in made.events[place:] if event.seat == 1)


@pytest.mark.parametrize(("resigned", "ends"), [((1,), (5000, 0, 5000)), ((1, 0), (0, 0, 10_000)), ((0, 1, 2), (0, 0, 10_000))])
def test_before_the_first_event_all_seats_have_the_same_chance(resigned: tuple[int, ...], ends: tuple[int, ...]) -> None:
    record = Record.from_state(ilion.load("horus").new(3))
    made = review(record, seating=Seating(resigned=tuple((seat, 0) for seat in resigned)))
    check_identity(made)
    assert made.start == {"v": (3333, 3333, 3333), "err": (3333, 3333, 3333)}
    assert tuple(seat.end for seat in made.seats) == ends


@pytest.mark.parametrize(
    ("v_best", "loss", "capped", "grade"),
    [
        (9000, 0.3, 3000, "blunder"),
        (1000, 0.3, 1000, "mistake"),
        (400, 0.3, 400, "inaccuracy"),
        (0, 0.3, 0, "good"),
        (9900, -0.3, -100, "good"),
        (5000, -0.3, -3000, "better"),
    ],
)
def test_a_decision_loses_at_most_the_chance_that_there_was(v_best: int, loss: float, capped: int, grade: str) -> None:
    outcome = Outcome(1, 2, compared=Comparison("best", Estimate(loss, 0.001), False, False))
    found = judgement(outcome, v_best)
    assert (found.loss, found.grade) == (capped, grade)
    assert found.v_best - found.v_played == found.loss


def test_decisions_of_a_stand_in_have_a_line_of_their_own_and_no_grades() -> None:
    record = random_game("trojan-horse", 2)
    own = guessed(Reviewing(record, TINY), Rng(1))
    made = guessed(Reviewing(record, TINY, Seating(stand_ins=((0, 30, None),))), Rng(1))
    check_identity(made)
    assert made.seats[0].own == own.seats[0].own
    changes = [after - before for before, after in pairwise(made.chances(0))]
    late = [change for event, change in zip(made.events, changes, strict=True) if event.seat == 0 and event.n > 30]
    assert made.seats[0].stand_in == sum(late) != 0
    assert all(event.judged is None for event in made.events if event.seat == 0 and event.n > 30)
    assert any(event.judged is not None for event in made.events if event.seat == 0)
    assert sum(own.seats[0].grades.values()) > sum(made.seats[0].grades.values())
