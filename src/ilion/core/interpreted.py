"""Stand-ins for the C helpers at the end of `state.pxd`, for interpreted mode."""

from __future__ import annotations

from typing import Any

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
