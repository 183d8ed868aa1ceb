"""Positions for trying and comparing bots: decisions of random games with fixed seeds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ilion.core.actors import OVER
from ilion.core.game import Game
from ilion.core.playout import deal
from ilion.core.rng import Rng
from ilion.core.state import State

SEEDS = (1, 2, 3)


def scripted_positions(game: Game[Any], seats: int, n: int, options: Mapping[str, str | int] | None = None) -> list[State]:
    """Return n positions, always the same: the first of every kind of decision, then others evenly spread over the games."""
    found = [state for seed in SEEDS for state in _decisions(game.new(seats, options), Rng(seed))]
    kinds: dict[str, int] = {}
    for number, state in enumerate(found):
        kinds.setdefault(state.prompt().key, number)
    chosen = set(list(kinds.values())[:n])
    others = [number for number in range(len(found)) if number not in chosen]
    missing = min(n - len(chosen), len(others))
    chosen |= {others[i * len(others) // missing] for i in range(missing)}
    return [found[number] for number in sorted(chosen)]


def _decisions(state: State, rng: Rng) -> Iterator[State]:
    deal(state, rng)
    while state.actor != OVER:
        yield state.copy()
        state.apply_nth(rng.below(state.n_legal()))
        deal(state, rng)
