"""Every clause of every game is named by a test of that game, and no test names a clause that does not exist.

A test names clauses in the comment on its `def` line or in its docstring.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ilion

GAMES = Path(__file__).parent / "games"


def named_clauses(folder: Path, prefix: str) -> Iterator[tuple[str, str]]:
    """Each clause id that a test function names, with the test."""
    id = re.compile(rf"\b{prefix}-\d+\b")
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = "\n".join(lines[node.lineno - 1 : node.body[0].lineno - 1])
                comments = " ".join(re.findall(r"#.*", head))
                for clause in id.findall(f"{comments} {ast.get_docstring(node) or ''}"):
                    yield clause, f"{path.name}::{node.name}"


@pytest.mark.parametrize("game", ilion.games())
def test_every_clause_has_a_test_and_every_named_clause_exists(game: str) -> None:
    clauses = ilion.load(game).clauses
    prefix = next(iter(clauses)).partition("-")[0]
    named = dict(named_clauses(GAMES / game.replace("-", "_"), prefix))
    missing = [clause for clause in clauses if clause not in named]
    assert not missing, f"{game}: no test names {', '.join(missing)}"
    unknown = {test: clause for clause, test in named.items() if clause not in clauses}
    assert not unknown, f"{game}: there are no such clauses: {unknown}"


def test_a_clause_is_named_in_a_comment_or_a_docstring_of_a_test_only(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "# XX-1\n"
        "def test_a() -> None:  # XX-2, XX-3\n    assert 'XX-4'\n"
        'def test_b(\n    a: int,\n) -> None:  # XX-5\n    """XX-6"""\n'
        "def helper() -> None:  # XX-7\n    pass\n"
    )
    assert [clause for clause, _ in named_clauses(tmp_path, "XX")] == ["XX-2", "XX-3", "XX-5", "XX-6"]
