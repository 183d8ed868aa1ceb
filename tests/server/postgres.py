"""A PostgreSQL of our own, in a temporary folder, gone afterwards."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.server.harness import free_port


def folder_of_programs() -> str | None:
    """Return the folder with initdb, as installed by Debian or another packager."""
    found = [str(Path(program).parent) for program in sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))]
    on_path = shutil.which("initdb")
    return found[-1] if found else str(Path(on_path).parent) if on_path else None


class Postgres:
    """Runs as nobody when we are root, since PostgreSQL refuses to run as root."""

    def __init__(self) -> None:
        programs = folder_of_programs()
        assert programs is not None, "PostgreSQL is not installed"
        self.folder = Path(tempfile.mkdtemp(prefix="ilion-postgres-"))
        self.port = free_port()
        self.before: list[str] = []
        if os.geteuid() == 0:
            self.before = ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]
            shutil.chown(self.folder, "nobody", "nogroup")
        data = str(self.folder / "data")
        self.run(f"{programs}/initdb", "-D", data, "-U", "ilion", "--auth", "trust", "--no-sync", "-E", "UTF8", "--locale", "C")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        options += " -c autovacuum=off"  # it would begin transactions at any time
        self.control = (f"{programs}/pg_ctl", "-D", data, "-l", str(self.folder / "log"), "-w", "-t", "120")
        self.start = (*self.control, "-o", options, "start")
        self.run(*self.start)
        self.databases = 0
        self.create = f"{programs}/createdb"

    def run(self, *command: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        done = subprocess.run([*self.before, *command], capture_output=True, text=True, cwd="/", env=environment)
        assert done.returncode == 0, done.stdout + done.stderr

    def database(self) -> str:
        """The address of a new, empty database."""
        self.databases += 1
        name = f"tables{self.databases}"
        self.run(self.create, "-h", "127.0.0.1", "-p", str(self.port), "-U", "ilion", name)
        return f"postgresql://ilion@127.0.0.1:{self.port}/{name}"

    def restart(self) -> None:
        """Kill it as if the power failed, and start it again."""
        self.run(*self.control, "-m", "immediate", "stop")
        self.run(*self.start)

    def stop(self) -> None:
        self.run(*self.control, "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
