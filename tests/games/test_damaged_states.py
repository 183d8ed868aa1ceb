"""Compiled code can play on from all damaged bytes accepted as a state; `check_game` plays only some of them, interpreted."""

from __future__ import annotations

import pytest

import ilion
from ilion.core.state import State
from ilion.testing.fuzz import damage

ATTEMPTS = 300


def midway(id: str, seed: int) -> State:
    """A state in the midst of a random game, later with each seed."""
    game, rng = ilion.load(id), ilion.Rng(seed)
    state = game.new(game.seats[seed % len(game.seats)])
    for _ in range(40 + 40 * seed):
        if state.actor != ilion.OVER:
            state.apply(state.draw(rng) if state.actor == ilion.CHANCE else state.legal_actions()[rng.below(state.n_legal())])
    return state


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("id", ilion.games())
def test_a_damaged_state_is_refused_or_can_be_played_on(id: str, seed: int) -> None:
    data, rng = midway(id, seed).to_bytes(), ilion.Rng(seed)
    accepted = 0
    for _ in range(ATTEMPTS):
        try:
            state = ilion.load(id).from_bytes(damage(data, rng))
        except ilion.InvalidBytes:
            continue
        accepted += 1
        ilion.playouts(state, 2, rng)
        for viewer in (*range(state.seats), None):
            assert state.resample(viewer, rng).view(viewer) == state.view(viewer)
    assert accepted, "no damaged state was accepted: nothing was played"
