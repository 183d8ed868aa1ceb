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
from ilion.table.table import Table
from ilion.table.visibility import Viewer, log_seen, redacted_before

COMMITMENT = "Commitment"
SECRET = "Secret"
VALUES = "Values"
PLAYERS = "Names"
RESIGNED = "Resigned"
LESSON = "Lesson"

_WEIGHTS = re.compile(r"\* .* ;\s*weights ((?:\d+ )+)pick (\d+)\s*")


def record_for(table: Table, viewer: Viewer) -> str:
    """Return what the viewer saw while the game runs; everything once it is over, with the secret and the weights of every draw."""
    names = [seat.name for seat in table.seats]
    if not table.over:
        seen = table.record.for_seat(viewer)
        seen.tags |= proof_tags(table.setup.secret, names)
        if redacted_before(table, viewer):
            log = log_seen(table, viewer)
            seen.events = [event._replace(text=line.get("text", "")) for event, line in zip(seen.events, log, strict=True)]
        return str(seen)
    values = None if table.setup.script is not None else [seat.value for seat in table.seats]
    tags = proof_tags(table.setup.secret, names, values, over=True)
    if table.ended_by_resignation:
        tags[RESIGNED] = " ".join(str(number) for number, seat in enumerate(table.seats) if seat.resigned)
    record = table.record
    full = Record(record.game, record.seats, record.options, record.events, record.tags | tags, record.rules)
    return _with_weights(full)


def proof_tags(secret: bytes, names: Sequence[str], values: Sequence[str] | None = None, *, over: bool = False) -> dict[str, str]:
    """Return the tags with the players and the commitment; once the game is over also with the secret and the values of the seats,
    or with a note that it was a lesson (no values)."""
    tags = {PLAYERS: ", ".join(re.sub(r"[,\s]+", " ", name) for name in names), COMMITMENT: fairness.commitment(secret)}
    if over and values is None:
        tags[LESSON] = "the draws came from a script"
    elif over and values is not None:
        tags |= {SECRET: secret.hex(), VALUES: " ".join(value.encode().hex() or "-" for value in values)}
    return tags


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
    """The result of a verification: how many draws were derived again, and the final state."""

    draws: int
    events: int
    state: State


def verify(text: str) -> Proof:
    """Check a finished record: its moves by the rules, the commitment, and every draw from secret and number. Raises
    `InvalidRecord`, which says what is wrong."""
    record = Record.parse(text)
    state = record.verify()
    tags = record.tags
    for name in (COMMITMENT, SECRET, VALUES):
        if name not in tags:
            raise InvalidRecord(f"the tag [{name} …] is missing: only the record of a finished game can be checked")
    try:
        secret = bytes.fromhex(tags[SECRET])
        values = [bytes.fromhex(value.strip("-")).decode() for value in tags[VALUES].split(" ")]
    except ValueError:
        raise InvalidRecord(f"[{SECRET} …] and [{VALUES} …] are hexadecimal numbers") from None
    if fairness.commitment(secret) != tags[COMMITMENT]:
        raise InvalidRecord("the secret does not fit the commitment")
    if len(values) != record.seats:
        raise InvalidRecord(f"[{VALUES} …] has {len(values)} values for {record.seats} seats")
    key = fairness.key_of(secret, values)
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
    return Proof(draws, len(record.events), state)
