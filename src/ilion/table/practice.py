"""Practice: a new table that begins at a position of a finished game.

Information hidden from the player at that position is drawn again, from their seat's knowledge at the time. So the new table holds
nothing of the finished game that the seat could not have known at that moment, although everybody may read its record by now.
"""

from __future__ import annotations

from typing import Any

from ilion.core.actors import OVER
from ilion.core.rng import Rng
from ilion.table.clock import TimeControl
from ilion.table.errors import NoSuchSeat, NotNow, TableError
from ilion.table.levels import BotLevels
from ilion.table.table import Setup, Table


class NoPosition(TableError):
    """The game has no such position, or the game is over there."""

    key = "no-position"


def practice_setup(table: Table, number: int, seat: int, secret: bytes, seed: int) -> Setup:
    """Return the setup of an unrated table that begins at the position after `number` events, as the seat may have imagined it. If
    a draw is due there, the new table makes it: nobody plays the old draw again."""
    if not table.over:
        raise NotNow("not-over", "the game is not over: practise once it is")
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat(f"there is no seat {seat}: the seats are 0 to {len(table.seats) - 1}")
    if not 0 <= number <= len(table.record.events):
        raise NoPosition(f"there are {len(table.record.events)} events; {number} is not among them")
    state = table.history.after(number)
    if state.actor == OVER:
        raise NoPosition("the game is over at this position: choose an earlier one")
    world = state.resample(seat, Rng(seed))
    setup = table.setup
    return Setup(setup.game, setup.rules, setup.seats, setup.options, secret, TimeControl(), position=world.position())


def practice_seats(table: Table, seat: int, level: str | None, levels: BotLevels) -> list[dict[str, Any]]:
    """Return the seats of that table: the player in the chosen one, bots of one level in the others."""
    levels.check(level)
    bot = {"kind": "bot", "level": level}
    return [{"kind": "me"} if number == seat else bot for number in range(len(table.seats))]
