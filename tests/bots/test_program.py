"""A program behind pipes: lines go back and forth, its error output is kept, and nothing it started survives it."""

import os
import sys
from pathlib import Path
from time import monotonic

import pytest

from ilion.bots.program import MAX_ERRORS, MAX_LINE, CannotStart, Ended, Late, Program

LONG = 60.0  # seconds: no test waits for it


def program(source: str, *arguments: str) -> Program:
    return Program([sys.executable, "-u", "-c", source, *arguments])


ECHO = "import sys\nfor line in sys.stdin: print('got', line.strip())"


def test_lines_go_back_and_forth() -> None:
    echo = program(ECHO)
    try:
        assert echo.exchange("one", monotonic() + LONG) == "got one"
        assert echo.exchange("two", monotonic() + LONG) == "got two"
        assert echo.unasked() == ""
    finally:
        echo.close()
    assert echo.code in (None, 0)  # it was killed, or has ended by itself when its input was closed
    assert echo.peak_memory > 1_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system counts otherwise")
def test_the_memory_of_a_small_program_is_its_own() -> None:
    ballast = bytearray(b"x" * 100_000_000)  # which Linux would count as the program's
    small = Program(["cat"])
    try:
        assert small.exchange("one", monotonic() + LONG) == "one"
    finally:
        small.finish()
    assert 0 < small.peak_memory < len(ballast)


def test_a_line_larger_than_a_pipe_arrives_whole() -> None:
    counter = program("import sys\nfor line in sys.stdin: print(len(line))")
    try:
        assert counter.exchange("x" * 1_000_000, monotonic() + LONG) == "1000001"
    finally:
        counter.close()


def test_the_end_of_the_error_output_is_kept() -> None:
    noisy = program(f"import sys\nsys.stderr.write('a' * {3 * MAX_ERRORS} + 'the end')\n" + ECHO)
    try:
        noisy.exchange("one", monotonic() + LONG)
    finally:
        noisy.close()
    assert noisy.errors.endswith("aaa" + "the end")
    assert len(noisy.errors) == MAX_ERRORS


def test_the_last_words_of_a_program_that_crashes_are_kept() -> None:
    crashing = program("input()\nraise ValueError('no idea')")
    with pytest.raises(Ended):
        crashing.exchange("one", monotonic() + LONG)
    crashing.close(LONG)
    assert crashing.code == 1
    assert crashing.errors.endswith("ValueError: no idea")


def test_a_program_that_does_not_read_is_late_whatever_it_is_sent() -> None:
    deaf = program("import time\ntime.sleep(600)")
    try:
        with pytest.raises(Late):
            deaf.exchange("x" * 1_000_000, monotonic() + 0.3)
    finally:
        deaf.close()


def test_a_line_without_end_is_cut_off() -> None:
    endless = program("while True: print('x' * 10000, end='')")
    try:
        assert len(endless.exchange("one", monotonic() + LONG)) == MAX_LINE
    finally:
        endless.close()


def test_output_of_a_program_beyond_its_answer_is_found() -> None:
    chatty = program("import sys\nfor line in sys.stdin: print('answer\\nand more')")
    try:
        assert chatty.exchange("one", monotonic() + LONG) == "answer"
        deadline = monotonic() + LONG
        while not chatty.unasked().endswith("\n") and monotonic() < deadline:
            pass
        assert chatty.unasked() == "and more\n"
    finally:
        chatty.close()


def test_a_program_that_is_finished_gets_the_last_line_and_ends_by_itself(tmp_path: Path) -> None:
    source = (
        "import sys\nlines = [input()]\nprint('ok')\nlines += sys.stdin.read().split()\nopen(sys.argv[1], 'w').write(str(lines))"
    )
    saving = program(source, str(tmp_path / "saved"))
    saving.exchange("one", monotonic() + LONG)
    saving.finish("bye")
    assert saving.code == 0
    assert (tmp_path / "saved").read_text() == "['one', 'bye']"


def test_processes_started_by_a_program_end_with_it(tmp_path: Path) -> None:
    source = (
        "import subprocess, sys\nchild = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "input()\nprint(child.pid)\nsys.stdin.read()"
    )
    parent = program(source)
    pid = int(parent.exchange("one", monotonic() + LONG))
    parent.close()
    deadline = monotonic() + LONG
    while runs(pid) and monotonic() < deadline:
        pass
    assert not runs(pid)


def runs(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not waited for does not."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.parametrize(
    ("command", "reason"), [("no-such-program", "No such file"), ("/etc", "Permission denied"), ("a\0b", "null")]
)
def test_a_program_that_cannot_be_started_says_why(command: str, reason: str) -> None:
    with pytest.raises(CannotStart, match=reason):
        Program([command])
