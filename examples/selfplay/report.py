"""Shared by the programs that learn by self-play: examinations against bots, and their output files."""

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np

from ilion.arena.standings import interval
from ilion.envs.gymnasium import id_of

EXAMINERS = ("random", "greedy")
POINTS = 6  # of the curve, after the first one

Layers = dict[str, np.ndarray]
Choose = Callable[[np.ndarray, np.ndarray], np.ndarray]  # observations and masks of many games to one action each


def examine(game: str, choose: Choose, bot: str, games: int) -> list[float]:
    """Return a policy's shares of the victory in games that are dealt alike every time; all games are played at once."""
    envs = [gymnasium.make(id_of(game), seats=2, bot=bot, reward="wins", disable_env_checker=True) for _ in range(games)]
    seen = {i: env.reset(seed=10**6 + i) for i, env in enumerate(envs)}
    shares = [0.0] * games
    while seen:
        observations, masks = (
            np.stack([one for one, _ in seen.values()]),
            np.stack([info["action_mask"] for _, info in seen.values()]),
        )
        for i, action in zip(list(seen), choose(observations, masks.astype(bool)), strict=True):
            observation, reward, over, _, info = envs[i].step(int(action))
            seen[i] = observation, info
            if over:
                shares[i] = float(reward)
                del seen[i]
    return shares


class Report:
    """Examines a policy from time to time while it learns, and writes its weights and its curve, so that a run that is cut short
    leaves both."""

    def __init__(self, game: str, seconds: float, games: int, out: Path | None, **facts: Any) -> None:
        self.game, self.seconds, self.games, self.out, self.facts = game, seconds, games, out, facts
        self.begin = perf_counter()  # or when `start` is called
        self.examining = 0.0
        self.curve: list[dict[str, Any]] = []

    def start(self) -> None:
        """Begin to count the seconds."""
        self.begin = perf_counter()

    @property
    def spent(self) -> float:
        """Return the seconds of training, without the examinations."""
        return perf_counter() - self.begin - self.examining

    @property
    def rest(self) -> float:
        """Return the share of the time that is left, for falling rates."""
        return max(0.0, 1 - self.spent / self.seconds)

    def due(self) -> bool:
        """Return whether the time for the next point of the curve has come."""
        return self.spent >= self.seconds * len(self.curve) / POINTS

    def add(self, decisions: int, choose: Choose, layers: Layers) -> None:
        """Examine the policy, and write the results so far."""
        spent, begin = self.spent, perf_counter()
        wins = {}
        for bot in EXAMINERS:
            share = interval([[one] for one in examine(self.game, choose, bot, self.games)])
            wins[bot] = [round(value, 4) for value in share]
        self.curve.append({"decisions": decisions, "seconds": round(spent, 1), "wins": wins})
        print(json.dumps({"game": self.game, **self.curve[-1]}), flush=True)
        if self.out:
            np.savez_compressed(self.out, **{name: value.astype(np.float16) for name, value in layers.items()})
            report = {"game": self.game, **self.facts, "examined": self.games, "curve": self.curve}
            self.out.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
        self.examining += perf_counter() - begin
