"""Shared by the tests of people: a profile as a viewer sees it, a finished game, a rating, a refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import insert

from ilion.server import messages as m
from ilion.server.parts import Server
from ilion.server.problems import ApiError
from ilion.server.storage.accounts import User
from ilion.server.storage.rating_scale import lower_end
from ilion.server.storage.schema import (
    ratings,
)
from tests.server.test_ratings import resign

Story = Callable[[Server], Awaitable[None]]
WITH_A_FRIEND = m.NewTable(game="horus", seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="invited")])


async def profile_of(server: Server, handle: str, viewer: User | None) -> Any:
    from ilion.server.api.profiles import get_person

    return await get_person(handle, viewer, server)


async def finish(server: Server, ann: User, bob: User, *, public: bool = False, game: str = "trojan-horse") -> str:
    """Let Bob win an unrated game."""
    body = m.NewTable(game=game, seats=[m.SeatSpec(kind="me"), m.SeatSpec(kind="open")], public=public)
    id = (await server.lobby.create_table(ann, body))[0].id
    await server.lobby.join(id, bob, m.Join())
    await resign(server, id, 0)
    return id


async def rate(server: Server, user: User, mu: float, sigma: float, game: str = "horus") -> None:
    row = {"game": game, "player": user.id, "mu": mu, "sigma": sigma, "games": 30, "lower": lower_end(mu, sigma)}
    await server.store.write(lambda connection: connection.execute(insert(ratings), row))


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(ApiError) as caught:
        await work
    return caught.value.key
