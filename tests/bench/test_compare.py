"""The counts of the benchmarks, and the games that they compare."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

import ilion
from ilion.bench import compare, peers
from ilion.bench.measure import Count, Meter
from ilion.envs import pettingzoo as zoo


def test_moves_are_the_decisions_of_seats() -> None:
    for id in ilion.games():
        state, rng, moves = ilion.load(id).new(), ilion.Rng(1), 0
        meter = Meter(id)
        meter.rng = ilion.Rng(1)
        counted = meter.playouts(0.001)
        for _ in range(counted.games):
            game = state.copy()
            while game.actor != ilion.OVER:
                if game.actor == ilion.CHANCE:
                    game.apply(game.draw(rng))
                else:
                    game.apply_nth(rng.below(game.n_legal()))
                    moves += 1
        assert counted.moves == moves


def rows(**contenders: tuple[int, list[int]]) -> list[compare.Row]:
    """Contenders by name, with their legal moves and the counts of each round."""
    made = []
    for name, (branching, moves) in contenders.items():
        row = compare.Row(peers.Contender(name, "game", branching, {"python": lambda: 1}))
        row.counts["python"] = [Count(0, n, 1.0) for n in moves]
        made.append(row)
    return made


def test_a_ratio_is_taken_round_by_round() -> None:
    ours, theirs = rows(ours=(5, [60, 20]), theirs=(9, [30, 5]))
    (ratio,) = compare.ratios(ours, theirs)
    assert (ratio["min"], ratio["median"], ratio["max"]) == (2, 3, 4)


def test_games_of_very_different_branching_are_not_compared() -> None:
    ours, theirs = rows(ours=(5, [60]), theirs=(11, [30]))
    assert compare.ratios(ours, theirs) == compare.ratios(theirs, ours) == []


def test_without_the_peers_our_games_are_measured_in_every_way_and_the_bench_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    absent = [dataclasses.replace(package, module="no_such_package") for package in peers.PACKAGES]
    monkeypatch.setattr(peers, "PACKAGES", tuple(absent))
    monkeypatch.setattr(peers, "bind", lambda: None)
    monkeypatch.setattr(ilion, "games", lambda: ["trojan-horse"])
    compare.compare(0.02, tmp_path / "figures.json")
    shown = capsys.readouterr().out
    assert "Not compared, because not installed: OpenSpiel, PettingZoo, RLCard, pgx." in " ".join(shown.split())
    assert ".[peers]" in shown
    (row,) = json.loads((tmp_path / "figures.json").read_text())["rows"]
    assert all(row[f"{name}_moves_per_s"] > 0 for name in compare.MEASURES)


def test_without_the_research_environments_nothing_is_compared_and_the_bench_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "NEEDED", ("numpy", "no_such_package"))
    with pytest.raises(ilion.IlionError, match=r"pip install '\.\[peers\]'"):
        compare.compare(0.02, None)


def test_openspiel_is_measured_by_its_own_calls() -> None:
    rival = peers.open_spiel("tic_tac_toe")
    assert 5 <= rival.chunks["python"]() <= 9
    assert 2000 <= rival.chunks["native"]() <= 3600
    assert rival.chunks["vector"]() == peers.AT_ONCE
    assert 1 < rival.branching < 9


def test_a_recorded_game_is_played_again_move_by_move() -> None:
    env = zoo.raw_env("trojan-horse")
    moves = peers.replay(env, look=True)()
    assert moves == len(peers.recorded(env)[0])
    assert all(env.terminations.values())
