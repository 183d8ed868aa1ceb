"""Clocks as pure functions of the times passed in: milliseconds since any fixed moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
GRACE = MINUTE  # that a player of a live rated game has left after running out of time once

Kind = Literal["none", "realtime", "correspondence"]
OnTimeout = Literal["bot", "resign"]  # at a rated table always “resign”


@dataclass(frozen=True)
class TimeControl:
    """The time of the players: no clock, a bank for the game with an increment per turn, or days per turn."""

    kind: Kind = "none"
    bank: int = 0
    increment: int = 0
    days: int = 0
    on_timeout: OnTimeout = "bot"

    def to_dict(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "bank": self.bank,
            "increment": self.increment,
            "days": self.days,
            "on_timeout": self.on_timeout,
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> TimeControl:
        return cls(**data)


@dataclass
class Clock:
    """The time that each seat has left, and the running clock with its start."""

    control: TimeControl
    seats: int
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0
    away: list[int] = field(default_factory=list)  # by seat, until when its clock stands still; only with days per turn
    graced: list[bool] = field(default_factory=list)  # the seats that have had their grace

    def __post_init__(self) -> None:
        if not self.left:
            self.left = [self.control.days * DAY if self.control.kind == "correspondence" else self.control.bank] * self.seats
        if not self.away:
            self.away = [0] * self.seats
        if not self.graced:
            self.graced = [False] * self.seats

    def turn(self, seat: int | None, now: int) -> None:
        """Run the clock of this seat from now on, or nobody's. Nothing happens if it is running already."""
        if self.control.kind == "none" or seat == self.running:
            return
        if self.running is not None:
            self._stop(self.running, now)
        self.running, self.since = seat, now if seat is None else max(now, self.away[seat])

    def rest(self, seat: int, since: int, until: int) -> None:
        """Let the clock of a seat stand still between two times, the second of which is not before its turn. The clock of a resting
        seat runs again from the second on."""
        if seat == self.running:
            self.left[seat] = self.remaining(seat, since)
            self.since = until
        self.away[seat] = until

    def _stop(self, seat: int, now: int) -> None:
        if self.control.kind == "correspondence":
            self.left[seat] = self.control.days * DAY
        else:
            self.left[seat] = self.remaining(seat, now) + self.control.increment

    def remaining(self, seat: int, now: int) -> int:
        """Return the milliseconds left, at least 0. If time goes backwards, it counts as standing still."""
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def deadline(self) -> int | None:
        """Return when the running clock reaches 0; None if no clock is running."""
        return None if self.running is None else self.since + self.left[self.running]

    def may_have_grace(self, seat: int) -> bool:
        """Whether a seat whose time is up may go on for a moment: once per game, at a live table."""
        return self.control.kind == "realtime" and not self.graced[seat]

    def give_grace(self, seat: int, now: int) -> None:
        """Give the running clock of a seat the time of a grace."""
        self.graced[seat] = True
        self.left[seat], self.since = GRACE, now

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data, the same for everybody."""
        return {"left": list(self.left), "running": self.running, "since": self.since, "graced": list(self.graced)}
