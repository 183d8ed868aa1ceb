"""The finished games that count for the ratings, with the players and weights.

A rated game counts once every seat has had two turns, or once it has ended by the rules. Players who left are counted as having
left in any case. A pair of people whose games all counted could lift each other: only the first three in a week count fully.
"""

from __future__ import annotations

from dataclasses import dataclass

from ilion.core.actors import OVER
from ilion.table.clock import DAY
from ilion.table.seats import Seat
from ilion.table.table import Table

BOT = "bot:"
WEEK = 7 * DAY
FULL_GAMES = 3  # of a pair within a week


@dataclass(frozen=True)
class RatedPlayer:
    """A player of a finished rated game: a user by id, or a bot by level."""

    id: str
    place: int
    left: str  # "": stayed to the end; otherwise “resigned” or “timeout”
    left_early: bool  # before everybody had had two turns

    @property
    def is_bot(self) -> bool:
        return self.id.startswith(BOT)

    @property
    def level(self) -> str:
        """The level of a bot."""
        return self.id.removeprefix(BOT)


def rated_players(table: Table) -> list[RatedPlayer] | None:
    """Return the players of a finished rated game; None for any other, and for one that was adjudicated. A bot that sat twice
    counts with its better place."""
    places = table.places()
    if not table.setup.rated or places is None or table.adjudication is not None:
        return None
    players: dict[str, RatedPlayer] = {}
    for seat, place in sorted(zip(table.seats, places, strict=True), key=lambda pair: pair[1]):
        left = "" if not seat.resigned else "timeout" if seat.timed_out else "resigned"
        players.setdefault(_id(seat), RatedPlayer(_id(seat), place, left, seat.left_early))
    return list(players.values())


def _id(seat: Seat) -> str:
    return f"{BOT}{seat.level}" if seat.kind == "bot" else str(seat.holder)


def counts(table: Table) -> bool:
    """Whether a finished rated game changes ratings: it has two players or more, and everybody had enough turns."""
    players = rated_players(table)
    return players is not None and len(players) > 1 and (table.state.actor == OVER or table.everybody_had_turns())


def pair_weight(earlier: int) -> float:
    """Return the weight of a game of two people, given the number of their games that have counted in the week before: the first
    three count fully, the fourth a half, the fifth a quarter. All of them together count less than four, no matter how many they
    play."""
    return 0.5 ** max(0, earlier + 1 - FULL_GAMES)
