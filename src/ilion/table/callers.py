"""Connections to a table, and what they are sent. A host adds to `Caller` what it needs, so this module is not compiled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from ilion.table.visibility import Viewer


@dataclass(eq=False)
class Caller:
    """A connection to a table: whose it is (None: a spectator's), and the seat whose view it gets (None: a spectator's view)."""

    user_id: str | None
    name: str = ""
    viewer: Viewer = field(default=None, kw_only=True)


C = TypeVar("C", bound=Caller)


class Delivery(NamedTuple, Generic[C]):
    """One message and all callers who get it."""

    message: dict[str, Any]
    to: Sequence[C]
