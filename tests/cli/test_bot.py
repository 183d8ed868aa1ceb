"""`ilion bot`: the workshop for people who write bot programs."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Command

STARTER = shlex.join([sys.executable, str(ROOT / "examples" / "starters" / "bot.py")])
CHECK = ("bot", "check", "--game", "trojan-horse", "--positions", "3", "--seconds", "60")


def test_a_sound_program_passes_the_check(ilion_command: Command, tmp_path: Path) -> None:
    shown = ilion_command(*CHECK, STARTER, "--json", "report.json")
    assert shown.code == 0, shown.out
    assert "without a failure" in shown.out
    (report,) = json.loads((tmp_path / "report.json").read_text())
    assert (report["game"], report["passed"], report["failures"]) == ("trojan-horse", True, [])
    assert report["peak_memory_mb"] > 1


def test_the_first_wrong_answer_is_shown_in_full(ilion_command: Command, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        "import sys\nfor line in sys.stdin:\n    print('hm', file=sys.stderr)\n    print('I would rather not', flush=True)\n"
    )
    shown = ilion_command(*CHECK, f"{sys.executable} bot.py")
    assert shown.code == 1
    assert "3" in shown.out.splitlines()[1].split()
    (sent,) = [line for line in shown.out.splitlines() if line.startswith("It was sent:")]
    request = json.loads(sent.removeprefix("It was sent:"))
    assert request["moves"]
    assert request["view"]["game"] == "trojan-horse"
    assert "It answered:       I would rather not" in shown.out
    assert "Its error output:  hm" in shown.out


def test_a_class_is_checked_as_a_program_is(ilion_command: Command, tmp_path: Path) -> None:
    chooses = "from ilion.bots import Bot\nclass {}(Bot):\n    def choose(self, world, seat, rng):\n        return {}\n"
    (tmp_path / "mine.py").write_text(chooses.format("Sound", "world.legal_actions()[0]") + chooses.format("Wrong", "'north'"))
    sound = ilion_command(*CHECK, "class mine.py:Sound")
    assert sound.code == 0, sound.out
    assert "without a failure" in sound.out
    wrong = ilion_command(*CHECK, "class mine.py:Wrong")
    assert wrong.code == 1
    assert "It answered:       'north'" in wrong.out


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["bot", "check", " "], "needs a command"),
        (["bot", "check", "class nowhere.py:Mine"], "nowhere.py"),
        (["bot", "check", "true", "--game", "chess"], "there is no game “chess”"),
        (["bot", "schema", "chess"], "there is no game “chess”"),
    ],
)
def test_a_check_that_is_impossible_is_refused_in_a_sentence(ilion_command: Command, arguments: list[str], answer: str) -> None:
    shown = ilion_command(*arguments)
    assert shown.code == 2
    assert answer in shown.err


def test_the_schema_of_a_game_is_printed(ilion_command: Command) -> None:
    shown = ilion_command("bot", "schema", "horus")
    assert shown.code == 0
    assert {"MoveRequest", "MoveReply", "GameEnd", "View"} <= json.loads(shown.out)["$defs"].keys()
