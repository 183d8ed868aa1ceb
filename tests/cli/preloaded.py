"""The `ilion` command, ready to run: a process that has imported everything and forks for every command.

Starting Python and importing the games takes most of the time of a short command. The fork runs the same entry point, with its own
standard streams, folder, arguments and exit code.
"""

from __future__ import annotations

import json
import os
import runpy
import subprocess
import sys
import traceback
from importlib import import_module
from pathlib import Path
from select import select
from typing import Any, NoReturn

import ilion
from ilion.core.rules_tag import rules_tag

STREAMS = ("stdin", "stdout", "stderr")
LIMIT = 120  # seconds until a command that waits for ever is given up


class Preloaded:
    """Such a process, as the tests use it."""

    def __init__(self, module: str, env: dict[str, str], root: Path) -> None:
        command = [sys.executable, "-m", __name__, module]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=root)

    def run(self, arguments: list[str], folder: Path, streams: dict[str, Path]) -> int:
        """Run one command with its streams in files; return its exit code."""
        assert self.process.stdin
        assert self.process.stdout
        request = {"arguments": arguments, "folder": str(folder), **{name: str(path) for name, path in streams.items()}}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answered, _, _ = select([self.process.stdout], [], [], LIMIT)
        assert answered, f"{arguments} does not end"
        return int(self.process.stdout.readline())

    def stop(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def obey(module: str, request: dict[str, Any]) -> NoReturn:
    """Become the command."""
    for number, name in enumerate(STREAMS):
        os.dup2(os.open(request[name], os.O_RDWR | os.O_CREAT), number)
        setattr(sys, name, os.fdopen(number, "r" if number == 0 else "w", encoding="utf-8", closefd=False))
    os.chdir(request["folder"])
    sys.argv = ["ilion", *request["arguments"]]
    code = 0
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as ending:
        code = ending.code if isinstance(ending.code, int) else int(ending.code is not None)
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def main(module: str) -> None:
    import_module("ilion.cli.main")
    del sys.modules["ilion.cli.main"]  # it is run again, as a program; what it imports stays
    for id in ilion.games():
        game = ilion.load(id)
        if ilion.compiled:  # otherwise it would take longer than most commands
            rules_tag(game)
    while request := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            obey(module, json.loads(request))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
