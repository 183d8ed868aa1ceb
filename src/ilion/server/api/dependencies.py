"""The dependencies of routes besides their own parameters: the server, and the user who sends the request."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from ilion.server import messages as m
from ilion.server.api.devices import device_name
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import COOKIE, User

GUEST_COST = 5.0  # requests
PASSWORD_COST = 10.0

TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
GameId = Annotated[str, Path(max_length=40)]
PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": m.Problem, "description": "What was wrong", "content": {"application/problem+json": {}}}
}


async def get_server(connection: HTTPConnection) -> Server:
    """Return the server that the application belongs to."""
    server: Server = connection.app.state.server
    return server


CurrentServer = Annotated[Server, Depends(get_server)]


def address_of(request: Request) -> str:
    return request.client.host if request.client else "?"


def device_of(request: Request) -> str:
    return device_name(request.headers.get("user-agent", ""))


def set_session_cookie(server: Server, request: Request, response: Response, token: str) -> None:
    settings = server.settings
    response.set_cookie(
        COOKIE,
        token,
        max_age=settings.guest_ttl // 1000,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies or request.url.scheme == "https",
        path="/",
    )


ALLOWED_TO_BANNED = ("/api/me", "/api/logout")


async def optional_user(request: Request, response: Response, server: CurrentServer) -> User | None:
    """Return the current user, if there is one. A visit renews the session and its cookie."""
    token = request.cookies.get(COOKIE)
    user, renewed = await server.accounts.visit(token)
    if user is not None:
        server.limits.spend(f"session {user.id}")
        server.availability.note(user.id)
        if request.url.path not in ALLOWED_TO_BANNED:
            user.check_ban()
        if renewed and token:
            set_session_cookie(server, request, response, token)
    return user


OptionalUser = Annotated[User | None, Depends(optional_user)]


async def user_or_guest(request: Request, response: Response, server: CurrentServer, user: OptionalUser) -> User:
    """Return the current user; a newcomer becomes a guest."""
    if user is not None:
        return user
    server.limits.spend(f"guests {address_of(request)}", GUEST_COST)
    user, token = await server.accounts.create_guest(device_of(request))
    set_session_cookie(server, request, response, token)
    return user


async def require_user(user: OptionalUser) -> User:
    """Return the current user, or refuse the request."""
    if user is None:
        raise ApiError(401, "not-signed-in", "this needs a session: create or join a table first")
    return user


UserOrGuest = Annotated[User, Depends(user_or_guest)]
CurrentUser = Annotated[User, Depends(require_user)]


async def require_account(user: CurrentUser) -> User:
    """Return the current user, who must have an account."""
    if user.login is None:
        raise ApiError(403, "account-only", "this needs an account")
    return user


AccountUser = Annotated[User, Depends(require_account)]


async def require_host(request: Request, server: CurrentServer, user: OptionalUser) -> str:
    """Return the right by which the user is the host: a token from the command line, or an account that the settings name."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        if await server.moderation.is_host_token(token.strip()):
            return "token"
        server.limits.spend(f"password {address_of(request)}", PASSWORD_COST)
        raise ApiError(401, "wrong-token", "this token is wrong or older than a day: run `ilion host token` for a new one")
    if user is not None and user.login is not None and user.login in server.settings.hosts:
        return user.login
    raise ApiError(403 if user else 401, "not-host", "this is for the host of the server")


HostName = Annotated[str, Depends(require_host)]


async def limit_passwords(request: Request, server: CurrentServer) -> None:
    """Slow down guessing of passwords from one address."""
    server.limits.spend(f"password {address_of(request)}", PASSWORD_COST)
