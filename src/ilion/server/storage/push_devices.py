"""The devices that take push messages, as their browsers have subscribed them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ilion.server.clock import now
from ilion.server.problems import ApiError
from ilion.server.storage.schema import push_devices
from ilion.server.storage.store import Store

MAX_DEVICES = 20  # of one person


class PushDevices:
    """The subscriptions in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def listed(self, person: str) -> list[Any]:
        query = select(push_devices).where(push_devices.c.user_id == person)
        return await self.store.read(query.order_by(push_devices.c.created, push_devices.c.id))

    async def add(self, person: str, endpoint: str, p256dh: str, auth: str, device: str) -> None:
        """Add a device, or take over one whose browser belonged to somebody else before."""
        row = {"user_id": person, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "device": device, "created": now()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(push_devices).where(push_devices.c.endpoint == endpoint))
            mine = select(push_devices.c.id).where(push_devices.c.user_id == person)
            if len((await connection.execute(mine)).all()) >= MAX_DEVICES:
                raise ApiError(409, "too-many-devices", f"{MAX_DEVICES} devices take your notices already: remove one first")
            await connection.execute(insert(push_devices), row)

        await self.store.write(work)

    async def remove(self, person: str, endpoint: str) -> None:
        mine = (push_devices.c.user_id == person) & (push_devices.c.endpoint == endpoint)
        await self.store.write(lambda connection: connection.execute(delete(push_devices).where(mine)))
