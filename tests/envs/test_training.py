"""The example that trains a network teaches it something. Only where the extra `train` is installed: it brings torch."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


def test_a_short_training_already_beats_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason="the extra `train` is not installed")
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    example.BOTS = {"random": "blue"}
    example.EXAMINER = "easy"
    curve = example.train(decisions=40_960, points=1, games=100)
    before, after = (point["random"] for point in curve.values())
    print(before, after)
    assert after.low > 0.55 > before.low, capsys.readouterr().out
