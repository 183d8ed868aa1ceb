"""Tables that travel: a running game as a file, set up again elsewhere, goes on; a damaged file changes nothing."""

from __future__ import annotations

import json

import pytest

import ilion
from ilion.bots.names import KINDS
from ilion.core.registry import load
from ilion.table.clock import TimeControl
from ilion.table.errors import Forbidden, NotNow, RulesMismatch
from ilion.table.levels import BotLevels, bot_levels
from ilion.table.log import Entry
from ilion.table.table import Setup, Table
from ilion.table.travel import InvalidTravelFile, _digest, check_departure, read_travel, write_travel
from tests.table.tables import begun, move, setup, some_move


def levels(game: str) -> BotLevels:
    return bot_levels(load(game), KINDS)


def on_one_device(plan: Setup) -> tuple[Table, list[Entry]]:
    """A running game of two people at one device and bots, with some moves made."""
    table = Table(plan)
    entries: list[Entry] = []
    for seat in range(plan.seats):
        kind = {"kind": "person", "holder": "user-7-of-this-server"} if seat < 2 else {"kind": "bot", "level": "random"}
        entries += table.sit(seat, 0, name=f"Name {seat}", **kind)
    entries += table.begin(0)
    rng = ilion.Rng(5)
    for _ in range(12):
        if table.actor is not None:
            entries += move(table, some_move(table, rng))
    return table, entries


@pytest.mark.parametrize("game", ilion.games())
def test_a_game_that_has_travelled_is_the_same_and_goes_on(game: str) -> None:
    table, entries = on_one_device(setup(game, control=TimeControl("correspondence", days=2, on_timeout="resign")))
    text = write_travel(table.setup, entries)
    assert "user-7" not in text, "the ids of a host stay with it"
    traveller = read_travel(text, levels)
    assert traveller.people() == ["person 1"]
    there = traveller.table({"person 1": "somebody-else"})
    assert there.state.to_bytes() == table.state.to_bytes()
    assert there.record.events == table.record.events
    assert [seat.holder for seat in there.seats[:2]] == ["somebody-else"] * 2
    assert (there.setup.rated, there.setup.imported, there.setup.control.kind) == (False, True, "none")
    rng = ilion.Rng(9)
    for _ in range(5):
        text = some_move(table, rng)
        move(table, text)
        move(there, text)
        assert there.state.to_bytes() == table.state.to_bytes(), "the same secret draws the same"


def test_only_somebody_who_learns_nobody_else_s_secrets_may_take_a_game_elsewhere() -> None:
    table, _ = on_one_device(setup())
    check_departure(table, "user-7-of-this-server")
    for stranger in ("somebody", None):
        with pytest.raises(Forbidden, match="no seat"):
            check_departure(table, stranger)
    others, _ = begun(setup())
    with pytest.raises(Forbidden, match="secrets"):
        check_departure(others, "holder 0")
    rated, _ = begun(setup(rated=True), people=1)
    with pytest.raises(Forbidden, match="rated"):
        check_departure(rated, "holder 0")
    over, _ = begun(setup(), people=1)
    over.resign(0, "random", 0)
    with pytest.raises(NotNow, match="record"):
        check_departure(over, "holder 0")


def sealed(lines: list[str]) -> str:
    """Return lines with a last one that fits them, as somebody who forges a file would."""
    return "\n".join([*lines, json.dumps({"end": len(lines) - 1, "sha256": _digest(lines)})]) + "\n"


def test_a_damaged_file_is_refused_with_what_is_wrong() -> None:
    table, entries = on_one_device(setup())
    text = write_travel(table.setup, entries)
    lines = text.splitlines()
    with pytest.raises(InvalidTravelFile, match="not the file of a table"):
        read_travel("[Ilion]", levels)
    for cut in range(1, len(lines)):
        with pytest.raises(InvalidTravelFile, match=r"cut off|damaged"):
            read_travel("\n".join(lines[:cut]), levels)
    for place in range(20, len(text), 97):
        other = "x" if text[place] != "x" else "y"
        with pytest.raises((InvalidTravelFile, RulesMismatch)):
            read_travel(text[:place] + other + text[place + 1 :], levels)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"level":"random"', '"level":"cmd touch owned"', "there is no bot"),
        ('"kind":"bot"', '"kind":"external"', "no seat of kind"),
        ('"name":"Name 1"', '"name":"\\u202eevil"', "printable"),
        ('"holder":"person 1"', '"holder":"user-1"', "person"),
        ('"entry":"start"', '"entry":"explode"', "no entry"),
        ('"seat":1', '"seat":99', "no seat"),
        ('"ilion-table":2', '"ilion-table":1', "format 1"),
        ('"game":"trojan-horse"', '"game":"chess"', "not installed"),
        ('"seats":', '"seats":9', "line 1"),
    ],
)
def test_a_forged_file_brings_nothing_that_a_host_would_refuse(old: str, new: str, words: str) -> None:
    table, entries = on_one_device(setup(seats=3))
    lines = write_travel(table.setup, entries).splitlines()[:-1]
    forged = [line.replace(old, new) for line in lines]
    assert forged != lines
    with pytest.raises(InvalidTravelFile, match=words):
        read_travel(sealed(forged), levels)


def test_a_forged_file_brings_neither_a_rated_game_nor_a_clock() -> None:
    table, entries = on_one_device(setup())
    lines = write_travel(table.setup, entries).splitlines()[:-1]
    head = json.loads(lines[0])
    assert head["rated"] is False
    lines[0] = json.dumps(head | {"rated": True, "imported": False, "control": {**head["control"], "kind": "realtime", "bank": 1}})
    found = read_travel(sealed(lines), levels).setup
    assert (found.rated, found.imported, found.control.kind) == (False, True, "none")


def test_moves_that_the_rules_forbid_are_refused() -> None:
    table, entries = on_one_device(setup())
    lines = write_travel(table.setup, entries).splitlines()[:-1]
    played = next(number for number, line in enumerate(lines) if '"entry":"play"' in line)
    data = json.loads(lines[played])
    for events in ([f"{table.seats.index(table.seats[0])} 99"], ["* 1"], ["< 1"], ["nonsense"], [3]):
        forged = [*lines]
        forged[played] = json.dumps(data | {"data": data["data"] | {"events": events}})
        with pytest.raises(InvalidTravelFile, match=f"line {played + 1} cannot have happened"):
            read_travel(sealed(forged), levels)


def test_a_game_by_other_rules_says_so() -> None:
    table, entries = on_one_device(setup())
    lines = write_travel(table.setup, entries).splitlines()[:-1]
    lines[0] = lines[0].replace(table.setup.rules, "0-000000")
    with pytest.raises(RulesMismatch, match="was begun under rules"):
        read_travel(sealed(lines), levels)
