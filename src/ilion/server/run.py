"""Run one server, or one of its processes, until it is stopped."""

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
from ilion.server.storage.siblings import FrontLine
from ilion.server.telemetry import set_up_logs

GRACE = 10  # seconds for requests in progress
MAX_REQUESTS = 1_000  # connections at once besides WebSockets
AT_ONCE = 100  # connections that a process accepts before it continues with other requests


def announce(host: str, port: int, open_browser: bool) -> None:
    """Print the address at which a server answers, and open the web app there if asked to."""
    address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    print(f"Ilion is at {address}   (Ctrl-C stops it)", file=sys.stderr, flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


class Announcing(uvicorn.Server):
    """Announces itself once it accepts requests."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            announce(host, port, self.open_browser)


class Receiving(uvicorn.Server):
    """Gets its connections from the front instead of listening."""

    def __init__(self, config: uvicorn.Config, front: FrontLine, connections: socket.socket) -> None:
        super().__init__(config)
        self.front = front
        self.connections = connections
        self.opening: set[asyncio.Task[object]] = set()
        self.servers = []
        front.on_end = self._end

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(3)
        self.connections.setblocking(False)
        asyncio.get_running_loop().add_reader(self.connections, self._receive)
        self.started = True
        self.front.say("ready")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self.connections)
        await super().shutdown(sockets)

    def _end(self) -> None:
        self.should_exit = True

    def _receive(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(AT_ONCE):
            try:
                data, descriptors, _, _ = socket.recv_fds(self.connections, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                data = b""
            if not data:  # the front has ended
                loop.remove_reader(self.connections)
                return
            for descriptor in descriptors:
                connection = socket.socket(fileno=descriptor)
                connection.setblocking(False)
                task = loop.create_task(self._open(connection))
                self.opening.add(task)
                task.add_done_callback(self.opening.discard)

    async def _open(self, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )

        with contextlib.suppress(OSError):  # it may be closed already
            await loop.connect_accepted_socket(protocol, connection)


def configuration(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
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


def run(app: FastAPI, settings: Settings, *, open_browser: bool = False) -> None:
    set_up_logs()
    _run(app, Announcing(configuration(app, settings), open_browser))


def run_process(app: FastAPI, settings: Settings, front: FrontLine, connections: socket.socket) -> None:
    """Run one process of a server behind its front."""
    _run(app, Receiving(configuration(app, settings), front, connections))


def _run(app: FastAPI, server: uvicorn.Server) -> None:
    # uvicorn raises the signal that stopped it again when it has finished.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(app.state.server.store.open())  # before uvicorn, which would log a traceback instead of a sentence
        runner.run(server.serve())


def new_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop of uvloop if it is installed, or Python's own."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
