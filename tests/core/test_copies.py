"""Copies: everything that follows from a state follows from its copy, regardless of the earlier content of memory."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import ilion
from ilion import CHANCE, OVER, Game, Rng, State

GAMES = [ilion.load(id) for id in ilion.games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=ilion.games())


def make_a_random_move(state: State, rng: Rng) -> None:
    state.apply(state.draw(rng)) if state.actor == CHANCE else state.apply_nth(rng.below(state.n_legal()))


def what_follows(state: State) -> list[Any]:
    """Return everything that a game computes with scratch space: observations, points and worlds that are dealt."""
    seats = range(state.seats)
    worlds = [state.resample(seat, Rng(seat)).to_bytes() for seat in seats]
    return [state.mask(), [state.tensor(seat) for seat in seats], state.scores(), state.places(), worlds]


@each_game
def test_from_a_copy_follows_what_follows_from_the_original(game: Game[Any]) -> None:
    state: State = game.new(game.seats[-1])
    rng = Rng(5)
    moves = 0
    while state.actor != OVER and moves < 400:
        if moves % 20 == 0:
            used = state.copy()
            what_follows(used)
            ilion.playouts(used, 1, Rng(moves))
            del used  # the next copy takes its memory
            copy = state.copy()
            assert what_follows(copy) == what_follows(state)
            assert copy.to_bytes() == state.to_bytes()
        make_a_random_move(state, rng)
        moves += 1


@each_game
def test_a_copy_goes_its_own_way(game: Game[Any]) -> None:
    state: State = game.new(game.seats[0])
    ilion.deal(state, Rng(1))
    before = state.to_bytes()
    copy = state.copy()
    for seed in range(10):
        make_a_random_move(copy, Rng(seed))
    assert state.to_bytes() == before
    assert copy.to_bytes() != before


@each_game
def test_copies_give_back_the_game_and_the_options_that_they_hold(game: Game[Any]) -> None:
    state: State = game.new(game.seats[0])
    held = sys.getrefcount(game), sys.getrefcount(state.options)
    copies = [state.copy() for _ in range(10)]
    assert (sys.getrefcount(game), sys.getrefcount(state.options)) == (held[0] + 10, held[1] + 10)
    del copies
    assert (sys.getrefcount(game), sys.getrefcount(state.options)) == held
