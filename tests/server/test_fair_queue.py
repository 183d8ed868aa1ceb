"""The order in which bots think, and people's waiting times: in virtual time, without processes."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from ilion.server.jobs import fair_queue
from ilion.server.jobs.fair_queue import MAX_OVERTAKEN, QUICK, Budget, Costs, FairQueue, Request, Urgency
from ilion.server.jobs.workers import PER_ADDRESS, PER_PERSON


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@dataclass
class Hall:
    """A queue in virtual time; budgets are large unless a test makes them small."""

    time: Time = field(default_factory=Time)
    rate: float = 1.0
    person: float = 1000.0
    address: float = 1000.0

    def __post_init__(self) -> None:
        budgets = (Budget(self.rate, burst, self.time) for burst in (self.person, self.address))
        self.queue = FairQueue(*budgets)

    def ask(
        self,
        user: str,
        table: str = "table",
        urgency: Urgency = Urgency.PLAYER_WAITS,
        *,
        quick: bool = True,
        address: str | None = None,
    ) -> Request:
        request = Request(user, address or f"address of {user}", table, urgency, quick)
        self.queue.add(request)
        return request

    def order(self, quick_only: bool = False) -> list[str]:
        """Serve all waiting requests; return their order."""
        served: list[str] = []
        while (request := self.queue.take(quick_only)) is not None:
            served.append(f"{request.user_id} {request.table}")
        return served


def test_people_take_turns_however_much_one_of_them_asks_for() -> None:
    hall = Hall()
    for number in range(3):
        hall.ask("greedy", f"{number}")
    hall.ask("ann", "a")
    hall.ask("bob", "b")
    assert hall.order() == ["greedy 0", "ann a", "bob b", "greedy 1", "greedy 2"]


def test_the_person_who_was_served_longest_ago_comes_first() -> None:
    hall = Hall()
    for user in ("ann", "bob", "cy"):
        hall.ask(user)
    hall.order()
    for user in ("cy", "bob", "ann"):
        hall.ask(user)
    assert hall.order() == ["ann table", "bob table", "cy table"]


def test_somebody_who_asks_again_at_once_goes_behind_those_who_wait() -> None:
    hall = Hall()
    hall.ask("ann")
    hall.ask("bob")
    assert hall.queue.take() is not None
    hall.ask("ann")
    assert hall.order() == ["bob table", "ann table"]


def test_the_tables_of_one_person_take_turns() -> None:
    hall = Hall()
    for table in ("a", "b"):
        for _ in range(2):
            hall.ask("ann", table)
    hall.ask("ann", "c")
    assert hall.order() == ["ann a", "ann b", "ann c", "ann a", "ann b"]


def test_turns_that_a_player_waits_for_come_first_then_other_turns_then_hints() -> None:
    hall = Hall()
    hall.ask("ann", "hint", Urgency.HINT)
    hall.ask("bob", "alone", Urgency.NOBODY_WAITS)
    hall.ask("cy", "present", Urgency.PLAYER_WAITS, quick=False)
    assert hall.order() == ["cy present", "bob alone", "ann hint"]


def test_a_turn_becomes_urgent_when_a_player_comes_back() -> None:
    hall = Hall()
    hall.ask("ann", "first", Urgency.NOBODY_WAITS)
    late = hall.ask("bob", "second", Urgency.NOBODY_WAITS)
    hall.queue.move(late, Urgency.PLAYER_WAITS)
    assert hall.order() == ["bob second", "ann first"]


def test_nobody_is_overtaken_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_OVERTAKEN", 2)
    hall = Hall()
    hall.ask("ann", "hint", Urgency.HINT)
    for number in range(4):
        hall.ask("greedy", f"{number}")
    assert hall.order() == ["greedy 0", "greedy 1", "ann hint", "greedy 2", "greedy 3"]


def test_a_flood_of_quick_decisions_does_not_keep_slow_ones_from_the_other_processes() -> None:
    hall = Hall()
    for number in range(3):
        hall.ask("greedy", f"{number}")
    hall.ask("ann", "expert", quick=False)
    assert hall.order() == ["greedy 0", "ann expert", "greedy 1", "greedy 2"]


def test_the_process_for_quick_decisions_takes_no_others() -> None:
    hall = Hall()
    hall.ask("ann", "expert", quick=False)
    hall.ask("bob", "easy", Urgency.NOBODY_WAITS)
    assert hall.order(quick_only=True) == ["bob easy"]
    assert hall.order() == ["ann expert"]


def test_a_person_beyond_the_budget_lets_everybody_else_go_first() -> None:
    hall = Hall(person=10)
    hall.queue.charge(hall.ask("greedy", "past"), 11)
    hall.order()
    hall.ask("greedy", "turn", Urgency.PLAYER_WAITS)
    hall.ask("ann", "hint", Urgency.HINT, quick=False)
    assert hall.order() == ["ann hint", "greedy turn"]


def test_a_budget_that_is_spent_refuses_nothing_and_fills_again() -> None:
    hall = Hall(person=10, rate=0.5)
    hall.queue.charge(hall.ask("ann", "past"), 14)
    hall.order()
    assert hall.queue.per_person.left("ann") == -4
    hall.ask("ann")
    assert hall.order() == ["ann table"]
    hall.time.seconds = 8
    assert hall.queue.per_person.left("ann") == 0
    hall.time.seconds = 1000
    assert hall.queue.per_person.left("ann") == 10


def test_a_debt_is_never_larger_than_the_burst() -> None:
    budget = Budget(1.0, 10.0, Time())
    budget.charge("ann", 1_000_000)
    assert budget.left("ann") == -10


def test_many_guests_at_one_address_share_a_budget_but_their_neighbour_comes_before_them() -> None:
    hall = Hall(person=10, address=20)
    for number in range(3):
        hall.queue.charge(hall.ask(f"guest {number}", "past", address="house"), 11)
    hall.order()
    hall.ask("guest 0", address="house")
    hall.ask("neighbour", address="house")
    hall.ask("stranger", address="elsewhere")
    assert hall.order() == ["stranger table", "neighbour table", "guest 0 table"]


def test_even_the_cheapest_decision_costs_something() -> None:
    hall = Hall(person=10)
    request = hall.ask("ann")
    hall.queue.charge(request, 0.0)
    assert hall.queue.per_person.left("ann") == pytest.approx(10 - fair_queue.MIN_CHARGE)


def test_a_request_that_nobody_needs_any_more_is_never_served() -> None:
    hall = Hall()
    gone = hall.ask("ann", "gone")
    hall.ask("ann", "here")
    hall.queue.remove(gone)
    assert hall.order() == ["ann here"]
    assert hall.queue.n_waiting == 0
    assert not any(hall.queue.waiting.values())


def test_people_who_were_not_served_for_long_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_REMEMBERED", 2)
    hall = Hall()
    for user in ("ann", "bob", "cy"):
        hall.queue.charge(hall.ask(user), 1)
        hall.order()
    assert list(hall.queue.served) == list(hall.queue.per_person.levels) == ["bob", "cy"]


def test_a_bot_counts_as_quick_by_what_its_decisions_took() -> None:
    costs = Costs()
    assert costs.is_quick("game", "easy", expected=True)
    assert not costs.is_quick("game", "expert", expected=False)
    costs.note("game", "easy", 10 * QUICK)
    costs.note("game", "expert", QUICK / 2)
    assert not costs.is_quick("game", "easy", expected=True)
    assert costs.is_quick("game", "expert", expected=False)
    for _ in range(30):
        costs.note("game", "easy", QUICK / 2)
    assert costs.is_quick("game", "easy", expected=True)


@dataclass
class Guest:
    """A person with tables at which a bot thinks again as soon as it has moved."""

    name: str
    address: str
    tables: int
    seconds: float  # that a decision takes
    pause: float = 0.0  # until the next decision
    begins: float = 0.0
    urgency: Urgency = Urgency.PLAYER_WAITS
    waits: list[float] = field(default_factory=list)

    @property
    def quick(self) -> bool:
        return self.seconds <= QUICK


def simulate(guests: list[Guest], workers: int, until: float) -> None:
    """Let the guests' bots think in one process for quick decisions and some for all, and record the duration of each decision."""
    time = Time()
    queue = FairQueue(*(Budget(rate * workers, burst, time) for rate, burst in (PER_PERSON, PER_ADDRESS)))
    free = {True: 1, False: workers}
    asked: dict[Request, tuple[float, Guest]] = {}
    number = 0
    calendar: list[tuple[float, int, Callable[[], None]]] = []

    def later(seconds: float, call: Callable[[], None]) -> None:
        nonlocal number
        number += 1
        heapq.heappush(calendar, (time.seconds + seconds, number, call))

    def ask(guest: Guest, table: int) -> None:
        request = Request(guest.name, guest.address, f"{guest.name} {table}", guest.urgency, guest.quick)
        asked[request] = time.seconds, guest
        queue.add(request)
        serve()

    def serve() -> None:
        for quick_only in (True, False):
            while free[quick_only] and (request := queue.take(quick_only)) is not None:
                free[quick_only] -= 1
                guest = asked[request][1]
                later(guest.seconds, lambda request=request, quick_only=quick_only: finish(request, quick_only))  # type: ignore[misc]

    def finish(request: Request, quick_only: bool) -> None:
        began, guest = asked.pop(request)
        guest.waits.append(time.seconds - began)
        queue.charge(request, guest.seconds)
        free[quick_only] += 1
        table = int(request.table.rpartition(" ")[2])
        later(guest.pause, lambda: ask(guest, table))
        serve()

    for guest in guests:
        for table in range(guest.tables):
            later(guest.begins, lambda guest=guest, table=table: ask(guest, table))  # type: ignore[misc]
    while calendar and calendar[0][0] <= until:
        time.seconds, _, call = heapq.heappop(calendar)
        call()


