"""Play a task, and play it again to see whether the result is the same."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable

from ilion.arena.match import Match, Result
from ilion.arena.standings import credit, margin
from ilion.arena.workers import play_all
from ilion.benchmark.results import BenchmarkResult, PlayedGame
from ilion.benchmark.tasks import Task, task


def run_task(
    task: Task,
    agent: str,
    *,
    label: str = "",
    note: str = "",
    budget: float | None = None,
    deals: int | None = None,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda played, all: None,
) -> BenchmarkResult:
    """Let an agent, named as in the arena, play a task. A result with fewer deals than the task has is only for yourself."""
    from ilion import __version__

    task.check()
    deals = task.deals if deals is None else deals
    matches = {(deal, seat): _match(task, agent, deal, seat, budget) for deal in range(deals) for seat in range(task.seats)}
    different = {match.key: match for match in matches.values()}  # an agent that is the opponent makes all seatings of a deal equal
    played: dict[str, Result] = {}
    for result in play_all(list(different.values()), jobs, "local"):
        played[result.key] = result
        progress(len(played), len(different))
    games = [_game(played[match.key], deal, seat) for (deal, seat), match in matches.items()]
    own = [(played[match.key], seat) for (_, seat), match in matches.items()]
    decisions = sum(result.decisions[seat] for result, seat in own)
    seconds = sum(result.seconds[seat] for result, seat in own)
    return BenchmarkResult(
        task=task.name,
        agent=agent,
        label=label or agent,
        note=note,
        digest=task.digest,
        rules=task.rules,
        ilion=__version__,
        deals=deals,
        seed=task.seed,
        budget=budget,
        games=games,
        seconds={
            "total": round(seconds, 3),
            "decision": round(seconds / max(1, decisions), 7),
            "slowest": round(max(result.slowest[seat] for result, seat in own), 6),
        },
        machine={
            "processor": platform.processor() or platform.machine(),
            "cores": str(os.cpu_count()),
            "system": platform.system(),
            "python": platform.python_version(),
        },
    )


def reproduce(result: BenchmarkResult, jobs: int = 1) -> list[tuple[PlayedGame, PlayedGame]]:
    """Play a result's task again with the same agent, and return the games that differ: as written, and as played."""
    again = run_task(task(result.task), result.agent, budget=result.budget, deals=result.deals, jobs=jobs)
    return [(old, new) for old, new in zip(result.games, again.games, strict=True) if old != new]


def _match(task: Task, agent: str, deal: int, seat: int, budget: float | None) -> Match:
    bots = [task.opponent] * task.seats
    bots[seat] = agent
    return Match(task.game, dict(task.options), bots, deal, task.seed, budget)


def _game(result: Result, deal: int, seat: int) -> PlayedGame:
    wins, result_of_seat = credit(result.places, seat), round(result.returns[seat], 6)
    return PlayedGame(deal, seat, wins, result_of_seat, margin(result.scores, seat), result.moves)
