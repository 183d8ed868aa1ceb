"""The checks before a server uses a database, and a sentence for every possible fault."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError

from ilion.core.errors import IlionError
from ilion.core.text import Text
from ilion.server.settings import TEXTS

if sys.platform != "win32":
    import fcntl


class DatabaseUnusable(IlionError):
    """A server cannot work with its database."""


class FileLock:
    """Keeps a second server away from an SQLite file. The lock ends with the process, even if that is killed."""

    def __init__(self, database: Path) -> None:
        self.database = database.resolve()
        self.path = self.database.with_name(self.database.name + ".lock")
        self.descriptor: int | None = None

    def acquire(self) -> None:
        if sys.platform == "win32":  # there two servers cannot be kept apart
            return
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(descriptor, 20).decode(errors="replace").strip()
            os.close(descriptor)
            process = holder if holder.isdecimal() else "none"
            raise DatabaseUnusable(TEXTS.text("database-in-use", process=process, database=str(self.database))) from None
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode())
        self.descriptor = descriptor

    def release(self) -> None:
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None


def version_of(connection: Connection) -> str | None:
    """Return the version of the schema; None in an empty database."""
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if version is None else str(version)


def check_version(version: str | None, newest: str) -> None:
    """Raise if the database was written by a newer version of Ilion. Versions are numbers of four digits."""
    if version is not None and version > newest:
        raise DatabaseUnusable(TEXTS.text("database-newer", found=version, newest=newest))


@contextlib.contextmanager
def explained(url: URL) -> Iterator[None]:
    """Turn any failure to open a database into a sentence."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise DatabaseUnusable(why_unusable(error, url)) from error


def why_unusable(error: Exception, url: URL) -> Text:
    """Return the fault of a database, if necessary in the words of its driver."""
    cause: BaseException = (error.orig or error) if isinstance(error, DBAPIError) else error
    name = (url.database or "") if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    words = str(cause).strip()
    text = words.lower()
    if "readonly" in text or isinstance(cause, PermissionError):
        return TEXTS.text("database-read-only", database=name)
    if "unable to open" in text or isinstance(cause, FileNotFoundError | NotADirectoryError | FileExistsError):
        return TEXTS.text("database-closed", database=name)
    if "not a database" in text or "malformed" in text:
        return TEXTS.text("database-damaged", database=name)
    if "full" in text:
        return TEXTS.text("database-full", database=name)
    return TEXTS.text("database-unusable", database=name, reason=words.splitlines()[0] if words else type(cause).__name__)
