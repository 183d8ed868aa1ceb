"""The fields of a state, declared once in a table, each with its length, its limits and its initial value.

    class Table(Fields):
        __slots__ = ()

        phase: int = one(ENDED)
        heroes: list[int] = many(28, 7)
        total: list[int] = many(7, 7, kept=False)

    class Rules(State, Table): ...

The C fields of the compiled class, new games, copies, bytes, positions and the check of every limit all follow from the table. This
module is never compiled, because the build reads tables with it, too.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ilion.core.errors import TEXTS, InvalidField

HEAP_TYPE = 1 << 9  # the flag of classes made by a Python class statement, not by C
C_TYPES = {"B": "byte", "b": "sbyte", "H": "uint16_t", "h": "int16_t", "i": "int", "?": "bint", "d": "double"}
LIMITS = {"B": (0, 0xFF), "b": (-0x80, 0x7F), "H": (0, 0xFFFF), "h": (-0x8000, 0x7FFF), "i": (-0x80000000, 0x7FFFFFFF)}
IN_MEMORY = {"?": "i"}  # Cython's bint is an int
WORD = struct.calcsize("P")


class Field(NamedTuple):
    """One field of a table."""

    kind: str  # as in `struct`
    length: int | None  # None: a single number
    low: int
    high: int | None  # None: the last seat
    start: float | Sequence[float]
    kept: bool  # in bytes and positions; the other fields follow from those that are, or from seats and options
    scratch: bool = False  # filled before it is read: copies leave it out, and it may hold anything in them

    def initial(self) -> Any:
        """Return the value in a new game."""
        if self.length is None:
            return bool(self.start) if self.kind == "?" else self.start
        return list(self.start) if isinstance(self.start, Sequence) else [self.start] * self.length

    def packer(self) -> struct.Struct:
        """Return the format of the field in a compiled object."""
        return struct.Struct(f"={self.length or 1}{IN_MEMORY.get(self.kind, self.kind)}")


def one(high: int, low: int = 0, *, start: int = 0, kept: bool = True, scratch: bool = False) -> Any:
    """Declare a number from low to high."""
    return Field(_kind(low, high), None, low, high, start, kept and not scratch, scratch)


def many(length: int, high: int, low: int = 0, *, start: int | Sequence[int] = 0, kept: bool = True, scratch: bool = False) -> Any:
    """Declare a list of numbers from low to high; `start` is the list in a new game, or the number that fills it."""
    return Field(_kind(low, high), length, low, high, start, kept and not scratch, scratch)


def seat(*, kept: bool = True) -> Any:
    """Declare the number of a seat."""
    return Field("B", None, 0, None, 0, kept)


def flag(*, start: bool = False, kept: bool = True) -> Any:
    """Declare a truth value."""
    return Field("?", None, 0, 1, start, kept)


def real(*, start: float = 0.0, scratch: bool = False) -> Any:
    """Declare a floating-point number. It is never stored in bytes, because positions must be exact."""
    return Field("d", None, 0, 0, start, False, scratch)


def reals(length: int, *, scratch: bool = False) -> Any:
    """Declare a list of floating-point numbers."""
    return Field("d", length, 0, 0, 0.0, False, scratch)


def integer(*, scratch: bool = False) -> Any:
    """Declare a C int without limits, for scratch space."""
    return Field("i", None, *LIMITS["i"], 0, False, scratch)


def integers(length: int, *, scratch: bool = False) -> Any:
    """Declare a list of C ints without limits, for scratch space."""
    return Field("i", length, *LIMITS["i"], 0, False, scratch)


def _kind(low: int, high: int) -> str:
    """Return the smallest C type that holds all numbers from low to high."""
    found = next((kind for kind, (least, most) in LIMITS.items() if least <= low and high <= most), None)
    if found is None or low > high:
        raise ValueError(f"a field cannot hold the numbers {low} … {high}")
    return found


class Fields:
    """The base class of all tables."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        if Fields in cls.__bases__ and "__slots__" not in cls.__dict__:
            raise TypeError(f"{cls.__qualname__}: a table needs the line `__slots__ = ()`")


