"""Draws by rank: tables of a duplicate round meet the same luck, regardless of the moves at each of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

import ilion
from ilion.core.actors import CHANCE
from ilion.core.draws import DrawSource
from ilion.table import fairness
from ilion.table.deals import Deals
from ilion.table.errors import NoUndo
from ilion.table.proof import DRAWS, record_for, verify
from ilion.table.snapshot import freeze, thaw
from ilion.table.table import Table
from tests.table.tables import begun, folded, move, played, setup, some_move

IDS = ["trojan-horse", "troia", "odyssey", "horus"]
each_game = pytest.mark.parametrize("id", IDS)
# The things that come in exactly the same order, regardless of the moves.
ALIKE = {
    "trojan-horse": {"colours", "heroes", "cards"},
    "troia": {"face", "gods", "cards 0", "cards 1"},
    "odyssey": {"lot", "sail-roll", "provisions", "favour", "roll", "brawl", "fight", "rim"},
    "horus": {"bag"},
}


@cache
def duplicate(id: str, moves: int, seed: int = 1) -> Table:
    """A finished table of a round, at which the moves were chosen by a seed of their own."""
    table, _ = begun(replace(setup(id, seed=seed), duplicate=True))
    for _ in played(table, ilion.Rng(moves)):
        pass
    return table


def luck(table: Table) -> dict[DrawSource, list[str]]:
    """Return the drawn things, by the place of the draw."""
    found: defaultdict[DrawSource, list[str]] = defaultdict(list)
    for step in table.history.steps():
        if step.event.actor == CHANCE and step.before is not None:
            source = step.before.game.draw_source(step.before)
            if source is not None:
                found[source._replace(places=())].append(step.event.text)
    return found


@each_game
def test_tables_with_the_same_moves_get_the_same_draws(id: str) -> None:
    assert duplicate(id, moves=3).record.events == duplicate.__wrapped__(id, moves=3).record.events


@each_game
def test_another_round_has_other_draws(id: str) -> None:
    assert luck(duplicate(id, moves=3)) != luck(duplicate(id, moves=3, seed=2))


@each_game
def test_with_any_moves_the_same_things_come_in_the_same_places(id: str) -> None:
    one, other = luck(duplicate(id, moves=3)), luck(duplicate(id, moves=4))
    compared = same = 0
    for source in one.keys() & other.keys():
        together = list(zip(one[source], other[source], strict=False))
        compared += len(together)
        same += sum(mine == theirs for mine, theirs in together)
        if source.name in ALIKE[id]:
            assert all(mine == theirs for mine, theirs in together), source
    assert compared > 20
    assert same / compared > 0.8  # the hands that Doris takes from differ, treasures are moved, others take a card out of the pile


def test_different_play_without_ranks_leads_to_different_luck() -> None:
    """The comparison above means something: with one stream of draws it fails."""
    tables = []
    for moves in (3, 4):
        table, _ = begun(setup("odyssey", seed=1))
        for _ in played(table, ilion.Rng(moves)):
            pass
        tables.append(luck(table))
    together = [
        pair for source in tables[0].keys() & tables[1].keys() for pair in zip(tables[0][source], tables[1][source], strict=False)
    ]
    assert sum(mine == theirs for mine, theirs in together) / len(together) < 0.7


@each_game
def test_a_record_names_its_rule_and_can_be_verified(id: str) -> None:
    table = duplicate(id, moves=5)
    proof = verify(record_for(table, None))
    assert proof.ranked
    assert proof.unranked == 0
    assert proof.draws > 10
    assert proof.revealed == []  # one value would change the draws of one table


def forged(change: Callable[[ilion.Record], object]) -> str:
    """A record that was changed and signed again."""
    record = ilion.Record.parse(record_for(duplicate("odyssey", moves=5), None))
    change(record)
    return str(record)


def test_a_forged_draw_is_refused() -> None:
    """The last roll for provisions has another result: the rules allow it, the ranks do not."""

    def change(record: ilion.Record) -> None:
        last = max(number for number, event in enumerate(record.events) if event.text in ("white", "black"))
        event = record.events[last]
        record.tags.pop("Result")
        del record.events[last + 1 :]
        record.events[last] = event._replace(text="black" if event.text == "white" else "white")

    with pytest.raises(ilion.InvalidRecord, match="was not drawn"):
        verify(forged(change))


def test_a_record_that_hides_or_changes_its_rule_is_refused() -> None:
    assert verify(forged(lambda record: None)).ranked
    with pytest.raises(ilion.InvalidRecord, match="was not drawn"):
        verify(forged(lambda record: record.tags.pop(DRAWS)))
    with pytest.raises(ilion.InvalidRecord, match="names a rule that is not known"):
        verify(forged(lambda record: record.tags.update({DRAWS: "lots"})))


def test_the_seal_of_a_record_is_that_of_its_round_and_no_value_can_be_slipped_in() -> None:
    table = duplicate("odyssey", moves=5)
    text, value = record_for(table, None), "a value that suits somebody"
    assert verify(text, table.commitment()).seal == table.commitment()
    others = " ".join("-" for _ in table.seats[1:])
    with pytest.raises(ilion.InvalidRecord, match="no seat adds a value"):
        verify(
            forged(
                lambda record: record.tags.update(
                    {"Pledges": f"{fairness.pledge_of(value)} {others}", "Values": f"{value.encode().hex()} {others}"}
                )
            )
        )


def test_a_game_that_does_not_name_its_piles_has_one_stream_and_the_proof_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ilion.load("odyssey")), "draw_source", lambda self, state: None)
    proof = verify(record_for(duplicate.__wrapped__("odyssey", moves=5), None))
    assert proof.ranked
    assert 0 < proof.unranked <= proof.draws


@each_game
def test_a_table_that_was_read_again_goes_on_with_the_same_draws(id: str) -> None:
    plan = replace(setup(id, seed=1), duplicate=True)
    table, entries = begun(plan)
    rng = ilion.Rng(6)
    while len(table.record.events) < 60 and table.running:
        entries += move(table, some_move(table, rng))
    read_again = folded(plan, entries)
    if table.draft:
        entries += table.commit(table.actor or 0, table.seq(table.actor), "commit", 0)
        read_again = folded(plan, entries)
    thawed = thaw(plan, freeze(table))
    for copy in (table, read_again, thawed):
        for _ in played(copy, ilion.Rng(7)):
            pass
    assert table.record.events == read_again.record.events == thawed.record.events


def test_nothing_is_taken_back_and_nobody_adds_a_value() -> None:
    table, _ = begun(replace(setup("trojan-horse", seed=1), duplicate=True))
    move(table, some_move(table, ilion.Rng(1)))
    with pytest.raises(NoUndo):
        table.request_undo(0, 0)
    assert [seat.pledge for seat in table.seats] == [""] * len(table.seats)


# The rule itself, with a bag of three.


def draw(deals: Deals, source: DrawSource, weights: dict[int, int]) -> int:
    game = SimpleNamespace(draw_source=lambda state: source)
    state: Any = SimpleNamespace(chance_outcomes=lambda: sorted(weights.items()), game=game)
    outcome = sorted(weights)[deals.pick(state, 0)]
    deals.note(state, outcome)
    return outcome


def sequences(places: tuple[int, ...], kind: Any = "pile") -> Counter[tuple[int, ...]]:
    """Return the frequency of each order of three things, two of them alike, drawn at these places."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        deals, weights, drawn = Deals(fairness.key_of(str(seed).encode(), [])), {7: 2, 8: 1}, []
        for n, place in enumerate(places):
            drawn.append(draw(deals, DrawSource(kind, "bag", place, places[n:]), {one: n for one, n in weights.items() if n}))
            weights[drawn[-1]] -= 1
        found[tuple(drawn)] += 1
    return found


