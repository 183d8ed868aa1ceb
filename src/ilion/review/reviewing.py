"""Making a review: the tasks of both passes, and the document that they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import sha256

from ilion import __version__
from ilion.core.actors import CHANCE
from ilion.core.record import Record
from ilion.review.budget import FIRST, Budget
from ilion.review.chances import LEVEL, WHOLE, evaluation_digest
from ilion.review.curve import Chances, Point, chances_of, whole
from ilion.review.document import Judgement, Review, ReviewedEvent, SeatSummary
from ilion.review.grades import GOOD, GRADES, Grade, grade_of, too_close
from ilion.review.replay import CannotReview, Happening, Seating, replay
from ilion.review.seating import seating_in
from ilion.review.tasks import Outcome, Task, run_task

BY_TURNS = 6  # seats from which on the others' chances are estimated once per turn
TURNING = 6  # turning points of a seat
OF_ONE_TURN = 2  # of them
MAX_DEEPER = 150  # events that the second pass analyses: it never takes longer than some minutes


class Reviewing:
    """A review in progress. Give every task to `run_task`, in any order and any process, and the outcome to `add`."""

    def __init__(self, record: Record, budget: Budget = FIRST, seating: Seating | None = None) -> None:
        """Verify the record; without a seating, its tags name the seats that resigned and those for which a bot stood in. Raises
        `InvalidRecord` for a damaged one, `CannotReview` for a game that is not over."""
        self.budget = budget
        self.replay = replay(record, seating_in(record) if seating is None else seating)
        self.record = record
        self.iterations = budget.iterations or record.game.evaluator().review_iterations(record.seats)
        self.by_turns = record.seats >= BY_TURNS
        self.searches = 0
        self.outcomes: dict[int, Outcome] = {}  # by number of the event, the deeper pass on top of the other
        self.waiting: dict[tuple[int, int], Task] = {}  # by pass and number of the event
        self.finished = 0
        self.depth = 1
        everybody = tuple(range(record.seats))
        for place in range(len(self.replay.events)):
            self._ask(place, everybody, 1)

    def _ask(self, place: int, seats: tuple[int, ...], depth: int) -> None:
        event = self.replay.events[place]
        anchors = tuple(seat for seat in seats if self._anchored(place, seat))
        factor = self.budget.deeper if depth == 2 else 1
        self.waiting[depth, event.n] = Task(
            n=event.n,
            before_n=event.before_n,
            game=self.record.game.id,
            state=event.before.to_bytes(),
            action=event.action,
            knowledge=event.knowledge,
            seats=seats,
            anchors=anchors,
            resigned=self.replay.seating.resigned_before(event.before_n),
            iterations=factor * self.iterations,
            worlds=self.budget.worlds,
            outcomes=self.budget.outcomes,
            depth=depth,
        )

    def _anchored(self, place: int, seat: int) -> bool:
        """Whether a seat's chance before an event must be estimated, because it does not follow from the last one."""
        if place == 0:
            return True
        events = self.replay.events
        event, last = events[place], events[place - 1]
        if any(last.before_n < n <= event.before_n for _, n in self.replay.seating.resigned):
            return True
        if last.actor in (seat, CHANCE):
            return False
        return not self.by_turns or event.turn != last.turn or event.actor == CHANCE

    def tasks(self) -> list[Task]:
        """Return the tasks whose outcomes are still missing."""
        return list(self.waiting.values())

    def add(self, outcome: Outcome) -> None:
        """Take the outcome of a task; unexpected ones are ignored."""
        if self.waiting.pop((outcome.depth, outcome.n), None) is None:
            return
        self.finished += 1
        self.searches += outcome.searches
        first = self.outcomes.get(outcome.n)
        if first is not None:  # the second pass, on top of the first
            outcome = replace(
                outcome,
                before={**first.before, **outcome.before},
                change={**first.change, **outcome.change},
                certain={**first.certain, **outcome.certain},
                compared=outcome.compared or first.compared,
                depth=outcome.depth if outcome.compared else first.depth,
            )
        self.outcomes[outcome.n] = outcome

    @property
    def done(self) -> bool:
        return not self.waiting

    @property
    def progress(self) -> float:
        """The finished share of the tasks so far, from 0 to 1."""
        return self.finished / max(1, self.finished + len(self.waiting))

    def refine(self) -> None:
        """Begin the second pass: analyse again, more thoroughly, the largest changes of each seat and the decisions that seem to be
        mistakes or better than the bot's move. The first pass must be done."""
        if len(self.outcomes) < len(self.replay.events):
            raise ValueError("the second pass begins when the first is done")
        if self.depth == 2:
            return
        self.depth = 2
        chances = chances_of(self.replay, self.outcomes)
        places = {event.n: place for place, event in enumerate(self.replay.events)}
        wanted: dict[int, set[int]] = {}
        for seat in range(self.record.seats):
            for point in largest(chances, seat, self.budget.largest):
                if point.event is None:
                    continue
                place = places[point.event.n]
                wanted.setdefault(place, set()).add(seat)
                if point.seat not in (None, seat):  # the chance after it was estimated before the next event
                    wanted.setdefault(place + 1, set()).add(seat)
        for place in self._doubtful()[: max(0, MAX_DEEPER - len(wanted))]:
            wanted.setdefault(place, set()).add(self.replay.events[place].actor)
        for place in sorted(wanted):
            if place < len(self.replay.events):
                self._ask(place, tuple(sorted(wanted[place])), 2)

    def _doubtful(self) -> list[int]:
        """Return the decisions that lost more than their error, or seem better than the bot's, the largest differences first."""
        found: dict[int, int] = {}
        for place, event in enumerate(self.replay.events):
            compared = self.outcomes[event.n].compared
            if compared is not None:
                loss, error = whole(compared.loss.value), whole(compared.loss.error)
                if not too_close(loss, error) and (loss > 0 or loss <= -GOOD):
                    found[place] = abs(loss)
        return sorted(found, key=lambda place: (-found[place], place))

    def review(self) -> Review:
        """Return the review as far as it is known; the first pass must be done."""
        if len(self.outcomes) < len(self.replay.events):
            raise ValueError("there is no review before the first pass is done")
        chances = chances_of(self.replay, self.outcomes)
        events = [self._event(chances, place) for place in range(len(chances.points))]
        return Review(
            game=self.record.game.id,
            seats_count=self.record.seats,
            options=dict(self.record.options),
            rules=self.record.rules,
            record=digest_of(self.record),
            bot={
                "level": LEVEL,
                "release": __version__,
                "evaluation": evaluation_digest(self.record.game, self.record.seats),
            },
            budget={
                "pass": self.depth if self.done else 1,
                "iterations": self.iterations,
                "worlds": self.budget.worlds,
                "by_turns": self.by_turns,
                "searches": self.searches,
            },
            start={"v": tuple(chances.start), "err": tuple(chances.start_err)},
            seats=tuple(self._summary(chances, events, seat) for seat in range(self.record.seats)),
            events=tuple(events),
            turning=tuple(turning_points(chances, seat) for seat in range(self.record.seats)),
        )

    def _event(self, chances: Chances, place: int) -> ReviewedEvent:
        point = chances.points[place]
        v, err = tuple(point.v), tuple(point.err)
        if point.event is None:
            return ReviewedEvent(point.n, "resignation", point.seat, "", v, err)
        outcome = self.outcomes[point.n]
        judged = None
        if point.seat is not None and self._graded(point.event, outcome):
            before = chances.points[place - 1].v if place else chances.start
            judged = judgement(outcome, before[point.seat])
        return ReviewedEvent(point.n, point.cause, point.seat, point.event.text, v, err, outcome.forced, judged)

    def _graded(self, event: Happening, outcome: Outcome) -> bool:
        """Whether a decision gets a grade: not if it was forced, a bargain, or a stand-in's, or the seat had resigned."""
        seating = self.replay.seating
        if outcome.compared is None or outcome.compared.bargain or seating.stood_in(event.actor, event.before_n):
            return False
        return event.actor not in seating.resigned_before(event.before_n)

    def _summary(self, chances: Chances, events: list[ReviewedEvent], seat: int) -> SeatSummary:
        luck, by_seat, stand_in = 0, [0] * self.record.seats, 0
        for point, change in zip(chances.points, chances.changes(seat), strict=True):
            if point.seat is None:
                luck += change
                continue
            by_seat[point.seat] += change
            if point.event is not None and point.seat == seat and self.replay.seating.stood_in(seat, point.event.before_n):
                stand_in += change
        own, by_seat[seat] = by_seat[seat], 0
        judged = [event.judged for event in events if event.seat == seat and event.judged is not None]
        counted = Counter(each.grade for each in judged)
        grades: dict[Grade, int] = {grade: counted[grade] for grade in GRADES}
        values = [chances.start[seat], *(point.v[seat] for point in chances.points)]
        return SeatSummary(
            values[0], values[-1], luck, own, sum(by_seat), tuple(by_seat), stand_in, grades, sum(each.close for each in judged)
        )


