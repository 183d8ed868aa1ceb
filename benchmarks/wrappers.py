"""PettingZoo's `performance_benchmark` for our games and its own, in processor time, all in turn; µs per turn.

pip install 'ilion[peers]' && python benchmarks/wrappers.py
"""

import contextlib
import io
import sys
from statistics import median
from time import process_time
from types import SimpleNamespace

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3
from pettingzoo.test import performance_benchmark
from pettingzoo.utils import wrappers

from ilion.envs import pettingzoo as ours

ROUNDS = 5
FASTER = 10  # it measures for 5 seconds of its own clock, which runs this much faster than the processor's

sys.modules[performance_benchmark.__module__].time = SimpleNamespace(time=lambda: FASTER * process_time())


class Idle(AECEnv):
    """An environment that does nothing, to measure the time of the wrappers."""

    def __init__(self) -> None:
        self.possible_agents = ["player_0", "player_1"]
        self.space = connect_four_v3.env().action_space("player_0")
        self.seen = {"observation": np.zeros(1, np.float32), "action_mask": np.ones(7, np.int8)}

    def reset(self, seed=None, options=None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = "player_0"

    def step(self, action) -> None:
        self.agent_selection = "player_1" if self.agent_selection == "player_0" else "player_0"

    def observe(self, agent):
        return self.seen

    def action_space(self, agent):
        return self.space


def wrapped(env):
    """Return an environment in PettingZoo's default wrappers."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def micros(env) -> float:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        performance_benchmark(env)
    turns = next(line for line in said.getvalue().splitlines() if "turns" in line)
    return 1e6 / (FASTER * float(turns.split()[0]))


def main() -> None:
    rivals = {
        "PettingZoo connect_four_v3": connect_four_v3.env(),
        "trojan-horse, env()": ours.env("trojan-horse"),
        "trojan-horse, PettingZoo's wrappers as they are": wrapped(ours.raw_env("trojan-horse")),
        "an environment that does nothing, likewise": wrapped(Idle()),
        "trojan-horse, raw_env()": ours.raw_env("trojan-horse"),
    }
    rounds = [{name: micros(env) for name, env in rivals.items()} for _ in range(ROUNDS)]
    for name in rivals:
        ratio = median(times[next(iter(rivals))] / times[name] for times in rounds)
        print(f"| {name} | {median(times[name] for times in rounds):.1f} µs | {ratio:.2f} |")


if __name__ == "__main__":
    main()
