"""What can go wrong, as types. Each says what is wrong and what would be right; none of them changes anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ilion.core.text import Fact, Refusal, Text


class IlionError(Exception):
    """The parent of all errors of this package."""


class UnknownGame(IlionError, LookupError):
    """No game has this id."""


class InvalidOption(IlionError, ValueError):
    """An option or a number of seats that the game does not have."""


class IllegalMove(IlionError, ValueError):
    """The rules forbid it: `clause` says which, `key` and `facts` say why, `str()` says it in English."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def clause(self) -> str:
        return self.refusal.clause

    @property
    def key(self) -> str:
        return self.refusal.key

    @property
    def facts(self) -> Mapping[str, Fact]:
        return self.refusal.facts

    def __str__(self) -> str:
        return f"{self.refusal} ({self.clause})"


class InvalidNotation(IlionError, ValueError):
    """A text that means no move here; the message says what would be understood."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)


class InvalidPosition(IlionError, ValueError):
    """A position text that is garbled or describes what cannot happen."""


class InvalidBytes(IlionError, ValueError):
    """Bytes that are no state of this game and version."""


class InvalidRecord(IlionError, ValueError):
    """A record that is truncated, altered, or contains a move the rules forbid; `line` counts from 1, if one is at fault."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
