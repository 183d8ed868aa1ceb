"""The rules tag changes with every change of a rule or a component, and not with words or notation."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ilion
from ilion.core.rules_tag import rules_tag, tables
from tests.games import mutants

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module", params=ilion.games())
def id(request: pytest.FixtureRequest) -> str:
    """Each game in turn: all tests of one are neighbours, and so in one process, where it is played once."""
    game: str = request.param
    return game


@pytest.fixture(scope="module")
def played(id: str) -> dict[str, Any]:
    """The output of `tests/games/mutants.py` for a game."""
    program = [sys.executable, "-m", mutants.__name__, id]
    environment = os.environ | {"ILION_INTERPRETED": "1"}
    done = subprocess.run(program, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_broken_rule_changes_the_tag(played: dict[str, Any]) -> None:
    broken = played["BROKEN"]
    assert len(broken) > 15
    assert [says for says, first in broken.items() if not isinstance(first, int)] == []


def test_other_words_and_another_notation_leave_the_tag_as_it_is(played: dict[str, Any]) -> None:
    reworded = played["REWORDED"]
    assert len(reworded) > 1
    assert [says for says, first in reworded.items() if first is not None] == []


def test_the_tag_is_the_same_compiled_and_interpreted(id: str, played: dict[str, Any]) -> None:
    assert played["compiled"] is False
    assert played["tag"] == rules_tag(ilion.load(id))


def test_every_number_of_seats_is_played_with_every_value_of_every_option(id: str) -> None:
    game = ilion.load(id)
    plan = tables(game)
    for name, option in game.options.items():
        values = option.values if not isinstance(option.values, range) else (option.values[0], option.default, option.values[-1])
        for value in values:
            assert {seats for seats, options in plan if options[name] == value} == set(game.seats), f"{name}={value}"
