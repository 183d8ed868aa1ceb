"""What a game is: its sizes, its options, its clauses, and everything about a state that has to do with words and data.

A game is one object of a subclass. The methods below that only raise are mandatory; `ilion.testing.check_game` tries them all.
A method that takes a `viewer` gets a seat or SPECTATOR and may tell only what that viewer knows.
"""

from __future__ import annotations

import json
import math
import zlib
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from ilion.core.actors import CHANCE, OVER, SPECTATOR
from ilion.core.codec import FieldReader, FieldWriter, Reader, Writer
from ilion.core.errors import IllegalMove, InvalidBytes, InvalidNotation, InvalidOption, InvalidPosition
from ilion.core.evaluator import Evaluator
from ilion.core.state import State
from ilion.core.story import StagedTurn, TurnId, TurnStart
from ilion.core.text import Catalogue, Fact, Prompt, Refusal, Text

MAGIC = b"ILION\x01"
MAX_QUOTED = 60  # characters of a text not understood that its error repeats; Fluent refuses facts that are very long

S = TypeVar("S", bound=State)


class Option(NamedTuple):
    """A choice made before the game: its values (words, or a range of numbers), the default, and the clause that has it."""

    values: Sequence[str] | range
    default: str | int
    clause: str


class Clause(NamedTuple):
    """One numbered rule: its id, where it comes from (R rulebook, D follows from it, S description, P our ruling), its text."""

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


