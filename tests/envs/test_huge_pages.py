"""Large pages of memory change only the layout for the processor."""

import numpy as np
import pytest

from ilion.envs import huge_pages, vector
from ilion.envs.huge_pages import PAGE, stretches, use_huge_pages


def test_objects_side_by_side_are_one_stretch_in_any_order() -> None:
    assert stretches(np.array([3000, 1000, 2000], np.intp), 1000) == [(1000, 4000)]
    assert stretches(np.array([5000], np.intp), 8) == [(5000, 5008)]


def test_memory_between_two_heaps_is_left_alone() -> None:
    far = 100 * PAGE
    assert stretches(np.array([0, 1000, far, far + 1000], np.intp), 1000) == [(0, 2000), (far, far + 2000)]
    assert stretches(np.array([0, 1000 + PAGE], np.intp), 1000) == [(0, 2000 + PAGE)], "a gap without a whole page is none"


def test_memory_keeps_what_it_holds() -> None:
    memory = np.arange(12 * PAGE // 8)
    size = 1 << 16
    use_huge_pages(memory.ctypes.data + size * np.arange(memory.nbytes // size), size)
    assert (memory == np.arange(12 * PAGE // 8)).all()


def test_games_in_large_pages_are_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(huge_pages, "LEAST", 0)
    large = vector("trojan-horse", 64, seed=5)
    monkeypatch.setattr(huge_pages, "LEAST", 1 << 60)
    small = vector("trojan-horse", 64, seed=5)
    for _ in range(30):
        found, expected = large.step_randomly(), small.step_randomly()
        assert found.observations.tobytes() == expected.observations.tobytes()
        assert found.masks.tobytes() == expected.masks.tobytes()
