"""A server in the process of the test, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from ilion.server import messages as m
from ilion.server.parts import Server
from ilion.server.settings import Settings

Work = Callable[[Server], Awaitable[None]]

TWO_SEATS = m.NewTable(game="trojan-horse", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")])


def run_server(settings: Settings, work: Work, prepare: Callable[[Server], object] | None = None) -> None:
    """Do some work with a server, and stop it in any case. `prepare` changes the server before it starts."""

    async def run() -> None:
        server = Server(settings)
        if prepare is not None:
            prepare(server)
        await server.start()
        try:
            await work(server)
        finally:
            await server.stop()

    asyncio.run(run())


def with_server(folder: Path, work: Work, *, prepare: Callable[[Server], object] | None = None, **settings: Any) -> None:
    """Do the same with a server whose database lies in a folder."""
    run_server(Settings(db=f"sqlite:///{folder / 'tables.db'}", **settings), work, prepare)
