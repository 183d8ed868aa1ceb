"""Pieces of reviews as a service for a host of tables: one line of JSON in, one out.

A piece of a review is `{"review": …, "game": …}` and a move to be judged is `{"judge": …, "game": …}`, each with pickled data in
base64, and so are their answers. `{"adjudicate": …, "game": …, "resigned": …}` asks for every seat's chance to win in a state, as
bytes in base64. Both sides are this program, on one machine. Any other line is one for `ilion.bots.worker`.
"""

from __future__ import annotations

import base64
import json
import pickle
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ilion.bots import worker
from ilion.core.record import Record
from ilion.core.registry import load_state
from ilion.core.state import State
from ilion.review.adjudication import chances_to_win
from ilion.review.budget import Budget
from ilion.review.document import Judgement
from ilion.review.replay import Seating
from ilion.review.reviewing import judge
from ilion.review.tasks import Outcome, Task, run_task

T = TypeVar("T")
TASKS = {"review", "judge", "adjudicate"}  # the keys by which the lines for this module are known


@dataclass(frozen=True)
class Question:
    """A move to be judged as a review would: instead of the one that led to position n."""

    game: str
    record: str
    seating: Seating
    n: int
    seat: int
    move: str
    budget: Budget


def review_line(task: Task) -> str:
    """Return the line that asks for a piece of a review."""
    return json.dumps({"review": _packed(task), "game": task.game})


def question_line(question: Question) -> str:
    """Return the line that asks for the worth of a move."""
    return json.dumps({"judge": _packed(question), "game": question.game})


def adjudication_line(state: State, resigned: Sequence[int]) -> str:
    """Return the line that asks for the chances of all seats in a position."""
    data = base64.b64encode(state.to_bytes()).decode()
    return json.dumps({"adjudicate": data, "game": state.game.id, "resigned": list(resigned)})


def read_chances(line: str | bytes) -> list[float]:
    """Return the chances of all seats; raises like `read_outcome`."""
    return [float(chance) for chance in json.loads(line)["chances"]]


def read_outcome(line: str | bytes) -> Outcome:
    """Return the outcome of a piece of a review. An invalid answer raises ValueError, KeyError or TypeError."""
    return _read(line, "outcome", Outcome)


def read_judgement(line: str | bytes) -> Judgement:
    """Return the judgement of a move; raises like `read_outcome`."""
    return _read(line, "judgement", Judgement)


def answer(line: str) -> str:
    """Carry out a task, which may be one for the bots, and return the answer."""
    task = json.loads(line)
    if not TASKS & task.keys():
        return worker.answer(line)
    began = time.process_time()
    if "adjudicate" in task:
        state = load_state(task["game"], base64.b64decode(task["adjudicate"]))
        found: dict[str, Any] = {"chances": chances_to_win(state, task["resigned"])}
    elif "review" in task:
        found = {"outcome": _packed(run_task(_unpacked(task["review"])))}
    else:
        asked: Question = _unpacked(task["judge"])
        judgement = judge(Record.parse(asked.record), asked.n, asked.seat, asked.move, asked.budget, asked.seating)
        found = {"judgement": _packed(judgement)}
    return json.dumps({**found, "seconds": round(time.process_time() - began, 6)})


def _packed(value: object) -> str:
    return base64.b64encode(pickle.dumps(value)).decode()


def _unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))


def _read(line: str | bytes, name: str, kind: type[T]) -> T:
    found = _unpacked(json.loads(line)[name])
    if not isinstance(found, kind):
        raise TypeError(f"{name} is not of type {kind.__name__}")
    return found
