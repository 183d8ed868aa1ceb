"""A review as data, to be stored, sent and read back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal, Self

from ilion.review.grades import Grade

FORMAT = 1
Cause = Literal["luck", "decision", "resignation"]


@dataclass(frozen=True)
class Judgement:
    """A decision beside the bot's. Chances and losses are integers in 1/10,000. If `close`, the difference is smaller than its
    uncertainty."""

    best: str
    v_played: int
    v_best: int
    loss: int
    err: int
    grade: Grade
    close: bool
    line: tuple[str, ...] = ()

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        return cls(**{**data, "line": tuple(data["line"])})


@dataclass(frozen=True)
class ReviewedEvent:
    """An event that stands: its cause, and every seat's chance after it, with the error."""

    n: int  # the number of events in the record after it
    cause: Cause
    seat: int | None  # that decided; None for luck
    move: str
    v: tuple[int, ...]
    err: tuple[int, ...]
    forced: bool = False
    judged: Judgement | None = None

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        judged = data["judged"]
        fields = {**data, "v": tuple(data["v"]), "err": tuple(data["err"])}
        return cls(**{**fields, "judged": None if judged is None else Judgement.from_dict(judged)})


@dataclass(frozen=True)
class SeatSummary:
    """The course of a seat's chances: start + luck + own + others = end."""

    start: int
    end: int
    luck: int
    own: int
    others: int
    by_seat: tuple[int, ...]  # `others` by the seat that decided
    stand_in: int  # the part of `own` that a stand-in decided
    grades: dict[Grade, int]
    close: int  # decisions that were too close to call

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        return cls(**{**data, "by_seat": tuple(data["by_seat"])})


@dataclass(frozen=True)
class Review:
    """The review of a game."""

    game: str
    seats_count: int
    options: dict[str, str | int]
    rules: str
    record: str  # a digest of the record's events
    bot: dict[str, str]
    budget: dict[str, int | bool]
    start: dict[str, tuple[int, ...]]
    seats: tuple[SeatSummary, ...]
    events: tuple[ReviewedEvent, ...]
    turning: tuple[tuple[int, ...], ...]  # by seat, places in `events` as their numbers n, the largest change first
    format: int = FORMAT

    def chances(self, seat: int) -> list[int]:
        """Return a seat's chances at the start and after every event."""
        return [self.start["v"][seat], *(event.v[seat] for event in self.events)]

    def to_dict(self) -> dict[str, Any]:
        """Return the review as data for JSON."""
        return asdict(self)

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """Return the review that `to_dict` wrote. Raises `ValueError` for one of another format."""
        if data.get("format") != FORMAT:
            raise ValueError(f"this is not a review of format {FORMAT}")
        fields = {
            **data,
            "start": {name: tuple(numbers) for name, numbers in data["start"].items()},
            "seats": tuple(SeatSummary.from_dict(seat) for seat in data["seats"]),
            "events": tuple(ReviewedEvent.from_dict(event) for event in data["events"]),
            "turning": tuple(tuple(numbers) for numbers in data["turning"]),
        }
        return cls(**fields)

    @classmethod
    def from_json(cls, text: str) -> Self:
        return cls.from_dict(json.loads(text))
