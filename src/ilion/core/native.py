"""Words for compiled modules: annotations that name C types, and the decorator that keeps a method in Python.

To Python and to type checkers they are ordinary numbers and buffers; the build reads them when it derives a `.pxd`
(`ilion.build.companions`).
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

u16: TypeAlias = int  # sixteen bits, without a sign
u64: TypeAlias = int
Floats: TypeAlias = Any  # a buffer of float32
Doubles: TypeAlias = Any  # a buffer of float64
Marks: TypeAlias = Any  # a buffer of bytes
Bits: TypeAlias = Any  # a buffer of words of 64 bits
Shorts: TypeAlias = list[int]  # an array inside a state: sixteen bits, with a sign

F = TypeVar("F")


def public(method: F) -> F:
    """Mark a method of a compiled class that Python code may call. It must check its arguments: a C method trusts them."""
    return method
