"""Many games stepped at once, inside compiled code and without the GIL.

A lane is one running game; a batch is n lanes with their buffers side by side. Every lane resolves chance with a generator of its
own, so results depend on the seed alone, never on the number of threads.
"""

from __future__ import annotations

from operator import index
from typing import Any, NamedTuple

import cython
import numpy as np
from numpy.typing import ArrayLike, NDArray

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import IllegalMove
from ilion.core.plain import raise_pending
from ilion.core.rewriting import RewritingState
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.envs.batch_rewards import BatchRewards, Judge
from ilion.envs.huge_pages import use_huge_pages
from ilion.envs.threads import Work, WorkerThreads

if not cython.compiled:
    from ilion.envs.interpreted import (
        deliver_bits,
        deliver_marks,
        hold_rows,
        lay_out_row,
        nth_mark,
        prefetch,
        prefetch_rows,
        prefetch_state,
        take,
    )

PIECE = 64  # bytes of a mask that are written together
ALIGNMENT = 64  # bytes; JAX copies arrays that begin elsewhere
LINES_OF_LANE = 2  # of the processor's cache that are fetched ahead; more would evict lines that are needed sooner
LINES_OF_STATE = 16
PORTIONS = 16  # of each thread's share
SMALLEST_PORTION = 8  # games
APART = 16  # numbers, so that counters of different threads are on different cache lines
BEGIN, CHECK, STEP, CHOOSE, PLAY = range(5)  # the tasks of a batch; PLAY makes random moves