HOSTILE = {
    "experts": Guest("", "", tables=40, seconds=0.5),
    "olympians": Guest("", "", tables=40, seconds=5.0),
    "easy bots": Guest("", "", tables=40, seconds=0.005),
    "hints": Guest("", "", tables=1, seconds=1.0, urgency=Urgency.HINT),
}


def crowd(kind: str, people: int = 50, per_address: int = 25) -> list[Guest]:
    one = HOSTILE[kind]
    return [
        Guest(f"guest {number}", f"house {number // per_address}", one.tables, one.seconds, urgency=one.urgency)
        for number in range(people)
    ]


@pytest.mark.parametrize("kind", HOSTILE)
def test_fifty_hostile_guests_do_not_keep_an_easy_bot_from_answering(kind: str) -> None:
    easy = Guest("ann", "home", tables=1, seconds=0.01, pause=1.0, begins=1.0)
    simulate([*crowd(kind), easy], workers=1, until=30)
    assert len(easy.waits) > 25
    assert max(easy.waits) <= 3 * easy.seconds


@pytest.mark.parametrize("kind", ["experts", "hints"])
def test_fifty_hostile_guests_beyond_their_budget_hardly_delay_an_expert(kind: str) -> None:
    expert = Guest("ann", "home", tables=1, seconds=0.5, pause=9.0, begins=600.0)
    simulate([*crowd(kind), expert], workers=1, until=900)
    assert len(expert.waits) > 25
    assert max(expert.waits) <= 3 * max(expert.seconds, HOSTILE[kind].seconds)


