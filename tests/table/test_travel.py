"""Tables that travel: a running game as a file continues elsewhere; a finished one can be read there; a damaged file changes
nothing."""

from __future__ import annotations

import base64
import json
import re
from dataclasses import replace

import pytest

import ilion
from ilion.bots.names import KINDS
from ilion.core.registry import load
from ilion.review.seating import seating_of
from ilion.table.clock import TimeControl
from ilion.table.errors import Forbidden, NotNow, RulesMismatch
from ilion.table.levels import BotLevels, bot_levels
from ilion.table.log import Entry
from ilion.table.problems import problem
from ilion.table.proof import record_for, verify
from ilion.table.seats import is_elsewhere
from ilion.table.table import Adjudication, Setup, Table
from ilion.table.travel import InvalidTravelFile, _digest, check_departure, read_travel, write_travel
from tests.table.tables import begun, move, played, setup, some_move


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
    text = write_travel(table, entries, "user-7-of-this-server")
    assert "user-7" not in text, "the ids of a host stay with it"
    traveller = read_travel(text, levels)
    assert traveller.holders("somebody-else") == {"person 1": "somebody-else"}
    there = traveller.table(traveller.holders("somebody-else"))
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
    rated.resign(0, "random", 0)
    check_departure(rated, "holder 0")
    with pytest.raises(NotNow, match="not begun"):
        check_departure(Table(setup()), "holder 0")


def test_after_the_end_every_player_may_take_a_game_along_but_none_of_a_duplicate_round_or_with_a_decided_result() -> None:
    others, _ = begun(setup())
    for seat in range(1, others.setup.seats):
        others.resign(seat, "random", 0)
    check_departure(others, "holder 1")
    with pytest.raises(Forbidden, match="no seat"):
        check_departure(others, "somebody")
    others.setup = replace(others.setup, duplicate=True)
    with pytest.raises(NotNow, match="duplicate"):
        check_departure(others, "holder 1")
    decided, _ = begun(setup())
    decided.adjudicate(Adjudication([1] * decided.setup.seats, "nothing"), 0)
    with pytest.raises(NotNow, match="decided"):
        check_departure(decided, "holder 1")


def finished(plan: Setup) -> tuple[Table, list[Entry]]:
    """A finished game with drafts, of people with their own values; one of more than two resigned."""
    table, entries = begun(plan)
    rng = ilion.Rng(7)
    for number, added in enumerate(played(table, rng)):
        entries += added
        if number == 20 and table.running and plan.seats > 2:
            entries += table.resign(1, "random", 0)
    assert table.over
    return table, entries


@pytest.mark.parametrize("game", ilion.games())
def test_a_finished_game_is_the_same_elsewhere_unrated_and_its_people_are_elsewhere(game: str) -> None:
    table, entries = finished(setup(game, control=TimeControl("correspondence", days=2), rated=True))
    text = write_travel(table, entries, "holder 1")
    assert "holder 0" not in text, "the ids of a host stay with it"
    assert not re.search(r'"entry":"(undo-)?draft"', text), "what a seat tried and took back is its own"
    assert "asked" not in text
    traveller = read_travel(text, levels)
    there = traveller.table(traveller.holders("somebody"))
    assert there.over
    assert there.places() == table.places()
    assert there.record.events == table.record.events
    assert [seat.resigned for seat in there.seats] == [seat.resigned for seat in table.seats]
    assert [number for number, seat in enumerate(there.seats) if seat.holder == "somebody"] == [1]
    assert all(is_elsewhere(seat.holder) for number, seat in enumerate(there.seats) if number != 1)
    assert (there.setup.rated, there.setup.imported, there.setup.control.kind) == (False, True, "none")
    assert seating_of(there.setup, traveller.entries) == seating_of(table.setup, entries), "a review judges the same decisions"
    before, proof = verify(record_for(table, None)), verify(record_for(there, None))
    assert proof.imported
    assert (proof.seal, proof.draws, proof.revealed) == (before.seal, before.draws, before.revealed)


