"""`ilion arena` and `ilion hint`."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command

GAMES = ("arena", "trojan-horse", "--games", "4", "--bots", "random", "greedy")


def test_the_arena_prints_standings_and_writes_data_and_a_picture(ilion_command: Command, tmp_path: Path) -> None:
    shown = ilion_command(*GAMES, "--out", "duel")
    assert shown.code == 0
    assert "greedy" in shown.out
    assert "4 games" in shown.out
    found = json.loads((tmp_path / "duel.json").read_text())
    assert [s["bot"] for s in found["standings"]] == ["greedy", "random"]
    assert found["games"] == 4
    assert (tmp_path / "duel.svg").read_text().startswith("<svg")
    assert len((tmp_path / "duel.jsonl").read_text().splitlines()) == 5
    again = ilion_command(*GAMES, "--out", "duel")
    assert again.out == shown.out


def test_the_arena_judges_the_balance_of_a_game(ilion_command: Command, tmp_path: Path) -> None:
    shown = ilion_command("arena", "balance", "trojan-horse", "--seats", "3", "--bots", "random", "--games", "5", "--out", "even")
    assert shown.code == 0
    assert "33.3 %" in shown.out
    assert "moves per game" in shown.out
    assert len(json.loads((tmp_path / "even.json").read_text())["seats"]) == 3


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["arena", "chess", "--bots", "random", "random"], "there is no game “chess”"),
        (["arena", "trojan-horse"], "there must be 2 bots for as many seats, not 0"),
        (["arena", "trojan-horse", "--bots", "random"], "there must be 2 bots for as many seats, not 1"),
        (["arena", "balance"], "Name a game"),
        (["arena", "trojan-horse", "--bots", "random", "random", "--option", "horse"], "write --option NAME=VALUE"),
        (["arena", "trojan-horse", "--bots", "random", "random", "--out", "no/such/folder"], "cannot be written"),
        (["hint", "nothing"], "nothing cannot be read"),
        (["play", "trojan-horse", "--bot", " "], "needs a command"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(ilion_command: Command, arguments: list[str], answer: str) -> None:
    shown = ilion_command(*arguments)
    assert shown.code == 2
    assert answer in shown.err


def test_a_program_that_fails_is_not_rated(ilion_command: Command) -> None:
    shown = ilion_command("arena", "trojan-horse", "--games", "4", "--bots", "cmd no-such-program", "random")
    assert shown.code == 2
    assert shown.out == ""
    assert "ilion: the bot program “no-such-program” failed. The program no-such-program cannot be started" in shown.err


def test_the_error_output_of_a_program_that_crashes_is_shown(ilion_command: Command, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("import sys\ninput()\nsys.exit('I have no idea')")
    command = f"cmd {sys.executable} bot.py"
    shown = ilion_command("arena", "trojan-horse", "--games", "2", "--bots", command, "random", "--jobs", "2")
    assert shown.code == 2
    assert "ended with code 1" in shown.err
    assert "I have no idea" in shown.err


def test_tolerated_failures_are_all_listed(ilion_command: Command, tmp_path: Path) -> None:
    shown = ilion_command(
        "arena", "trojan-horse", "--games", "2", "--bots", "cmd no-such-program", "random", "--tolerate", "--out", "duel"
    )
    assert shown.code == 0
    assert "6 failures in 2 of 2 games" in shown.err
    assert shown.err.count("cannot be started") == 6
    assert len(json.loads((tmp_path / "duel.json").read_text())["failures"]) == 6
    again = ilion_command(
        *("arena", "trojan-horse", "--games", "2", "--bots", "cmd no-such-program", "random", "--tolerate", "--out", "duel"),
        *("--language", "fr"),
    )
    assert again.err.count("Le programme no-such-program ne peut pas être lancé") == 6
    assert "cannot be started" in (tmp_path / "duel.json").read_text()  # files are for programs


FAILING_CLASS = """
from ilion.bots import Bot

