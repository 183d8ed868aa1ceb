"""One server as several processes behind one port, so that it uses more than one core.

The front is the process that was started. It listens, and hands every connection to one of the others, chosen by the table that the
first request is about: then all players of a table are usually in the same process, which saves work, though any process serves any
table. It reads nothing from a connection, it only peeks at the waiting bytes. It also passes on the messages between the processes
(`storage/siblings.py`), restarts a process that has ended, and finally stops all of them.

The processes are forked. The front therefore has neither threads nor an event loop, only a selector.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import secrets
import selectors
import signal
import socket
import sys
import time
import traceback
import zlib
from collections import deque
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NoReturn

from prometheus_client.multiprocess import mark_process_dead

from ilion.server import telemetry
from ilion.server.app import create_app
from ilion.server.run import GRACE, announce, run_process
from ilion.server.settings import TEXTS, InvalidSetting, Settings
from ilion.server.storage.opening import FileLock
from ilion.server.storage.siblings import MAX_UNSENT, FrontLine, remove_all
from ilion.server.storage.store import Store
from ilion.server.storage.turns import Turns
from ilion.server.telemetry import log, set_up_logs

TABLE = re.compile(rb"[A-Z]+ /api/tables/([A-Za-z0-9_-]{1,32})[/? ]")
HEAD = 256  # bytes of a request that are searched for its address
BACKLOG = 2_048
MAX_WAITING = 1_000  # connections on which nothing has arrived yet; if there are more, the first is handed over as it is
TICK = 0.25  # seconds between two checks of timers
PING_EVERY = 0.5  # seconds
SILENT = 2.0  # seconds without an answer after which a process gets no connections
MAX_ENDED = 100
SHORT_LIFE = 5.0  # seconds; a process that ends earlier is restarted only after the same time


def run_processes(settings: Settings, *, open_browser: bool = False) -> NoReturn:
    """Run a server of several processes until it is stopped; raises `DatabaseUnusable` or `InvalidSetting` before it begins."""
    if not hasattr(os, "fork"):
        raise InvalidSetting(TEXTS.text("processes-unsupported"))
    create_app(settings)  # raises if a setting is wrong
    set_up_logs()
    turns = Turns()
    store = Store(settings.db, "front", turns=turns)
    lock = FileLock(Path(store.url.database or "")) if store.is_sqlite else None
    if lock is not None:
        lock.path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()  # the processes inherit it, and the last one closes it
    asyncio.run(_prepare(store))
    front = Front(settings, listen(settings.host, settings.port), turns)
    sys.exit(front.run(open_browser))


async def _prepare(store: Store) -> None:
    """Bring the schema up to date."""
    await store.open()
    if store.is_sqlite:
        await store.forget_leases()
        await store.write(remove_all)
    await store.close()


def listen(host: str, port: int) -> list[socket.socket]:
    """Return sockets that listen at every address of a host, all at the same port."""
    found: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(
            socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        ):
            one = socket.socket(family, kind, protocol)
            found.append(one)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address[0], found[0].getsockname()[1] if len(found) > 1 else port, *address[2:]))
            one.listen(BACKLOG)
            one.setblocking(False)
    except OSError as error:
        for one in found:
            one.close()
        raise InvalidSetting(TEXTS.text("cannot-listen", host=host, port=str(port), reason=error.strerror or str(error))) from None
    return found


@dataclass
class Process:
    """One process, as the front sees it."""

    pid: int
    node: str
    connections: socket.socket
    line: socket.socket
    began: float
    ready: bool = False
    heard: float = 0.0  # the time of its last answer
    unread: bytearray = field(default_factory=bytearray)
    unsent: bytearray = field(default_factory=bytearray)
    lost: bool = False  # it was too slow, and must be notified
    gone: bool = False  # it has closed its connection
    full: bool = False  # it has not yet taken its connections, and the front waits until it has room

    def close(self) -> None:
        self.connections.close()
        self.line.close()


@dataclass(frozen=True)
class Pending:
    """A connection for which no process has room yet."""

    connection: socket.socket
    place: int  # of the process that should take it
    since: float


class Front:
    """The process that listens, and the processes that serve."""

    def __init__(self, settings: Settings, listeners: list[socket.socket], turns: Turns) -> None:
        self.settings = settings
        self.turns = turns
        self.listeners = listeners
        self.places: list[Process | None] = [None] * settings.processes
        self.not_before = [0.0] * settings.processes  # the time at which the process of a place may be restarted
        self.waiting: dict[socket.socket, float] = {}  # connections on which nothing has arrived yet, with the time when they came
        self.pending: deque[Pending] = deque()  # connections for which no process has room yet
        self.selector = selectors.DefaultSelector()
        self.ended: deque[str] = deque(maxlen=MAX_ENDED)  # processes, of which every new one is told
        self.turn = 0  # of connections that belong to no table
        self.accepting = False
        self.announced = False
        self.pinged = 0.0
        self.interrupted = False  # a signal asks the front to end
        self.ending: float | None = None  # the time at which it began to end
        self.status = 0

    # The life of the front

    def run(self, open_browser: bool = False) -> int:
        """Serve until a signal comes; return the exit status."""
        woken, wake = socket.socketpair()
        woken.setblocking(False)
        wake.setblocking(False)
        signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)  # the wake-up is what counts
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._interrupt)
        self.selector.register(woken, selectors.EVENT_READ, lambda _: self._wake(woken))
        for place in range(len(self.places)):
            self._start(place)
        while self.ending is None or any(self.places):
            self.run_once(open_browser)
        return self.status

    def run_once(self, open_browser: bool = False) -> None:
        """Wait for events for at most one tick, and handle them."""
        for key, mask in self.selector.select(TICK):
            key.data(mask)
        self._look_around(open_browser)

    def _interrupt(self, *_: object) -> None:
        """Record a signal. It may come at any moment, so nothing else is touched here."""
        self.interrupted = True

    def _end(self) -> None:
        """Stop listening, and let the processes end."""
        if self.ending is None:
            self.ending = time.monotonic()
            self._accept_no_more()
            for connection in list(self.waiting):
                self._forget(connection)
                connection.close()
            while self.pending:
                self.pending.popleft().connection.close()
            self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        for process in self.places:
            if process is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process.pid, number)

    def _wake(self, woken: socket.socket) -> None:
        with contextlib.suppress(BlockingIOError):
            woken.recv(1 << 12)

    def _look_around(self, open_browser: bool) -> None:
        """Handle expired timers."""
        now = time.monotonic()
        self._reap()
        if self.interrupted:
            self._end()
        if self.ending is not None:
            if now > self.ending + GRACE + SHORT_LIFE:
                self._signal(signal.SIGKILL)
            return
        for place, process in enumerate(self.places):
            if process is None and now >= self.not_before[place]:
                self._start(place)
        if now >= self.pinged + PING_EVERY:
            self.pinged = now
            for process in self.places:
                if process is not None and process.ready:
                    self._send(process, b"ping\n")
        too_old = now - self.settings.request_time / 1000
        for connection, came in list(self.waiting.items()):
            if came > too_old:
                break
            self._forget(connection)
            connection.close()
        while self.pending and self.pending[0].since <= too_old:
            self.pending.popleft().connection.close()
        self._give_pending()
        if not self.announced and all(process is not None and process.ready for process in self.places):
            self.announced = True
            host, port = self.listeners[0].getsockname()[:2]
            announce(host, port, open_browser)

    # Processes

    def _start(self, place: int) -> None:
        line, its_line = socket.socketpair()
        connections, its_connections = socket.socketpair()
        node = secrets.token_hex(4)
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            line.close()
            connections.close()
            self._become(node, its_line, its_connections)
        its_line.close()
        its_connections.close()
        self.add(place, Process(pid, node, connections, line, time.monotonic()))

    def add(self, place: int, process: Process) -> None:
        """Add a new process."""
        for one in (process.line, process.connections):
            one.setblocking(False)
        self.places[place] = process
        self.selector.register(process.line, selectors.EVENT_READ, lambda mask: self._talk(process, mask))

    def _become(self, node: str, line: socket.socket, connections: socket.socket) -> NoReturn:
        """Become one of the processes."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
                signal.signal(number, signal.SIG_DFL)
            self.selector.close()
            for one in (*self.listeners, *self.waiting, *(entry.connection for entry in self.pending)):
                one.close()
            for process in self.places:
                if process is not None:
                    process.close()
            random.seed()
            share = len(self.places)
            settings = replace(
                self.settings,
                node=node,
                workers=max(1, self.settings.workers // share),
                max_sockets=-(-self.settings.max_sockets // share),
            )
            front = FrontLine(line, self.turns, share)
            run_process(create_app(settings, front), settings, front, connections)
            status = 0
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _reap(self) -> None:
        """Clean up after processes that have ended, and let the others know."""
        for place, process in enumerate(self.places):
            if process is None:
                continue
            pid, status = os.waitpid(process.pid, os.WNOHANG)
            if pid == 0:
                continue
            if not process.gone:
                self.selector.unregister(process.line)
            self._has_room(process)
            process.close()
            self.places[place] = None
            if telemetry.SHARED:
                mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
            if self.ending is not None:
                continue
            self.ended.append(process.node)
            self._tell(f"gone {process.node}")
            code = os.waitstatus_to_exitcode(status)
            if not self.announced:  # it cannot even begin, and has reported the reason
                self.status = code if code > 0 else 1
                self._end()
                return
            log.warning("a process of the server has ended and is started again", extra={"status": code})
            now = time.monotonic()
            self.not_before[place] = now + SHORT_LIFE if now < process.began + SHORT_LIFE else now
            if not self._well():
                self._accept_no_more()

    def _well(self) -> list[int]:
        """Return the places of the processes that take connections."""
        since = time.monotonic() - SILENT
        ready = [place for place, process in enumerate(self.places) if process is not None and process.ready]
        answering = [place for place in ready if (process := self.places[place]) is not None and process.heard >= since]
        return answering or ready

    # Messages between the processes

    def _talk(self, process: Process, mask: int) -> None:
        if mask & selectors.EVENT_WRITE:
            self._send(process, b"")
        if not mask & selectors.EVENT_READ:
            return
        try:
            data = process.line.recv(1 << 16)
        except (BlockingIOError, ConnectionResetError):
            return
        if not data:  # it is ending; until it has ended there is nothing to read
            self.selector.unregister(process.line)
            process.ready, process.gone = False, True
            return
        process.heard = time.monotonic()
        process.unread += data
        *lines, rest = process.unread.split(b"\n")
        process.unread = rest
        for line in lines:
            if line == b"ready":
                process.ready = True
                for node in self.ended:
                    self._send(process, f"gone {node}\n".encode())
                if self.ending is None:
                    self._give_pending()
            elif line != b"pong":
                self._tell(line.decode(), process)

    def _tell(self, line: str, teller: Process | None = None) -> None:
        """Send a line to all processes but the one that it comes from."""
        for process in self.places:
            if process is not None and process is not teller:
                self._send(process, f"{line}\n".encode())

    def _send(self, process: Process, line: bytes | bytearray) -> None:
        """Send a line to a process as soon as it can receive it. A process that is far behind is told later that something is
        missing."""
        if process.gone:
            return
        if len(process.unsent) > MAX_UNSENT:
            process.lost |= bool(line)
        else:
            process.unsent += line
        with contextlib.suppress(BlockingIOError, BrokenPipeError, ConnectionResetError):
            sent = process.line.send(process.unsent)
            del process.unsent[:sent]
        if process.lost and not process.unsent:
            process.lost = False
            process.unsent += b"lost\n"
        wanted = selectors.EVENT_READ | (selectors.EVENT_WRITE if process.unsent else 0)
        key = self.selector.get_key(process.line)
        if key.events != wanted:
            self.selector.modify(process.line, wanted, key.data)

    # Connections

    def _accept(self) -> None:
        if not self.accepting:
            self.accepting = True
            for listener in self.listeners:
                self.selector.register(listener, selectors.EVENT_READ, lambda _, listener=listener: self._take(listener))

    def _accept_no_more(self) -> None:
        """Let connections wait in the system's queue; at the end, close that."""
        if self.accepting:
            self.accepting = False
            for listener in self.listeners:
                self.selector.unregister(listener)
        if self.ending is not None:
            for listener in self.listeners:
                listener.close()

    def _take(self, listener: socket.socket) -> None:
        try:
            connection, _ = listener.accept()
        except OSError as error:
            if not isinstance(error, BlockingIOError | ConnectionAbortedError):
                log.warning("a connection cannot be accepted", extra={"error": type(error).__name__})
                time.sleep(TICK)  # most likely there are too many open files; some will be closed
            return
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.waiting[connection] = time.monotonic()
        self.selector.register(connection, selectors.EVENT_READ, lambda _: self._hand_over(connection))
        if len(self.waiting) > MAX_WAITING:
            self._hand_over(next(iter(self.waiting)))

    def _forget(self, connection: socket.socket) -> None:
        del self.waiting[connection]
        self.selector.unregister(connection)

    def _hand_over(self, connection: socket.socket) -> None:
        """Give a connection to a process, or let it wait until one has room."""
        if connection not in self.waiting:  # it was handed over to make room, after the selector had found it readable
            return
        self._forget(connection)
        try:
            head = connection.recv(HEAD, socket.MSG_PEEK)
        except BlockingIOError:
            head = b"?"
        except OSError:
            head = b""
        if not head:  # it was closed before anything arrived
            connection.close()
            return
        pending = Pending(connection, self._place(head), time.monotonic())
        if self.pending or not self._give(pending):
            self.pending.append(pending)
            self._accept_no_more()

    def _give(self, one: Pending) -> bool:
        """Give a connection to the process of its place, or to another if that is full; return whether one took it."""
        well = self._well()
        for step in range(len(self.places)):
            place = (one.place + step) % len(self.places)
            process = self.places[place]
            if place not in well or process is None or process.full:
                continue
            try:
                socket.send_fds(process.connections, [b"+"], [one.connection.fileno()])
            except BlockingIOError:
                process.full = True
                self.selector.register(
                    process.connections, selectors.EVENT_WRITE, lambda _, process=process: self._has_room(process)
                )
            except OSError:  # it is ending, or too many connections are on their way
                pass
            else:
                one.connection.close()  # the process has its own copy
                return True
        return False

    def _has_room(self, process: Process) -> None:
        if process.full:
            process.full = False
            self.selector.unregister(process.connections)

    def _give_pending(self) -> None:
        """Give the processes the connections for which they had no room, and accept new ones once none are left."""
        while self.pending and self._give(self.pending[0]):
            self.pending.popleft()
        if not self.pending and self._well():
            self._accept()

    def _place(self, head: bytes) -> int:
        """Return the place for a request: that of its table, or any."""
        found = TABLE.match(head)
        if found:
            return zlib.crc32(found[1]) % len(self.places)
        self.turn += 1
        return self.turn % len(self.places)
