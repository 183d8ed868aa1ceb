"""The conformance suite passes a sound game and catches every way of breaking it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ilion
from ilion.testing import ConformanceError, check_game, json_schemas
from tests.testing.mutants import GAMES, MUTANTS

ROOT = Path(__file__).parents[2]
# The broken games run interpreted in a process of their own, and the suite itself is never compiled.
one_mode = pytest.mark.one_mode


def interpreted(*arguments: str) -> str:
    """Return the output of a Python program in which the package runs interpreted: compiled, no state can be written in a test."""
    environment = {**os.environ, "ILION_INTERPRETED": "1", "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, *arguments], env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout


@pytest.fixture(scope="module")
def findings() -> Any:
    return json.loads(interpreted("-m", "tests.testing.mutants"))


@one_mode
def test_a_sound_game_passes(findings: Any) -> None:
    assert findings["sound"] == "", f"in {GAMES} games"


@one_mode
@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_game_gets_a_message_about_the_fault(findings: Any, name: str) -> None:
    assert MUTANTS[name].says in findings["said"][name]


@one_mode
@pytest.mark.parametrize("name", MUTANTS)
def test_a_failure_can_be_seen_again_by_following_its_last_line(findings: Any, name: str) -> None:
    assert findings["again"][name] == findings["said"][name]


@one_mode
def test_a_failure_names_game_seats_options_and_position(findings: Any) -> None:
    said = findings["said"]["a_view_that_shows_the_prize"]
    assert "in lots, " in said
    assert " seats, cards=" in said
    assert "position: lots/1 seats=" in said


UNREGISTERED = """
from ilion.testing import check_game
from tests.testing.toy.game import game
try:
    check_game(game)
except AssertionError as error:
    print(error)
"""


@one_mode
def test_a_game_that_is_not_registered_is_reported() -> None:
    assert "ilion.load('lots') must return this game: register it" in interpreted("-c", UNREGISTERED)


@one_mode
def test_no_test_framework_is_imported_by_the_suite() -> None:
    assert interpreted("-c", "import sys, ilion.testing; print({'pytest', 'hypothesis'} & set(sys.modules))") == "set()\n"


@one_mode
def test_progress_is_reported_after_every_game() -> None:
    told: list[tuple[int, int]] = []
    check_game(ilion.load(ilion.games()[0]), games=2, share=0.01, progress=lambda done, all: told.append((done, all)))
    assert told == [(1, 2), (2, 2)]


@pytest.mark.parametrize("id", ilion.games())
def test_the_types_of_a_game_have_json_schemas(id: str) -> None:
    schemas = json_schemas(ilion.load(id))
    assert set(schemas) == {"view", "describe", "preview", "beat"}
    assert schemas["view"]["properties"]


def test_a_conformance_error_is_an_assertion() -> None:
    assert issubclass(ConformanceError, AssertionError)
