"""The speed of the search: iterations per second, beside OpenSpiel's information-set search in C++, and its delay and memory in the
largest position."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from rich.table import Table

import ilion
from ilion.bench.output import TEXTS, check_writable, table_console, write_figures
from ilion.bots.search import NODES, SearchBot, Tree
from ilion.core.rng import Rng
from ilion.core.state import State

PACKAGE = "pyspiel"
PEERS = ("gin_rummy", "hearts")
ROUNDS = 3
PLAYED_OUT = ", played out"
TO_THE_END = 1 << 30  # moves of a playout
POSITIONS = 8  # spread evenly over one random game
FEW = 200  # iterations at each position, the same number for all, so that easy positions do not weigh more

SECONDS = 0.2  # the budget of each answer, and of one long search
CHUNK = 100  # iterations between two checks of the clock
ANSWERS = 5


def positions(id: str) -> list[State]:
    """Return states of a random game, with the fewest seats, in which a seat has a choice."""
    rng = Rng(1)
    state = ilion.load(id).new()
    found: list[State] = []
    ilion.deal(state, rng)
    while n := state.n_legal():
        if n > 1:
            found.append(state.copy())
        state.apply_nth(rng.below(n))
        ilion.deal(state, rng)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def ours(id: str, playout: int) -> Callable[[float], float]:
    """Return a function that measures the iterations per second of our search."""
    states = positions(id)
    tree = Tree(states[0], 0.3, playout, NODES)

    def rate(seconds: float) -> float:
        done = 0
        begin = now = process_time()
        while done == 0 or now - begin < seconds:
            for state in states:
                tree.begin(state, state.actor, Rng(1))
                tree.run(FEW)
                done += FEW
            now = process_time()
        return done / (now - begin)

    return rate


def long(id: str) -> int:
    """Return the iterations of one search in the middle of the game; as the tree grows, there are fewer per second."""
    state = positions(id)[POSITIONS // 2]
    tree = Tree(state, state.game.evaluator().exploration(), 0, NODES)
    tree.begin(state, state.actor, Rng(1))
    begin = process_time()
    while process_time() - begin < SECONDS:
        tree.run(CHUNK)
    return tree.iterations


def largest() -> State:
    """Return the state with the most moves in a random game, for the game with the most actions and the most seats."""
    game = max(map(ilion.load, ilion.games()), key=lambda game: game.n_actions)
    rng = Rng(1)
    state = found = game.new(game.seats[-1])
    ilion.deal(state, rng)
    while n := state.n_legal():
        if n > found.n_legal() or found is state:
            found = state.copy()
        state.apply_nth(rng.below(n))
        ilion.deal(state, rng)
    return found


def latest(state: State) -> float:
    """Return by how many seconds the slowest of several answers exceeds its budget; the first also allocates the tree."""
    bot = SearchBot(seconds=SECONDS)
    late = 0.0
    for seed in range(ANSWERS):
        begin = perf_counter()
        bot.rank_moves(state.copy(), state.actor, Rng(seed))
        late = max(late, perf_counter() - begin - SECONDS)
    return late


def memory(state: State) -> int:
    """Return the peak number of bytes in use during a search."""
    tracemalloc.start()
    try:
        SearchBot(seconds=SECONDS).rank_moves(state.copy(), state.actor, Rng(1))
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def theirs(name: str) -> Callable[[float], float]:
    """Return a function that measures the iterations per second of OpenSpiel's search."""
    library: Any = import_module(PACKAGE)
    random = Random(1)
    state = library.load_game(name).new_initial_state()
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        if len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply_action(random.choice(state.legal_actions()))
    found = found[:: max(1, len(found) // POSITIONS)][:POSITIONS]

    def rate(seconds: float) -> float:
        done = 0
        begin = now = process_time()
        while done == 0 or now - begin < seconds:
            for position in found:
                evaluator = library.RandomRolloutEvaluator(1, 1)
                bot = library.ISMCTSBot(1, evaluator, 1.0, FEW, -1, library.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)
                bot.step(position)
                done += FEW
            now = process_time()
        return done / (now - begin)

    return rate


def bench_search(ids: list[str], seconds: float, peers: bool, file: Path | None, language: str = "en") -> None:
    """Measure the search, print a table and the method of measurement, and write the figures to a file."""
    check_writable(file)
    say = TEXTS.speaker(language)
    meters = {id: ours(id, 0) for id in ids} | {f"{id}{PLAYED_OUT}": ours(id, TO_THE_END) for id in ids}
    if peers and find_spec(PACKAGE):
        meters |= {f"OpenSpiel {name}": theirs(name) for name in PEERS}
    rates: dict[str, list[float]] = {name: [] for name in meters}
    for _ in range(ROUNDS):
        for name, meter in meters.items():
            rates[name].append(meter(seconds / ROUNDS))
    console = table_console()
    table = Table(say("game"), box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in (say("iterations"), *(say("relative-to", peer=name) for name in PEERS if f"OpenSpiel {name}" in rates)):
        table.add_column(heading, justify="right", vertical="bottom")
    for name, found in rates.items():
        ratios = [f"{median(found) / median(rates[f'OpenSpiel {peer}']):.1f} ×" for peer in PEERS if f"OpenSpiel {peer}" in rates]
        shown = say("played-out", game=name.removesuffix(PLAYED_OUT)) if name.endswith(PLAYED_OUT) else name
        table.add_row(f"[bold]{shown}[/]", f"{median(found):,.0f}".replace(",", " "), *ratios)
    console.print(table)
    console.print(say("how-search", rounds=ROUNDS, few=FEW, positions=POSITIONS), style="dim")
    longs = {id: median(long(id) for _ in range(ROUNDS)) for id in ids}
    counts = ", ".join(f"{n:,.0f} ({id})".replace(",", " ") for id, n in longs.items())
    console.print(say("long-search", seconds=str(SECONDS), counts=counts))
    state = largest()
    late, bytes = latest(state), memory(state)
    took = {"late": f"{1000 * late:.0f}", "seconds": str(SECONDS), "memory": f"{bytes / 1e6:.0f}"}
    size = {"seats": state.seats, "moves": state.n_legal(), "answers": ANSWERS}
    console.print(say("largest-search", title=(state.game.named,), **size, **took))
    if peers and not find_spec(PACKAGE):
        console.print(say("no-openspiel", command="pip install open_spiel"), markup=False)
    figures = {
        "iterations_per_s": {name: median(found) for name, found in rates.items()},
        "iterations_of_one_search": longs,
        "late_s": late,
        "memory_bytes": bytes,
    }
    write_figures(file, figures)
