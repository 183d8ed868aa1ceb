"""The next round of a tournament in any format."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from ilion.tournaments.knockout import pair_knockout, survivors
from ilion.tournaments.played import PlayedTable, Player
from ilion.tournaments.round_robin import pair_round_robin
from ilion.tournaments.swiss import pair_swiss
from ilion.tournaments.tables import table_sizes

Format = Literal["swiss", "round-robin", "knockout", "arena"]


@dataclass(frozen=True)
class Plan:
    """The settings fixed before round one. `sizes` are the numbers of players that the game allows, `roster` the people at the
    start."""

    format: Format
    seats: int
    rounds: int | None  # of a Swiss tournament
    sizes: frozenset[int]
    secret: bytes
    roster: tuple[int, ...]


def next_round(plan: Plan, players: Sequence[Player], played: Sequence[PlayedTable], number: int) -> list[PlayedTable] | None:
    """Return the tables of a round for the people who would play in it; None if the tournament is over. All earlier tables are over
    (those without places have no result)."""
    if plan.format == "knockout":
        return _next_knockout(plan, players, played, number)
    if len(players) < 2:
        return None
    if plan.format == "round-robin":
        return _next_round_robin(plan, {player.number for player in players}, number)
    if plan.rounds is not None and number > plan.rounds:
        return None
    sizes, _ = table_sizes(len(players), plan.seats, plan.sizes)
    return pair_swiss(players, played, sizes, plan.secret, number)


def count_rounds(plan: Plan) -> int | None:
    """Return the number of rounds, if it is known at the start."""
    return len(_schedule(plan)) if plan.format == "round-robin" else plan.rounds if plan.format == "swiss" else None


def may_enter_late(plan: Plan, begun: int) -> bool:
    """Whether people may still enter when this many rounds have begun: until half of a Swiss tournament, and always in an arena."""
    if plan.format == "swiss":
        return plan.rounds is not None and 2 * begun <= plan.rounds
    return plan.format == "arena"


@lru_cache(maxsize=32)
def _schedule(plan: Plan) -> list[list[PlayedTable]]:
    return pair_round_robin(plan.roster, plan.seats, plan.sizes, plan.secret)


def _next_round_robin(plan: Plan, there: Collection[int], number: int) -> list[PlayedTable] | None:
    """Return a round of the schedule. Bots take the seats of people who have left."""
    schedule = _schedule(plan)
    if number > len(schedule):
        return None
    seated = [tuple(one if one in there else None for one in table.seats) for table in schedule[number - 1]]
    return [PlayedTable(number, seats) for seats in seated if any(one is not None for one in seats)]


def _next_knockout(plan: Plan, players: Sequence[Player], played: Sequence[PlayedTable], number: int) -> list[PlayedTable] | None:
    left = survivors(players, played, plan.secret)
    before = survivors(players, [table for table in played if table.round < number - 1], plan.secret)
    last = [table for table in played if table.round == number - 1]
    final = len(last) == 1 and {player.number for player in before} <= set(last[0].people)
    if final or len(left) < 2:
        return None
    tables, _ = pair_knockout(left, played, plan.seats, plan.sizes, plan.secret, number)
    return tables
