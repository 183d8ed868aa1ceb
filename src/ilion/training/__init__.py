"""Training of networks: self-play, fitting, and a gate that a new network must pass. Fitting needs torch (extra `train`)."""

from __future__ import annotations

from ilion.training.plan import CannotTrain, Plan
from ilion.training.run import train

__all__ = ["CannotTrain", "Plan", "train"]
