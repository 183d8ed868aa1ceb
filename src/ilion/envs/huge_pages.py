"""Large pages of memory for many objects. A processor finds the memory of a page through a table of which it caches only a part:
with thousands of games in small pages it would look up every one of them again at each step."""

from __future__ import annotations

import ctypes
import mmap
import sys

import numpy as np
from numpy.typing import NDArray

PAGE = 1 << 21  # bytes of a large page
LEAST = 8 * PAGE  # less than that is not worth it
COLLAPSE = 25  # MADV_COLLAPSE of Linux 6.1 and later: at once; otherwise the kernel does it in its own time


def use_huge_pages(addresses: NDArray[np.intp], size: int) -> None:
    """Ask the kernel to hold objects of a size in large pages. If it cannot, everything stays as it is."""
    if not sys.platform.startswith("linux") or not hasattr(mmap, "MADV_HUGEPAGE"):
        return
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    for first, end in stretches(addresses, size):
        begin = -(-first // PAGE) * PAGE
        length = end // PAGE * PAGE - begin
        if length >= LEAST and advise(begin, length, mmap.MADV_HUGEPAGE) == 0:
            advise(begin, length, COLLAPSE)


def stretches(addresses: NDArray[np.intp], size: int) -> list[tuple[int, int]]:
    """Return the memory of the objects, as stretches without a gap of a whole page."""
    places = np.sort(addresses)
    gaps = np.flatnonzero(np.diff(places) > size + PAGE)
    firsts = places[np.concatenate(([0], gaps + 1))]
    lasts = places[np.concatenate((gaps, [len(places) - 1]))]
    return [(int(first), int(last) + size) for first, last in zip(firsts, lasts, strict=True)]
