"""Draws that nobody can bend: neither the host, nor the player who sits down last, nor both together.

The honest player at seat 0 does what the web app does: it pledges a random value, stores the seal before it reveals the value, and
checks the record of the finished game against that seal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import ilion
from ilion.table import fairness
from ilion.table.errors import NotRunning, SeatTaken, TableError, WrongValue
from ilion.table.log import Entry
from ilion.table.proof import Proof, record_for, verify
from ilion.table.table import Table
from tests.table.tables import folded, played, setup

HONEST = "a random value that only this player's browser knows"
ACCOMPLICE = "the accomplice's value"


def seated(seats: int = 2, host_seed: int = 7) -> tuple[Table, list[Entry]]:
    """A table where the honest player and an accomplice of the host have just sat down."""
    table = Table(setup(seats=seats, seed=host_seed))
    entries = table.sit(0, 0, "person", holder="honest", pledge=fairness.pledge_of(HONEST))
    entries += table.sit(1, 0, "person", holder="accomplice", pledge=fairness.pledge_of(ACCOMPLICE))
    return table, entries + table.begin(0)


def finish(table: Table) -> str:
    for _ in played(table, ilion.Rng(5)):
        pass
    return record_for(table, None)


def check_as_honest_player(record: str, pinned: str) -> Proof:
    """Do the same check as the honest player's browser at the end."""
    proof = verify(record, pinned)
    if 0 not in proof.revealed:
        raise ilion.InvalidRecord("my browser revealed its value, and the host says that it did not")
    return proof


def fair_game() -> tuple[str, str]:
    """The record of a game in which everybody kept to the rules, and the seal that the honest player pinned."""
    table, _ = seated()
    pinned = table.seal()
    table.reveal(0, HONEST, 1)
    table.reveal(1, ACCOMPLICE, 2)
    return finish(table), pinned


def test_a_fair_game_is_proved_to_a_player_who_took_part() -> None:
    record, pinned = fair_game()
    proof = check_as_honest_player(record, pinned)
    assert (proof.revealed, proof.unrevealed, proof.silent, proof.seal) == ([0, 1], [], [], pinned)


def test_the_game_waits_until_every_value_is_revealed() -> None:
    table, _ = seated()
    assert table.status == "waiting"
    assert table.record.events == []
    table.reveal(0, HONEST, 1)
    assert table.pending_reveals == [1]
    assert table.status == "waiting"
    table.reveal(1, ACCOMPLICE, 2)
    assert table.running


def test_no_value_is_revealed_before_every_pledge_is_fixed() -> None:
    table = Table(setup(seats=2))
    table.sit(0, 0, "person", holder="honest", pledge=fairness.pledge_of(HONEST))
    with pytest.raises(WrongValue):
        table.reveal(0, HONEST, 0)


def test_the_last_player_to_sit_down_cannot_choose_a_value_after_seeing_the_others() -> None:
    table, _ = seated()
    table.reveal(0, HONEST, 1)
    with pytest.raises(WrongValue):
        table.reveal(1, "a better value", 2)
    with pytest.raises(NotRunning):
        table.leave(1, 2)
    with pytest.raises(SeatTaken):
        table.sit(1, 2, "person", holder="accomplice", pledge=fairness.pledge_of("a better value"))
    with pytest.raises(NotRunning):
        table.begin(2)


def test_a_seat_that_keeps_its_value_back_adds_its_pledge_and_is_named() -> None:
    table, entries = seated()
    pinned = table.seal()
    entries += table.reveal(0, HONEST, 1)
    assert table.timeout("random", fairness.REVEAL_TIME - 1) == []
    entries += table.timeout("random", fairness.REVEAL_TIME)
    assert table.running
    assert table.key == fairness.key_of(table.setup.secret, [HONEST, fairness.pledge_of(ACCOMPLICE)]), "not what a server chooses"
    with pytest.raises(WrongValue):
        table.reveal(1, ACCOMPLICE, fairness.REVEAL_TIME + 1)
    assert folded(table.setup, entries).key == table.key
    proof = check_as_honest_player(finish(table), pinned)
    assert (proof.revealed, proof.unrevealed) == ([0], [1])


def test_a_server_that_drops_a_reveal_is_caught_by_the_player_who_sent_it() -> None:
    table, _ = seated()
    pinned = table.seal()
    table.reveal(1, ACCOMPLICE, 1)
    table.timeout("random", fairness.REVEAL_TIME)  # the honest player's value arrived, and the server hides it
    record = finish(table)
    assert verify(record, pinned).unrevealed == [0]
    with pytest.raises(ilion.InvalidRecord, match="says that it did not"):
        check_as_honest_player(record, pinned)


