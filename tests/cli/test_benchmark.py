"""`ilion benchmark`."""

from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Command

NAME = "trojan-horse-2p-greedy-v1"


def test_a_task_is_run_shown_and_verified(ilion_command: Command, tmp_path: Path) -> None:
    assert NAME in ilion_command("benchmark", "list").out
    shown = ilion_command("benchmark", "run", NAME, "--agent", "random", "--deals", "2")
    assert shown.code == 0, shown.err
    assert "of the games, 4 in all" in shown.out
    file = f"{NAME}-random.json"
    assert (tmp_path / file).exists()
    assert "All games are as written: 4" in ilion_command("benchmark", "verify", file).out
    assert "of fewer deals: 1." in " ".join(ilion_command("benchmark", "table", file).out.split())
    text = (tmp_path / file).read_text()
    (tmp_path / file).write_text(text.replace("[0, 0, ", "[0, 0, 9"))  # a better share of the first victory
    forged = ilion_command("benchmark", "verify", file)
    assert forged.code == 1
    assert "Games that differ: 1 of 4" in forged.out


def test_the_table_of_the_documentation_is_printed(ilion_command: Command) -> None:
    shown = ilion_command("benchmark", "table", str(ROOT / "docs" / "benchmark"))
    assert shown.code == 0
    assert NAME in shown.out


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["run", "chess", "--agent", "random"], "there is no task “chess”"),
        (["run", NAME, "--agent", "clever", "--deals", "1"], "there is no bot “clever”"),
        (["run", NAME, "--agent", "cmd no-such-program", "--deals", "1"], "cannot be started"),
        (["run", NAME, "--agent", "random", "--deals", "1", "--out", "no/such/folder"], "cannot be written"),
        (["table"], "docs/benchmark cannot be read"),
        (["verify", "nothing"], "nothing cannot be read"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(ilion_command: Command, arguments: list[str], answer: str) -> None:
    shown = ilion_command("benchmark", *arguments)
    assert shown.code == 2
    assert answer in shown.err
