"""OpenSpiel's DQN (PyTorch) learns a game for two against a league of `greedy` and random play; it needs ilion[train].

python examples/openspiel_dqn.py troia 180 troia-dqn.npz      learn for 180 seconds; a second file, troia-dqn.json, has the curve
ilion arena troia --bots 'class examples/network_bot.py:NetworkBot:weights=troia-dqn.npz' random --games 20

The learner is OpenSpiel's; Ilion's Gymnasium environment steps the game, quicker than a game of OpenSpiel in Python.
"""

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from network_bot import forward

import ilion
from ilion.arena.standings import interval
from ilion.bots import make
from ilion.envs.gymnasium import id_of
from ilion.envs.league import League

try:
    import torch
    from open_spiel.python.pytorch import dqn
    from open_spiel.python.rl_environment import StepType, TimeStep
except ImportError:
    print("This example needs PyTorch and OpenSpiel: pip install '.[train]'")
    sys.exit(0)

HIDDEN = 128
POINTS = 6  # of the curve, after the first one
GAMMA = 0.97
EXAMINERS = ("random", "greedy")

Layers = dict[str, np.ndarray]


def time_step(kind: Any, seen: np.ndarray, mask: np.ndarray, reward: float) -> Any:
    """Return the learner's observation, as OpenSpiel's time step for player 0."""
    observations = {"info_state": [seen], "legal_actions": [np.flatnonzero(mask).tolist()], "current_player": 0}
    return TimeStep(observations=observations, rewards=[reward], discounts=[GAMMA], step_type=kind)


def layers_of(agent: Any) -> Layers:
    """Return the weights in the form of `network_bot.py`."""
    (inner, in_bias, outer, out_bias) = (part.detach().cpu().numpy().copy() for part in agent._q_network.parameters())
    return {"in": inner.T, "in_bias": in_bias, "out": outer.T, "out_bias": out_bias}


def examine(game: str, layers: Layers, bot: str, games: int) -> list[float]:
    """Return the network's shares of the victory in games that are dealt alike every time."""
    env, shares = gymnasium.make(id_of(game), seats=2, bot=bot, reward="wins", disable_env_checker=True), []
    for seed in range(10**6, 10**6 + games):
        seen, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            liking = forward(layers, seen)[1]
            liking[info["action_mask"] == 0] = -np.inf
            seen, reward, over, _, info = env.step(int(liking.argmax()))
        shares.append(float(reward))
    return shares


def train(game: str, seconds: float, games: int) -> tuple[Layers, dict[str, Any]]:
    """Return the weights, and a report with the curve."""
    torch.set_num_threads(1)
    bots = League([make(name, ilion.load(game)) for name in ("greedy", "random")])
    env = gymnasium.make(id_of(game), seats=2, bot=bots, reward="shaped", gamma=GAMMA, disable_env_checker=True)
    agent = dqn.DQN(
        player_id=0,
        state_representation_size=env.observation_space.shape[0],
        num_actions=int(env.action_space.n),
        hidden_layers_sizes=(HIDDEN,),
        batch_size=128,
        replay_buffer_capacity=50_000,
        learning_rate=5e-4,
        optimizer_str="adam",
        loss_str="huber",
        learn_every=8,
        update_target_network_every=2_000,
        discount_factor=GAMMA,
        epsilon_start=0.5,
        epsilon_end=0.05,
        epsilon_decay_duration=50_000,
        epsilon_decay_schedule_str="linear",
        seed=1,
    )
    curve: list[dict[str, Any]] = []
    decisions, spent = 0, 0.0
    while True:
        if spent >= seconds * len(curve) / POINTS:
            shares = {bot: interval([[one] for one in examine(game, layers_of(agent), bot, games)]) for bot in EXAMINERS}
            wins = {bot: [round(value, 4) for value in share] for bot, share in shares.items()}
            curve.append({"decisions": decisions, "seconds": round(spent, 1), "wins": wins})
            print(json.dumps(curve[-1]), flush=True)
        if spent >= seconds:
            break
        begin = perf_counter()
        seen, info = env.reset(seed=1 if decisions == 0 else None)
        over, now = False, time_step(StepType.FIRST, seen, info["action_mask"], 0.0)
        while not over:
            seen, reward, over, _, info = env.step(agent.step(now).action)
            decisions += 1
            now = time_step(StepType.LAST if over else StepType.MID, seen, info["action_mask"], reward)
        agent.step(now)
        spent += perf_counter() - begin
    report = {"game": game, "method": "OpenSpiel DQN", "examined": games, "torch": torch.__version__, "curve": curve}
    return layers_of(agent), report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="trojan-horse")
    parser.add_argument("seconds", nargs="?", type=float, default=2.0)
    parser.add_argument("out", nargs="?", type=Path, help="for the weights, as .npz; without it this only shows that it runs")
    parser.add_argument("--games", type=int, default=2, help="of an examination, against each examiner")
    chosen = parser.parse_args()
    layers, report = train(chosen.game, chosen.seconds, chosen.games)
    if chosen.out:
        np.savez_compressed(chosen.out, **{name: value.astype(np.float16) for name, value in layers.items()})
        chosen.out.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