def test_hostile_guests_within_their_budget_delay_an_expert_no_longer_than_a_turn_of_everybody() -> None:
    expert = Guest("ann", "home", tables=1, seconds=0.5, pause=1.0)
    simulate([*crowd("experts", per_address=1), expert], workers=1, until=300)
    assert len(expert.waits) >= 10
    assert max(expert.waits) <= 51 * expert.seconds


def test_a_flood_of_easy_bots_does_not_keep_hints_from_being_given() -> None:
    hint = Guest("ann", "home", tables=1, seconds=1.0, pause=1.0, begins=1.0, urgency=Urgency.HINT)
    simulate([*crowd("easy bots"), hint], workers=1, until=30)
    assert len(hint.waits) > 10
    assert max(hint.waits) <= 2 * MAX_OVERTAKEN * HOSTILE["easy bots"].seconds + hint.seconds


def test_a_review_is_taken_only_when_nothing_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strictly: neither spent budgets nor patience bring a review forward."""
    monkeypatch.setattr(fair_queue, "MAX_OVERTAKEN", 2)
    hall = Hall(person=1.0)
    hall.ask("bob", "review", Urgency.REVIEW, quick=False)
    others = [hall.ask("ann", f"{number}", urgency) for number, urgency in enumerate([*fair_queue.ORDERED, *fair_queue.ORDERED])]
    for request in others:
        hall.queue.charge(request, 100)  # ann is far beyond her budget
    for _ in others:
        assert hall.queue.take_review() is None
        taken = hall.queue.take()
        assert taken is not None
        assert taken.user_id == "ann"
    assert hall.queue.take() is None, "a turn's process never does a review"
    review = hall.queue.take_review()
    assert review is not None
    assert review.table == "review"
    assert hall.queue.n_waiting == 0


def test_a_review_costs_nobody_their_place_in_the_queue() -> None:
    hall = Hall(person=1.0)
    hall.queue.charge(hall.ask("bob", "review", Urgency.REVIEW, quick=False), 100)
    hall.ask("ann")
    hall.ask("bob")
    assert hall.queue.per_person.left("bob") == hall.queue.per_person.left("ann")


def test_people_take_turns_with_their_reviews() -> None:
    hall = Hall()
    for table in ("a", "b"):
        hall.ask("greedy", table, Urgency.REVIEW, quick=False)
    hall.ask("ann", "c", Urgency.REVIEW, quick=False)
    order = [request.table for _ in range(3) if (request := hall.queue.take_review()) is not None]
    assert order == ["a", "c", "b"]
