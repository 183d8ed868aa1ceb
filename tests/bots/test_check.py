"""A bot program or class on trial: every kind of mistake is found, and the first one shown in full."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import ilion
from ilion.bots.bot import InvalidBot
from ilion.bots.check import Trial, try_class, try_program
from ilion.bots.positions import scripted_positions
from tests.bots.positions import GAMES

HORSE = ilion.load("trojan-horse")
LOOP = "import json, sys\nfor line in sys.stdin:\n    message = json.loads(line)\n    if message['type'] != 'move': continue\n"
GOOD = LOOP + "    print(json.dumps({'move': message['moves'][-1]}), flush=True)\n"
Try = Callable[..., Trial]


@pytest.fixture
def trial(tmp_path: Path) -> Try:
    def trial(source: str, seconds: float = 60) -> Trial:
        file = tmp_path / "bot.py"
        file.write_text(source)
        return try_program(shlex.join([sys.executable, str(file)]), HORSE, seconds, positions=6)

    return trial


def test_a_sound_program_passes(trial: Try) -> None:
    found = trial(GOOD)
    assert found.passed
    assert (found.failures, found.different) == ([], [])
    assert (found.positions, found.asked_twice) == (12, 12)  # of two and of four players
    assert found.decisions > 10
    assert found.ended_by_itself
    assert found.peak_memory > 1_000_000
    assert len(found.start_times) == 3
    assert len(found.times) == 12 - 1 + 12 - 1 + found.decisions - 1


def test_a_program_that_never_answers_rightly_is_given_up_after_three_failures(trial: Try) -> None:
    found = trial(LOOP + "    print('what?', file=sys.stderr); print(message['moves'], flush=True)\n")
    assert not found.passed
    assert len(found.failures) == 3
    assert found.failures[0].errors == "what?"
    assert found.failures[0].answer is not None
    assert found.failures[0].answer.startswith("[")
    assert not found.whole_game


def test_a_program_that_cannot_be_started_fails() -> None:
    found = try_program("no-such-program", HORSE, 1.0, positions=2)
    assert not found.passed
    assert "cannot be started" in str(found.failures[0].text)


def test_a_program_that_fails_only_late_in_a_game_is_found_out(trial: Try) -> None:
    found = trial(GOOD.replace("    print", "    if message['view']['bag_left'] < 2: sys.exit(7)\n    print"))
    assert any("code 7" in str(failure.text) for failure in found.failures)
    assert not found.passed


def test_a_program_that_answers_differently_the_second_time_is_reported(trial: Try) -> None:
    """The hash of a text differs in every process."""
    found = trial(GOOD.replace("[-1]", "[hash(line) % len(message['moves'])]"))
    assert found.passed
    assert found.different


def test_a_program_that_outlives_its_input_is_reported(trial: Try) -> None:
    assert not trial(GOOD + "import time; time.sleep(600)").ended_by_itself


@pytest.mark.parametrize("id", GAMES)
def test_scripted_positions_are_always_the_same_and_of_every_kind(id: str) -> None:
    game = ilion.load(id)
    first, second = (scripted_positions(game, game.seats[0], 30) for _ in range(2))
    assert first == second
    assert len(first) == 30
    assert len({state.prompt().key for state in first}) > 3
    assert all(state.actor >= 0 for state in first)


# Classes

CHOOSES = "from ilion.bots import Bot\nclass Mine(Bot):\n    def choose(self, world, seat, rng):\n"


@pytest.fixture
def class_trial(tmp_path: Path) -> Try:
    def trial(source: str) -> Trial:
        (tmp_path / "mine.py").write_text(source)
        return try_class(f"{tmp_path / 'mine.py'}:Mine", HORSE, positions=6)

    return trial


def test_a_sound_class_passes(class_trial: Try) -> None:
    found = class_trial(CHOOSES + "        return world.legal_actions()[rng.below(world.n_legal())]\n")
    assert found.passed
    assert (found.failures, found.different) == ([], []), "the random numbers that it is given are the same each time"
    assert (found.positions, found.asked_twice) == (12, 12)
    assert found.decisions > 10
    assert len(found.start_times) == 12 + 12 + 1, "a new object for every position, and one for the whole game"
    assert len(found.times) == 12 + 12 + found.decisions


def test_a_class_that_raises_is_given_up_after_three_failures(class_trial: Try) -> None:
    found = class_trial(CHOOSES + "        raise KeyError('no idea')\n")
    assert not found.passed
    assert len(found.failures) == 3
    assert "KeyError: 'no idea'" in found.failures[0].errors
    assert HORSE.from_position(found.failures[0].request).actor >= 0, "the position in which it was asked"


def test_a_class_with_random_numbers_of_its_own_does_not_repeat_itself(class_trial: Try) -> None:
    source = "import itertools\ncount = itertools.count()\n" + CHOOSES
    found = class_trial(source + "        return world.legal_actions()[next(count) % world.n_legal()]\n")
    assert found.passed
    assert found.different


def test_a_class_that_fails_after_the_game_is_found_out(class_trial: Try) -> None:
    source = CHOOSES + "        return world.legal_actions()[0]\n    def game_over(self, record, state, seat):\n        1 / 0\n"
    found = class_trial(source)
    assert found.whole_game
    assert not found.passed
    assert "ZeroDivisionError" in found.failures[0].errors


def test_a_class_is_given_a_world_and_not_the_state(class_trial: Try) -> None:
    source = CHOOSES + "        while world.actor >= 0: world.apply_nth(0)\n        return -5\n"
    found = class_trial(source)
    assert len(found.failures) == 3
    assert "-5" in str(found.failures[0].text), "what a class does to its world changes nothing in the trial"


def test_a_class_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidBot):
        try_class("no_such_module:Mine", HORSE, positions=2)
