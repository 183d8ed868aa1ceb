"""The record of a table for a viewer, and the proof of a finished one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ilion.core.actors import CHANCE
from ilion.core.errors import InvalidRecord
from ilion.core.record import Record
from ilion.core.state import State
from ilion.core.text import printable
from ilion.table import fairness
from ilion.table.deals import Deals
from ilion.table.errors import TEXTS
from ilion.table.history import History
from ilion.table.seats import Seat
from ilion.table.table import Adjudication, Setup, Table
from ilion.table.visibility import Viewer, log_seen, redacted_before

COMMITMENT = "Commitment"
SECRET = "Secret"
VALUES = "Values"
PLEDGES = "Pledges"
KINDS = "Kinds"
PLAYERS = "Names"
RESIGNED = "Resigned"  # SEAT@N for each, in their order: the record had N events then
STAND_INS = "StandIns"  # SEAT@FIRST-END for each time a bot decided for a person or program; no END if it did so to the last
LESSON = "Lesson"
DRAWS = "Draws"  # the rule of the draws; without it, one stream (`fairness`)
IMPORTED = "Imported"
CONTINUES = "Continues"  # the rules under which the game began, and the number of events under them
ADJUDICATED = "Adjudicated"  # the places, and the way they were decided
RANKS = "ranks"  # by rank, as at the other tables of a duplicate round (`deals`)
NONE = "-"  # a seat without a pledge
UNREVEALED = "!"  # the value of a seat that did not reveal it

_WEIGHTS = re.compile(r"\* .* ;\s*weights ((?:\d+ )+)pick (\d+)\s*")


def record_for(table: Table, viewer: Viewer) -> str:
    """Return the viewer's record while the game runs; everything once it is over, with the secret and the weights of every draw."""
    if not table.over:
        seen = table.record.for_seat(viewer)
        seen.tags |= proof_tags(table.setup, table.seats) | _origin(table)
        if redacted_before(table, viewer):
            log = log_seen(table, viewer)
            seen.events = [event._replace(text=line.get("text", "")) for event, line in zip(seen.events, log, strict=True)]
        return str(seen)
    tags = proof_tags(table.setup, table.seats, over=True) | _origin(table)
    left = sorted((seat.left_as, number, seat.left_at) for number, seat in enumerate(table.seats) if seat.resigned)
    if left:
        tags[RESIGNED] = " ".join(f"{number}@{n}" for _, number, n in left)
    spans = [(number, first, end) for number, seat in enumerate(table.seats) for first, end in seat.stood_in]
    if spans:
        tags[STAND_INS] = " ".join(f"{number}@{first}-{'' if end is None else end}" for number, first, end in spans)
    record = table.record
    full = Record(
        record.game, record.seats, record.options, record.events, record.tags | tags, record.rules, position=record.position
    )
    return _with_weights(full)


def _origin(table: Table) -> dict[str, str]:
    tags = {IMPORTED: "from a file: its players may have known the secret"} if table.setup.imported else {}
    if table.setup.continues is not None:
        tags[CONTINUES] = table.setup.continues
    if table.adjudication is not None:
        tags[ADJUDICATED] = adjudicated_tag(table.adjudication)
    return tags


def adjudicated_tag(adjudication: Adjudication) -> str:
    """Return the places, the way they were decided, and the chances to win if there are any."""
    chances = [f"{chance:.2f}" for chance in adjudication.chances or ()]
    return " ".join([*map(str, adjudication.places), "by", adjudication.by, *chances])


def proof_tags(setup: Setup, seats: Sequence[Seat], *, over: bool = False) -> dict[str, str]:
    """Return the tags with the players, the commitment, the pledges and the rule of the draws; once the game is over, also with the
    secret and the values of the seats, or with a note that it was a lesson."""
    tags = {
        PLAYERS: ", ".join(re.sub(r"[,\s]+", " ", seat.name) for seat in seats),
        KINDS: " ".join(seat.kind for seat in seats),
        COMMITMENT: fairness.commitment(setup.secret),
        PLEDGES: " ".join(seat.pledge or NONE for seat in seats),
    }
    if setup.duplicate:
        tags[DRAWS] = RANKS
    if over and setup.script is not None:
        tags[LESSON] = "the draws came from a script"
    elif over:
        tags |= {SECRET: setup.secret.hex(), VALUES: " ".join(_value_tag(seat) for seat in seats)}
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
    """The result of a verification: the number of draws that were derived again, the final state, the value that each seat added to
    the draws, and the seal, which a player who took part can compare with the one that their own device stored before it revealed
    its value. In a duplicate round the seal is the commitment, which is shown before the round."""

    draws: int
    events: int
    state: State
    revealed: list[int]  # the seats that revealed the values they had pledged: against each of them, nobody could choose the draws
    unrevealed: list[int]  # the seats that pledged a value and kept it back
    silent: list[int]  # bots, programs and devices that added no value
    seal: str
    imported: bool  # the game came from a file: its players may have known the secret
    from_position: bool  # the game began at a position, about which nothing is proved: its hidden part was not drawn here
    continues: str | None  # the rules under which the game began, if it changed to others: nothing before that is proved
    adjudicated: str | None  # the places and the way they were decided, if the game was not finished
    ranked: bool  # the draws were made by rank, as at the other tables of a duplicate round
    unranked: int  # draws of such a game that still came from one stream, because the game does not define their source


