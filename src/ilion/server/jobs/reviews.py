"""Reviews of finished games, piece by piece, in otherwise idle time.

A request is a row of the database, so it survives a restart, and two requests for one game are one. A server claims a row with a
lease that it renews; if the server dies, another one begins the review again. First passes come before second passes: a second pass
is suspended while somebody waits for a first one. People take turns, each with the game that they requested last.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.core.errors import IlionError
from ilion.review import FIRST, FULL, Budget, Judgement, Reviewing, evaluation_digest
from ilion.review.answers import known_judgement
from ilion.review.reviewing import digest_of
from ilion.review.seating import seating_of
from ilion.review.worker import Question
from ilion.server.clock import now
from ilion.server.jobs.workers import Workers
from ilion.server.live.rooms import ExtraWrites, Room, Rooms
from ilion.server.live.sockets import note_failure
from ilion.server.live.thinking import Asker, NoDecision
from ilion.server.problems import ApiError
from ilion.server.rate_limit import RateLimiter
from ilion.server.settings import Settings
from ilion.server.storage.reviews import WAITING, ReviewKey, ReviewRows, insert_request, same
from ilion.server.storage.schema import reviews
from ilion.server.storage.store import Store
from ilion.server.telemetry import REVIEW_QUEUE, REVIEW_SECONDS, REVIEWS, log
from ilion.table.callers import Delivery
from ilion.table.table import Table

MAX_SECONDS = 300.0  # of processor time for a review; then the second pass is cut, never the first
MAX_ATTEMPTS = 5  # to begin a review, including crashes
CHECK_EVERY = 2.0  # seconds between two checks of the database for requests from elsewhere
PAUSE_AFTER_FAILURE = 5.0
PER_ADDRESS = 40  # requests per day
USUAL_SECONDS = 30.0  # for a first pass, until there is experience
WEIGHT_OF_LATEST = 0.3  # in the average


def reviewers(settings: Settings) -> int:
    """Return how many reviews are worked on at once: one, except on large servers."""
    return 0 if settings.reviews == "off" else max(1, settings.workers // 4)


def key_of(id: str, table: Table, budget: Budget = FULL) -> ReviewKey:
    """Return the key of the review of a table by this release."""
    plan = sha256(repr(sorted(asdict(budget).items())).encode()).hexdigest()[:16]
    evaluation = evaluation_digest(table.game, len(table.seats))
    return ReviewKey(id, digest_of(table.record), table.record.rules, evaluation, plan)


@dataclass(eq=False)
class Job:
    """A review that this server works on."""

    row: Any
    making: Reviewing
    stored: bool  # whether there is a first pass in the database
    refining: bool = False
    busy: bool = False
    seconds: float = 0.0  # of processor time
    began: float = field(default_factory=time.monotonic)  # the pass under way
    pieces: int = 0  # of the pass under way
    failures: int = 0  # that were unexpected

    def begin_pass(self) -> None:
        self.began, self.pieces = time.monotonic(), len(self.making.waiting)

    @property
    def progress(self) -> float:
        """The finished share of the visible pass, from 0 to 1. A repeated first pass does not count."""
        if self.stored and not self.refining:
            return 0.0
        return 1 - len(self.making.waiting) / max(1, self.pieces)

    @property
    def in_first_pass(self) -> bool:
        return not self.refining and not self.stored


class Reviews:
    """The reviews of one server."""

    def __init__(self, rooms: Rooms, store: Store, workers: Workers, settings: Settings) -> None:
        self.rooms = rooms
        self.store = store
        self.workers = workers
        self.settings = settings
        self.rows = ReviewRows(store)
        self.per_address = RateLimiter(PER_ADDRESS / 86_400, PER_ADDRESS)
        self.jobs: dict[int, Job] = {}
        self.claiming = asyncio.Lock()
        self.requested = asyncio.Event()  # somebody has requested a review here
        self.checked = -CHECK_EVERY
        self.usual = {"first": USUAL_SECONDS, "second": 3 * USUAL_SECONDS}
        self.loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        number = reviewers(self.settings)
        self.loops = [asyncio.create_task(self._work()) for _ in range(number)]
        if number:
            self.loops.append(asyncio.create_task(self._renew()))

    async def stop(self) -> None:
        """Stop, and leave unfinished reviews to another server or the next start."""
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        with contextlib.suppress(Exception):  # without a database the leases run out by themselves
            for job in self.jobs.values():
                await self.rows.update(job.row.id, lease=None)

    # Requests

    async def request(self, id: str, user_id: str, address: str) -> Any:
        """Request the review of a finished game for one of its players, and return its row."""
        room = await self.rooms.latest(id)
        check_over(room.table.over)
        if room.table.adjudication is not None:
            raise ApiError(409, "review-adjudicated", "this game was adjudicated, not finished: there is no review of it")
        room.session.check_open(user_id, over=True)
        if not room.session.seats_of(user_id) and room.session.header.owner != user_id:
            raise ApiError(403, "review-not-yours", "only somebody who sat at this table can request a review of the game")
        key = key_of(id, room.table)
        row = await self.rows.find(key)
        if self.settings.reviews == "off" and (row is None or row.state in WAITING):  # nobody would work on it
            raise ApiError(403, "review-off", "this server reviews no games")
        if row is None:
            self._spend(address)
            row = await self.rows.request(key, room.table.setup.game, user_id)
            REVIEWS.labels("requested").inc()
            self.requested.set()
        return row

    def _spend(self, address: str) -> None:
        try:
            self.per_address.spend(address)
        except ApiError:
            raise ApiError(
                429, "review-limit", f"{PER_ADDRESS} reviews were requested from your address within a day: try again tomorrow"
            ) from None

    def at_end(self, room: Room, _at: int) -> ExtraWrites | None:
        """Return the writes that request the review of a rated game that ends now, if the host wants that; once."""
        table = room.table
        if self.settings.reviews != "rated" or not table.setup.rated or table.adjudication is not None:
            return None
        key = key_of(room.id, table)

        async def work(connection: AsyncConnection) -> None:
            if not (await connection.execute(select(reviews.c.id).where(*same(key)))).first():
                await insert_request(connection, key, table.setup.game, "")

        return work

    async def status(self, row: Any) -> dict[str, Any]:
        """Return the status of a review: its state, its place in the queue, its progress, and the estimated time for the rest."""
        job = self.jobs.get(row.id)
        place = await self.rows.place(row)
        progress = row.progress if job is None else job.progress
        usual = self.usual["second" if row.state == "refining" else "first"]
        left = place * usual
        if row.state in ("running", "refining"):
            spent = 0.0 if job is None else time.monotonic() - job.began
            left = spent / progress * (1 - progress) if spent and progress > 0.1 else (1 - progress) * usual
        return {"state": row.state, "position": place, "progress": round(progress, 3), "seconds_left": round(left)}

    async def judge(
        self, id: str, table: Table, document: Mapping[str, Any], n: int, seat: int, move: str, asker: Asker
    ) -> Judgement:
        """Judge a legal move instead of the decision that led to position n, as the review did. The move that was played and the
        bot's own are in the review already."""
        if (known := known_judgement(document, n, move)) is not None:
            return known
        if self.settings.reviews == "off":
            raise ApiError(403, "review-off", "this server reviews no games")
        budget = FULL if document["budget"]["pass"] == 2 else FIRST
        seating = seating_of(table.setup, await self.store.entries(id))
        return await self.workers.judge(Question(table.setup.game, str(table.record), seating, n, seat, move, budget), asker)

    # Work

    async def _work(self) -> None:
        while True:
            try:
                job = await self._next()
                if job is None:
                    await self._wait()
                else:
                    await self._step(job)
            except Exception as error:
                note_failure("the work on a review failed", error)
                await asyncio.sleep(PAUSE_AFTER_FAILURE)

    async def _wait(self) -> None:
        """Wait until somebody requests a review here, or it is time to look for requests from elsewhere."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.requested.wait(), CHECK_EVERY)

    async def _next(self) -> Job | None:
        """Return the review to work on: one in its first pass, a new one, or one in its second pass."""
        async with self.claiming:
            if (job := self._idle(first_pass=True)) is None and (job := await self._claim("queued", "running")) is None:
                job = self._idle(first_pass=False)
            if job is None:
                job = await self._claim("refining")
            if job is not None:
                job.busy = True
            return job

    def _idle(self, *, first_pass: bool) -> Job | None:
        return next((job for job in self.jobs.values() if not job.busy and job.in_first_pass == first_pass), None)

    async def _claim(self, *states: str) -> Job | None:
        """Claim a review and prepare it; None if there is none, or it is not yet time to check again."""
        if states == ("queued", "running"):
            if not self.requested.is_set() and time.monotonic() < self.checked + CHECK_EVERY:
                return None
            self.requested.clear()
            self.checked = time.monotonic()
        row = await self.rows.claim(states, self.settings.lease)
        if row is None:
            return None
        self.requested.set()  # there may be more
        if row.id in self.jobs:  # its lease had run out, and nobody else took it
            return None
        if row.attempts > MAX_ATTEMPTS:
            await self._give_up(row)
            return None
        try:
            job = await self._prepare(row)
        except (IlionError, ApiError) as error:
            log.warning("a game cannot be reviewed", extra={"table": row.table, "error": type(error).__name__})
            await self._give_up(row)
            return None
        if row.state == "queued" and not await self.rows.update(row.id, state="running"):
            return None
        self.jobs[row.id] = job
        REVIEW_QUEUE.set(len(self.jobs))
        return job

    async def _prepare(self, row: Any) -> Job:
        room = await self.rooms.get(row.table)
        seating = seating_of(room.table.setup, await self.store.entries(row.table))
        making = await asyncio.to_thread(Reviewing, room.table.record, FULL, seating)
        job = Job(row, making, stored=row.state == "refining")
        job.begin_pass()
        return job

    async def _step(self, job: Job) -> None:
        """Do one piece of a review, and store the review if a pass is done with it."""
        try:
            tasks = job.making.tasks()
            if tasks:
                user_id = job.row.asked_by or f"table {job.row.table}"
                outcome, seconds = await self.workers.review(tasks[0], user_id, job.row.table)
                job.making.add(outcome)
                job.seconds += seconds
                REVIEW_SECONDS.inc(seconds)
            if job.row.id in self.jobs:
                await self._finish_pass(job)
        except NoDecision:
            log.warning("a review was given up", extra={"table": job.row.table})
            await self._give_up(job.row)
        except Exception:
            job.failures += 1
            if job.failures == MAX_ATTEMPTS:
                await self._give_up(job.row)
            raise
        finally:
            job.busy = False

    async def _finish_pass(self, job: Job) -> None:
        cut = job.refining and job.seconds > MAX_SECONDS
        if not job.making.done and not cut:
            return
        if not job.refining:
            if not job.stored:  # first of all: if this fails, the next step tries it again
                await self._store(job, "refining", await asyncio.to_thread(job.making.review))
                job.stored = True
            await asyncio.to_thread(job.making.refine)
            job.refining = True
            self._learn("first", job)
            if not job.making.done:
                job.begin_pass()
                return
        self._learn("second", job)
        await self._store(job, "ready", await asyncio.to_thread(job.making.review))
        self._forget(job.row.id)

    def _learn(self, which: str, job: Job) -> None:
        spent = time.monotonic() - job.began
        self.usual[which] += WEIGHT_OF_LATEST * (spent - self.usual[which])

    async def _store(self, job: Job, state: str, review: Any) -> None:
        seats = [{"luck": seat.luck, "own": seat.own - seat.stand_in} for seat in review.seats]
        text = await asyncio.to_thread(review.to_json)
        if await self.rows.finish(job.row.id, job.row.table, state, text, seats):
            REVIEWS.labels("first" if state == "refining" else "refined").inc()
            self.announce(job.row.table, state)
        else:  # the table is gone, and the review with it
            self._forget(job.row.id)

    async def _give_up(self, row: Any) -> None:
        """Keep the first pass if there is one; otherwise delete the request, so that it can be made again."""
        self._forget(row.id)
        REVIEWS.labels("given-up").inc()
        if row.state == "refining" or (await self._has_review(row.id)):
            await self.rows.update(row.id, state="ready", lease=None)
        else:
            await self.rows.drop(row.id)

    async def _has_review(self, id: int) -> bool:
        return bool(await self.store.read(select(reviews.c.id).where(reviews.c.id == id, reviews.c.data.is_not(None))))

    def _forget(self, id: int) -> None:
        self.jobs.pop(id, None)
        REVIEW_QUEUE.set(len(self.jobs))

    async def _renew(self) -> None:
        """Renew the leases of the current reviews and store their progress; drop those whose tables were deleted."""
        while True:
            await asyncio.sleep(min(CHECK_EVERY, self.settings.lease / 3000))
            try:
                for id, job in list(self.jobs.items()):
                    values = {"lease": now() + self.settings.lease, "progress": job.progress}
                    if not await self.rows.update(id, **values) and self.jobs.get(id) is job:
                        self._forget(id)
            except Exception as error:
                note_failure("a lease could not be renewed", error)

    # News

    def announce(self, id: str, state: str) -> None:
        """Tell everybody at a table on this server that the first or the second pass of its review is ready."""
        room = self.rooms.rooms.get(id)
        if room is not None:
            room.broadcast([Delivery({"type": "review", "state": state}, list(room.session.callers))])


def check_over(over: bool) -> None:
    """Raise while the game runs: there is no review before its end."""
    if not over:
        raise ApiError(409, "review-running", "the game is not over: a review is made afterwards")
