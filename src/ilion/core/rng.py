"""Random numbers that are the same on every platform, interpreted and compiled: SplitMix64."""

from __future__ import annotations

from collections.abc import Callable

import cython

MASK = (1 << 64) - 1


class Rng:
    """A stream of random numbers, fixed by its seed (any integer; reduced modulo 2**64).

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)]
    [2, 0, 5, 4, 4]
    """

    state: int

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def below(self, n: int) -> int:
        """Return an integer from 0 to n-1, each equally likely."""
        if not 1 <= n < 1 << 32:
            raise ValueError(f"below({n}): n must be between 1 and 2**32 - 1")
        return self.below_(n)

    def copy(self) -> Rng:
        """Return an independent generator that continues with the same numbers."""
        return Rng(self.state)

    def __repr__(self) -> str:
        return f"Rng({self.state})"

    def __getattr__(self, name: str) -> Callable[..., int]:
        """Give rules in plain Python `below_`, which is a C method if the core is compiled."""
        if name == "below_":
            return self.below
        raise AttributeError(f"Rng has no attribute {name!r}")


if not cython.compiled:
    from ilion.core import interpreted

    Rng.next_ = interpreted.next_  # type: ignore[attr-defined]
    Rng.below_ = interpreted.below_  # type: ignore[attr-defined]
