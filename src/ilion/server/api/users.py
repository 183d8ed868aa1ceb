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
    limit_passwords,
    set_session_cookie,
)
from ilion.server.storage.accounts import COOKIE, User

router = APIRouter(prefix="/api", tags=["users"], responses=PROBLEMS)


def described(user: User) -> m.Me:
    return m.Me(id=user.id, name=user.name, login=user.login)


@router.get("/me")
async def get_me(user: OptionalUser) -> m.Me:
    """The current user; everything is null without a session."""
    return m.Me(id=None, name=None, login=None) if user is None else described(user)


@router.patch("/me")
async def rename(user: UserOrGuest, server: CurrentServer, body: m.Rename) -> m.Me:
    """Change the current user's name; tables show it from the next seat on."""
    await server.accounts.rename(user, body.name)
    return described(user)


@router.delete("/me", status_code=204)
async def delete_me(user: CurrentUser, server: CurrentServer, response: Response) -> None:
    """Delete the current user's data. Records of games with others stay, under the names that were used."""
    await server.accounts.delete(user)
    response.delete_cookie(COOKIE)


@router.post("/accounts", status_code=201, dependencies=[Depends(limit_passwords)])
async def register(user: UserOrGuest, server: CurrentServer, body: m.Credentials) -> m.Me:
    """Turn the current user into an account, which keeps their tables."""
    await server.accounts.register(user, body.login, body.password)
    return described(user)


@router.post("/login", dependencies=[Depends(limit_passwords)])
async def login(server: CurrentServer, body: m.Credentials, request: Request, response: Response) -> m.Me:
    """Begin a session of an account."""
    user, token = await server.accounts.login(body.login, body.password)
    set_session_cookie(server, request, response, token)
    return described(user)


@router.post("/logout", status_code=204)
async def logout(server: CurrentServer, request: Request, response: Response) -> None:
    """End this session."""
    token = request.cookies.get(COOKIE)
    if token:
        await server.accounts.logout(token)
    response.delete_cookie(COOKIE)
