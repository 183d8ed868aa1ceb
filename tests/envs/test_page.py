"""The page on the environments says what is true of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

import ilion
from ilion.envs.gymnasium import id_of
from ilion.envs.openspiel import name_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


@pytest.mark.parametrize("id", ilion.games())
def test_the_sizes_of_a_game_stand_on_the_page(id: str) -> None:
    game = ilion.load(id)
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    sizes = (game.n_actions, game.tensor_size, game.n_chance, game.max_moves)
    row = [f"[`{id}`](games/{id}.md)", seats, *(f"{size:,}" for size in sizes), f"`{id_of(id)}`, `{name_of(id)}`"]
    assert f"| {' | '.join(row)} |" in PAGE.read_text("utf-8").splitlines()
