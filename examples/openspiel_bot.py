"""OpenSpiel's ISMCTS as a bot for arena and benchmark; it needs ilion[research] and, because it searches in Python, patience:

ilion arena troia --bots 'class examples/openspiel_bot.py:IsmctsBot:simulations=100' random --games 2
"""

from dataclasses import dataclass

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import ilion
from ilion import Rng, State
from ilion.bots import Bot, decide
from ilion.envs import openspiel


@dataclass
class IsmctsBot(Bot):
    """Searches with the seat's knowledge: every simulation begins in a resampled world and ends with random moves."""

    simulations: int = 100
    exploration: float = 1.4

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        random = np.random.RandomState(rng.below(2**31))
        spiel_state = openspiel.from_state(world)
        bot = ismcts.ISMCTSBot(
            game=spiel_state.get_game(),
            evaluator=mcts.RandomRolloutEvaluator(1, random),
            uct_c=self.exploration,
            max_simulations=self.simulations,
            random_state=random,
        )
        return int(bot.step(spiel_state))


def main() -> None:
    state, rng = ilion.load("troia").new(), Rng(1)
    ilion.deal(state, rng)
    print(f"ISMCTS with 4 simulations: {state.text(decide(IsmctsBot(4), state, rng))}")


if __name__ == "__main__":
    main()
