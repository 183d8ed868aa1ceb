"""Games that bring an observation up to date instead of writing it anew."""

from __future__ import annotations

from typing import Any

from ilion.core.state import State


class RewritingState(State):
    """A state of a game whose observation is long and changes little from move to move."""

    def rewrite_(self, seat: int, out: Any, anew: bool) -> None:
        """Bring a buffer up to date that this object wrote last, for whatever seat; if `anew`, it is all zeros instead. Afterwards
        it holds what `tensor_into_` writes. Copies of a state do not remember what it wrote."""
