"""The order of thinking: a queue of decisions and hints that gives every person a fair share of the processes in which bots think.

The order, first to last:

1. People within their budget of thinking time come before people beyond it. A budget fills at a steady rate; there is one per
   person and one, larger, per address. A budget that is spent refuses nothing: it only lets others go first.
2. Turns that a player waits for, then turns at tables whose players are away, then hints. None of them waits for ever: a request
   that was overtaken often enough by more urgent ones is served.
3. The person who was served longest ago, and among that person's tables the one that has waited longest.

Quick decisions also have a process to themselves, so they never wait behind slow ones, regardless of their place in this order.

Reviews of finished games are outside this order. A piece of a review is taken only when nothing else waits, for a process that does
nothing else, and counts towards nobody's budget: a request for a review is limited by the day.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

MAX_REMEMBERED = 50_000  # people or addresses
MIN_CHARGE = 0.01  # seconds of the server's own work for a decision
QUICK = 0.03  # seconds of processor time that a quick decision takes at most, on average
MAX_OVERTAKEN = 20
WEIGHT_OF_LATEST = 0.2  # in the average


class Urgency(IntEnum):
    """The urgency of a result."""

    PLAYER_WAITS = 0  # a bot's turn at a table with a player present
    NOBODY_WAITS = 1  # a bot's turn at a table without
    HINT = 2
    REVIEW = 3  # a piece of a review, for which nobody else ever waits


ORDERED = (Urgency.PLAYER_WAITS, Urgency.NOBODY_WAITS, Urgency.HINT)


@dataclass(eq=False)
class Request:
    """A request to think: the person charged, the table, and the urgency."""

    user_id: str
    address: str
    table: str
    urgency: Urgency
    quick: bool
    number: int = 0  # in the order of arrival


Tables = OrderedDict[str, deque[Request]]


class Budget:
    """Seconds of thinking per name, which fill at a steady rate up to a burst. Names that have not been used for long are removed,
    which is equivalent to a full budget."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, name: str) -> float:
        """Return the seconds left; negative for a debt, which is never larger than the burst."""
        level, then = self.levels.get(name, (self.burst, self.clock()))
        return min(self.burst, level + (self.clock() - then) * self.rate)

    def charge(self, name: str, seconds: float) -> None:
        level = max(-self.burst, self.left(name) - seconds)
        self.levels.pop(name, None)
        self.levels[name] = level, self.clock()
        if len(self.levels) > MAX_REMEMBERED:
            self.levels.popitem(last=False)


class Waiting:
    """The requests of one person and one urgency, by table. A table that was served goes behind the others."""

    def __init__(self) -> None:
        self.quick: Tables = OrderedDict()
        self.slow: Tables = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self.quick or self.slow)

    def add(self, request: Request) -> None:
        (self.quick if request.quick else self.slow).setdefault(request.table, deque()).append(request)

    def remove(self, request: Request) -> None:
        tables = self.quick if request.quick else self.slow
        tables[request.table].remove(request)
        if tables[request.table]:
            tables.move_to_end(request.table)
        else:
            del tables[request.table]

    def first(self, quick_only: bool) -> Request | None:
        """Return the request of the table that has waited longest."""
        firsts = [next(iter(tables.values()))[0] for tables in ((self.quick,) if quick_only else (self.quick, self.slow)) if tables]
        return min(firsts, key=lambda request: request.number, default=None)


class FairQueue:
    """All requests that wait on this server. It does no I/O and knows no processes."""

    def __init__(self, per_person: Budget, per_address: Budget) -> None:
        self.per_person = per_person
        self.per_address = per_address
        self.waiting: dict[Urgency, dict[str, Waiting]] = {urgency: {} for urgency in Urgency}  # by person
        self.served: OrderedDict[str, int] = OrderedDict()  # by person, the number of the last request that was served
        self.overtaken = dict.fromkeys(Urgency, 0)  # how often requests of each urgency were overtaken by more urgent ones
        self.n_added = self.n_served = self.n_waiting = 0

    def add(self, request: Request) -> None:
        self.n_waiting += 1
        self.n_added += 1
        request.number = self.n_added
        self.waiting[request.urgency].setdefault(request.user_id, Waiting()).add(request)

    def remove(self, request: Request) -> None:
        """Take out a request."""
        self.n_waiting -= 1
        people = self.waiting[request.urgency]
        people[request.user_id].remove(request)
        if not people[request.user_id]:
            del people[request.user_id]

    def move(self, request: Request, urgency: Urgency) -> None:
        """Change the urgency of a request that waits."""
        if request.urgency != urgency:
            self.remove(request)
            request.urgency = urgency
            self.add(request)

    def take(self, quick_only: bool = False) -> Request | None:
        """Take out and return the request to be served next; None if none waits, or none that is quick. It is never a review."""
        firsts = [request for urgency in ORDERED if (request := self._first(urgency, quick_only)) is not None]
        if not firsts:
            return None
        patient = [request for request in firsts if self.overtaken[request.urgency] >= MAX_OVERTAKEN]
        best = min(patient or firsts, key=lambda request: (self._overdrawn(request), request.urgency))
        for request in firsts:
            self.overtaken[request.urgency] = 0 if request is best else self.overtaken[request.urgency] + 1
        self.remove(best)
        self._remember_serving(best.user_id)
        return best

    def take_review(self) -> Request | None:
        """Take out and return the piece of a review to be done next; None if there is none, or if anything else waits."""
        first = None if any(self.waiting[urgency] for urgency in ORDERED) else self._first(Urgency.REVIEW, quick_only=False)
        if first is not None:
            self.remove(first)
            self._remember_serving(first.user_id)
        return first

    def _first(self, urgency: Urgency, quick_only: bool) -> Request | None:
        """Return the first request among equally urgent ones."""
        firsts = [waiting.first(quick_only) for waiting in self.waiting[urgency].values()]
        return min(
            (request for request in firsts if request is not None),
            key=lambda request: (self._overdrawn(request), self.served.get(request.user_id, 0)),
            default=None,
        )

    def _overdrawn(self, request: Request) -> int:
        """Return the number of spent budgets: a person among hostile neighbours comes after strangers but before them."""
        return (self.per_person.left(request.user_id) <= 0) + (self.per_address.left(request.address) <= 0)

    def _remember_serving(self, user_id: str) -> None:
        self.n_served += 1
        self.served.pop(user_id, None)
        self.served[user_id] = self.n_served
        if len(self.served) > MAX_REMEMBERED:
            self.served.popitem(last=False)

    def charge(self, request: Request, seconds: float) -> None:
        """Record the time for which a taken request has kept a process busy."""
        if request.urgency == Urgency.REVIEW:
            return
        seconds = max(MIN_CHARGE, seconds)
        self.per_person.charge(request.user_id, seconds)
        self.per_address.charge(request.address, seconds)


class Costs:
    """The costs of bots by experience, to know the quick ones."""

    def __init__(self) -> None:
        self.average: dict[tuple[str, str], float] = {}  # by game and level

    def is_quick(self, game: str, level: str, *, expected: bool) -> bool:
        """Whether a decision takes little time; before the first one, `expected`."""
        average = self.average.get((game, level))
        return expected if average is None else average <= QUICK

    def note(self, game: str, level: str, seconds: float) -> None:
        before = self.average.get((game, level), seconds)
        self.average[game, level] = before + WEIGHT_OF_LATEST * (seconds - before)
