"""Tables for tests: filled, begun, and played by chance."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count

import ilion
from ilion.core.rules_tag import rules_tag
from ilion.table.clock import TimeControl
from ilion.table.fairness import pledge_of
from ilion.table.log import Entry
from ilion.table.table import Setup, Table

keys = (f"key {number}" for number in count())


def setup(
    game: str = "trojan-horse",
    seats: int | None = None,
    options: dict[str, str | int] | None = None,
    seed: int = 0,
    control: TimeControl | None = None,
    rated: bool = False,
    script: tuple[str, ...] | None = None,
) -> Setup:
    start = ilion.load(game).new(seats, options)
    secret = hashlib.sha256(str(seed).encode()).digest()
    return Setup(game, rules_tag(start.game), start.seats, start.options, secret, control or TimeControl(), rated, script)


def begun(plan: Setup, people: int | None = None, now: int = 0) -> tuple[Table, list[Entry]]:
    """A table with people on the first seats and bots on the others, and its entries so far."""
    table = Table(plan)
    entries: list[Entry] = []
    for seat in range(plan.seats):
        if people is None or seat < people:
            entries += table.sit(
                seat, now, "person", holder=f"holder {seat}", name=f"Name {seat}", pledge=pledge_of(f"value {seat}")
            )
        else:
            entries += table.sit(seat, now, "bot", name=f"Bot {seat}", level="random")
    entries += table.begin(now)
    for seat in table.pending_reveals:
        entries += table.reveal(seat, f"value {seat}", now)
    return table, entries


def some_move(table: Table, rng: ilion.Rng) -> str:
    """Return a legal move of the seat to act."""
    state = table.state_for(table.actor)
    actions = state.legal_actions()
    return state.text(actions[rng.below(len(actions))])


def move(table: Table, text: str, now: int = 0) -> list[Entry]:
    assert table.actor is not None
    return table.play(table.actor, text, table.seq(table.actor), next(keys), now)


def played(table: Table, rng: ilion.Rng, undo_share: int = 5) -> Iterator[list[Entry]]:
    """The entries of a random game to its end, with a free undo now and then; the table has folded them already."""
    while table.running:
        actor = table.actor
        assert actor is not None
        if table.draft and rng.below(undo_share) == 0:
            yield table.undo(actor, 1 + rng.below(len(table.draft)), table.seq(actor), next(keys), 0)
        else:
            yield move(table, some_move(table, rng))


def folded(plan: Setup, entries: list[Entry]) -> Table:
    table = Table(plan)
    for entry in entries:
        table.fold(Entry.loads(entry.kind, entry.at, entry.dumps()))
    return table
