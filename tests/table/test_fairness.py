"""Draws: fixed by secret, seats and number; fair; checked afterwards."""

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ilion
from ilion.table import fairness
from ilion.table.proof import record_for, verify
from tests.table.tables import begun, folded, move, played, setup, some_move


def finished(seed: int = 3, seats: int = 2) -> str:
    table, _ = begun(setup(seats=seats, seed=seed))
    for _ in played(table, ilion.Rng(seed)):
        pass
    return record_for(table, None)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert fairness.commitment(b"x" * 32) == hashlib.sha256(b"x" * 32).hexdigest()


def test_a_draw_is_the_hmac_of_its_number() -> None:
    key = fairness.key_of(b"s" * 32, ["a", "b"])
    digest = hmac.new(key, b"17:0", hashlib.sha256).digest()
    assert fairness.ticket(key, 17, 1000) == int.from_bytes(digest[:8], "big") % 1000


def test_a_ticket_that_would_favour_an_outcome_is_rejected() -> None:
    total = (1 << 63) + 1  # about half of all numbers are unfair
    key = b"k"
    first = [int.from_bytes(hmac.new(key, f"{n}:0".encode(), hashlib.sha256).digest()[:8], "big") for n in range(64)]
    assert any(number >= total for number in first)
    for number, found in enumerate(first):
        if found >= total:
            assert fairness.ticket(key, number, total) != found % total


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 1 << 31), min_size=1, max_size=9), st.integers(0, 10**6))
def test_a_pick_has_weight_and_never_changes(key: bytes, weights: list[int], number: int) -> None:
    found = fairness.pick(key, number, weights)
    assert 0 <= found < len(weights)
    assert found == fairness.pick(key, number, weights)


def test_outcomes_come_by_their_weights() -> None:
    found = Counter(fairness.pick(b"k", number, [1, 2, 5]) for number in range(8000))
    assert [found[i] / 1000 for i in range(3)] == pytest.approx([1, 2, 5], abs=0.25)


def test_values_of_seats_cannot_be_shifted_between_them() -> None:
    assert fairness.key_of(b"s", ["ab", "c"]) != fairness.key_of(b"s", ["a", "bc"])
    assert fairness.key_of(b"s", ["a,1:b", ""]) != fairness.key_of(b"s", ["a", "1:b"])


def test_every_seat_changes_the_draws() -> None:
    table, _ = begun(setup(seats=2))
    other = type(table)(table.setup)
    values = ["value 0", "another value"]
    for seat, value in enumerate(values):
        other.sit(seat, 0, "person", holder=f"holder {seat}", pledge=fairness.pledge_of(value))
    other.begin(0)
    for seat, value in enumerate(values):
        other.reveal(seat, value, 0)
    assert table.record.events != other.record.events


def test_a_bot_adds_no_value() -> None:
    table, _ = begun(setup(seats=2), people=1)
    assert [seat.value for seat in table.seats] == ["value 0", ""]
    again = type(table)(table.setup)
    again.sit(1, 0, "bot", level="random", pledge=fairness.pledge_of("chosen by the server"))
    assert again.seats[1].pledge == ""


def test_a_finished_record_proves_every_draw() -> None:
    proof = verify(finished())
    assert proof.draws > 30
    assert proof.state.actor == ilion.OVER


def test_a_running_record_reveals_no_secret() -> None:
    table, _ = begun(setup(seats=2))
    for _ in range(5):
        move(table, some_move(table, ilion.Rng(1)))
    for viewer in (0, 1, None):
        text = record_for(table, viewer)
        assert table.setup.secret.hex() not in text
        assert b"value 0".hex() not in text
        assert table.commitment() in text


@pytest.mark.parametrize(
    ("tag", "why"),
    [
        ("Commitment", "does not match the commitment"),
        ("Secret", "does not match the commitment"),
        ("Values", "pledge"),
        ("Pledges", "pledge"),
    ],
)
def test_an_altered_tag_is_found(tag: str, why: str) -> None:
    text = finished()
    line = next(line for line in text.splitlines() if line.startswith(f"[{tag} "))
    at = line.index('"') + 1
    changed = line[:at] + ("6" if line[at] != "6" else "7") + line[at + 1 :]
    lines = [changed if other == line else other for other in text.splitlines() if not other.startswith("[Check ")]
    with pytest.raises(ilion.InvalidRecord, match=why):
        verify("\n".join(lines))


