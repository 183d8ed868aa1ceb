"""Constants as C declarations."""

from __future__ import annotations

from array import array
from typing import Any


def declare_constant(name: str, value: Any) -> str | None:
    """Return the C declaration of a number or a list of numbers; None for anything else."""
    from ilion.core.fields import C_TYPES, LIMITS

    if isinstance(value, int) and -(1 << 31) <= value < 1 << 31:
        return f"cdef int {name}"
    if isinstance(value, int) and 0 <= value < 1 << 64:
        return f"cdef uint64_t {name}"
    if isinstance(value, array) and value.typecode in "fd":
        return f"cdef {'float' if value.typecode == 'f' else 'double'}[::1] {name}"
    if isinstance(value, float):
        return f"cdef double {name}"
    if not isinstance(value, list | tuple) or not value:
        return None
    if all(isinstance(item, int) for item in value):
        kind = next((kind for kind, (low, high) in LIMITS.items() if low <= min(value) and max(value) <= high), None)
        return kind and f"cdef {C_TYPES[kind]} {name}[{len(value)}]"
    if all(isinstance(item, int | float) for item in value):
        return f"cdef double {name}[{len(value)}]"
    return None
