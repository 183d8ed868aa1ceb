from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# The toy game is found from the root, and extends the state in Python, so it runs interpreted.
TOY = {"ILION_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))}
TOY_COMMAND = "tests.cli.pearls"
LIMIT = 120  # seconds until a command that waits for ever is given up


@dataclass
class Shown:
    """What a command printed, and how it ended."""

    out: str
    err: str
    code: int


Command = Callable[..., Shown]


def _run(arguments: list[str], lines: tuple[str, ...], folder: Path, env: dict[str, str]) -> Shown:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"LC_ALL": "C.UTF-8", "FORCE_COLOR": ""} | env,
        cwd=folder,
        timeout=LIMIT,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Shown(done.stdout, done.stderr, done.returncode)


@pytest.fixture
def ilion_command(tmp_path: Path) -> Command:
    """The real command, in an empty folder: arguments, then the lines that are typed."""
    return lambda *arguments, lines=(): _run(["ilion.cli.main", *arguments], lines, tmp_path, {})


@pytest.fixture
def toy_command(tmp_path: Path) -> Command:
    """The same command with the toy game `pearls` among its games."""
    return lambda *arguments, lines=(): _run([TOY_COMMAND, *arguments], lines, tmp_path, TOY)
