"""Plays games as random games and searches do: `python -m ilion.bench.exercise`, for a build that counts the ways through the code
(`ilion.build.profile`). It needs only what is available while Ilion is being built."""

from __future__ import annotations

import ilion
from ilion.bots.names import make

PLAYOUTS = 400
ITERATIONS = 400
TURNS = 12


def main() -> None:
    for name in ilion.games():
        game = ilion.load(name)
        for seats in game.seats:
            state = game.new(seats)
            ilion.deal(state, ilion.Rng(1))
            ilion.playouts(state, PLAYOUTS, ilion.Rng(2))
            bot = make(f"search:iterations={ITERATIONS}", game)
            for turn in range(TURNS):
                if state.actor >= 0:
                    rng = ilion.Rng(turn)
                    state.apply(bot.choose(state.resample(state.actor, rng), state.actor, rng))
                ilion.deal(state, ilion.Rng(turn))


if __name__ == "__main__":
    main()
