"""Prefetching, which Python cannot do: compiled states have these methods in C, in `rewriting.pxd`."""

from __future__ import annotations

from typing import Any

EVERY_PIECE = (1 << 64) - 1  # of a mask, for `RewritingState.pieces_with_marks_`
WORD = (1 << 64) - 1


class Fetching:
    """The same in Python, for interpreted mode and type checkers. Prefetching changes no result, so these methods do nothing."""

    __slots__ = ()

    def fetch_(self, field: Any, offset: int, length: int, most: int) -> None:
        """Fetch bytes of a field, or behind it; `most` is a constant that `length` never exceeds."""

    def fetch_first_(self, length: int) -> None:
        """Fetch the first bytes of the state."""

    def fetch_entries_(self, out: Any, first: int, n: int) -> None:
        """Fetch entries of a buffer of numbers."""

    def mark_bits_(self, out: Any, first: int, bits: int, n: int) -> None:
        """Write the lowest n bits of a number as marks, from an entry on."""
        for i in range(n):
            out[first + i] = bits >> i & 1

    def low_bytes_(self, field: Any, first: int) -> int:
        """Return one bit for each of eight bytes of a field, from one on, that is below 128. Bytes behind the field may give any
        bit."""
        return sum((value < 128) << i for i, value in enumerate(field[first : first + 8]))

    def put_twelves_(self, out: Any, rows: Any, n: int) -> None:
        """Set the bits of n rows of twelve in words of 64 that are all zeros, one row behind the other from the first bit on. The
        rows behind them, up to a multiple of four, are zeros, too."""
        for row in range(n):
            word, bit = divmod(12 * row, 64)
            out[word] |= rows[row] << bit & WORD
            if bit > 52:
                out[word + 1] |= rows[row] >> 64 - bit
