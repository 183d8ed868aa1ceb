"""The record of a game: options, seats, moves and draws in order, as a text file that people can read.

    [Ilion "1"]
    [Game "trojan-horse"]
    [Rules "1 0f3a5c7e9b1d2468"]
    [Seats "3"]
    [Options "loading_is_first_turn=off horse=memory edition=german"]
    [Check "8c1f6a0e5d3b7924"]

    * red          a draw
    0 2            seat 0 announces 2
    < 1            the last event is taken back

A game that does not begin with the initial state has a tag with the position at which it begins, after `Options`:

    [Position "trojan-horse/1 seats=3 …; to move: 1; …"]

It names everything that is hidden, so a record as one seat saw it has `[Position "?"]` instead.

A semicolon after a space begins a comment. `Check` is a checksum of everything else except comments; a record written by hand may
omit it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import TEXTS, IlionError, InvalidPosition, InvalidRecord, text_of
from ilion.core.game import Game
from ilion.core.registry import load
from ilion.core.rules_tag import rules_tag, version_of
from ilion.core.state import State
from ilion.core.text import Text, printable

FORMAT = "1"
OWN_TAGS = ("Ilion", "Game", "Rules", "Seats", "Options", "Position", "Check")
VIEWER = "Viewer"  # a record as one seat saw it: its number, or "spectator"
RESULT = "Result"  # the scores of all seats, once the game is over
HIDDEN = "?"  # the position at which a game began, in a record as one seat saw it
SHARED_TAGS = (RESULT, "Date", "Event")  # further tags that every seat may see


class Event(NamedTuple):
    """A move of a seat, a draw (`actor` is CHANCE), or the undoing of the last `undone` events."""

    actor: int
    text: str
    undone: int = 0

    def __str__(self) -> str:
        if self.undone:
            return f"< {self.undone}"
        return f"{'*' if self.actor == CHANCE else self.actor} {self.text}"


@dataclass
class Record:
    """Everything that happened in a game, in order."""

    game: Game[Any]
    seats: int
    options: Mapping[str, str | int]
    events: list[Event] = field(default_factory=list)
    tags: dict[str, str] = field(default_factory=dict)
    rules: str = ""
    lines: list[int] = field(default_factory=list, repr=False, compare=False)  # the line of each event in the text
    position: str | None = None  # with which the game begins; None: the initial state
    _standing: list[int] = field(init=False, repr=False, compare=False)  # the last `active_events` …
    _counted: int = field(init=False, repr=False, compare=False)  # … for this number of events …
    _latest: Event | None = field(init=False, repr=False, compare=False)  # … of which this was the last

    def __post_init__(self) -> None:
        self._standing, self._counted, self._latest = [], 0, None
        self.rules = self.rules or rules_tag(self.game)
        for name in self.tags:
            if name in OWN_TAGS or not re.fullmatch(_NAME, name):
                raise ValueError(
                    f"{name!r} cannot be the name of a tag: use a word of letters and digits that is not in {OWN_TAGS}"
                )

    @classmethod
    def from_state(cls, state: State, **tags: str) -> Record:
        """Return an empty record of the game that begins with this state."""
        initial: State = state.game.new(state.seats, state.options)
        position = None if state.to_bytes() == initial.to_bytes() else state.position()
        return cls(state.game, state.seats, state.options, tags=dict(tags), position=position)

    def add(self, state: State, action: int) -> None:
        """Record an action or outcome and apply it to the state; if it is illegal, neither happens."""
        self.add_event(state, Event(state.actor, state.text(action)), action)

    def add_event(self, state: State, event: Event, action: int) -> None:
        """Like `add`, for a caller that already has the event."""
        state.apply(action)
        self.events.append(event)
        if state.actor == OVER:
            self.tags[RESULT] = " ".join(map(str, state.scores()))

    def take_back(self, n: int) -> None:
        """Record that the last n active events are undone."""
        active = len(self.active_events())
        if not 0 < n <= active:
            raise ValueError(f"take_back({n}): {active} events can be undone")
        self.events.append(Event(CHANCE, "", n))
        self.tags.pop(RESULT, None)

    def active_events(self) -> list[int]:
        """Return the numbers of the events that were not undone, draws and moves alike. Only events since the last call are
        examined, so a game with many undone events stays fast."""
        events = self.events
        if self._counted > len(events) or (self._counted and events[self._counted - 1] is not self._latest):
            self._standing, self._counted = [], 0  # events were removed or exchanged
        kept = self._standing
        for number in range(self._counted, len(events)):
            undone = events[number].undone
            if undone:
                del kept[max(0, len(kept) - undone) :]
            else:
                kept.append(number)
        self._counted, self._latest = len(events), events[-1] if events else None
        return kept.copy()

    def initial_state(self) -> State:
        """Return the state with which the game begins. Raises `InvalidRecord` if the position is impossible."""
        state: State
        if self.position is None:
            state = self.game.new(self.seats, self.options)
            return state
        try:
            state = self.game.from_position(self.position)
        except InvalidPosition as error:
            raise InvalidRecord(TEXTS.text("record-position", tag="Position", reason=(error.text,))) from None
        if state.seats != self.seats or dict(state.options) != dict(self.options):
            raise InvalidRecord(TEXTS.text("record-other-position"))
        if state.actor == OVER:
            raise InvalidRecord(TEXTS.text("record-begins-at-end"))
        return state

    def states(self) -> Iterator[State]:
        """Yield the initial state and the state after every event, each an independent copy. Raises `InvalidRecord` at the first
        event that cannot happen."""
        if self.rules.split(" ")[0] != str(self.game.rules_version):
            ours = str(self.game.rules_version)
            raise InvalidRecord(self._other_rules(self.rules.split(" ")[0], ours))
        if VIEWER in self.tags:
            raise InvalidRecord(TEXTS.text("record-seat-view"))
        past = [self.initial_state()]
        yield past[0].copy()
        for number, event in enumerate(self.events):
            line = self.lines[number] if number < len(self.lines) else None
            if event.undone:
                if event.undone >= len(past):
                    raise InvalidRecord(TEXTS.text("record-undoes-too-much", event=str(event)), line)
                del past[-event.undone :]
            else:
                past.append(self._after(past[-1], event, line))
            yield past[-1].copy()

    def _after(self, state: State, event: Event, line: int | None) -> State:
        if state.actor == OVER:
            raise InvalidRecord(TEXTS.text("record-after-end", event=str(event)), line)
        if event.actor != state.actor:
            key = "record-draw-due" if state.actor == CHANCE else "record-seat-due"
            raise InvalidRecord(TEXTS.text(key, event=str(event), number=str(state.actor)), line)
        after = state.copy()
        try:
            after.apply(after.parse(event.text))
        except IlionError as error:
            raise InvalidRecord(TEXTS.text("record-event", event=str(event), reason=(error.text,)), line) from None
        return after

    def verify(self) -> State:
        """Replay everything by the rules that the record names, and return the last state. Raises `InvalidRecord`."""
        if self.rules != rules_tag(self.game):
            raise InvalidRecord(self._other_rules(self.rules, rules_tag(self.game)))
        *_, state = self.states()
        stored = self.tags.get(RESULT)
        found = " ".join(map(str, state.scores())) if state.actor == OVER else None
        if stored != found:
            raise InvalidRecord(TEXTS.text("record-result", found=found or "open", stored=stored or "nothing"))
        return state

    def _other_rules(self, rules: str, ours: str) -> Text:
        return TEXTS.text("record-other-rules", rules=rules, game=self.game.id, ours=ours)

    def for_seat(self, seat: int | None) -> Record:
        """Return the record as a seat (None: a spectator) saw it, with “?” in place of hidden events. Tags that not every seat may
        see are left out."""
        tags = {name: value for name, value in self.tags.items() if name in SHARED_TAGS}
        tags[VIEWER] = "spectator" if seat is None else str(self.game.check_seat(self.initial_state(), seat))
        events = []
        states = self.states()
        before = next(states)
        for event, after in zip(self.events, states, strict=True):
            if not event.undone:
                seen = before.seen(before.parse(event.text), seat)
                event = Event(event.actor, before.text(seen))
            events.append(event)
            before = after
        position = None if self.position is None else HIDDEN
        return Record(self.game, self.seats, self.options, events, tags, self.rules, position=position)

    def commented(self, comments: Mapping[int, str]) -> str:
        """Return the record with comments, each after an active event, by its place among them. It can be parsed as the same
        record."""
        lines, active = str(self).splitlines(), self.active_events()
        first = len(lines) - len(self.events)
        after = {first + active[place]: comment for place, comment in comments.items()}
        return "".join(f"{line}\n" + (f"; {after[number]}\n" if number in after else "") for number, line in enumerate(lines))

    def __str__(self) -> str:
        body = self._body()
        head, _, events = body.partition("\n\n")
        return f'{head}\n[Check "{_digest(body)}"]\n\n{events}'

    def _body(self) -> str:
        own = {
            "Ilion": FORMAT,
            "Game": self.game.id,
            "Rules": self.rules,
            "Seats": str(self.seats),
            "Options": " ".join(f"{name}={value}" for name, value in self.options.items()),
        }
        if self.position is not None:
            own["Position"] = self.position
        tags = "".join(f"[{name} {_quoted(value)}]\n" for name, value in (own | self.tags).items())
        return tags + "\n" + "".join(f"{event}\n" for event in self.events)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record. The moves are checked only when they are replayed (`states`, `verify`)."""
        tags, events, lines = _read(text)
        if tags.pop("Ilion", None) != FORMAT:
            raise InvalidRecord(TEXTS.text("record-no-head", format=f'"{FORMAT}"'))
        for name in ("Game", "Rules", "Seats"):
            if name not in tags:
                raise InvalidRecord(TEXTS.text("record-no-tag", tag=name))
        check = tags.pop("Check", None)
        if check is None and not events:
            raise InvalidRecord(TEXTS.text("record-cut-off"))
        if not re.fullmatch(r"\d{1,9}", seats := tags.pop("Seats")):
            raise InvalidRecord(TEXTS.text("record-no-number", tag="Seats", given=printable(seats)))
        try:
            game = load(tags.pop("Game"), version_of(tags["Rules"]))
            settings = [setting.partition("=") for setting in tags.pop("Options", "").split()]
            start = game.new(int(seats), {name: value for name, _, value in settings})
        except (IlionError, ValueError) as error:
            raise InvalidRecord(text_of(error)) from None
        rules = tags.pop("Rules")
        record = cls(game, start.seats, start.options, events, tags, rules, lines, position=tags.pop("Position", None))
        if check is not None and check != _digest(record._body()):
            raise InvalidRecord(TEXTS.text("record-altered"))
        record._check_position()
        return record

    def _check_position(self) -> None:
        """Raise if the game cannot begin with the position in the record. A position of other rules cannot be read, and is not
        checked."""
        if self.position == HIDDEN:
            if VIEWER not in self.tags:
                raise InvalidRecord(TEXTS.text("record-hidden-from-nobody", tag=VIEWER))
        elif self.rules.split(" ")[0] == str(self.game.rules_version):
            self.initial_state()


