"""What a state can have the processor do that Python cannot: compiled states have these methods in C, in `rewriting.pxd`."""

from __future__ import annotations

from typing import Any

EVERY_PIECE = (1 << 64) - 1  # of a mask, for `RewritingState.pieces_with_marks_`


class Fetching:
    """The same in Python, for interpreted mode and type checkers. To fetch something ahead changes nothing, so nothing is done."""

    __slots__ = ()

    def fetch_(self, field: Any, offset: int, length: int) -> None:
        """Have bytes of a field, or behind it, fetched."""

    def fetch_first_(self, length: int) -> None:
        """Have the first bytes of the state fetched."""

    def fetch_entries_(self, out: Any, first: int, n: int) -> None:
        """Have entries of a buffer of numbers fetched."""

    def mark_bits_(self, out: Any, first: int, bits: int, n: int) -> None:
        """Write the lowest n bits of a number as marks, from an entry on."""
        for i in range(n):
            out[first + i] = bits >> i & 1
