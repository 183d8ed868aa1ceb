"""What the state of a game is: the moves, in two layers.

Methods whose name ends in an underscore are the fast layer. A game's `rules.py` overrides them; compiled, they are C functions
without the GIL that trust their arguments, and playouts and search call nothing else. The methods without an underscore are for
everybody: they check what they are given, and hand all that has to do with words and pictures to the game (`Game`).
"""

from __future__ import annotations

import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self

import cython

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import IllegalMove, InvalidNotation
from ilion.core.rng import Rng

if TYPE_CHECKING:
    from ilion.core.codec import Codec
    from ilion.core.game import Game, ScoreLine
    from ilion.core.text import Prompt, Refusal, Text


HEAP_TYPE = 1 << 9  # the flag of classes made by a class statement of Python, not by C


class State:
    """One position of a game, with everything that every seat has seen so far."""

    game: Game[Any]
    options: Mapping[str, str | int]
    seats: int
    actor: int  # the seat to move, CHANCE or OVER

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        if cython.compiled and type(self).__flags__ & HEAP_TYPE:
            raise TypeError(
                f"{type(self).__name__} cannot extend the compiled State: compiled search would call State's own methods, not its. "
                "Give the module a .pxd beside it and build it with the package, or set ILION_INTERPRETED=1."
            )
        self.game = game
        self.seats = seats
        self.options = options
        self.actor = CHANCE

    # The fast layer: every game overrides these.

    def count_(self) -> int:
        """How many actions the actor has, or how many outcomes chance has; 0 when the game is over."""
        return 0

    def nth_(self, i: int) -> int:
        """The i-th of them, in ascending order."""
        return -1

    def legal_(self, action: int) -> bool:
        """Whether any number at all is one of them."""
        for i in range(self.count_()):
            if self.nth_(i) == action:
                return True
        return False

    def weight_(self, i: int) -> int:
        """The weight of the i-th outcome of chance, a positive whole number."""
        return 1

    def draw_(self, rng: Rng) -> int:
        """An outcome of chance by its weight. Who overrides it for speed must spend one `below_` and pick the same."""
        n = self.count_()
        total = 0
        for i in range(n):
            total += self.weight_(i)
        ticket = rng.below_(total)
        for i in range(n):
            ticket -= self.weight_(i)
            if ticket < 0:
                return self.nth_(i)
        return -1

    def apply_(self, action: int) -> None:
        """Carry out a legal action or outcome."""

    def seen_(self, action: int, seat: int) -> int:
        """The action as a seat (or SPECTATOR) perceives it: itself, or a negative number."""
        return action

    def reveals_(self, action: int) -> bool:
        """Whether a seat's action tells some seat a hidden thing that the acting seat did not know before."""
        return False

    def score_(self, seat: int) -> int:
        """The points of a seat if the game ended now."""
        return 0

    def place_(self, seat: int) -> int:
        """1 for the best; equal seats share a place."""
        place = 1
        mine = self.score_(seat)
        for other in range(self.seats):
            if self.score_(other) > mine:
                place += 1
        return place

    def blank_(self) -> State:
        """A new object of the same class, for `assign_` to fill."""
        raise NotImplementedError

    def assign_(self, other: State) -> None:
        """Become a copy of another state of the same game."""

    def resample_(self, seat: int, rng: Rng) -> None:
        """Replace everything the seat (or SPECTATOR) cannot know by a random world that looks the same to it."""

    def tensor_into_(self, seat: int, out: Any) -> None:
        """Write the observation of a seat into a buffer of zeros, `game.tensor_shape` entries long."""

    def mask_into_(self, out: Any) -> None:
        """Set the entry of every legal action to 1 in a buffer of zeros, `game.n_actions` entries long."""
        for i in range(self.count_()):
            out[self.nth_(i)] = 1

    def visit_fields(self, codec: Codec) -> None:
        """Pass every field through the codec, in a fixed order: one list of fields for reading and for writing."""
        self.actor = codec.one("b", "actor", self.actor)

    # For everybody.

    def n_legal(self) -> int:
        """How many legal actions (or outcomes of chance) there are."""
        return self.count_()

    def legal_actions(self) -> list[int]:
        """The legal actions of the actor, or the possible outcomes of chance, in ascending order; none when the game is over."""
        return [self.nth_(i) for i in range(self.count_())]

    def is_legal(self, action: int) -> bool:
        return -1 < action < 0x40000000 and self.legal_(action)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Outcomes with their weights; empty unless chance is to act. A probability is a weight by the sum of the weights."""
        if self.actor != CHANCE:
            return []
        return [(self.nth_(i), self.weight_(i)) for i in range(self.count_())]

    def apply(self, action: int) -> None:
        """Make a move, or settle a draw. `IllegalMove` says which clause forbids it, and leaves the state as it was."""
        if not self.is_legal(action):
            raise IllegalMove(self.game.refusal(self, action))
        self.apply_(action)

    def apply_nth(self, i: int) -> None:
        """Apply `legal_actions()[i]` without making the list."""
        n = self.count_()
        if i < 0 or i >= n:
            raise IndexError(f"apply_nth({i}): there are {n} legal actions, numbered from 0")
        self.apply_(self.nth_(i))

    def draw(self, rng: Rng) -> int:
        """A random outcome of the chance that is due, by weight; not applied."""
        if self.actor != CHANCE:
            raise ValueError("draw: no chance is due here")
        return self.draw_(rng)

    def explain(self, action: int) -> Refusal | None:
        """None if the action is legal, otherwise why not, with its clause."""
        return None if self.is_legal(action) else self.game.refusal(self, action)

    def explain_text(self, text: str) -> dict[str, Any]:
        """`explain` for a notation, as data: whether it is legal, whether it is understood at all, and why not, as key and facts
        for any language and in English."""
        refusal: Text | None
        try:
            refusal, understood = self.explain(self.parse(text)), True
        except InvalidNotation as error:
            refusal, understood = error.text, False
        return {
            "legal": refusal is None,
            "understood": understood,
            "refusal": None if refusal is None else refusal.to_dict(),
            "detail": None if refusal is None else str(refusal),
        }

    def prompt(self) -> Prompt:
        """What the engine waits for. It is the same for every seat and tells no secret."""
        return self.game.prompt(self)

    def text(self, action: int) -> str:
        """An action, an outcome of chance or a veiled event (a negative number) in notation."""
        return self.game.text(self, self.game.check_action(self, action))

    def parse(self, text: str) -> int:
        """The action (or outcome) that a notation means here, legal or not. `InvalidNotation` says what would be understood."""
        return self.game.parse(self, " ".join(text.split()))

    def words(self, action: int) -> Text:
        """An action, an outcome or a veiled event as a sentence."""
        return self.game.words(self, self.game.check_action(self, action))

    def describe(self, action: int) -> dict[str, Any]:
        """An action, an outcome or a veiled event as data for a board."""
        return self.game.describe(self, self.game.check_action(self, action))

    def preview(self, action: int, seat: int, *, recall: bool = True) -> dict[str, Any]:
        """What a legal action of the actor would bring about, as far as a seat can know; `recall` as in `view`."""
        if self.actor < 0:
            raise ValueError("preview: no seat is to move here")
        if not self.is_legal(action):
            raise IllegalMove(self.game.refusal(self, action))
        return self.game.preview(self, action, self.game.check_seat(self, seat), recall)

    def seen(self, action: int, seat: int | None) -> int:
        """A legal action or outcome as a seat perceives it: itself, or a negative number if it is veiled. None: a spectator."""
        if not self.is_legal(action):
            raise IllegalMove(self.game.refusal(self, action))
        return self.seen_(action, self.game.check_viewer(self, seat))

    def reveals(self, action: int) -> bool:
        """Whether it tells some seat something hidden that the acting seat did not know. Draws always do."""
        if not self.is_legal(action):
            raise IllegalMove(self.game.refusal(self, action))
        return self.actor == CHANCE or self.reveals_(action)

    def view(self, seat: int | None, *, recall: bool = True) -> dict[str, Any]:
        """All that a seat may know, JSON-ready; None: a spectator. Without `recall` it leaves out what people at the table
        must remember by themselves."""
        return self.game.view(self, self.game.check_viewer(self, seat), recall)

    def resample(self, seat: int | None, rng: Rng) -> Self:
        """A random world that the seat (None: a spectator) cannot tell from this one."""
        viewer = self.game.check_viewer(self, seat)
        world = self.copy()
        world.resample_(viewer, rng)
        return world

    def scores(self) -> list[int]:
        """The points of all seats; before the end, as if it were now, hidden points included: not for players' eyes."""
        return [self.score_(seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """The places of all seats, 1 is best, equal seats share one."""
        return [self.place_(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """Results from -1 (last) to 1 (first) by place, adding up to 0; zeros before the end."""
        if self.actor != OVER:
            return [0.0] * self.seats
        places = self.places()
        # Seats that share a place stand in the middle of the places they fill together.
        return [1 - (2 * p + places.count(p) - 3) / (self.seats - 1) for p in places]

    def ending(self) -> Text | None:
        """Why the game is over; None while it is not."""
        return self.game.ending(self) if self.actor == OVER else None

    def score_sheet(self, seat: int | None) -> list[ScoreLine]:
        """Every line of every seat's score, with its clause. Before the end only what the given seat (None: a spectator) knows."""
        return self.game.score_sheet(self, self.game.check_viewer(self, seat))

    def position(self) -> str:
        """The whole state as readable text; `game.from_position` reads it back. It contains all secrets."""
        return self.game.position(self)

    def to_bytes(self) -> bytes:
        """The whole state, exactly and versioned; `game.from_bytes` reads it back. It contains all secrets."""
        return self.game.to_bytes(self)

    def copy(self) -> Self:
        """An independent state equal to this one."""
        other = self.blank_()
        other.game = self.game
        other.options = self.options
        other.assign_(self)
        return other  # type: ignore[return-value]  # blank_ makes an object of the same class

    def tensor(self, seat: int) -> array.array[float]:
        """The observation of a seat: float32, `game.tensor_shape` in row order."""
        seat = self.game.check_seat(self, seat)
        out = array.array("f", bytes(4 * self.game.tensor_size))
        self.tensor_into_(seat, out)
        return out

    def mask(self) -> bytearray:
        """One byte an action: 1 if it is legal. All 0 when no seat is to move."""
        out = bytearray(self.game.n_actions)
        if self.actor >= 0:
            self.mask_into_(out)
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.seats} seats, {self.prompt()}>"
