"""Teach any game for two to a small network by masked PPO (sb3-contrib) on many processors, against a league: the bot `greedy`,
random play, and earlier versions of the network itself.

pip install '.[train]'
python examples/train_league.py horus 300 horus.npz --workers 16      learn for 300 seconds; horus.json gets the curve
ilion arena horus --bots 'class examples/network_bot.py:NetworkBot:weights=horus.npz' greedy --games 20

The reward is `shaped` (see docs/research.md). The policy has one hidden layer, so that `network_bot.py` plays it with numpy alone.
"""

import argparse
import json
import os
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # every worker has one processor

import gymnasium
import numpy as np
from network_bot import forward

import ilion
from ilion.arena.standings import interval
from ilion.bots import make
from ilion.envs.gymnasium import id_of
from ilion.envs.league import League, PolicyBot

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    print("This example needs sb3-contrib: pip install '.[train]'")
    sys.exit(0)

HIDDEN = 128
TABLES = 32  # games that a worker plays at once
STEPS = 64  # decisions at each table between two updates
POINTS = 8  # of the curve, after the first one
GAMMA = 0.97
EXAMINERS = ("random", "greedy")

Layers = dict[str, np.ndarray]


def best_move(layers: Layers):
    """Return the policy that makes the legal move the network rates highest."""

    def policy(seen: np.ndarray, mask: np.ndarray) -> int:
        liking = forward(layers, seen)[1]
        liking[mask == 0] = -np.inf
        return int(liking.argmax())

    return policy


def examine(game: str, layers: Layers, bot: str, seeds: list[int]) -> list[float]:
    """Return the shares of the victory of the network's best moves, in one game for each seed."""
    env = gymnasium.make(id_of(game), seats=2, bot=bot, reward="wins", disable_env_checker=True)
    policy, shares = best_move(layers), []
    for seed in seeds:
        seen, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, info = env.step(policy(seen, info["action_mask"]))
        shares.append(float(reward))
    return shares


def work(pipe: Connection, game: str, number: int) -> None:
    """Play at some tables for the learner, in a process of its own."""
    league = League([make("greedy", ilion.load(game)), make("random", ilion.load(game))])
    envs = [
        gymnasium.make(id_of(game), seats=2, bot=league, reward="shaped", gamma=GAMMA, disable_env_checker=True)
        for _ in range(TABLES)
    ]
    while True:
        what, given = pipe.recv()
        if what == "reset":
            begun = [env.reset(seed=1000 * number + at) for at, env in enumerate(envs)]
            pipe.send((np.stack([seen for seen, _ in begun]), np.stack([info["action_mask"] for _, info in begun])))
        elif what == "step":
            rows = [step(env, int(action)) for env, action in zip(envs, given, strict=True)]
            pipe.send(tuple(np.stack(column) for column in zip(*rows, strict=True)))
        elif what == "add":
            league.add(PolicyBot(best_move(given)))
        elif what == "examine":
            pipe.send(examine(game, *given))
        else:
            return


def step(env: gymnasium.Env, action: int) -> tuple[Any, ...]:
    seen, reward, over, _, info = env.step(action)
    if over:
        seen, info = env.reset()
    return seen, info["action_mask"], np.float32(reward), over


class Tables(VecEnv):
    """The tables of all workers, as sb3 wants them."""

    def __init__(self, game: str, workers: int) -> None:
        context = get_context("fork")  # before anything else has begun; a new start would take each worker seconds
        self.pipes, self.processes = [], []
        for number in range(workers):
            mine, other = context.Pipe()
            process = context.Process(target=work, args=(other, game, number), daemon=True)
            process.start()
            self.pipes.append(mine)
            self.processes.append(process)
        one = gymnasium.make(id_of(game), seats=2, disable_env_checker=True)
        super().__init__(workers * TABLES, one.observation_space, one.action_space)

    def tell(self, what: str, given: Any = None) -> None:
        for pipe in self.pipes:
            pipe.send((what, given))

    def told(self) -> list[np.ndarray]:
        return [np.concatenate(column) for column in zip(*(pipe.recv() for pipe in self.pipes), strict=True)]

    def reset(self) -> np.ndarray:
        self.tell("reset")
        seen, self.masks = self.told()
        return seen

    def step_async(self, actions: np.ndarray) -> None:
        for pipe, share in zip(self.pipes, np.split(actions, len(self.pipes)), strict=True):
            pipe.send(("step", share))

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        seen, self.masks, rewards, over = self.told()
        return seen, rewards, over, [{} for _ in over]

    def examine(self, layers: Layers, bot: str, games: int) -> list[float]:
        """Let the workers share out the games of an examination; the deals are always the same."""
        for number, pipe in enumerate(self.pipes):
            pipe.send(("examine", (layers, bot, list(range(10**6 + number, 10**6 + games, len(self.pipes))))))
        return [share for pipe in self.pipes for share in pipe.recv()]

    def close(self) -> None:
        self.tell("end")
        for process in self.processes:
            process.join()

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


