"""The host's page: people, reports, and the host's actions. Open to accounts that the settings name, and with a token from `ilion
host token`."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, CurrentServer, HostName, TableId

PersonId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Path(ge=0, le=2**31)]

router = APIRouter(prefix="/api/host", tags=["host"], responses=PROBLEMS)


@router.get("")
async def get_host(host: HostName) -> m.HostInfo:
    """Return the right by which I am the host."""
    return m.HostInfo(host=host)


@router.get("/people")
async def list_people(
    host: HostName,
    server: CurrentServer,
    query: Annotated[str, Query(max_length=64)] = "",
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> list[m.PersonLine]:
    """Return people by login or name, the last seen first; `before` continues a list after that time."""
    return [m.PersonLine(**line) for line in await server.moderation.list_people(query, before)]


@router.get("/reports")
async def list_reports(host: HostName, server: CurrentServer, closed: bool = False) -> list[m.ReportLine]:
    """Return reports, the latest first."""
    return [m.ReportLine(**line) for line in await server.moderation.list_reports(closed)]


@router.get("/steps")
async def list_steps(host: HostName, server: CurrentServer) -> list[m.HostStep]:
    """Return the log of hosts' actions, the latest first."""
    return [m.HostStep(**line) for line in await server.moderation.list_steps()]


@router.post("/reports/{id}/close", status_code=204)
async def close_report(id: Number, host: HostName, server: CurrentServer, body: m.Reason) -> None:
    """Close a report."""
    await server.moderation.close_report(host, id, body.reason)


@router.post("/people/{person}/ban", status_code=204)
async def ban(person: PersonId, host: HostName, server: CurrentServer, body: m.Ban) -> None:
    """Ban somebody for some days, or with 0 lift the ban. The person is shown the reason."""
    await server.moderation.ban(host, person, body.days, body.reason)


@router.post("/people/{person}/rename", status_code=204)
async def rename_person(person: PersonId, host: HostName, server: CurrentServer, body: m.HostRename) -> None:
    """Give somebody another name, at all their tables, too."""
    await server.moderation.rename(host, person, body.name, body.reason)


@router.post("/chat/{line}/delete", status_code=204)
async def delete_chat_line(line: Number, host: HostName, server: CurrentServer, body: m.Reason) -> None:
    """Delete a line of chat, on every screen, too."""
    await server.moderation.delete_line(host, line, body.reason)


@router.post("/tables/{id}/close", status_code=204)
async def close_table(id: TableId, host: HostName, server: CurrentServer, body: m.Reason) -> None:
    """Close a table for good: it is deleted, and nobody is rated."""
    await server.moderation.close_table(host, id, body.reason)


@router.post("/tables/{id}/adjudicate", status_code=204)
async def adjudicate_table(id: TableId, host: HostName, server: CurrentServer, body: m.Reason) -> None:
    """End a game whose rules no server has, when its players do not decide: its time is up, or nobody has moved for a week."""
    await server.moderation.adjudicate_table(host, id, body.reason)


@router.put("/announcement", status_code=204)
async def announce(host: HostName, server: CurrentServer, body: m.NewAnnouncement) -> None:
    """Announce something on every page; an empty text ends it."""
    await server.moderation.announce(host, body.text)
