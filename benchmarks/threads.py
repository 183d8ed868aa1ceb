"""How vector environments scale with threads: the least time of a step of random games in many short runs, all in turns.

python benchmarks/threads.py [GAMES AT ONCE ...]        it should have the processor to itself: on Linux, run it under chrt -f 10
"""

import sys
from time import perf_counter, process_time

import ilion
from ilion.envs import vector

THREADS = (1, 2)
ROUNDS = 12
STEPS = 20  # per run


def micros(batch) -> tuple[float, float]:
    """Of the clock and of all processors, for one step of all games."""
    clock, work = perf_counter(), process_time()
    for _ in range(STEPS):
        batch.step(batch.random_actions())
    return (perf_counter() - clock) / STEPS * 1e6, (process_time() - work) / STEPS * 1e6


def main() -> None:
    print("| game | at once | 1 thread | 2 threads | ratio | processor time, ratio |\n|---|---|---|---|---|---|")
    for n in map(int, sys.argv[1:] or ["1024"]):
        for game in ilion.games():
            batches = [vector(game, n, seed=1, threads=threads) for threads in THREADS]
            runs = [[micros(batch) for batch in batches] for _ in range(ROUNDS)]
            (one, alone), (two, together) = (map(min, zip(*(run[i] for run in runs[1:]), strict=True)) for i in range(len(THREADS)))
            print(f"| {game} | {n:,} | {one:,.0f} µs | {two:,.0f} µs | {one / two:.2f} | {together / alone:.2f} |", flush=True)


if __name__ == "__main__":
    main()
