"""The record of a table for a viewer, and the proof of a finished one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ilion.core.actors import CHANCE
from ilion.core.errors import InvalidRecord
from ilion.core.record import Record
from ilion.core.state import State
from ilion.table import fairness
from ilion.table.history import History
from ilion.table.seats import Seat
from ilion.table.table import Table
from ilion.table.visibility import Viewer, log_seen, redacted_before

COMMITMENT = "Commitment"
SECRET = "Secret"
VALUES = "Values"
PLEDGES = "Pledges"
KINDS = "Kinds"
PLAYERS = "Names"
RESIGNED = "Resigned"
LESSON = "Lesson"
NONE = "-"  # a seat without a pledge
UNREVEALED = "!"  # the value of a seat that did not reveal it

_WEIGHTS = re.compile(r"\* .* ;\s*weights ((?:\d+ )+)pick (\d+)\s*")


def record_for(table: Table, viewer: Viewer) -> str:
    """Return what the viewer saw while the game runs; everything once it is over, with the secret and the weights of every draw."""
    if not table.over:
        seen = table.record.for_seat(viewer)
        seen.tags |= proof_tags(table.setup.secret, table.seats)
        if redacted_before(table, viewer):
            log = log_seen(table, viewer)
            seen.events = [event._replace(text=line.get("text", "")) for event, line in zip(seen.events, log, strict=True)]
        return str(seen)
    tags = proof_tags(table.setup.secret, table.seats, over=True, lesson=table.setup.script is not None)
    if table.ended_by_resignation:
        tags[RESIGNED] = " ".join(str(number) for number, seat in enumerate(table.seats) if seat.resigned)
    record = table.record
    full = Record(
        record.game, record.seats, record.options, record.events, record.tags | tags, record.rules, position=record.position
    )
    return _with_weights(full)


def proof_tags(secret: bytes, seats: Sequence[Seat], *, over: bool = False, lesson: bool = False) -> dict[str, str]:
    """Return the tags with the players, the commitment and the pledges; once the game is over also with the secret and the values
    of the seats, or with a note that it was a lesson."""
    tags = {
        PLAYERS: ", ".join(re.sub(r"[,\s]+", " ", seat.name) for seat in seats),
        KINDS: " ".join(seat.kind for seat in seats),
        COMMITMENT: fairness.commitment(secret),
        PLEDGES: " ".join(seat.pledge or NONE for seat in seats),
    }
    if over and lesson:
        tags[LESSON] = "the draws came from a script"
    elif over:
        tags |= {SECRET: secret.hex(), VALUES: " ".join(_value_tag(seat) for seat in seats)}
    return tags


def _value_tag(seat: Seat) -> str:
    return NONE if not seat.pledge else seat.value.encode().hex() or UNREVEALED


def _with_weights(record: Record) -> str:
    head, _, _ = str(record).partition("\n\n")
    lines = []
    for step in History(record).steps():
        line = str(step.event)
        if step.event.actor == CHANCE and step.before is not None:
            outcomes = step.before.chance_outcomes()
            weights = " ".join(str(weight) for _, weight in outcomes)
            place = [outcome for outcome, _ in outcomes].index(step.action or 0)
            line += f" ; weights {weights} pick {place}"
        lines.append(line + "\n")
    return f"{head}\n\n{''.join(lines)}"


@dataclass(frozen=True)
class Proof:
    """The result of a verification: how many draws were derived again, the final state, what each seat added to the draws, and the
    seal, which a player who took part can compare with the one that their own device stored before it revealed its value."""

    draws: int
    events: int
    state: State
    revealed: list[int]  # the seats that revealed the values they had pledged: against each of them, nobody could choose the draws
    unrevealed: list[int]  # the seats that pledged a value and kept it back
    silent: list[int]  # bots, programs and devices that added no value
    seal: str
    from_position: bool  # the game began at a position, of which nothing is proved: what was hidden in it was not drawn here


def verify(text: str, seal: str | None = None) -> Proof:
    """Check a finished record: its moves by the rules, the commitment, the pledges, and every draw from key and number; with a seal
    also that it is the game that the seal was made for. Raises `InvalidRecord`, which says what is wrong."""
    record = Record.parse(text)
    state = record.verify()
    tags = record.tags
    for name in (COMMITMENT, PLEDGES, SECRET, VALUES):
        if name not in tags:
            raise InvalidRecord(f"the tag [{name} …] is missing: only the record of a finished game can be checked")
    try:
        secret = bytes.fromhex(tags[SECRET])
    except ValueError:
        raise InvalidRecord(f"[{SECRET} …] is a hexadecimal number") from None
    if fairness.commitment(secret) != tags[COMMITMENT]:
        raise InvalidRecord("the secret does not fit the commitment")
    pledges = ["" if pledge == NONE else pledge for pledge in tags[PLEDGES].split(" ")]
    found_seal = fairness.seal_of(tags[COMMITMENT], pledges)
    if seal is not None and found_seal != seal:
        raise InvalidRecord(
            f"the seal of this record is {found_seal}, not {seal}: commitment or pledges were changed after the start"
        )
    values = _values(tags[VALUES].split(" "), pledges, record.seats)
    key = fairness.key_of(secret, [value or pledge for value, pledge in zip(values, pledges, strict=True)])
    lines = text.split("\n")
    draws = 0
    for step in History(record).steps():
        if step.event.actor != CHANCE or step.before is None:
            continue
        outcomes = step.before.chance_outcomes()
        weights = [weight for _, weight in outcomes]
        place = fairness.pick(key, step.number, weights)
        line = record.lines[step.number]
        if outcomes[place][0] != step.action:
            raise InvalidRecord(f"“{step.event}” was not drawn: it should be {step.before.text(outcomes[place][0])!r}", line)
        noted = _WEIGHTS.fullmatch(lines[line - 1].strip())
        if noted and ([int(weight) for weight in noted[1].split()], int(noted[2])) != (weights, place):
            raise InvalidRecord(f"“{step.event}”: the weights are {weights}, the pick is {place}", line)
        draws += 1
    seats = range(record.seats)
    return Proof(
        draws,
        len(record.events),
        state,
        [seat for seat in seats if values[seat]],
        [seat for seat in seats if pledges[seat] and not values[seat]],
        [seat for seat in seats if not pledges[seat]],
        found_seal,
        record.position is not None,
    )


def _values(told: Sequence[str], pledges: Sequence[str], seats: int) -> list[str]:
    """Return the values that the seats revealed; empty for the others. Each must fit its pledge."""
    for name, found in ((VALUES, told), (PLEDGES, pledges)):
        if len(found) != seats:
            raise InvalidRecord(f"[{name} …] has {len(found)} entries for {seats} seats")
    values = []
    for seat, (text, pledge) in enumerate(zip(told, pledges, strict=True)):
        try:
            value = "" if text in (NONE, UNREVEALED) else bytes.fromhex(text).decode()
        except ValueError:
            raise InvalidRecord(f"[{VALUES} …] has hexadecimal numbers, {NONE} and {UNREVEALED}") from None
        if (text == NONE) != (pledge == ""):
            raise InvalidRecord(f"seat {seat} has a value without a pledge, or a pledge without a value")
        if value and fairness.pledge_of(value) != pledge:
            raise InvalidRecord(f"the value of seat {seat + 1} does not fit its pledge")
        values.append(value)
    return values
