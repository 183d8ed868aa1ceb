"""Bots that are classes of your own, by name: every failure is detected, and if failures are tolerated, the game goes on."""

import pickle
from pathlib import Path

import pytest

import ilion
from ilion import Record, Rng
from ilion.bots import BotFailure, ClassBot, IllegalChoice, InvalidBot, RandomBot, decide, make_class
from ilion.core.text import Text
from tests.bots.positions import decisions

HORSE = ilion.load("trojan-horse")

SOURCE = """
from dataclasses import dataclass
from ilion.bots import Bot

@dataclass
class Nth(Bot):
    n: int = 0
    style: str = "plain"
    def choose(self, world, seat, rng):
        return world.legal_actions()[self.n]

class Wrong(Bot):
    def choose(self, world, seat, rng):
        return -1

class NoBot:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(SOURCE)
    return path


def test_a_class_is_found_in_a_file_or_a_module(file: Path) -> None:
    state = ilion.load("trojan-horse").new()
    ilion.deal(state, Rng(1))
    assert decide(make_class(f"{file}:Nth"), state, Rng(1)) == state.legal_actions()[0]
    assert isinstance(make_class("ilion.bots:RandomBot"), RandomBot)


def test_settings_are_numbers_or_words(file: Path) -> None:
    made = make_class(f"{file}:Nth:n=2,style=bold")
    assert repr(made) == "Nth(n=2, style='bold')"


def test_a_class_that_chooses_nonsense_is_stopped_with_the_reason(file: Path) -> None:
    state = ilion.load("trojan-horse").new()
    ilion.deal(state, Rng(1))
    with pytest.raises(IllegalChoice, match="chose -1, which is illegal"):
        decide(make_class(f"{file}:Wrong"), state, Rng(1))


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "FILE.py:NAME"),
        ("{}", "FILE.py:NAME"),
        ("no/such.py:Bot", "cannot be loaded: FileNotFoundError"),
        ("no.such.module:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("{}:Missing", "has no class Missing"),
        ("{}:NoBot", "has no class NoBot that extends"),
        ("{}:Nth:m=1", "unexpected keyword argument"),
        ("{}:Nth:2", "should read NAME=VALUE"),
    ],
)
def test_a_name_that_means_no_class_is_refused(file: Path, name: str, complaint: str) -> None:
    with pytest.raises(InvalidBot, match=complaint):
        make_class(name.format(file))


def test_a_file_with_a_mistake_says_where(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("1 / 0\n")
    for _ in range(2):  # the second time, too
        with pytest.raises(InvalidBot, match="ZeroDivisionError"):
            make_class(f"{tmp_path / 'bad.py'}:Bot")


FAILING = """
from ilion.bots import Bot

class Raises(Bot):
    def choose(self, world, seat, rng):
        world.apply(world.legal_actions()[0])
        try:
            [][seat]
        except IndexError:
            self.deeper(3)
    def deeper(self, n):
        return self.deeper(n - 1) if n else 1 / n

class AppliesIllegally(Bot):
    def choose(self, world, seat, rng):
        world.apply(-1)

class Leaves(Bot):
    def choose(self, world, seat, rng):
        raise SystemExit(0)

class TakesNothing(Bot):
    def choose(self):
        return 0

class Returns(Bot):
    answer = None
    def choose(self, world, seat, rng):
        return self.answer

class Word(Returns):
    answer = "2"

class Fraction(Returns):
    answer = 1.0

class Yes(Returns):
    answer = True

class Negative(Returns):
    answer = -1

class Large(Returns):
    answer = 10**30

class Long(Returns):
    answer = "x" * 10000

class RefusesToBeMade(Bot):
    def __init__(self):
        raise OSError("no weights")
    def choose(self, world, seat, rng):
        return 0

class ForgetsAtTheEnd(Bot):
    def choose(self, world, seat, rng):
        return world.legal_actions()[0]
    def game_over(self, record, state, seat):
        raise LookupError("what did I do?")
    def close(self):
        raise OSError("stuck")
