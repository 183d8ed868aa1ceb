"""States for tests of bots."""

from collections.abc import Iterator

import ilion
from ilion import Game, Rng, State

GAMES = ilion.games()


def decisions(game: Game[State], seed: int, seats: int | None = None) -> Iterator[State]:
    """Every state of a random game in which a seat is to move."""
    rng = Rng(seed)
    state = game.new(seats)
    ilion.deal(state, rng)
    while state.actor != ilion.OVER:
        yield state.copy()
        state.apply_nth(rng.below(state.n_legal()))
        ilion.deal(state, rng)


def draws(game: Game[State], seed: int, seats: int | None = None) -> Iterator[State]:
    """Every state of a random game in which a draw is due."""
    rng = Rng(seed)
    state = game.new(seats)
    while state.actor != ilion.OVER:
        if state.actor == ilion.CHANCE:
            yield state.copy()
            state.apply(state.draw(rng))
        else:
            state.apply_nth(rng.below(state.n_legal()))


def ended(game: Game[State], seed: int, seats: int | None = None) -> State:
    rng = Rng(seed)
    state = game.new(seats)
    while state.actor != ilion.OVER:
        ilion.deal(state, rng)
        if state.actor != ilion.OVER:
            state.apply_nth(rng.below(state.n_legal()))
    return state
