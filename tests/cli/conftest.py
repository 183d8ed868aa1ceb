from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.preloaded import STREAMS, Preloaded

ROOT = Path(__file__).parents[2]
# The toy game is found from the root, and extends the state in Python, so it runs interpreted.
TOY = {"ILION_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))}
TOY_COMMAND = "tests.cli.pearls"


@dataclass
class Shown:
    """The output of a command, and its exit code."""

    out: str
    err: str
    code: int


Command = Callable[..., Shown]


def _command(preloaded: Preloaded, folder: Path) -> Command:
    def run(*arguments: str, lines: tuple[str, ...] = ()) -> Shown:
        streams = {name: folder.with_name(f"{folder.name}-{name}") for name in STREAMS}
        for name, path in streams.items():
            path.write_text("".join(f"{line}\n" for line in lines) if name == "stdin" else "", "utf-8")
        code = preloaded.run(list(arguments), folder, streams)
        out, err = (streams[name].read_text("utf-8") for name in ("stdout", "stderr"))
        assert "Traceback" not in err, err
        return Shown(out, err, code)

    return run


def _preloaded(module: str, env: dict[str, str]) -> Iterator[Preloaded]:
    made = Preloaded(module, os.environ | {"LC_ALL": "C.UTF-8", "FORCE_COLOR": ""} | env, ROOT)
    yield made
    made.stop()


@pytest.fixture(scope="session")
def preloaded() -> Iterator[Preloaded]:
    yield from _preloaded("ilion.cli.main", {})


@pytest.fixture(scope="session")
def preloaded_toy() -> Iterator[Preloaded]:
    yield from _preloaded(TOY_COMMAND, TOY)


@pytest.fixture
def ilion_command(preloaded: Preloaded, tmp_path: Path) -> Command:
    """The real command, in an empty folder: arguments, then the lines that are typed."""
    return _command(preloaded, tmp_path)


@pytest.fixture
def toy_command(preloaded_toy: Preloaded, tmp_path: Path) -> Command:
    """The same command with the toy game `pearls` among its games."""
    return _command(preloaded_toy, tmp_path)
