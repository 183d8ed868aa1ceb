"""OpenSpiel beside us: two of its games, by the fastest loops that its Python package offers."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from ilion.cli.measure import Count

PACKAGE = "pyspiel"
GAMES = ("connect_four", "backgammon")
HOW_TO_GET_IT = "OpenSpiel is not installed, so nothing is compared: pip install open_spiel gets it."


class PeerMeter:
    """One of its games. Inside C++ the fastest random games are those of its `RandomRolloutEvaluator`, called by an `MCTSBot`
    with a single simulation. It does not count moves, so the mean length of the games stepped from Python stands in."""

    def __init__(self, name: str) -> None:
        self.spiel: Any = import_module(PACKAGE)
        self.game = self.spiel.load_game(name)
        self.random = Random(1)
        self.start = self.game.new_initial_state()
        self._draw(self.start)
        self.games = self.moves = 0
        self.rollouts = 1
        self.steps(0.5)
        self.measures: dict[str, Callable[[float], Count]] = {"playouts": self.playouts, "steps": self.steps}

    def _draw(self, state: Any) -> None:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.random.choices(outcomes, weights)[0])

    def playouts(self, seconds: float) -> Count:
        games = 0
        begin = now = process_time()
        while now - begin < seconds:
            evaluator = self.spiel.RandomRolloutEvaluator(self.rollouts, games + 1)
            bot = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 64, False, 1, False)
            last = process_time()
            bot.mcts_search(self.start)
            now = process_time()
            games += self.rollouts
            if now - last < seconds / 20:
                self.rollouts *= 2
        return Count(games, round(games * self.moves / self.games), now - begin)

    def steps(self, seconds: float) -> Count:
        random = self.random.random
        games = moves = 0
        begin = now = process_time()
        while now - begin < seconds:
            state = self.start.clone()
            while not state.is_terminal():
                if state.is_chance_node():
                    self._draw(state)
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    moves += 1
            games += 1
            now = process_time()
        self.games += games
        self.moves += moves
        return Count(games, moves, now - begin)


def available() -> bool:
    return find_spec(PACKAGE) is not None
