"""The watcher of a test run learns about failures at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import failures_at_once

ROOT = Path(__file__).parent.parent
SOME_FAIL = """
import pytest

@pytest.fixture
def broken():
    raise LookupError("nothing to test")

def test_one():
    pass

def test_two():
    assert 1 + 1 == 3, "wrong sum"

def test_three(broken):
    pass

def test_four():
    pass
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_failure_is_named_with_its_reason_before_the_run_ends_and_the_count_ends_the_output(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_some.py").write_text(SOME_FAIL)
    plugins = ["-p", "xdist", "-p", failures_at_once.__name__]
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, *plugins, "test_some.py"]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    during, _, after = re.split(r"^=+ (ERRORS|FAILURES) =+$", done.stdout, maxsplit=1, flags=re.M)
    lines = sorted(line for line in during.splitlines() if line.startswith(("ERROR", "FAILED")))
    error, failure = lines
    assert re.fullmatch(r"ERROR test_some\.py::test_three \(.*test_some\.py:6: LookupError: nothing to test\)", error)
    assert re.fullmatch(r"FAILED test_some\.py::test_two \(.*test_some\.py:12: AssertionError: wrong sum\)", failure)
    assert after.splitlines()[-1].startswith("1 failed, 2 passed, 1 error in ")
