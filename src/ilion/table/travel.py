"""A table as a file: a running game continues at another host or in the terminal, and a finished one can be read again.

The file is text, one JSON object per line: a head with everything that is fixed when a table is created, the entries of its log in
order, and an end with their number and the SHA-256 of all lines before it. In it, the people at the table are called `person 1`
(the one who exported the game), `person 2`, …; their ids stay with the host.

The file contains the secret of the draws. So it reveals everything hidden in the game and all future draws. For a running game,
only a person to whom this reveals no other person's secret may have it (`check_departure`); after the end everybody may know it,
and every player may export the game. A game that comes from a file is never rated, has no clock, and its draws prove nothing to the
new host: its players may have known the secret. The seal of a finished game stays the same, so a player who stored it at the first
host can still compare it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

from ilion.core.errors import IlionError
from ilion.core.registry import games
from ilion.core.text import Text, printable
from ilion.table.clock import TimeControl
from ilion.table.errors import TEXTS, Forbidden, NotNow, RulesMismatch, TableError
from ilion.table.fairness import SECRET_BYTES, is_pledge
from ilion.table.levels import BotLevels
from ilion.table.log import Entry, Kind, event_of
from ilion.table.names import MAX_NAME, check_printable
from ilion.table.proof import record_for, verify
from ilion.table.seats import ELSEWHERE
from ilion.table.stored import setup_from_dict, setup_to_dict
from ilion.table.table import Setup, Table
from ilion.table.unrated import ABOUT_RATED

FORMAT = 2
HEAD = "ilion-table"
SUFFIX = ".ilion-table"
MAX_CHARACTERS = 1 << 20
PERSON = "person"
TAKER = f"{PERSON} 1"
_PERSON = re.compile(rf"{PERSON} [1-9][0-9]{{0,5}}")
MAX_TIME = 1 << 53
CLOCK = ("grace", "away")  # the game has no clock at the new host
DRAFTS = ("draft", "undo-draft")
SEAT_KINDS = ("open", "invited", "person", "bot", "external")
FREE_KINDS = ("open", "invited")
_MOVE = {"seat": int, "move": str, "key": str, "asked": str}
_REPLACED = {"seat": int, "level": str}
FACTS: Mapping[str, Mapping[str, type]] = {  # of the entries that a file may have: no other fact gets into the log of a host
    "sit": {"seat": int, "kind": str, "holder": str, "name": str, "level": str, "pledge": str},
    "leave": {"seat": int, "kind": str},
    "seal": {},
    "reveal": {"seat": int, "value": str},
    "start": {},
    "draft": _MOVE,
    "undo-draft": {"seat": int, "n": int, "key": str, "asked": str},
    "play": _MOVE,
    "request-undo": {"seat": int, "number": int},
    "answer-undo": {"seat": int, "accept": bool},
    "take-back": {"seat": int, "n": int},
    "resign": _REPLACED,
    "timeout": _REPLACED,
    "stand-in": _REPLACED,
    "reclaim": {"seat": int},
}

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class InvalidTravelFile(TableError):
    """A text that is not a table, or a damaged one. Nothing was set up."""

    key = "invalid-file"


@dataclass(frozen=True)
class Traveller:
    """A table that was read from a file and checked."""

    setup: Setup  # unrated and without a clock
    entries: tuple[Entry, ...]  # their holders are the people of the file
    people: tuple[str, ...]
    over: bool

    def holders(self, user_id: str) -> dict[str, str]:
        """Return the ids of the file's people at the new host. A running game continues on this user's device alone; in a finished
        one the user has the seats of the person who exported it, and the others are elsewhere."""
        return {person: f"{ELSEWHERE} {person}" if self.over and person != TAKER else user_id for person in self.people}

    def table(self, holders: Mapping[str, str] | None = None, now: int = MAX_TIME) -> Table:
        """Return the table in its last state. For a long game this takes a while."""
        table = Table(self.setup)
        for entry in self.seated(holders or {}, now):
            table.fold(entry)
        table.drain_new_steps()
        return table

    def seated(self, holders: Mapping[str, str], now: int = MAX_TIME) -> list[Entry]:
        """Return the entries with the people's ids at the new host. Times later than `now`, by another clock, become `now`:
        otherwise the game would stay the latest in every list."""
        entries = [_with_holder(entry, lambda person: holders.get(person, person)) for entry in self.entries]
        return [replace(entry, at=now) if entry.at > now else entry for entry in entries]


def check_departure(table: Table, user_id: str | None) -> None:
    """Raise unless this user may take the game elsewhere. It was played by one version of the rules, and the user has a seat. While
    it runs it must not be rated, and every seat must be the user's own or a bot's: otherwise the file would contain another
    person's or program's cards, and the next draws."""
    if not table.started:
        raise NotNow("not-running", "the game has not begun: only a running or a finished one can be taken elsewhere")
    if table.setup.continues is not None:
        raise NotNow("continued", "a game that went on by other rules stays where it is: no program could check its first part")
    own = [seat for seat in table.seats if seat.kind == "person" and seat.holder == user_id and user_id is not None]
    if not own:
        raise Forbidden("no-seat", "you have no seat here")
    if table.over:
        _check_finished_departure(table)
    elif table.setup.contest:
        raise Forbidden("rated", "a rated game or one of a tournament stays where it is until it is over")
    elif len(own) + sum(seat.kind == "bot" for seat in table.seats) < len(table.seats):
        raise Forbidden(
            "others-secrets",
            "others play here, and the file would tell you their secrets: before its end only a game on one device can travel",
        )


def _check_finished_departure(table: Table) -> None:
    if table.setup.duplicate:
        raise NotNow("duplicate", "a game of a duplicate round stays with the other tables of its round; it has its record")
    if table.adjudication is not None:
        raise NotNow("adjudicated", "a game whose result the host decided stays where it is; it has its record")


def write_travel(table: Table, entries: Sequence[Entry], user_id: str | None) -> str:
    """Return the file of a table for the user who exports it. The caller has called `check_departure`. The file of a finished game
    omits drafts that were taken back, which only their own player has seen. It also omits people who left before it began: the
    players may never have met them, and the host may have deleted them since."""
    people = {} if user_id is None else {user_id: TAKER}

    def person(holder: str) -> str:
        return people.setdefault(holder, f"{PERSON} {len(people) + 1}")

    lines = [_encode({HEAD: FORMAT} | setup_to_dict(table.setup))]
    left_out = ("leave", *CLOCK, *ABOUT_RATED, *(DRAFTS if table.over else ()))
    sits = {entry.data["seat"]: number for number, entry in enumerate(entries) if entry.kind == "sit"}  # the last of each seat
    staying = [
        entry
        for number, entry in enumerate(entries)
        if entry.kind not in left_out and (entry.kind != "sit" or sits[entry.data["seat"]] == number)
    ]
    for entry in staying:
        moved = _with_holder(_without_keys(entry) if table.over else entry, person)
        lines.append(_encode({"entry": moved.kind, "at": moved.at, "data": json.loads(moved.dumps())}))
    lines.append(_encode({"end": len(staying), "sha256": _digest(lines)}))
    return "\n".join(lines) + "\n"


def _without_keys(entry: Entry) -> Entry:
    """Return an entry without the key that detects repeated messages: there will be none."""
    return replace(entry, data={name: fact for name, fact in entry.data.items() if name not in ("key", "asked")})


def is_travel(text: str) -> bool:
    """Whether a text claims to be the file of a table."""
    return text.lstrip("\ufeff").startswith(f'{{"{HEAD}"')


def read_travel(text: str, levels_of: Callable[[str], BotLevels]) -> Traveller:
    """Read the file of a table, fold it and check it by the rules. Raises `InvalidTravelFile` for a damaged file and
    `RulesMismatch` for one with other rules. `levels_of` names the bots that this host has for a game: a file cannot add others."""
    if len(text) > MAX_CHARACTERS:
        raise InvalidTravelFile(TEXTS.text("travel-too-long", most=str(MAX_CHARACTERS)))
    if not is_travel(text):
        raise InvalidTravelFile(TEXTS.text("travel-not-one", head=f'{{"{HEAD}"'))
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").rstrip("\n").split("\n")
    read = [_parse(number, line) for number, line in enumerate(lines, 1)]
    if len(read) < 2 or read[-1].get("end") != len(read) - 2:
        raise InvalidTravelFile(TEXTS.text("travel-cut-off"))
    if read[-1].get("sha256") != _digest(lines[:-1]):
        raise InvalidTravelFile(TEXTS.text("travel-damaged"))
    try:
        setup = _setup(read[0])
        levels = levels_of(setup.game)
    except (IlionError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise InvalidTravelFile(TEXTS.text("travel-head", reason=(_reason(error),))) from None
    entries: list[Entry] = []
    try:
        table = Table(setup)
        setup = table.setup = replace(setup, options=dict(table.record.options))  # all of them: a file may name some
    except (IlionError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, RulesMismatch):
            raise
        raise InvalidTravelFile(TEXTS.text("travel-head", reason=(_reason(error),))) from None
    for number, data in enumerate(read[1:-1], 2):
        try:
            entry = _entry(data)
            _check(table, entry, levels)
            table.fold(entry)
        except (IlionError, KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
            raise InvalidTravelFile(TEXTS.text("travel-impossible", line=number, reason=(_reason(error),))) from None
        entries.append(entry)
    if not table.started:
        raise InvalidTravelFile(TEXTS.text("travel-not-running"))
    if table.over:
        _check_proof(table)
    else:
        _check_company(entries)
    people = dict.fromkeys(seat.holder for seat in table.seats if seat.holder is not None)
    return Traveller(setup, tuple(entries), tuple(people), table.over)


def _check_proof(table: Table) -> None:
    """Raise unless the record that the finished game has here can be verified: pledges, values and draws fit the secret. The draws
    of a lesson came from its script, and its record says so."""
    if table.setup.script is not None:
        return
    try:
        verify(record_for(table, None))
    except IlionError as error:
        raise InvalidTravelFile(TEXTS.text("travel-unproved", reason=(_reason(error),))) from None


def _check_company(entries: Sequence[Entry]) -> None:
    """Raise if a running game has a player who cannot be moved with it."""
    for number, entry in enumerate(entries, 2):
        if entry.kind == "sit" and entry.data["kind"] == "external":
            reason = TEXTS.text("travel-program")
            raise InvalidTravelFile(TEXTS.text("travel-impossible", line=number, reason=(reason,)))


def _reason(error: Exception) -> Text:
    """Return the fault of a line. Python's own messages about malformed data are quoted."""
    if isinstance(error, IlionError) and error.text.key != "as-is":
        return error.text
    if isinstance(error, KeyError) and error.args:
        return TEXTS.text("travel-missing", field=printable(error.args[0]))
    return TEXTS.text("travel-malformed", detail=printable(str(error) or type(error).__name__))


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _parse(number: int, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
        _encode(found).encode()  # half of a character, which JSON can spell, cannot be stored
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise InvalidTravelFile(TEXTS.text("travel-not-json", line=number))
    return found


def _setup(head: Mapping[str, Any]) -> Setup:
    """Return the setup in the head of a file, unrated and without its clock. The table's rule for players without time left is
    kept."""
    if head[HEAD] != FORMAT:
        raise InvalidTravelFile(TEXTS.text("travel-format", found=printable(head[HEAD]), ours=FORMAT))
    if head["game"] not in games():
        raise InvalidTravelFile(TEXTS.text("travel-no-game", id=printable(head["game"])))
    setup = setup_from_dict(head)
    if len(setup.secret) != SECRET_BYTES:
        raise InvalidTravelFile(TEXTS.text("travel-secret", found=len(setup.secret), wanted=SECRET_BYTES))
    resigns = setup.rated or setup.control.on_timeout == "resign"
    control = TimeControl(on_timeout="resign" if resigns else "bot")
    return replace(setup, control=control, rated=False, imported=True)


def _entry(data: Mapping[str, Any]) -> Entry:
    if data["entry"] not in get_args(Kind):
        raise InvalidTravelFile(TEXTS.text("travel-no-entry", given=printable(data["entry"])))
    if not isinstance(data["at"], int) or not 0 <= data["at"] < MAX_TIME:
        raise InvalidTravelFile(TEXTS.text("travel-time"))
    facts = dict(data["data"])
    events = tuple(event_of(line) for line in facts.pop("events", ()))
    return Entry(data["entry"], data["at"], facts, events)


def _check(table: Table, entry: Entry, levels: BotLevels) -> None:
    """Raise if an entry is impossible at the current table: seats, names and bots that a host would have refused."""
    facts = entry.data
    if "seat" in facts and not (isinstance(facts["seat"], int) and 0 <= facts["seat"] < len(table.seats)):
        raise InvalidTravelFile(TEXTS.text("travel-no-seat", given=printable(facts["seat"])))
    if table.over:
        raise InvalidTravelFile(TEXTS.text("travel-over"))
    match entry.kind:
        case "sit" | "leave" | "seal" | "reveal" if table.started:
            raise InvalidTravelFile(TEXTS.text("travel-begun"))
        case "sit":
            _check_sitter(facts, levels)
        case "leave" if facts["kind"] not in FREE_KINDS:
            raise InvalidTravelFile(TEXTS.text("travel-seat-kind", given=printable(facts["kind"])))
        case "take-back" | "request-undo" | "answer-undo" | "reclaim" if not table.started:
            raise InvalidTravelFile(TEXTS.text("travel-not-begun"))
        case "request-undo" if facts["number"] not in table.record.active_events():
            raise InvalidTravelFile(TEXTS.text("travel-no-event", given=printable(facts["number"])))
        case "draft" | "undo-draft" if facts["seat"] != table.actor:
            raise InvalidTravelFile(TEXTS.text("travel-draft"))
        case kind if kind in ABOUT_RATED:
            raise InvalidTravelFile(TEXTS.text("travel-unrated"))
        case "grace" | "away":
            raise InvalidTravelFile(TEXTS.text("travel-clock"))
        case "adjudicate":
            raise InvalidTravelFile(TEXTS.text("travel-adjudicated"))
        case "resign" | "timeout" | "stand-in":
            _check_replaced(table, facts["seat"])
            levels.check(str(facts["level"]))
        case "start" if table.started or not table.full:
            raise InvalidTravelFile(TEXTS.text("travel-begins-once"))
        case "play" if not table.started:
            raise InvalidTravelFile(TEXTS.text("travel-not-begun"))
    _check_facts(entry.kind, facts)
    state = table.state.copy()
    for event in entry.events:
        if event.undone or event.actor != state.actor:
            raise InvalidTravelFile(TEXTS.text("travel-actor", event=printable(event)))
        state.apply(state.parse(event.text))


def _check_facts(kind: Kind, facts: Mapping[str, Any]) -> None:
    """Raise unless an entry has only facts that a table would have written, in the right form."""
    for name, fact in facts.items():
        if name not in FACTS[kind]:
            raise InvalidTravelFile(TEXTS.text("travel-no-field", field=printable(name)))
        if type(fact) is not FACTS[kind][name] and not (name == "holder" and fact is None):
            raise InvalidTravelFile(TEXTS.text("travel-field-form", field=printable(name)))


def _check_replaced(table: Table, number: int) -> None:
    """Raise unless a bot can take over a seat: its player has not resigned, and the game has begun."""
    seat = table.seats[number]
    if not table.started or seat.kind == "bot" or seat.resigned:
        raise InvalidTravelFile(TEXTS.text("travel-not-replaced", seat=number))


def _check_sitter(facts: Mapping[str, Any], levels: BotLevels) -> None:
    if facts["kind"] not in SEAT_KINDS:
        raise InvalidTravelFile(TEXTS.text("travel-seat-kind", given=printable(facts["kind"])))
    name = facts["name"]
    if len(name) > MAX_NAME:
        raise InvalidTravelFile(TEXTS.text("travel-name-long", most=MAX_NAME))
    try:
        check_printable(name)
    except ValueError:
        raise InvalidTravelFile(TEXTS.text("travel-name-line")) from None
    if facts["kind"] == "bot":
        levels.check(str(facts["level"]))
    if not all(isinstance(facts[field], str) for field in ("level", "pledge")):
        raise InvalidTravelFile(TEXTS.text("travel-texts"))
    if facts["pledge"] and not is_pledge(facts["pledge"]):
        raise InvalidTravelFile(TEXTS.text("travel-pledge"))
    holder = facts["holder"]
    if holder is not None and facts["kind"] != "person":
        raise InvalidTravelFile(TEXTS.text("travel-holder-of-bot"))
    if holder is not None and not _PERSON.fullmatch(str(holder)):
        raise InvalidTravelFile(TEXTS.text("travel-holder", example=f"{PERSON} 1"))


def _with_holder(entry: Entry, name: Callable[[str], str]) -> Entry:
    """Return an entry with another name for the person who sits down; a program stays behind, and its seat has no holder."""
    holder = entry.data.get("holder")
    if holder is None:
        return entry
    return replace(entry, data={**entry.data, "holder": name(str(holder)) if entry.data["kind"] == "person" else None})