def judgement(outcome: Outcome, v_best: int) -> Judgement:
    """Return the judgement on a decision that was compared with the bot's, from the seat's chance before it."""
    compared = outcome.compared
    assert compared is not None
    error = whole(compared.loss.error)
    v_played = min(WHOLE, max(0, v_best - whole(compared.loss.value)))
    loss = v_best - v_played  # nobody can lose more than their chance, nor gain more than the rest
    close = not compared.same and too_close(loss, error)
    grade = grade_of(loss, error, outcome.depth == 2)
    return Judgement(compared.best, v_played, v_best, loss, error, grade, close, compared.line)


def largest(chances: Chances, seat: int, n: int) -> list[Point]:
    """Return the points with the largest changes of a seat's chance, the largest first."""
    changes = chances.changes(seat)
    order = sorted(range(len(changes)), key=lambda place: (-abs(changes[place]), place))
    return [chances.points[place] for place in order[:n] if changes[place]]


def turning_points(chances: Chances, seat: int) -> tuple[int, ...]:
    """Return the numbers of a seat's turning points, the largest first, at most two of one turn."""
    found: list[Point] = []
    for point in largest(chances, seat, len(chances.points)):
        if sum(other.turn == point.turn for other in found) < OF_ONE_TURN and point.n not in {other.n for other in found}:
            found.append(point)
        if len(found) == TURNING:
            break
    return tuple(point.n for point in found)


