"""A developer learns the cost of a test, with all processes that it starts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import processor_time

ROOT = Path(__file__).parent.parent
COSTLY = """
import subprocess
import sys
import time

WORK = "import time\\nwhile time.process_time() < 0.6: pass\\nprint('done', flush=True)\\ninput()"
still_there = []

def work():
    process = subprocess.Popen([sys.executable, "-c", WORK], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdout.readline()
    return process

def test_nothing():
    pass

def test_own_work():
    end = time.process_time() + 0.6
    while time.process_time() < end:
        pass

def test_work_of_a_process_that_has_ended():
    work().communicate(b"\\n")

def test_work_of_a_process_that_is_still_there():
    still_there.append(work())

def test_the_end():
    still_there.pop().communicate(b"\\n")
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="living processes are found in /proc")
@pytest.mark.parametrize("workers", ["0", "2"])
def test_processor_time_counts_for_the_test_that_took_it_in_whichever_process(tmp_path: Path, workers: str) -> None:
    (tmp_path / "test_costly.py").write_text(COSTLY)
    plugins = ["-p", "xdist", "-p", processor_time.__name__]
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "loadfile", *plugins, processor_time.OPTION]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([*command, "test_costly.py"], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    told = {name: float(seconds) for seconds, name in re.findall(r"^ *([\d.]+) s  (\S+)$", done.stdout, flags=re.M)}
    costly = {name.partition("::")[2] for name, seconds in told.items() if seconds >= 0.5}
    works = {"test_own_work", "test_work_of_a_process_that_has_ended", "test_work_of_a_process_that_is_still_there"}
    assert costly == {"", *works}  # without a name: the whole file
    assert told["test_costly.py"] == pytest.approx(sum(seconds for name, seconds in told.items() if "::" in name), abs=0.5)
