"""The review of a finished game: the changes of every seat's chances, the shares of luck and of decisions, and the bot's
preferences.

A seat's chances are estimated from that seat's knowledge, never from the true state. `review` does everything at once; `Reviewing`
cuts the work into small tasks for a host that has other things to do.
"""

from __future__ import annotations

from ilion.review.budget import FIRST, FULL, Budget
from ilion.review.chances import evaluation_digest
from ilion.review.document import Judgement, Review, ReviewedEvent, SeatSummary
from ilion.review.replay import CannotReview, Seating
from ilion.review.reviewing import Reviewing, judge, review
from ilion.review.tasks import Outcome, Task, run_task

__all__ = [
    "FIRST",
    "FULL",
    "Budget",
    "CannotReview",
    "Judgement",
    "Outcome",
    "Review",
    "ReviewedEvent",
    "Reviewing",
    "SeatSummary",
    "Seating",
    "Task",
    "evaluation_digest",
    "judge",
    "review",
    "run_task",
]
