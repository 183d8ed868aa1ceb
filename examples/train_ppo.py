"""Teach the Trojan horse to a small network by masked PPO (sb3-contrib) against random play, and measure how it gets on.

pip install 'ilion[research]' sb3-contrib
python examples/train_ppo.py [STEPS] [CURVE.svg]        a few minutes on one core; without arguments it only shows that it runs
"""

import sys
from pathlib import Path

import gymnasium

from ilion.envs.gymnasium import id_of

GAME = id_of("trojan-horse")
POINTS = 12  # of the learning curve


def mean_return(model, games: int, seed: int) -> float:  # type: ignore[no-untyped-def]
    """What the network wins on average against random play, from -1 to 1, choosing its best move."""
    env, total = gymnasium.make(GAME), 0.0
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, reward, over, _, info = env.step(action)
        total += float(reward)
    return total / games


def svg(curve: list[tuple[int, float]]) -> str:
    """The curve as a picture."""
    last = curve[-1][0] or 1
    points = " ".join(f"{60 + 520 * steps / last:.0f},{150 - 120 * value:.0f}" for steps, value in curve)
    lines = "".join(
        f'<path d="M60 {150 - 120 * v:.0f}H580" stroke="#ccc"/><text x="50" y="{155 - 120 * v:.0f}" text-anchor="end">{v:g}</text>'
        for v in (-1, -0.5, 0, 0.5, 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" font-family="sans-serif" font-size="13">'
        f'<rect width="600" height="320" fill="white"/>{lines}'
        f'<polyline points="{points}" fill="none" stroke="#1f5fa8" stroke-width="2"/>'
        f'<text x="580" y="290" text-anchor="end">{last:,} decisions of the learner</text>'
        '<text x="60" y="20">mean return against random play</text></svg>\n'
    )


def main() -> None:
    try:
        from sb3_contrib import MaskablePPO
    except ImportError:
        print("This example needs sb3-contrib: pip install sb3-contrib")
        return
    given = dict(enumerate(sys.argv[1:]))
    steps, games = int(given.get(0, 256)), 200 if 0 in given else 2
    model = MaskablePPO(
        "MlpPolicy", gymnasium.make(GAME), n_steps=min(2048, steps), batch_size=256, gamma=1.0, ent_coef=0.01, seed=1, device="cpu"
    )
    curve = [(0, mean_return(model, games, seed=10**6))]
    print(f"{0:>9,} decisions: {curve[0][1]:+.3f}", flush=True)
    for _ in range(POINTS if 0 in given else 1):
        model.learn(max(256, steps // POINTS), reset_num_timesteps=False)
        curve.append((model.num_timesteps, mean_return(model, games, seed=10**6)))
        print(f"{curve[-1][0]:>9,} decisions: {curve[-1][1]:+.3f}", flush=True)
        if 1 in given:
            Path(given[1]).write_text(svg(curve), "utf-8")


if __name__ == "__main__":
    main()
