"""A program connected by three pipes: started without a shell, addressed line by line, and ended with everything it started.

Nothing here knows a game. All pipes are read and written together, so a program that floods its error output or does not read its
input delays nobody beyond the deadline.
"""

from __future__ import annotations

import os
import re
import selectors
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import IO

from ilion.core.errors import as_text, system_reason
from ilion.core.text import Text

MAX_LINE = 1 << 16  # bytes of a line that a program writes
MAX_ERRORS = 1 << 14  # bytes of its error output that are kept, from the end
CHUNK = 1 << 16
PEAK = re.compile(rb"^VmHWM:\s*(\d+) kB", re.MULTILINE)  # in /proc/PID/status
END_TIMEOUT = 1.0  # seconds that a program has to end by itself once its input has ended


class CannotStart(Exception):
    """The operating system refuses to start the program; `reason` says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


class Ended(Exception):
    """The program has ended, or closed its output, before it answered."""


class Late(Exception):
    """The program did not answer before the deadline."""


class Program:
    """A running program. `errors` is the end of its error output; after `close`, `code` is its exit code (None if it had to be
    killed) and `peak_memory` the most memory it used at once, in bytes, or 0 if that is unknown."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise CannotStart(system_reason(error)) from None
        except ValueError as error:  # a null character in the command
            raise CannotStart(as_text(str(error))) from None
        self.code: int | None = None
        self.peak_memory = 0
        self._own_memory = peak_so_far(os.getpid())
        self._to_write = b""
        self._received = bytearray()
        self._errors = bytearray()
        self._selector = selectors.DefaultSelector()
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    @property
    def errors(self) -> str:
        return self._errors.decode("utf-8", "replace").strip()

    def exchange(self, line: str, deadline: float) -> str:
        """Send a line and return the next one that the program writes, without its line end. Raises `Late` or `Ended`."""
        self._to_write += line.encode() + b"\n"
        while (answer := self._take_line()) is None:
            if self._stdout.closed:
                raise Ended
            remaining = deadline - monotonic()
            if remaining <= 0:
                raise Late
            self._transfer(remaining)
        self._look_at_memory()
        return answer

    def unasked(self) -> str:
        """Return what the program has written beyond its last answer."""
        self._transfer(0)
        return self._received.decode("utf-8", "replace")

    def finish(self, line: str = "") -> None:
        """Send a last line, close the program's input, give it a moment to end by itself, and close it."""
        self._to_write += line.encode() + b"\n" if line else b""
        deadline = monotonic() + END_TIMEOUT
        while self._to_write and (remaining := deadline - monotonic()) > 0:
            self._transfer(remaining)
        self.close(deadline - monotonic())

    def close(self, patience: float = 0.0) -> None:
        """End the program, unless it ends by itself within `patience` seconds, and everything in its process group."""
        if self._process.returncode is not None:
            return
        deadline = monotonic() + patience
        self._look_at_memory()
        self._close(self._stdin)
        while not self._reap(os.WNOHANG) and (remaining := deadline - monotonic()) > 0:
            self._transfer(min(remaining, 0.02))
        self.code = self._process.returncode
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._reap(0)
        self._transfer(0)  # the rest of its output
        for pipe in (self._stdout, self._stderr):
            self._close(pipe)
        self._selector.close()

    def _reap(self, flags: int) -> bool:
        if self._process.returncode is None:
            pid, status, usage = os.wait4(self._process.pid, flags)
            if not pid:
                return False
            self._process.returncode = os.waitstatus_to_exitcode(status)
            peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
            if peak > self._own_memory:
                self.peak_memory = peak
        return True

    def _look_at_memory(self) -> None:
        """Note how much memory the program has used so far. Linux also counts the memory that Ilion itself used when it started the
        program, so the memory of a smaller program is known only while it runs."""
        self.peak_memory = max(self.peak_memory, peak_so_far(self._process.pid))

    def _take_line(self) -> str | None:
        """Take a whole line from the received bytes. A line that is too long, or that lacks its end because the program has ended,
        counts too."""
        end = self._received.find(b"\n")
        if end < 0 and len(self._received) < MAX_LINE and not (self._stdout.closed and self._received):
            return None
        end = MAX_LINE if end < 0 else end
        line = bytes(self._received[:end])
        del self._received[: end + 1]
        return line.decode("utf-8", "replace")

    def _transfer(self, seconds: float) -> None:
        """Move data through the pipes, waiting up to `seconds` for the first of it."""
        watched = self._selector.get_map()
        if self._to_write and not self._stdin.closed and self._stdin.fileno() not in watched:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        if not watched:
            sleep(seconds)
            return
        for key, _ in self._selector.select(seconds):
            if key.fileobj is self._stdin:
                self._write()
            elif key.fileobj is self._stdout:
                self._read(self._stdout, self._received)
            else:
                self._read(self._stderr, self._errors)
                del self._errors[:-MAX_ERRORS]

    def _write(self) -> None:
        try:
            written = os.write(self._stdin.fileno(), self._to_write[:CHUNK])
        except BlockingIOError:
            return
        except OSError:  # it has closed its input; its remaining output decides
            self._close(self._stdin)
            self._to_write = b""
            return
        self._to_write = self._to_write[written:]
        if not self._to_write:
            self._selector.unregister(self._stdin)

    def _read(self, pipe: IO[bytes], into: bytearray) -> None:
        try:
            found = os.read(pipe.fileno(), CHUNK)
        except BlockingIOError:
            return
        into += found
        if not found:
            self._close(pipe)

    def _close(self, pipe: IO[bytes]) -> None:
        if not pipe.closed:
            with suppress(KeyError, ValueError):
                self._selector.unregister(pipe)
            with suppress(OSError):
                pipe.close()

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr


def peak_so_far(process: int) -> int:
    """Return the most memory that a running process has used at once, in bytes; 0 if the system does not report it, or if the
    process has ended."""
    with suppress(OSError):
        if found := PEAK.search(Path(f"/proc/{process}/status").read_bytes()):
            return int(found[1]) * 1024
    return 0
