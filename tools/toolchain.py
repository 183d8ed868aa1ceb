"""Says on standard output why the package cannot be compiled here in a mode, or nothing if it can; likewise why nothing can be
tested against PostgreSQL.

With `--install`, and as root or with password-less sudo, missing system packages are installed first. What still stands in the
way afterwards is a failure where CI is set; elsewhere the package runs interpreted.
"""

import argparse
import glob
import os
import shutil
import subprocess
import sys

from hatch_build import CHECKED, COMPILED, Obstacle, obstacle

MODES = {mode.name: mode for mode in (COMPILED, CHECKED)}
POSTGRESQL = "postgresql"


def postgresql_obstacle() -> str:
    """Why no PostgreSQL can be started; Debian keeps its programs in a folder of their own."""
    found = shutil.which("initdb") or glob.glob("/usr/lib/postgresql/*/bin/initdb")
    return "" if found else "PostgreSQL is not installed"


def postgresql(may_install: bool) -> int:
    command = apt_get()
    if postgresql_obstacle() and may_install and command:
        install(command, [POSTGRESQL])
    problem = postgresql_obstacle()
    if problem:
        tell(f"Not tested against PostgreSQL: {problem}")
        print(problem)
    return 1 if problem and may_install and os.environ.get("CI") else 0


def packages(problem: Obstacle) -> list[str]:
    """The Debian packages that should remove an obstacle; none where they would not."""
    if os.environ.get("CC"):
        return []  # somebody chose a compiler; another one would not be asked
    if problem.missing == "headers":
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return [f"{version}-dev"] if sys.base_prefix == "/usr" else []
    return ["clang" if "clang" in problem.detail else "gcc", "libc6-dev"]


def apt_get() -> list[str]:
    """The command that may install packages; empty if there is none for us."""
    if not shutil.which("apt-get"):
        return []
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n", "apt-get"]
    return []


def install(command: list[str], names: list[str]) -> None:
    for name in names:
        tell(f"Installing the system package {name} with apt-get")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*command, "-qq", "update"], env=environment, stdout=sys.stderr)
    done = subprocess.run([*command, "-qq", "install", "--no-install-recommends", *names], env=environment, stdout=sys.stderr)
    if done.returncode:
        tell(f"apt-get could not install {' '.join(names)}")


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("mode", choices=[*MODES, POSTGRESQL])
    arguments.add_argument("--install", action="store_true")
    asked = arguments.parse_args()
    if asked.mode == POSTGRESQL:
        return postgresql(asked.install)
    problem = obstacle(MODES[asked.mode])
    tried: list[list[str]] = []
    while problem and asked.install:
        names = packages(problem)
        command = apt_get()
        if not names or names in tried:
            break
        if not command:
            tell(f"Missing: {' '.join(names)} (installing them takes apt-get, and root or password-less sudo)")
            break
        tried.append(names)
        install(command, names)
        problem = obstacle(MODES[asked.mode])
    if problem:
        tell(f"Not {asked.mode}: {problem}")
        print(problem)
    return 1 if problem and asked.install and os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
