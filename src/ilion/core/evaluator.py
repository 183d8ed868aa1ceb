"""The evaluation of positions, with which bots look ahead.

An evaluator sees the whole state it is given. Bots give it worlds resampled from what their seat knows, never the true state.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any
from warnings import warn

import cython

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import TEXTS
from ilion.core.fields import HEAP_TYPE, all_fields
from ilion.core.game import Game
from ilion.core.network import InvalidNetwork, Network
from ilion.core.rng import Rng
from ilion.core.state import State

if not cython.compiled:
    from ilion.core.network import exp_

MARGIN = 0.15  # how much of a value is the lead in points; the rest is the chance of winning
SURE = 0.98  # the value of a victory that the seat only has to take: a little less than that of a victory


def squash_(x: float) -> float:
    """Map any number into -1 … 1 without an exponential, so that all platforms agree."""
    return x / (1 + abs(x))


class Evaluator:
    """Evaluates positions of a game. This base class takes the current score as the expected final score, which works for every
    game; a game's own evaluator overrides the methods whose names end in an underscore. An evaluator has scratch space, so each
    thread needs its own."""

    game: Game[Any]
    scale: float  # a lead of this many points is a clear one
    points: list[float]
    judged: list[float]  # the hand-written values, for the features
    network: Network | None
    share: float  # of the network in a value; the rest is hand-written
    viewer: int  # the seat from whose knowledge the network judges
    inputs: Any
    outputs: Any

    def __init__(self, game: Game[Any]) -> None:
        if cython.compiled and type(self).__flags__ & HEAP_TYPE:
            raise TypeError(
                f"{type(self).__name__} cannot extend the compiled Evaluator: compiled search would call the base class's methods. "
                "Give the module a .pxd beside it and build it with the package, or set ILION_INTERPRETED=1."
            )
        self.game = game
        low, high = game.score_range
        self.scale = max(1.0, (high - low) / 8)
        self.points = [0.0] * 8
        self.judged = [0.0] * 8
        self.network = None
        self.share = 0.0
        self.viewer = 0
        self.inputs = array("f", [0.0])
        self.outputs = array("f", bytes(4 * 16))
        if not cython.compiled:
            for name, field in all_fields(type(self)):  # compiled, they are 0 from the beginning
                setattr(self, name, field.initial())

    def levels(self) -> Mapping[str, str]:
        """Return the bots behind the levels that a player can choose, from the weakest to the strongest. Without knowledge of the
        game they play random games to the end."""
        playout = f"playout={self.game.max_moves}"
        return {
            "easy": f"search:iterations=20,slips=0.3,{playout}",
            "medium": f"search:iterations=60,{playout}",
            "hard": f"search:iterations=400,{playout}",
            "expert": f"search:iterations=4000,seconds=0.5,{playout}",
            "olympian": f"search:iterations=40000,seconds=5,{playout}",
        }

    def ratings(self) -> Mapping[str, int]:
        """Return the measured strength of levels, in points of a chess rating above the level medium. Levels without one do not
        play rated games. A release ships these numbers, and no game changes them."""
        return {}

    def exploration(self) -> float:
        """Return how eagerly the search tries moves that look worse; measured, not derived."""
        return 0.1

    def rollout_rounds(self) -> int:
        """How many rounds of rollout follow the searching seat's turn before the position is evaluated. With 0 it is evaluated at
        once, and the search covers the other seats' turns like its own."""
        return 0

    def review_iterations(self, seats: int) -> int:
        """Return the iterations of a search in the first pass of a review: measured, so that the review of a whole game takes less
        than five seconds of processor time."""
        return 100

    def offer_key(self, state: State, action: int) -> object | None:
        """Return a key of the agreement with another seat that the action offers or accepts; agreements with equal keys count as
        the same. None if there is nothing to compare."""
        return None

    def forgone_offers(self, state: State, action: int) -> Collection[object]:
        """Return the keys of the agreements that a seat will neither offer nor accept after this action, because it could have had
        these or better ones instead."""
        return ()

    def acceptance(self, state: State) -> int | None:
        """Return the action that accepts another seat's offer to the actor; None if there is none."""
        return None

    def network_share(self, seats: int) -> float:
        """Return the share of the network in the values with which bots play best; measured, not derived."""
        return 0.5

    def features(self, seats: int) -> Sequence[tuple[str, int]]:
        """Name the inputs of a network, in order, each with its number of entries. Without features of its own, a game's network
        sees the observation, and the points and values of the hand-written evaluation."""
        return (("observation", self.game.tensor_size), ("points to come", seats), ("hand-written values", seats))

    def symmetries(self, seats: int) -> Sequence[Sequence[tuple[int, int]]]:
        """Name groups of features, each by first entry and length, that can change places without changing the position's value."""
        return ()

    # For a game to override

    def features_into_(self, state: State, viewer: int, out: Any) -> None:
        """Write the features of a position, as a seat knows it, into a buffer of zeros. Points and hand-written values are
        current."""
        state.tensor_into_(viewer, out)
        at = self.n_observed_(state)
        for seat in range(state.seats):
            other = (viewer + seat) % state.seats
            out[at + seat] = self.points[other] / self.scale
            out[at + state.seats + seat] = self.judged[other]

    def n_observed_(self, state: State) -> int:
        return len(self.inputs) - 2 * state.seats

    def pointless_(self, state: State, action: int) -> bool:
        """Whether a legal action obviously changes nothing that another does not: the search leaves it out."""
        return False

    def preference_(self, state: State, action: int) -> int:
        """Return how natural an action is; of actions that it considers equal, the search takes the most natural."""
        return 0

    def sure_winner_(self, state: State) -> int:
        """Return the seat that is to decide, if it is known that its own decisions end the game with its victory before anything
        is drawn; otherwise -1. A network cannot be trusted to see that, nor a search to find it among many moves."""
        return -1

    def settle_(self, state: State) -> None:
        """Play a position in the middle of a turn, which cannot be judged before the rest of that turn is known, on to one that can
        be, as the seat to move probably would. The position changes, but not in a way that the rules must allow."""

    def points_into_(self, state: State, out: Any) -> None:
        """Write the points that each seat will probably have at the end. Called while the game is running."""
        for seat in range(state.seats):
            out[seat] = state.score_(seat)

    def doubt_(self, state: State) -> float:
        """Return by how many points the final score may still differ from that."""
        return self.scale

    def kind_(self, state: State, action: int) -> int:
        """Return the bucket of an outcome of a draw with many outcomes, the number of one of the game's outcomes. The search treats
        all outcomes in a bucket as the same."""
        return 0

    def rollout_action_(self, state: State, rng: Rng) -> int:
        """The action the rollout policy plays here; -1 if it has none, in which case the search evaluates the position at once."""
        return -1

    def forget_(self, state: State, seat: int, rng: Rng) -> None:
        """Replace what the seat would have to remember with a guess, as for a player who was not watching."""

    # Shared by all evaluators

    def value_into_(self, state: State, out: Any) -> None:
        """Write each seat's expected result, from 0 to 1: mostly its chance of winning, and to a small part its lead in points.
        With a network the state may be used up: it is played on to a position that the network can judge."""
        winner = self.sure_winner_(state) if self.share > 0 and state.actor >= 0 else -1
        if winner >= 0:
            for seat in range(state.seats):
                out[seat] = SURE if seat == winner else 0.0
            return
        if self.share > 0 and state.actor >= 0:
            self.settle_(state)
        self.judge_into_(state, out)
        if self.share > 0 and state.actor != OVER:
            self.blend_(state, out)

    def blend_(self, state: State, out: Any) -> None:
        """Mix the network's values in."""
        self.describe_(state, out)
        self.ask_network_(state.seats)
        for rank in range(state.seats):
            seat = (self.viewer + rank) % state.seats
            lead = self.outputs[state.seats + rank]
            lead = 0.0 if lead < -1 else 1.0 if lead > 1 else 0.5 + 0.5 * lead
            value = (1 - MARGIN) * self.points[rank] + MARGIN * lead
            out[seat] = self.share * value + (1 - self.share) * out[seat]

    def describe_(self, state: State, out: Any) -> None:
        """Write the features into the network's inputs; `out` has the hand-written values."""
        for i in range(self.n_inputs_()):
            self.inputs[i] = 0
        for seat in range(state.seats):
            self.judged[seat] = out[seat]
        self.features_into_(state, self.viewer, self.inputs)

    def n_inputs_(self) -> int:
        return len(self.inputs)

    def ask_network_(self, seats: int) -> None:
        """Set `points` to the chances of winning from the network, counted from the viewer; leads follow in the outputs."""
        cython.cast(Network, self.network).forward_(self.inputs, self.outputs)
        top = self.outputs[0]
        for rank in range(1, seats):
            if self.outputs[rank] > top:
                top = self.outputs[rank]
        total = 0.0
        for rank in range(seats):
            self.points[rank] = exp_(self.outputs[rank] - top)
            total += self.points[rank]
        for rank in range(seats):
            self.points[rank] /= total

    def judge_into_(self, state: State, out: Any) -> None:
        """Write the hand-written values."""
        if state.actor == OVER:
            for seat in range(state.seats):
                self.points[seat] = state.score_(seat)
            self.shares_into_(state, out)
        else:
            self.points_into_(state, out)
            for seat in range(state.seats):
                self.points[seat] = out[seat]
            self.chances_into_(state.seats, self.doubt_(state), out)
        self.add_margins_(state.seats, out)

    def shares_into_(self, state: State, out: Any) -> None:
        """Write the victory, shared between all seats in first place."""
        firsts = 0
        for seat in range(state.seats):
            firsts += state.place_(seat) == 1
        for seat in range(state.seats):
            out[seat] = 1.0 / firsts if state.place_(seat) == 1 else 0.0

    def chances_into_(self, seats: int, doubt: float, out: Any) -> None:
        """Write each seat's chance of winning, in proportion to its chance to stay ahead of every other seat."""
        total = 0.0
        for seat in range(seats):
            chance = 1.0
            for other in range(seats):
                if other != seat:
                    chance *= 0.5 + 0.5 * squash_((self.points[seat] - self.points[other]) / doubt)
            out[seat] = chance
            total += chance
        for seat in range(seats):
            out[seat] /= total

    def add_margins_(self, seats: int, out: Any) -> None:
        """Add each seat's lead over the best of the others, or its deficit."""
        for seat in range(seats):
            best = -1e9
            for other in range(seats):
                if other != seat and self.points[other] > best:
                    best = self.points[other]
            lead = 0.5 + 0.5 * squash_((self.points[seat] - best) / self.scale)
            out[seat] = (1 - MARGIN) * out[seat] + MARGIN * lead

    def values(self, state: State) -> list[float]:
        """Return the values that `value_into_` writes."""
        self._check(state)
        out = array("d", bytes(8 * state.seats))
        self.value_into_(state.copy(), out)
        return out.tolist()

    def use_network(self, seats: int, share: float, network: Network | None = None) -> bool:
        """Mix in this share of a network's values from now on: of the given network, or of the one that comes with the game.
        Return whether there is one; without one, the values stay hand-written."""
        if share > 0:
            network = shipped_network(self.game, seats) if network is None else network
        found = share > 0 and network is not None
        self.network = network.copy() if found and network is not None else None
        self.inputs = array("f", bytes(4 * (network.n_inputs if found and network is not None else 1)))
        self.share = share if found else 0.0
        return found

    def chances(self, state: State, viewer: int) -> list[float]:
        """Return every seat's chance of winning by what a seat knows, estimated by the network or, without one, by the hand-written
        evaluation. The state is a world that the seat cannot distinguish from the true one."""
        self._check(state)
        self.viewer = state.game.check_seat(state, viewer)
        out = array("d", bytes(8 * state.seats))
        if self.share > 0 and state.actor >= 0:
            state = state.copy()
            self.settle_(state)
        if state.actor == OVER:
            self.shares_into_(state, out)
            return out.tolist()
        if self.share > 0:
            self.judge_into_(state, out)
            self.describe_(state, out)
            self.ask_network_(state.seats)
            return [self.points[(seat - self.viewer) % state.seats] for seat in range(state.seats)]
        self.points_into_(state, out)
        for seat in range(state.seats):
            self.points[seat] = out[seat]
        self.chances_into_(state.seats, self.doubt_(state), out)
        return out.tolist()

    def look_from(self, viewer: int) -> None:
        """Make the network evaluate from the knowledge of this seat."""
        self.viewer = viewer

    def n_features(self, seats: int) -> int:
        """Return the number of inputs of a network for this many seats."""
        return sum(count for _, count in self.features(seats))

    def encode(self, state: State, viewer: int) -> list[float]:
        """Return the features of a position for a seat."""
        n = self.n_features(state.seats)
        rows = array("f", bytes(4 * n * state.seats))
        self.encode_into(state, rows, array("d", bytes(8 * state.seats)))
        first = n * state.game.check_seat(state, viewer)
        return rows[first : first + n].tolist()

    def encode_into(self, state: State, rows: Any, values: Any) -> None:
        """Write every seat's features, one after the other, into a float32 buffer, and the hand-written values into a float64
        one."""
        self._check(state)
        n = self.n_features(state.seats)
        if len(rows) != n * state.seats or len(values) != state.seats:
            raise ValueError(f"encode_into: the buffers must have {n * state.seats} and {state.seats} entries")
        if len(self.inputs) != n:
            self.inputs = array("f", bytes(4 * n))
        self.encode_(state, n, rows, values)

    def encode_(self, state: State, n: int, rows: Any, values: Any) -> None:
        before = self.viewer
        self.judge_into_(state, values)
        for seat in range(state.seats):
            self.viewer = seat
            self.describe_(state, values)
            for i in range(n):
                rows[seat * n + i] = self.inputs[i]
        self.viewer = before

    def pointless(self, state: State, action: int) -> bool:
        """Check the arguments and return `pointless_`."""
        self._check(state)
        return state.is_legal(action) and self.pointless_(state, action)

    def preference(self, state: State, action: int) -> int:
        """Check the arguments and return `preference_`."""
        self._check(state)
        return self.preference_(state, action)

    def kind(self, state: State, action: int) -> int:
        """Check the arguments and return `kind_`."""
        self._check(state)
        if state.actor != CHANCE or not state.is_legal(action):
            raise ValueError(f"kind: {action} is not an outcome of the draw that is due")
        return self.kind_(state, action)

    def rollout_action(self, state: State, rng: Rng) -> int:
        """Check the arguments and return `rollout_action_`."""
        self._check(state)
        if state.actor < 0:
            raise ValueError("rollout_action: no seat is to move here")
        return self.rollout_action_(state, rng)

    def forget(self, state: State, seat: int, rng: Rng) -> None:
        """Check the arguments and call `forget_`, which changes the state."""
        self._check(state)
        self.forget_(state, state.game.check_seat(state, seat), rng)

    def _check(self, state: State) -> None:
        """Raise `ValueError` for the state of another game, because compiled code does not check it."""
        if state.game is not self.game:
            raise ValueError(f"this evaluator is for {self.game.title}, not for {state.game.title}")


