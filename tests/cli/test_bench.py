"""`ilion bench` prints and writes its figures."""

from __future__ import annotations

import json
from pathlib import Path

import ilion
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


def test_bench_without_arguments_says_what_there_is(ilion_command: Command) -> None:
    shown = ilion_command("bench")
    assert shown.code == 0
    assert "--peers" in shown.out
    assert "engine" in shown.out


def test_the_bench_of_the_search_tells_iterations_of_every_game(ilion_command: Command, tmp_path: Path) -> None:
    shown = ilion_command("bench", "search", "--seconds", "0.05", "--json", "search.json")
    assert shown.code == 0
    figures = json.loads((tmp_path / "search.json").read_text())
    rates = figures["iterations_per_s"]
    assert list(rates)[: len(ilion.games())] == ilion.games()
    assert all(rate > 0 for rate in rates.values())
    assert all(id in shown.out for id in ilion.games())
    assert figures["late_s"] >= 0
    assert 0 < figures["memory_bytes"] < 300e6
    assert "after its budget" in " ".join(shown.out.split())
