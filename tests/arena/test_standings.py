"""Standings and intervals from results."""

import sys

import pytest

from ilion.arena import Result, standings
from ilion.arena.balance import balance
from ilion.arena.report import picture
from ilion.arena.standings import NoRatings, Share, interval


def result(deal: int, bots: list[str], scores: list[int], ending: str = "ending") -> Result:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Result(deal, bots, scores, places, 50, ending, [0.1] * len(bots))


def test_a_shared_victory_counts_in_parts() -> None:
    found = {s.bot: s for s in standings([result(0, ["a", "b"], [5, 5]), result(0, ["b", "a"], [3, 9])])}
    assert found["a"].wins.share == 0.75
    assert found["b"].wins.share == 0.25
    assert (found["a"].margin, found["b"].margin) == (3, -3)
    assert found["a"].place == 1


def test_a_bot_in_several_seats_has_several_appearances() -> None:
    found = {s.bot: s for s in standings([result(0, ["a", "b", "b", "b"], [1, 2, 9, 3])])}
    assert (found["a"].appearances, found["b"].appearances) == (1, 3)
    assert found["b"].wins.share == pytest.approx(1 / 3)


def test_a_bot_that_wins_more_is_rated_higher() -> None:
    results = [result(deal, ["a", "b", "c"], [9, 5, 1]) for deal in range(20)]
    ranked = standings(results)
    assert [s.bot for s in ranked] == ["a", "b", "c"]
    assert ranked[0].rating < ranked[0].mu


def test_wilson_interval_of_independent_games() -> None:
    share = interval([[1.0]] * 80 + [[0.0]] * 20)
    assert share.share == pytest.approx(0.8)
    assert (share.low, share.high) == pytest.approx((0.711, 0.867), abs=0.002)


def test_deals_that_decide_the_game_widen_the_interval() -> None:
    alike = interval([[1.0, 1.0, 1.0, 1.0]] * 20 + [[0.0, 0.0, 0.0, 0.0]] * 20)
    apart = interval([[1.0, 0.0, 1.0, 0.0]] * 40)
    assert alike.high - alike.low > 1.8 * (apart.high - apart.low)


def test_ten_of_ten_is_not_certainty() -> None:
    assert interval([[1.0]] * 10).low == pytest.approx(0.722, abs=0.001)
    assert interval([]) == Share(0, 0, 1)


def test_the_balance_names_the_seat_that_wins_too_often() -> None:
    results = [result(deal, ["a", "a"], [9, 1] if deal % 4 else [1, 9], "first" if deal % 4 else "second") for deal in range(200)]
    found = balance(results)
    assert found.unbalanced() == [0, 1]
    assert found.seats[0].share == 0.75
    assert found.endings == {"first": 0.75, "second": 0.25}
    assert found.margin == 8
    assert balance([result(d, ["a", "a"], [9, 1] if d % 2 else [1, 9]) for d in range(200)]).unbalanced() == []


def test_the_picture_is_an_svg_that_names_every_bot_safely() -> None:
    from xml.etree import ElementTree

    drawing = picture("a < b", [("<script>", Share(0.5, 0.4, 0.6)), ("b", Share(1, 0.9, 1))])
    texts = [element.text for element in ElementTree.fromstring(drawing).iter() if element.tag.endswith("text")]
    assert "<script>" in texts
    assert "50.0 %" in texts


def test_the_arena_names_the_extra_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["ilion.arena.standings"], "find_spec", lambda name: None)  # the package hides the module
    with pytest.raises(NoRatings, match=r"pip install '\.\[arena\]'"):
        standings([result(0, ["a", "b"], [5, 4])])
