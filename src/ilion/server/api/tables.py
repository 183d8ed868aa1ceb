"""Tables: create, list and read them, take and leave seats."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from sqlalchemy import select
from starlette.responses import PlainTextResponse

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, CurrentServer, CurrentUser, OptionalUser, TableId, UserOrGuest
from ilion.server.live.chat import latest_lines
from ilion.server.problems import ApiError
from ilion.server.storage.schema import tables
from ilion.table.errors import RulesMismatch

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


@router.post("/commitments", status_code=201)
async def create_commitment(user: UserOrGuest, server: CurrentServer) -> m.Commitment:
    """Commit the server to a secret; name the commitment, with a value of your own, when you create a table within the hour."""
    return m.Commitment(commitment=await server.lobby.create_commitment(user))


@router.get("/tables")
async def list_tables(
    user: OptionalUser, server: CurrentServer, which: Annotated[Literal["open", "mine", "finished", "running"], Query()] = "open"
) -> list[m.TableSummary]:
    """Open tables, my tables (those where it is my turn first), my finished games, or running public tables to watch."""
    return [m.TableSummary(**table) for table in await server.lobby.list_tables(which, user)]


@router.post("/tables", status_code=201)
async def create_table(user: UserOrGuest, server: CurrentServer, body: m.NewTable) -> m.TableCreated:
    """Create a table. Invitation tokens are returned only in this response."""
    room, tokens = await server.lobby.create_table(user, body)
    return m.TableCreated(table=m.TableInfo(**room.session.info(user.id)), invitations=tokens)


@router.get("/tables/{id}")
async def get_table(id: TableId, user: OptionalUser, server: CurrentServer) -> m.TableInfo:
    """Return the table as the current user may see it."""
    try:
        room = await server.rooms.get(id)
    except RulesMismatch as why:
        return m.TableInfo(**await server.archive.info(id, user, why))
    return m.TableInfo(**room.session.info(user.id if user else None))


@router.post("/tables/{id}/join")
async def join_table(id: TableId, user: UserOrGuest, server: CurrentServer, body: m.Join) -> m.TableInfo:
    """Take a seat."""
    room = await server.lobby.join(id, user, body)
    return m.TableInfo(**room.session.info(user.id))


@router.post("/tables/{id}/leave")
async def leave_table(id: TableId, user: CurrentUser, server: CurrentServer) -> m.TableInfo:
    """Leave the table before the game; during it, let a bot stand in."""
    room = await server.lobby.leave(id, user)
    return m.TableInfo(**room.session.info(user.id))


@router.put("/tables/{id}/seats/{seat}")
async def set_seat(id: TableId, seat: m.SeatNumber, user: CurrentUser, server: CurrentServer, body: m.SetSeat) -> m.Invited:
    """Change a seat that nobody has taken; for the owner, before the game. Earlier tokens for it become invalid."""
    return m.Invited(token=await server.lobby.set_seat(id, seat, user, body))


@router.post("/tables/{id}/rematch")
async def create_rematch(id: TableId, user: CurrentUser, server: CurrentServer, body: m.Rematch | None = None) -> m.TableInfo:
    """Create the same table again, with the seats reserved for the same players, and with bots of another level if one is given."""
    asked = body or m.Rematch()
    room = await server.lobby.rematch(id, user, asked.pledge, asked.level)
    return m.TableInfo(**room.session.info(user.id))


@router.post("/tables/{id}/practise", status_code=201)
async def practise(id: TableId, user: UserOrGuest, server: CurrentServer, body: m.Practise) -> m.TableCreated:
    """Create an unrated table that begins at a position of this finished game, with you in one seat and bots in the others. What
    was hidden from that seat is drawn anew."""
    room = await server.lobby.practise(id, user, body)
    return m.TableCreated(table=m.TableInfo(**room.session.info(user.id)), invitations={})


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def get_record(
    id: TableId, user: OptionalUser, server: CurrentServer, seat: Annotated[int | None, Query(ge=0, le=15)] = None
) -> str:
    """What my seat saw while the game runs; everything once it is over."""
    try:
        room = await server.rooms.get(id)
    except RulesMismatch:
        return await server.archive.record(id, user, seat)
    async with room.lock:
        return room.session.record(user.id if user else None, seat)


@router.get("/tables/{id}/chat")
async def get_chat(id: TableId, server: CurrentServer) -> list[m.ChatLine]:
    """The last 200 lines of a table's chat."""
    if not await server.store.read(select(tables.c.id).where(tables.c.id == id)):
        raise ApiError(404, "no-table", "there is no such table")
    return [m.ChatLine(**line) for line in await latest_lines(server.store, id)]
