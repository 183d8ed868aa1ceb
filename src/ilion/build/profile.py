"""Compiles twice with GCC: first to count the paths that games take through the code, then with these counts (profile-guided
optimisation). It makes random games and searches faster and does not change their results."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .compile import COMPILED, SUFFIX, compile_modules, make

COUNTING = COMPILED._replace(name="counting")
COUNT = "-fprofile-generate"
# Code that these games do not run is compiled as usual, and not for size.
USE_COUNTS = "-fprofile-use -fprofile-partial-training -Wno-missing-profile"


@contextmanager
def compiler_flags(flags: str) -> Iterator[None]:
    """Give the C compiler and linker further flags through the environment: those of a mode are in the C files, which must be the
    same both times."""
    before = {name: os.environ.get(name) for name in ("CFLAGS", "LDFLAGS")}
    os.environ.update({name: f"{value or ''} {flags}".strip() for name, value in before.items()})
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def compile_with_profile(root: Path) -> dict[Path, Path]:
    """Return the compiled file of every module of Ilion, as `compile_modules` does. Raises `RuntimeError` if the games that are
    counted cannot be played."""
    counting = root / "build" / COUNTING.name
    shutil.rmtree(counting, ignore_errors=True)
    objects = make(counting / "work")  # GCC finds the counts of an object file beside it
    with compiler_flags(COUNT):
        built = compile_modules(root, COUNTING, folder=objects)
    with tempfile.TemporaryDirectory(dir=counting) as site:
        shutil.copytree(root / "src" / "ilion", Path(site) / "ilion")
        for module, path in built.items():
            shutil.copyfile(path, Path(site) / module.with_suffix(SUFFIX))
        done = subprocess.run(
            [sys.executable, "-m", "ilion.bench.exercise"],
            env=os.environ | {"PYTHONPATH": os.pathsep.join([site, *sys.path])},
            capture_output=True,
            text=True,
        )
    if done.returncode:
        raise RuntimeError(f"the games whose ways are counted could not be played:\n{done.stderr}")
    with compiler_flags(USE_COUNTS):
        return compile_modules(root, COMPILED, folder=objects)
