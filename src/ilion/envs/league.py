"""Opponents that change from game to game: earlier versions of the learner, and others that it should still be able to beat.

league = League([make("greedy", game)])
env = gymnasium.make("ilion/Horus-v0", bot=league)
...                                           # train for a while
league.add(PolicyBot(snapshot_of_my_policy))  # and continue with one more opponent
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ilion.bots.bot import Bot
from ilion.core.rng import Rng
from ilion.core.state import State

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], int]  # observation and mask of legal actions -> action


class PolicyBot(Bot):
    """A bot that asks a function of observation and mask, for example a snapshot of the policy in training."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        observation = np.frombuffer(world.tensor(seat), np.float32).reshape(world.game.tensor_shape)
        return int(self.policy(observation, np.frombuffer(world.mask(), np.uint8).astype(np.bool_)))


@dataclass
class Member:
    """An opponent, and the learner's record against it."""

    bot: Bot
    games: int = 0
    wins: float = 0.0  # of the learner

    @property
    def win_share(self) -> float:
        """The learner's share of victories, pulled towards a half while there are few games."""
        return (self.wins + 1) / (self.games + 2)


class League:
    """Draws an opponent for every other seat of every game: more often those that the learner loses to.

    The weight of a member is `(1 - win_share) ** focus`, plus `floor` so that every member is drawn sometimes; with `focus` 0 all
    are equally likely. The environment reports every finished game.
    """

    def __init__(self, bots: Sequence[Bot], focus: float = 2.0, floor: float = 0.05) -> None:
        if not bots:
            raise ValueError("a league has at least one opponent")
        if focus < 0 or floor <= 0:
            raise ValueError("focus is 0 or more, and floor more than 0")
        self.members = [Member(bot) for bot in bots]
        self.focus = focus
        self.floor = floor

    def add(self, bot: Bot) -> None:
        """Add a new opponent; it begins as an even match."""
        self.members.append(Member(bot))

    def draw(self, rng: Rng) -> Bot:
        """Return the opponent for one seat of a new game."""
        weights = [(1 - member.win_share) ** self.focus + self.floor for member in self.members]
        ticket = rng.below(2**30) / 2**30 * sum(weights)
        for member, weight in zip(self.members, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return member.bot
        return self.members[-1].bot

    def report(self, bot: Bot, win: float) -> None:
        """Record the learner's share of the victory in a game with this opponent."""
        for member in self.members:
            if member.bot is bot:
                member.games += 1
                member.wins += win
