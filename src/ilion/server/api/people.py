"""Reports and blocks of people, and the host's announcement."""

from __future__ import annotations

from fastapi import APIRouter

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, CurrentServer, CurrentUser

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


@router.get("/announcement")
async def get_announcement(server: CurrentServer) -> m.Announcement:
    """Return the host's current announcement; both fields are null if there is none."""
    return m.Announcement(**(await server.moderation.announcement() or {"at": None, "text": None}))


@router.post("/reports", status_code=204)
async def report(user: CurrentUser, server: CurrentServer, body: m.NewReport) -> None:
    """Report somebody to the host. The last lines of the table's chat go with it."""
    about = await server.moderation.person_at(body.table, body.seat, body.line, user)
    await server.moderation.report(user, about, body.table, body.kind, body.text)


@router.get("/blocks")
async def list_blocks(user: CurrentUser, server: CurrentServer) -> list[m.Block]:
    """Return the people whom I have blocked."""
    return [m.Block(**block) for block in await server.moderation.list_blocks(user)]


@router.post("/blocks", status_code=204)
async def block(user: CurrentUser, server: CurrentServer, body: m.AboutSomebody) -> None:
    """Block somebody, silently: no chat in either direction, and neither of us sees the other's open tables."""
    await server.moderation.block(user, await server.moderation.person_at(body.table, body.seat, body.line, user))


@router.delete("/blocks/{id}", status_code=204)
async def unblock(id: int, user: CurrentUser, server: CurrentServer) -> None:
    """Lift a block."""
    await server.moderation.unblock(user, id)
