from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

HERE = Path(__file__).parent
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
        env=os.environ | env,
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
    toy = {"PYTHONPATH": str(HERE), "ILION_INTERPRETED": "1"}
    return lambda *arguments, lines=(): _run(["toy", *arguments], lines, tmp_path, toy)
