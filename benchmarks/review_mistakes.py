"""The share of planted mistakes among those that a review finds.

    python benchmarks/review_mistakes.py GAME SEATS [--games N] [--seed S] [--iterations I] [--rate R]

All seats play like the expert with a number of iterations, but one plays a tenth of its moves at random. Of the turning points of
that seat that are its own decisions and have a bad grade, it counts those that were played at random.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import ilion
from ilion.bots import SearchBot, decide, make
from ilion.review import FULL, Budget, review
from ilion.review.chances import LEVEL

GRADED = ("inaccuracy", "mistake", "blunder")


def play(game: Any, seats: int, seed: int, iterations: int, rate: float, clumsy: int) -> tuple[ilion.Record, set[int]]:
    """Play a game; return its record and the numbers of the events that were played at random."""
    bot = make(LEVEL, game)
    if isinstance(bot, SearchBot):
        bot.seconds, bot.iterations = 0.0, iterations
    rng = ilion.Rng(seed)
    state, planted = game.new(seats), set()
    record = ilion.Record.from_state(state)
    while state.actor != ilion.OVER:
        if state.actor == ilion.CHANCE:
            action = state.draw(rng)
        elif state.actor == clumsy and state.n_legal() > 1 and rng.below(1000) < 1000 * rate:
            action = state.legal_actions()[rng.below(state.n_legal())]
            planted.add(len(record.events) + 1)
        else:
            action = decide(bot, state, rng)
        record.add(state, action)
    return record, planted


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--budget", type=int, default=0, help="iterations of the first pass")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args(arguments)
    game = ilion.load(options.game)
    budget = Budget(passes=2, iterations=options.budget) if options.budget else FULL
    found = right = planted_all = graded_all = graded_right = 0
    seconds = 0.0
    for number in range(options.games):
        clumsy = number % options.seats
        record, planted = play(game, options.seats, options.seed * 1000 + number, options.iterations, options.rate, clumsy)
        began = time.process_time()
        made = review(record, budget)
        seconds += time.process_time() - began
        planted_all += len(planted)
        for event in made.events:
            if event.seat != clumsy or event.judged is None or event.judged.grade not in GRADED:
                continue
            graded_all += 1
            graded_right += event.n in planted
            if event.n in made.turning[clumsy]:
                found += 1
                right += event.n in planted
            if options.verbose and event.n not in planted:
                print(f"    game {number}, event {event.n}: {event.move} for {event.judged}")
    print(
        f"{options.game} {options.seats}: {found} graded turning points in {options.games} games, {right} of them planted: "
        f"{100 * right / max(1, found):.0f} %; of {graded_all} graded moves {100 * graded_right / max(1, graded_all):.0f} %; "
        f"{planted_all} random moves; {seconds / options.games:.1f} s a review"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
