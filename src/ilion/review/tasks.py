"""The pieces of a review that can be worked on separately: one event each, from the seats' knowledge before it.

A task holds the state, secrets included, and is meant for a worker process of the same host. The outcome holds only chances, from
each seat's knowledge.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b

from ilion.core.actors import CHANCE
from ilion.core.registry import load_state
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.review.values import NOTHING, Estimate, Position, is_bargain, knows_all

MAX_LINE = 8  # moves and draws


@dataclass(frozen=True)
class Task:
    """An event of the record to be analysed."""

    n: int  # the position after the event
    before_n: int
    game: str
    state: bytes  # before the event
    action: int
    knowledge: tuple[int, ...]  # by seat
    seats: tuple[int, ...]  # to work on
    anchors: tuple[int, ...]  # of them, those whose chance before the event is not known from the events before
    resigned: tuple[int, ...]
    iterations: int
    worlds: int
    outcomes: int
    depth: int  # 1 or 2: the pass

    def __repr__(self) -> str:
        return f"<Task {self.depth}.{self.n} of {self.game}>"  # without the state


@dataclass(frozen=True)
class Comparison:
    """A decision and the bot's choice. Without a move of the bot's, there was nothing to compare."""

    best: str
    loss: Estimate
    same: bool
    bargain: bool
    line: tuple[str, ...] = ()


@dataclass
class Outcome:
    """The outcome of a task, by seat."""

    n: int
    depth: int
    before: dict[int, Estimate] = field(default_factory=dict)  # the chance before the event
    change: dict[int, Estimate] = field(default_factory=dict)  # the change by the event, if that is known better than both chances
    certain: dict[int, float] = field(default_factory=dict)  # results that a seat foresaw when its move ended the game
    compared: Comparison | None = None
    forced: bool = False
    searches: int = 0


def run_task(task: Task) -> Outcome:
    """Do a task. The same task always has the same outcome."""
    state = load_state(task.game, task.state)
    outcome = Outcome(task.n, task.depth)
    informed = [seat for seat in range(state.seats) if knows_all(state, task.state, seat)]
    if state.actor == CHANCE:
        _look_at_draw(task, state, informed, outcome)
    else:
        _look_at_decision(task, state, informed, outcome)
    return outcome


def _position(task: Task, state: State, seat: int, seats: list[int]) -> Position:
    """Return a position with a seed that depends on nothing but the seat's knowledge and the number of the position."""
    known = task.knowledge[seat].to_bytes(8, "big")
    if len(seats) > 1:  # seats that know everything: so does the seed
        known = task.state
    digest = blake2b(known + task.before_n.to_bytes(4, "big"), digest_size=7).digest()
    return Position(state, seat, seats, int.from_bytes(digest, "big"), task.iterations, task.resigned)


def _look_at_draw(task: Task, state: State, informed: list[int], outcome: Outcome) -> None:
    public = [seat for seat in informed if all(state.seen(drawn, seat) == drawn for drawn in state.legal_actions())]
    turn = state.game.turn_of(state).seat
    groups = [[seat] for seat in task.seats if seat not in public]
    if any(seat in public for seat in task.seats):
        groups.append(public)
    for seats in groups:
        position = _position(task, state, turn if turn is not None and turn in seats else seats[0], seats)
        means, changes = position.draw(task.action, task.worlds, task.outcomes)
        for seat, mean, change in zip(seats, means, changes, strict=True):
            if seat in task.seats:
                outcome.before[seat], outcome.change[seat] = mean, change
        outcome.searches += position.searches


def _look_at_decision(task: Task, state: State, informed: list[int], outcome: Outcome) -> None:
    actor = state.actor
    outcome.forced = state.n_legal() == 1
    together = informed if actor in informed else [actor]
    wanted = set(task.anchors) & set(task.seats)
    if actor in task.seats and outcome.forced:
        outcome.change[actor] = NOTHING
    if actor in task.seats or wanted & set(together):
        position = _position(task, state, actor, together)
        best, chances = position.bots_move()
        outcome.before.update({seat: chance for seat, chance in zip(together, chances, strict=True) if seat in task.seats})
        if actor in task.seats and not outcome.forced:
            _compare(task, state, position, best, outcome)
        result = position.certain(task.action)
        if result is not None:
            outcome.certain[actor] = result
        outcome.searches += position.searches
    for seat in task.seats:
        if seat == actor:
            continue
        position = _position(task, state, seat, [seat])
        if position.tells_nothing():
            outcome.change[seat] = NOTHING
        if seat in wanted and seat not in outcome.before:
            outcome.before[seat] = position.direct()[0]
        outcome.searches += position.searches


def _compare(task: Task, state: State, position: Position, best: int, outcome: Outcome) -> None:
    """Compare the move with the bot's."""
    actor = state.actor
    same = best == task.action
    bargain = is_bargain(state, best, task.action)
    loss = NOTHING if same else position.compare(best, task.action)[position.seats.index(actor)]
    line = (state.text(best),) if same or task.depth == 1 else bots_line(state, position, best)
    outcome.compared = Comparison(state.text(best), loss, same, bargain, line)


def bots_line(state: State, position: Position, best: int) -> tuple[str, ...]:
    """Return the bot's continuation of this turn, with draws of a world that the seat considered possible."""
    seat, turn = state.actor, state.game.turn_of(state)
    rng = Rng(position.seed)
    world = state.resample(seat, rng)
    line = [world.text(best)]
    world.apply(best)
    while world.actor in (seat, CHANCE) and len(line) < MAX_LINE and state.game.turn_of(world) == turn:
        if world.actor == CHANCE:
            action = world.draw(rng)
            line.append(f"* {world.text(world.seen(action, seat))}")
        else:
            action = Position(world, seat, [seat], position.seed, position.iterations).bots_move()[0]
            line.append(world.text(action))
        world.apply(action)
    return tuple(line)
