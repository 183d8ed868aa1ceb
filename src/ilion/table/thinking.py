"""The tasks of bots at a table. They get worlds that their seat cannot distinguish from the real one, never the real state."""

from __future__ import annotations

from dataclasses import dataclass

from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.table.log import Entry
from ilion.table.table import Table
from ilion.table.visibility import forget


@dataclass(frozen=True)
class HintTask:
    """A position of which a caller wants to know the best moves."""

    seat: int
    seq: int
    world: State
    id: str | None  # of the request


@dataclass(frozen=True)
class BotTask:
    """A decision that a bot has to make."""

    seat: int
    level: str
    seq: int
    length: int  # of the log when the bot was asked
    world: State


def bot_task(table: Table, seed: int) -> BotTask | None:
    """Return the decision that waits for a bot; None if none does."""
    seat, level = table.actor, table.bot_to_act
    if seat is None or level is None:
        return None
    world = table.state.resample(seat, Rng(seed))
    if table.seats[seat].kind == "person":  # a stand-in is no better than the person
        forget(table, seat, world, seed)
    return BotTask(seat, level, table.seq(seat), table.length, world)


def play_for_bot(table: Table, task: BotTask, move: str, now: int) -> list[Entry]:
    """Play a bot's move; nothing happens if the table has changed since the bot was asked."""
    if table.length != task.length or table.actor != task.seat or table.bot_to_act is None:
        return []
    return table.play(task.seat, move, task.seq, f"bot {task.length}", now, final=True)
