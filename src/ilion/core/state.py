"""The state of a game, in two layers.

Methods whose names end in an underscore are the fast layer. A game's `rules.py` overrides them; compiled, they are C functions
without the GIL that trust their arguments, and playouts and search call nothing else. The methods without an underscore are the
public layer: they check their arguments, and leave words and pictures to the game (`Game`).
"""

from __future__ import annotations

import array
from collections.abc import Mapping
from typing import Any, Self

import cython

from ilion.core.actors import CHANCE, OVER
from ilion.core.codec import Codec
from ilion.core.definition import ScoreLine
from ilion.core.errors import TEXTS, IllegalMove, InvalidField, InvalidNotation
from ilion.core.fields import layout_of
from ilion.core.game import Game
from ilion.core.plain import equip, is_all_plain, raise_pending
from ilion.core.rng import Rng
from ilion.core.text import Prompt, Refusal, Text

if not cython.compiled:
    from ilion.core.interpreted import (
        APPLY,
        COUNT,
        LEGAL,
        NTH,
        PLACE,
        REVEALS,
        SCORE,
        SEEN,
        WEIGHT,
        ask_,
        ask_with_,
        bare,
        copy_block,
        is_plain,
        put,
        set_span,
    )

UNTOUCHED = -7.25  # a value that no observation contains
UNWRITTEN = 0xA5


