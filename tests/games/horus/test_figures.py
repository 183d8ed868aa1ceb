"""Figures of whole games: length, places, counts of positions, recorded games."""

from pathlib import Path

import pytest

import ilion
from tests.games.counting import distinct
from tests.games.horus.positions import game, laying, opening, play

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.bulk
def test_random_play_lasts_as_long_as_counted() -> None:  # HO-2, HO-26
    turns, decisions, places, extent = [], [], [], 0
    for seed in range(60):
        state, rng, n, moves = game.new(2 + seed % 3), ilion.Rng(seed), 0, 0
        while state.actor != ilion.OVER:
            if state.actor == ilion.CHANCE:
                n += state.prompt().key == "prompt-bag"
                state.apply(state.draw(rng))
                continue
            if state.prompt().key.startswith(("prompt-place", "prompt-relay")):
                places.append(state.n_legal())
            moves += 1
            state.apply_nth(rng.below(state.n_legal()))
        turns.append(n)
        decisions.append(moves)
        extent = max(extent, *(max(map(abs, tile["at"])) for tile in state.view(None)["tiles"]))
    assert sum(turns) / 60 == pytest.approx(31, abs=2)
    assert 20 <= min(turns) <= max(turns) <= 53
    assert sum(decisions) / 60 == pytest.approx(146, abs=8)
    assert sum(places) / len(places) == pytest.approx(63, abs=6)
    assert max(places) <= 190
    assert extent <= 40
    assert max(decisions) <= game.max_moves


def test_positions_after_the_opening() -> None:
    assert distinct(opening(), 2) == [1, 6, 102]


def test_positions_of_a_bag_river() -> None:
    assert distinct(play(opening(), "river"), 3) == [1, 2, 18, 72]


def test_positions_of_a_card() -> None:
    assert distinct(play(laying("desert"), "desert@0,2"), 2) == [1, 6, 97]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_recorded_game_replays_exactly(seats: int) -> None:
    text = (GOLDEN / f"{seats}.ilion").read_text("utf-8")
    record = ilion.Record.parse(text)
    final = record.verify()
    assert str(record) == text
    assert final.actor == ilion.OVER
    assert record.seats == seats


def test_a_whole_game_can_be_played_in_notation_alone() -> None:
    state, rng = game.new(3), ilion.Rng(11)
    while state.actor != ilion.OVER:
        action = state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())]
        text = state.text(action)
        assert state.parse(text) == action
        state.apply(state.parse(text))
    assert state.ending() is not None
