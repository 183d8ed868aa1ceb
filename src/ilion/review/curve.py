"""Every seat's chances from the beginning to the end, put together from the outcomes of the tasks.

Between two decisions of other seats, draws and its own decisions change a seat's chance by differences, which are much more certain
than the chances themselves: a draw by how its outcome compares with the mean over all, a decision by its loss against the bot's
move. A forced move, the bot's own move, and one that is too close to call change nothing. All positions of such a stretch share one
level, pooled from the results of the searches in each of them. So luck and own decisions are sums of differences, and anything that
the searches did not foresee is attributed to the next decision of another seat.

A chance is based on the seat's perceptions, never on information hidden from it. A result that the seat foresaw in its worlds
reaches back; the true result is only the last chance.
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
from ilion.review.values import NOTHING, Estimate

DOUBT = 0.03  # of any search, besides its error


@dataclass
class Point:
    """An event or resignation, and every seat's chance after it, in 1/10,000."""

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
        """Return the change of a seat's chance by each point."""
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
    points = points_of(replay)
    results = replay.results()
    ahead = [
        outcomes[point.event.n] if point.event is not None else None for point in points
    ]  # by position, the facts known about it
    lines = [_line(seat, points, ahead, results) for seat in range(replay.record.seats)]
    for place, point in enumerate(points, 1):
        point.v = [whole(line[place].value) for line in lines]
        point.err = [whole(line[place].error) for line in lines]
    return Chances([whole(line[0].value) for line in lines], [whole(line[0].error) for line in lines], points)


def _line(seat: int, points: list[Point], ahead: list[Outcome | None], results: list[float]) -> list[Estimate]:
    """Return a seat's chance in every position: before the first point, and after each."""
    seats, result = len(results), results[seat]
    resigned = next((place for place, point in enumerate(points) if point.event is None and point.seat == seat), len(points))
    line: list[Estimate] = []
    stretch = Stretch(seats)
    for place, point in enumerate(points[:resigned]):
        outcome = ahead[place]
        stretch.add(outcome.before.get(seat) if outcome is not None else None, seat == point.seat)
        change = _change(seat, point, outcome)
        known = ahead[place + 1] if place + 1 < len(points) else None
        if change is None and (place + 1 == len(points) or (known is not None and seat in known.before)):
            line += stretch.chances()
            stretch = Stretch(seats)
        else:
            stretch.go_on(change or NOTHING)
    if resigned == len(points):
        last = ahead[-1] if points else None
        if not stretch.empty and last is not None and seat in last.certain:
            line += stretch.chances(last.certain[seat])  # never the result itself, which may depend on hidden information
        else:
            line += stretch.chances()
        return [*line[: len(points)], Estimate(result, 0.0)]
    line += stretch.chances()
    return [*line[: resigned + 1], *[NOTHING] * (len(points) - resigned - 1), Estimate(result, 0.0)]


def _change(seat: int, point: Point, outcome: Outcome | None) -> Estimate | None:
    """Return the change that a point made for a seat, if that is known by itself."""
    if outcome is None:
        return None
    if seat in outcome.change:
        return outcome.change[seat]
    return own_change(outcome.compared) if point.seat == seat else None


class Stretch:
    """Positions of a seat between two decisions of others."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.offsets = [NOTHING]  # of each position against the first
        self.found: list[tuple[Estimate, float]] = []  # the results of searches about the first position, with weights
        self.own = 0  # decisions so far

    @property
    def empty(self) -> bool:
        return len(self.offsets) == 1

    def add(self, direct: Estimate | None, own: bool) -> None:
        """Add the result of a search in the last position. The later in its own turn a seat is, the further the search sees."""
        offset = self.offsets[-1]
        self.own += own
        if direct is not None:
            error = sqrt(direct.error**2 + offset.error**2)
            self.found.append((Estimate(direct.value - offset.value, error), (1 + self.own) / (DOUBT**2 + error**2)))

    def go_on(self, change: Estimate) -> None:
        """Go on to the position after a change."""
        offset = self.offsets[-1]
        self.offsets.append(Estimate(offset.value + change.value, sqrt(offset.error**2 + change.error**2)))

    def chances(self, end: float | None = None) -> list[Estimate]:
        """Return the chances in all positions; `end` is that in the last one, if it is certain."""
        total = sum(weight for _, weight in self.found)
        if end is not None:
            level, doubt = end - self.offsets[-1].value, 0.0
        elif total:
            level = sum(weight * found.value for found, weight in self.found) / total
            doubt = sqrt(sum((weight * found.error) ** 2 for found, weight in self.found)) / total
        else:  # nothing happened that a search could analyse
            level = doubt = 1 / self.seats
        return [Estimate(min(1.0, max(0.0, level + offset.value)), sqrt(doubt**2 + offset.error**2)) for offset in self.offsets]


def own_change(compared: Comparison | None) -> Estimate:
    """Return the change that a decision made for the seat that made it."""
    if compared is None or compared.same or too_close(whole(compared.loss.value), whole(compared.loss.error)):
        return NOTHING
    return Estimate(-compared.loss.value, compared.loss.error)


def whole(chance: float) -> int:
    """Return a chance or a difference in 1/10,000."""
    return round(chance * WHOLE)
