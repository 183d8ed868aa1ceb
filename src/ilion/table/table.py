"""A table: the fold of its entries, and the commands that add to them.

A command validates a request, creates the log entries, applies them and returns them for the caller to store. If storing fails
because another server was faster, the caller discards this object and rebuilds it from the stored entries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ilion.core.actors import CHANCE, OVER
from ilion.core.record import Event, Record
from ilion.core.registry import load
from ilion.core.rules_tag import rules_tag, version_of
from ilion.core.state import State
from ilion.table import fairness
from ilion.table.clock import Clock, TimeControl
from ilion.table.deals import Deals
from ilion.table.errors import (
    TEXTS,
    NoStandIn,
    NotRunning,
    NotYourTurn,
    NoUndo,
    RulesMismatch,
    SeatTaken,
    Stale,
    TableError,
    WrongValue,
)
from ilion.table.history import History, Step
from ilion.table.log import Entry, Kind
from ilion.table.names import bot_name, distinct_name
from ilion.table.seats import Seat
from ilion.table.story import TableStory
from ilion.table.unrated import UnratedRequests

Basis = Literal["evaluation", "scores", "nothing"]  # the ways to decide the result of a game that cannot be finished
ResolvedEvent = tuple[Event, int | None]  # an event of the record, and the action it stands for

TURNS_TO_COUNT = 2  # that every seat must have had so that a game counts although somebody left
# events whose states are kept at a table that plays by memory: each is described twice, the second time within about a round
N_REMEMBERED = 40
# entries that do not change the seats
ABOUT_MOVES = frozenset({"draft", "undo-draft", "play", "request-undo", "answer-undo", "take-back"})
MAX_KEYS = 32  # idempotency keys that are remembered; a message with an older key is refused as stale anyway


@dataclass(frozen=True)
class Setup:
    """Everything that is fixed when a table is created. Only `rated` may change, once, before the game."""

    game: str
    rules: str
    seats: int
    options: Mapping[str, str | int]
    secret: bytes
    control: TimeControl = field(default_factory=TimeControl)
    rated: bool = False
    script: tuple[str, ...] | None = None  # the draws of a lesson in order, instead of chance
    position: str | None = None  # at which the game begins, or continues under other rules; None: it begins with the initial state
    imported: bool = False  # it came from a file (`ilion.table.travel`): its players may know the secret
    tournament: str | None = None  # the id of the tournament to which it belongs
    continues: str | None = None  # the rules by which it began, and how many events it had by them, if it goes on by other rules
    duplicate: bool = False  # other tables have the same secret and the same deals (`ilion.table.deals`)

    @property
    def practice(self) -> bool:
        """Whether the game began at a position of another one."""
        return self.position is not None and self.continues is None

    @property
    def contest(self) -> bool:
        """Whether the result counts beyond the table: then bots neither help nor replace anybody."""
        return self.rated or self.tournament is not None


@dataclass
class UndoRequest:
    """A seat asks to take back everything since its move with this number in the record. The seats in `pending` must still
    agree."""

    seat: int
    number: int
    pending: set[int]


@dataclass(frozen=True)
class Adjudication:
    """The result of a game that could not be finished: the places, and for a decision by the bots every seat's chance to win."""

    places: list[int]
    by: Basis
    chances: list[float] | None = None

    def to_dict(self) -> dict[str, Any]:
        return {"places": self.places, "by": self.by, "chances": self.chances}


