"""Reviews of finished games on a host without a server: piece by piece, while nobody plays.

One piece at a time goes to the bots, so a bot's turn waits for one piece at most, and none is handed out while somebody sits at a
running game. The first pass of every review comes before any second pass. Finished passes are handed to the storage; an interrupted
review continues when somebody asks for it, and one made by another evaluation than that of this release counts as none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pickle import UnpicklingError
from typing import Any

from ilion.bots.worker import read_seconds
from ilion.review import FIRST, FULL, Judgement, Reviewing, evaluation_digest
from ilion.review.answers import event_answer, known_judgement, move_to_judge, verdict
from ilion.review.reviewing import digest_of
from ilion.review.seating import seating_of
from ilion.review.worker import Question, question_line, read_judgement, read_outcome, review_line
from ilion.solo.host import Connection, HostError, Solo, Task
from ilion.table.callers import Delivery
from ilion.table.errors import Forbidden, NotNow
from ilion.table.session import Session
from ilion.table.table import Table

MAX_SECONDS = 300.0  # of processor time for a review; then the second pass is cut, never the first
USUAL_PIECE = 0.3  # seconds, until there is experience
ENOUGH_PIECES = 5  # to estimate the time for the rest
UNREADABLE = (ValueError, KeyError, TypeError, EOFError, UnpicklingError)


def key_of(table: Table) -> dict[str, str]:
    """Return the key of the review of a finished game by this release."""
    plan = sha256(repr(sorted(asdict(FULL).items())).encode()).hexdigest()[:16]
    evaluation = evaluation_digest(table.game, len(table.seats))
    return {"record": digest_of(table.record), "rules": table.record.rules, "evaluation": evaluation, "budget": plan}


@dataclass
class StoredReview:
    """A review in storage: requested but not started, finished after the first pass, or ready."""

    key: dict[str, str]
    state: str = "running"  # "running", "refining" or "ready"
    review: dict[str, Any] | None = None


@dataclass(eq=False)
class Job:
    """A review in progress."""

    id: str
    making: Reviewing
    stored: StoredReview
    refining: bool = False
    seconds: float = 0.0  # of processor time
    done: int = 0  # pieces, of both passes
    pieces: int = field(init=False)  # of the pass under way

    def __post_init__(self) -> None:
        self.pieces = len(self.making.waiting)

    @property
    def in_first_pass(self) -> bool:
        return self.stored.review is None

    @property
    def progress(self) -> float:
        """The finished share of the visible pass, from 0 to 1. A repeated first pass does not count."""
        if self.stored.review is not None and not self.refining:
            return 0.0
        return 1 - len(self.making.waiting) / max(1, self.pieces)

    @property
    def seconds_left(self) -> int:
        piece = self.seconds / self.done if self.done >= ENOUGH_PIECES else USUAL_PIECE
        return round(piece * len(self.making.waiting))


@dataclass(frozen=True)
class Later:
    """An answer that needs a task of the bots."""

    line: str
    read: Callable[[str | None], Any]  # the body of the answer; raises if there is none


class Reviews:
    """The reviews of one host."""

    def __init__(self, host: Solo) -> None:
        self.host = host
        self.stored: dict[str, StoredReview] = {}
        self.fresh: set[str] = set()  # tables whose review has changed since it was stored
        self.jobs: dict[str, Job] = {}
        self.working = False  # a piece is with the bots

    # Stored data

    def restore(self, id: str, row: Mapping[str, Any]) -> None:
        """Take the review of a table from the database."""
        self.stored.setdefault(id, StoredReview(dict(row["key"]), str(row["state"]), row["review"]))

    def rows(self) -> dict[str, Any]:
        """Return the reviews to store, by table; None deletes one."""
        return {id: asdict(self.stored[id]) if id in self.stored else None for id in self.fresh}

    # Requests

    def request(self, session: Session[Connection], user_id: str) -> tuple[int, Any]:
        """Request the review of a finished game for one of its players, and return it or its state."""
        check_over(session.table)
        if not session.seats_of(user_id) and session.header.owner != user_id:
            raise Forbidden("review-not-yours", "only somebody who sat at this table can request a review of the game")
        if self._current(session) is None:
            self._change(session.header.id, StoredReview(key_of(session.table)))
        return self.answer(session)

    def answer(self, session: Session[Connection]) -> tuple[int, Any]:
        """Return a review, or its state."""
        check_over(session.table)
        id, found = session.header.id, self._current(session)
        if found is None:
            raise HostError(404, "review-none", "nobody has requested a review of this game yet")
        if found.state != "ready" and id not in self.jobs:
            seating = seating_of(session.table.setup, self.host.entries[id])
            self.jobs[id] = Job(id, Reviewing(session.table.record, FULL, seating), found)
            self.work()
        job = self.jobs.get(id)
        standing = {"progress": round(job.progress, 3) if job else 0.0, "seconds_left": job.seconds_left if job else 0}
        if found.review is not None:
            return 200, {"state": found.state, "review": found.review, **standing}
        before = [other for other in self.jobs.values() if other.in_first_pass]
        place = before.index(job) if job in before else 0
        return 202, {"state": "queued" if place else "running", "position": place, **standing}

    def document(self, session: Session[Connection]) -> dict[str, Any]:
        """Return a finished review."""
        check_over(session.table)
        found = self._current(session)
        if found is None or found.review is None:
            raise HostError(404, "review-none", "the review of this game is not there yet")
        return found.review

    def event(self, session: Session[Connection], n: int, seat: int) -> dict[str, Any]:
        """Return one event of a review for a seat. Its words are keys and facts, as everywhere on this host."""
        return event_answer(session.table, self.document(session), n, seat, None)

    def judge(self, session: Session[Connection], n: int, seat: int, text: str) -> dict[str, Any] | Later:
        """Judge another move instead of the one that led to position n, by the same search as the review."""
        table, document = session.table, self.document(session)
        before, move = move_to_judge(table, n, seat, text)
        if (known := known_judgement(document, n, move)) is not None:
            return verdict(before, move, known)
        budget = FULL if document["budget"]["pass"] == 2 else FIRST
        seating = seating_of(table.setup, self.host.entries[session.header.id])
        line = question_line(Question(table.setup.game, str(table.record), seating, n, seat, move, budget))

        def read(answer: str | None) -> dict[str, Any]:
            try:
                judged: Judgement = read_judgement(answer or "")
            except UNREADABLE:
                raise HostError(503, "no-hint", "the move cannot be judged now: try again") from None
            return verdict(before, move, judged)

        return Later(line, read)

    # Work

    def work(self) -> None:
        """Hand the next piece to the bots, unless they have one or somebody plays."""
        if self.working or not self.jobs or self.host.thinking or self._somebody_plays():
            return
        job = min(self.jobs.values(), key=lambda each: not each.in_first_pass)
        tasks = job.making.tasks()
        if not tasks:  # a game without events
            self._finish_pass(job)
            return
        self.working = True
        self.host.tasks.append(Task(review_line(tasks[0]), lambda answer: self._take(job, answer)))

    def _somebody_plays(self) -> bool:
        return any(session.callers and session.table.running for session in self.host.sessions.values())

    def _take(self, job: Job, answer: str | None) -> None:
        """Handle the answer to a piece. An unreadable one ends the review; a finished first pass stays."""
        self.working = False
        try:
            job.making.add(read_outcome(answer or ""))
            job.seconds += read_seconds(answer or "") or 0.0
            job.done += 1
            self._finish_pass(job)
        except UNREADABLE:
            self._give_up(job)
        self.work()

    def _finish_pass(self, job: Job) -> None:
        cut = job.refining and job.seconds > MAX_SECONDS
        if not job.making.done and not cut:
            return
        if not job.refining:
            if job.stored.review is None:
                self._tell(job, "refining")
            job.making.refine()
            job.refining, job.pieces = True, len(job.making.waiting)
            if not job.making.done:
                return
        del self.jobs[job.id]
        self._tell(job, "ready")

    def _tell(self, job: Job, state: str) -> None:
        """Store the review as it is now, and tell everybody at the table."""
        job.stored.review, job.stored.state = job.making.review().to_dict(), state
        self._change(job.id, job.stored)
        if (session := self.host.sessions.get(job.id)) is not None:
            self.host.deliver([Delivery({"type": "review", "state": state}, list(session.callers))])

    def _give_up(self, job: Job) -> None:
        del self.jobs[job.id]
        if job.stored.review is None:
            self._change(job.id, None)
        else:
            job.stored.state = "ready"
            self._change(job.id, job.stored)

    def _current(self, session: Session[Connection]) -> StoredReview | None:
        """Return the review of a table by this release's evaluation."""
        found = self.stored.get(session.header.id)
        return found if found is not None and found.key == key_of(session.table) else None

    def _change(self, id: str, review: StoredReview | None) -> None:
        if review is None:
            self.stored.pop(id, None)
        else:
            self.stored[id] = review
        self.fresh.add(id)


def check_over(table: Table) -> None:
    """Raise while the game runs: there is no review before its end."""
    if not table.over:
        raise NotNow("review-running", "the game is not over: a review is made afterwards")