def test_another_draw_is_found() -> None:
    text = "\n".join(line for line in finished().splitlines() if not line.startswith("[Check "))
    record = ilion.Record.parse(text)
    lines = text.splitlines()
    draw = next(n for n, line in enumerate(lines) if line.startswith("* "))
    first = record.initial_state()
    other = next(first.text(a) for a in first.legal_actions() if first.text(a) != record.events[0].text)
    lines[draw] = f"* {other}"
    with pytest.raises(ilion.InvalidRecord):
        verify("\n".join(lines))


def test_other_weights_are_found() -> None:
    text = finished()
    line = next(line for line in text.splitlines() if " ; weights " in line)
    with pytest.raises(ilion.InvalidRecord, match="the weights are"):
        verify(text.replace(line, line.replace("weights ", "weights 1 "), 1))


def test_a_draw_comes_out_the_same_however_often_it_is_tried() -> None:
    rng = ilion.Rng(11)
    table, entries = begun(setup(seats=3, seed=5))
    for new in played(table, rng):
        entries += new
        if len(entries) > 40:
            break
    text = some_move(table, rng)
    results = set()
    for _ in range(3):
        again = folded(table.setup, entries)
        assert again.actor is not None
        results.add(tuple(again.play(again.actor, text, again.seq(again.actor), "k", 0)[-1].events))
    assert len(results) == 1


def test_a_lesson_draws_from_its_script_and_proves_nothing() -> None:
    start = ilion.load("trojan-horse").new(2)
    script = []
    while start.actor == ilion.CHANCE:
        script.append(start.text(start.legal_actions()[-1]))
        start.apply(start.legal_actions()[-1])
    table, _ = begun(setup(seats=2, script=tuple(script)))
    assert [event.text for event in table.record.events] == script
    for _ in played(table, ilion.Rng(1)):
        pass
    with pytest.raises(ilion.InvalidRecord, match="missing"):
        verify(record_for(table, None))


def picks(text: str) -> list[tuple[int, int]]:
    """Return the picks noted in the record and those derived from its numbers, as explained in docs/server.md for programs without
    the rules."""
    head, _, body = text.partition("\n\n")
    tags = dict(line[1:-1].split(" ", 1) for line in head.splitlines())
    secret = bytes.fromhex(tags["Secret"].strip('"'))
    assert hashlib.sha256(secret).hexdigest() == tags["Commitment"].strip('"')
    values = [bytes.fromhex(value.strip("-")) for value in tags["Values"].strip('"').split(" ")]
    key = hmac.digest(secret, b"".join(b"%d:%s," % (len(value), value) for value in values), "sha256")
    found = []
    for number, line in enumerate(body.splitlines()):
        if not line.startswith("* "):
            continue
        *weights, told = (int(word) for word in line.partition("; weights ")[2].replace("pick ", "").split(" "))
        total, attempt = sum(weights), 0
        while True:
            ticket = int.from_bytes(hmac.digest(key, b"%d:%d" % (number, attempt), "sha256")[:8], "big")
            if ticket < 2**64 - 2**64 % total:
                break
            attempt += 1
        left = ticket % total
        place = next(place for place in range(len(weights)) if left < sum(weights[: place + 1]))
        found.append((told, place))
    return found


def test_the_record_alone_is_enough_to_check_the_draws() -> None:
    checked = picks(finished())
    assert len(checked) > 40
    assert all(told == derived for told, derived in checked)


def test_the_record_on_the_page_about_the_server_is_this_one() -> None:
    lines = finished(seed=3).splitlines()
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    start = page.index("... [Commitment")
    shown = [line.removeprefix("... ") for line in page[start : page.index("\n>>> ", start)].splitlines()]
    assert [line for line in shown if line.startswith(("[", "* "))] == [
        line for line in lines if line.startswith(("[Commitment", "[Pledges", "[Secret", "[Values"))
    ] + [line for line in lines if line.startswith("* ")][:5]
