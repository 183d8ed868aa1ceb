"""MaskablePPO (sb3-contrib) teaches itself a game for two, in hundreds of games at once; it needs ilion[train].

python examples/train_selfplay.py troia 200 troia-ppo.npz --parallel 1024      200 seconds; troia-ppo.json has the curve
ilion arena troia --bots 'class examples/network_bot.py:NetworkBot:weights=troia-ppo.npz' greedy --games 100

The batch engine (`ilion.envs.vector`) steps the games, and one network plays both seats; the only reward is the return at the end.
Stable-Baselines knows one player. So the buffer estimates advantages from the view of seat 0, in which every gain of one seat is a
loss of the other, and then negates those of seat 1.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from selfplay.report import Report

import ilion
import ilion.envs

try:
    import torch
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
    from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
    from selfplay.networks import layers_of, networks
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    print("This example needs sb3-contrib: pip install '.[train]'")
    sys.exit(0)

STEPS = 32  # of every game between two rounds of learning
EPOCHS, ENTROPY, GAMMA, LAMBDA = 3, 0.01, 0.998, 0.95


class Tables(VecEnv):
    """The games in the form that sb3 needs. The reward is that of the seat that moved."""

    def __init__(self, game: str, parallel: int, seed: int, threads: int) -> None:
        rules = ilion.load(game)
        self.batch = ilion.envs.vector(game, parallel, seats=2, seed=seed, threads=threads)
        seen = gymnasium.spaces.Box(-np.inf, np.inf, rules.tensor_shape, np.float32)
        super().__init__(parallel, seen, gymnasium.spaces.Discrete(rules.n_actions))
        self.met = np.zeros(rules.tensor_size, bool)  # entries of the observation that have ever been other than 0
        self.sides: list[np.ndarray] = []  # since the last round of learning, the current one last: 1 for seat 0, -1 for seat 1
        self.none: list[dict[str, Any]] = [{} for _ in range(parallel)]

    def reset(self) -> np.ndarray:
        return self._look(self.batch.reset())

    def step_async(self, actions: np.ndarray) -> None:
        self.now = self.batch.step(actions)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        rewards = self.now.rewards[:, 0] * self.sides[-1]
        return self._look(self.now), rewards, self.now.dones.copy(), self.none

    def _look(self, now: Any) -> np.ndarray:
        self.masks = now.masks
        self.sides.append((1 - 2 * now.actors).astype(np.float32))
        return now.observations.copy()

    def close(self) -> None:
        self.batch.close()

    def env_method(self, name: str, *given: Any, indices: Any = None, **named: Any) -> list[Any]:
        if name != "action_masks":
            raise AttributeError(name)
        return list(self.masks)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        if name not in ("action_masks", "render_mode"):
            raise AttributeError(name)
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


class BothSeats(MaskableRolloutBuffer):
    """Estimates advantages between two players."""

    def __init__(self, *given: Any, tables: Tables, **named: Any) -> None:
        self.tables = tables
        super().__init__(*given, **named)

    def compute_returns_and_advantage(self, last_values: torch.Tensor, dones: np.ndarray) -> None:
        now = self.tables.sides[-1]
        sides = np.stack(self.tables.sides[-1 - self.buffer_size : -1])
        self.tables.sides[:] = [now]
        self.tables.met |= (self.observations[0] != 0).any(0)
        self.rewards *= sides
        self.values *= sides
        super().compute_returns_and_advantage(last_values.flatten() * torch.from_numpy(now).to(last_values.device), dones)
        self.values *= sides
        self.advantages *= sides
        self.returns *= sides


class Policy(MaskableActorCriticPolicy):
    """The networks of `selfplay/networks.py` in the place of sb3's."""

    def __init__(self, *given: Any, rules: Any, **named: Any) -> None:
        self.rules = rules
        super().__init__(*given, net_arch=[], **named)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net, self.value_net = networks(self.rules)
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Clock(BaseCallback):
    """Examines the network from time to time, and ends the training when the time is up."""

    def __init__(self, report: Report, tables: Tables) -> None:
        super().__init__()
        self.report, self.tables = report, tables

    def choose(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return self.model.predict(observations, action_masks=masks, deterministic=True)[0]

    def look(self) -> None:
        met = torch.from_numpy(self.tables.met)
        self.report.add(self.num_timesteps, self.choose, layers_of(self.model.policy.action_net, met))

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.report.due():
            self.look()
        self.model.ent_coef = ENTROPY * max(0.05, self.report.rest)


def train(
    game: str, seconds: float, out: Path | None, *, seed: int, parallel: int, batch: int, rate: float, threads: int, games: int
) -> None:
    torch.set_num_threads(threads)
    torch.set_float32_matmul_precision("high")
    torch.distributions.Distribution.set_default_validate_args(False)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    where = torch.cuda.get_device_name() if device == "cuda" else "cpu"
    tables = Tables(game, parallel, seed, threads)
    facts = {"seed": seed, "parallel": parallel, "threads": threads, "device": where, "torch": torch.__version__}
    report = Report(game, seconds, games, out, method="MaskablePPO", **facts)
    model = MaskablePPO(
        Policy,
        tables,
        n_steps=STEPS,
        batch_size=batch,
        n_epochs=EPOCHS,
        learning_rate=lambda _: rate * max(0.02, report.rest),
        gamma=GAMMA,
        gae_lambda=LAMBDA,
        ent_coef=ENTROPY,
        rollout_buffer_class=BothSeats,
        rollout_buffer_kwargs={"tables": tables},
        policy_kwargs={"rules": ilion.load(game)},
        seed=seed,
        device=device,
    )
    clock = Clock(report, tables)
    clock.init_callback(model)
    report.start()
    while report.spent < seconds:
        model.learn(STEPS * parallel, callback=clock, reset_num_timesteps=False)
    clock.look()
    tables.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="trojan-horse")
    parser.add_argument("seconds", nargs="?", type=float, default=3.0)
    parser.add_argument("out", nargs="?", type=Path, help="for the weights, as .npz; without it this only shows that it runs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parallel", type=int, default=64, help="games at once")
    parser.add_argument("--batch", type=int, default=512, help="decisions of a step of learning")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, which falls to 0")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--games", type=int, default=4, help="of an examination, against each examiner")
    chosen = vars(parser.parse_args())
    train(chosen.pop("game"), chosen.pop("seconds"), chosen.pop("out"), **chosen)


if __name__ == "__main__":
    main()
