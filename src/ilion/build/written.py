"""Reads the declarations in a `.pxd` that is written by hand: its classes with their fields and C methods."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

CLASS = re.compile(r"cdef class (\w+)(?:\((\w+)\))?:")
METHOD = re.compile(r"    cp?def (?:inline )?([\w\[\]: ]+?) (\w+)\(self(?:, )?(.*)\) noexcept(?: nogil)?")
FIELD = re.compile(r"    cdef (?:readonly |public )?([\w\[\]:]+) ([\w, \[\]]+?)(?:  #.*)?$")
CIMPORT = re.compile(r"from ([\w.]+) cimport (.+)")


@dataclass
class Signature:
    """A C function: its result, and its arguments with their types."""

    result: str
    names: list[str]
    types: list[str]

    def text(self, name: str) -> str:
        arguments = [f"{kind} {argument}" for kind, argument in zip(self.types, self.names, strict=True)]
        return f"{self.result} {name}({', '.join(arguments)})"


class Method(Signature):
    """A C method: `text` has self, too."""

    def text(self, name: str) -> str:
        return super().text(name).replace("(", "(self, " if self.names else "(self", 1)


@dataclass
class WrittenClass:
    name: str
    base: str
    base_module: str
    methods: dict[str, Signature] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)


def read_pxd(path: Path) -> list[WrittenClass]:
    """Return the classes that a `.pxd` declares."""
    found: list[WrittenClass] = []
    homes: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := CIMPORT.match(line):
            homes |= dict.fromkeys(match[2].split(", "), match[1])
        elif match := CLASS.match(line):
            found.append(WrittenClass(match[1], match[2] or "", homes.get(match[2] or "", "")))
        elif not line.startswith("    "):
            continue
        elif found and (match := METHOD.match(line)):
            arguments = [argument.rpartition(" ") for argument in match[3].split(", ") if argument]
            types = [kind.strip() for kind, _, _ in arguments]
            found[-1].methods[match[2]] = Method(match[1], [name for _, _, name in arguments], types)
        elif found and (match := FIELD.match(line)):
            for name in match[2].split(", "):
                found[-1].fields[name.partition("[")[0]] = match[1]
    return found
