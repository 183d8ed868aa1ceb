"""Guided first games: each is a whole game by the rules, every step has its words in every language and a clause that exists."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import ilion
from ilion.core.actors import CHANCE, OVER
from ilion.core.registry import load
from tests.web.catalogues import GAMES, LANGUAGES, Entry, entries

WITH_LESSON = sorted(ilion.games())


@dataclass(frozen=True)
class Event:
    """`> move` is the learner's, `0 move` the lesson makes for that seat, `* outcome` is a draw."""

    step: str
    who: str
    text: str


@cache
def lesson(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / game / "lesson.json").read_text())
    return found


def events(game: str) -> list[Event]:
    return [Event(step["key"], *event.split(" ", 1)) for step in lesson(game)["steps"] for event in step["events"]]


def words(game: str, language: str) -> dict[str, Entry]:
    return entries(GAMES / game / "lesson" / f"{language}.ftl")


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_is_a_whole_game_by_the_rules(game: str) -> None:
    told = lesson(game)
    state = load(game).new(told["seats"], told["options"])
    for number, event in enumerate(events(game)):
        where = f"{event.step}, event {number}: {event.who} {event.text}"
        actor = {"*": CHANCE, ">": told["you"]}.get(event.who)
        assert state.actor == (int(event.who) if actor is None else actor), where
        legal = {state.text(action): action for action in state.legal_actions()}
        assert event.text in legal, f"{where} is not one of {list(legal)[:20]}"
        state.apply(legal[event.text])
    assert state.actor == OVER
    assert state.places()[told["you"]] == 1, "a first game is won"


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_has_eight_to_fifteen_steps_and_its_jumps_are_short(game: str) -> None:
    """A server lets a session send a hundred messages at once: what the lesson plays by itself must not make it wait long."""
    steps = lesson(game)["steps"]
    assert 8 <= len(steps) <= 15
    assert len({step["key"] for step in steps}) == len(steps)
    by_itself = [sum(event[0] not in ">*" for event in step["events"]) for step in steps]
    assert max(by_itself) <= 120


@pytest.mark.parametrize("game", WITH_LESSON)
def test_every_step_names_a_clause_of_the_game(game: str) -> None:
    clauses = load(game).origins
    assert [step["clause"] for step in lesson(game)["steps"] if step["clause"] not in clauses] == []


@pytest.mark.parametrize("game", WITH_LESSON)
def test_every_step_has_its_words_and_a_task_if_something_is_to_be_done(game: str) -> None:
    known = words(game, "en")
    for step in lesson(game)["steps"]:
        entry = known[f"lesson-{step['key']}"]
        asks = any(event.startswith("> ") for event in step["events"])
        assert entry.attributes == ({"title", "task"} if asks else {"title"}), step["key"]
        assert not entry.facts
    steps = {f"lesson-{step['key']}" for step in lesson(game)["steps"]}
    others = {key for key in known if key not in steps and not key.startswith(("learnt-", "strategy-"))}
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


def rivals(game: str, language: str) -> str:
    resource = FluentParser().parse((GAMES / game / "lesson" / f"{language}.ftl").read_text())
    message = next(node for node in resource.body if isinstance(node, ast.Message) and node.id.name == "rivals")
    assert message.value is not None
    return "".join(element.value for element in message.value.elements if isinstance(element, ast.TextElement))
