"""A bot explains itself in words."""

import pytest

import ilion
from ilion import Rng
from ilion.bots import GreedyBot, NoAdvice, RandomBot, SearchBot, advise
from ilion.bots.advice import comparison
from ilion.bots.bot import RankedMove
from tests.bots.positions import GAMES, decisions, ended


@pytest.mark.parametrize("id", GAMES)
def test_advice_names_the_best_move_and_the_worth_of_the_others(id: str) -> None:
    state = next(state for state in decisions(ilion.load(id), 3) if state.n_legal() > 1)
    for bot in (GreedyBot(), SearchBot(iterations=40)):
        best, close, *worth = advise(bot, state, Rng(1))
        assert best.key == "hint-best"
        assert close.key in ("hint-close", "hint-better", "hint-clear")
        assert [line.key for line in worth] == ["hint-worth"] * len(worth)
        assert best.facts["move"] == worth[0].facts["move"]
        assert close.facts["move"] == worth[1].facts["move"]
        assert all(state.is_legal(state.parse(str(line.facts["move"]))) for line in worth)
        assert str(best.facts["move"]) in str(best)


@pytest.mark.parametrize(
    ("best", "other", "key"),
    [
        ((0.49, 5000), (0.48, 5000), "hint-close"),
        ((0.48, 900), (0.52, 30), "hint-close"),  # visited most, and a lower value
        ((0.49, 100_000), (0.46, 100_000), "hint-better"),  # certain, but small
        ((0.55, 60), (0.45, 20), "hint-better"),  # large, but chance explains it
        ((0.55, 900), (0.45, 300), "hint-clear"),
        ((0.9, 0), (0.1, 0), "hint-better"),  # never tried
    ],
)
def test_a_move_is_clearly_better_only_by_a_difference_that_is_large_and_certain(
    best: tuple[float, int], other: tuple[float, int], key: str
) -> None:
    assert comparison(RankedMove(1, *best), RankedMove(2, *other)) == key


def test_advice_is_the_same_in_worlds_that_the_seat_cannot_distinguish() -> None:
    for number, state in enumerate(decisions(ilion.load("trojan-horse"), 5)):
        if number % 10 == 0:
            twin = state.resample(state.actor, Rng(8))
            told, also = (list(map(str, advise(SearchBot(iterations=30), world, Rng(1)))) for world in (state, twin))
            assert told == also


def test_where_there_is_nothing_to_advise_it_says_so() -> None:
    game = ilion.load("trojan-horse")
    with pytest.raises(NoAdvice, match="the game is over"):
        advise(GreedyBot(), ended(game, 1), Rng(1))
    with pytest.raises(NoAdvice, match="a draw is due"):
        advise(GreedyBot(), game.new(), Rng(1))
    with pytest.raises(NoAdvice, match="cannot explain its moves"):
        advise(RandomBot(), next(decisions(game, 1)), Rng(1))