class Desk:
    """The workspace in which one thread assembles a mask before it copies the changes: the desk stays in the processor's cache, and
    most parts of the masks of all games need not be written. It is all zeros in between. It has a judge if rewards need one."""

    mask: Any
    bits: Any  # the same as one bit for each action, for states that rewrite
    row: Any  # shows the observation of the lane that is being written
    judge: Judge | None

    def __init__(self, start: State, judge: Judge | None = None) -> None:
        n = start.game.n_actions
        self.mask = np.zeros(-(-n // PIECE) * PIECE, np.uint8)[:n]  # whole pieces, so that the last one is read as the others are
        words = -(-n // PIECE) + 1
        self.bits = np.zeros(words, np.uint64) if cython.compiled else [0] * words
        self.row = np.zeros(start.game.tensor_size, np.float32)
        self.judge = judge


class Lane:
    """One running game. Its owner provides the buffers for the observation and mask (of a seat) and the returns, and optionally for
    the places and scores at the end."""

    start: State
    state: State
    rng: Rng  # for chance
    action_rng: Rng  # for random actions
    observation: Any
    mask: Any
    returns: Any
    places: Any
    scores: Any
    marked: Any  # for `observe_at_`: one bit for each piece of the mask that is not all zeros
    choices: int  # legal actions in the mask
    paid: bool  # whether the returns belong to a game that has just ended, and are not zeros
    rewrites: bool  # whether the state can update its observation
    anew: bool  # whether the state was not the last to write the observation

    def __init__(self, start: State, observation: Any, mask: Any, returns: Any, marked: Any = None, results: Any = None) -> None:
        self.start = start
        self.state = start.copy()
        self.observation = observation
        self.mask = mask
        self.returns = returns
        self.places, self.scores = np.zeros((2, start.seats), np.int32) if results is None else results
        self.marked = marked
        self.choices = 0
        self.paid = False
        self.rewrites = isinstance(start, RewritingState)
        self.anew = True
        if marked is not None:
            hold_rows(self)
        self.seed(0)

    def seed(self, seed: int) -> None:
        """Fix all random numbers from now on."""
        self.rng = Rng(seed)
        self.action_rng = Rng(~seed)

    def begin_(self) -> None:
        self.state.assign_(self.start)
        self.anew = True
        self.settle_()

    def settle_(self) -> None:
        while self.state.actor == CHANCE:
            self.state.step_(self.rng)

    def play_(self, action: int) -> None:
        self.state.apply_(action)
        self.settle_()

    def observe_(self, seat: int) -> None:
        """Write a seat's observation and, if it is to move, its legal actions."""
        self.anew = True
        self.observation[:] = 0
        self.mask[:] = 0
        self.state.tensor_into_(seat, self.observation)
        if self.state.actor == seat:
            self.state.mask_into_(self.mask)

    def observe_at_(self, desk: Desk) -> None:
        """Do the same for the seat to move, but write only the changes of the mask, and of an observation that the state rewrites.
        No other code may write into them, and `observe_` must not be used for the same lane."""
        lay_out_row(desk, self)
        if self.anew or not self.rewrites:
            desk.row[:] = 0
        if self.rewrites:
            cython.cast(RewritingState, self.state).rewrite_(self.state.actor, desk.row, self.anew)
            self.anew = False
            self.choices = cython.cast(RewritingState, self.state).legal_bits_(desk.bits)
            deliver_bits(desk, self, cython.cast(RewritingState, self.state).pieces_with_marks_())
        else:
            self.state.tensor_into_(self.state.actor, desk.row)
            self.state.mask_into_(desk.mask)
            self.choices = deliver_marks(desk, self)

    def pay_(self) -> None:
        """Write the places, scores and returns of a finished game, as computed by the state."""
        seats = self.state.seats
        for seat in range(seats):
            self.places[seat] = self.state.place_(seat)
            self.scores[seat] = self.state.score_(seat)
        for seat in range(seats):
            shared = 0
            for other in range(seats):
                shared += self.places[other] == self.places[seat]
            self.returns[seat] = 1 - (2 * self.places[seat] + shared - 3) / (seats - 1.0)

    def step_(self, action: int, desk: Desk) -> bool:
        """Play an action; if that ends the game, write the returns and begin the next one. Return whether it ended."""
        if self.paid:
            self.returns[:] = 0
        self.play_(action)
        over = self.state.actor == OVER
        self.paid = over
        if over:
            self.pay_()
            self.begin_()
        self.observe_at_(desk)
        return over

    def random_action_(self) -> int:
        return self.state.nth_(self.action_rng.below_(self.state.count_()))

    def random_mark_(self) -> int:
        """Return the same action, read from the mask that `observe_at_` has written. A state that rewrites is asked instead,
        because its mask is long."""
        if self.rewrites:
            return self.state.nth_(self.action_rng.below_(self.choices))
        return nth_mark(self, self.action_rng.below_(self.choices))

    # The public layer, which checks its arguments

    def begin(self) -> None:
        """Start a new game and resolve chance up to its first decision."""
        self.begin_()

    def play(self, action: int) -> None:
        """Make a move and resolve the chance after it. If it raises `IllegalMove`, the game is unchanged."""
        if not cython.compiled:
            action = index(action)  # as compiled code does
        if not self.state.is_legal(action):
            raise IllegalMove(self.state.game.refusal(self.state, action))
        self.play_(action)

    def observe(self, seat: int) -> None:
        """Write a seat's observation and mask into the buffers."""
        self.observe_(self.state.game.check_seat(self.state, seat))

    def random_action(self) -> int:
        """Return a random legal action."""
        if self.state.actor < 0:
            raise ValueError("random_action: no seat is to move here")
        return self.random_action_()


class Step(NamedTuple):
    """The current state of the n games. The arrays are read-only views of the batch's buffers, which the next step overwrites."""

    observations: NDArray[np.float32]  # (n, *tensor_shape), of the seat to move
    masks: NDArray[np.bool_]  # (n, n_actions): its legal actions
    rewards: NDArray[np.float32]  # (n, seats): by default the returns of a game that has just ended, otherwise zeros
    dones: NDArray[np.bool_]  # (n,): whether a game has just ended; everything else is already of the next one
    actors: NDArray[np.int32]  # (n,): the seat to move


class Batch(Work):
    """n games of one kind with the same seats and options. When a game ends, the next begins at once. `places` and `scores`
    have the results of all seats in those that have just ended, where `dones` is true."""

    def __init__(
        self, start: State, n: int, seed: int = 0, threads: int = 1, *, reward: str = "places", gamma: float = 1.0
    ) -> None:
        if n < 1:
            raise ValueError(f"n must be at least 1, not {n}")
        if not 1 <= threads <= n:
            raise ValueError(f"threads must be 1 to {n} for {n} games, not {threads}")
        game = start.game
        self.game = game
        self.n = n
        self.seats = start.seats
        observations = _aligned((n, game.tensor_size), np.float32)
        masks = _aligned((n, game.n_actions), np.uint8)
        rewards = _aligned((n, start.seats), np.float32)
        results = np.zeros((2, n, start.seats), np.int32)
        self.places, self.scores = map(_frozen, results)
        paid = rewards
        self._pay = None
        self.pays = reward != "places"  # beyond the returns, which the lanes write
        if self.pays:
            paid = _aligned((n, start.seats), np.float32)
            self._pay = BatchRewards(reward, start, *(each.reshape(-1) for each in (paid, rewards, *results)), gamma=gamma)
        dones = _aligned((n,), np.uint8)
        actors = _aligned((n,), np.int32)
        marked = np.zeros((n, game.n_actions // (64 * PIECE) + 1), np.uint64)
        rows = zip(observations, masks, rewards, marked, results.swapaxes(0, 1), strict=True)
        self.lanes = [Lane(start, *row) for row in rows]
        self.addresses = np.array([id(lane) for lane in self.lanes], np.intp)
        self.state_addresses = np.array([id(lane.state) for lane in self.lanes], np.intp)
        use_huge_pages(np.asarray(self.state_addresses), type(start).__basicsize__)
        self.desks = [Desk(start, Judge(start) if reward == "shaped" else None) for _ in range(threads)]
        self.desk_addresses = np.array([id(desk) for desk in self.desks], np.intp)
        self.edges = np.array([n * share // threads for share in range(threads + 1)], np.int32)  # of the threads' shares
        self.portion = n if threads == 1 else max(SMALLEST_PORTION, n // (threads * PORTIONS))
        self.taken = np.zeros(threads * APART, np.int32)  # by share: the first lane that no thread has taken
        self.wrong = np.zeros(threads, np.int32)  # by share: the first lane with an illegal action, or -1
        self.dones = dones
        self.actors = actors
        self.masks = masks
        self._actions = np.zeros(n, np.int64)
        self.actions: Any = self._actions
        self.random = np.zeros(n, np.int32)
        self._rewards = rewards
        self._random = _frozen(np.asarray(self.random))
        self.busy = False  # whether a task is being done
        self.closed = False
        self.chosen = False  # whether the random actions are those of the current positions
        self._now = Step(
            _frozen(observations.reshape(n, *game.tensor_shape)),
            _frozen(masks.view(np.bool_)),
            _frozen(paid),
            _frozen(dones.view(np.bool_)),
            _frozen(actors),
        )
        self._workers = WorkerThreads(threads)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Step:
        """Begin n new games; with a seed, all random numbers are fixed from now on."""
        self._check_open("reset")
        if seed is not None:
            seeds = Rng(seed)
            drawn = [seeds.next_() for _ in self.lanes]
            for lane, one in zip(self.lanes, drawn, strict=True):
                lane.seed(one)
            if self._pay is not None:
                self._pay.seed(drawn)
        self._rewards[:] = 0
        self.run_(BEGIN)
        return self._now

    def step(self, actions: ArrayLike) -> Step:
        """Make one move in every game. If one is illegal, raise `IllegalMove`, which says which one, and change no game."""
        self._check_open("step")
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(f"step: expected {self.n} integers, one per game, not {given.dtype} of shape {given.shape}")
        self._actions[:] = given
        if not cython.compiled:
            self.actions = self._actions.tolist()  # numpy's integers would end up in the states and overflow there
        if not (self.chosen and given is self._random):  # which are legal
            self.run_(CHECK)
            for lane in map(int, self.wrong):
                if lane >= 0:
                    raise self._refusal(lane, int(given[lane]))
        self.run_(STEP)
        return self._now

    def step_randomly(self) -> Step:
        """Make a random legal move in every game: the same as `step(random_actions())`, in one go."""
        self._check_open("step_randomly")
        self.run_(PLAY)
        return self._now

    def random_actions(self) -> NDArray[np.int32]:
        """Return a random legal action for every game: read-only, overwritten by the next call."""
        self.run_(CHOOSE)
        return self._random

    def state(self, lane: int) -> State:
        """Return a copy of the state of one game, secrets included."""
        return self.lanes[lane].state.copy()

    def close(self) -> None:
        """End the threads. The games stay as they are, and `reset` and `step` are refused from now on."""
        self.closed = True
        self._workers.close()

    def _check_open(self, what: str) -> None:
        if self.closed:
            raise RuntimeError(f"{what}: the batch is closed; make a new one")

    def _refusal(self, lane: int, action: int) -> IllegalMove:
        state = self.lanes[lane].state
        error = IllegalMove(state.game.refusal(state, action))
        error.add_note(f"This was action {action} in game {lane} of the batch.")
        return error

    def run_(self, task: int) -> int:
        """Run a task for all lanes."""
        if self.busy:
            raise RuntimeError("another thread makes this batch step: give every thread a batch of its own")
        self.busy = True
        for share in range(len(self.desks)):
            self.taken[share * APART] = self.edges[share]
        try:
            with cython.nogil:
                self._workers.run_(self, task)
        finally:
            self.busy = False
        if task != CHECK:
            self.chosen = task == CHOOSE
        raise_pending(self._workers.others)
        return 0

    def do_(self, task: int, share: int) -> None:
        """Process a share in portions, then help with the other shares: games take different times, and a thread may be late. Every
        game has random numbers of its own, so it does not matter which thread plays it."""
        if task == CHECK:
            self.wrong[share] = self.illegal_(self.edges[share], self.edges[share + 1])
            return
        shares = self.edges.shape[0] - 1
        for turn in range(shares):
            other = (share + turn) % shares
            end = self.edges[other + 1]
            begin = take(self.taken, other * APART, self.portion)
            while begin < end:
                self.do_lanes_(task, begin, min(begin + self.portion, end), end, share)
                begin = take(self.taken, other * APART, self.portion)

    def do_lanes_(self, task: int, begin: int, end: int, edge: int, share: int) -> None:
        """Process a portion of a share that extends to `edge`: most likely this thread also does the next portion."""
        following = self.action_(task, begin)  # each action one game ahead, so that its data can be fetched
        for i in range(begin, end):
            action = following
            self.look_ahead_(i, edge)
            if i + 1 < end and task != BEGIN:
                following = self.action_(task, i + 1)
                if task != CHOOSE:
                    self.expect_(i + 1, following, share)
            if task == BEGIN:
                self.begin_(i, share)
            elif task != CHOOSE:
                self.step_(i, action, share)

    def action_(self, task: int, i: int) -> int:
        """Return the action that a task makes, or only chooses, in a lane."""
        if task == BEGIN:
            return 0
        return self.actions[i] if task == STEP else self.choose_(i)

    def illegal_(self, begin: int, end: int) -> int:
        """Return the first lane whose action is illegal, or -1."""
        for i in range(begin, end):
            action = self.actions[i]
            if action < 0 or action >= self.masks.shape[1] or not self.masks[i, action]:
                return i
        return -1

    # Lanes and desks are reached by their addresses, because without the GIL no list may be touched; the lists keep them alive.

    def begin_(self, i: int, share: int) -> None:
        if cython.compiled:
            lane = cython.cast(cython.p_void, self.addresses[i])
            desk = cython.cast(cython.p_void, self.desk_addresses[share])
            begin_lane(cython.cast(Lane, lane), cython.cast(Desk, desk))
            self.actors[i] = actor_of(cython.cast(Lane, lane))
            if self.pays:
                pay_at_beginning(self._pay, i, cython.cast(Lane, lane), cython.cast(Desk, desk))
        else:
            begin_lane(self.lanes[i], self.desks[share])
            self.actors[i] = actor_of(self.lanes[i])
            if self.pays:
                pay_at_beginning(self._pay, i, self.lanes[i], self.desks[share])
        self.dones[i] = 0

    def step_(self, i: int, action: int, share: int) -> None:
        if cython.compiled:
            lane = cython.cast(cython.p_void, self.addresses[i])
            desk = cython.cast(cython.p_void, self.desk_addresses[share])
            self.dones[i] = step_lane(cython.cast(Lane, lane), action, cython.cast(Desk, desk))
            self.actors[i] = actor_of(cython.cast(Lane, lane))
            if self.pays:
                pay_after_step(self._pay, i, cython.cast(Lane, lane), self.dones[i] != 0, cython.cast(Desk, desk))
        else:
            self.dones[i] = step_lane(self.lanes[i], action, self.desks[share])
            self.actors[i] = actor_of(self.lanes[i])
            if self.pays:
                pay_after_step(self._pay, i, self.lanes[i], bool(self.dones[i]), self.desks[share])

    def choose_(self, i: int) -> int:
        if cython.compiled:
            action = choose_lane(cython.cast(Lane, cython.cast(cython.p_void, self.addresses[i])))
        else:
            action = choose_lane(self.lanes[i])
        self.random[i] = action
        return action

    def expect_(self, i: int, action: int, share: int) -> None:
        """Prefetch the data that the next action needs."""
        if cython.compiled:
            lane = cython.cast(cython.p_void, self.addresses[i])
            desk = cython.cast(cython.p_void, self.desk_addresses[share])
            expect_in_lane(cython.cast(Lane, lane), action, cython.cast(Desk, desk))

    def look_ahead_(self, i: int, end: int) -> None:
        """Prefetch the data that the next games need: with many games, they are not in the cache. A lane has the addresses of its
        rows, and a large state the size of its used part, so these come first."""
        if i + 4 < end:
            prefetch(self.addresses[i + 4], LINES_OF_LANE)
        if i + 3 < end:
            prefetch(self.state_addresses[i + 3], 1)
        if i + 2 < end and cython.compiled:
            prefetch_lane(cython.cast(Lane, cython.cast(cython.p_void, self.addresses[i + 2])))


def begin_lane(lane: Lane, desk: Desk) -> None:
    lane.begin_()
    lane.observe_at_(desk)


def step_lane(lane: Lane, action: int, desk: Desk) -> bool:
    return lane.step_(action, desk)


def pay_at_beginning(pay: BatchRewards | None, i: int, lane: Lane, desk: Desk) -> None:
    cython.cast(BatchRewards, pay).begin_(i, lane.state, cython.cast(Judge, desk.judge))


def pay_after_step(pay: BatchRewards | None, i: int, lane: Lane, over: bool, desk: Desk) -> None:
    cython.cast(BatchRewards, pay).after_(i, lane.state, over, cython.cast(Judge, desk.judge))


def choose_lane(lane: Lane) -> int:
    return lane.random_mark_()


def actor_of(lane: Lane) -> int:
    return lane.state.actor


def prefetch_lane(lane: Lane) -> None:
    prefetch_rows(lane)
    if lane.rewrites:
        cython.cast(RewritingState, lane.state).fetch_fields_()
    else:
        prefetch_state(lane.state, LINES_OF_STATE)


def expect_in_lane(lane: Lane, action: int, desk: Desk) -> None:
    if lane.rewrites:
        lay_out_row(desk, lane)
        cython.cast(RewritingState, lane.state).expect_(action, desk.row)


def _aligned(shape: tuple[int, ...], dtype: type[np.generic]) -> NDArray[Any]:
    """Return zeros that begin at a multiple of `ALIGNMENT`."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    return memory[first : first + size].view(dtype).reshape(shape)


def _frozen(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
