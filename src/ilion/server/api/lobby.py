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
    """Return public tables that wait for players, the oldest first. `near` is the distance from my present rating in each game."""
    async with server.store.one_connection():
        found, following = await server.open_tables.page(id_of(user), Wanted(game, clock, rated, near), cursor)
    return m.LobbyPage(tables=[m.OpenTable(**table) for table in found], next=following)


@router.post("/wishes", status_code=202)
async def make_wish(user: UserOrGuest, server: CurrentServer, body: m.NewWish, request: Request) -> m.WishState:
    """Wait for a quick match. Get the state of the wish every few seconds: one that is not requested for 90 seconds is deleted."""
    await server.quick_match.wish(user, body, address_of(request))
    return await get_wish(user, server)


@router.get("/wishes")
async def get_wish(user: CurrentUser, server: CurrentServer) -> m.WishState:
    """Return the state of my wish."""
    state = await server.quick_match.state(user)
    if state is None:
        raise ApiError(404, "no-wish", "you are not waiting for a match")
    return m.WishState(**state)


@router.delete("/wishes", status_code=204)
async def cancel_wish(user: CurrentUser, server: CurrentServer) -> None:
    """Stop waiting."""
    await server.quick_match.cancel(user)
