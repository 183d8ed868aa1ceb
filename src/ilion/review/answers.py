"""A host's answers about a finished review: one event of it for a seat, and a move judged beside the bot's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ilion.core.state import State
from ilion.review.document import Judgement
from ilion.table.reviewed import own_decision, reviewed_event
from ilion.table.table import Table
from ilion.table.visibility import move_seen


def event_answer(table: Table, document: Mapping[str, Any], n: int, seat: int, language: str | None) -> dict[str, Any]:
    """Return the event that led to position n as a seat saw it then. A language that the game does not speak becomes English;
    without one there are no facts in sentences."""
    event = next((event for event in document["events"] if event["n"] == n and event["cause"] != "resignation"), None)
    judged = None if event is None else event["judged"]
    best, line = (None, ()) if judged is None else (judged["best"], tuple(judged["line"]))
    if language is not None and language not in table.game.catalogue.languages():
        language = "en"
    return reviewed_event(table, n, seat, language, best, line)


def move_to_judge(table: Table, n: int, seat: int, move: str) -> tuple[State, str]:
    """Return the state before a decision of the seat, and another move there in its usual notation. Raises with the reason if the
    decision was not the seat's or the move is illegal."""
    before = own_decision(table, n, seat).before
    assert before is not None
    action = before.parse(move)
    before.copy().apply(action)
    return before, before.text(action)


def known_judgement(document: Mapping[str, Any], n: int, move: str) -> Judgement | None:
    """Return the judgement of a move that the review has already: of the move that was played, or of the bot's own."""
    event = next((event for event in document["events"] if event["n"] == n and event["cause"] == "decision"), None)
    if event is None or event["judged"] is None:
        return None
    judged = Judgement.from_dict(event["judged"])
    if move == event["move"]:
        return judged
    if move == judged.best:
        return replace(judged, v_played=judged.v_best, loss=0, err=0, grade="good", close=False)
    return None


def verdict(before: State, move: str, judged: Judgement) -> dict[str, Any]:
    """Return the worth of a move beside the bot's, in the form in which it is sent."""
    return {
        "move": move,
        "words": move_seen(before, move)["words"],
        "grade": judged.grade,
        "close": judged.close,
        "v_answer": judged.v_played,
        "v_best": judged.v_best,
        "loss": judged.loss,
        "err": judged.err,
        "best": judged.best,
    }