def verify(text: str, seal: str | None = None) -> Proof:
    """Check a finished record: its moves by the rules, the commitment, the pledges, and every draw from key and number; with a seal
    also that it is the game that the seal was made for. Raises `InvalidRecord`, which names the fault."""
    record = Record.parse(text)
    state = record.verify()
    tags = record.tags
    for name in (COMMITMENT, PLEDGES, SECRET, VALUES):
        if name not in tags:
            raise InvalidRecord(TEXTS.text("proof-no-tag", tag=name))
    try:
        secret = bytes.fromhex(tags[SECRET])
    except ValueError:
        raise InvalidRecord(TEXTS.text("proof-not-hex", tag=SECRET)) from None
    if fairness.commitment(secret) != tags[COMMITMENT]:
        raise InvalidRecord(TEXTS.text("proof-wrong-secret"))
    pledges = ["" if pledge == NONE else pledge for pledge in tags[PLEDGES].split(" ")]
    ranked = _is_ranked(tags.get(DRAWS), pledges)
    found_seal = tags[COMMITMENT] if ranked else fairness.seal_of(tags[COMMITMENT], pledges)
    if seal is not None and found_seal != seal:
        raise InvalidRecord(TEXTS.text("proof-wrong-seal", found=found_seal, given=seal))
    values = _values(tags[VALUES].split(" "), pledges, record.seats)
    if CONTINUES in tags and record.position is None:
        raise InvalidRecord(TEXTS.text("proof-continues-nowhere", tag=CONTINUES))
    added = [value or pledge for value, pledge in zip(values, pledges, strict=True)]
    key = fairness.key_of(secret, fairness.with_earlier_rules(added, tags.get(CONTINUES)))
    deals = Deals(key) if ranked else None
    lines = text.split("\n")
    draws = 0
    for step in History(record).steps():
        line = record.lines[step.number]
        if deals is not None and step.event.undone:
            raise InvalidRecord(TEXTS.text("proof-undone"), line)
        if step.event.actor != CHANCE or step.before is None:
            continue
        outcomes = step.before.chance_outcomes()
        weights = [weight for _, weight in outcomes]
        place = fairness.pick(key, step.number, weights) if deals is None else deals.pick(step.before, step.number)
        if outcomes[place][0] != step.action:
            drawn = step.before.text(outcomes[place][0])
            raise InvalidRecord(TEXTS.text("proof-not-drawn", event=str(step.event), drawn=drawn), line)
        noted = _WEIGHTS.fullmatch(lines[line - 1].strip())
        if noted and ([int(weight) for weight in noted[1].split()], int(noted[2])) != (weights, place):
            facts = {"event": str(step.event), "weights": str(weights), "place": str(place)}
            raise InvalidRecord(TEXTS.text("proof-weights", **facts), line)
        if deals is not None:
            deals.note(step.before, outcomes[place][0])
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
        IMPORTED in tags,
        record.position is not None,
        tags.get(CONTINUES),
        tags.get(ADJUDICATED),
        ranked,
        0 if deals is None else deals.n_unranked,
    )


def _is_ranked(rule: str | None, pledges: Sequence[str]) -> bool:
    """Whether the rule that a record names is that of a duplicate round, in which no seat adds a value."""
    if rule not in (None, RANKS):
        raise InvalidRecord(TEXTS.text("proof-unknown-rule", tag=DRAWS, given=printable(rule), known=RANKS))
    if rule == RANKS and any(pledges):
        raise InvalidRecord(TEXTS.text("proof-pledge-in-duplicate", tag=PLEDGES))
    return rule == RANKS


def _values(told: Sequence[str], pledges: Sequence[str], seats: int) -> list[str]:
    """Return the values that the seats revealed; empty for the others. Each must fit its pledge."""
    for name, found in ((VALUES, told), (PLEDGES, pledges)):
        if len(found) != seats:
            raise InvalidRecord(TEXTS.text("proof-entries", tag=name, wanted=seats, found=len(found)))
    values = []
    for seat, (text, pledge) in enumerate(zip(told, pledges, strict=True)):
        try:
            value = "" if text in (NONE, UNREVEALED) else bytes.fromhex(text).decode()
        except ValueError:
            raise InvalidRecord(TEXTS.text("proof-values", tag=VALUES, none=NONE, unrevealed=UNREVEALED)) from None
        if (text == NONE) != (pledge == ""):
            raise InvalidRecord(TEXTS.text("proof-unpaired", seat=seat))
        if value and fairness.pledge_of(value) != pledge:
            raise InvalidRecord(TEXTS.text("proof-wrong-value", seat=seat))
        values.append(value)
    return values
