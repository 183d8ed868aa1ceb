"""The errors of this package. Each names the fault and the correct form; none of them changes anything."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from ilion.core.text import Catalogue, Fact, Refusal, Text

TEXTS = Catalogue("ilion.core")


class IlionError(Exception):
    """The base class of all errors of this package. It is created with a text, which can be expressed in every language, or with an
    English sentence. `str()` is English."""

    @property
    def text(self) -> Text:
        """The fault in words for people: a key with facts. An error with only an English sentence gives that in every language."""
        message = self.args[0] if self.args else None
        return message if isinstance(message, Text) else as_text(str(self))


def as_text(sentence: str) -> Text:
    """Return a sentence that is the same in every language as a text."""
    return TEXTS.text("as-is", words=sentence)


def text_of(error: Exception) -> Text:
    """Return the message of an error, if possible as a text that exists in every language."""
    return error.text if isinstance(error, IlionError) else as_text(str(error) or type(error).__name__)


def system_reason(error: OSError) -> Text:
    """Return the operating system's reason for a refusal."""
    key = f"os-{errno.errorcode.get(error.errno or 0, '').lower()}"
    return TEXTS.text(key) if key in TEXTS else as_text(error.strerror or str(error))


class UnknownGame(IlionError, LookupError):
    """No game has this id."""


class UnusableGame(IlionError, ImportError):
    """A game of another package that does not work with this Ilion; the message gives the reason and the remedy."""


class InvalidOption(IlionError, ValueError):
    """An option or a number of seats that the game does not have."""


class IllegalMove(IlionError, ValueError):
    """The rules forbid the action. `clause` is the rule, `key` and `facts` are the reason, and `str()` is the English sentence."""

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

    @property
    def text(self) -> Text:
        return TEXTS.text("with-clause", refusal=(self.refusal,), clause=self.clause)

    def __str__(self) -> str:
        return str(self.text)


class InvalidNotation(IlionError, ValueError):
    """A text that means no move here. The message gives an example of a move."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)


class InvalidField(IlionError, ValueError):
    """A field of a state, or the part of a position that describes one, that cannot be read."""


class InvalidPosition(IlionError, ValueError):
    """A position that cannot be read or is impossible."""


class InvalidBytes(IlionError, ValueError):
    """Bytes that are not a state of this game and version."""


class InvalidRecord(IlionError, ValueError):
    """A record that is truncated, altered, or contains an illegal move; `line` counts from 1, and is None if no line is to
    blame."""

    def __init__(self, message: str | Text, line: int | None = None) -> None:
        text = message if isinstance(message, Text) else as_text(message)
        super().__init__(TEXTS.text("record-line", line=line, reason=(text,)) if line else text)
        self.line = line
