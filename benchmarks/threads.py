"""The scaling of vector environments with threads: steps of random games per second, the best of many short runs, all in turns.

python benchmarks/threads.py [--threads 1 2 4] [--games horus troia] [--reward shaped] [GAMES AT ONCE ...]
The moves are random, and chosen either within the step (`step_randomly`) or by the caller (`step(random_actions())`).
It should have the processors to itself; on Linux, `chrt -f 10` in front helps.
"""

import argparse
from time import perf_counter, process_time

import ilion
from ilion.envs import vector
from ilion.envs.rewards import REWARDS

ROUNDS = 8
STEPS = 20  # per run


def micros(batch) -> tuple[float, float, float]:
    """Return the microseconds per step of all games: wall clock and all processors with moves chosen within, wall clock with moves
    chosen by the caller."""
    clock, work = perf_counter(), process_time()
    for _ in range(STEPS):
        batch.step_randomly()
    half, spent = perf_counter(), process_time() - work
    for _ in range(STEPS):
        batch.step(batch.random_actions())
    return (half - clock) / STEPS * 1e6, spent / STEPS * 1e6, (perf_counter() - half) / STEPS * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("sizes", metavar="GAMES AT ONCE", type=int, nargs="*", default=[1024])
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--games", nargs="+", default=ilion.games())
    parser.add_argument("--reward", choices=REWARDS, default=REWARDS[0])
    chosen = parser.parse_args()
    print("| game | at once | threads | million steps a second | times one thread | processor time | moves by the caller |")
    print("|---|---|---|---|---|---|---|")
    for n in chosen.sizes:
        for game in chosen.games:
            batches = [vector(game, n, seed=1, threads=threads, reward=chosen.reward) for threads in chosen.threads]
            runs = [[micros(batch) for batch in batches] for _ in range(ROUNDS)]
            least = [tuple(map(min, zip(*(run[i] for run in runs[1:]), strict=True))) for i in range(len(batches))]
            alone, work_alone, _ = least[0]
            for threads, (clock, work, by_caller) in zip(chosen.threads, least, strict=True):
                ratios = f"{alone / clock:.2f} | {work / work_alone:.2f}"
                print(f"| {game} | {n:,} | {threads} | {n / clock:.2f} | {ratios} | {n / by_caller:.2f} |", flush=True)


if __name__ == "__main__":
    main()
