"""The `ilion` command, ready to run: a process that has imported everything and forks for every command.

Starting Python and importing the games or the server takes most of the time of a short command. The fork runs the same entry point,
with its own standard streams, folder, environment, arguments and exit code.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import signal
import subprocess
import sys
import time
import traceback
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import Any, NoReturn

import ilion
from ilion.cli.language import CATALOGUE
from ilion.core.rules_tag import rules_tag

STREAMS = ("stdin", "stdout", "stderr")
# The modules that every command imports only when it reads its arguments.
LATE = ("pydantic.fields", "pydantic.functional_validators", "pydantic.types")
LIMIT = 120  # seconds until a command that waits for ever is given up
READY = "ready\n"


class Preloaded:
    """Such a process, as the tests use it. It imports the command, and the modules in `more`."""

    def __init__(self, module: str, env: dict[str, str], root: Path, *more: str) -> None:
        self.env = env
        command = [sys.executable, "-m", __name__, module, *more]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=root)
        self.is_ready = False

    def run(self, arguments: list[str], folder: Path, streams: dict[str, Path], env: dict[str, str] | None = None) -> int:
        """Run one command with its streams in files; return its exit code."""
        request: dict[str, Any] = {"arguments": arguments, "folder": str(folder)}
        request |= {name: str(path) for name, path in streams.items()} | ({} if env is None else {"env": env})
        answer = self._ask({"run": request})
        assert answer is not None
        return answer

    def start(self, module: str, arguments: list[str], folder: Path, log: Path, env: dict[str, str]) -> Started:
        """Start a command of any module in the background, and return its process."""
        request = {"module": module, "arguments": arguments, "folder": str(folder), "env": env}
        pid = self._ask({"start": request | {"stdin": os.devnull, "stdout": str(log), "stderr": str(log)}})
        assert pid is not None
        return Started(self, pid)

    def _ask(self, request: dict[str, Any]) -> int | None:
        assert self.process.stdin
        assert self.process.stdout
        if not self.is_ready:  # even if the imports take long
            assert self.process.stdout.readline() == READY, "the process ended while it imported the command"
            self.is_ready = True
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        with DefaultSelector() as selector:  # select() refuses a file beyond the first 1,024 of a process
            selector.register(self.process.stdout, EVENT_READ)
            assert selector.select(LIMIT), f"{request} does not end"
        answer: int | None = json.loads(self.process.stdout.readline())
        return answer

    def stop(self) -> None:
        """End it, and every command that was started and still runs."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


class Started:
    """A command that runs, with the methods of `subprocess.Popen`."""

    def __init__(self, preloaded: Preloaded, pid: int) -> None:
        self.preloaded = preloaded
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.preloaded._ask({"poll": self.pid})
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
            time.sleep(0.01)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def obey(module: str, request: dict[str, Any]) -> NoReturn:
    """Become the command."""
    for number, name in enumerate(STREAMS):
        os.dup2(os.open(request[name], os.O_RDWR | os.O_CREAT | (os.O_APPEND if number else 0)), number)
        setattr(sys, name, os.fdopen(number, "r" if number == 0 else "w", 1, encoding="utf-8", closefd=False))
    if "env" in request:
        os.environ.clear()
        os.environ.update(request["env"])
    os.chdir(request["folder"])
    sys.argv = ["ilion", *request["arguments"]]
    code = 0
    try:
        runpy.run_module(request.get("module", module), run_name="__main__", alter_sys=True)
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else int(ending.code is not None)
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


@cache
def read_texts(language: str) -> None:
    """Read the texts of the command and of every game before the fork, once for all commands in a language."""
    CATALOGUE.keys(language)
    for id in ilion.games():
        ilion.load(id).catalogue.keys(language)


def asked_language(arguments: list[str]) -> str:
    """Return the requested language of a command; English if there is none, or an unknown one."""
    after = dict(pairwise(arguments))
    return CATALOGUE.nearest(after.get("--language", "en"))


def main(module: str, *more: str) -> None:
    for name in ("ilion.cli.main", *LATE, *more):
        import_module(name)
    del sys.modules["ilion.cli.main"]  # it is run again, as a program; what it imports stays
    read_texts("en")
    if ilion.compiled:  # otherwise it would take longer than most commands
        for id in ilion.games():
            rules_tag(ilion.load(id))
    gc.collect()
    gc.freeze()  # or the first collection in every fork would copy all of this memory
    print(READY, end="", flush=True)
    started: dict[int, int | None] = {}  # the exit code of each process once it has ended
    while request := sys.stdin.readline():
        ((kind, what),) = json.loads(request).items()
        if kind == "poll":
            answer = started[what] = _ended(what) if started[what] is None else started[what]
        else:
            read_texts(asked_language(what["arguments"]))
            child = os.fork()
            if child == 0:
                obey(module, what)
            if kind == "start":
                started[child] = None
                answer = child
            else:
                answer = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        print(json.dumps(answer), flush=True)
    for pid, code in started.items():
        if code is None and _ended(pid) is None:
            os.kill(pid, signal.SIGKILL)


def _ended(pid: int) -> int | None:
    """Return the exit code of a child, or None while it runs."""
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


if __name__ == "__main__":
    main(*sys.argv[1:])
