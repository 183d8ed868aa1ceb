"""The gate: a new network must not be weaker than the one before, on deals that neither has seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ilion.arena.match import Result
from ilion.arena.standings import Share, credit, interval
from ilion.arena.tournament import Tournament
from ilion.training.plan import GATE_PLAYER, Plan, with_network

GATE_SEED = 7_000_000  # far from those of self-play


class Verdict(NamedTuple):
    """The result of a new network among copies of the previous one: its share of the victories, and that of an equal one."""

    deals: int
    games: int
    wins: Share
    even: float

    @property
    def passed(self) -> bool:
        """Whether it is better according to the games: its share is above an equal network's."""
        return self.wins.share > self.even


def tournament(plan: Plan, round: int, new: str, old: str) -> Tournament:
    """Return the matches: one new network among old ones, in every seat of every deal."""
    bots = [with_network(GATE_PLAYER, new), *[with_network(GATE_PLAYER, old)] * (plan.seats - 1)]
    return Tournament(plan.game, bots, plan.gate * plan.seats, plan.seats, seed=GATE_SEED + 100 * plan.seed + round)


def judge(plan: Plan, round: int, new: str, old: str, journal: Path, jobs: int, progress: Callable[[int], None]) -> Verdict:
    """Play the gate, or continue it, and return its result."""
    matches = tournament(plan, round, new, old)
    name = matches.bots[0]
    deals: dict[int, list[float]] = {}
    results: list[Result] = []
    for result in matches.run(journal, jobs):
        results.append(result)
        seat = list(result.bots).index(name)
        deals.setdefault(result.deal, []).append(credit(result.places, seat))
        progress(len(results))
    return Verdict(len(deals), len(results), interval(list(deals.values())), 1 / plan.seats)
