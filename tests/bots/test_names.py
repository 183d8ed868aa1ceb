"""Bots by name, with settings, and the levels of each game."""

import pytest

import ilion
from ilion.bots import GreedyBot, InvalidBot, RandomBot, SearchBot, make, names
from tests.bots.positions import GAMES

HORSE = ilion.load("trojan-horse")


def test_a_name_may_carry_settings() -> None:
    assert make("random", HORSE) == RandomBot()
    assert make("greedy:depth=2,slips=0.25", HORSE) == GreedyBot(depth=2, slips=0.25)
    search = make("search:iterations=50", HORSE, seconds=3)
    assert isinstance(search, SearchBot)
    assert (search.iterations, search.seconds) == (50, 0)


def test_greedy_looks_one_decision_ahead_and_hard_through_its_turn() -> None:
    assert make("greedy", HORSE) == GreedyBot(depth=1)
    assert [make("hard", ilion.load(id)) for id in GAMES] == [GreedyBot(depth=8)] * len(GAMES)


def test_a_budget_goes_to_searches_that_name_none() -> None:
    for name, seconds in (("search", 3.0), ("search:seconds=1", 1.0), ("search:exploration=0.5", 3.0)):
        bot = make(name, HORSE, seconds=3)
        assert isinstance(bot, SearchBot)
        assert bot.seconds == seconds


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("clever", "there is no bot “clever”; for The Trojan Horse there are easy, medium, hard, expert, olympian, random, greedy"),
        ("oracle", "there is no bot “oracle”"),
        ("cmd true", "there is no bot “cmd true”"),
        ("greedy:deep=2", "greedy has no setting “deep”; its settings: depth, positions, worlds, slips, forgets"),
        ("random:luck=1", "random has no settings, so not “luck” either"),
        ("greedy:depth=two", "depth should be a number, as in depth=1, not “two”"),
        ("greedy:depth=0", "depth=0 is not possible; it must be more than 0"),
        ("search:seconds=-1", "seconds=-1 is not possible"),
        ("search:seconds=nan", "seconds=nan is not possible"),
        ("greedy:slips=2", "slips=2 is not possible; it must be between 0 and 1"),
        ("search:tree=1", "search has no setting “tree”"),
    ],
)
def test_a_name_that_means_no_bot_is_refused_with_what_would_be_right(name: str, answer: str) -> None:
    with pytest.raises(InvalidBot, match=answer.replace("?", ".")):
        make(name, HORSE)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_the_five_levels(id: str) -> None:
    game = ilion.load(id)
    assert names(game)[:5] == ["easy", "medium", "hard", "expert", "olympian"]
    for level in names(game):
        make(level, game)
