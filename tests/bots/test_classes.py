"""Bots that are classes of one's own, by name."""

from pathlib import Path

import pytest

import ilion
from ilion import Rng
from ilion.bots import IllegalChoice, InvalidBot, RandomBot, decide, make_class

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