def game_of(secret: bytes, values: list[str], pledges: list[str]) -> str:
    """The record that a cheating server makes up for a game with another key, as if it had been played like that."""
    table = Table(replace(setup(seats=2), secret=secret))
    for seat, pledge in enumerate(pledges):
        table.sit(seat, 0, "person", holder=f"holder {seat}", pledge=pledge)
    table.begin(0)
    for seat, value in enumerate(values):
        table.seats[seat].value = value  # without the check of `reveal`, which a cheating server leaves out
    table._start(0)
    return finish(table)


def other_secret(secret: bytes) -> str:
    return game_of(b"another secret that suits better", [HONEST, ACCOMPLICE], _pledges())


def other_value_of_the_accomplice(secret: bytes) -> str:
    return game_of(secret, [HONEST, "a value that suits better"], _pledges())


def other_pledge_of_the_accomplice(secret: bytes) -> str:
    return game_of(secret, [HONEST, "better"], [_pledges()[0], fairness.pledge_of("better")])


def other_value_of_the_honest_player(secret: bytes) -> str:
    return game_of(secret, ["not mine", ACCOMPLICE], _pledges())


def no_pledge_of_the_honest_player(secret: bytes) -> str:
    return game_of(secret, ["", ACCOMPLICE], ["", _pledges()[1]])


def _pledges() -> list[str]:
    return [fairness.pledge_of(HONEST), fairness.pledge_of(ACCOMPLICE)]


@pytest.mark.parametrize(
    ("cheat", "why"),
    [
        (other_secret, "the seal of this record"),
        (other_value_of_the_accomplice, "does not match its pledge"),
        (other_pledge_of_the_accomplice, "the seal of this record"),
        (other_value_of_the_honest_player, "does not match its pledge"),
        (no_pledge_of_the_honest_player, "the seal of this record"),
    ],
)
def test_a_server_that_changes_sealed_values_is_caught(cheat: Callable[[bytes], str], why: str) -> None:
    table, _ = seated()
    pinned = table.seal()  # before the honest player reveals anything
    with pytest.raises(ilion.InvalidRecord, match=why):
        check_as_honest_player(cheat(table.setup.secret), pinned)


@pytest.mark.parametrize(
    ("tag", "missing", "why"),
    [
        ("Pledges", fairness.pledge_of(ACCOMPLICE), "^seat 2 has a value without a pledge"),
        ("Values", HONEST.encode().hex(), "^seat 1 has a value without a pledge, or a pledge without a value"),
        ("Values", ACCOMPLICE.encode().hex(), "^seat 2 has a value without a pledge, or a pledge without a value"),
    ],
    ids=["no pledge of seat 2", "no value of seat 1", "no value of seat 2"],
)
def test_a_refused_proof_counts_the_seats_from_1(tag: str, missing: str, why: str) -> None:
    record = ilion.Record.parse(game_of(setup(seats=2).secret, [HONEST, ACCOMPLICE], _pledges()))
    record.tags[tag] = record.tags[tag].replace(missing, "-")
    with pytest.raises(ilion.InvalidRecord, match=why):
        verify(str(record))


def test_host_and_accomplice_together_learn_nothing_about_the_draws_before_their_choices_are_fixed() -> None:
    """When the seal is made, they know only the pledge. With any choice that they made by then, the honest value still decides: the
    first draw is spread evenly over the values that the honest player may have."""
    table, _ = seated()
    secret, draws = table.setup.secret, [0] * 4
    for number in range(2_000):
        key = fairness.key_of(secret, [f"honest value {number}", ACCOMPLICE])
        draws[fairness.pick(key, 0, [1, 1, 1, 1])] += 1
    assert all(420 < count < 580 for count in draws)


def test_a_pledge_is_a_hash() -> None:
    with pytest.raises(TableError, match="64 hexadecimal"):
        Table(setup(seats=2)).sit(0, 0, "person", holder="a", pledge="my value")


def test_a_table_without_pledges_begins_at_once_and_proves_only_what_the_host_cannot_change_later() -> None:
    table = Table(setup(seats=2))
    table.sit(0, 0, "person", holder="a")
    table.sit(1, 0, "bot", level="random")
    table.begin(0)
    assert table.running
    proof = verify(finish(table))
    assert (proof.revealed, proof.silent) == ([], [0, 1])
