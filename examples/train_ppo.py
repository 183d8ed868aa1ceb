"""Teach the Trojan horse to a small network by masked PPO (sb3-contrib), against bots and from scratch: a few minutes on one core.

pip install '.[train]'
python examples/train_ppo.py [DECISIONS [CURVE.svg]]        without arguments it only shows that it runs
"""

import sys
from functools import partial
from pathlib import Path
from time import process_time

import gymnasium
import numpy as np

from ilion.arena.standings import Share, interval
from ilion.envs.gymnasium import id_of

GAME = id_of("trojan-horse")
BOTS = {"random": "#1f5fa8", "greedy": "#b4471f"}  # the bots it learns from, and the colours of their lines
EXAMINER = "hard"  # it looks through its whole turn, which takes longer, so it plays only before and after
TABLES = 64  # that are played at once
STEPS = 64  # decisions at each table between two updates
POINTS = 10  # of the learning curve

Curve = dict[int, dict[str, Share]]  # decisions -> bot -> share of the victories


class Lesson(gymnasium.Wrapper):
    """Makes the game easier to learn; entries and actions are those of docs/games/trojan-horse.md. The reward comes point by point,
    as the change of the lead. And because the colours differ only in their owners, the learner finds its own in the first places of
    the observation and of the actions: what it learns with one holds for all."""

    def reset(self, **given):
        seen, info = self.env.reset(**given)
        order = np.argsort(-seen[84:100:4], kind="stable")  # the colours, its own before the others
        self.entries = entries = np.arange(len(seen))
        by_colour = entries[:28].reshape(7, 4), entries[84:100].reshape(4, 4).T, entries[100:104], entries[114:118]
        for part in *by_colour, entries[104:108], entries[109:113]:
            part[:] = part[..., order]
        self.actions = np.arange(self.action_space.n)
        self.actions[27:55] = self.actions[27:55].reshape(4, 7)[order].ravel()
        self.lead = 0
        return seen[self.entries], info

    def step(self, action):
        seen, outcome, over, cut, info = self.env.step(self.actions[action])
        before, self.lead = self.lead, self.points_ahead()
        return seen[self.entries], (self.lead - before) / 10, over, cut, info | {"outcome": outcome}

    def points_ahead(self) -> int:
        scores = self.env.unwrapped.state.scores()
        return scores.pop(self.env.unwrapped.seat) - max(scores)

    def action_masks(self):
        return self.env.unwrapped.action_masks()[self.actions]


def table(bot: str) -> gymnasium.Env:
    return Lesson(gymnasium.make(GAME, bot=bot, disable_env_checker=True))


def tables(bots: list[str], seed: int):
    """Return games against each of these bots, side by side; the learner gets a random seat."""
    from stable_baselines3.common.vec_env import DummyVecEnv

    envs = DummyVecEnv([partial(table, bot) for bot in bots])
    envs.seed(seed)
    return envs


