"""The settings of one server."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from ilion.core.errors import IlionError
from ilion.core.text import Catalogue, printable
from ilion.table.clock import DAY, SECOND

TEXTS = Catalogue("ilion.server")


class InvalidSetting(IlionError, ValueError):
    """A setting that the server cannot use."""


ReviewPolicy = Literal["off", "on-request", "rated"]  # games to review: none, those that players request, or all rated ones, too


def default_database() -> str:
    """Return the address of an SQLite file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ilion"
    return f"sqlite:///{folder / 'tables.db'}"


def spare_cores() -> int:
    """Return the number of processors besides the one that serves requests, at least one."""
    available = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, available - 1)


def async_url(url: str) -> str:
    """Return the address of a database with the driver that this server uses."""
    for plain, driver in (
        ("sqlite:", "sqlite+aiosqlite:"),
        ("postgresql:", "postgresql+asyncpg:"),
        ("postgres:", "postgresql+asyncpg:"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    raise InvalidSetting(TEXTS.text("database-kind", kind=printable(url.partition(":")[0])))


@dataclass(frozen=True)
class Settings:
    """Times are in milliseconds."""

    db: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8080
    origins: tuple[str, ...] = ()  # further origins whose pages may connect, besides the server's own
    trust_proxy: tuple[str, ...] = ()  # addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted
    secure_cookies: bool = False  # always mark cookies as Secure; otherwise only for requests over https
    guest_ttl: int = 30 * DAY  # after the last visit
    workers: int = field(default_factory=spare_cores)  # processes in which bots think, besides one for quick decisions
    bot_time: int = 20 * SECOND  # after which a worker is considered hung
    lease: int = 30 * SECOND  # after which another server may take over a job
    job_interval: int = 500
    hint_time: int = SECOND  # of thinking per hint
    rate: float = 20.0  # messages or requests per second, for each session and each address
    burst: int = 100
    max_sockets: int = 10_000  # open WebSockets on this server
    max_sockets_per_address: int = 200
    max_sockets_per_person: int = 50
    request_time: int = 20 * SECOND  # for a request to arrive completely
    max_tables: int = 200  # unfinished tables that one user may own
    max_bot_tables: int = 3  # running ones among them at which only bots sit
    reviews: ReviewPolicy = "on-request"
    hosts: tuple[str, ...] = ()  # logins of accounts that may open the host's page
    address: str = ""  # of the web app as people reach it, for links in mails
    smtp: str = ""  # smtp://USER@HOST:PORT or smtps://…; without it the server sends no mail
    mail_from: str = ""
    notice_interval: int = 2 * SECOND  # between two checks for due notices
    private_push: bool = False  # call push services in private networks, and without TLS: for tests, or for a private service
    processes: int = 1  # that serve requests behind one port
    node: str = field(default_factory=lambda: secrets.token_hex(4))
