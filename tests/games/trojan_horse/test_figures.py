"""Figures of whole games: length, counts of positions, recorded games."""

from pathlib import Path

import pytest

import ilion
from tests.games.counting import distinct
from tests.games.trojan_horse.positions import game, opening, play, position

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize(("seats", "turns"), [(2, 32), (3, 25), (4, 32)])
def test_random_play_that_takes_every_trident_lasts_as_many_turns_as_counted(seats: int, turns: int) -> None:  # TH-23
    lengths = []
    for seed in range(200):
        state, rng, n = game.new(seats), ilion.Rng(seed), 0
        while state.actor != ilion.OVER:
            ilion.deal(state, rng)
            if state.n_legal():
                n += state.prompt().key == "prompt-announce"
                every = state.prompt().key == "prompt-all"
                state.apply_nth(0 if every else rng.below(state.n_legal()))
        lengths.append(n)
    assert sum(lengths) / 200 == pytest.approx(turns, abs=1.5)
    assert max(lengths) < 140


def test_positions_after_the_opening() -> None:
    assert distinct(opening(), 4) == [1, 3, 12, 138, 1171]


def test_positions_of_a_set_up() -> None:
    assert distinct(game.new(2), 7) == [1, 4, 12, 24, 24, 96, 384, 1536]


def test_positions_of_an_end_game() -> None:
    city = "ggg ggggggg yyyyyyy rrrrrrr yybbbbb rrrbbbb b"
    state = position(f"city: {city}; horse: y h; display: .; helpers: 1")
    # Two districts have room; then the treasures are turned up one by one, in 7! / (3! 3! 1!) = 140 ways.
    assert distinct(play(state, "1", "card 1"), 8) == [1, 2, 6, 16, 40, 92, 180, 280, 280]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_recorded_game_replays_exactly(seats: int) -> None:
    text = (GOLDEN / f"{seats}.ilion").read_text("utf-8")
    record = ilion.Record.parse(text)
    final = record.verify()
    assert str(record) == text
    assert final.actor == ilion.OVER
    assert record.seats == seats
