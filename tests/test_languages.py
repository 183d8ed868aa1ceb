"""All languages say the same: each catalogue has the messages, the attributes and the facts of the English one, in its own words,
and can express everything that happens in a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ilion
from ilion import CHANCE, OVER, InvalidNotation, Rng
from ilion.core.state import State
from ilion.core.text import Catalogue, Fact, Text, forms
from ilion.testing.conformance import tables_of

ROOT = Path(__file__).parents[1]
PARTS = ("arena", "bench", "benchmark", "bots", "cli", "doctor", "review", "table", "training")  # with texts of their own
GAMES = 3  # random games of each game
WIDTH = 6  # moves, draws and refusals checked in each state
REMARKS = {"ruling", "editions"}  # attributes that are texts of their own; all others are forms of a word
NUMBERS = (0, 1, 2, 5)
COORDINATES = {"at", "other"}  # facts of refusals: what no sentence says is not sent
AGREEMENT = {"seat", "fallen"}  # facts of turns that a language may need for the form of a verb where English does not

# Texts that may be the same as in English: names, and words that the languages share.
NAMES = re.compile(r"package|python|title.*|(god|olympus|hero|island|card|icon|sea|short)-.*|game-(troia|horus)|odysseus")
SHARED = {
    "de": {"bonus", "chat", "fairness", "hand", "name", "navigation", "option", "region"},
    "es": {"bot", "chat", "cornucopia", "min", "no", "superior", "total"},
    "fr": {
        *("bonus", "bot", "chat", "combat", "compensation", "description", "expert", "min", "navigation", "option", "options"),
        *("arguments", "district", "pause", "piles", "points", "possible", "score", "six", "table", "temple", "total", "usage"),
    },
    "nl": {
        *("account", "blunder  blunders", "bonus", "bot", "chat", "expert", "god", "hand", "helpers", "hint", "landing", "open"),
        *("ram", "score", "storm"),
    },
}


class Source(NamedTuple):
    """A catalogue in one language, with the other sources of its bundle."""

    name: str
    language: str
    text: str
    behind: tuple[str, ...] = ()


def sources() -> Iterator[Source]:
    """Those of the core, the other parts of the package, of each game, of the page and of its boards."""
    core = Catalogue("ilion.core")
    for language in core.languages():
        yield Source("core", language, core.source(language))
    for name in PARTS:
        catalogue = Catalogue(f"ilion.{name}")
        for language in catalogue.languages():
            yield Source(name, language, catalogue.source(language), (core.source(language),))
    for id in ilion.games():
        catalogue = ilion.load(id).catalogue
        for language in catalogue.languages():
            yield Source(id, language, catalogue.source(language), (core.source(language),))
    for path in sorted((ROOT / "web" / "texts").glob("*/*.ftl")):
        yield Source(f"page, {path.stem}", path.parent.name, path.read_text("utf-8"))
    for path in sorted((ROOT / "web" / "src" / "games").glob("*/listing/*.ftl")):
        yield Source(f"page, {path.parents[1].name}", path.stem, path.read_text("utf-8"))
    for path in sorted((ROOT / "web" / "src" / "any-game" / "texts").glob("*.ftl")):
        yield Source("board of any game", path.stem, path.read_text("utf-8"))
    for path in sorted((ROOT / "web" / "src" / "games").glob("*/texts/*.ftl")):
        id, language = path.parents[1].name, path.stem
        behind = (core.source(language), ilion.load(id).catalogue.source(language))
        yield Source(f"board of {id}", language, path.read_text("utf-8"), behind)


SOURCES = {(source.name, source.language): source for source in sources()}
EACH = pytest.mark.parametrize(("name", "language"), SOURCES)
TRANSLATED = pytest.mark.parametrize(("name", "language"), [pair for pair in SOURCES if pair[1] != "en"])


@cache
def parsed(text: str) -> ast.Resource:
    """A catalogue is in many bundles, and parsing it takes longer than formatting all of it."""
    return FluentParser().parse(text)


def entries(name: str, language: str) -> list[ast.EntryType]:
    return parsed(SOURCES[name, language].text).body


def messages(name: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(name, language) if isinstance(entry, ast.Message)}


def facts_of(node: ast.BaseNode) -> set[str]:
    """The facts that a message uses, in any form."""
    found: set[str] = set()

    class Search(Visitor):
        def visit_VariableReference(self, reference: ast.VariableReference) -> None:
            found.add(reference.id.name.partition("-")[0])

    Search().visit(node)
    return found


def own_words(node: ast.BaseNode | None) -> str:
    """Return the text of a message between its facts."""
    found: list[str] = []

    class Search(Visitor):
        def visit_TextElement(self, text: ast.TextElement) -> None:
            found.append(text.value)

    if node:
        Search().visit(node)
    return " ".join(found)


def test_core_and_games_speak_all_five_languages() -> None:
    for name in ("core", *PARTS, *ilion.games()):
        assert sorted(language for other, language in SOURCES if other == name) == ["de", "en", "es", "fr", "nl"], name


@EACH
def test_a_catalogue_is_read_to_the_last_line(name: str, language: str) -> None:
    for entry in entries(name, language):
        assert not isinstance(entry, ast.Junk), f"{name}, {language}: not understood: {entry.content}"
    keys = [entry.id.name for entry in entries(name, language) if isinstance(entry, ast.Message)]
    twice = {key for key in keys if keys.count(key) > 1}
    assert not twice, f"{name}, {language}: said twice: {twice}"


@TRANSLATED
def test_a_language_has_the_messages_of_english_in_the_same_order_under_the_same_headings(name: str, language: str) -> None:
    def outline(language: str) -> list[str]:
        kept = (ast.Message, ast.GroupComment)
        return [
            entry.id.name if isinstance(entry, ast.Message) else "##"
            for entry in entries(name, language)
            if isinstance(entry, kept)
        ]

    english, mine = outline("en"), outline(language)
    apart = set(english) ^ set(mine)
    assert not apart, f"{name}: en and {language} differ in {sorted(apart)}"
    assert english == mine, f"{name}, {language}: in another order"


@TRANSLATED
def test_a_language_has_the_remarks_and_the_facts_of_english(name: str, language: str) -> None:
    english, mine = messages(name, "en"), messages(name, language)
    for key in english.keys() & mine.keys():
        remarks = [{attribute.id.name for attribute in message.attributes} & REMARKS for message in (english[key], mine[key])]
        assert remarks[0] == remarks[1], f"{name}, {language}: {key} has the remarks {remarks[1]} instead of {remarks[0]}"
        facts = [facts_of(message) for message in (english[key], mine[key])]
        more = AGREEMENT if key.startswith("told-") else set()
        assert facts[0] - more == facts[1] - more, f"{name}, {language}: {key} uses the facts {facts[1]} instead of {facts[0]}"


@TRANSLATED
def test_a_language_has_words_of_its_own(name: str, language: str) -> None:
    english, mine = messages(name, "en"), messages(name, language)
    same = {}
    for key in (key for key in english if key in mine and not NAMES.fullmatch(key)):
        remarks = {attribute.id.name: attribute.value for attribute in mine[key].attributes if attribute.id.name in REMARKS}
        pairs = [(english[key].value, mine[key].value)]
        pairs += [(attribute.value, remarks.get(attribute.id.name)) for attribute in english[key].attributes]
        for theirs, ours in pairs:
            words = own_words(ours).strip()
            if words == own_words(theirs).strip() and re.search(r"\w", words) and words.lower() not in SHARED[language]:
                same[key] = words
    assert not same, f"{name}, {language}: not translated: {same}"


@pytest.mark.parametrize("id", ilion.games())
def test_every_clause_that_is_ours_says_so(id: str) -> None:
    game = ilion.load(id)
    for clause in game.clauses.values():
        attributes = {attribute.id.name for attribute in messages(id, "en")[clause.id].attributes}
        ours = "P" in clause.origin.split("/")
        assert ours <= ("ruling" in attributes), f"{clause.id} is of the origin {clause.origin} and has no ruling"
        assert ours >= ("ruling" in attributes), f"{clause.id} has a ruling of ours, and its origin {clause.origin} does not say so"


@pytest.mark.parametrize("language", ["en", *SHARED])
@pytest.mark.parametrize("id", ilion.games())
def test_clauses_name_options_and_their_values_with_the_words_of_the_page(id: str, language: str) -> None:
    game = ilion.load(id)
    codes = {str(code) for name, option in game.options.items() for code in (name, *option.values)}
    codes |= {code.replace(separator, " ") for code in codes for separator in "_-"}
    quoted = set[str]()
    for key, message in messages(id, language).items():
        if key in game.clauses:
            texts = [own_words(part) for part in (message.value, *message.attributes)]
            quoted |= {word.strip() for text in texts for word in re.findall("[“„«]([^“”„«»]*)[”“»]", text)}
    assert not quoted & codes


@cache
def words_in(*texts: str) -> set[str]:
    """Messages without facts: those that may be the words for a fact."""
    found = (entry for text in texts for entry in parsed(text).body)
    return {entry.id.name for entry in found if isinstance(entry, ast.Message) and not facts_of(entry)}


def values_of(fact: str, *words: set[str]) -> list[Fact]:
    """Return the possible values of a fact: each of its words, if it has some, otherwise numbers. A word of the game itself has
    precedence."""
    family = f"{fact.rpartition('_')[2]}-"
    for known in words:
        if found := [key.removeprefix(family) for key in sorted(known) if key.startswith(family)]:
            return [*found]
    return [*NUMBERS]


@EACH
def test_a_message_can_be_said_with_every_value_of_its_facts(name: str, language: str) -> None:
    source = SOURCES[name, language]
    bundle = FluentBundle([language], use_isolating=False)
    for text in (*source.behind, source.text):
        bundle.add_resource(parsed(text), allow_overrides=True)
    words = [words_in(*source.behind), words_in(source.text)]
    for key, message in messages(name, language).items():
        for facts in tries({fact: values_of(fact, *words) for fact in facts_of(message)}):
            said = Said(bundle, key, facts)
            assert not said.errors, f"{name}, {language}: {key} with {facts}: {said.errors[0]}"
            assert said.words.strip(), f"{name}, {language}: {key} with {facts} is empty"


def tries(values: Mapping[str, list[Fact]]) -> Iterator[dict[str, Fact]]:
    """Each value of each fact at least once."""
    most = max((len(several) for several in values.values()), default=1)
    for i in range(most):
        yield {fact: several[i % len(several)] for fact, several in values.items()}


class Said:
    """A formatted message, with its errors."""

    def __init__(self, bundle: FluentBundle, key: str, facts: Mapping[str, Fact]) -> None:
        given: dict[str, Fact] = {}
        for name, value in facts.items():
            given |= {f"{name}-count": 2} | forms(bundle, name, value)
        message = bundle.get_message(key)
        patterns = [message.value, *message.attributes.values()]
        said = [bundle.format_pattern(pattern, given) for pattern in patterns if pattern]
        self.words = " ".join(str(words) for words, _ in said)
        self.errors = [error for _, errors in said for error in errors]


def texts_of(state: State, rng: Rng) -> Iterator[Text]:
    """Return all texts about a state: the prompt, moves and draws as everybody sees them, refusals, notation that means nothing,
    score lines, and the ending."""
    viewers = [None, *range(state.seats)]
    yield state.prompt()
    if ending := state.ending():
        yield ending
    for viewer in viewers:
        for line in state.score_sheet(viewer):
            yield Text(line.clause, line.key, line.facts, state.game.catalogue)
    try:
        state.parse("???")
    except InvalidNotation as error:
        yield error.text
    outcomes = [action for action, _ in state.chance_outcomes()] if state.actor == CHANCE else []
    events = outcomes or (state.legal_actions() if state.actor != OVER else [])
    for _ in range(min(WIDTH, len(events))):
        event = events[rng.below(len(events))]
        for viewer in viewers:
            yield state.words(state.seen(event, viewer))
    for _ in range(WIDTH):
        action = rng.below(state.game.n_chance if state.actor == CHANCE else state.game.n_actions)
        if refusal := state.explain(action):
            yield refusal


@cache
def used_in_refusal(id: str, key: str) -> set[str]:
    """Return the facts of a message that at least one language uses."""
    return set().union(*(facts_of(messages(id, language)[key]) for language in ("en", *SHARED) if key in messages(id, language)))


@pytest.mark.bulk
@pytest.mark.parametrize("id", ilion.games())
@pytest.mark.parametrize("seed", range(GAMES))
def test_all_events_of_a_game_can_be_expressed_in_every_language(id: str, seed: int) -> None:
    game = ilion.load(id)
    tables = tables_of(game)
    rng, state = Rng(seed), game.new(*tables[seed * 7 % len(tables)])
    keys = game.catalogue.keys()
    said: set[str] = set()
    while True:
        for text in texts_of(state, rng):
            if repr(text) in said:
                continue
            said.add(repr(text))
            if text.key.startswith("refusal-"):
                idle = COORDINATES & set(text.facts) - used_in_refusal(id, text.key)
                assert not idle, f"{id}, seed {seed}: no language says these facts of {text.key}: {idle}"
            for language in game.catalogue.languages():
                where = f"{id}, seed {seed}, {language}, {text.key} with {dict(text.facts)}"
                try:
                    words = text.in_language(language)
                except KeyError as error:
                    raise AssertionError(f"{where}: {error}") from error
                bare = [word for word in re.findall(r"[\w-]+|[{}]", words) if word in "{}" or ("-" in word and word in keys)]
                assert words.strip(), where
                assert not bare, f"{where}: {words}"
        if state.actor == OVER:
            break
        state.apply(state.draw(rng) if state.actor == CHANCE else state.legal_actions()[rng.below(state.n_legal())])
