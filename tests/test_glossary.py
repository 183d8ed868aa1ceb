"""One word for each thing: the glossaries in docs/glossary bind every text that people read. A lesson quotes a button by its
message, seats are counted from 1, and quotation marks, apostrophes and spaces are those of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ilion
from ilion.core.text import Catalogue
from tests.web.catalogues import LANGUAGES

ROOT = Path(__file__).parents[1]
ALL = "all"  # the scope of a word that binds every text
GAMES = sorted(ilion.games())
QUOTED = {"en": "“{}”", "de": "„{}“", "fr": "«\u202f{}\u202f»", "es": "«{}»", "nl": "“{}”"}
SEAT_0 = re.compile(r"\b(seat|seats|Platz|siège|asiento|plaats) 0\b", re.IGNORECASE)
COMMAND = re.compile(r"(^|[\s(])\?(\s|$)")  # the question mark that a player types


class Term(NamedTuple):
    id: str
    game: str
    word: str
    banned: list[str]
    example: str


class Words(NamedTuple):
    """A message or one of its attributes, without its placeholders."""

    file: Path
    key: str
    text: str


@cache
def glossary(language: str) -> list[Term]:
    lines = (ROOT / "docs" / "glossary" / f"{language}.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [
        Term(id, game, word, [one.strip() for one in banned.split(",")], example) for id, game, word, banned, example in rows[1:]
    ]


def files(scope: str, language: str) -> list[Path]:
    """The catalogues of a game, or those that belong to no game."""
    web, package = ROOT / "web" / "src", ROOT / "src" / "ilion"
    if scope != ALL:
        rules = package / "games" / scope.replace("-", "_") / "texts" / f"{language}.ftl"
        return [rules, *(web / "games" / scope / kind / f"{language}.ftl" for kind in ("texts", "lesson", "listing"))]
    general = [*package.glob(f"*/texts/{language}.ftl"), *web.glob(f"*/texts/{language}.ftl")]
    return sorted([*general, *(ROOT / "web" / "texts" / language).glob("*.ftl")])


class Written(Visitor):
    """The literal text of a pattern; with a gap for each placeholder."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        self.found.append("\x00")
        self.generic_visit(node)


def written(pattern: ast.Pattern) -> str:
    search = Written()
    search.visit(pattern)
    return "".join(search.found)


@cache
def words_in(file: Path) -> list[Words]:
    found = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            parts = {"": entry.value} | {f".{attribute.id.name}": attribute.value for attribute in entry.attributes}
            found += [Words(file, entry.id.name + name, written(value)) for name, value in parts.items() if value is not None]
    return found


def texts(scope: str, language: str) -> Iterator[Words]:
    """All texts of a scope; of `all`, those of every game too."""
    for one in (ALL, *GAMES) if scope == ALL else (scope,):
        for file in files(one, language):
            yield from words_in(file)