def digest_of(record: Record) -> str:
    """Return the digest that distinguishes one record from another: game, rules, seats, options, the position at its beginning, and
    events."""
    head = f"{record.game.id} {record.rules} {record.seats} {sorted(record.options.items())} {record.position}"
    return sha256("\n".join([head, *map(str, record.events)]).encode()).hexdigest()


def review(
    record: Record,
    budget: Budget = FIRST,
    progress: Callable[[float], None] | None = None,
    seating: Seating | None = None,
) -> Review:
    """Review a finished game in this process. `progress` is called with a number from 0 to 1."""
    making = Reviewing(record, budget, seating)
    _work(making, making.tasks(), progress)
    if budget.passes == 2:
        making.refine()
        _work(making, making.tasks(), progress)
    return making.review()


def _work(making: Reviewing, tasks: Iterable[Task], progress: Callable[[float], None] | None) -> None:
    for task in tasks:
        making.add(run_task(task))
        if progress is not None:
            progress(making.progress)


def judge(record: Record, n: int, seat: int, move: str, budget: Budget = FIRST, seating: Seating | None = None) -> Judgement:
    """Judge another move in place of event n, which was a decision of the seat: on the same worlds and draws as the review with
    this budget. Raises `CannotReview` if there was no such decision, and `IllegalMove` or `InvalidNotation` for a wrong move."""
    making = Reviewing(record, budget, seating)
    event = next((event for event in making.replay.events if event.n == n), None)
    if event is None or event.actor != seat:
        raise CannotReview("no-decision", f"event {n} was not a decision of seat {seat}")
    action = event.before.parse(move)
    event.before.copy().apply(action)
    place = making.replay.events.index(event)
    making._ask(place, (seat,), budget.passes)
    outcome = run_task(replace(making.waiting[budget.passes, n], action=action))
    if outcome.compared is None:
        raise CannotReview("no-choice", "there was only one move here")
    return judgement(outcome, whole(outcome.before[seat].value))
