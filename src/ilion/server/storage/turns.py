"""A lock with which the processes that share an SQLite file take turns to write.

SQLite has its own lock, but a process that finds it taken sleeps for up to a tenth of a second and tries again, and may find it
taken again: under load some wait for seconds. With this lock, the system wakes the next one at once.
"""

from __future__ import annotations

import sys
import tempfile

if sys.platform != "win32":
    import fcntl


class Turns:
    """The lock. It is made before the processes are forked, and belongs to one of them at a time; it is released if the process is
    killed. Within a process one task at a time may ask for it."""

    def __init__(self) -> None:
        self.file = tempfile.TemporaryFile()  # noqa: SIM115 - it is open as long as the processes run

    def take(self) -> None:
        """Wait until it is this process's turn."""
        fcntl.lockf(self.file, fcntl.LOCK_EX)

    def pass_on(self) -> None:
        fcntl.lockf(self.file, fcntl.LOCK_UN)
