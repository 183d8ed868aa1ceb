"""Clocks as pure functions of the times passed in: milliseconds since any fixed moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

DAY = 86_400_000

Kind = Literal["none", "realtime", "correspondence"]
OnTimeout = Literal["bot", "resign"]  # at a rated table always “resign”


@dataclass(frozen=True)
class TimeControl:
    """How much time the players have: no clock, a bank for the game with an increment per turn, or days per turn."""

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
    """The time each seat has left, and whose clock has been running since when."""

    control: TimeControl
    seats: int
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0

    def __post_init__(self) -> None:
        if not self.left:
            self.left = [self.control.days * DAY if self.control.kind == "correspondence" else self.control.bank] * self.seats

    def turn(self, seat: int | None, now: int) -> None:
        """Run the clock of this seat from now on, or nobody's. Nothing happens if it is running already."""
        if self.control.kind == "none" or seat == self.running:
            return
        if self.running is not None:
            self._stop(self.running, now)
        self.running, self.since = seat, now

    def _stop(self, seat: int, now: int) -> None:
        if self.control.kind == "correspondence":
            self.left[seat] = self.control.days * DAY
        else:
            self.left[seat] = self.remaining(seat, now) + self.control.increment

    def remaining(self, seat: int, now: int) -> int:
        """Return the milliseconds left, at least 0. Time that goes backwards counts as standing still."""
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def deadline(self) -> int | None:
        """Return when the running clock reaches 0; None if no clock is running."""
        return None if self.running is None else self.since + self.left[self.running]

    def to_dict(self) -> dict[str, Any]:
        """Return JSON-ready data, the same for everybody."""
        return {"left": list(self.left), "running": self.running, "since": self.since}
