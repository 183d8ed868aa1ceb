"""The same with a real terminal: keys that interrupt, and screens that hide."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from tests.cli.conftest import TOY, TOY_COMMAND
from tests.preloaded import LIMIT

CLEARED = "\x1b[2J\x1b[3J\x1b[H"


def spawn(folder: Path, *arguments: str) -> pexpect.spawn[str]:
    env = {**os.environ, **TOY, "TERM": "xterm", "COLUMNS": "100"}
    command = ["-m", TOY_COMMAND, *arguments]
    return pexpect.spawn(
        sys.executable,
        command,
        cwd=str(folder),
        env=env,
        encoding="utf-8",
        timeout=LIMIT,
        echo=False,
        preexec_fn=hear_ctrl_c,
        use_poll=True,  # select() refuses a file beyond the first 1,024 of a process
    )


def hear_ctrl_c() -> None:
    """Restore Ctrl-C: a process that a shell starts in the background ignores it, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def ends(child: pexpect.spawn[str]) -> str:
    if child.after is not pexpect.EOF:  # it has not been waited for
        child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    rest = str(child.before)
    assert "Traceback" not in rest
    return rest


def press(child: pexpect.spawn[str], key: str, until: str | type[pexpect.EOF]) -> None:
    """Ctrl-C (or Ctrl-D) at a prompt. Python may sleep through a signal that comes just as it begins to wait: so press again."""
    child.sendcontrol(key)
    if child.expect([until, pexpect.TIMEOUT], timeout=20):
        child.sendcontrol(key)
        child.expect(until)


def interrupt(child: pexpect.spawn[str], key: str = "c") -> None:
    press(child, key, "before you leave")


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_ctrl_d_offer_to_save_and_leave_cleanly(tmp_path: Path, key: str) -> None:
    child = spawn(tmp_path, "play", "pearls", "--seed", "3")
    child.expect("> ")
    child.sendline("place4")
    child.expect("keep it hidden")
    child.expect("> ")
    interrupt(child, key)
    child.sendline("half")
    assert "Saved" in ends(child)
    assert "0 place4" in (tmp_path / "half").read_text()


def test_ctrl_c_twice_leaves_without_saving(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "pearls", "--seed", "3")
    child.expect("> ")
    interrupt(child)
    press(child, "c", pexpect.EOF)
    ends(child)
    assert not list(tmp_path.iterdir())


def test_quit_after_saving_asks_nothing(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "pearls", "--seed", "3")
    child.expect("> ")
    child.sendline("save half")
    child.expect("Saved")
    child.expect("> ")
    child.sendline("quit")
    assert "before you leave" not in ends(child)


def test_undo_at_a_terminal(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "pearls", "--seed", "3")
    child.expect("> ")
    child.sendline("place4")
    child.expect("keep it hidden")
    child.expect("> ")
    child.sendline("undo")
    child.expect("Taken back: Dive at place 4")
    child.expect("where do you dive")
    child.expect("> ")
    child.sendline("quit")
    child.expect("before you leave")
    child.sendline("")
    ends(child)


def test_between_two_people_with_secrets_the_screen_is_emptied_and_waits(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "pearls", "--people", "2", "--seed", "3")
    child.expect_exact(CLEARED)
    child.expect("Player A is to move. When nobody else is looking, press Enter.")
    child.sendline("")
    child.expect("seat 1: pearl 1")
    for move in ("place4", "keep", "2"):
        child.expect("> ")
        child.sendline(move)
    child.expect_exact(CLEARED)
    child.expect("Player B is to move. When nobody else is looking, press Enter. ")
    assert "pearl" not in str(child.before), "nothing of seat 2 may stand there before it has pressed Enter"
    child.sendline("")
    child.expect("where do you dive")
    shown = str(child.before)
    assert "seat 1: pearl ?" in shown
    assert "Seat 1 gets a pearl of" not in shown
    child.expect("> ")
    interrupt(child)
    child.sendline("")
    ends(child)


def test_one_person_is_never_asked_to_look_away(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "pearls", "--seed", "3")
    child.expect("> ")
    assert CLEARED not in str(child.before)
    interrupt(child)
    child.sendline("")
    ends(child)


def test_replay_goes_on_and_back_and_anywhere(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "pearls", "--people", "0", "--seed", "3")
    child.expect("Save this game")
    child.sendline("whole")
    ends(child)
    child = spawn(tmp_path, "replay", "whole", "--seat", "2")
    for typed, event in (("", 1), ("", 2), ("b", 1), ("g 8", 8), ("g 7", 7)):
        child.expect("> ")
        child.sendline(typed)
        child.expect(f"Event {event} of 8")
    child.expect("> ")
    child.sendline("g 9")
    child.expect("events 0 to 8")
    child.expect("> ")
    child.sendline("q")
    ends(child)
