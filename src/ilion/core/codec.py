"""Reading and writing a state's fields through one list of them (`State.visit_fields`)."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Protocol

from ilion.core.errors import TEXTS, InvalidField
from ilion.core.text import printable

LIMITS = {
    "B": (0, 0xFF),
    "b": (-0x80, 0x7F),
    "H": (0, 0xFFFF),
    "h": (-0x8000, 0x7FFF),
    "i": (-0x80000000, 0x7FFFFFFF),
    "Q": (0, 0xFFFFFFFFFFFFFFFF),
}


@cache
def _packed(kind: str, count: int) -> struct.Struct:
    """Return the packed format of `count` numbers of a kind. `struct` itself would parse the format every time."""
    return struct.Struct(f"<{count}{kind}")


class Codec(Protocol):
    """Takes the current value of a field and returns its new value. Kinds are those of `struct`."""

    reads: bool  # whether new values may differ from the current ones

    def one(self, kind: str, name: str, value: int) -> int: ...

    def many(self, kind: str, name: str, value: Sequence[int]) -> list[int]: ...


class Writer:
    """Collects the fields as little-endian bytes and changes nothing."""

    reads = False

    def __init__(self) -> None:
        self.bytes = bytearray()

    def one(self, kind: str, name: str, value: int) -> int:
        self.bytes += _packed(kind, 1).pack(value)
        return value

    def many(self, kind: str, name: str, value: Sequence[int]) -> list[int]:
        self.bytes += _packed(kind, len(value)).pack(*value)
        return list(value)


class Reader:
    """Takes the fields from bytes. Raises `ValueError` if there are too few; `end()` does if there are too many."""

    reads = True

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def one(self, kind: str, name: str, value: int) -> int:
        return self.many(kind, name, (value,))[0]

    def many(self, kind: str, name: str, value: Sequence[int]) -> list[int]:
        form = _packed(kind, len(value))
        try:
            found = form.unpack_from(self.data, self.at)
        except struct.error:
            raise ValueError(f"the bytes end within the field {name!r}") from None
        self.at += form.size
        return list(found)

    def end(self) -> None:
        if self.at != len(self.data):
            raise ValueError(f"{len(self.data) - self.at} bytes are left over")


class FieldWriter:
    """Collects the fields by name and changes nothing."""

    reads = False

    def __init__(self) -> None:
        self.fields: dict[str, int | list[int]] = {}

    def one(self, kind: str, name: str, value: int) -> int:
        self.fields[name] = value
        return value

    def many(self, kind: str, name: str, value: Sequence[int]) -> list[int]:
        self.fields[name] = list(value)
        return list(value)


class FieldReader:
    """Takes the fields that a mapping names and leaves the others unchanged. Raises `InvalidField`; `end()` does for unknown
    names."""

    reads = True

    def __init__(self, fields: Mapping[str, int | Sequence[int]]) -> None:
        self.fields = fields
        self.used: set[str] = set()

    def one(self, kind: str, name: str, value: int) -> int:
        given = self.fields.get(name, value)
        if not isinstance(given, int):
            raise InvalidField(TEXTS.text("misread-single", part=name, found=len(given)))
        return self.many(kind, name, (value,), (given,))[0]

    def many(self, kind: str, name: str, value: Sequence[int], given: Sequence[int] | None = None) -> list[int]:
        self.used.add(name)
        if given is None:
            found = self.fields.get(name, value)
            if isinstance(found, int):
                raise InvalidField(TEXTS.text("misread-count", part=name, wanted=len(value), found=1))
            given = found
        low, high = LIMITS[kind]
        if len(given) != len(value):
            raise InvalidField(TEXTS.text("misread-count", part=name, wanted=len(value), found=len(given)))
        for number in given:
            if not low <= number <= high:
                raise InvalidField(TEXTS.text("misread-range", part=name, given=str(number), range=f"{low} … {high}"))
        return list(given)

    def end(self) -> None:
        if unknown := set(self.fields) - self.used:
            raise InvalidField(TEXTS.text("position-unknown", part=", ".join(sorted(unknown))))


def read_number(name: str, word: str) -> int:
    """Return the number that a part of a position consists of. Raises `InvalidField`."""
    try:
        return int(word)
    except ValueError:
        raise InvalidField(TEXTS.text("misread-number", part=name, given=printable(word))) from None
