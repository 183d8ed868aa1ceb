"""The current user: name, account, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from ilion.server import messages as m
from ilion.server.api.dependencies import (
    PROBLEMS,
    CurrentServer,
    CurrentUser,
    OptionalUser,
    UserOrGuest,
    device_of,
    limit_passwords,
    set_session_cookie,
)
from ilion.server.live.departure import depart
from ilion.server.storage.accounts import COOKIE, User

router = APIRouter(prefix="/api", tags=["users"], responses=PROBLEMS)


def described(user: User) -> m.Me:
    return m.Me(id=user.id, name=user.name, login=user.login, handle=user.handle)


@router.get("/me")
async def get_me(user: OptionalUser) -> m.Me:
    """Return the current user; everything is null without a session."""
    return m.Me(id=None, name=None, login=None, handle=None) if user is None else described(user)


@router.patch("/me")
async def rename(user: UserOrGuest, server: CurrentServer, body: m.Rename) -> m.Me:
    """Change the current user's name; tables show it from the next seat on."""
    await server.accounts.rename(user, body.name)
    return described(user)


@router.delete("/me", status_code=204)
async def delete_me(user: CurrentUser, server: CurrentServer, response: Response) -> None:
    """Delete the current user's data: name, account, chat, ratings, sessions. Games with others stay, as those of a former player.
    A rated game that is running is resigned."""
    await depart(server.rooms, server.accounts, user)
    response.delete_cookie(COOKIE)


@router.post("/accounts", status_code=201, dependencies=[Depends(limit_passwords)])
async def register(user: UserOrGuest, server: CurrentServer, body: m.Credentials, request: Request, response: Response) -> m.Me:
    """Turn the current user into an account, which keeps their tables. The session gets a new token."""
    token = await server.accounts.register(user, body.login, body.password, device_of(request))
    set_session_cookie(server, request, response, token)
    return described(user)


@router.post("/login", dependencies=[Depends(limit_passwords)])
async def login(server: CurrentServer, body: m.Credentials, request: Request, response: Response) -> m.Me:
    """Begin a session of an account. Guesses are limited per account and per address."""
    old = request.cookies.get(COOKIE)
    user, token = await server.accounts.login(body.login, body.password, old, device_of(request))
    set_session_cookie(server, request, response, token)
    return described(user)


@router.post("/logout", status_code=204)
async def logout(server: CurrentServer, request: Request, response: Response) -> None:
    """End this session, and close its sockets."""
    token = request.cookies.get(COOKIE)
    if token:
        await server.accounts.logout(token)
    response.delete_cookie(COOKIE)
