"""Other libraries get the memory of a batch, not a copy of it."""

import numpy as np
import pytest

import ilion.envs
from ilion.envs.sharing import shared


def test_the_arrays_of_a_step_can_be_exported_and_follow_the_games() -> None:
    envs = ilion.envs.vector("trojan-horse", 4, seats=3, seed=1)
    now = envs.reset()
    mine = shared(now)
    for array, original in zip(mine, now, strict=True):
        assert (array.shape, array.dtype) == (original.shape, original.dtype)
        assert np.shares_memory(array, original)
        assert not original.flags.writeable
    seen = [np.from_dlpack(array) for array in (mine.observations, mine.rewards, mine.actors)]
    for _ in range(30):
        now = envs.step(envs.random_actions())
        assert [(one == two).all() for one, two in zip(seen, (now.observations, now.rewards, now.actors), strict=True)] == [
            True
        ] * 3


@pytest.mark.parametrize("game", ilion.games())
def test_the_arrays_are_aligned_so_that_jax_need_not_copy_them(game: str) -> None:
    for n in (1, 3, 4):
        for array in shared(ilion.envs.vector(game, n).reset()):
            assert array.ctypes.data % 64 == 0


def test_jax_takes_the_memory_without_a_copy() -> None:
    jax = pytest.importorskip("jax", reason="jax is not installed")
    envs = ilion.envs.vector("trojan-horse", 4, seed=1)
    mine = shared(envs.reset())
    array = jax.dlpack.from_dlpack(mine.observations)
    assert array.unsafe_buffer_pointer() == mine.observations.ctypes.data
    envs.step(envs.random_actions())
    assert (np.asarray(array) == mine.observations).all()


def test_torch_takes_the_memory_without_a_copy() -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed")
    envs = ilion.envs.vector("trojan-horse", 4, seed=1)
    mine = shared(envs.reset())
    tensor = torch.from_dlpack(mine.observations)
    assert tensor.data_ptr() == mine.observations.ctypes.data
    envs.step(envs.random_actions())
    assert (tensor.numpy() == mine.observations).all()