def layers_of(policy: Any) -> Layers:
    """Return the weights in the form of `network_bot.py`."""
    inner, outer = policy.mlp_extractor.policy_net[0], policy.action_net
    values = {"in": inner.weight.T, "in_bias": inner.bias, "out": outer.weight.T, "out_bias": outer.bias}
    return {name: value.detach().cpu().numpy().copy() for name, value in values.items()}


class Clock(BaseCallback):
    """Examines the network from time to time, lets it into the league, and ends the training when the time is up."""

    def __init__(self, tables: Tables, seconds: float, games: int) -> None:
        super().__init__()
        self.tables, self.seconds, self.games = tables, seconds, games
        self.begin = self.examining = 0.0
        self.curve: list[dict[str, Any]] = []

    @property
    def spent(self) -> float:
        """Seconds of training, without the examinations."""
        return perf_counter() - self.begin - self.examining

    def _on_training_start(self) -> None:
        self.begin = perf_counter()

    def _on_step(self) -> bool:
        return self.spent < self.seconds

    def _on_rollout_start(self) -> None:
        if self.spent >= self.seconds * len(self.curve) / POINTS:
            self.examine()

    def examine(self) -> None:
        seconds, begin, layers = self.spent, perf_counter(), layers_of(self.model.policy)
        wins = {}
        for bot in EXAMINERS:
            share = interval([[one] for one in self.tables.examine(layers, bot, self.games)])
            wins[bot] = [round(value, 4) for value in share]
        self.curve.append({"decisions": self.num_timesteps, "seconds": round(seconds, 1), "wins": wins})
        print(json.dumps(self.curve[-1]), flush=True)
        if len(self.curve) > 1:
            self.tables.tell("add", layers)
        self.examining += perf_counter() - begin


def train(game: str, seconds: float, workers: int, games: int) -> tuple[Layers, dict[str, Any]]:
    """Return the weights, and a report with the curve."""
    torch.distributions.Distribution.set_default_validate_args(False)
    torch.set_num_threads(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tables = Tables(game, workers)
    clock = Clock(tables, seconds, games)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS,
        batch_size=min(2048, tables.num_envs * STEPS // 4),
        n_epochs=4,
        learning_rate=lambda _: 1e-3 * max(0.05, 1 - clock.spent / seconds),
        gamma=GAMMA,
        gae_lambda=0.9,
        ent_coef=0.005,
        policy_kwargs={"net_arch": {"pi": [HIDDEN], "vf": [HIDDEN, HIDDEN]}, "activation_fn": torch.nn.ReLU},
        seed=1,
        device=device,
    )
    model.learn(10**12, callback=clock)
    clock.examine()
    tables.close()
    where = torch.cuda.get_device_name() if device == "cuda" else "cpu"
    report = {
        "game": game,
        "method": "MaskablePPO",
        "examined": games,
        "workers": workers,
        "device": where,
        "torch": torch.__version__,
        "curve": clock.curve,
    }
    return layers_of(model.policy), report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="trojan-horse")
    parser.add_argument("seconds", nargs="?", type=float, default=3.0)
    parser.add_argument("out", nargs="?", type=Path, help="for the weights, as .npz; without it this only shows that it runs")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--games", type=int, default=4, help="of an examination, against each examiner")
    chosen = parser.parse_args()
    layers, report = train(chosen.game, chosen.seconds, chosen.workers, chosen.games)
    if chosen.out:
        np.savez_compressed(chosen.out, **{name: value.astype(np.float16) for name, value in layers.items()})
        chosen.out.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