class Table:
    """Seats, log, draft, clock and randomness of one game."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = load(setup.game, version_of(setup.rules))
        if setup.rules != rules_tag(self.game):
            facts = {"rules": setup.rules, "game": setup.game, "ours": rules_tag(self.game)}
            raise RulesMismatch(TEXTS.text("begun-by-other-rules", **facts))
        options = self.game.new(setup.seats, setup.options).options
        self.record = Record(self.game, setup.seats, options, position=setup.position)
        self.state: State = self.record.initial_state()
        self.memory_clause = self.game.memory_clause(options)  # by which people must remember the past; None: nobody must
        self.history = History(self.record, N_REMEMBERED if self.memory_clause else 0)
        self.seats = [Seat() for _ in range(setup.seats)]
        self.length = 0  # the number of entries
        self.seat_changes = 0  # the number of entries that may have changed the public facts about the seats
        self.sealed_at: int | None = None  # the time at which every seat was filled, at a table where values must be revealed
        self.started = False
        self.ended_by_resignation = False
        self.adjudication: Adjudication | None = None
        self.draft: list[Step] = []
        self.draft_state: State | None = None
        self.draft_revisions = [0] * setup.seats  # how often the draft of each seat has changed
        self.clock = Clock(setup.control, setup.seats)
        self.request: UndoRequest | None = None
        self.unrated = UnratedRequests()
        self.keys: dict[tuple[int, str], str] = {}
        self.key = b""
        self._deals: Deals | None = None  # of a duplicate, once it is needed
        self.new_steps: list[Step] = []  # steps that have not been sent to anybody yet
        self.shown: dict[int, int] = {}  # by seat, the number of events that its device has shown
        self.first_unredacted: dict[int, int] = {}  # by seat, the first event that it need not remember by itself
        self._since: dict[int, tuple[int, int]] = {}  # by seat, with the value of `turn_began` for which it is valid
        self._story: TableStory | None = None
        self.turn_began = 0  # the number of the first event of the current turn; the first turn begins with the game

    # The current state

    @property
    def waits_for_absent(self) -> bool:
        """Whether a clock stands still while its player is away: at a correspondence table, except in a tournament, where everybody
        else would wait for the end of the round."""
        return self.setup.control.kind == "correspondence" and self.setup.tournament is None

    @property
    def over(self) -> bool:
        return self.ended_by_resignation or self.adjudication is not None or self.state.actor == OVER

    @property
    def running(self) -> bool:
        return self.actor is not None

    @property
    def status(self) -> str:
        """One of waiting, running and over."""
        return "over" if self.over else "running" if self.started else "waiting"

    @property
    def actor(self) -> int | None:
        """The seat to act; None before the start and after the end."""
        actor = self.state.actor
        if not self.started or actor == OVER or self.ended_by_resignation or self.adjudication is not None:
            return None
        return actor

    @property
    def bot_to_act(self) -> str | None:
        """The level of the bot that is to act; None if it is nobody's turn or a person's."""
        actor = self.actor
        return None if actor is None else self.seats[actor].bot_level

    @property
    def bots_only(self) -> bool:
        """Whether bots decide for every seat, including stand-ins."""
        return all(seat.bot_level is not None for seat in self.seats)

    @property
    def story(self) -> TableStory:
        """The turns so far; built on first use."""
        if self._story is None:
            self._story = TableStory(self.history)
        return self._story

    @property
    def full(self) -> bool:
        return all(seat.filled for seat in self.seats)

    @property
    def pending_reveals(self) -> list[int]:
        """The seats whose values are awaited before the game begins."""
        if self.sealed_at is None or self.started:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.pledge and not seat.value]

    @property
    def deadline(self) -> int | None:
        """The time at which `timeout` will have to act, if nothing happens before; None if never."""
        if self.sealed_at is not None and not self.started:
            return self.sealed_at + fairness.REVEAL_TIME
        return self.clock.deadline() if self.running else None

    def seal(self) -> str:
        """Return one number for everything that was fixed before the first value was revealed."""
        return fairness.seal_of(self.commitment(), [seat.pledge for seat in self.seats])

    def state_for(self, viewer: int | None) -> State:
        """Return the state for a viewer: with the draft if it is the viewer's own."""
        if self.draft_state is not None and viewer == self.actor:
            return self.draft_state
        return self.state

    def seq(self, viewer: int | None) -> int:
        """Return the sequence number for a viewer: it grows with the record and with the viewer's own draft, not with others'."""
        return len(self.record.events) + (0 if viewer is None else self.draft_revisions[viewer])

    def mark_shown(self, seat: int, number: int) -> None:
        """Note that a seat's device has shown the first events of the record."""
        self.shown[seat] = max(self.shown.get(seat, 0), min(number, len(self.record.events)))

    def seen_by(self, seat: int) -> int:
        """Return the number of events of the record that the player of a seat is known to have seen: those that a device has shown,
        and everything up to the player's last decision. A stand-in's decisions do not count."""
        events = self.record.events
        seen = self.shown.get(seat, 0)
        for number in reversed(range(seen, len(events))):
            if events[number].actor == seat and not self.seats[seat].was_stood_in(number):
                seen = number + 1
                break
        while seen < len(events) and seen > 0 and events[seen].actor < 0:  # the draws that follow a decision are seen with it
            seen += 1
        return seen

    def redacted_before(self, seat: int) -> int:
        """Return the first event that the seat need not remember by itself, at a table that plays by memory. Earlier ones are part
        of turns that are over, and were shown: a seat that has moved since has seen them. Redacted events stay redacted, even if
        their turn is taken back."""
        due = min(self.turn_began, max(self.since_turn_of(seat), self.shown.get(seat, 0)))
        self.first_unredacted[seat] = max(self.first_unredacted.get(seat, 0), due)
        return self.first_unredacted[seat]

    def keep_memory_of(self, other: Table) -> None:
        """Take over the events that the seats have been shown, when the same table was reloaded."""
        self.shown, self.first_unredacted = other.shown, other.first_unredacted

    def since_turn_of(self, seat: int) -> int:
        """Return the first decision after the seat's last turn before the current one; 0 if there was no such turn."""
        turn, since = self._since.get(seat, (-1, 0))
        if turn != self.turn_began:
            since = self._since_turn_of(seat)
            self._since[seat] = self.turn_began, since
        return since

    def _since_turn_of(self, seat: int) -> int:
        since = self.turn_began
        for number in reversed(range(self.turn_began)):
            actor = self.record.events[number].actor
            if actor == seat:
                return since
            if actor >= 0:  # draws at the end of a turn belong to it
                since = number
        return 0

    def commitment(self) -> str:
        return fairness.commitment(self.setup.secret)

    def drain_new_steps(self) -> list[Step]:
        """Return the steps since the last call."""
        new_steps, self.new_steps = self.new_steps, []
        return new_steps

    # Commands before the game

    def sit(
        self, seat: int, now: int, kind: str, holder: str | None = None, name: str = "", level: str = "", pledge: str = ""
    ) -> list[Entry]:
        """Fill a seat, or reserve it for somebody with an invitation. A name that another player at the table has gets a number,
        and a bot without a name gets one. With a pledge the seat takes part in the draws; a bot never does, because the host would
        choose for it. At a duplicate nobody does, because all tables have the same draws."""
        self._require_seat(seat)
        if self.started:
            raise NotRunning("the game has begun: seats can only be taken before")
        if self.seats[seat].filled:
            raise SeatTaken(f"seat {seat} is taken")
        if kind == "bot" or self.setup.duplicate:
            pledge = ""
        fairness.check_pledge(pledge)
        taken = {other.name for number, other in enumerate(self.seats) if number != seat}
        name = bot_name(taken) if kind == "bot" and not name else distinct_name(name, taken)
        data = {"seat": seat, "kind": kind, "holder": holder, "name": name, "level": level, "pledge": pledge}
        return self._add("sit", now, data)

    def leave(self, seat: int, now: int, kind: str = "open") -> list[Entry]:
        """Free a seat before the game begins."""
        self._require_seat(seat)
        if self.started:
            raise NotRunning("the game has begun: resign, or let a bot stand in")
        if self.sealed_at is not None:  # a seat that could leave now could choose between draws
            raise NotRunning("the seats are sealed, and the game is about to begin")
        return self._add("leave", now, {"seat": seat, "kind": kind})

    def ask_unrated(self, holder: str, name: str, pledge: str, seat: int | None, now: int) -> list[Entry]:
        """Record that a guest asks to play unrated; `seat` is the one to which they were invited. `ilion.table.asking` checks the
        permission and handles the consequences."""
        return self._add("ask-unrated", now, {"holder": holder, "name": name, "pledge": pledge, "seat": seat})

    def answer_unrated(self, seat: int, accept: bool, now: int) -> list[Entry]:
        """Record the answer of the person at a seat."""
        return self._add("vote-unrated", now, {"seat": seat, "accept": accept})

    def withdraw_unrated(self, now: int) -> list[Entry]:
        """Record that the question is over without an answer."""
        return self._add("drop-unrated", now, {})

    def become_unrated(self, now: int) -> list[Entry]:
        """Make a table that has not begun unrated."""
        return self._add("unrated", now, {})

    def begin(self, now: int) -> list[Entry]:
        """Begin the game at once if no seat takes part in the draws; otherwise seal the pledges and wait for the values."""
        if self.started or self.sealed_at is not None or not self.full:
            raise NotRunning("the game begins when every seat is filled, and only once")
        if self.setup.script is None and any(seat.pledge for seat in self.seats):
            return self._add("seal", now, {})
        return self._start(now)

    def reveal(self, seat: int, value: str, now: int) -> list[Entry]:
        """Reveal the value behind a seat's pledge. The game begins with the last one. Nothing happens if it is known already."""
        self._require_seat(seat)
        if self.seats[seat].value == value != "":
            return []
        if seat not in self.pending_reveals:
            raise WrongValue("no value of this seat is awaited: it made no pledge, or the time for it has passed")
        if len(value) > fairness.MAX_VALUE or fairness.pledge_of(value) != self.seats[seat].pledge:
            raise WrongValue("this is not the value that the seat has pledged")
        entries = self._add("reveal", now, {"seat": seat, "value": value})
        return entries if self.pending_reveals else entries + self._start(now)

    def _start(self, now: int) -> list[Entry]:
        self.renew_key()
        return self._add("start", now, {}, self._draws(self.state.copy(), []))

    def renew_key(self) -> None:
        """Derive the key of the draws from all its ingredients. A game that changes to other rules counts its events from 0 again,
        so it needs another key."""
        values = [seat.contribution for seat in self.seats]
        self.key = fairness.key_of(self.setup.secret, fairness.with_earlier_rules(values, self.setup.continues))

    # Commands of the game

    def play(self, seat: int, text: str, seq: int, key: str, now: int, *, final: bool = False) -> list[Entry]:
        """Play a move. It stays a draft, which the seat may undo freely, until a move causes a draw, reveals something or passes
        the turn; `final=True` commits it at once."""
        if self._repeated(seat, key, f"play {text}"):
            return []
        state = self._require_turn(seat, seq)
        action = state.parse(text)
        after = state.copy()
        after.apply(action)
        move = state.text(action)
        data = {"seat": seat, "move": move, "key": key, "asked": f"play {text}"}
        if not final and not is_final(state, action, self.memory_clause is not None):
            return self._add("draft", now, data)
        return self._add("play", now, data, self._draws(after, [*self._drafted(), (Event(seat, move), action)]))

    def undo(self, seat: int, n: int, seq: int, key: str, now: int) -> list[Entry]:
        """Take back the last n moves of the seat's own draft."""
        if self._repeated(seat, key, f"undo {n}"):
            return []
        self._require_turn(seat, seq)
        if not 0 < n <= len(self.draft):
            raise NoUndo(f"{len(self.draft)} moves of this turn can be undone freely; earlier moves only with everybody's consent")
        return self._add("undo-draft", now, {"seat": seat, "n": n, "key": key, "asked": f"undo {n}"})

    def commit(self, seat: int, seq: int, key: str, now: int) -> list[Entry]:
        """Commit the draft."""
        if self._repeated(seat, key, "commit"):
            return []
        self._require_turn(seat, seq)
        if not self.draft:
            raise NoUndo("there is no draft to commit")
        return self._add("play", now, {"seat": seat, "key": key, "asked": "commit"}, self._drafted())

    def request_undo(self, seat: int, now: int) -> list[Entry]:
        """Ask to take back everything since the seat's last committed move. It takes effect when all other people agree."""
        self._require_seat(seat)
        self._require_running()
        if self.request is not None:
            raise NoUndo("another undo request is waiting for an answer")
        mine = [number for number in self.record.active_events() if self.record.events[number].actor == seat]
        if not mine:
            raise NoUndo("you have not made a move yet that could be taken back")
        if self.setup.contest and any(other.kind != "person" for other in self.seats):
            raise NoUndo("in a rated game or a tournament with bots nothing can be taken back")
        if self.setup.duplicate:
            raise NoUndo("in a duplicate round nothing can be taken back: what was drawn here is drawn at the other tables too")
        entries = self._add("request-undo", now, {"seat": seat, "number": mine[-1]})
        return entries + self._agreed(now)

    def answer_undo(self, seat: int, accept: bool, now: int) -> list[Entry]:
        """Answer another seat's undo request. After the end it is too late: everything hidden is open by then."""
        self._require_seat(seat)
        self._require_running()
        if self.request is None or seat not in self.request.pending:
            raise NoUndo("no undo request waits for your answer")
        entries = self._add("answer-undo", now, {"seat": seat, "accept": accept})
        return entries + self._agreed(now)

    def _agreed(self, now: int) -> list[Entry]:
        if self.request is None or self.request.pending:
            return []
        standing = self.record.active_events()
        return self._add("take-back", now, {"seat": self.request.seat, "n": len(standing) - standing.index(self.request.number)})

    def resign(self, seat: int, level: str, now: int) -> list[Entry]:
        """Resign: the seat comes last, and a bot plays on for it. If fewer than two seats, or no people, are left, the game is
        over."""
        self._require_seat(seat)
        self._require_running()
        if self.seats[seat].resigned:
            raise TableError("you have resigned already")
        return self._add("resign", now, {"seat": seat, "level": level})

    def stand_in(self, seat: int, level: str, now: int) -> list[Entry]:
        """Let a bot decide for the seat from now on; not in a rated game or a tournament. An existing draft is committed."""
        self._require_seat(seat)
        self._require_running()
        if self.setup.contest:
            raise NoStandIn("in a rated game or a tournament no bot stands in for anybody: resign, or let the clock decide")
        if self.seats[seat].bot_level is not None:
            raise TableError("a bot plays for this seat already")
        return self._add("stand-in", now, {"seat": seat, "level": level}, self._drafted(seat))

    def reclaim(self, seat: int, now: int) -> list[Entry]:
        """Let the holder decide again."""
        self._require_seat(seat)
        self._require_running()
        if self.seats[seat].stand_in is None or self.seats[seat].resigned:
            raise TableError("no bot stands in for this seat")
        return self._add("reclaim", now, {"seat": seat})

    def rest(self, seat: int, since: int, until: int, now: int) -> list[Entry]:
        """Let the clock of a seat stand still in between, because its holder is or was away; with two equal times, let it run again
        from then on. Nothing happens if the table knows this already."""
        self._require_seat(seat)
        self._require_running()
        if not self.waits_for_absent:
            raise TableError("only a clock by the day stands still while a player is away, and not in a tournament")
        known = self.seats[seat].away_until
        if known == until or (since == until and known <= until):
            return []
        return self._add("away", now, {"seat": seat, "since": since, "until": until})

    def timeout(self, level: str, now: int) -> list[Entry]:
        """Apply the table's rule for a seat without time left, or begin without the values that were not revealed in time; do
        nothing if it is not time yet. In a live rated game every seat first gets a grace."""
        if self.deadline is None or now < self.deadline:
            return []
        if not self.started:
            return self._start(now)
        assert self.clock.running is not None
        seat = self.clock.running
        if self.setup.rated and self.clock.may_have_grace(seat):
            return self._add("grace", now, {"seat": seat})
        return self._add("timeout", now, {"seat": seat, "level": level}, self._drafted(seat))

    def adjudicate(self, adjudication: Adjudication, now: int) -> list[Entry]:
        """End a game that cannot be finished with this result."""
        self._require_running()
        return self._add("adjudicate", now, adjudication.to_dict())

    # Checks

    def _require_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise TableError(f"there is no seat {seat}: the seats are 0 to {len(self.seats) - 1}")

    def _require_running(self) -> None:
        if not self.running:
            raise NotRunning("the game is over" if self.started else "the game has not begun")

    def _require_turn(self, seat: int, seq: int) -> State:
        """Return the state in which the seat is to act. `seq` is the sequence number that the sender knows."""
        self._require_seat(seat)
        self._require_running()
        if self.actor != seat:
            raise NotYourTurn(f"it is the turn of seat {self.actor}")
        if seq != self.seq(seat):
            raise Stale(f"this was meant for sequence number {seq}; the table is at {self.seq(seat)}")
        return self.state_for(seat)

    def _repeated(self, seat: int, key: str, asked: str) -> bool:
        """Whether the same message has been carried out already."""
        known = self.keys.get((seat, key))
        if known is not None and known != asked:
            raise Stale(f"the key {key!r} has been used for another message")
        return known is not None

    # Draws and entries

    def _drafted(self, seat: int | None = None) -> list[ResolvedEvent]:
        """Return the draft, if it belongs to the seat (None: to the seat to act)."""
        return [(step.event, step.action) for step in self.draft] if seat is None or seat == self.actor else []

    def _draws(self, state: State, resolved: list[ResolvedEvent]) -> list[ResolvedEvent]:
        """Return the events followed by the draws that are due after them, which are applied to the given state."""
        deals = self.deals.copy() if self.setup.duplicate and state.actor == CHANCE else None
        while state.actor == CHANCE:
            outcome = self._outcome(state, resolved, deals)
            if deals is not None:
                deals.note(state, outcome)
            resolved.append((Event(CHANCE, state.text(outcome)), outcome))
            state.apply(outcome)
        return resolved

    @property
    def deals(self) -> Deals:
        """The draws of a duplicate after the events of the record."""
        if self._deals is None:
            self._deals = Deals(self.key)
            for step in self.history.steps():
                if step.event.actor == CHANCE and step.before is not None and step.action is not None:
                    self._deals.note(step.before, step.action)
        return self._deals

    def _outcome(self, state: State, resolved: list[ResolvedEvent], deals: Deals | None) -> int:
        if self.setup.script is not None:
            past = [self.record.events[number] for number in self.record.active_events()]
            return scripted(
                state, self.setup.script, sum(event.actor == CHANCE for event in past + [event for event, _ in resolved])
            )
        outcomes = state.chance_outcomes()
        number = len(self.record.events) + len(resolved)
        if deals is not None:
            return outcomes[deals.pick(state, number)][0]
        return outcomes[fairness.pick(self.key, number, [weight for _, weight in outcomes])][0]

    def _add(self, kind: Kind, now: int, data: Mapping[str, Any], resolved: Sequence[ResolvedEvent] = ()) -> list[Entry]:
        entry = Entry(kind, now, data, tuple([event for event, _ in resolved]))
        self.fold(entry, resolved)
        return [entry]

    # The fold

    def fold(self, entry: Entry, resolved: Sequence[ResolvedEvent] = ()) -> list[Step]:
        """Apply an entry and return the steps that it adds to the record. Events that are already `resolved` are not parsed
        again."""
        self.length += 1
        if entry.kind not in ABOUT_MOVES:
            self.seat_changes += 1
        data = entry.data
        if "key" in data:
            self._remember(data["seat"], data["key"], data["asked"])
        steps: list[Step] = []
        if not self.started:
            self.unrated.fold(entry)
        match entry.kind:
            case "sit":
                fields = ("kind", "holder", "name", "level", "pledge")
                self.seats[data["seat"]] = Seat(**{name: data[name] for name in fields})
            case "leave":
                self.seats[data["seat"]] = Seat(kind=data["kind"])
            case "unrated":
                self.setup = replace(self.setup, rated=False)
            case "seal":
                self.sealed_at = entry.at
            case "reveal":
                self.seats[data["seat"]].value = data["value"]
            case "start":
                self.started = True
                self.renew_key()
            case "draft":
                self._extend_draft(data["seat"], data["move"])
            case "undo-draft":
                self._cut_draft(data["seat"], data["n"])
            case "request-undo":
                others = {number for number, seat in enumerate(self.seats) if seat.is_person} - {data["seat"]}
                mine = {number for number in others if self.seats[number].holder == self.seats[data["seat"]].holder}
                self.request = UndoRequest(data["seat"], data["number"], others - mine)
            case "answer-undo":
                assert self.request is not None
                self.request.pending.discard(data["seat"])
                if not data["accept"]:
                    self.request = None
            case "take-back":
                steps.append(self._take_back(data["n"]))
            case "grace":
                self.clock.give_grace(data["seat"], entry.at)
            case "reclaim":
                self.seats[data["seat"]].stand_in = None
                self.seats[data["seat"]].stood_in[-1][1] = len(self.record.events)
                control = self.setup.control
                self.clock.left[data["seat"]] = max(self.clock.left[data["seat"]], control.increment, control.bank // 10)
            case "away":
                self.seats[data["seat"]].away_until = data["until"]
                self.clock.rest(data["seat"], data["since"], data["until"])
            case "adjudicate":
                self._drop_draft()
                self.request = None
                self.adjudication = Adjudication(**data)
            case "new-rules":
                raise RulesMismatch(f"this game goes on by other rules than {self.setup.rules}: read it again")
        if entry.events:
            steps.extend(self._extend_record(entry.events, resolved or self._drafted()))
        if steps:
            self.history.extend(steps)
        if self._story is not None:
            for step in steps:
                self._story.add(step)
        if entry.kind in ("resign", "timeout", "stand-in"):  # after the events: the draft was the holder's, not the bot's
            self._replace_by_bot(entry)
        if self.started and entry.kind not in ("draft", "undo-draft", "request-undo", "answer-undo"):
            self._update_clock(entry.at)
        self.new_steps += steps
        return steps

    def _remember(self, seat: int, key: str, asked: str) -> None:
        self.keys[seat, key] = asked
        if len(self.keys) > MAX_KEYS:
            del self.keys[next(iter(self.keys))]

    def _extend_draft(self, seat: int, move: str) -> None:
        before = self.state_for(seat)
        action = before.parse(move)
        self.draft_state = before.copy()
        self.draft_state.apply(action)
        self.draft.append(Step(-1, Event(seat, move), before, action, self.draft_state))
        self.draft_revisions[seat] += 1

    def _cut_draft(self, seat: int, n: int) -> None:
        self.draft_state = self.draft[-n].before
        del self.draft[-n:]
        if not self.draft:
            self.draft_state = None
        self.draft_revisions[seat] += 1

    def _drop_draft(self) -> None:
        """Discard the draft. Its revision still goes up, so that one number never means two things."""
        if self.draft:
            assert self.actor is not None
            self.draft_revisions[self.actor] += 1
        self.draft, self.draft_state = [], None

    def _extend_record(self, events: Sequence[Event], known: Sequence[ResolvedEvent]) -> list[Step]:
        self._drop_draft()
        if self.request is not None and self.request.seat == self.actor:
            self.request = None  # playing on withdraws the seat's own undo request
        steps = []
        for place, event in enumerate(events):
            before, after = self.state, self.state.copy()
            action = known[place][1] if place < len(known) and known[place][0] == event else None
            if action is None:
                action = before.parse(event.text)
            if self._deals is not None and event.actor == CHANCE:
                self._deals.note(before, action)
            self.record.add_event(after, event, action)
            self.state = after
            steps.append(Step(len(self.record.events) - 1, event, before, action, after))
        if any(0 <= event.actor != self.state.actor for event in events):
            self.turn_began = len(self.record.events)
        return steps

    def _take_back(self, n: int) -> Step:
        self._drop_draft()
        self.request = None
        self.record.take_back(n)
        self.state = self.history.after(len(self.record.events))
        self.turn_began = self._turn_of_actor()
        return Step(len(self.record.events) - 1, self.record.events[-1], None, None, None)

    def _turn_of_actor(self) -> int:
        """Return the first event after which only the seat to act has made decisions."""
        began = len(self.record.events)
        for number in reversed(self.record.active_events()):
            actor = self.record.events[number].actor
            if 0 <= actor != self.state.actor:
                return began
            if actor == self.state.actor:
                began = number
        return 0

    def everybody_had_turns(self) -> bool:
        """Whether every seat has finished as many turns as a game needs to count. A game that changed to other rules counts: its
        record does not contain the earlier turns."""
        if self.setup.continues is not None:
            return True
        finished = Counter(turn.id.seat for turn in self.story.turns.list if turn.finished)
        return all(finished[seat] >= TURNS_TO_COUNT for seat in range(len(self.seats)))

    def _replace_by_bot(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        late = entry.kind == "timeout"
        resigns = entry.kind == "resign" or (late and (self.setup.rated or self.setup.control.on_timeout == "resign"))
        if resigns and entry.data["seat"] == self.actor:
            self._drop_draft()
        if self.request is not None and resigns:
            self.request = None
        if seat.stand_in is None:
            seat.stood_in.append([len(self.record.events), None])
        seat.stand_in = entry.data["level"]
        if resigns and not seat.resigned:
            seat.resigned, seat.timed_out, seat.left_early = True, late, not self.everybody_had_turns()
            seat.left_as = 1 + max(other.left_as for other in self.seats)
            seat.left_at = len(self.record.events)
        playing = [other for other in self.seats if not other.resigned]
        if resigns and (len(playing) < 2 or not any(other.kind in ("person", "external") for other in playing)):
            self.ended_by_resignation = True

    def _update_clock(self, now: int) -> None:
        """Start the clock of the seat to act if a person or an external program decides for it."""
        thinks = self.actor is not None and self.seats[self.actor].bot_level is None
        self.clock.turn(self.actor if thinks else None, now)

    # The end

    def places(self) -> list[int] | None:
        """Return the places once the game is over: by the rules, with players who resigned behind all others. The first to resign
        comes last."""
        if not self.over:
            return None
        if self.adjudication is not None:
            by_rules = self.adjudication.places
        else:
            by_rules = self.state.places() if self.state.actor == OVER else [1] * len(self.seats)
        rank = [(seat.resigned, -seat.left_as, place) for seat, place in zip(self.seats, by_rules, strict=True)]
        return [1 + sum(other < mine for other in rank) for mine in rank]


def is_final(state: State, action: int, by_memory: bool | None = None) -> bool:
    """Whether a move is committed at once: it causes a draw, passes the turn, ends the game, or gives somebody knowledge that
    cannot be taken back, including things that people must remember themselves. `by_memory`: whether it includes any of those, if
    the caller knows."""
    seat, game = state.actor, state.game
    if by_memory is None:
        by_memory = game.memory_clause(state.options) is not None
    if (by_memory and game.preview_needs_recall(state, action, seat)) or state.reveals(action):
        return True
    after = state.copy()
    after.apply(action)
    return after.actor != seat


def scripted(state: State, script: tuple[str, ...], drawn: int) -> int:
    """Return the next draw of a lesson. If the script has ended or names an impossible outcome, it is the first possible one."""
    outcomes = state.legal_actions()
    if drawn < len(script):
        for outcome in outcomes:
            if state.text(outcome) == script[drawn]:
                return outcome
    return outcomes[0]
