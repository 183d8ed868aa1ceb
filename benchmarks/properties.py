"""The properties of the games, in numbers for a paper: length, branching, chance, hidden information, and luck.

python benchmarks/properties.py [--games 100] [--seed 1]

Games are played by the bot `greedy`. It prints the table of docs/paper.md.
"""

from __future__ import annotations

import argparse
from math import log2
from statistics import mean, pvariance

import ilion
from ilion import CHANCE, OVER, Rng, State
from ilion.bots import GreedyBot, decide

WORLDS = 16  # resampled at a decision, to measure its seat's missing information
CONTINUATIONS = 12  # from the middle of a game, to measure the remaining influence of chance
BOT = GreedyBot()


def play(state: State, rng: Rng) -> list[State]:
    """Play to the end and return every state in which a seat decided or chance drew."""
    past = []
    while state.actor != OVER:
        past.append(state.copy())
        state.apply(state.draw(rng) if state.actor == CHANCE else decide(BOT, state, rng))
    return past


def surprise(state: State) -> float:
    """Return the entropy of a draw in bits."""
    weights = [weight for _, weight in state.chance_outcomes()]
    return -sum(weight / sum(weights) * log2(weight / sum(weights)) for weight in weights)


def hidden(state: State, rng: Rng) -> float:
    """Return the share of different worlds among those that the seat to move cannot distinguish."""
    return len({state.resample(state.actor, rng).to_bytes() for _ in range(WORLDS)}) / WORLDS


def row(game: ilion.Game[State], seats: int, games: int, seed: int) -> dict[str, float]:
    rng = Rng(seed)
    lengths, turns_of_chance, bits, branching, worlds, all_outcomes, within = [], [], [], [], [], [], []
    for _ in range(games):
        state = game.new(seats)
        past = play(state, rng)
        decisions = [before for before in past if before.actor >= 0]
        draws = [before for before in past if before.actor == CHANCE]
        lengths.append(len(decisions))
        turns_of_chance.append(len(draws))
        bits.append(sum(map(surprise, draws)))
        branching += [before.n_legal() for before in decisions]
        worlds += [hidden(before, rng) for before in decisions[:: max(1, len(decisions) // 8)]]
        middle, outcomes = decisions[len(decisions) // 2], []
        for _ in range(CONTINUATIONS):
            again = middle.copy()
            play(again, rng)
            outcomes.append(again.returns()[0])
        all_outcomes += outcomes
        within.append(pvariance(outcomes) * CONTINUATIONS / (CONTINUATIONS - 1))
    return {
        "decisions": mean(lengths),
        "choices": mean(branching),
        "most choices": max(branching),
        "draws": mean(turns_of_chance),
        "bits": mean(bits),
        "other worlds": mean(worlds),
        "luck left": mean(within) / (pvariance(all_outcomes) or 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("| game | players | decisions | legal moves | most | draws | bits of chance | other worlds | luck left |")
    print("|---|---|---|---|---|---|---|---|---|")
    for id in ilion.games():
        game = ilion.load(id)
        for seats in sorted({game.seats[0], min(4, game.seats[-1])}):
            found = row(game, seats, given.games, given.seed)
            print(
                f"| {game.title} | {seats} | {found['decisions']:.0f} | {found['choices']:.1f} | {found['most choices']:.0f} "
                f"| {found['draws']:.0f} | {found['bits']:.0f} | {found['other worlds']:.0%} | {found['luck left']:.0%} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
