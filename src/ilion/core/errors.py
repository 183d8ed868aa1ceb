"""The errors of this package. Each says what is wrong and what would be right; none of them changes anything."""

from __future__ import annotations

from collections.abc import Mapping

from ilion.core.text import Fact, Refusal, Text


class IlionError(Exception):
    """The base class of all errors of this package."""


class UnknownGame(IlionError, LookupError):
    """No game has this id."""


class UnusableGame(IlionError, ImportError):
    """A game of another package that does not work with this Ilion; the message says why and what to do."""


class InvalidOption(IlionError, ValueError):
    """An option or a number of seats that the game does not have."""


class IllegalMove(IlionError, ValueError):
    """The rules forbid the action. `clause` is the rule, `key` and `facts` say why, and `str()` is the English sentence."""

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
    """A text that means no move here. The message gives an example of a move."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)


class InvalidPosition(IlionError, ValueError):
    """A position that cannot be read or is impossible."""


class InvalidBytes(IlionError, ValueError):
    """Bytes that are not a state of this game and version."""


class InvalidRecord(IlionError, ValueError):
    """A record that is truncated, altered, or contains an illegal move; `line` counts from 1, and is None if no line is to
    blame."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