class Game(ABC, Generic[S]):
    """A game and its rules; see the module's text for who implements what."""

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, Option]] = {}
    rules_version: ClassVar[int]
    layout_version: ClassVar[int]
    origins: ClassVar[Mapping[str, str]]  # clause id -> origin; the texts stand in the catalogue under the id

    n_actions: ClassVar[int]
    n_chance: ClassVar[int]
    max_moves: ClassVar[int]  # decisions of all seats together, in the longest game possible
    score_range: ClassVar[tuple[int, int]]
    tensor_shape: ClassVar[tuple[int, ...]]

    view_type: ClassVar[type]
    describe_type: ClassVar[Any]
    preview_type: ClassVar[Any]
    beat_type: ClassVar[Any]

    # What each game writes.

    @abstractmethod
    def initial_state(self, seats: int, options: Mapping[str, str | int]) -> S:
        """The state before anything has happened; seats and options are checked and complete."""

    @abstractmethod
    def text(self, state: S, action: int) -> str:
        """Notation of an action, an outcome of chance (when chance is to act) or a veiled event."""

    @abstractmethod
    def try_parse(self, state: S, text: str) -> int | None:
        """The action that a notation (single spaces, any case) means, legal or not; None if it means nothing here."""

    @abstractmethod
    def why_illegal(self, state: S, action: int) -> Refusal:
        """Why a number within range is not legal, when a seat is to move."""

    @abstractmethod
    def prompt(self, state: S) -> Prompt:
        """What is awaited, in terms that every seat may know."""

    @abstractmethod
    def words(self, state: S, action: int) -> Text:
        """An action, outcome or veiled event as a sentence."""

    @abstractmethod
    def describe(self, state: S, action: int) -> dict[str, Any]:
        """An action, outcome or veiled event as data; conforms to `describe_type`."""

    @abstractmethod
    def preview(self, state: S, action: int, seat: int, recall: bool) -> dict[str, Any]:
        """Consequences of a legal action as far as the seat can know; conforms to `preview_type`. `recall` as in `view`."""

    @abstractmethod
    def view(self, state: S, viewer: int, recall: bool) -> dict[str, Any]:
        """All that the viewer knows; conforms to `view_type`. Without `recall`, less what people at the table must remember."""

    @abstractmethod
    def turn_of(self, state: S) -> TurnId:
        """Whose turn a state belongs to, whoever decides or draws in it. Called only while the game goes on."""

    @abstractmethod
    def stage(self, before: S, event: int, after: S, viewer: int, recall: bool) -> list[dict[str, Any]]:
        """An event as the viewer perceives it (negative: veiled), as beats to be shown one after the other, at least one; each
        conforms to `beat_type` and has a `kind`. `before` and `after` are the states around it, secrets included: a beat may hold
        only what the viewer knows after the event. Without `recall`, less what people must remember by themselves."""

    @abstractmethod
    def tell(self, turn: StagedTurn) -> list[Text]:
        """A turn in one or two sentences, rarely more: in the past tense, the player first, the consequence at the end. The turn
        may still go on; while nothing worth telling has happened in it, there is no sentence."""

    @abstractmethod
    def score_sheet(self, state: S, viewer: int) -> list[ScoreLine]:
        """The lines that add up to the scores, before the end as far as the viewer knows them."""

    @abstractmethod
    def ending(self, state: S) -> Text:
        """Why a game that is over is over."""

    @abstractmethod
    def write_position(self, fields: dict[str, Any], state: S) -> dict[str, str]:
        """The fields of a state as named readable words."""

    @abstractmethod
    def read_position(self, words: dict[str, str], state: S) -> dict[str, int | list[int]]:
        """The fields again. `state` is the start of a game with the same seats and options. `ValueError` says what is wrong."""

    @abstractmethod
    def why_invalid(self, state: S) -> str | None:
        """What makes this state impossible (components lost or doubled, numbers out of range), or None. It guards every state
        that comes from outside, so it must look at whatever compiled code uses as an index."""

    @abstractmethod
    def board(self, view: Mapping[str, Any], language: str = "en") -> str:
        """A view as a picture in text, in one of the catalogue's languages, with Rich markup, at most 100 columns wide."""

    def views(self, state: S, viewers: Mapping[int, bool]) -> dict[int, dict[str, Any]]:
        """What several viewers know, each with `recall` or without. The views may share parts: they are to be read only."""
        return {viewer: self.view(state, viewer, recall) for viewer, recall in viewers.items()}

    def turns_begun(self, before: S, action: int, after: S) -> list[TurnStart]:
        """The turns that begin with an event that ends one: the next one, and before it those that pass without any event. What
        opens them must be open to everybody."""
        return [TurnStart(self.turn_of(after), [])]

    def description_cache_key(self, state: S, action: int) -> Hashable | None:
        """All that notation, words and data of an action depend on, if that is little enough to keep them; None: make them anew."""
        return None

    def memory_clause(self, options: Mapping[str, str | int]) -> str | None:
        """The clause by which people at such a table must remember by themselves some of what they have seen (what `recall` is
        about); None if they need not."""
        return None

    def preview_needs_recall(self, state: S, action: int, seat: int) -> bool:
        """At a table that plays by memory: whether the seat foresees of its legal move what people must remember by themselves."""
        return self.preview(state, action, seat, True) != self.preview(state, action, seat, False)

    def redacted(self, state: S, event: int) -> tuple[str, Text, dict[str, Any]] | None:
        """At a table that plays by memory: an event as people are told of it once its turn is over, as notation, words and data
        that conform to `describe_type`; None if nothing of it must be remembered."""
        return None

    def evaluator(self) -> Evaluator:
        """A new evaluator, with which bots look ahead; a game without its own counts the points as they stand."""
        return Evaluator(self)

    # What all games share.

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(type(self).__module__.rpartition(".")[0])

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        return MappingProxyType({id: Clause(id, origin, self.make_text(id, id)) for id, origin in self.origins.items()})

    @cached_property
    def tensor_size(self) -> int:
        return math.prod(self.tensor_shape)

    def make_text(self, clause: str, key: str, **facts: Fact) -> Text:
        return Text(clause, key, facts, self.catalogue)

    def make_refusal(self, clause: str, key: str, **facts: Fact) -> Refusal:
        return Refusal(clause, key, facts, self.catalogue)

    def make_prompt(self, clause: str, key: str, **facts: Fact) -> Prompt:
        return Prompt(clause, key, facts, self.catalogue)

    def new(self, seats: int | None = None, options: Mapping[str, str | int] | None = None) -> S:
        """A new game; without arguments for the fewest seats, with the default options."""
        seats = self.seats[0] if seats is None else seats
        if not isinstance(seats, int) or seats not in self.seats:
            raise InvalidOption(f"{self.title} is played by {self.seats[0]} to {self.seats[-1]}, not by {seats!r}")
        given = dict(options or {})
        complete: dict[str, str | int] = {}
        for name, option in self.options.items():
            value = given.pop(name, option.default)
            if isinstance(option.values, range) and isinstance(value, str) and value.isdecimal():
                value = int(value)
            if isinstance(value, bool) or value not in option.values:
                raise InvalidOption(f"{self.title}: option {name} cannot be {value!r}; it can be {_choices(option)}")
            complete[name] = value
        if given:
            known = ", ".join(self.options) or "it has none"
            raise InvalidOption(f"{self.title} has no option {next(iter(given))!r}; its options: {known}")
        return self.initial_state(seats, MappingProxyType(complete))

    def check_seat(self, state: S, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {state.seats - 1}")
        return seat

    def check_viewer(self, state: S, seat: int | None) -> int:
        return SPECTATOR if seat is None else self.check_seat(state, seat)

    def check_action(self, state: S, action: int) -> int:
        """The action itself, if the number can mean anything here; a negative one is a veiled event."""
        limit = self.n_chance if state.actor == CHANCE else self.n_actions
        if action >= limit or (action < 0 and state.actor != CHANCE):
            raise IllegalMove(self.make_refusal(self._clause_now(state), "refusal-not-a-move", action=action, last=limit - 1))
        if state.actor == CHANCE and action >= 0 and not state.is_legal(action):
            raise IllegalMove(self.refusal(state, action))
        return action

    def refusal(self, state: S, action: int) -> Refusal:
        """Why an action that is not legal is not."""
        clause = self._clause_now(state)
        if state.actor == OVER:
            return self.make_refusal(clause, "refusal-over")
        limit = self.n_chance if state.actor == CHANCE else self.n_actions
        if not 0 <= action < limit:
            return self.make_refusal(clause, "refusal-not-a-move", action=action, last=limit - 1)
        if state.actor == CHANCE:
            return self.make_refusal(clause, "refusal-not-an-outcome")
        return self.why_illegal(state, action)

    def _clause_now(self, state: S) -> str:
        return self.ending(state).clause if state.actor == OVER else self.prompt(state).clause

    def parse(self, state: S, text: str) -> int:
        told = text if len(text) <= MAX_QUOTED else text[:MAX_QUOTED] + "…"
        if state.actor == OVER:
            raise InvalidNotation(self.make_text(self.ending(state).clause, "notation-over", text=told))
        action = self.try_parse(state, text)
        if action is None:
            if state.actor == CHANCE:  # an example could tell what is about to come out
                raise InvalidNotation(self.make_text(self._clause_now(state), "notation-no-draw", text=told))
            example = self.text(state, state.legal_actions()[0])
            raise InvalidNotation(self.make_text(self._clause_now(state), "notation-not-understood", text=told, example=example))
        return action

    # Bytes: magic, length and text of the header, fields, checksum.

    def _header(self, state: S) -> bytes:
        header = {
            "game": self.id,
            "rules": self.rules_version,
            "layout": self.layout_version,
            "seats": state.seats,
            "options": dict(state.options),
        }
        return json.dumps(header, sort_keys=True, separators=(",", ":")).encode()

    def to_bytes(self, state: S) -> bytes:
        header = self._header(state)
        writer = Writer()
        state.visit_fields(writer)
        body = MAGIC + len(header).to_bytes(2, "little") + header + bytes(writer.bytes)
        return body + zlib.crc32(body).to_bytes(4, "little")

    def from_bytes(self, data: bytes) -> S:
        """The state that `to_bytes` wrote. `InvalidBytes` if it is damaged, or of another game or version."""
        data = bytes(data)
        if not data.startswith(MAGIC):
            raise InvalidBytes("these bytes are not a state written by to_bytes()")
        size = int.from_bytes(data[6:8], "little")
        if zlib.crc32(data[:-4]).to_bytes(4, "little") != data[-4:] or len(data) < 12 + size:
            raise InvalidBytes("these bytes are damaged: the checksum does not fit")
        try:
            header = json.loads(data[8 : 8 + size])
            told = (header["game"], header["rules"], header["layout"])
            mine = (self.id, self.rules_version, self.layout_version)
            if told != mine:
                names = ("game {}, rules {}, layout {}".format(*version) for version in (told, mine))
                raise InvalidBytes("these bytes are of {}; this is {}".format(*names))
            if not isinstance(header["seats"], int):
                raise ValueError("the number of seats is missing")
            state = self.new(header["seats"], header["options"])
            reader = Reader(data[8 + size : -4])
            state.visit_fields(reader)
            reader.end()
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
            raise error if isinstance(error, InvalidBytes) else InvalidBytes(f"these bytes are damaged: {error}") from None
        if reason := self.why_invalid(state):
            raise InvalidBytes(f"these bytes describe an impossible state: {reason}")
        return state

    # Positions: "trojan-horse/1 seats=3 horse=open; word: value; word: value".

    def position(self, state: S) -> str:
        writer = FieldWriter()
        state.visit_fields(writer)
        options = "".join(f" {name}={value}" for name, value in state.options.items())
        parts = [f"{name}: {value}" for name, value in self.write_position(writer.fields, state).items()]
        return "; ".join([f"{self.id}/{self.rules_version} seats={state.seats}{options}", *parts])

    def from_position(self, text: str) -> S:
        """The state that a position describes; what it leaves out is as at the start. `InvalidPosition` says what is wrong."""
        head, *parts = (" ".join(part.split()) for part in text.strip().rstrip(";").split(";"))
        name, *settings = head.split(" ")
        if name != f"{self.id}/{self.rules_version}":
            raise InvalidPosition(
                f"a position of this game begins with “{self.id}/{self.rules_version} seats=…”, not with “{name}”"
            )
        try:
            options: dict[str, str | int] = dict(_pair(setting, "=") for setting in settings)
            seats = int(options.pop("seats", self.seats[0]))
            state = self.new(seats, options)
            words: dict[str, str] = {}
            for part in parts:
                word, value = _pair(part, ":")
                if word in words:
                    raise ValueError(f"“{word}” stands twice")
                words[word] = value.strip()
            reader = FieldReader(self.read_position(words, state))
            if words:
                raise ValueError(f"“{next(iter(words))}” is not known here")
            state.visit_fields(reader)
            reader.end()
        except (ValueError, KeyError, IndexError, OverflowError) as error:
            raise InvalidPosition(f"not a position: {error}") from None
        if reason := self.why_invalid(state):
            raise InvalidPosition(f"an impossible position: {reason}")
        return state

    def __repr__(self) -> str:
        return f"ilion.load({self.id!r})"


def _choices(option: Option) -> str:
    if isinstance(option.values, range):
        return f"{option.values[0]} to {option.values[-1]}"
    shown = [repr(value) for value in option.values[:8]]
    return ", ".join(shown) + (" …" if len(option.values) > 8 else "")


def _pair(text: str, mark: str) -> tuple[str, str]:
    left, found, right = text.partition(mark)
    if not found:
        raise ValueError(f"“{text}” should read “name{mark}value”")
    return left.strip(), right.strip()
