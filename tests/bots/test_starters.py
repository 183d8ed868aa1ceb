"""The starter bots play every game, in every language that is installed here."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ilion
from ilion import Rng
from ilion.bots import ExternalBot, decide
from ilion.bots.check import try_program
from tests.bots.positions import GAMES, decisions

FOLDER = Path(__file__).parents[2] / "examples" / "starters"
SECONDS = 60.0


@pytest.fixture(scope="module", params=["python", "javascript", "c"])
def command(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "python":
        return shlex.join([sys.executable, str(FOLDER / "bot.py")])
    if request.param == "javascript":
        node = shutil.which("node")
        if node is None:
            pytest.skip("there is no node here")
        return shlex.join([node, str(FOLDER / "bot.js")])
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler here")
    made = tmp_path_factory.mktemp("starter") / "bot"
    subprocess.run([compiler, "-O2", "-Wall", "-Wextra", "-Werror", "-o", made, FOLDER / "bot.c"], check=True)
    return str(made)


@pytest.mark.parametrize("id", GAMES)
def test_a_starter_bot_passes_the_trial(command: str, id: str) -> None:
    trial = try_program(command, ilion.load(id), SECONDS, positions=12)
    assert [str(failure) for failure in trial.failures] == []
    assert trial.passed
    assert trial.different == []
    assert trial.ended_by_itself


def test_all_starter_bots_announce_the_number_with_the_best_odds(command: str) -> None:
    bot = ExternalBot(command, SECONDS)
    try:
        asked = [state for state in decisions(ilion.load("trojan-horse"), 1) if state.view(None)["phase"] == "announce"]
        for state in asked[:5]:
            odds = [good for good, _ in state.view(state.actor)["odds"]]
            move = state.text(decide(bot, state, Rng(1)))
            assert odds[int(move) - 1] == max(odds[int(state.text(action)) - 1] for action in state.legal_actions())
    finally:
        bot.close()
