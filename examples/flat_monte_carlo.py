"""A bot in a few lines: try every move in worlds that look the same to its seat, and finish each game at random.

python examples/flat_monte_carlo.py [GAME] [GAMES]
"""

import sys

import ilion


def choose(world: ilion.State, rng: ilion.Rng, playouts: int = 20) -> int:
    """Return the move with the best margin. `world` represents the seat's knowledge: it is resampled, never the real state."""
    seat = world.actor

    def margin(action: int) -> float:
        after = world.resample(seat, rng)
        after.apply(action)
        scores = ilion.playouts(after, playouts, rng).scores
        return 2 * scores[seat] - sum(scores)

    return max(world.legal_actions(), key=margin)


def main() -> None:
    given = dict(enumerate(sys.argv[1:]))
    game, rng = ilion.load(given.get(0, "trojan-horse")), ilion.Rng(1)
    games, wins = int(given.get(1, 10)), 0
    for number in range(games):
        state, seat = game.new(2), number % 2
        ilion.deal(state, rng)
        while state.actor != ilion.OVER:
            mine = state.actor == seat
            state.apply(choose(state.resample(seat, rng), rng)) if mine else state.apply_nth(rng.below(state.n_legal()))
            ilion.deal(state, rng)
        wins += state.places()[seat] == 1
    print(f"{game.title}: won {wins} of {games} against random play")


if __name__ == "__main__":
    main()
