"""Games that bring an observation up to date instead of writing it anew."""

from __future__ import annotations

from typing import Any

from ilion.core.fetching import EVERY_PIECE, Fetching
from ilion.core.native import u64
from ilion.core.state import State

NEAR = 1024  # bytes


class RewritingState(State, Fetching):
    """A state of a game whose observation is long and changes little from move to move."""

    def rewrite_(self, seat: int, out: Any, anew: bool) -> None:
        """Bring a buffer up to date that this object wrote last, for whatever seat; if `anew`, it is all zeros instead. Afterwards
        it holds what `tensor_into_` writes. Copies of a state do not remember what it wrote."""

    def pieces_with_marks_(self) -> u64:
        """Return the pieces of a mask, 64 entries each, in which a legal action may lie now, one bit for each of the first 64. A
        batch does not look into the others."""
        return EVERY_PIECE

    # With many games at once nothing of the next one is in the processor's cache. These two have it fetched while a move is made in
    # another game, by the methods of `Fetching`. Nothing may depend on that.

    def fetch_fields_(self) -> None:
        """Have the fields fetched that any move needs."""
        self.fetch_first_(NEAR)

    def expect_(self, action: int, out: Any) -> None:
        """Have the rest fetched, too, that an action of the actor needs, and the entries that will be rewritten after it."""
