"""A table as a file, with which an unfinished game goes on at another host or in the terminal.

The file is text, one JSON object a line: a head with everything that is fixed when a table is created, the entries of its log in
order, and an end with their number and the SHA-256 of all lines before it. The people at the table are called `person 1`,
`person 2`, … in it, in the order in which they sat down; the ids under which a host knows them stay with the host.

The file contains the secret of the draws. So it names everything that is hidden in the game and everything that will be drawn:
only somebody for whom nothing of that is another person's secret may have it (`check_departure`). A game that comes from a file is
never rated, has no clock, and its draws prove nothing, because its players may know the secret.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

from ilion.core.errors import IlionError
from ilion.core.registry import games
from ilion.core.text import Text, printable
from ilion.table.clock import TimeControl
from ilion.table.errors import TEXTS, Forbidden, NotNow, RulesMismatch, TableError
from ilion.table.fairness import SECRET_BYTES
from ilion.table.levels import BotLevels
from ilion.table.log import Entry, Kind, event_of
from ilion.table.names import MAX_NAME, check_printable
from ilion.table.stored import setup_from_dict, setup_to_dict
from ilion.table.table import Setup, Table
from ilion.table.unrated import ABOUT_RATED

FORMAT = 2
HEAD = "ilion-table"
SUFFIX = ".ilion-table"
MAX_CHARACTERS = 1 << 20
PERSON = "person"

_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class InvalidTravelFile(TableError):
    """A text that is not a table, or a damaged one. Nothing was set up."""

    key = "invalid-file"


@dataclass(frozen=True)
class Traveller:
    """A table that was read from a file and checked."""

    setup: Setup  # unrated and without a clock
    entries: tuple[Entry, ...]  # their holders are the people of the file

    def people(self) -> list[str]:
        """Return the people of the file who hold seats, in the order in which they sat down."""
        return list(dict.fromkeys(seat.holder for seat in self.table().seats if seat.holder is not None))

    def table(self, holders: Mapping[str, str] | None = None) -> Table:
        """Return the table as it was left."""
        table = Table(self.setup)
        for entry in self.seated(holders or {}):
            table.fold(entry)
        table.drain_new_steps()
        return table

    def seated(self, holders: Mapping[str, str]) -> list[Entry]:
        """Return the entries with the ids under which the new host knows the people."""
        return [_with_holder(entry, lambda person: holders.get(person, person)) for entry in self.entries]


def check_departure(table: Table, user_id: str | None) -> None:
    """Raise unless this user may take the game elsewhere: it runs by one version of the rules, is not rated, and every seat is the
    user's own or a bot's. Another person's or program's cards would be in the file, and so would what is drawn next."""
    if not table.running:
        raise NotNow("not-running", "only a running game can be taken elsewhere; a finished one has its record")
    if table.setup.contest:
        raise Forbidden("rated", "a rated game or one of a tournament stays where it is")
    if table.setup.continues is not None:
        raise NotNow("continued", "a game that went on by other rules stays where it is: no program could check its first part")
    own = [seat for seat in table.seats if seat.kind == "person" and seat.holder == user_id and user_id is not None]
    if not own:
        raise Forbidden("no-seat", "you have no seat here")
    if len(own) + sum(seat.kind == "bot" for seat in table.seats) < len(table.seats):
        raise Forbidden(
            "others-secrets", "others play here, and the file would tell you their secrets: only games on one device can travel"
        )


def write_travel(setup: Setup, entries: Sequence[Entry]) -> str:
    """Return the file of a table. The caller has asked `check_departure`."""
    people: dict[str, str] = {}

    def person(holder: str) -> str:
        return people.setdefault(holder, f"{PERSON} {len(people) + 1}")

    lines = [_encode({HEAD: FORMAT} | setup_to_dict(setup))]
    # where the game goes there is no clock that could stand still, and nothing is rated
    staying = [entry for entry in entries if entry.kind != "away" and entry.kind not in ABOUT_RATED]
    for entry in staying:
        moved = _with_holder(entry, person)
        lines.append(_encode({"entry": moved.kind, "at": moved.at, "data": json.loads(moved.dumps())}))
    lines.append(_encode({"end": len(staying), "sha256": _digest(lines)}))
    return "\n".join(lines) + "\n"


def is_travel(text: str) -> bool:
    """Whether a text claims to be the file of a table."""
    return text.lstrip("\ufeff").startswith(f'{{"{HEAD}"')


def read_travel(text: str, levels_of: Callable[[str], BotLevels]) -> Traveller:
    """Read the file of a table, fold it and check it by the rules. Raises `InvalidTravelFile` for a damaged file and
    `RulesMismatch` for one by other rules. `levels_of` names the bots that this host has for a game: a file cannot bring others."""
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
    entries = []
    try:
        table = Table(setup)
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
    if not table.running:
        raise InvalidTravelFile(TEXTS.text("travel-not-running"))
    return Traveller(setup, tuple(entries))


def _reason(error: Exception) -> Text:
    """Return what is wrong with a line; a file that only a program can have written is explained in English where it is damaged."""
    if isinstance(error, IlionError) and error.text.key != "as-is":
        return error.text
    return TEXTS.text("travel-in-english", reason=str(error) or type(error).__name__)


def _digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _parse(number: int, line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise InvalidTravelFile(TEXTS.text("travel-not-json", line=number))
    return found


def _setup(head: Mapping[str, Any]) -> Setup:
    """Return the setup in the head of a file, unrated and without its clock. What the table did with a player without time left
    stays known."""
    if head[HEAD] != FORMAT:
        raise InvalidTravelFile(TEXTS.text("travel-format", found=printable(head[HEAD]), ours=FORMAT))
    if head["game"] not in games():
        raise InvalidTravelFile(TEXTS.text("travel-no-game", id=printable(head["game"])))
    setup = setup_from_dict(head)
    if len(setup.secret) != SECRET_BYTES:
        raise ValueError(f"the secret has {len(setup.secret)} bytes, not {SECRET_BYTES}")
    control = TimeControl(on_timeout="resign" if setup.control.on_timeout == "resign" else "bot")
    return replace(setup, control=control, rated=False, imported=True)


def _entry(data: Mapping[str, Any]) -> Entry:
    if data["entry"] not in get_args(Kind):
        raise ValueError(f"there is no entry {data['entry']!r}")
    facts = dict(data["data"])
    events = tuple(event_of(line) for line in facts.pop("events", ()))
    return Entry(data["entry"], int(data["at"]), facts, events)


def _check(table: Table, entry: Entry, levels: BotLevels) -> None:
    """Raise if an entry cannot follow upon the table as it is: seats, names and bots that a host would have refused."""
    facts = entry.data
    if "seat" in facts and not (isinstance(facts["seat"], int) and 0 <= facts["seat"] < len(table.seats)):
        raise ValueError(f"there is no seat {facts['seat']!r}")
    if table.over:
        raise ValueError("the game was over before")
    match entry.kind:
        case "sit" | "leave" | "seal" | "reveal" if table.started:
            raise ValueError("the game had begun")
        case "sit":
            _check_sitter(facts, levels)
        case "draft" | "undo-draft" if facts["seat"] != table.actor:
            raise ValueError("only the seat to act has a draft")
        case kind if kind in ABOUT_RATED:
            raise ValueError("a table that travels was never asked to play unrated")
        case "grace" | "away":
            raise ValueError("a clock that gives a grace or stands still does not travel")
        case "resign" | "timeout" | "stand-in":
            levels.check(str(facts["level"]))
        case "start" if table.started or not table.full:
            raise ValueError("the game begins once, when every seat is filled")
        case "play" if not table.started:
            raise ValueError("the game had not begun")
    state = table.state.copy()
    for event in entry.events:
        if event.undone or event.actor != state.actor:
            raise ValueError(f"“{event}” is not the event of whoever is to act")
        state.apply(state.parse(event.text))


def _check_sitter(facts: Mapping[str, Any], levels: BotLevels) -> None:
    if facts["kind"] not in ("open", "invited", "person", "bot"):
        raise ValueError(f"there is no seat of kind {facts['kind']!r}")
    name = facts["name"]
    if len(name) > MAX_NAME:
        raise ValueError(f"a name has at most {MAX_NAME} characters")
    check_printable(name)
    if facts["kind"] == "bot":
        levels.check(str(facts["level"]))
    if not all(isinstance(facts[field], str) for field in ("level", "pledge")):
        raise ValueError("level and pledge are texts")
    holder = facts["holder"]
    if holder is not None and not str(holder).startswith(f"{PERSON} "):
        raise ValueError(f"a holder is a {PERSON} of the file")


def _with_holder(entry: Entry, name: Callable[[str], str]) -> Entry:
    holder = entry.data.get("holder")
    return entry if holder is None else replace(entry, data={**entry.data, "holder": name(str(holder))})
