"""Several servers that act as one, despite failures. The long version is benchmarks/several_servers.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.several import Trial

pytestmark = pytest.mark.skipif(
    "postgresql" in os.environ.get("ILION_WITHOUT", ""), reason="PostgreSQL is not installed; the summary says so"
)
FAILURES = ["paused", "killed", "database", "paused"]


@pytest.mark.parametrize(("nodes", "people", "seed"), [(2, 4, 22), (3, 6, 23)])
def test_nothing_is_lost_or_happens_twice_whatever_fails(tmp_path: Path, nodes: int, people: int, seed: int) -> None:
    trial = Trial(tmp_path, nodes=nodes, people=people, seed=seed)
    try:
        assert trial.take_place(FAILURES)["moves lost"] == 0
    finally:
        trial.stop()
