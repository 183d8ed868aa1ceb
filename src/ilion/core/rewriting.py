"""Games that update an observation instead of rewriting all of it."""

from __future__ import annotations

from typing import Any

from ilion.core.fetching import EVERY_PIECE, Fetching
from ilion.core.native import u64
from ilion.core.state import State

NEAR = 1024  # bytes
ONE: u64 = 1


class RewritingState(State, Fetching):
    """A state of a game whose observation is long and changes little from move to move."""

    def rewrite_(self, seat: int, out: Any, anew: bool) -> None:
        """Update a buffer that this object was the last to write, for any seat; if `anew`, the buffer is all zeros. Afterwards it
        holds the same as after `tensor_into_`. Copies of a state do not know what it wrote."""

    def legal_bits_(self, out: Any) -> int:
        """Set the bit of every legal action in words of 64 that are all zeros; one word more may be written over. Return how many
        actions are legal."""
        n = self.count_()
        for i in range(n):
            action = self.nth_(i)
            out[action >> 6] |= ONE << (action & 63)
        return n

    def pieces_with_marks_(self) -> u64:
        """Return the pieces of a mask, 64 entries each, in which a legal action may lie now, one bit for each of the first 64. A
        batch does not check the others."""
        return EVERY_PIECE

    # With many games at once, the next one is not in the processor's cache. These two methods fetch it while a move is made in
    # another game, with the methods of `Fetching`. Results must not depend on that.

    def fetch_fields_(self) -> None:
        """Fetch the fields that every move needs."""
        self.fetch_first_(NEAR)

    def expect_(self, action: int, out: Any) -> None:
        """Also fetch the rest that an action of the actor needs, and the entries that will be rewritten after it."""
