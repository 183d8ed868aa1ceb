"""What tables need from the processes in which bots think."""

from __future__ import annotations

from typing import Protocol

from ilion.bots.worker import HintMove
from ilion.core.state import State


class NoDecision(Exception):
    """Every worker that was asked failed."""


class Adviser(Protocol):
    """Gives hints."""

    async def advise(self, world: State, seat: int, seconds: float) -> list[HintMove]: ...