@pytest.mark.parametrize("places", [(0, 0, 0), (0, 1, 0), (2, 0, 1)])
def test_every_order_is_equally_likely_for_all_drawers(places: tuple[int, ...]) -> None:
    found = sequences(places)
    assert len(found) == 3
    assert all(abs(number - 400) < 65 for number in found.values())  # four standard deviations


def test_every_order_is_equally_likely_for_all_orders_of_looking() -> None:
    found = sequences((2, 0, 1), "laid")
    assert len(found) == 3
    assert all(abs(number - 400) < 65 for number in found.values())


def test_the_thing_at_a_place_does_not_depend_on_earlier_looks_elsewhere() -> None:
    whole = {5: 1, 6: 1, 7: 1}
    for seed in range(50):
        deals = Deals(str(seed).encode())
        there = draw(deals, DrawSource("laid", "rim", 0, (0, 1)), whole)
        then = draw(deals, DrawSource("laid", "rim", 1, (1,)), {thing: 1 for thing in whole if thing != there})
        assert then == draw(Deals(str(seed).encode()), DrawSource("laid", "rim", 1, (0, 1)), whole)


def test_a_pile_that_was_shuffled_comes_in_another_order() -> None:
    whole = dict.fromkeys(range(12), 1)
    deals = Deals(b"key")
    orders = []
    for _ in range(2):
        left, order = dict(whole), []
        while left:
            order.append(draw(deals, DrawSource("pile", "deck"), left))
            del left[order[-1]]
        orders.append(order)
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]


def test_things_that_leave_a_pile_for_good_do_not_change_the_order_of_the_others() -> None:
    whole = dict.fromkeys(range(12), 2)
    order: list[int] = []
    fewer: list[int] = []
    for gone, drawn in ((12, order), (3, fewer)):  # there is no 12
        deals, left = Deals(b"key"), dict(whole)
        drawn.append(draw(deals, DrawSource("pile", "deck"), left))
        left[drawn[0]] -= 1
        left.pop(gone, None)
        while any(left.values()):
            one = draw(deals, DrawSource("pile", "deck"), {thing: n for thing, n in left.items() if n})
            drawn.append(one)
            left[one] -= 1
    assert [thing for thing in order if thing != 3] == [thing for thing in fewer if thing != 3]


def test_a_die_has_all_its_faces_each_time_and_everybody_has_a_die_of_their_own() -> None:
    faces = dict.fromkeys(range(6), 1)
    deals = Deals(b"key")
    mine = [draw(deals, DrawSource("die", "sail", 0), faces) for _ in range(60)]
    theirs = [draw(deals, DrawSource("die", "sail", 1), faces) for _ in range(60)]
    assert set(mine) == set(theirs) == set(faces)
    assert mine != theirs
    mixed = Deals(b"key")
    assert [draw(mixed, DrawSource("die", "sail", n % 2), faces) for n in range(120)][::2] == mine
