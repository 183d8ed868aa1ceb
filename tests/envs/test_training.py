"""The example that trains a network teaches it something. Only where the extra `train` is installed: it brings torch."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


def test_a_short_training_already_beats_random_play() -> None:
    pytest.importorskip("sb3_contrib", reason="the extra `train` is not installed")
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    example.BOTS = {"random": "blue"}
    example.EXAMINER = "easy"  # which answers sooner than hard
    before, after = example.train(decisions=40_960, points=1, games=100).values()
    assert after["random"].low > 0.6
    assert after["easy"].share > before["easy"].share
