"""Stand-ins for the C code in `state.pxd` and `rng.pxd`, for interpreted mode."""

from __future__ import annotations

from typing import Any

MASK = (1 << 64) - 1
LOW = (1 << 32) - 1

COUNT, NTH, LEGAL, WEIGHT, APPLY, SEEN, REVEALS, SCORE, PLACE = range(9)


def ask_(state: Any, what: int, a: int, b: int) -> int:
    raise NotImplementedError("an interpreted core calls methods directly")


def ask_with_(state: Any, name: str, first: Any, second: Any) -> int:
    raise NotImplementedError("an interpreted core calls methods directly")


def is_plain(state: Any) -> bool:
    """Whether a class is written in Python although the core is compiled."""
    return False


def bare(state: Any) -> Any:
    """Return a new object of the same class, without fields."""
    cls: Any = type(state)
    return cls.__new__(cls)


def copy_block(to: Any, source: Any) -> None:
    """Copy all fields."""
    to.seats, to.actor = source.seats, source.actor  # they lie elsewhere if the core is compiled
    for name, value in vars(source).items():
        setattr(to, name, value[:] if isinstance(value, list) else value)


def set_span(state: Any, end: int) -> None:
    raise NotImplementedError("an interpreted state is no block of memory")


def put(state: Any, at: int, data: bytes) -> None:
    raise NotImplementedError("an interpreted state is no block of memory")


def next_(rng: Any) -> int:
    rng.state = (rng.state + 0x9E3779B97F4A7C15) & MASK
    z: int = rng.state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below_(rng: Any, n: int) -> int:
    """Return a uniform number in 0 … n-1 for 1 ≤ n < 2**32: multiply and shift, rejecting the few values that would bias it."""
    wide = (next_(rng) >> 32) * n
    if wide & LOW < n:
        unfair = (LOW + 1 - n) % n
        while wide & LOW < unfair:
            wide = (next_(rng) >> 32) * n
    return wide >> 32