def where(words: Words) -> str:
    return f"{words.file.relative_to(ROOT)}: {words.key}: {words.text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_word_for_every_term_and_uses_it(language: str) -> None:
    terms = glossary(language)
    assert [(term.id, term.game) for term in terms] == [(term.id, term.game) for term in glossary("en")]
    for term in terms:
        assert term.game in (ALL, *GAMES), term
        assert term.word.lower() in term.example.lower(), term
        assert any(term.word.lower() in words.text.lower() for words in texts(term.game, language)), f"no text uses {term.word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_synonym_that_the_glossary_bans(language: str) -> None:
    faults = []
    for term in glossary(language):
        pattern = re.compile(
            "|".join(rf"\b{re.escape(banned)}\b" for banned in term.banned), 0 if language == "de" else re.IGNORECASE
        )
        for words in texts(term.game, language):
            faults += [f"{where(words)}\n  “{match[0]}” is not used for “{term.word}”" for match in pattern.finditer(words.text)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_quotes_a_button_by_its_message_instead_of_retyping_it(game: str, language: str) -> None:
    board, lesson, *_ = files(game, language)[1:]
    buttons = {
        words.text.casefold() for words in words_in(board) if re.match(r"(board-)?do-", words.key) and "\x00" not in words.text
    }
    opening, closing = (re.escape(mark) for mark in QUOTED[language].split("{}"))
    for words in words_in(lesson):
        if words.key.endswith(".task"):
            for task in words.text.split(" · "):
                assert task.strip(" .").casefold() not in buttons, f"{where(words)} retypes a button: write {{ do-… }}"
            quoted = re.findall(rf"{opening}(.*?){closing}", words.text)
            assert [quote for quote in quoted if "\x00" not in quote] == [], f"{where(words)} quotes a button without its message"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_the_web_app_quotes_a_button_by_its_message(language: str) -> None:
    opening, closing = (re.escape(mark) for mark in QUOTED[language].split("{}"))
    for file in sorted((ROOT / "web" / "texts" / language).glob("*.ftl")):
        labels = {words.text.casefold() for words in words_in(file) if "\x00" not in words.text}
        for words in words_in(file):
            for quote in re.findall(rf"{opening}([^\x00]*?){closing}", words.text):
                assert quote.casefold() not in labels, f"{where(words)} retypes the label “{quote}”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_counted_from_1_in_every_text(language: str) -> None:
    assert [where(words) for words in texts(ALL, language) if SEAT_0.search(words.text)] == []
    for key in ("seat-name", "seat-start"):
        assert re.search(r" 1\b", Catalogue("ilion.core").format(key, {"seat": 0}, language))


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_counted_from_1_on_the_terminal(game: str) -> None:
    state = ilion.load(game).new()
    ilion.deal(state, ilion.Rng(1))
    for language in LANGUAGES:
        assert not SEAT_0.search(state.game.board(state.view(None), language))


@pytest.mark.parametrize("page", ["README.md", "docs/play.md", "docs/games/troia.md"])
def test_seats_are_counted_from_1_where_players_read(page: str) -> None:
    prose = re.sub(r"```python\n.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.S)
    assert SEAT_0.findall(prose) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_one_kind_of_apostrophe_and_its_own_quotation_marks(language: str) -> None:
    strange = set("'\"‘“”„«»") - set("".join(QUOTED[language].split("{}")))
    faults = [where(words) for words in texts(ALL, language) if strange & set(re.sub(r"pip install \S+", "", words.text))]
    assert faults == []


def test_french_has_its_own_spaces_before_punctuation() -> None:
    narrow = re.compile(r"(?<=\S)[ \u00a0](?=[;!?»])|(?<=«)[ \u00a0]|(?<=[\w)\x00])(?=[;!»])|(?<=«)(?=\w)")
    colon = re.compile(r"(?<=\S)[ \u202f](?=:(\s|$))|(?<=\w)(?=:\s)")
    faults = []
    for words in texts(ALL, "fr"):
        prose = COMMAND.sub("", words.text) if "cli" in words.file.parts else words.text
        if narrow.search(prose) or colon.search(prose):
            faults.append(where(words))
    assert faults == []


# Percent and the units of time, as the catalogues write them: "3 s’annulent" is no time.
UNITS = {"en": "s|d|h|min", "de": r"s|T|Std\.|min|Min\.", "fr": "s|j|h|min", "es": "s|d|h|min", "nl": "s|d|u|min"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_web_app_ends_between_a_number_and_its_unit(language: str) -> None:
    broken = re.compile(rf"[\d\x00] (?=%|({UNITS[language]})(?![\w’]))")
    shown = [words for words in texts(ALL, language) if {"web", "core", "games"} & set(words.file.relative_to(ROOT).parts)]
    assert [where(words) for words in shown if broken.search(words.text)] == []


def test_english_says_they_of_a_player() -> None:
    faults = [
        where(words) for file in files(ALL, "en") for words in words_in(file) if re.search(r"\b(he|his|him)\b", words.text, re.I)
    ]
    assert faults == []


def test_german_says_du_to_a_player() -> None:
    formal = re.compile(r"\bIhnen\b|\w(en|n) Sie\b|(?<=[a-zäöüß,] )Ihr(e|en|em|er|es)?\b")
    assert [where(words) for words in texts(ALL, "de") if formal.search(words.text)] == []


# Messages whose number is never 1: a minimum of the rules, a fixed choice, a mean with decimals, or “several”.
NEVER_ONE = {
    *("refusal-closed", "told-joined", "told-card-joined"),  # six tiles; two regions that join
    *("refusal-too-far", "then-sail-4", "ending-rounds", "end-nobody-home"),  # farther than a roll; a 4; 20 rounds
    *("if-goal", "end-by-horse", "end-by-road", "refusal-full"),  # two heroes; four steps; a district for five
    *("players-range", "n-seats", "error-people"),  # a table for two
    *("last-days", "near-points", "rating-near", "curve-of", "games-left", "review-bot-rated"),  # of a list, or of a longer past
    *("arena-shared", "arena-length", "figures-luck", "figures-own", "notice-several"),
}
WORDS = {"all", "at", "colour", "god", "name", "pile", "title", "who"}  # facts that are no numbers


class Count(NamedTuple):
    """A fact with the word that follows it in a message."""

    fact: str
    word: str


def name_of(expression: object) -> str:
    if isinstance(expression, ast.FunctionReference):
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def counts(pattern: ast.Pattern) -> Iterator[Count]:
    for element, following in pairwise([*pattern.elements, None]):
        if isinstance(element, ast.Placeable) and isinstance(following, ast.TextElement):
            fact, word = name_of(element.expression), re.match(r"[ \u00a0\u202f]([^\W\d_][\w’-]*)", following.value)
            if fact and word and "-" not in fact and fact.rpartition("_")[2] not in WORDS:
                yield Count(fact, word[1].lower())


def selections(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression


def plurals(pattern: ast.Pattern) -> Iterator[str]:
    """Words that a message uses after a number, and not for 1."""
    for selection in selections(pattern):
        variants = {
            getattr(variant.key, "name", getattr(variant.key, "value", "")): variant.value for variant in selection.variants
        }
        one = variants.get("one") or variants.get("1")
        if one is not None and "other" in variants:
            singular = set(re.findall(r"[^\W\d_][\w’-]*", written(one).lower()))
            yield from (
                count.word
                for count in counts(variants["other"])
                if count.fact == name_of(selection.selector) and count.word not in singular
            )
        for variant in selection.variants:
            yield from plurals(variant.value)


def unselected(pattern: ast.Pattern, words: set[str], chosen: frozenset[str] = frozenset()) -> Iterator[Count]:
    """Return plurals after a number that the message does not select by."""
    yield from (count for count in counts(pattern) if count.fact not in chosen and count.word in words)
    for selection in selections(pattern):
        for variant in selection.variants:
            yield from unselected(variant.value, words, chosen | {name_of(selection.selector)})


def patterns(language: str) -> Iterator[tuple[Path, str, ast.Pattern]]:
    for scope in (ALL, *GAMES):
        for file in files(scope, language):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    values = [entry.value, *(attribute.value for attribute in entry.attributes)]
                    yield from ((file, entry.id.name, value) for value in values if value is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_follows_a_number_only_where_the_message_selects_by_it(language: str) -> None:
    """A word that some message uses for several things and not for one is a plural; no other message may put it after a bare
    number."""
    known = list(patterns(language))
    words = {word for _, _, pattern in known for word in plurals(pattern)}
    assert len(words) > 20
    faults = [
        f"{file.relative_to(ROOT)}: {key}: {count.word} after ${count.fact}"
        for file, key, pattern in known
        if key not in NEVER_ONE
        for count in unselected(pattern, words)
    ]
    assert not faults, "\n".join(faults)


def test_the_list_of_numbers_that_are_never_1_names_messages_that_exist() -> None:
    assert {key for _, key, _ in patterns("en")} >= NEVER_ONE
