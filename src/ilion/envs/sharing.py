"""The buffers of a batch for other array libraries, without a copy.

    now = shared(envs.reset())
    observations = torch.from_dlpack(now.observations)  # once: the next steps write into the same memory

`torch.from_dlpack` and `jax.dlpack.from_dlpack` refuse read-only arrays, which those of a step are. Only read the result, never
write to it: the batch checks actions against its masks. JAX computes in the background: wait for its result
(`jax.block_until_ready`) before the next step overwrites the observation.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ilion.envs.batch import Step


def shared(step: Step) -> Step:
    """Return the same memory as the arrays of a step, without the protection against writing."""
    return Step(*map(_writable, step))


def _writable(array: NDArray[Any]) -> NDArray[Any]:
    owner = array
    while isinstance(owner.base, np.ndarray):
        owner = owner.base
    return np.ndarray(array.shape, array.dtype, owner.data, array.ctypes.data - owner.ctypes.data)
