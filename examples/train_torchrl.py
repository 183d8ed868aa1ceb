"""PPO of TorchRL teaches itself a game for two, in thousands of games at once; it needs ilion[train] and torchrl.

python examples/train_torchrl.py troia 200 troia-torchrl.npz --threads 4      200 seconds; troia-torchrl.json has the curve
ilion arena troia --bots 'class examples/network_bot.py:NetworkBot:weights=troia-torchrl.npz' greedy --games 100

The batch engine (`ilion.envs.vector`) steps the games, observations stay on the GPU if there is one, and one network plays both
seats. The only reward is the return at the end of a game. Advantages are estimated from the view of seat 0, in which every gain of
one seat is a loss of the other, and are then negated for the decisions of seat 1.
"""

import argparse
import sys
from pathlib import Path

import numpy as np
from selfplay.report import Report

import ilion
import ilion.envs
from ilion.envs.batch import Step
from ilion.envs.sharing import shared

try:
    import torch
    import torchrl
    from selfplay.networks import layers_of, networks
    from tensordict import TensorDict
    from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
    from torchrl.modules import MaskedCategorical
    from torchrl.objectives import ClipPPOLoss
    from torchrl.objectives.value.functional import vec_generalized_advantage_estimate
except ImportError:
    print("This example needs PyTorch and TorchRL: pip install '.[train]' torchrl")
    sys.exit(0)

STEPS = 32  # of every game between two rounds of learning
EPOCHS, ENTROPY, GAMMA, LAMBDA = 3, 0.01, 0.998, 0.95


def train(
    game: str, seconds: float, out: Path | None, *, seed: int, parallel: int, batch: int, rate: float, threads: int, games: int
) -> None:
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    torch.set_float32_matmul_precision("high")
    torch.distributions.Distribution.set_default_validate_args(False)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rules = ilion.load(game)
    policy, critic = (network.to(device) for network in networks(rules))
    actor = ProbabilisticTensorDictSequential(
        TensorDictModule(policy, ["observation"], ["logits"]),
        ProbabilisticTensorDictModule(
            {"logits": "logits", "mask": "mask"}, ["action"], distribution_class=MaskedCategorical, return_log_prob=True
        ),
    )
    loss = ClipPPOLoss(
        actor,
        TensorDictModule(critic, ["observation"], ["state_value"]),
        clip_epsilon=0.2,
        entropy_coeff=ENTROPY,
        critic_coeff=0.5,
        loss_critic_type="l2",
        normalize_advantage=True,
    )
    optimizer = torch.optim.Adam(loss.parameters(), rate, eps=1e-5)
    where = torch.cuda.get_device_name() if device == "cuda" else "cpu"
    versions = {"torch": torch.__version__, "torchrl": torchrl.__version__}
    report = Report(
        game, seconds, games, out, method="TorchRL PPO", seed=seed, parallel=parallel, threads=threads, device=where, **versions
    )
    met = torch.zeros(rules.tensor_size, dtype=torch.bool, device=device)

    @torch.no_grad()
    def choose(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        likings = policy(torch.from_numpy(observations).to(device)).masked_fill(~torch.from_numpy(masks).to(device), -torch.inf)
        return likings.argmax(-1).cpu().numpy()

    envs = ilion.envs.vector(game, parallel, seats=2, seed=seed, threads=threads)
    now = Step(*map(torch.from_dlpack, shared(envs.reset())))  # every step writes into the memory of these
    kept = TensorDict(
        {
            "observation": torch.zeros(STEPS + 1, parallel, rules.tensor_size, device=device),
            "mask": torch.zeros(STEPS + 1, parallel, rules.n_actions, dtype=torch.bool, device=device),
            "seat": torch.zeros(STEPS + 1, parallel, dtype=torch.long, device=device),
            "action": torch.zeros(STEPS + 1, parallel, dtype=torch.long, device=device),
            "action_log_prob": torch.zeros(STEPS + 1, parallel, device=device),
            "reward": torch.zeros(STEPS + 1, parallel, 1, device=device),
            "done": torch.zeros(STEPS + 1, parallel, 1, dtype=torch.bool, device=device),
        },
        [STEPS + 1, parallel],
    )
    decisions = 0
    report.start()
    while True:
        if report.due():
            report.add(decisions, choose, layers_of(policy, met))
        if report.spent >= seconds:
            break
        for group in optimizer.param_groups:
            group["lr"] = rate * max(0.02, report.rest)
        loss.entropy_coeff.fill_(ENTROPY * max(0.05, report.rest))
        with torch.no_grad():
            for step in range(STEPS + 1):
                part = kept[step]
                part["observation"].copy_(now.observations)
                part["mask"].copy_(now.masks)
                part["seat"].copy_(now.actors)
                if step == STEPS:
                    break
                chances = MaskedCategorical(logits=policy(part["observation"]), mask=part["mask"])
                action = chances.sample()
                part["action"].copy_(action)
                part["action_log_prob"].copy_(chances.log_prob(action))
                envs.step(action.cpu().numpy())
                part["reward"].copy_(now.rewards[:, :1])
                part["done"].copy_(now.dones[:, None])
            decisions += STEPS * parallel
            met |= (kept["observation"][0] != 0).any(0)
            values = torch.stack([critic(one) for one in kept["observation"]])
            side = 1.0 - 2.0 * kept["seat"][..., None]  # 1 for seat 0, -1 for seat 1
            data = kept[:STEPS]
            advantage, target = vec_generalized_advantage_estimate(
                GAMMA, LAMBDA, (values * side)[:-1], (values * side)[1:], data["reward"], data["done"], data["done"], time_dim=0
            )
            flat = data.select("observation", "mask", "action", "action_log_prob").reshape(-1)
            flat["advantage"], flat["value_target"] = (advantage * side[:-1]).reshape(-1, 1), (target * side[:-1]).reshape(-1, 1)
        for _ in range(EPOCHS):
            for chosen in torch.randperm(STEPS * parallel, device=device).split(batch):
                losses = loss(flat[chosen])
                optimizer.zero_grad()
                (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
                torch.nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
    envs.close()


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