"""
MISDEEDS = {
    "Raises": "raised ZeroDivisionError: division by zero",
    "AppliesIllegally": "raised ilion.core.errors.IllegalMove: There is no move number -1",
    "Leaves": "raised SystemExit: 0",
    "TakesNothing": "raised TypeError: TakesNothing.choose",
    "Returns": "returned None, which is not an action",
    "Word": "returned '2', which is not an action",
    "Fraction": "returned 1.0, which is not an action",
    "Yes": "returned True, which is not an action",
    "Negative": "chose the action -1, which TH-",
    "Large": "returned 1000000000000000000000000000000, which is not an action",
    "Long": "x…, which is not an action",
}


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of classes that fail. Reports are written into the folder `reports` beside it."""
    (tmp_path / "reports").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "reports"))
    path = tmp_path / "failing.py"
    path.write_text(FAILING)
    return path


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_a_class_that_fails_stops_the_game_with_the_reason(failing: Path, misdeed: str) -> None:
    bot = ClassBot(f"{failing}:{misdeed}")
    state = next(decisions(HORSE, 1))
    where = f"seat {state.actor + 1} (trojan-horse)"
    for number in range(1, 6):  # it never becomes a random player
        with pytest.raises(BotFailure) as caught:
            decide(bot, state, Rng(1))
        said = str(caught.value)
        assert said.startswith(f"the bot “class {failing}:{misdeed}” failed. At decision {number} of {where} {misdeed} ")
        assert MISDEEDS[misdeed] in said
        assert said.endswith(f"is in {caught.value.report}.")


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_where_failures_of_a_class_are_tolerated_a_random_move_stands_in_and_each_is_noted(failing: Path, misdeed: str) -> None:
    bot = ClassBot(f"{failing}:{misdeed}", tolerate=True)
    for number, state in enumerate(list(decisions(HORSE, 1))[:5]):
        before = state.to_bytes()
        assert state.is_legal(decide(bot, state, Rng(number)))
        assert state.to_bytes() == before
    assert len(bot.failures) == 3  # then the stand-in stays
    assert all(MISDEEDS[misdeed] in str(failure.text) for failure in bot.failures), bot.failures
    assert list((failing.parent / "reports").iterdir()) == []


def test_the_sentence_shows_the_last_calls_and_the_report_the_position_and_all_of_them(failing: Path) -> None:
    state = next(decisions(HORSE, 1))
    with pytest.raises(BotFailure) as caught:
        decide(ClassBot(f"{failing}:Raises"), state, Rng(1))
    said = str(caught.value)
    assert f'  File "{failing}", line 12, in deeper' in said
    assert "  ZeroDivisionError: division by zero\n" in said
    assert "IndexError" not in said
    assert "classes.py" not in said
    report = Path(caught.value.report).read_text()
    assert "trojan-horse/1 seats=2" in report
    assert "IndexError: list index out of range" in report
    assert report.endswith("ZeroDivisionError: division by zero\n")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_the_report_says_why_an_action_is_illegal(failing: Path) -> None:
    with pytest.raises(BotFailure) as caught:
        decide(ClassBot(f"{failing}:Negative"), next(decisions(HORSE, 1)), Rng(1))
    assert "There is no move number -1: they run from 0 to 61." in Path(caught.value.report).read_text()


def test_the_failure_of_a_class_crosses_the_border_of_a_process_and_is_kept_for_every_language(failing: Path) -> None:
    with pytest.raises(BotFailure) as caught:
        decide(ClassBot(f"{failing}:Raises"), next(decisions(HORSE, 1)), Rng(1))
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    kept = caught.value.failure.full
    read: Text = kept.catalogue.read(kept.to_dict())
    assert read.in_language("de") == kept.in_language("de") != str(kept)


def test_a_report_that_cannot_be_written_is_not_named(failing: Path) -> None:
    (failing.parent / "reports").rmdir()
    with pytest.raises(BotFailure, match="ZeroDivisionError") as caught:
        decide(ClassBot(f"{failing}:Raises"), next(decisions(HORSE, 1)), Rng(1))
    assert caught.value.report == ""
    assert "full report" not in str(caught.value)


def test_a_class_that_cannot_be_made_is_refused_with_the_reason(failing: Path) -> None:
    with pytest.raises(InvalidBot, match=r"RefusesToBeMade cannot be made .*OSError: no weights"):
        ClassBot(f"{failing}:RefusesToBeMade")


def test_a_class_that_fails_after_the_game_is_named_too(failing: Path) -> None:
    state = HORSE.new(2)
    record, rng = Record.from_state(state), Rng(1)
    while state.actor != ilion.OVER:
        record.add(state, state.draw(rng) if state.actor == ilion.CHANCE else decide(RandomBot(), state, rng))
    bot = ClassBot(f"{failing}:ForgetsAtTheEnd")
    with pytest.raises(BotFailure, match=r"In game_over\(\) ForgetsAtTheEnd raised LookupError: what did I do"):
        bot.game_over(record, state, 0)
    with pytest.raises(BotFailure, match=r"In close\(\) ForgetsAtTheEnd raised OSError: stuck"):
        bot.close()
    tolerated = ClassBot(f"{failing}:ForgetsAtTheEnd", tolerate=True)
    tolerated.game_over(record, state, 0)
    tolerated.close()
    assert len(tolerated.failures) == 2


def test_a_class_that_plays_well_plays_the_same_without_the_checks(file: Path) -> None:
    for number, state in enumerate(decisions(HORSE, 2)):
        assert decide(ClassBot("ilion.bots:RandomBot"), state, Rng(number)) == decide(RandomBot(), state, Rng(number))
