"""Texts as keys with facts. The words are in Fluent catalogues, one per package and language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Fact: TypeAlias = "str | int | float | tuple[Text, ...]"

# Characters of a fact, and of several texts as one. Fluent refuses parts of a message with more than 2500.
MAX_WORD = 2000
MAX_PHRASES = 2400


@dataclass(frozen=True)
class Names:
    """A reader's names for the seats: the names of their players, and “you” for the reader's own seats. A seat without a name is
    called by its number."""

    players: Sequence[str] = ()
    yours: frozenset[int] = frozenset()


ANONYMOUS = Names()


class Say(Protocol):
    """Formats the messages of a catalogue in one language."""

    def __call__(self, key: str, **facts: Fact) -> str: ...


class Catalogue:
    """The messages of a package's `texts/<language>.ftl`, which fall back to those of the core.

    A fact that is a word is translated too: the fact `colour` with the value `red` becomes the message `colour-red`, if there is
    one. A prefix before an underscore only distinguishes facts: `from_district` is looked up like `district`.

    For languages that inflect, the attributes of such a message are its other forms: `.dative` of `district-harbour` is available
    as `$district-dative`. The value itself is `$district-id`, to select by.

    A fact `seat` is a number. `$seat-name` is the name of the player there, or “you”; `$seat-start` is the same at the beginning of
    a sentence; `$seat-you` is “yes” if it is the reader's own seat, so that a message can select the form of its verb.

    A fact can be a list of texts, of any catalogues: it becomes one phrase, “one, two and three”, and `$drops-count` is their
    number.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def languages(self) -> list[str]:
        return list(_languages(self.package))

    def nearest(self, language: str) -> str:
        """Return the language, or English if the catalogue does not have it."""
        return language if language in _languages(self.package) else "en"

    def source(self, language: str) -> str:
        """Return the source of the catalogue, in Fluent."""
        return (files(self.package) / "texts" / f"{language}.ftl").read_text("utf-8")

    def keys(self, language: str = "en") -> set[str]:
        return set(_bundle(self.package, language)._messages)

    def __contains__(self, key: str) -> bool:
        return _bundle(self.package, "en").has_message(key)

    def format(self, key: str, facts: Mapping[str, Fact] | None = None, language: str = "en", names: Names = ANONYMOUS) -> str:
        """Return the message in a language. A key or fact that the catalogue does not have is a bug."""
        bundle = _bundle(self.package, language)
        if not bundle.has_message(key):
            raise KeyError(f"{self.package}: no text {key!r} in {language!r}")
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"{self.package}: text {key!r} has only attributes"
        given: dict[str, Fact] = {}
        for name, value in (facts or {}).items():
            if isinstance(value, tuple):
                phrases = [part.in_language(part.catalogue.nearest(language), names) for part in value]
                given[name] = cut(joined(bundle, phrases), MAX_PHRASES)
                given[f"{name}-count"] = len(value)
            else:
                given |= forms(bundle, name, cut(value, MAX_WORD) if isinstance(value, str) else value, names)
        words, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{self.package}: text {key!r} in {language!r}: {errors[0]}")
        return str(words)

    def text(self, key: str, **facts: Fact) -> Text:
        """Return a text of this catalogue that is not based on a clause."""
        return Text("", key, facts, self)

    def read(self, data: Mapping[str, Any]) -> Text:
        """Return the text that `Text.to_dict` wrote; its facts may be texts of this catalogue or of the core."""
        facts = {name: tuple(map(self.read, fact)) if isinstance(fact, list) else fact for name, fact in data["facts"].items()}
        return Text(data["clause"], data["key"], facts, self)

    def speaker(self, language: str) -> Say:
        """Return a function `say(key, fact=value)` for one language."""

        def say(key: str, **facts: Fact) -> str:
            return self.format(key, facts, language)

        return say


def cut(words: str, most: int) -> str:
    """Return words, truncated if they are too long: facts may quote text written by a stranger."""
    return words if len(words) <= most else f"{words[: most - 1]}…"


