"""The process in which bots think and pieces of reviews are done: one line in, one line out.

Decisions and hints are lines of `ilion.bots.worker`. A piece of a review is `{"review": …}` and a move to be judged is
`{"judge": …}`, each with pickled data in base64, and so are their answers. Both sides are this program, on one machine.
"""

from __future__ import annotations

import base64
import json
import pickle
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from ilion.bots import worker

if TYPE_CHECKING:  # a process that never does a review need not load what it takes
    from ilion.review import Budget, Judgement, Outcome, Seating, Task

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """A move to be judged as a review would: instead of the one that led to position n."""

    record: str
    seating: Seating
    n: int
    seat: int
    move: str
    budget: Budget


def review_line(task: Task) -> str:
    """Return the line that asks for a piece of a review."""
    return json.dumps({"review": _packed(task)})


def question_line(question: Question) -> str:
    """Return the line that asks what a move is worth."""
    return json.dumps({"judge": _packed(question)})


def read_outcome(line: str | bytes) -> Outcome:
    """Return what a piece of a review found out. An invalid answer raises ValueError, KeyError or TypeError."""
    from ilion.review import Outcome

    return _read(line, "outcome", Outcome)


def read_judgement(line: str | bytes) -> Judgement:
    """Return the judgement of a move; raises like `read_outcome`."""
    from ilion.review import Judgement

    return _read(line, "judgement", Judgement)


def _packed(value: object) -> str:
    return base64.b64encode(pickle.dumps(value)).decode()


def _unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))


def _read(line: str | bytes, name: str, kind: type[T]) -> T:
    found = _unpacked(json.loads(line)[name])
    if not isinstance(found, kind):
        raise TypeError(f"{name} is not of type {kind.__name__}")
    return found


def answer(line: str) -> str:
    """Carry out a task and return the answer."""
    task = json.loads(line)
    if "review" not in task and "judge" not in task:
        return worker.answer(line)
    began = time.process_time()
    found = _review(task["review"]) if "review" in task else _judge(task["judge"])
    return json.dumps(found | {"seconds": round(time.process_time() - began, 6)})


def _review(packed: str) -> dict[str, str]:
    from ilion.review import run_task

    return {"outcome": _packed(run_task(_unpacked(packed)))}


def _judge(packed: str) -> dict[str, str]:
    from ilion.core.record import Record
    from ilion.review import judge

    asked: Question = _unpacked(packed)
    judgement = judge(Record.parse(asked.record), asked.n, asked.seat, asked.move, asked.budget, asked.seating)
    return {"judgement": _packed(judgement)}


def main() -> None:
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
