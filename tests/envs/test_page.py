"""The documentation of the environments is true of every game."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import ilion
from ilion.core.definition import Option
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


def extremes(option: Option) -> list[str | int]:
    """The values of an option to try: all words, but of numbers only the least, the usual and the greatest."""
    return sorted({option.values[0], option.default, option.values[-1]}) if isinstance(option.values, range) else [*option.values]


def longest_games(game: ilion.Game[Any]) -> dict[str, list[int]]:
    """The bounds for every number of seats, by those of the options that matter."""
    found: dict[str, list[int]] = {}
    choices = [dict(zip(game.options, values, strict=True)) for values in product(*map(extremes, game.options.values()))]
    usual = {name: option.default for name, option in game.options.items()}
    matter = [
        name
        for name, option in game.options.items()
        if len({game.longest_game(game.seats[0], {**usual, name: value}) for value in extremes(option)}) > 1
    ]
    for chosen in choices:
        words = ", ".join(f"`{name}={chosen[name]}`" for name in matter)
        bounds = [game.longest_game(seats, chosen) for seats in game.seats]
        assert found.setdefault(words, bounds) == bounds, f"{chosen}: another option matters too"
    return found


@pytest.mark.parametrize("id", ilion.games())
def test_the_longest_games_stand_on_the_page(id: str) -> None:
    game = ilion.load(id)
    lines = PAGE.read_text("utf-8").splitlines()
    for words, bounds in longest_games(game).items():
        cells = [f"{bound:,}" for bound in bounds] + [""] * (6 - game.seats[-1])
        assert f"| `{id}` | {words} | {' | '.join(cells)} |" in lines
    assert game.max_moves == max(bound for bounds in longest_games(game).values() for bound in bounds)
