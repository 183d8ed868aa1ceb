"""Play one random game of any kind and print its record: python examples/random_game.py [GAME] [SEATS] [SEED]"""

import sys

import ilion


def main() -> None:
    given = dict(enumerate(sys.argv[1:]))
    game = ilion.load(given.get(0, ilion.games()[0]))
    state = game.new(int(given.get(1, game.seats[0])))
    rng = ilion.Rng(int(given.get(2, 0)))
    record = ilion.Record.from_state(state)
    while state.actor != ilion.OVER:
        if state.actor == ilion.CHANCE:
            action = state.draw(rng)
        else:
            action = state.legal_actions()[rng.below(state.n_legal())]
        record.add(state, action)
    print(record)
    for line in state.score_sheet(None):
        print(f"; seat {line.seat}: {line.points:3}  {game.make_text(line.clause, line.key, **line.facts)} ({line.clause})")


if __name__ == "__main__":
    main()
