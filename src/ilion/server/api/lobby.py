"""The lobby: open tables with filters, and quick match."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from ilion.server import messages as m
from ilion.server.api.dependencies import PROBLEMS, CurrentServer, CurrentUser, OptionalUser, UserOrGuest, address_of
from ilion.server.api.profiles import Cursor, id_of
from ilion.server.problems import ApiError
from ilion.server.storage.open_tables import Wanted

Games = Annotated[list[Annotated[str, Query(max_length=40)]] | None, Query(max_length=20)]
Clocks = Annotated[list[Literal["none", "realtime", "correspondence"]] | None, Query()]
Near = Annotated[int | None, Query(ge=0, le=5000)]

router = APIRouter(prefix="/api", tags=["lobby"], responses=PROBLEMS)


@router.get("/lobby")
async def list_open_tables(
    user: OptionalUser,
    server: CurrentServer,
    game: Games = None,
    clock: Clocks = None,
    rated: bool | None = None,
    near: Near = None,
    cursor: Cursor = None,
) -> m.LobbyPage:
    """Public tables that wait for players, the oldest first. `near` counts from my rating in each game now."""
    async with server.store.one_connection():
        found, following = await server.open_tables.page(id_of(user), Wanted(game, clock, rated, near), cursor)
    return m.LobbyPage(tables=[m.OpenTable(**table) for table in found], next=following)


@router.post("/wishes", status_code=202)
async def make_wish(user: UserOrGuest, server: CurrentServer, body: m.NewWish, request: Request) -> m.WishState:
    """Wait for a quick match. Ask how it stands every few seconds: a wish that nobody asks about for 90 seconds is gone."""
    await server.quick_match.wish(user, body, address_of(request))
    return await get_wish(user, server)


@router.get("/wishes")
async def get_wish(user: CurrentUser, server: CurrentServer) -> m.WishState:
    """How my wish stands."""
    state = await server.quick_match.state(user)
    if state is None:
        raise ApiError(404, "no-wish", "you are not waiting for a match")
    return m.WishState(**state)


@router.delete("/wishes", status_code=204)
async def cancel_wish(user: CurrentUser, server: CurrentServer) -> None:
    """Wait no longer."""
    await server.quick_match.cancel(user)
