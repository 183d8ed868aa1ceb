"""Every seat's chances from the beginning to the end, put together from what the tasks found out.

A seat's chance is estimated anew after a decision of another seat. Its own decisions and draws change it by differences, which are
much surer than the chances themselves: a draw by how the outcome compares with the mean over all, a decision by what it lost
against the bot's move. A forced move, the bot's own move, and one that is too close to call leave it as it was. So a chance depends
only on what the seat knew by then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt

from ilion.core.actors import CHANCE
from ilion.review.chances import WHOLE
from ilion.review.document import Cause
from ilion.review.grades import too_close
from ilion.review.replay import Happening, Replay
from ilion.review.tasks import Comparison, Outcome
from ilion.review.values import Estimate


@dataclass
class Point:
    """Something that happened, and every seat's chance after it, in 1/10,000."""

    cause: Cause
    seat: int | None
    event: Happening | None  # None: a resignation
    n: int
    turn: int
    v: list[int] = field(default_factory=list)
    err: list[int] = field(default_factory=list)


@dataclass
class Chances:
    """The start and all points of a game."""

    start: list[int]
    start_err: list[int]
    points: list[Point]

    def changes(self, seat: int) -> list[int]:
        """Return by how much each point changed a seat's chance."""
        values = [self.start[seat], *(point.v[seat] for point in self.points)]
        return [after - before for before, after in pairwise(values)]


def points_of(replay: Replay) -> list[Point]:
    """Return the events and resignations of a game in order."""
    points: list[Point] = []
    waiting = list(replay.seating.resigned)
    turn = 0
    for place, event in enumerate(replay.events):
        turn += place > 0 and event.turn != replay.events[place - 1].turn
        while waiting and waiting[0][1] <= event.before_n:
            points.append(Point("resignation", waiting[0][0], None, waiting.pop(0)[1], turn))
        cause: Cause = "luck" if event.actor == CHANCE else "decision"
        points.append(Point(cause, None if event.actor == CHANCE else event.actor, event, event.n, turn))
    points += [Point("resignation", seat, None, n, turn) for seat, n in waiting]
    return points


def chances_of(replay: Replay, outcomes: Mapping[int, Outcome]) -> Chances:
    """Put the outcomes of the tasks, by number of the event, together. Every event has one."""
    seats = range(replay.record.seats)
    points = points_of(replay)
    results = replay.results()
    ahead: list[Outcome | None] = []  # by point, what is known about the position after it
    following: Outcome | None = None
    for point in reversed(points):
        ahead.append(following)
        following = outcomes[point.event.n] if point.event is not None else None
    ahead.reverse()
    start = [_start(seat, points, outcomes, results) for seat in seats]
    now = list(start)
    resigned: set[int] = set()
    for place, point in enumerate(points):
        if point.event is None and point.seat is not None:
            resigned.add(point.seat)
        for seat in seats:
            if place == len(points) - 1:
                now[seat] = Estimate(results[seat], 0.0)
            elif seat in resigned:
                now[seat] = Estimate(0.0, 0.0)
            else:
                now[seat] = _after(seat, now[seat], point, outcomes, ahead[place])
        point.v = [whole(estimate.value) for estimate in now]
        point.err = [whole(estimate.error) for estimate in now]
    return Chances([whole(each.value) for each in start], [whole(each.error) for each in start], points)


def _start(seat: int, points: list[Point], outcomes: Mapping[int, Outcome], results: list[float]) -> Estimate:
    first = next((point.event for point in points if point.event is not None), None)
    return Estimate(results[seat], 0.0) if first is None else outcomes[first.n].before[seat]


def _after(seat: int, now: Estimate, point: Point, outcomes: Mapping[int, Outcome], ahead: Outcome | None) -> Estimate:
    if point.event is not None:
        outcome = outcomes[point.event.n]
        if seat in outcome.change:
            return changed(now, outcome.change[seat])
        if point.seat == seat:
            return changed(now, own_change(outcome.compared))
    if ahead is not None and seat in ahead.before:
        return ahead.before[seat]
    return now


def own_change(compared: Comparison | None) -> Estimate:
    """Return what a decision changed for the seat that made it."""
    if compared is None or compared.same or too_close(whole(compared.loss.value), whole(compared.loss.error)):
        return Estimate(0.0, 0.0)
    return Estimate(-compared.loss.value, compared.loss.error)


def changed(now: Estimate, change: Estimate) -> Estimate:
    return Estimate(min(1.0, max(0.0, now.value + change.value)), sqrt(now.error**2 + change.error**2))


def whole(chance: float) -> int:
    """Return a chance or a difference in 1/10,000."""
    return round(chance * WHOLE)