def learner():
    """Return an untrained network. It sees every district through the same weights, and rates the heroes to drop there by the same
    measure."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from torch import nn

    size = 32

    class Look(BaseFeaturesExtractor):
        def __init__(self, space: gymnasium.Space) -> None:
            super().__init__(space, space.shape[0] + 7 * size)
            self.eyes = nn.Sequential(nn.Linear(4 * 5 + 4 + 4 + 5 + 7, 64), nn.ReLU(), nn.Linear(64, size), nn.ReLU())

        def forward(self, seen: torch.Tensor) -> torch.Tensor:
            heroes = (seen[:, :28] * 7).round().view(-1, 7, 4, 1) > torch.arange(5)  # more than 0, 1, 2, 3, 4 of each colour
            treasure, known_by = seen[:, 28:56].view(-1, 7, 4), seen[:, 56:84].view(-1, 7, 4)
            drops_next, which = seen[:, None, 104:109].expand(-1, 7, 5), torch.eye(7).expand(len(seen), 7, 7)
            districts = self.eyes(torch.cat([heroes.flatten(2), treasure, known_by, drops_next, which], 2))
            return torch.cat([seen, districts.flatten(1)], 1)

    class Choose(nn.Module):
        def __init__(self, entries: int) -> None:
            super().__init__()
            self.entries = entries
            self.whole = nn.Sequential(nn.Linear(entries, 64), nn.Tanh(), nn.Linear(64, 27 + 5))  # other actions, and figures
            self.place = nn.Linear(size, 5)  # each figure, seen from one district

        def forward(self, found: torch.Tensor) -> torch.Tensor:
            whole = self.whole(found[:, : self.entries])
            places = self.place(found[:, self.entries :].view(-1, 7, size)).transpose(1, 2)  # figure, district
            return torch.cat([whole[:, :27], (whole[:, 27:, None] + places).flatten(1)], 1)

    torch.set_num_threads(1)
    torch.backends.mkldnn.enabled = False  # made for larger matrices; with these it is slower on some processors
    model = MaskablePPO(
        "MlpPolicy",
        tables(list(BOTS) * (TABLES // len(BOTS)), seed=1),
        n_steps=STEPS,
        batch_size=256,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.8,
        gae_lambda=0.8,
        ent_coef=0.003,
        policy_kwargs={"features_extractor_class": Look, "net_arch": {"pi": [], "vf": [64]}, "activation_fn": nn.ReLU},
        seed=1,
        device="cpu",
    )
    model.policy.action_net = Choose(model.observation_space.shape[0])
    model.policy.optimizer = torch.optim.Adam(model.policy.parameters(), lr=1e-3)
    return model


def victories(model, bot: str, games: int) -> Share:
    """Return the share of games that the network wins when it plays its best move; a draw is half a victory."""
    from sb3_contrib.common.maskable.utils import get_action_masks

    envs, won = tables([bot] * games, seed=10**6), {}
    seen = envs.reset()
    while len(won) < games:
        actions, _ = model.predict(seen, action_masks=get_action_masks(envs), deterministic=True)
        seen, _, over, infos = envs.step(actions)
        for at in np.flatnonzero(over):
            won.setdefault(at, (1 + infos[at]["outcome"]) / 2)  # the first game at each table
    return interval([[share] for share in won.values()])


def train(decisions: int, points: int, games: int) -> Curve:
    """Train the network, and measure it before, after and in between."""
    model, curve, spent = learner(), {}, 0.0
    for point in range(points + 1):
        begin = process_time()
        if point > 0:
            model.learn(decisions // points, reset_num_timesteps=False)
        spent += process_time() - begin
        now = curve[model.num_timesteps] = {bot: victories(model, bot, games) for bot in BOTS}
        if point in (0, points):
            now[EXAMINER] = victories(model, EXAMINER, games // 2)
        shares = ", ".join(f"{s.share:.1%} ({s.low:.1%}–{s.high:.1%}) against {bot}" for bot, s in now.items())
        print(f"{model.num_timesteps:>9,} decisions, {spent:3.0f} s of processor time: {shares}", flush=True)
    return curve


def svg(curve: Curve) -> str:
    """Return the curve as a picture, with the intervals as bands."""

    def points(bot: str, value: str, order=list) -> str:
        return " ".join(f"{60 + 520 * at / max(curve):.0f},{y(getattr(curve[at][bot], value)):.0f}" for at in order(curve))

    def y(share: float) -> float:
        return 280 - 240 * share

    lines = [
        f'<path d="M60 {y(v):.0f}H580" stroke="#ccc"/><text x="50" y="{y(v) + 4:.0f}" text-anchor="end">{v:.0%}</text>'
        for v in (0, 0.25, 0.5, 0.75, 1)
    ]
    for bot, colour in BOTS.items():
        lines += [
            f'<polygon points="{points(bot, "low")} {points(bot, "high", reversed)}" fill="{colour}" opacity="0.2"/>',
            f'<polyline points="{points(bot, "share")}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="575" y="{y(curve[max(curve)][bot].share) + 16:.0f}" text-anchor="end" fill="{colour}">{bot}</text>',
        ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 310" font-family="sans-serif" font-size="13">'
        f'<rect width="600" height="310" fill="white"/>{"".join(lines)}'
        f'<text x="580" y="300" text-anchor="end">{max(curve):,} decisions of the learner</text>'
        '<text x="60" y="22">games won against</text></svg>\n'
    )


def main() -> None:
    try:
        import sb3_contrib  # noqa: F401
    except ImportError:
        print("This example needs sb3-contrib: pip install '.[train]'")
        return
    match sys.argv[1:]:
        case []:
            train(TABLES * STEPS, points=1, games=4)
        case [decisions]:
            train(int(decisions), POINTS, games=200)
        case [decisions, file]:
            Path(file).write_text(svg(train(int(decisions), POINTS, games=200)), "utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