def test_a_finished_game_keeps_the_clocks_decisions() -> None:
    plan = setup(seats=2, rated=True, control=TimeControl("realtime", bank=1000, increment=0))
    table, entries = begun(plan)
    while table.running:
        entries += table.timeout("random", table.deadline or 0)
    assert {"grace", "timeout"} <= {entry.kind for entry in entries}
    there = read_travel(write_travel(table, entries, "holder 0"), levels).table()
    assert there.places() == table.places()
    assert [seat.timed_out for seat in there.seats] == [seat.timed_out for seat in table.seats]


def test_a_program_at_a_finished_game_stays_behind() -> None:
    table = Table(setup(seats=2))
    entries = table.sit(0, 0, "person", holder="me", name="Me") + table.sit(1, 0, "external", holder="program-9", name="It")
    entries += table.begin(0) + table.resign(0, "random", 0)
    text = write_travel(table, entries, "me")
    assert "program-9" not in text
    there = read_travel(text, levels).table()
    assert (there.seats[1].kind, there.seats[1].holder) == ("external", None)


def _forged_draw(lines: list[str]) -> list[str]:
    """Return the lines with the first draw replaced by another that the rules allow."""
    table = Table(setup())
    number = next(number for number, line in enumerate(lines) if '"entry":"start"' in line)
    data = json.loads(lines[number])
    first = data["data"]["events"][0]
    other = next(f"* {text}" for text in map(table.state.text, table.state.legal_actions()) if f"* {text}" != first)
    data["data"]["events"] = [other]
    return [*lines[:number], json.dumps(data), *lines[number + 1 :]]


def test_a_finished_game_with_a_draw_that_the_secret_does_not_give_is_refused() -> None:
    table, entries = begun(setup(), people=1)
    entries += table.resign(0, "random", 0)
    lines = write_travel(table, entries, "holder 0").splitlines()[:-1]
    assert read_travel(sealed(lines), levels).table().over
    with pytest.raises(InvalidTravelFile, match="cannot be verified"):
        read_travel(sealed(_forged_draw(lines)), levels)
    secret = json.loads(lines[0])["secret"]
    other = lines[0].replace(secret, base64.b64encode(bytes(32)).decode())
    with pytest.raises(InvalidTravelFile, match="cannot be verified"):
        read_travel(sealed([other, *lines[1:]]), levels)
    with pytest.raises(InvalidTravelFile, match="cannot be verified"):
        read_travel(sealed([line.replace('"value 0"', '"another"') for line in lines]), levels)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"entry": "adjudicate", "at": 0, "data": {"places": [1, 9], "by": "nothing", "chances": None}}, "host decided"),
        ({"entry": "resign", "at": 0, "data": {"seat": 1, "level": "random"}}, "nobody in seat 2"),
        ({"entry": "resign", "at": 0, "data": {"seat": 0, "level": None}}, "there is no bot"),
        ({"entry": "resign", "at": 10**30, "data": {"seat": 0, "level": "random"}}, "milliseconds"),
        ({"entry": "resign", "at": "0", "data": {"seat": 0, "level": "random"}}, "milliseconds"),
        ({"entry": "grace", "at": 0, "data": {"seat": 0}}, "clock"),
    ],
)
def test_an_end_that_a_host_would_not_have_stored_is_refused(entry: dict[str, object], words: str) -> None:
    table, entries = begun(setup(seats=2), people=1)
    lines = write_travel(table, entries, "holder 0").splitlines()[:-1]
    with pytest.raises(InvalidTravelFile, match=words):
        read_travel(sealed([*lines, json.dumps(entry)]), levels)


def test_nothing_follows_upon_the_end() -> None:
    table, entries = begun(setup(seats=2), people=1)
    entries += table.resign(0, "random", 0)
    lines = write_travel(table, entries, "holder 0").splitlines()[:-1]
    with pytest.raises(InvalidTravelFile, match="already over"):
        read_travel(sealed([*lines, lines[-1]]), levels)


