"""Random agents in PettingZoo: python examples/pettingzoo_random.py [GAME] [SEATS]        needs ilion[research]"""

import sys

import ilion
from ilion.envs import pettingzoo


def main() -> None:
    given = dict(enumerate(sys.argv[1:]))
    game = ilion.load(given.get(0, ilion.games()[0]))
    env = pettingzoo.env(game.id, seats=int(given.get(1, game.seats[-1])))
    env.reset(seed=1)
    decisions, rewards = 0, {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
    print(f"{game.title}: {decisions} decisions, rewards {rewards}")


if __name__ == "__main__":
    main()
