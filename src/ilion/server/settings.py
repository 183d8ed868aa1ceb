"""How one server is set up."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

SECOND = 1000
DAY = 86_400 * SECOND


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ilion"
    return f"sqlite:///{folder / 'tables.db'}"


def async_url(url: str) -> str:
    """The address of a database with the driver that this server uses."""
    for plain, driver in (
        ("sqlite:", "sqlite+aiosqlite:"),
        ("postgresql:", "postgresql+asyncpg:"),
        ("postgres:", "postgresql+asyncpg:"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    raise ValueError(f"{url.partition(':')[0]!r} databases are not known here; give sqlite:///FILE or postgresql://HOST/NAME")


@dataclass(frozen=True)
class Settings:
    """Times in milliseconds."""

    db: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8080
    origins: tuple[str, ...] = ()  # further origins whose pages may open sockets, besides the server's own
    trust_proxy: bool = False  # believe X-Forwarded-For and -Proto
    secure_cookies: bool = False  # always mark cookies Secure; otherwise when the request came by https
    guest_ttl: int = 30 * DAY  # after the last visit
    workers: int = 1  # processes in which bots think
    bot_time: int = 20 * SECOND  # after which a thinking worker counts as hanging
    lease: int = 30 * SECOND  # after which another server may take a job over
    job_interval: int = 500
    hint_time: int = SECOND  # for which a hint is thought about
    rate: float = 20.0  # messages or requests a second, for a session and for an address
    burst: int = 100
    max_tables: int = 200  # open and running tables that one person may have made
    node: str = field(default_factory=lambda: secrets.token_hex(4))