class Mine(Bot):
    def choose(self, world, seat, rng):
        return self.best(world)
    def best(self, world):
        return world.legal_actions()[world.nothing]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_class_that_fails_is_not_rated(ilion_command: Command, tmp_path: Path, jobs: str) -> None:
    (tmp_path / "bot.py").write_text(FAILING_CLASS)
    shown = ilion_command("arena", "troia", "--games", "2", "--bots", "class bot.py:Mine", "random", "--jobs", jobs)
    assert shown.code == 2
    assert shown.out == ""
    assert "ilion: the bot “class bot.py:Mine” failed. At decision 1 of seat " in shown.err
    assert "(troia) Mine raised AttributeError: " in shown.err
    assert "in best\n" in shown.err
    report = Path(shown.err.rstrip().rpartition(" is in ")[2].removesuffix("."))
    assert "has no attribute 'nothing'" in report.read_text()
    report.unlink()


def test_tolerated_failures_of_a_class_are_all_listed(ilion_command: Command, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(FAILING_CLASS)
    command = ("arena", "troia", "--games", "2", "--bots", "class bot.py:Mine", "random", "--tolerate", "--out", "duel")
    shown = ilion_command(*command)
    assert shown.code == 0
    assert "6 failures in 2 of 2 games" in shown.err
    assert shown.err.count("Mine raised AttributeError") == 6
    assert len(json.loads((tmp_path / "duel.json").read_text())["failures"]) == 6
    german = ilion_command(*command, "--language", "de")
    assert german.err.count("warf Mine AttributeError") == 6


def test_a_game_at_the_terminal_stops_when_its_class_fails(ilion_command: Command, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(FAILING_CLASS)
    play = ("play", "trojan-horse", "--seed", "1", "--bot", "class bot.py:Mine")
    stopped = ilion_command(*play, lines=("quit",))
    assert stopped.code == 2
    assert "the bot “class bot.py:Mine” failed" in stopped.err
    Path(stopped.err.rstrip().rpartition(" is in ")[2].removesuffix(".")).unlink()
    tolerated = ilion_command(*play, "--tolerate", lines=("quit",))
    assert tolerated.code == 0
    assert "Mine raised AttributeError" in tolerated.out


def test_ways_to_end_a_game_are_named_in_words(ilion_command: Command) -> None:
    balance = ("arena", "balance", "troia", "--bots", "random", "--games", "2")
    shown = ilion_command(*balance)
    assert "Endings: deck empty, decided by goal steps 50.0 %; deck empty, decided by heroes 50.0 %\n" in shown.out
    spanish = ilion_command(*balance, "--language", "es")
    assert "mazo vacío, decidido por los avances 50.0 %; mazo vacío, decidido por los héroes 50.0 %\n" in spanish.out


def test_a_game_at_the_terminal_stops_when_its_program_fails(ilion_command: Command) -> None:
    play = ("play", "trojan-horse", "--seed", "1", "--bot", "no-such-program")
    stopped = ilion_command(*play, lines=("quit",))
    assert stopped.code == 2
    assert "no-such-program cannot be started" in stopped.err
    tolerated = ilion_command(*play, "--tolerate", lines=("quit",))
    assert tolerated.code == 0
    assert tolerated.out.count("no-such-program cannot be started") >= 1


def test_a_hint_names_moves_in_words(ilion_command: Command) -> None:
    ilion_command("play", "trojan-horse", "--seed", "3", "--bots", "easy", lines=("save game",))
    shown = ilion_command("hint", "game", "--seconds", "0.1", "--seed", "1")
    assert shown.code == 0
    assert "The best move seems to be" in shown.out
    assert "% to win" in shown.out


def test_a_saved_game_starts_no_program(ilion_command: Command, tmp_path: Path) -> None:
    command = f"touch {tmp_path}/started"
    ilion_command("play", "trojan-horse", "--seed", "3", "--bot", command, lines=("save game",))
    assert "touch" not in (tmp_path / "game").read_text()
    (tmp_path / "started").unlink(missing_ok=True)
    assert "name it with --bot" in ilion_command("play", "--load", "game").err
    assert not (tmp_path / "started").exists()


def test_a_long_name_leaves_all_figures_in_the_table(ilion_command: Command, tmp_path: Path) -> None:
    bot = f"{'a_bot_with_a_long_name_' * 4}.py"  # its folder would be part of its seed
    (tmp_path / bot).write_text("from ilion.bots import RandomBot\nclass Mine(RandomBot):\n    pass\n", "utf-8")
    shown = ilion_command("arena", "troia", "--bots", f"class {bot}:Mine", "random", "--games", "2")
    assert shown.code == 0
    assert "…" not in shown.out
    assert "100.0 %" in shown.out or "50.0 %" in shown.out
