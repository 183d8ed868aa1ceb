"""The seats of a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["open", "invited", "person", "bot", "external"]
ELSEWHERE = "elsewhere"  # the beginning of the holder of a seat whose player this host does not know


def is_elsewhere(holder: str | None) -> bool:
    """Whether this holder is a player in a finished game from another host, who cannot be reached here."""
    return holder is not None and holder.startswith(f"{ELSEWHERE} ")


@dataclass
class Seat:
    """A place at the table. `holder` is the id of the user or program that may act for it, which only the host knows; a person may
    hold several seats on one device. `stand_in` is the level of a bot that plays for the holder in the meantime."""

    kind: Kind = "open"
    holder: str | None = None
    name: str = ""
    level: str = ""
    pledge: str = ""  # the SHA-256 of its value, shown before anybody reveals theirs; empty if it does not take part in the draws
    value: str = ""  # once it is revealed
    stand_in: str | None = None
    stood_in: list[list[int | None]] = field(default_factory=list)  # the number of events in the record when a bot began, and ended
    resigned: bool = False
    left_as: int = 0  # 1 for the first seat that resigned or ran out of time, 2 for the second, …
    left_at: int = 0  # the number of events in the record then
    timed_out: bool = False  # it resigned because its time was up
    left_early: bool = False  # … before everybody had had two turns
    away_until: int = 0  # its holder is away until then, at a correspondence table

    @property
    def filled(self) -> bool:
        return self.kind in ("bot", "external") or self.holder is not None

    @property
    def contribution(self) -> str:
        """The contribution of the seat to the key of the draws: its value, or its pledge if it did not reveal the value in time."""
        return self.value or self.pledge

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that decides for this seat; None if its holder does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def is_person(self) -> bool:
        """Whether the seat has a person, whose consent to an undo is needed."""
        return self.kind == "person" and not self.resigned

    def was_stood_in(self, number: int) -> bool:
        """Whether a bot decided for the holder at the time of the event with this number."""
        return any(first <= number and (end is None or number < end) for first, end in self.stood_in if first is not None)

    def to_dict(self) -> dict[str, Any]:
        """Return the public facts about the seat, as JSON-ready data."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level or None,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
            "filled": self.filled,
            "pledge": self.pledge or None,
            "revealed": bool(self.value),
            "away_until": self.away_until or None,
        }