def sealed(lines: list[str]) -> str:
    """Return lines with a matching last one, like the forger of a file."""
    return "\n".join([*lines, json.dumps({"end": len(lines) - 1, "sha256": _digest(lines)})]) + "\n"


def test_a_damaged_file_is_refused_with_the_reason() -> None:
    table, entries = on_one_device(setup())
    text = write_travel(table, entries, "user-7-of-this-server")
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
        ('"kind":"bot"', '"kind":"external"', "seat of a program"),
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
    lines = write_travel(table, entries, "user-7-of-this-server").splitlines()[:-1]
    forged = [line.replace(old, new) for line in lines]
    assert forged != lines
    with pytest.raises(InvalidTravelFile, match=words):
        read_travel(sealed(forged), levels)


def test_a_forged_file_brings_neither_a_rated_game_nor_a_clock() -> None:
    table, entries = on_one_device(setup())
    lines = write_travel(table, entries, "user-7-of-this-server").splitlines()[:-1]
    head = json.loads(lines[0])
    assert head["rated"] is False
    lines[0] = json.dumps(head | {"rated": True, "imported": False, "control": {**head["control"], "kind": "realtime", "bank": 1}})
    found = read_travel(sealed(lines), levels).setup
    assert (found.rated, found.imported, found.control.kind) == (False, True, "none")


def test_moves_that_the_rules_forbid_are_refused() -> None:
    table, entries = on_one_device(setup())
    lines = write_travel(table, entries, "user-7-of-this-server").splitlines()[:-1]
    played = next(number for number, line in enumerate(lines) if '"entry":"play"' in line)
    data = json.loads(lines[played])
    for events in ([f"{table.seats.index(table.seats[0])} 99"], ["* 1"], ["< 1"], ["nonsense"], [3]):
        forged = [*lines]
        forged[played] = json.dumps(data | {"data": data["data"] | {"events": events}})
        with pytest.raises(InvalidTravelFile, match=f"line {played + 1} cannot have happened"):
            read_travel(sealed(forged), levels)


def test_a_game_by_other_rules_says_so() -> None:
    table, entries = on_one_device(setup())
    lines = write_travel(table, entries, "user-7-of-this-server").splitlines()[:-1]
    lines[0] = lines[0].replace(table.setup.rules, "0-000000")
    with pytest.raises(RulesMismatch, match="was begun under rules"):
        read_travel(sealed(lines), levels)


@pytest.mark.parametrize(
    ("entry", "facts", "words"),
    [
        ("start", {"holder": "person 1"}, "no field “holder”"),
        ("start", {"more": "x" * 100}, "no field “more”"),
        ("start", {"more": "\ud800"}, "not a JSON object"),
        ("sit", {"holder": "person " + "9" * 100}, "person of the file"),
        ("sit", {"holder": "person 1\n"}, "person of the file"),
        ("sit", {"level": "\ud800"}, "not a JSON object"),
        ("sit", {"name": 7}, "line 2"),
        ("sit", {"seat": True}, "“seat” has a value of the wrong form"),
    ],
)
def test_no_fact_gets_into_a_log_that_a_table_would_not_have_written(entry: str, facts: dict[str, object], words: str) -> None:
    table, entries = on_one_device(setup())
    lines = [json.loads(line) for line in write_travel(table, entries, "user-7-of-this-server").splitlines()[:-1]]
    next(line for line in lines if line.get("entry") == entry)["data"].update(facts)
    with pytest.raises(InvalidTravelFile, match=words):
        read_travel(sealed([json.dumps(line) for line in lines]), levels)


