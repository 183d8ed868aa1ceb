"""Names for the entries of an observation and for the numbers of actions, so that no program has to count."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

Entry = tuple[int, int, str]  # the first entry, the number of entries, and their content
Name = tuple[str, tuple[int, ...]]  # of a part, and its shape; the last index counts fastest


class Part(NamedTuple):
    """Some entries (or actions) in a row that belong together, as an array."""

    name: str
    first: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def named(entries: Sequence[Entry], names: Sequence[Name]) -> tuple[Part, ...]:
    """Name the entries of a list, in its order."""
    parts = tuple(Part(name, first, shape, text) for (first, _, text), (name, shape) in zip(entries, names, strict=True))
    for part, (_, size, _) in zip(parts, entries, strict=True):
        if part.size != size:
            raise ValueError(f"{part.name} has {size} entries, which is not the shape {part.shape}")
    return parts
