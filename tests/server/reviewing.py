"""A server in this process for the tests of reviews: its games are short, and its searches run in the same thread."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select

from ilion.review import Outcome, Task, run_task
from ilion.server import messages as m
from ilion.server.clock import now
from ilion.server.live.rooms import Room, TableSession
from ilion.server.live.thinking import NoDecision
from ilion.server.parts import Server
from ilion.server.settings import ReviewPolicy
from ilion.server.storage.accounts import User
from ilion.server.storage.schema import reviews
from ilion.table.log import Entry
from tests.server.in_process import TWO_SEATS, Work, with_server


def with_reviews(folder: Path, work: Work, policy: ReviewPolicy = "on-request", *, start: bool = False) -> None:
    """Run with a server whose loop of reviews does not start by itself, unless asked to."""

    def prepare(server: Server) -> None:
        server.workers.review = think_here  # type: ignore[method-assign]
        if not start:
            server.reviews.start = lambda: None  # type: ignore[method-assign]

    async def with_loop(server: Server) -> None:
        server.reviews.__dict__.pop("start", None)  # a test may start it
        await work(server)

    with_server(folder, with_loop, prepare=prepare, reviews=policy)


async def think_here(task: Task, user_id: str, table: str) -> tuple[Outcome, float]:
    await asyncio.sleep(0)
    return run_task(task), 0.1


async def cannot_think(task: Task, user_id: str, table: str) -> tuple[Outcome, float]:
    raise NoDecision


async def begun_game(server: Server, *, rated: bool, moves: int) -> tuple[str, User, User]:
    """A game of two after some moves."""
    ann, bob = (await server.accounts.create_guest())[0], (await server.accounts.create_guest())[0]
    body = TWO_SEATS
    if rated:
        for user in (ann, bob):
            await server.accounts.register(user, f"login{user.id[:8]}", "correct horse")
        body = body.model_copy(update={"rated": True, "clock": m.ClockSpec(kind="correspondence", days=1)})
    id = (await server.lobby.create_table(ann, body))[0].id
    room = await server.lobby.join(id, bob, m.Join())
    for _ in range(moves):
        await play(server, room)
    return id, ann, bob


async def finished_game(server: Server, *, rated: bool = False, moves: int = 3) -> tuple[str, User, User]:
    id, ann, bob = await begun_game(server, rated=rated, moves=moves)
    await server.rooms.run_command(id, lambda session: session.table.resign(1, "random", now()))
    return id, ann, bob


async def play(server: Server, room: Room) -> None:
    seat = room.table.actor
    assert seat is not None
    state = room.table.state_for(seat)

    def command(session: TableSession) -> list[Entry]:
        text = state.text(state.legal_actions()[0])
        return session.table.play(seat, text, session.table.seq(seat), f"key {session.table.length}", now(), final=True)

    await server.rooms.run_command(room.id, command)


async def rows_of(server: Server) -> list[Any]:
    return await server.store.read(select(reviews).order_by(reviews.c.id))


async def until_ready(server: Server, *, steps: int = 10_000) -> int:
    """Work on reviews, step by step, until there is nothing left to do; return the number of steps."""
    for made in range(steps):
        job = await server.reviews._next()
        if job is None:
            return made
        await server.reviews._step(job)
    return steps
