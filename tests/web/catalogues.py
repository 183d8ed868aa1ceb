"""The web app's catalogues and sources as text, for the tests of words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TEXTS = WEB / "texts"
GAMES = WEB / "src" / "games"
ANY_GAME = WEB / "src" / "any-game"
REVIEW = WEB / "src" / "review"
PEOPLE = WEB / "src" / "people"
TOURNAMENTS = WEB / "src" / "tournaments"
LANGUAGES = ["en", "de", "fr", "es", "nl"]


@dataclass
class Entry:
    """A message: the facts it uses, by itself and in its attributes."""

    attributes: set[str] = field(default_factory=set)
    facts: set[str] = field(default_factory=set)


class Facts(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def entries(path: Path) -> dict[str, Entry]:
    """The messages of a catalogue. Unreadable parts are an error."""
    found: dict[str, Entry] = {}
    for node in FluentParser().parse(path.read_text()).body:
        assert not isinstance(node, ast.Junk), f"{path}: {node.content}"
        if isinstance(node, ast.Message):
            assert node.id.name not in found, f"{path}: {node.id.name} stands there twice"
            facts = Facts()
            facts.visit(node)
            found[node.id.name] = Entry({attribute.id.name for attribute in node.attributes}, facts.found)
    return found


def pages(language: str) -> dict[str, dict[str, Entry]]:
    """Return the web app's own catalogue in a language, by file, with the games' descriptions of themselves."""
    listings = {f"listing of {path.parents[1].name}": path for path in sorted(GAMES.glob(f"*/listing/{language}.ftl"))}
    files = {path.name: path for path in sorted((TEXTS / language).glob("*.ftl"))} | listings
    return {name: entries(path) for name, path in files.items()}


def board_folders() -> list[Path]:
    """The boards: those of the games, and the one for any game."""
    return [*sorted(path.parent for path in GAMES.glob("*/index.ts")), ANY_GAME]


def words_of_game(folder: Path) -> set[str]:
    """Return the texts that a board may use: its own, those of its rules, and those of the core."""
    if folder == ANY_GAME:
        return set(entries(folder / "texts" / "en.ftl"))
    rules = ROOT / "src" / "ilion" / "games" / folder.name.replace("-", "_") / "texts" / "en.ftl"
    core = ROOT / "src" / "ilion" / "core" / "texts" / "en.ftl"
    return set(entries(folder / "texts" / "en.ftl")) | set(entries(rules)) | set(entries(core))


def sources(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(path for path in folder.rglob("*") if path.suffix in (".svelte", ".ts"))


SAID = re.compile(r"\b(\w+)\.(?:say|knows|attribute)\(")
LITERAL = re.compile(r"\"([^\"]*)\"|`([^`]*)`")


def first_argument(text: str, start: int) -> str:
    """From an opening parenthesis to the comma or parenthesis that ends its first argument."""
    depth, quote = 0, ""
    for at in range(start, len(text)):
        sign = text[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in '"`':
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}" and depth:
            depth -= 1
        elif sign in ",)" and not depth:
            return text[start:at]
    return text[start:]


def used(path: Path, speakers: set[str]) -> Iterator[str]:
    """Return the keys that a source requests from one of the speakers, with `*` for placeholders; both sides of a choice."""
    text = path.read_text()
    for call in SAID.finditer(text):
        if call[1] in speakers:
            argument = first_argument(text, call.end())
            answers = argument.partition(" ? ")[2] or argument
            for literal in LITERAL.finditer(answers):
                yield re.sub(r"\$\{[^}]*\}", "*", literal[1] if literal[1] is not None else literal[2])


def stands_for(key: str) -> re.Pattern[str]:
    return re.compile(".+".join(re.escape(part) for part in key.split("*")) + "$")


def markup(path: Path) -> str:
    """Return the text of a component, without scripts, styles, comments and expressions."""
    text = path.read_text()
    for unshown in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->"):
        text = re.sub(unshown, "", text, flags=re.DOTALL)
    inner = 1
    while inner:
        text, inner = re.subn(r"\{[^{}]*\}", "", text)
    return text


SHOWN = re.compile(r">([^<>]*[^\W\d_]{2,}[^<>]*)<|\s(?:aria-label|title|placeholder|alt)=\"([^\"]*[^\W\d_]{2,}[^\"]*)\"")


def loose_words(path: Path) -> list[str]:
    """Words that a component shows without a catalogue; the name of the whole and those of
    clauses are the same in every language."""
    found = [(match[1] or match[2]).strip() for match in SHOWN.finditer(markup(path))]
    return [words for words in found if not re.fullmatch(r"Ilion|[A-Z]{2}-\d+", words)]