def tables(cls: type) -> list[type]:
    """Return the tables that a class adds to those of its base class."""
    return [base for base in cls.__bases__ if Fields in base.__bases__]


def declared(table: type) -> list[tuple[str, Field]]:
    """Return the fields of a table in their order."""
    return [(name, value) for name, value in vars(table).items() if isinstance(value, Field)]


def added(cls: type) -> list[tuple[str, Field]]:
    """Return the fields that a class adds to those of its base class."""
    return [entry for table in tables(cls) for entry in declared(table)]


def all_fields(cls: type) -> list[tuple[str, Field]]:
    """Return all fields of a class, those of its base classes first."""
    return [entry for layer in reversed(cls.__mro__) for entry in added(layer)]


class Stored(NamedTuple):
    """A field in bytes: its limits, and its place and format in a compiled object."""

    name: str
    kind: str
    length: int | None
    low: int
    high: int | None
    at: int
    pack: Callable[..., bytes]

    def check(self, value: int | list[int], seats: int) -> None:
        """Raise `InvalidField` for a value outside the limits."""
        high = seats - 1 if self.high is None else self.high
        numbers = value if isinstance(value, list) else (value,)
        if min(numbers) < self.low or max(numbers) > high:
            wrong = next(number for number in numbers if not self.low <= number <= high)
            limits = f"{self.low} … {high}"
            raise InvalidField(TEXTS.text("misread-range", part=self.name, given=str(wrong), range=limits))


class Layout(NamedTuple):
    """The fields of a class, and their layout in a compiled object."""

    fields: list[tuple[str, Field]]
    kept: list[Stored]
    at: int  # where the fields begin
    end: int  # where those end that copies need
    start: bytes  # their values in a new game


_layouts: dict[type, Layout] = {}


def layout_of(cls: type) -> Layout:
    """Return the layout of a state's class. Raises `TypeError` if the class has been compiled with other fields."""
    found = _layouts.get(cls)
    if found is None:
        found = _layouts[cls] = _lay_out(cls)
    return found


def _lay_out(cls: type) -> Layout:
    """Compute the place of each field by the rules of C. A compiled class must have exactly the fields of its tables, because
    copies take them as one block of memory."""
    kept: list[Stored] = []
    first, end, memory = 0, 0, bytearray()
    for layer in reversed(cls.__mro__):
        fields = added(layer)
        compiled = not layer.__flags__ & HEAP_TYPE
        at = layer.__base__.__basicsize__ if compiled and layer.__base__ else 0
        if fields and not first:
            first = at
        for name, field in fields:
            if end and not field.scratch:
                raise TypeError(f"{cls.__qualname__}: the field {name} must stand before those that are scratch")
            packer = field.packer()
            size = packer.size // (field.length or 1)
            at = -(-at // size) * size
            if field.scratch and not end:
                end = at
            if field.kept:
                kind = "B" if field.kind == "?" else field.kind
                kept.append(Stored(name, kind, field.length, field.low, field.high, at, packer.pack))
            value = field.initial()
            memory += bytes(max(0, at - first - len(memory))) + packer.pack(*(value if isinstance(value, list) else (value,)))
            at += packer.size
        if fields:
            at += bool(fields[-1][1].length)  # the fence behind an array
            if compiled and -(-at // WORD) * WORD != layer.__basicsize__:
                raise TypeError(f"{layer.__qualname__} was compiled with other fields than its table declares: build it again")
        elif first and compiled and layer.__base__ and layer.__basicsize__ != layer.__base__.__basicsize__:
            raise TypeError(f"{layer.__qualname__} has fields that no table declares")
    return Layout(all_fields(cls), kept, first, end or first + len(memory), bytes(memory))
