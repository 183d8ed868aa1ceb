"""Every refusal of a command is in the requested language, without any English sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ilion
from ilion.core.text import Catalogue
from tests.cli.conftest import Command

PACKAGES = ("arena", "bench", "benchmark", "bots", "cli", "core", "review", "server", "table", "training")
MIN_WORDS = 3  # of a piece of a sentence that cannot be there by chance
HEAD = '[Ilion "1"]\n[Game "troia"]\n[Rules "1 0000000000000000"]\n[Seats "2"]\n'


def at(game: str, position: str) -> str:
    """Return a record that begins at a position of a game."""
    return HEAD.replace("troia", game) + f'[Position "{position}"]\n\n* A\n'


FILES = {
    "garbled": "Sing, goddess\n",
    "headless": '[Game "troia"]\n',
    "tagless": '[Ilion "1"]\n[Game "troia"]\n',
    "foreign": HEAD.replace("troia", "chess") + "\n* A\n",
    "crowded": HEAD.replace('[Seats "2"]', '[Seats "9"]') + "\n* A\n",
    "seatless": HEAD.replace('[Seats "2"]', '[Seats "two"]') + "\n* A\n",
    "optional": HEAD + '[Options "gods=none"]\n\n* A\n',
    "cut": HEAD,
    "altered": HEAD + '[Check "0000000000000000"]\n\n* A\n',
    "twice": HEAD + '[Seats "2"]\n\n* A\n',
    "late": HEAD + '\n* A\n[Event "x"]\n',
    "unquoted": HEAD + '[Event "\\x"]\n\n* A\n',
    "backwards": HEAD + "\n< many\n",
    "too-far-back": HEAD + "\n< 3\n",
    "out-of-turn": HEAD + "\n0 pass\n",
    "nonsense": HEAD + "\n* nonsense\n",
    "seen": HEAD + '[Viewer "0"]\n\n* A\n',
    "hidden": HEAD + '[Position "?"]\n\n* A\n',
    "nowhere": HEAD + '[Position "chess/1"]\n\n* A\n',
    "asleep": HEAD + '[Position "troia/1 seats=2; phase: sleep"]\n\n* A\n',
    "no-seats": HEAD + '[Position "troia/1 seats=x"]\n\n* A\n',
    "no-field": HEAD + '[Position "troia/1 seats=2; field: achilles"]\n\n* A\n',
    "too-far": HEAD + '[Position "troia/1 seats=2; stage: 4"]\n\n* A\n',
    "no-helpers": at("trojan-horse", "trojan-horse/1 seats=2; helpers: 0"),
    "no-tiles": at("horus", "horus/1 seats=2; table: river@0,0 end1@9,9 end2@2,0"),
    "no-piles": at("horus", "horus/1 seats=2; phase: ended"),
    "no-lot": at("odyssey", "odyssey/1 seats=2; phase: lot; round: 3"),
    "travel": '{"ilion-table": 1}\n',
    "not-a-network.net": "no network\n",
    "result.json": "{}\n",
    "journal.jsonl": "no journal\n",
}
WRONG = [
    "play chess",
    "play troia --seats 9",
    "play troia --seat 9",
    "play troia --people 9",
    "play troia --bots clever",
    "play troia --bots greedy:speed=1",
    "play troia --bots random:speed=1",
    "play troia --bots greedy:depth=deep",
    "play troia --bots greedy:depth=0",
    "play troia --bots greedy:slips=2",
    "play troia --people 0 --bots greedy:net=1,file=missing.net",
    "play troia --people 0 --bots greedy:net=1,file=not-a-network.net",
    "play troia --option gods=none",
    "play troia --option wind=strong",
    "play troia --option wind",
    "play troia --people 0 --bot no-such-program",
    "play troia --people 0 --bot true",
    "play --load travel",
    "hint garbled",
    "review garbled",
    "verify missing",
    "verify cut --seal 12",
    *(f"{command} {file}" for command in ("replay", "verify") for file in list(FILES)[:27]),
    "arena chess --bots random random",
    "arena troia --bots random clever",
    "arena troia --bots random",
    "arena troia --bots random random --games 1 --on moon",
    "arena troia --bots random random --games 1 --out journal",
    "arena troia --bots random random --games 1 --out no/such/folder",
    "arena troia --bots random class:missing.py:Bot",
    "bench engine chess",
    "bench engine troia --json no/such/file",
    "bot check true --game chess",
    'bot check --game troia "',
    "bot schema chess",
    "benchmark run chess --agent random",
    "benchmark table missing.json",
    "benchmark verify result.json",
    "train chess --seats 2",
    "serve --db mysql://x",
    "serve --db sqlite://",
    "serve --db sqlite:///not-a-network.net",
    "host token --db mysql://x",
    "new-game Chess!",
    "new-game troia",
    "games --language xx",
]


@cache
def pieces() -> frozenset[str]:
    """Return the texts of the English catalogues between their facts that are longer than a word or two."""
    found: list[str] = []

    class Search(Visitor):
        def visit_TextElement(self, text: ast.TextElement) -> None:
            found.extend(text.value.split("\n"))

    for package in (*(f"ilion.{name}" for name in PACKAGES), *(ilion.load(id).catalogue.package for id in ilion.games())):
        Search().visit(FluentParser().parse(Catalogue(package).source("en")))
    bare = (piece.strip(" .,:;“”()") for piece in found)
    return frozenset(piece for piece in bare if len(re.findall(r"[a-z]{2,}", piece.lower())) >= MIN_WORDS)


def test_no_refusal_has_a_sentence_of_english_in_another_language(ilion_command: Command, tmp_path: Path) -> None:
    """In German; the tests of the catalogues show that the other languages have the same texts in their own words."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    assert len(pieces()) > 500
    faults = []
    for arguments in WRONG:
        shown = ilion_command("--language", "de", *arguments.split())
        said = " ".join((shown.out + shown.err).split())
        assert shown.code in (1, 2), f"{arguments}: {said}"
        english = [piece for piece in pieces() if piece in said]
        if not said or english:
            faults.append(f"{arguments}: {said}\n    {english}")
    assert not faults, "\n".join(faults)


def test_the_same_refusals_are_recognised_as_english(ilion_command: Command, tmp_path: Path) -> None:
    """Otherwise the test above would detect nothing."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    for arguments in WRONG[:6]:
        said = " ".join(ilion_command(*arguments.split()).err.split())
        assert any(piece in said for piece in pieces()), said


def test_an_error_of_the_library_keeps_its_key_and_its_facts() -> None:
    with pytest.raises(ilion.UnknownGame) as raised:
        ilion.load("chess")
    text = raised.value.text
    assert text.key == "no-game"
    assert text.facts["id"] == "chess"
    assert str(raised.value) == str(text)
    assert text.in_language("de").startswith("es gibt kein Spiel „chess“")