@pytest.mark.parametrize(
    ("place", "entry", "facts"),
    [
        (1, "leave", {"seat": 0, "kind": "bot"}),  # a bot without a level, which nothing could play
        (1, "leave", {"seat": 0, "kind": "person"}),
        (1, "take-back", {"seat": 0, "n": 1}),
        (None, "request-undo", {"seat": 0, "number": 10**9}),
        (None, "request-undo", {"seat": 0, "number": "0"}),
        (None, "take-back", {"seat": 0, "n": 10**9}),
    ],
)
def test_an_entry_that_would_break_the_table_later_is_refused(place: int | None, entry: str, facts: dict[str, object]) -> None:
    table, entries = on_one_device(setup())
    lines = write_travel(table, entries, "user-7-of-this-server").splitlines()[:-1]
    lines.insert(len(lines) if place is None else place, json.dumps({"entry": entry, "at": 0, "data": facts}))
    with pytest.raises(InvalidTravelFile, match="cannot have happened"):
        read_travel(sealed(lines), levels)


def test_events_in_the_future_by_another_clock_happened_now() -> None:
    table, entries = on_one_device(setup())
    later = [replace(entry, at=entry.at + 10**15) for entry in entries]
    traveller = read_travel(write_travel(table, later, "user-7-of-this-server"), levels)
    assert {entry.at for entry in traveller.seated({}, now=5000)} == {5000}
    assert max(entry.at for entry in traveller.seated({})) >= 10**15


def test_options_that_a_file_does_not_name_have_their_usual_values() -> None:
    table, entries = on_one_device(setup())
    lines = write_travel(table, entries, "user-7-of-this-server").splitlines()[:-1]
    head = json.loads(lines[0])
    assert head["options"]
    traveller = read_travel(sealed([json.dumps(head | {"options": {}}), *lines[1:]]), levels)
    assert traveller.setup.options == table.setup.options == traveller.table().setup.options


@pytest.mark.parametrize("over", [False, True])
def test_somebody_who_left_before_the_game_is_not_in_the_file(over: bool) -> None:
    table = Table(setup(seats=2))
    entries = table.sit(1, 0, "person", holder="passer-by", name="Passer-by", pledge="ab" * 32)
    entries += table.leave(1, 0) + table.sit(1, 0, "invited", name="Awaited") + table.sit(1, 0, "bot", level="random")
    entries += table.sit(0, 0, "person", holder="holder 0", name="Name 0") + table.begin(0)
    if over:
        entries += table.resign(0, "random", 0)
    text = write_travel(table, entries, "holder 0")
    assert "Passer-by" not in text
    assert "ab" * 32 not in text
    assert "Awaited" not in text
    traveller = read_travel(text, levels)
    assert traveller.people == ("person 1",)
    assert [seat.name for seat in traveller.table().seats] == [seat.name for seat in table.seats]
    assert traveller.table().record.events == table.record.events


@pytest.mark.parametrize("place", ["entry", "kind", "event", "field", "game"])
def test_a_file_with_an_endless_word_is_refused_in_few(place: str) -> None:
    table, entries = on_one_device(setup())
    head, *lines = write_travel(table, entries, "user-7-of-this-server").splitlines()[:-1]
    word = "x\x01" * 50_000
    further = {
        "entry": {"entry": word, "at": 0, "data": {}},
        "event": {"entry": "play", "at": 0, "data": {"seat": 0, "events": [f"{table.actor} {word}"]}},
        "field": {"entry": "play", "at": 0, "data": {"seat": 0, word: 1}},
    }
    if place == "game":
        head = json.dumps(json.loads(head) | {"game": word})
    elif place == "kind":
        first = json.loads(lines[0])
        lines[0] = json.dumps(first | {"data": first["data"] | {"kind": word}})
    else:
        lines.append(json.dumps(further[place]))
    with pytest.raises(InvalidTravelFile) as caught:
        read_travel(sealed([head, *lines]), levels)
    found = problem(caught.value)
    assert (found["status"], found["key"]) == (422, "invalid-file")
    assert max(map(len, found["detail_in"].values())) < 3000
