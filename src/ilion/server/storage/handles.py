"""Handles: the names by which people find accounts. A login is for signing in and may be a mail address, so nobody else sees it."""

from __future__ import annotations

import re
import secrets
import string

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.messages.people import HANDLE
from ilion.server.problems import ApiError
from ilion.server.storage.schema import users

DRAWN_LETTERS = 8


def plain_handle(handle: str) -> str:
    """Return the stored form of a handle that was typed."""
    return handle.lower().removeprefix("@")


def drawn_handle() -> str:
    return "player-" + "".join(secrets.choice(string.ascii_lowercase) for _ in range(DRAWN_LETTERS))


async def first_handle(connection: AsyncConnection, user_id: str, login: str) -> str:
    """Return the handle of a new account: its login if that may be a handle and is free, and a drawn one otherwise."""
    if re.fullmatch(HANDLE, login) and not await _is_taken(connection, user_id, login):
        return login
    return drawn_handle()


async def check_handle(connection: AsyncConnection, user_id: str, handle: str) -> None:
    """Raise if somebody else has this handle, or has it as the login: the two could be mistaken for each other."""
    if await _is_taken(connection, user_id, handle):
        raise handle_taken()


async def _is_taken(connection: AsyncConnection, user_id: str, handle: str) -> bool:
    query = select(users.c.id).where(or_(users.c.handle == handle, users.c.login == handle), users.c.id != user_id)
    return (await connection.execute(query)).first() is not None


def handle_taken() -> ApiError:
    return ApiError(409, "handle-taken", "somebody else here has this handle: choose another one")
