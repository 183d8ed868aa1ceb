"""A preview in words: the consequences of a move as labels and values in a language, for any game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ilion.core.game import Game
from ilion.core.text import ANONYMOUS, Fact, Names


def foreseen(game: Game[Any], preview: Mapping[str, Any], language: str, names: Names = ANONYMOUS) -> Iterator[tuple[str, str]]:
    """Yield the known entries of a preview as labels and values. A label is the game's text `preview-<name>`, or the name itself.
    In every game `odds` are favourable cases and all cases, and `changes` are points, one number per seat."""
    words = _Words(game, language, names)
    for name, value in preview.items():
        if name == "kind" or value is None:
            continue
        label = words.word(f"preview-{name}", name.replace("_", " "))
        if name == "odds":
            good, cases = value
            yield label, words.message("odds", good=good, cases=cases, percent=round(100 * good / cases))
        elif name == "changes":
            changes = (words.message("change", seat=seat, points=f"{by:+}") for seat, by in enumerate(value) if by)
            yield label, ", ".join(changes) or words.message("none")
        else:
            yield label, words.in_words(name, value)


class _Words:
    def __init__(self, game: Game[Any], language: str, names: Names) -> None:
        self.catalogue = game.catalogue
        self.seats = game.preview_seats
        self.language = language
        self.names = names

    def message(self, key: str, **facts: Fact) -> str:
        return self.catalogue.format(f"preview-value-{key}", facts, self.language, self.names)

    def word(self, key: str, otherwise: str) -> str:
        return self.catalogue.format(key, language=self.language) if key in self.catalogue else otherwise

    def in_words(self, name: str, value: Any) -> str:
        """Return plain data as text; a word for which the game has a text, such as `district-gate`, becomes that text."""
        if isinstance(value, list):
            return ", ".join(self.in_words(name, part) for part in value) or self.message("none")
        if isinstance(value, Mapping):
            parts = (f"{self.in_words(name, key)} {self.in_words(key, part)}" for key, part in value.items())
            return ", ".join(parts) or self.message("none")
        if isinstance(value, bool):
            return self.message("yes" if value else "no")
        if name in self.seats:
            return str(value + 1)  # people count the seats from 1
        return self.word(f"{name}-{value}", str(value))
