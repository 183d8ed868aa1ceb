"""The interface of tables to the processes in which bots think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ilion.bots.worker import HintMove
from ilion.table.thinking import HintTask


class NoDecision(Exception):
    """Every worker that was asked failed, or none had time."""


@dataclass(frozen=True)
class Asker:
    """The person whose time a hint takes: people share the workers fairly."""

    user_id: str
    address: str
    table: str


class Adviser(Protocol):
    """Gives hints."""

    async def advise(self, task: HintTask, asker: Asker, seconds: float) -> list[HintMove]: ...
