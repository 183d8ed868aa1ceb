"""Guided first games: each is a whole game by the rules, every step has its words in every language and a clause that exists."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import ilion
from ilion.core.actors import CHANCE, OVER
from ilion.core.registry import load
from ilion.core.state import State
from tests.web.catalogues import GAMES, LANGUAGES, Entry, entries

WITH_LESSON = sorted(ilion.games())


@dataclass(frozen=True)
class Event:
    """`> move` is the learner's, `0 move` the lesson makes for that seat, `* outcome` is a draw."""

    step: str
    who: str
    text: str


# Lessons after the first, which need not be whole games.
FURTHER = [(path.parent.name, path.stem.removeprefix("lesson-")) for path in sorted(GAMES.glob("*/lesson-*.json"))]
TASKS = " · "  # between the tasks of a step


@cache
def lesson(game: str, name: str = "") -> dict[str, Any]:
    file = f"lesson-{name}.json" if name else "lesson.json"
    found: dict[str, Any] = json.loads((GAMES / game / file).read_text())
    return found


def events(game: str, name: str = "") -> list[Event]:
    return [Event(step["key"], *event.split(" ", 1)) for step in lesson(game, name)["steps"] for event in step["events"]]


def steps(game: str) -> list[dict[str, Any]]:
    """The steps of all lessons of a game."""
    names = ["", *(name for other, name in FURTHER if other == game)]
    return [step for name in names for step in lesson(game, name)["steps"]]


def words(game: str, language: str) -> dict[str, Entry]:
    return entries(GAMES / game / "lesson" / f"{language}.ftl")


def played(game: str, name: str = "") -> State:
    """The position at the end of a lesson, every event of which must be legal."""
    told = lesson(game, name)
    state = load(game).new(told["seats"], told["options"])
    for number, event in enumerate(events(game, name)):
        where = f"{event.step}, event {number}: {event.who} {event.text}"
        actor = {"*": CHANCE, ">": told["you"]}.get(event.who)
        assert state.actor == (int(event.who) if actor is None else actor), where
        legal = {state.text(action): action for action in state.legal_actions()}
        assert event.text in legal, f"{where} is not one of {list(legal)[:20]}"
        state.apply(legal[event.text])
    return state


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_is_a_whole_game_by_the_rules(game: str) -> None:
    state = played(game)
    assert state.actor == OVER
    assert state.places()[lesson(game)["you"]] == 1, "a first game is won"


@pytest.mark.parametrize(("game", "name"), FURTHER)
def test_a_further_lesson_is_short_and_follows_the_rules(game: str, name: str) -> None:
    played(game, name)
    assert len(lesson(game, name)["steps"]) == 5


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_has_eight_to_fifteen_steps_and_its_jumps_are_short(game: str) -> None:
    """A server lets a session send a hundred messages at once: the moves that the lesson plays by itself must not make it wait
    long."""
    assert 8 <= len(lesson(game)["steps"]) <= 15
    assert len({step["key"] for step in steps(game)}) == len(steps(game))
    by_itself = [sum(event[0] not in ">*" for event in step["events"]) for step in steps(game)]
    assert max(by_itself) <= 120


@pytest.mark.parametrize("game", WITH_LESSON)
def test_every_step_names_a_clause_of_the_game(game: str) -> None:
    clauses = load(game).origins
    assert [step["clause"] for step in steps(game) if step["clause"] not in clauses] == []


@pytest.mark.parametrize("game", WITH_LESSON)
def test_every_step_has_its_words_and_a_task_if_something_is_to_be_done(game: str) -> None:
    known = words(game, "en")
    for step in steps(game):
        entry = known[f"lesson-{step['key']}"]
        asks = any(event.startswith("> ") for event in step["events"])
        assert entry.attributes == ({"title", "task"} if asks else {"title"}), step["key"]
        assert not entry.facts
    told = {f"lesson-{step['key']}" for step in steps(game)}
    others = {key for key in known if key not in told and not key.startswith(("learnt-", "strategy-"))}
    assert others == {"rivals"}
    assert sum(key.startswith("learnt-") for key in known) >= 3
    advice = [entry for key, entry in known.items() if key.startswith("strategy-")]
    assert 5 <= len(advice) <= 10
    assert all(entry.attributes == {"title"} for entry in advice)


@pytest.mark.parametrize("game", WITH_LESSON)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_speaks_every_language(game: str, language: str) -> None:
    english, theirs = words(game, "en"), words(game, language)
    assert list(theirs) == list(english)
    assert {key: entry.attributes for key, entry in theirs.items()} == {key: entry.attributes for key, entry in english.items()}
    assert rivals(game, language).count(", ") == lesson(game)["seats"] - 2


@pytest.mark.parametrize("game", WITH_LESSON)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_the_learner_has_a_task_that_names_no_coordinates(game: str, language: str) -> None:
    resource = FluentParser().parse((GAMES / game / "lesson" / f"{language}.ftl").read_text())
    messages = {node.id.name: node for node in resource.body if isinstance(node, ast.Message)}
    for step in steps(game):
        task = next((one.value for one in messages[f"lesson-{step['key']}"].attributes if one.id.name == "task"), None)
        moves = sum(event.startswith("> ") for event in step["events"])
        assert (task is None) == (moves == 0), step["key"]
        if task is not None:
            words = written(task)
            assert words.count(TASKS) == moves - 1, f"{step['key']}: {words}"
            assert not re.search(r"-?\d+,-?\d+|\bend\d", words), words


def written(pattern: ast.Pattern) -> str:
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


def rivals(game: str, language: str) -> str:
    resource = FluentParser().parse((GAMES / game / "lesson" / f"{language}.ftl").read_text())
    message = next(node for node in resource.body if isinstance(node, ast.Message) and node.id.name == "rivals")
    assert message.value is not None
    return written(message.value)
