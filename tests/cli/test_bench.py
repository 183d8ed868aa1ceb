from __future__ import annotations

import json
from pathlib import Path

import pytest

import ilion
from ilion.cli import bench, peers
from ilion.cli.measure import Count, Meter
from tests.cli.conftest import Command


def test_the_bench_prints_and_writes_every_figure_of_every_game(ilion_command: Command, tmp_path: Path) -> None:
    shown = ilion_command("bench", "engine", "--seconds", "0.05", "--json", "figures.json")
    assert shown.code == 0
    assert "A move is a decision of a seat" in " ".join(shown.out.split())
    figures = json.loads((tmp_path / "figures.json").read_text())
    modes = ["compiled", "interpreted"] if ilion.compiled else ["interpreted"]
    assert [(row["game"], row["rules"]) for row in figures["rows"]] == [(id, mode) for mode in modes for id in ilion.games()]
    for row in figures["rows"]:
        assert row["game"] in shown.out
        numbers = [value for name, value in row.items() if name not in ("game", "rules", "state_bytes")]
        assert all(value > 0 for value in numbers), row
        assert (row["state_bytes"] is None) == (row["rules"] == "interpreted")


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


def test_a_ratio_is_taken_round_by_round() -> None:
    ours = bench.Row("ours", "compiled", {}, counts={"playouts": [Count(1, 60, 1), Count(1, 20, 1)], "steps": [Count(1, 8, 2)]})
    theirs = bench.Row("theirs", "OpenSpiel", {}, counts={"playouts": [Count(1, 30, 1), Count(1, 5, 1)], "steps": [Count(1, 1, 1)]})
    inside, python = bench.ratios(ours, [theirs])
    assert (inside["least"], inside["median"], inside["most"]) == (2, 3, 4)
    assert python["median"] == 4


def test_without_openspiel_the_bench_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "PACKAGE", "no_such_package")
    bench.bench(ilion.games()[:1], seconds=0.05, peers=True, file=None)
    assert "pip install open_spiel" in capsys.readouterr().out


def test_the_bench_of_the_search_tells_iterations_of_every_game(ilion_command: Command, tmp_path: Path) -> None:
    shown = ilion_command("bench", "search", "--seconds", "0.05", "--json", "search.json")
    assert shown.code == 0
    rates = json.loads((tmp_path / "search.json").read_text())["iterations_per_s"]
    assert list(rates)[: len(ilion.games())] == ilion.games()
    assert all(rate > 0 for rate in rates.values())
    assert all(id in shown.out for id in ilion.games())
