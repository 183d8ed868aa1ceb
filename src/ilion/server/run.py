"""Run one server until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import threading
import webbrowser

import uvicorn
from fastapi import FastAPI

from ilion.server.live.sockets import MAX_MESSAGE
from ilion.server.live.wire import Wire, prompt_http
from ilion.server.settings import Settings
from ilion.server.telemetry import set_up_logs

GRACE = 10  # seconds for requests in progress
MAX_REQUESTS = 1_000  # connections at once besides WebSockets


class Announcing(uvicorn.Server):
    """Prints the address once it accepts requests, and opens the web app there if asked to."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
        print(f"Ilion is at {address}   (Ctrl-C stops it)", file=sys.stderr, flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(app: FastAPI, settings: Settings, *, open_browser: bool = False) -> None:
    set_up_logs()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the guard reads them
        ws_max_size=2 * MAX_MESSAGE,
        http=prompt_http(settings.request_time / 1000),
        limit_concurrency=settings.max_sockets + MAX_REQUESTS,
        ws=Wire,
        ws_ping_interval=30.0,
        ws_ping_timeout=60.0,  # a phone in a pocket is slow to answer
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    # uvicorn raises the signal that stopped it again when it has finished.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(app.state.server.store.open())  # before uvicorn, which would log a traceback instead of a sentence
        runner.run(Announcing(config, open_browser).serve())


def new_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop of uvloop if it is installed, or Python's own."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