def forms(bundle: FluentBundle, name: str, value: Fact, names: Names = ANONYMOUS) -> dict[str, Fact]:
    """Return a fact in all forms that a message may use: itself or its word, the word's other forms, and the bare value."""
    kind = name.rpartition("_")[2]
    if kind == "seat":
        return _seat_forms(bundle, name, value, names)
    key = f"{kind}-{value}"
    if not isinstance(value, str) or not bundle.has_message(key):
        return {name: value}
    word = bundle.get_message(key)
    assert word.value is not None
    found: dict[str, Fact] = {name: str(bundle.format_pattern(word.value)[0]), f"{name}-id": value}
    for form, pattern in word.attributes.items():
        found[f"{name}-{form}"] = str(bundle.format_pattern(pattern)[0])
    return found


def _seat_forms(bundle: FluentBundle, name: str, seat: Fact, names: Names) -> dict[str, Fact]:
    yours = seat in names.yours
    called = names.players[seat] if isinstance(seat, int) and 0 <= seat < len(names.players) else ""
    number = seat + 1 if isinstance(seat, int) else seat  # people count the seats from 1
    said: dict[str, Fact] = {name: number, f"{name}-you": "yes" if yours else "no"}
    for form in ("name", "start"):
        words = bundle.get_message(f"you-{form}" if yours else f"seat-{form}").value
        assert words is not None
        said[f"{name}-{form}"] = called if called and not yours else str(bundle.format_pattern(words, {"seat": number})[0])
    return said


def joined(bundle: FluentBundle, phrases: Sequence[str]) -> str:
    """Return phrases joined into one, as a list in the language."""
    if len(phrases) < 2:
        return "".join(phrases)
    *before, last = phrases
    listed = before[0]
    for phrase in before[1:]:
        listed = _list(bundle, "list-more", listed, phrase)
    return _list(bundle, "list-last", listed, last)


def _list(bundle: FluentBundle, key: str, listed: str, phrase: str) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {"listed": listed, "next": phrase})[0])


@cache
def can_speak() -> bool:
    """Whether Fluent is available. The static site's engine does without it: its page formats the texts."""
    return find_spec("fluent") is not None


@cache
def _languages(package: str) -> tuple[str, ...]:
    folder = files(package) / "texts"
    return tuple(sorted(entry.name.removesuffix(".ftl") for entry in folder.iterdir() if entry.name.endswith(".ftl")))


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # takes a tenth of a second, and many programs print nothing

    bundle = FluentBundle([language], use_isolating=False)
    for source in ("ilion.core", package):
        bundle.add_resource(_resource(source, language), allow_overrides=True)
    return bundle


@cache
def _resource(package: str, language: str) -> Resource:
    """Return the messages of a package itself, parsed once: every catalogue includes those of the core."""
    from fluent.runtime import FluentResource

    return FluentResource((files(package) / "texts" / f"{language}.ftl").read_text("utf-8"))


def printable(text: object) -> str:
    """Return a text in which characters that would control a terminal are written out."""
    return "".join(character if character.isprintable() else repr(character)[1:-1] for character in str(text))


@dataclass(frozen=True, slots=True)
class Text:
    """A message to show: a key, its facts, and the clause on which it is based. `str()` is English, or the key where Fluent is
    missing."""

    clause: str
    key: str
    facts: Mapping[str, Fact]
    catalogue: Catalogue = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.in_language("en") if can_speak() else self.key

    def in_language(self, language: str, names: Names = ANONYMOUS) -> str:
        return self.catalogue.format(self.key, self.facts, language, names)

    def to_dict(self) -> dict[str, Any]:
        """Return the text as JSON-ready data; a list of texts becomes a list of their data."""
        facts = {name: [part.to_dict() for part in fact] if isinstance(fact, tuple) else fact for name, fact in self.facts.items()}
        return {"clause": self.clause, "key": self.key, "facts": facts}


class Refusal(Text):
    """The reason why an action is illegal."""

    __slots__ = ()


class Prompt(Text):
    """The question that the engine waits for."""

    __slots__ = ()
