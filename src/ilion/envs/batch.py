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
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.envs.threads import WorkerThreads


class Lane:
    """One running game. The observation and mask (of a seat), the returns and the places are buffers that its owner provides."""

    start: State
    state: State
    rng: Rng  # for chance
    action_rng: Rng  # for random actions
    observation: Any
    mask: Any
    returns: Any
    places: Any

    def __init__(self, start: State, observation: Any, mask: Any, returns: Any) -> None:
        self.start = start
        self.state = start.copy()
        self.observation = observation
        self.mask = mask
        self.returns = returns
        self.places = np.zeros(start.seats, np.int32)
        self.seed(0)

    def seed(self, seed: int) -> None:
        """Fix all random numbers from now on."""
        self.rng = Rng(seed)
        self.action_rng = Rng(~seed)

    def begin_(self) -> None:
        self.state.assign_(self.start)
        self.settle_()

    def settle_(self) -> None:
        while self.state.actor == CHANCE:
            self.state.step_(self.rng)

    def play_(self, action: int) -> None:
        self.state.apply_(action)
        self.settle_()

    def observe_(self, seat: int) -> None:
        """Write a seat's observation and, if it is to move, its legal actions."""
        self.observation[:] = 0
        self.mask[:] = 0
        self.state.tensor_into_(seat, self.observation)
        if self.state.actor == seat:
            self.state.mask_into_(self.mask)

    def pay_(self) -> None:
        """Write the returns of a finished game, as `State.returns` gives them."""
        seats = self.state.seats
        for seat in range(seats):
            self.places[seat] = self.state.place_(seat)
        for seat in range(seats):
            shared = 0
            for other in range(seats):
                shared += self.places[other] == self.places[seat]
            self.returns[seat] = 1 - (2 * self.places[seat] + shared - 3) / (seats - 1.0)

    def step_(self, action: int) -> bool:
        """Play an action; if that ends the game, write the returns and begin the next one. Return whether it ended."""
        self.returns[:] = 0
        self.play_(action)
        over = self.state.actor == OVER
        if over:
            self.pay_()
            self.begin_()
        self.observe_(self.state.actor)
        return over

    def random_action_(self) -> int:
        return self.state.nth_(self.action_rng.below_(self.state.count_()))

    # The public layer, which checks its arguments.

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
    rewards: NDArray[np.float32]  # (n, seats): returns of a game that has just ended, otherwise zeros
    dones: NDArray[np.bool_]  # (n,): whether a game has just ended; everything else is already of the next one
    actors: NDArray[np.int32]  # (n,): the seat to move


class Batch:
    """n games of one kind with the same seats and options. When a game ends, the next begins at once."""

    def __init__(self, start: State, n: int, seed: int = 0, threads: int = 1) -> None:
        if n < 1:
            raise ValueError(f"n must be at least 1, not {n}")
        if not 1 <= threads <= n:
            raise ValueError(f"threads must be 1 to {n} for {n} games, not {threads}")
        game = start.game
        self.game = game
        self.n = n
        self.seats = start.seats
        observations = np.zeros((n, game.tensor_size), np.float32)
        masks = np.zeros((n, game.n_actions), np.uint8)
        rewards = np.zeros((n, start.seats), np.float32)
        dones = np.zeros(n, np.uint8)
        actors = np.zeros(n, np.int32)
        self.lanes = [Lane(start, observations[i], masks[i], rewards[i]) for i in range(n)]
        self.addresses = np.array([id(lane) for lane in self.lanes], np.intp)
        self.dones = dones
        self.actors = actors
        self.masks = masks
        self._actions = np.zeros(n, np.int64)
        self.actions: Any = self._actions
        self.random = np.zeros(n, np.int32)
        self._rewards = rewards
        self._random = _frozen(np.asarray(self.random))
        self._now = Step(
            _frozen(observations.reshape(n, *game.tensor_shape)),
            _frozen(masks.view(np.bool_)),
            _frozen(rewards),
            _frozen(dones.view(np.bool_)),
            _frozen(actors),
        )
        self._workers = WorkerThreads(n, threads)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Step:
        """Begin n new games; with a seed, all random numbers are fixed from now on."""
        if seed is not None:
            seeds = Rng(seed)
            for lane in self.lanes:
                lane.seed(seeds.next_())
        self._rewards[:] = 0
        self._workers.run(self.begin_part)
        return self._now

    def step(self, actions: ArrayLike) -> Step:
        """Make one move in every game. If one is illegal, raise `IllegalMove`, which says which one, and change no game."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(f"step: expected {self.n} integers, one per game, not {given.dtype} of shape {given.shape}")
        self._actions[:] = given
        if not cython.compiled:
            self.actions = self._actions.tolist()  # numpy's integers would end up in the states and overflow there
        lane = self.illegal_()
        if lane >= 0:
            state = self.lanes[lane].state
            error = IllegalMove(state.game.refusal(state, int(given[lane])))
            error.add_note(f"This was action {given[lane]} in game {lane} of the batch.")
            raise error
        self._workers.run(self.step_part)
        return self._now

    def random_actions(self) -> NDArray[np.int32]:
        """Return a random legal action for every game: read-only, overwritten by the next call."""
        self._workers.run(self.choose_part)
        return self._random

    def state(self, lane: int) -> State:
        """Return a copy of the state of one game, secrets included."""
        return self.lanes[lane].state.copy()

    def close(self) -> None:
        """End the threads. The batch can continue without them."""
        self._workers.close()

    def illegal_(self) -> int:
        """Return the first lane whose action is illegal, or -1."""
        for i in range(self.n):
            action = self.actions[i]
            if action < 0 or action >= self.masks.shape[1] or not self.masks[i, action]:
                return i
        return -1

    def begin_part(self, begin: int, end: int) -> None:
        with cython.nogil:
            for i in range(begin, end):
                self.begin_(i)

    def step_part(self, begin: int, end: int) -> None:
        with cython.nogil:
            for i in range(begin, end):
                self.step_(i)

    def choose_part(self, begin: int, end: int) -> None:
        with cython.nogil:
            for i in range(begin, end):
                self.choose_(i)

    # A lane is reached by its address, because without the GIL no list may be touched; `lanes` keeps it alive.

    def begin_(self, i: int) -> None:
        if cython.compiled:
            begin_lane(cython.cast(Lane, cython.cast(cython.p_void, self.addresses[i])), i, self.actors)
        else:
            begin_lane(self.lanes[i], i, self.actors)
        self.dones[i] = 0

    def step_(self, i: int) -> None:
        if cython.compiled:
            step_lane(cython.cast(Lane, cython.cast(cython.p_void, self.addresses[i])), i, self.actions, self.dones, self.actors)
        else:
            step_lane(self.lanes[i], i, self.actions, self.dones, self.actors)

    def choose_(self, i: int) -> None:
        if cython.compiled:
            self.random[i] = cython.cast(Lane, cython.cast(cython.p_void, self.addresses[i])).random_action_()
        else:
            self.random[i] = self.lanes[i].random_action_()


def begin_lane(lane: Lane, i: int, actors: Any) -> None:
    lane.begin_()
    lane.observe_(lane.state.actor)
    actors[i] = lane.state.actor


def step_lane(lane: Lane, i: int, actions: Any, dones: Any, actors: Any) -> None:
    dones[i] = lane.step_(actions[i])
    actors[i] = lane.state.actor


def _frozen(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
