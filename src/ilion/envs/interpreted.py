"""Stand-ins for the C code in `batch.pxd`, for interpreted mode."""

from __future__ import annotations

from typing import Any

import numpy as np


def hold_rows(lane: Any) -> None:
    """Do nothing: only C has addresses."""


def deliver_marks(desk: Any, lane: Any) -> int:
    lane.mask[:] = desk.mask
    desk.mask[:] = 0
    return int(np.count_nonzero(lane.mask))


def deliver_bits(desk: Any, lane: Any, within: int) -> None:
    desk.bits, bits = [0] * len(desk.bits), desk.bits
    lane.mask[:] = 0
    for piece in range(64):
        if within >> piece & 1:
            part = lane.mask[64 * piece : 64 * piece + 64]
            part[:] = [bits[piece] >> i & 1 for i in range(len(part))]


def lay_out_row(desk: Any, lane: Any) -> None:
    desk.row = lane.observation


def nth_mark(lane: Any, n: int) -> int:
    return int(np.flatnonzero(lane.mask)[n])


def prefetch(address: int, lines: int) -> None:
    """Do nothing: only compiled code can prefetch."""


def prefetch_rows(lane: Any) -> None:
    """Do nothing."""


def prefetch_state(state: Any, lines: int) -> None:
    """Do nothing."""


def take(taken: Any, at: int, portion: int) -> int:
    """Add a portion to a number, and return the number before."""
    before = int(taken[at])
    taken[at] += portion
    return before