class State:
    """One position of a game, with everything that every seat has seen so far."""

    game: Game[Any]
    options: Mapping[str, str | int]
    seats: int
    actor: int  # the seat to move, CHANCE or OVER

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        if is_plain(self) and not is_all_plain(type(self), State):
            raise TypeError(
                f"{type(self).__name__} cannot extend a compiled game: compiled search would call the base class's methods. "
                "Build it with the package, or set ILION_INTERPRETED=1."
            )
        self.game = game
        self.seats = seats
        self.options = options
        self.actor = CHANCE
        layout = layout_of(type(self))
        if cython.compiled and not is_plain(self):
            set_span(self, layout.end)
            put(self, layout.at, layout.start)
            return
        if is_plain(self):
            equip(type(self), State)
        for name, field in layout.fields:
            setattr(self, name, field.initial())

    # The fast layer: every game overrides these

    def count_(self) -> int:
        """Return the number of the actor's legal actions, or of the chance outcomes; 0 when the game is over."""
        if is_plain(self):
            return ask_(self, COUNT, 0, 0)
        return 0

    def nth_(self, i: int) -> int:
        """Return the i-th of them, in ascending order."""
        if is_plain(self):
            return ask_(self, NTH, i, 0)
        return -1

    def legal_(self, action: int) -> bool:
        """Whether `action`, which may be any integer, is one of them."""
        if is_plain(self):
            return ask_(self, LEGAL, action, 0) != 0
        for i in range(self.count_()):
            if self.nth_(i) == action:
                return True
        return False

    def weight_(self, i: int) -> int:
        """Return the weight of the i-th chance outcome, a positive integer."""
        if is_plain(self):
            return ask_(self, WEIGHT, i, 0)
        return 1

    def draw_(self, rng: Rng) -> int:
        """Draw an outcome at random by weight. An override for speed must call `below_` exactly once and pick the same outcome."""
        if is_plain(self):
            with cython.gil:
                return ask_with_(self, "draw_", rng, None)
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
        """Apply a legal action or outcome."""
        if is_plain(self):
            ask_(self, APPLY, action, 0)

    def step_(self, rng: Rng) -> None:
        """Make one random step: draw an outcome by weight, or pick a legal action, each equally likely, and apply it. An override
        for speed must call `below_` as often and with the same numbers, and lead to the same state."""
        if self.actor == CHANCE:
            self.apply_(self.draw_(rng))
        else:
            self.apply_(self.nth_(rng.below_(self.count_())))

    def seen_(self, action: int, seat: int) -> int:
        """Return the action as a seat (or SPECTATOR) perceives it: itself, or a negative number."""
        if is_plain(self):
            return ask_(self, SEEN, action, seat)
        return action

    def reveals_(self, action: int) -> bool:
        """Whether a seat's action shows some seat a hidden thing that the acting seat did not know before."""
        if is_plain(self):
            return ask_(self, REVEALS, action, 0) != 0
        return False

    def score_(self, seat: int) -> int:
        """Return the points the seat would have if the game ended now."""
        if is_plain(self):
            return ask_(self, SCORE, seat, 0)
        return 0

    def place_(self, seat: int) -> int:
        """Return the seat's place: 1 is best, and tied seats share a place."""
        if is_plain(self):
            return ask_(self, PLACE, seat, 0)
        place = 1
        mine = self.score_(seat)
        for other in range(self.seats):
            if self.score_(other) > mine:
                place += 1
        return place

    def blank_(self) -> State:
        """Return a new object of the same class, for `assign_` to fill; fields that it skips may hold anything."""
        if is_plain(self):
            return getattr(self, "blank_")()  # type: ignore[no-any-return]  # noqa: B009  # the method in Python
        return bare(self)  # type: ignore[no-any-return]

    def assign_(self, other: State) -> None:
        """Become a copy of another state of the same game."""
        if is_plain(self):
            with cython.gil:
                ask_with_(self, "assign_", other, None)
        else:
            copy_block(self, other)

    def resample_(self, seat: int, rng: Rng) -> None:
        """Replace everything the seat (or SPECTATOR) cannot know with a random world that looks the same to it."""
        if is_plain(self):
            with cython.gil:
                ask_with_(self, "resample_", seat, rng)

    def tensor_into_(self, seat: int, out: Any) -> None:
        """Write the seat's observation into a buffer of zeros with `game.tensor_shape` entries."""
        if is_plain(self):
            with cython.gil:
                ask_with_(self, "tensor_into_", seat, out)

    def mask_into_(self, out: Any) -> None:
        """Set the entry of every legal action to 1 in a buffer of zeros with `game.n_actions` entries."""
        if is_plain(self):
            with cython.gil:
                ask_with_(self, "mask_into_", out, None)
            return
        for i in range(self.count_()):
            out[self.nth_(i)] = 1

    def visit_fields(self, codec: Codec) -> None:
        """Pass the actor and all kept fields of the table through the codec. Raises `InvalidField` for a number outside its
        limits."""
        actor = codec.one("b", "actor", self.actor)
        if not OVER <= actor < self.seats:
            raise InvalidField(TEXTS.text("misread-range", part="actor", given=str(actor), range=f"{OVER} … {self.seats - 1}"))
        self.actor = actor
        self.visit_others(codec)
        for field in layout_of(type(self)).kept:
            value = getattr(self, field.name)
            if field.length is None:
                value = codec.one(field.kind, field.name, value)
            else:
                value = codec.many(field.kind, field.name, value)
            if not codec.reads:
                continue
            field.check(value, self.seats)
            if not cython.compiled or is_plain(self):
                setattr(self, field.name, value)
            elif field.length is None:
                put(self, field.at, field.pack(value))
            else:
                put(self, field.at, field.pack(*value))
        if codec.reads:
            self.derive()

    def visit_others(self, codec: Codec) -> None:
        """Pass everything that bytes store in a form other than that of the fields through the codec, before the kept fields."""

    def derive(self) -> None:
        """Set the fields that are not kept from those that are. Raises `ValueError` if that is impossible."""

    def set_in_python(self, name: str, value: int) -> None:
        """Set `actor` or `seats` for rules written in Python."""
        if not is_plain(self):
            raise AttributeError(f"{name} is not writable")
        if name == "actor":
            self.actor = value
        else:
            self.seats = value

    # The public layer

    def n_legal(self) -> int:
        """Return the number of legal actions or chance outcomes."""
        return self.count_()

    def legal_actions(self) -> list[int]:
        """Return the actor's legal actions or the chance outcomes, in ascending order; none when the game is over."""
        actions = [self.nth_(i) for i in range(self.count_())]
        raise_pending()
        return actions

    def is_legal(self, action: int) -> bool:
        return -1 < action < 0x40000000 and self.legal_(action)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Return the outcomes with their weights; none unless chance is to act. A probability is a weight divided by their sum."""
        if self.actor != CHANCE:
            return []
        return [(self.nth_(i), self.weight_(i)) for i in range(self.count_())]

    def apply(self, action: int) -> None:
        """Make a move or apply a chance outcome. Raises `IllegalMove`, which names the clause, and then leaves the state
        unchanged."""
        if not self.is_legal(action):
            raise IllegalMove(self.game.refusal(self, action))
        self.apply_(action)
        raise_pending()

    def apply_nth(self, i: int) -> None:
        """Apply `legal_actions()[i]` without building the list."""
        n = self.count_()
        if i < 0 or i >= n:
            raise IndexError(f"apply_nth({i}): there are {n} legal actions, numbered from 0")
        self.apply_(self.nth_(i))

    def draw(self, rng: Rng) -> int:
        """Return a random chance outcome by weight, without applying it."""
        if self.actor != CHANCE:
            raise ValueError("draw: chance is not to act here")
        return self.draw_(rng)

    def explain(self, action: int) -> Refusal | None:
        """Return None if the action is legal, otherwise why it is not, with its clause."""
        return None if self.is_legal(action) else self.game.refusal(self, action)

    def explain_text(self, text: str) -> dict[str, Any]:
        """Explain a notation, as data: whether it is legal, whether it is understood at all, and if not why, as a key with facts
        for any language and as an English sentence."""
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
        """Return the question that the engine waits for. It is the same for every seat and contains no secret."""
        return self.game.prompt(self)

    def text(self, action: int) -> str:
        """Return the notation of an action, a chance outcome or a veiled event (a negative number)."""
        return self.game.text(self, self.game.check_action(self, action))

    def parse(self, text: str) -> int:
        """Return the action or outcome that a notation means here, legal or not. Raises `InvalidNotation` with an example."""
        return self.game.parse(self, " ".join(text.split()))

    def words(self, action: int) -> Text:
        """Return an action, an outcome or a veiled event as a sentence."""
        return self.game.words(self, self.game.check_action(self, action))

    def describe(self, action: int) -> dict[str, Any]:
        """Return an action, an outcome or a veiled event as data for a board."""
        return self.game.describe(self, self.game.check_action(self, action))

    def preview(self, action: int, seat: int, *, recall: bool = True) -> dict[str, Any]:
        """Return the consequences of a legal action, as far as a seat can know them; `recall` is as in `view`."""
        if self.actor < 0:
            raise ValueError("preview: no seat is to move here")
        if not self.is_legal(action):
            raise IllegalMove(self.game.refusal(self, action))
        return self.game.preview(self, action, self.game.check_seat(self, seat), recall)

    def seen(self, action: int, seat: int | None) -> int:
        """Return a legal action or outcome as a seat (None: a spectator) perceives it: itself, or a negative number if it is
        veiled."""
        if not self.is_legal(action):
            raise IllegalMove(self.game.refusal(self, action))
        return self.seen_(action, self.game.check_viewer(self, seat))

    def reveals(self, action: int) -> bool:
        """Whether it shows some seat something hidden that the acting seat did not know. Draws always do."""
        if not self.is_legal(action):
            raise IllegalMove(self.game.refusal(self, action))
        return self.actor == CHANCE or self.reveals_(action)

    def view(self, seat: int | None, *, recall: bool = True) -> dict[str, Any]:
        """Return everything a seat (None: a spectator) may know, JSON-ready. Without `recall`, leave out what people at the table
        must remember for themselves."""
        return self.game.view(self, self.game.check_viewer(self, seat), recall)

    def resample(self, seat: int | None, rng: Rng) -> Self:
        """Return a random world that the seat (None: a spectator) cannot distinguish from this one."""
        viewer = self.game.check_viewer(self, seat)
        world = self.copy()
        world.resample_(viewer, rng)
        return world

    def scores(self) -> list[int]:
        """Return the points of all seats; before the end, as if it ended now, hidden points included, so they must not be shown to
        players."""
        return [self.score_(seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """Return the places of all seats: 1 is best, and tied seats share a place."""
        return [self.place_(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """Return results by place from -1 (last) to 1 (first), which add up to 0; zeros before the end."""
        if self.actor != OVER:
            return [0.0] * self.seats
        places = self.places()
        # Tied seats get the mean of the places they fill together.
        return [1 - (2 * p + places.count(p) - 3) / (self.seats - 1) for p in places]

    def ending(self) -> Text | None:
        """Return why the game ended; None while it is running."""
        return self.game.ending(self) if self.actor == OVER else None

    def score_sheet(self, seat: int | None) -> list[ScoreLine]:
        """Return every line of every seat's score, with its clause; before the end, only those the seat (None: a spectator)
        knows."""
        return self.game.score_sheet(self, self.game.check_viewer(self, seat))

    def position(self) -> str:
        """Return the whole state as readable text, which `game.from_position` reads back. It contains all secrets."""
        return self.game.position(self)

    def to_bytes(self) -> bytes:
        """Return the whole state, exactly and versioned; `game.from_bytes` reads it back. It contains all secrets."""
        return self.game.to_bytes(self)

    def copy(self) -> Self:
        """Return an independent state equal to this one."""
        other = self.blank_()
        other.game = self.game
        other.options = self.options
        other.assign_(self)
        if is_plain(other):
            raise_pending()
        return other  # type: ignore[return-value]  # blank_ makes an object of the same class

    def tensor(self, seat: int) -> array.array[float]:
        """Return the seat's observation: float32, `game.tensor_shape` in row-major order."""
        seat = self.game.check_seat(self, seat)
        out = array.array("f", bytes(4 * self.game.tensor_size))
        self.tensor_into_(seat, out)
        return out

    def tensor_overrun(self, seat: int, room: int) -> int:
        """Return the number of entries that `tensor_into_` writes beyond `game.tensor_shape`, among the `room` watched entries: for
        tests, because compiled code does not check it."""
        size = self.game.tensor_size
        out = array.array("f", bytes(4 * size)) + array.array("f", [UNTOUCHED]) * room
        self.tensor_into_(self.game.check_seat(self, seat), out)
        raise_pending()
        behind = out[size:]
        if behind.tobytes() == array.array("f", [UNTOUCHED]).tobytes() * room:  # far faster than entry by entry
            return 0
        return sum(value != UNTOUCHED for value in behind)

    def mask_overrun(self, room: int) -> int:
        """Return the number of entries that `mask_into_` writes beyond `game.n_actions`, among the `room` watched entries."""
        size = self.game.n_actions
        out = bytearray(size) + bytearray([UNWRITTEN]) * room
        if self.actor >= 0:
            self.mask_into_(out)
        raise_pending()
        return len(out) - size - out.count(UNWRITTEN, size)

    def mask(self) -> bytearray:
        """Return one byte per action: 1 if it is legal. All are 0 when no seat is to move."""
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