_NAME = "[A-Za-z][A-Za-z0-9.-]*"
_TAG = re.compile(rf'\[({_NAME}) (".*")\]')
_EVENT = re.compile(r"(\*|<|\d{1,2}) (\S.*)")


def _read(text: str) -> tuple[dict[str, str], list[Event], list[int]]:
    tags: dict[str, str] = {}
    events: list[Event] = []
    lines: list[int] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if found := _TAG.fullmatch(line):
            name = found[1]
            if events or name in tags:
                raise InvalidRecord(TEXTS.text("record-tag-twice" if name in tags else "record-tag-late", tag=name), number)
            try:
                tags[name] = json.loads(found[2])
            except ValueError:
                raise InvalidRecord(TEXTS.text("record-unquoted", tag=name), number) from None
        elif found := _EVENT.fullmatch(line.partition(" ;")[0].rstrip()):
            events.append(_event(found[1], found[2], number))
            lines.append(number)
        else:
            raise InvalidRecord(TEXTS.text("record-strange-line", text=printable(line[:60])), number)
    return tags, events, lines


def _event(actor: str, text: str, line: int) -> Event:
    if actor == "<":
        if not re.fullmatch(r"[1-9]\d{0,5}", text):
            raise InvalidRecord(TEXTS.text("record-undo-number"), line)
        return Event(CHANCE, "", int(text))
    return Event(CHANCE if actor == "*" else int(actor), " ".join(text.split()))


def _quoted(value: str) -> str:
    """Return the value as JSON. Lone surrogates are escaped, because no file can hold them."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "backslashreplace").decode()


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8", "backslashreplace")).hexdigest()[:16]
