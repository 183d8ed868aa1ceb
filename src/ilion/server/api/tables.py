"""Tables: create, list and read them, take and leave seats."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from starlette.responses import PlainTextResponse

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, CurrentServer, CurrentUser, OptionalUser, TableId, UserOrGuest
from ilion.server.api.profiles import Cursor
from ilion.server.live.chat import latest_lines
from ilion.table.errors import RulesMismatch
from ilion.table.travel import SUFFIX

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


@router.post("/commitments", status_code=201)
async def create_commitment(user: UserOrGuest, server: CurrentServer) -> m.Commitment:
    """Commit the server to a secret; send the commitment, with a value of your own, when you create a table within the hour."""
    return m.Commitment(commitment=await server.lobby.create_commitment(user))


@router.get("/tables")
async def list_tables(
    user: OptionalUser,
    server: CurrentServer,
    response: Response,
    which: Annotated[Literal["open", "mine", "finished", "running"], Query()] = "open",
    cursor: Cursor = None,
) -> list[m.TableSummary]:
    """Return open tables, my tables (those with my turn first), my finished games, or running public tables to watch, the latest
    first. The header `Link` has the address of the next page (RFC 8288); the last page has none."""
    async with server.store.one_connection():
        found, following = await server.lobby.list_tables(which, user, cursor)
    if following is not None:
        response.headers["Link"] = f'<?which={which}&cursor={following}>; rel="next"'
    return [m.TableSummary(**table) for table in found]


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
        info = await server.archive.info(id, user, why)
        if info["status"] == "over" and not (info["closed"] and not any(seat["yours"] for seat in info["seats"])):
            info["adjudication"] = await server.archive.adjudication(id)
        elif info["status"] != "over":
            info["missing_rules"] = await server.missing_rules.info(id)
            if user is not None:
                await server.notices.looked(user.id, id)
        return m.TableInfo(**info)
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
    """Create an unrated table that begins at a position of this finished game, with you in one seat and bots in the others.
    Information hidden from that seat is drawn again."""
    room = await server.lobby.practise(id, user, body)
    return m.TableCreated(table=m.TableInfo(**room.session.info(user.id)), invitations={})


@router.get("/tables/{id}/travel", response_class=PlainTextResponse)
async def export_table(id: TableId, user: CurrentUser, server: CurrentServer) -> PlainTextResponse:
    """Return a game as a file, with which it can be continued, or kept as a finished one, at another server or in the terminal. The
    file contains everything hidden, so for a running game only the single person at the table may have it, for a finished one every
    player."""
    text = await server.lobby.export_table(id, user.id)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{id}{SUFFIX}"'})


@router.post("/tables/travel", status_code=201)
async def import_table(user: UserOrGuest, server: CurrentServer, body: m.TravelFile) -> m.TableCreated:
    """Set up the game of a file, running or finished. The table is yours alone, unrated and without a clock."""
    room = await server.lobby.import_table(user, body.text)
    return m.TableCreated(table=m.TableInfo(**room.session.info(user.id)), invitations={})


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def get_record(
    id: TableId, user: OptionalUser, server: CurrentServer, seat: Annotated[int | None, Query(ge=0, le=15)] = None
) -> str:
    """Return the record: my seat's view while the game runs, everything once it is over."""
    try:
        room = await server.rooms.latest(id)
    except RulesMismatch:
        return await server.archive.record(id, user, seat)
    async with server.rooms.hold(room):
        return room.session.record(user.id if user else None, seat)


@router.get("/tables/{id}/record/earlier", response_class=PlainTextResponse)
async def get_earlier_record(id: TableId, user: OptionalUser, server: CurrentServer) -> str:
    """Return the record up to the point at which the game went on under other rules: my own moves while it runs, everything once it
    is over."""
    return await server.archive.earlier_record(id, user)


@router.post("/tables/{id}/missing-rules")
async def agree_about_rules(id: TableId, user: CurrentUser, server: CurrentServer, body: m.Agreement) -> m.TableInfo:
    """Agree on the continuation of a game whose rules no server has: under the newest rules, or with a result decided by the bots'
    evaluation. It takes effect when all people at the table have agreed to the same; until then they may change their choice."""
    await server.missing_rules.agree(id, user, body.way)
    return await get_table(id, user, server)


@router.post("/tables/{id}/unrated")
async def ask_unrated(id: TableId, user: UserOrGuest, server: CurrentServer, body: m.AskUnrated) -> m.TableInfo:
    """Ask a rated table to play unrated, as a guest, before the game; once per table. Everybody at the table must agree. Then the
    table is unrated for good, and the guest gets a seat if one is still free."""
    room = await server.unrated.ask(id, user, body)
    return m.TableInfo(**room.session.info(user.id))


@router.delete("/tables/{id}/unrated")
async def withdraw_unrated(id: TableId, user: CurrentUser, server: CurrentServer) -> m.TableInfo:
    """Withdraw my request that a table plays unrated."""
    room = await server.unrated.withdraw(id, user)
    return m.TableInfo(**room.session.info(user.id))


@router.get("/tables/{id}/chat")
async def get_chat(id: TableId, user: OptionalUser, server: CurrentServer) -> list[m.ChatLine]:
    """Return the last 200 lines of a table's chat."""
    await server.archive.check_open(id, user)
    return [m.ChatLine(**line) for line in await latest_lines(server.store, id)]
