"""One shape for all games: the same files in every folder, and nothing outside that names a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import ilion

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "ilion" / "games"
WEB = ROOT / "web" / "src"
IDS = ["trojan-horse", "troia", "odyssey", "horus"]
each_game = pytest.mark.parametrize("id", IDS)

MODULES = [
    "__init__",
    "components",
    "encoding",
    "table",
    "rules",
    "draws",
    "game",
    "types",
    "notation",
    "refusals",
    "view",
    "preview",
    "scoring",
    "board",
    "staging",
    "story",
    "position",
    "validation",
    "evaluator",
    "features",
    "parts",
]
BESIDE = ["texts", "networks", "schema.json", "benchmark.json"]
IN_WEB = [
    "listing.ts",
    "listing",
    "Picture.svelte",
    "chapters.json",
    "index.ts",
    "Board.svelte",
    "end.ts",
    "EndSheet.svelte",
    "sounds.ts",
    "timing.ts",
    "types.ts",
    "words.ts",
    "texts",
    "diagrams",
    "lesson",
    "lesson.json",
]
TESTS = [
    "positions.py",
    "plain.py",
    "mutants.py",
    "golden",
    "test_bad_input.py",
    "test_information.py",
    "test_lockstep.py",
    "test_story.py",
]

# The package itself registers the games.
KNOWS = {ROOT / "src" / "ilion" / "__init__.py"}


def module_of(id: str) -> str:
    return id.replace("-", "_")


def lacking(folder: Path, names: list[str]) -> list[str]:
    return [name for name in names if not (folder / name).exists()]


@each_game
def test_a_game_has_the_files_that_every_game_has(id: str) -> None:
    assert lacking(GAMES / module_of(id), [f"{name}.py" for name in MODULES] + BESIDE) == []
    assert lacking(WEB / "games" / id, IN_WEB) == []
    assert lacking(ROOT / "tests" / "games" / module_of(id), TESTS) == []
    assert lacking(ROOT / "docs" / "games", [f"{id}.md"]) == []


def test_the_page_about_games_names_every_file_that_all_games_have() -> None:
    told = (ROOT / "docs" / "new-game.md").read_text("utf-8")
    names = [f"{name}.py" for name in MODULES] + [name if "." in name else f"{name}/" for name in BESIDE]
    assert [name for name in names if f"`{name}`" not in told] == []


def test_there_is_a_folder_for_every_game_and_no_other() -> None:
    ours = sorted(module_of(id) for id in IDS)
    assert [id for id in ilion.games() if id in IDS] == IDS
    assert sorted(path.parent.name for path in GAMES.glob("*/__init__.py")) == ours
    assert sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/__init__.py")) == ours
    assert sorted(path.name for path in (WEB / "games").iterdir() if path.is_dir()) == sorted(IDS)
    assert sorted(path.stem for path in (ROOT / "docs" / "games").glob("*.md")) == sorted(IDS)


def test_the_navigation_and_the_readme_have_every_game() -> None:
    navigation = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]
    readme = (ROOT / "README.md").read_text("utf-8")
    for id in IDS:
        assert f"games/{id}.md" in str(navigation)
        assert f"docs/games/{id}.md" in readme


def sources() -> Iterator[tuple[Path, str]]:
    """Everything outside the folders of the games that is run or shown, without comments."""
    for folder in (ROOT / "src" / "ilion", ROOT / "tools"):
        for path in folder.rglob("*.py"):
            if GAMES not in path.parents and path not in KNOWS:
                yield path, "\n".join(code(path))
    for path in (ROOT / "src" / "ilion").rglob("*.ftl"):
        if GAMES not in path.parents:
            yield path, path.read_text("utf-8")
    for path in [*WEB.rglob("*"), *(ROOT / "web" / "texts").rglob("*.ftl"), ROOT / "web" / "diagrams.mjs"]:
        in_a_game = any(path.is_relative_to(WEB / "games" / id) for id in IDS)
        if path.suffix in (".ts", ".svelte", ".css", ".json", ".ftl", ".mjs") and not in_a_game:
            yield path, re.sub(r"/\*.*?\*/|<!--.*?-->|//.*?$|^#.*?$", "", path.read_text("utf-8"), flags=re.S | re.M)


def code(path: Path) -> Iterator[str]:
    """Names and texts of a Python module, without its docstrings and comments."""
    tree = ast.parse(path.read_text("utf-8"))
    said = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value
        for field in ("id", "attr", "name", "module", "arg"):
            if isinstance(named := getattr(node, field, None), str):
                yield named


@each_game
def test_nothing_outside_its_folders_names_a_game(id: str) -> None:
    name = re.compile(rf"\b{id.replace('-', '[-_ ]?')}\b", re.I)
    assert [str(path.relative_to(ROOT)) for path, text in sources() if name.search(text)] == []
