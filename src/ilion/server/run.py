"""Run one server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys

import uvicorn
from fastapi import FastAPI

from ilion.server.settings import Settings
from ilion.server.sockets import LARGEST
from ilion.server.telemetry import set_up_logs

GRACE = 10  # seconds for requests under way


def run(app: FastAPI, settings: Settings) -> None:
    set_up_logs()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips="*" if settings.trust_proxy else None,
        ws_max_size=2 * LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    # uvicorn raises the signal that stopped it once more, when all is done.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(uvicorn.Server(config).serve())
