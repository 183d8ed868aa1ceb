"""The same trial for one server that consists of several processes on one SQLite file, behind one port."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

from tests.server.harness import LIMIT, Running
from tests.server.several import ARGUMENTS, Trial


def processes_of(server: Running) -> list[int]:
    """Return the processes behind the front of a server."""
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class ProcessTrial(Trial):
    """One server of several processes, people, failures, and the account of it all."""

    def start_servers(self, folder: Path, nodes: int) -> list[Running]:
        self.file = folder / "tables.db"
        return [Running(f"sqlite:///{self.file}", folder / "log", *ARGUMENTS, "--processes", str(nodes))]

    def path_of(self, table: str, rng: random.Random) -> str:
        """Write every second id so that the front does not recognise it: then the people at a table are in different processes."""
        return table if rng.random() < 0.5 else f"%{ord(table[0]):02X}{table[1:]}"

    def fail(self, what: str) -> None:
        self.failures[what] += 1
        (server,) = self.nodes
        pid = self.rng.choice(processes_of(server))
        match what:
            case "killed":
                os.kill(pid, signal.SIGKILL)
            case "paused":
                os.kill(pid, signal.SIGSTOP)
                time.sleep(self.rng.uniform(0.2, 4.0))  # the lease lasts for 1.4
                os.kill(pid, signal.SIGCONT)
            case "database":
                other = sqlite3.connect(self.file, isolation_level=None)
                other.execute("BEGIN IMMEDIATE")  # nobody can write
                time.sleep(self.rng.uniform(0.2, 4.0))
                other.close()

    def check_presence_without_server(self, table: str) -> None:
        """Check that nobody is connected when all processes have ended, and new ones have come."""
        before = processes_of(self.nodes[0])
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        end = time.monotonic() + LIMIT
        while set(before) & set(processes_of(self.nodes[0])) or len(processes_of(self.nodes[0])) < len(before):
            assert time.monotonic() < end
            time.sleep(0.02)
        assert self.until_online(table, 0, "killed")

    def stop(self) -> None:
        self.ended.set()
        for pid in processes_of(self.nodes[0]):
            os.kill(pid, signal.SIGCONT)
        assert self.nodes[0].stop() == 0

    def query(self, statement: str) -> list[Any]:
        with sqlite3.connect(self.file) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(statement).fetchall()
