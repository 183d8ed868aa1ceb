"""The server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import ilion
from ilion.server.addresses import TrustedProxies
from ilion.server.api import (
    account,
    friends,
    games,
    host,
    lobby,
    notices,
    operations,
    people,
    profiles,
    reviews,
    sockets,
    tables,
    tournaments,
    users,
)
from ilion.server.api.description import describe
from ilion.server.api.errors import add_error_handlers
from ilion.server.api.guard import Guard
from ilion.server.api.web import mount_web_app
from ilion.server.parts import Server
from ilion.server.settings import Settings
from ilion.server.storage.siblings import FrontLine
from ilion.server.telemetry import log

ROUTERS = (
    operations.router,
    games.router,
    users.router,
    account.router,
    notices.router,
    people.router,
    host.router,
    tables.router,
    profiles.router,
    friends.router,
    lobby.router,
    tournaments.router,
    reviews.router,
    sockets.router,
)


def create_app(settings: Settings | None = None, front: FrontLine | None = None) -> FastAPI:
    """Return the application of a server, which starts and stops with it; with a front, return that of one of its processes."""
    server = Server(settings or Settings(), front)
    proxies = TrustedProxies(server.settings.trust_proxy)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        log.info("ready", extra={"node": server.settings.node, "database": server.store.url.get_backend_name()})
        yield
        await server.stop()
        log.info("stopped", extra={"node": server.settings.node})

    app = FastAPI(
        title="Ilion", version=ilion.__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.server = server
    for router in ROUTERS:
        app.include_router(router)
    mount_web_app(app, routers=ROUTERS)
    add_error_handlers(app)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.add_middleware(Guard, settings=server.settings, limits=server.limits, proxies=proxies)
    return app
