"""The definition of a game: its name and sizes, its options and clauses, and the hooks that each game implements.

A game is one object of a subclass of `Game`, which adds what all games share. The methods below that only raise are mandatory;
`ilion.testing.check_game` tries them all. A method that takes a `viewer` gets a seat or SPECTATOR and may use only what that viewer
knows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, Protocol

from typing_extensions import TypeVar

from ilion.core.codec import Codec, read_number
from ilion.core.draws import DrawSource
from ilion.core.errors import TEXTS, InvalidField, InvalidOption, as_text
from ilion.core.fields import all_fields
from ilion.core.text import Fact, Prompt, Refusal, Text, printable
from ilion.core.turn import Beat, StagedTurn, TurnId, TurnStart


class Option(NamedTuple):
    """A choice made before the game: its values (words, or a range of numbers), the default, and the clause that defines it."""

    values: Sequence[str] | range
    default: str | int
    clause: str

    def choices(self) -> str:
        """Return the possible values, for an error message."""
        if isinstance(self.values, range):
            return span(self.values)
        return ", ".join(self.values[:8]) + (" …" if len(self.values) > 8 else "")


def span(numbers: range) -> str:
    """Return consecutive numbers as “2–5”, or the only one."""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


class Clause(NamedTuple):
    """One numbered rule: its id, its origin (R rulebook, D follows from it, S description, P our ruling), its text."""

    id: str
    origin: str
    text: Text


class ScoreLine(NamedTuple):
    """One line of a score sheet."""

    seat: int
    clause: str
    key: str
    facts: Mapping[str, Fact]
    points: int


class GameState(Protocol):
    """The members of a state that a game relies on; the class `State` provides them."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Mapping[str, str | int]: ...

    @property
    def actor(self) -> int: ...

    def is_legal(self, action: int) -> bool: ...

    def legal_actions(self) -> list[int]: ...

    def visit_fields(self, codec: Codec) -> None: ...


S = TypeVar("S", bound=GameState)
E = TypeVar("E", default=Any)  # the class of its evaluator


