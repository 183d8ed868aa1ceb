"""Connections to a table, and messages for them. A host extends `Caller`, so this module is not compiled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from ilion.table.visibility import Viewer


@dataclass(eq=False)
class Caller:
    """A connection to a table: its user (None: a spectator), and the seat whose view it gets (None: a spectator's view)."""

    user_id: str | None
    name: str = ""
    viewer: Viewer = field(default=None, kw_only=True)


C = TypeVar("C", bound=Caller)


class Delivery(NamedTuple, Generic[C]):
    """One message and all callers that get it."""

    message: dict[str, Any]
    to: Sequence[C]