Game.default_evaluator = Evaluator


def features_digest(game: Game[Any], seats: int) -> str:
    """Return a digest of a list of features; a network works only with the list it was trained with."""
    listed = ";".join(f"{name}:{count}" for name, count in game.evaluator().features(seats))
    return sha256(listed.encode()).hexdigest()[:16]


def expected_header(game: Game[Any], seats: int) -> dict[str, Any]:
    """Return the header that a suitable network has."""
    return {"game": game.id, "seats": seats, "features": features_digest(game, seats)}


def read_network(data: bytes, game: Game[Any], seats: int) -> Network:
    """Return the network in a file for a game and a number of seats. Raises `InvalidNetwork` if it does not suit them."""
    network = Network.from_bytes(data, expected_header(game, seats))
    wanted = [game.evaluator().n_features(seats), 2 * seats]
    if [network.n_inputs, network.n_outputs] != wanted:
        found = f"{network.n_inputs} → {network.n_outputs}"
        raise InvalidNetwork(TEXTS.text("network-shape", found=found, wanted=f"{wanted[0]} → {wanted[1]}"))
    return network


@cache
def shipped_network(game: Game[Any], seats: int) -> Network | None:
    """Return the network that comes with a game for this many seats. If there is none, or it does not suit the game, return None:
    then the hand-written evaluation is used alone, and for an unsuitable file a warning says why."""
    file = files(type(game).__module__.rpartition(".")[0]) / "networks" / f"{seats}.net"
    if not file.is_file():
        return None
    try:
        return read_network(file.read_bytes(), game, seats)
    except InvalidNetwork as error:
        warn(f"{game.title} for {seats}: {error}. The hand-written evaluation is used instead.", stacklevel=2)
        return None