class GameDefinition(ABC, Generic[S, E]):
    """The part of a game that its author writes."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Option]] = {}
    presets: ClassVar[Mapping[str, Mapping[str, str | int]]] = {}  # options by name, according to a rulebook: "french-book"
    rules_version: ClassVar[int]
    layout_version: ClassVar[int]
    origins: ClassVar[Mapping[str, str]]  # clause id -> origin; the catalogue has the texts under the same ids

    rare_positions: ClassVar[Sequence[str]] = ()  # positions that random play rarely reaches; `rules_tag` also plays on from them

    n_actions: ClassVar[int]
    n_chance: ClassVar[int]
    max_moves: ClassVar[int]  # decisions of all seats together, in the longest possible game
    score_range: ClassVar[tuple[int, int]]
    tensor_shape: ClassVar[tuple[int, ...]]

    view_type: ClassVar[type]
    describe_type: ClassVar[Any]
    preview_type: ClassVar[Any]
    preview_seats: ClassVar[frozenset[str]] = frozenset({"seat", "seats"})  # fields of previews that are numbers of seats
    beat_type: ClassVar[Any]

    @abstractmethod
    def initial_state(self, seats: int, options: Mapping[str, str | int]) -> S:
        """Return the state before anything has happened; seats and options are checked and complete."""

    default_evaluator: ClassVar[Any]  # the class of `ilion.core.evaluator`, which sets it, being a layer above this one

    def evaluator(self) -> E:
        """Return a new evaluator of positions, for bots. Unless overridden it counts the current points, and its levels play random
        games to the end, which makes passable opponents in any game."""
        evaluator: E = self.default_evaluator(self)
        return evaluator

    def longest_game(self, seats: int, options: Mapping[str, str | int]) -> int:
        """Return the most decisions that a game with these seats and options can take: `max_moves`, where they do not matter."""
        return self.max_moves

    def draw_source(self, state: S) -> DrawSource | None:
        """Return the source of the draw that is due, so that all tables of a duplicate round meet the same luck; None if the game
        does not say, or if there is only one outcome. Called only when chance is to act."""
        return None

    # Moves and events as notation, sentences and data

    @abstractmethod
    def text(self, state: S, action: int) -> str:
        """Return the notation of an action, a chance outcome (when chance is to act) or a veiled event."""

    @abstractmethod
    def try_parse(self, state: S, text: str) -> int | None:
        """Return the action that a notation (single spaces, any case) means, legal or not; None if it means nothing here."""

    @abstractmethod
    def words(self, state: S, action: int) -> Text:
        """Return an action, outcome or veiled event as a sentence."""

    @abstractmethod
    def describe(self, state: S, action: int) -> dict[str, Any]:
        """Return an action, outcome or veiled event as data; it conforms to `describe_type`."""

    def description_cache_key(self, state: S, action: int) -> Hashable | None:
        """A hashable key for everything the action's text, words and data depend on, so that they can be cached; None to rebuild
        them every time."""
        return None

    # The players' views

    @abstractmethod
    def prompt(self, state: S) -> Prompt:
        """Return the question that the engine waits for, in terms that every seat may know."""

    @abstractmethod
    def why_illegal(self, state: S, action: int) -> Refusal:
        """Return why an action within range is illegal, when a seat is to move."""

    @abstractmethod
    def preview(self, state: S, action: int, seat: int, recall: bool) -> dict[str, Any]:
        """Return the consequences of a legal action as far as the seat can know them; they conform to `preview_type`. `recall` is
        as in `view`."""

    @abstractmethod
    def view(self, state: S, viewer: int, recall: bool) -> dict[str, Any]:
        """Return everything the viewer knows; it conforms to `view_type`. Without `recall`, leave out what people at the table must
        remember."""

    def views(self, state: S, viewers: Mapping[int, bool]) -> dict[int, dict[str, Any]]:
        """Return the views of several viewers, each with `recall` or without. They may share parts, so do not change them."""
        return {viewer: self.view(state, viewer, recall) for viewer, recall in viewers.items()}

    @abstractmethod
    def board(self, view: Mapping[str, Any], language: str = "en") -> str:
        """Return a view as a picture in text, in one of the catalogue's languages, with Rich markup, at most 100 columns wide."""

    @abstractmethod
    def score_sheet(self, state: S, viewer: int) -> list[ScoreLine]:
        """Return the lines that add up to the scores; before the end, only those the viewer knows."""

    @abstractmethod
    def ending(self, state: S) -> Text:
        """Return why the game ended. Called only once it is over. Lists of endings use the text `label-<key>`, if there is one."""

    # Turns as beats and as sentences

    @abstractmethod
    def turn_of(self, state: S) -> TurnId:
        """Return the turn that a state belongs to, no matter who decides or draws in it. Called only while the game is running."""

    def turns_begun(self, before: S, action: int, after: S) -> list[TurnStart]:
        """Return the turns that begin when an event ends one: the next turn, preceded by those that pass without any event. The
        beats that open them must contain no secret."""
        return [TurnStart(self.turn_of(after), [])]

    @abstractmethod
    def stage(self, before: S, event: int, after: S, viewer: int, recall: bool) -> list[Beat]:
        """Return an event, as the viewer perceives it (negative: veiled), as beats to be shown one after the other, at least one;
        each conforms to `beat_type` and has a `kind`. `before` and `after` are the states around it, secrets included: a beat may
        hold only what the viewer knows after the event. Without `recall`, leave out what people must remember for themselves."""

    def staged_alike(self, before: S, event: int, after: S) -> bool:
        """Whether all viewers who perceive this event in the same way get the same beats, which are then built once for all of
        them; False if they may differ."""
        return False

    def staged_for_good(self, before: S, event: int, after: S) -> bool:
        """Whether the beats of this event, which everybody perceives, stay as they are once it must be remembered: they are then
        made once; False if they may change."""
        return False

    def told_alike(self, before: S, event: int, after: S) -> bool:
        """Whether the sentences of a turn stay the same once people must remember this event, as a viewer perceives it (negative:
        veiled). They are then made once, although its beats change. False if they may differ."""
        return False

    @abstractmethod
    def tell(self, turn: StagedTurn) -> list[Text]:
        """Return a turn in one or two sentences, rarely more: in the past tense, the player first, the consequence at the end. The
        turn may not be over yet. Return no sentence if nothing worth telling has happened in it."""

    # Tables that play by memory

    def memory_clause(self, options: Mapping[str, str | int]) -> str | None:
        """The clause that requires people to remember part of what they have seen (see `recall`); None if no clause does."""
        return None

    def preview_needs_recall(self, state: S, action: int, seat: int) -> bool:
        """Whether previewing this move would show the seat something that people must remember for themselves."""
        return self.preview(state, action, seat, True) != self.preview(state, action, seat, False)

    def redacted(self, state: S, event: int) -> tuple[str, Text, dict[str, Any]] | None:
        """Return the event as it is shown once its turn is over, as notation, words and data that conform to `describe_type`; None
        if people need not remember any of it."""
        return None

    # States as text, and states from outside

    def write_position(self, fields: dict[str, Any], state: S) -> dict[str, str]:
        """Return the fields of a state as named, readable words: unless overridden, as numbers. Fields that are as in the initial
        state may be left out."""
        return {name: " ".join(map(str, value)) if isinstance(value, list) else str(int(value)) for name, value in fields.items()}

    def read_position(self, words: dict[str, str], state: S) -> dict[str, int | list[int]]:
        """Take the words that `write_position` wrote out of `words` and return the fields. `state` is the initial state of a game
        with the same seats and options. Raises `InvalidField`, or another `ValueError` that says in English what is wrong."""
        lists = {name for name, field in all_fields(type(state)) if field.length is not None}
        read: dict[str, int | list[int]] = {}
        for name in list(words):
            numbers = [read_number(name, word) for word in words.pop(name).split()]
            if name not in lists and len(numbers) != 1:
                raise InvalidField(TEXTS.text("misread-single", part=name, found=len(numbers)))
            read[name] = numbers if name in lists else numbers[0]
        return read

    @abstractmethod
    def why_invalid(self, state: S) -> Text | str | None:
        """Return the reason why this state is impossible (lost or duplicate components, numbers out of range), or None. It guards
        every state that was not reached by play, so it must check everything that compiled code uses as an index. A text of the
        catalogue is shown in the reader's language; a string is an English sentence."""

    # New games

    @property
    def named(self) -> Text:
        """The title as people know it, for sentences about the game."""
        return as_text(self.title)

    def new(self, seats: int | None = None, options: Mapping[str, str | int] | None = None) -> S:
        """Start a new game; without arguments, with the fewest seats and the default options."""
        seats = self.seats[0] if seats is None else seats
        if not isinstance(seats, int) or seats not in self.seats:
            raise InvalidOption(TEXTS.text("wrong-seats", title=(self.named,), range=span(self.seats), number=printable(seats)))
        given = dict(options or {})
        complete: dict[str, str | int] = {}
        for name, option in self.options.items():
            value = given.pop(name, option.default)
            if isinstance(option.values, range) and isinstance(value, str) and value.isdecimal():
                value = int(value)
            if isinstance(value, bool) or value not in option.values:
                facts = {"option": name, "given": printable(value), "choices": option.choices()}
                raise InvalidOption(TEXTS.text("wrong-option-value", title=(self.named,), **facts))
            complete[name] = value
        if given:
            key = "no-option" if self.options else "no-options"
            facts = {"option": printable(next(iter(given))), "options": ", ".join(self.options)}
            raise InvalidOption(TEXTS.text(key, title=(self.named,), **facts))
        return self.initial_state(seats, MappingProxyType(complete))
