"""Words: every language has them all, the web app requests none that is missing, and no text is outside the catalogues."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import ilion
from tests.web import catalogues as c


@cache
def keys() -> set[str]:
    return {key for file in c.pages("en").values() for key in file}


@cache
def asked() -> set[str]:
    """Return every key that the web app requests from its own catalogue."""
    folders = [c.WEB / "src" / name for name in ("app", "learn", "notices", "people", "review", "table", "text", "tournaments")]
    return {key for path in c.sources(*folders) for key in c.used(path, {"page", "table"})}


def test_no_key_stands_in_two_files_of_the_page() -> None:
    files = c.pages("en")
    counted = [key for file in files.values() for key in file]
    assert sorted(key for key in keys() if counted.count(key) > 1) == []


def test_the_page_asks_only_for_words_that_there_are() -> None:
    missing = {key for key in asked() if not any(c.stands_for(key).match(known) for known in keys())}
    assert sorted(missing) == []


def test_the_page_has_no_words_that_nobody_asks_for() -> None:
    """A key may also be in a source as a plain text: in a table, or chosen by a condition."""
    whole = "\n".join(path.read_text() for path in c.sources(c.WEB / "src"))
    patterns = [c.stands_for(key) for key in asked()]
    idle = {key for key in keys() if not any(pattern.match(key) for pattern in patterns) and f'"{key}"' not in whole}
    by_fact = {key for key in idle if re.match(r"(bot|game|option|preset|problem)-", key)}
    assert sorted(idle - by_fact) == []


@pytest.mark.parametrize("folder", c.board_folders(), ids=lambda folder: folder.name)
def test_a_board_asks_only_for_words_that_there_are(folder: Path) -> None:
    known = c.words_of_game(folder)
    missing = {
        f"{path.name}: {key}"
        for path in c.sources(folder)
        for key in c.used(path, {"play"})
        if not any(c.stands_for(key).match(one) for one in known)
    }
    assert sorted(missing) == []


@pytest.mark.parametrize("folder", [c.REVIEW, c.PEOPLE, c.TOURNAMENTS], ids=lambda folder: folder.name)
def test_a_part_of_the_page_asks_only_for_words_that_there_are_and_for_all_of_them(folder: Path) -> None:
    known = set(c.entries(folder / "texts" / "en.ftl"))
    patterns = [c.stands_for(key) for path in c.sources(folder) for key in c.used(path, {"words"})]
    assert sorted(pattern.pattern for pattern in patterns if not any(pattern.match(key) for key in known)) == []
    whole = "\n".join(path.read_text() for path in c.sources(folder))
    idle = {key for key in known if not any(pattern.match(key) for pattern in patterns) and f'"{key}"' not in whole}
    assert sorted(idle) == []


@pytest.mark.parametrize("folder", [c.REVIEW, c.PEOPLE, c.TOURNAMENTS], ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", c.LANGUAGES)
def test_a_part_of_the_page_speaks_every_language(folder: Path, language: str) -> None:
    assert_same(*({folder.name: c.entries(folder / "texts" / f"{one}.ftl")} for one in ("en", language)))


@pytest.mark.parametrize("language", c.LANGUAGES)
def test_every_language_says_all_that_english_says(language: str) -> None:
    assert_same(c.pages("en"), c.pages(language))


@pytest.mark.parametrize("folder", c.board_folders(), ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", c.LANGUAGES)
def test_every_board_speaks_every_language(folder: Path, language: str) -> None:
    assert_same(*({"board": c.entries(folder / "texts" / f"{one}.ftl")} for one in ("en", language)))


def assert_same(english: dict[str, dict[str, c.Entry]], other: dict[str, dict[str, c.Entry]]) -> None:
    assert sorted(other) == sorted(english)
    for name, file in english.items():
        assert sorted(file.keys() ^ other[name].keys()) == [], name
        for key, entry in file.items():
            theirs = other[name][key]
            assert entry.attributes <= theirs.attributes, f"{name}: {key} lacks {entry.attributes - theirs.attributes}"
            strange = {fact for fact in theirs.facts - entry.facts if fact.partition("-")[0] not in entry.facts}
            assert not strange, f"{name}: {key} uses {strange}, which is not given"


def test_no_text_stands_outside_the_catalogues() -> None:
    shown = {str(path): c.loose_words(path) for path in c.sources(c.WEB / "src") if path.suffix == ".svelte"}
    assert {path: words for path, words in shown.items() if words} == {}


@pytest.mark.parametrize("game", ilion.games())
def test_every_option_of_a_game_is_explained(game: str) -> None:
    """A value without words is not offered, unless none has any: then they are numbers."""
    for name, option in ilion.load(game).options.items():
        assert f"option-{game}-{name}" in keys()
        named = [value for value in option.values if f"option-{game}-{name}-{value}" in keys()]
        assert option.default in named or all(isinstance(value, int) for value in option.values), (name, option.default)


def test_every_problem_that_the_server_names_has_words() -> None:
    files = [path for folder in ("server", "table") for path in (c.ROOT / "src" / "ilion" / folder).glob("*.py")]
    sources = [path.read_text() for path in files if path.name != "programs.py"]  # nobody reads that one
    pattern = re.compile(r'(?:Refusal\(\s*\d+, |^    key = )"([a-z-]+)"', re.MULTILINE)
    named = {key for text in sources for key in pattern.findall(text)}
    assert named
    assert sorted(key for key in named if f"problem-{key}" not in keys()) == []
