"""OpenSpiel's ISMCTS plays against random play: python examples/openspiel_ismcts.py [GAME] [SIMULATIONS] [DECISIONS]

It needs ilion[research]. It searches in Python, which is slow: without arguments it plays only the first decisions of a game.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ilion.envs import openspiel


def main() -> None:
    given = dict(enumerate(sys.argv[1:]))
    openspiel.register()
    game = pyspiel.load_game(openspiel.name_of(given.get(0, "troia")))
    simulations, decisions = int(given.get(1, 4)), int(given.get(2, 3))
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), uct_c=2.0, max_simulations=simulations, random_state=random
    )
    state = game.new_initial_state()
    while not state.is_terminal() and decisions > 0:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=chances)
        elif state.current_player() == 0:
            action = bot.step(state)
            decisions -= 1
            print(f"ISMCTS: {state.action_to_string(action)}", flush=True)
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
    print(f"returns {state.returns()}" if state.is_terminal() else "stopped after the requested number of decisions")


if __name__ == "__main__":
    main()
