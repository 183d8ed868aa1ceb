"""Random numbers that are the same on every platform, interpreted and compiled: SplitMix64."""

from __future__ import annotations

MASK = (1 << 64) - 1
LOW = (1 << 32) - 1
STEP = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


class Rng:
    """A stream of random numbers, fixed by its seed (any integer; reduced modulo 2**64).

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)]
    [2, 0, 5, 4, 4]
    """

    state: int

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next_(self) -> int:
        self.state = (self.state + STEP) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_A) & MASK
        z = ((z ^ (z >> 27)) * MIX_B) & MASK
        return z ^ (z >> 31)

    def below_(self, n: int) -> int:
        """Return a uniform number in 0 … n-1 for 1 ≤ n < 2**32: multiply and shift, rejecting the few values that would bias it."""
        wide = (self.next_() >> 32) * n
        if wide & LOW < n:
            unfair = (LOW + 1 - n) % n
            while wide & LOW < unfair:
                wide = (self.next_() >> 32) * n
        return wide >> 32

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
