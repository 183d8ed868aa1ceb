"""The level of completeness that a game has reached."""

from __future__ import annotations

from typing import Any

import pytest

import ilion
from ilion.core.game import Game
from ilion.testing import Level, levels

PARTS = frozenset(f"src/games/{id}/{name}" for id in ilion.games() for name in ("index.ts", "lesson.json"))


def bare() -> Any:
    """The Trojan horse like a beginner's game: without an evaluator and a board of its own."""
    horse = ilion.load("trojan-horse")
    made = type("Bare", (type(horse),), {"id": "bare", "evaluator": Game.evaluator, "__module__": type(horse).__module__})
    return made()


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> None:
    """The web app is installed."""
    monkeypatch.setattr(levels, "_page_parts", lambda: PARTS)


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("id", ilion.games())
def test_the_games_here_are_complete(id: str) -> None:
    assert str(levels.completeness(ilion.load(id))) == f"{id} has reached level 3, complete."


@pytest.mark.usefixtures("page")
def test_a_game_without_areas_is_playable_and_is_told_what_is_missing() -> None:
    reached = levels.completeness(bare())
    assert reached.level == Level.PLAYABLE
    assert reached.missing == (
        "areas for the fields of the view (ilion.core.areas)",
        "the text consequence, with the fields of the preview as its facts",
    )


def test_a_game_with_a_board_but_no_lesson_and_no_evaluator_is_comfortable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_page_parts", lambda: frozenset({"src/games/bare/index.ts"}))
    reached = levels.completeness(bare())
    assert reached.level == Level.COMFORTABLE
    assert reached.missing == ("a guided first game", "an evaluator of its own")


def test_without_the_web_app_no_game_has_a_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_page_parts", frozenset)
    assert "a board in the web app" in levels.needs_completion(ilion.load("horus"))
