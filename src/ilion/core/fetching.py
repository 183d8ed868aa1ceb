"""Prefetching, which Python cannot do: compiled states have these methods in C, in `rewriting.pxd`."""

from __future__ import annotations

from typing import Any

EVERY_PIECE = (1 << 64) - 1  # of a mask, for `RewritingState.pieces_with_marks_`


class Fetching:
    """The same in Python, for interpreted mode and type checkers. Prefetching changes no result, so these methods do nothing."""

    __slots__ = ()

    def fetch_(self, field: Any, offset: int, length: int) -> None:
        """Fetch bytes of a field, or behind it."""

    def fetch_first_(self, length: int) -> None:
        """Fetch the first bytes of the state."""

    def fetch_entries_(self, out: Any, first: int, n: int) -> None:
        """Fetch entries of a buffer of numbers."""

    def mark_bits_(self, out: Any, first: int, bits: int, n: int) -> None:
        """Write the lowest n bits of a number as marks, from an entry on."""
        for i in range(n):
            out[first + i] = bits >> i & 1
