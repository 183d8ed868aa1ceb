"""Prints the reason why the package cannot be compiled here in a mode, or nothing if it can; likewise the reason why tests against
PostgreSQL, or in Chromium or Firefox, cannot run.

With `--install`, and as root or with password-less sudo, missing system packages are installed first. An obstacle that remains
afterwards is a failure if CI is set; otherwise the package runs interpreted.
"""

import argparse
import glob
import os
import shutil
import subprocess
import sys

from hatch_build import CHECKED, COMPILED, Obstacle, obstacle

MODES = {mode.name: mode for mode in (COMPILED, CHECKED)}
# Programs that tests need, by the name of their Debian package.
PROGRAMS = {"postgresql": "PostgreSQL", "chromium": "Chromium", "firefox-esr": "Firefox"}
# Optional, to make their tests cheaper: Chromium without windows and menus.
CHEAPER = {"chromium": "chromium-headless-shell"}


def found(package: str) -> bool:
    if package == "chromium":
        return any(shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    if package == "firefox-esr":
        return bool(shutil.which("firefox-esr") or shutil.which("firefox"))
    # Debian keeps its programs in a folder of their own
    return bool(shutil.which("initdb") or glob.glob("/usr/lib/postgresql/*/bin/initdb"))


def program(package: str, may_install: bool) -> int:
    command = apt_get()
    if not found(package) and may_install and command:
        install(command, [package])
    cheaper = CHEAPER.get(package)
    if cheaper and not shutil.which(cheaper) and found(package) and may_install and command:
        install(command, [cheaper])
    if found(package):
        return 0
    tell(f"Not tested with {PROGRAMS[package]}: it is not installed")
    print(f"{PROGRAMS[package]} is not installed")
    return 1 if may_install and os.environ.get("CI") else 0


def packages(problem: Obstacle) -> list[str]:
    """Return the Debian packages that should remove an obstacle; none if they would not."""
    if os.environ.get("CC"):
        return []  # the user chose a compiler; another one would not be used
    if problem.missing == "headers":
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return [f"{version}-dev"] if sys.base_prefix == "/usr" else []
    return ["clang" if "clang" in problem.detail else "gcc", "libc6-dev"]


def apt_get() -> list[str]:
    """Return the command that may install packages; empty if we have none."""
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
    arguments.add_argument("mode", choices=[*MODES, *PROGRAMS])
    arguments.add_argument("--install", action="store_true")
    asked = arguments.parse_args()
    if asked.mode in PROGRAMS:
        return program(asked.mode, asked.install)
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
