"""Every environment pays the same for the same game, with every reward."""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ilion
from ilion.bots import Bot
from ilion.core import interpreted
from ilion.envs import pettingzoo as zoo
from ilion.envs import vector
from ilion.envs.batch import Batch
from ilion.envs.gymnasium import SingleAgentEnv
from ilion.envs.gymnasium_vector import SelfPlayVectorEnv
from ilion.envs.rewards import REWARDS, SeatRewards
from tests.testing.toy.game import Lots
from tests.testing.toy.rules import LotsState

GAMES = ilion.games()
GAMMA = 0.99
Paid = list[list[float]]  # by seat, for its decisions one after the other


def choice(legal: Any, seat: int) -> int:
    """The move that everybody makes, so that all environments play the same game."""
    return int(legal[(7 * len(legal) // 10 + seat) % len(legal)])


class Steady(Bot):
    def choose(self, world: ilion.State, seat: int, rng: ilion.Rng) -> int:
        return choice(world.legal_actions(), seat)


def legal_in(mask: Any) -> list[int]:
    return [int(action) for action in np.flatnonzero(mask)]


def in_pettingzoo(id: str, seats: int, seed: int, reward: str) -> tuple[Paid, dict[str, Any]]:
    env = zoo.env(id, seats, reward=reward, gamma=GAMMA)
    env.reset(seed=seed)
    paid: Paid = [[] for _ in range(seats)]
    moved = [False] * seats
    results: dict[str, Any] = {}
    for agent in env.agent_iter():
        observation, earned, terminated, truncated, info = env.last()
        assert observation is not None
        seat = env.possible_agents.index(agent)
        if moved[seat]:
            paid[seat].append(earned)
        moved[seat] = True
        if terminated:
            results = info
        env.step(None if terminated or truncated else choice(legal_in(observation["action_mask"]), seat))
    return paid, results


def in_parallel(id: str, seats: int, seed: int, reward: str) -> tuple[Paid, dict[str, Any]]:
    env = zoo.parallel_env(id, seats, reward=reward, gamma=GAMMA)
    observations, infos = env.reset(seed=seed)
    paid: Paid = [[] for _ in range(seats)]
    moved = [False] * seats
    while env.agents:
        legal = {agent: legal_in(observation["action_mask"]) for agent, observation in observations.items()}
        actions = {agent: choice(legal[agent], seat) if legal[agent] else 0 for seat, agent in enumerate(env.possible_agents)}
        moved = [was or bool(legal[agent]) for was, agent in zip(moved, env.possible_agents, strict=True)]
        observations, rewards, _, _, infos = env.step(actions)
        for seat, agent in enumerate(env.possible_agents):
            if not env.agents or (moved[seat] and observations[agent]["action_mask"].any()):
                paid[seat].append(rewards[agent])
            else:
                assert rewards[agent] == 0
    return paid, infos[env.possible_agents[0]]


def in_gymnasium(id: str, seats: int, seed: int, reward: str, seat: int) -> tuple[list[float], dict[str, Any]]:
    env = SingleAgentEnv(id, seats, bot=Steady(), seat=seat, reward=reward, gamma=GAMMA)
    _, info = env.reset(seed=seed)
    paid, over = [], False
    while not over:
        _, earned, over, _, info = env.step(choice(legal_in(info["action_mask"]), seat))
        paid.append(earned)
    return paid, info


def in_a_batch(id: str, seats: int, seed: int, reward: str) -> tuple[Paid, dict[str, Any]]:
    """The first of three games, whose own seed is the first that the given one draws."""
    batch = vector(id, 3, seats=seats, seed=seed, reward=reward, gamma=GAMMA)
    now = batch.reset(seed)
    paid: Paid = [[] for _ in range(seats)]
    moved = [False] * seats
    over = False
    while not over:
        actors = now.actors.tolist()
        moved[actors[0]] = True
        now = batch.step([choice(legal_in(mask), seat) for mask, seat in zip(now.masks, actors, strict=True)])
        over = bool(now.dones[0])
        for seat in range(seats):
            if over or (moved[seat] and now.actors[0] == seat):
                paid[seat].append(float(now.rewards[0, seat]))
            else:
                assert now.rewards[0, seat] == 0
    return paid, {"scores": batch.scores[0].tolist(), "places": batch.places[0].tolist()}


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_rewards_and_results_in_every_environment(id: str, reward: str) -> None:
    seats = min(3, ilion.load(id).seats[-1])
    own = interpreted.next_(SimpleNamespace(state=5))  # what a batch with seed 5 draws for its first game
    paid, results = in_pettingzoo(id, seats, own, reward)
    assert results["places"]
    assert results["scores"]
    assert in_parallel(id, seats, own, reward) == (paid, results)
    for seat in range(seats):
        alone, info = in_gymnasium(id, seats, own, reward, seat)
        assert alone == paid[seat]
        assert (info["scores"], info["places"]) == (results["scores"], results["places"])
    many, found = in_a_batch(id, seats, 5, reward)
    assert found == {"scores": results["scores"], "places": results["places"]}
    assert [len(each) for each in many] == [len(each) for each in paid]
    for each, expected in zip(many, paid, strict=True):
        assert each == pytest.approx(expected, abs=1e-6)
    if reward == "shaped":
        assert sum(earned != 0 for earned in paid[0]) > len(paid[0]) / 2
    else:
        assert all(earned == 0 for each in paid for earned in each[:-1])


def test_shaped_rewards_of_every_seat_add_up_to_the_places_less_the_opinion_of_its_first_position() -> None:
    env = zoo.parallel_env("trojan-horse", 2, reward="shaped")
    observations, _ = env.reset(seed=3)
    total = np.zeros(2)
    opinions: dict[int, float] = {}
    rewards: dict[str, float] = {}
    while env.agents:
        for seat, agent in enumerate(env.possible_agents):
            if observations[agent]["action_mask"].any():
                opinions.setdefault(seat, env.pay.schemes[seat].potential)
        observations, rewards, _, _, _ = env.step(
            {agent: choice(legal_in(seen["action_mask"]) or [0], 0) for agent, seen in observations.items()}
        )
        total += [rewards[agent] for agent in env.possible_agents]
    places = env._lane.state.returns()
    assert total == pytest.approx([places[seat] - opinions[seat] for seat in range(2)])
    assert all(-1 < opinion < 1 for opinion in opinions.values())
    assert any(opinions.values())


def test_an_illegal_action_in_pettingzoo_settles_the_potential_of_every_agent() -> None:
    env = zoo.env("trojan-horse", 2, reward="shaped")
    env.reset(seed=3)
    for _ in range(8):
        observation = env.last()[0]
        assert observation is not None
        env.step(choice(legal_in(observation["action_mask"]), 0))
    potentials = [scheme.potential for scheme in env.unwrapped.pay.schemes]
    wrong = env.agent_selection
    env.step(61)
    earned = {}
    for agent in env.agent_iter():
        earned[agent] = env.last()[1]
        env.step(None)
    for seat, agent in enumerate(env.possible_agents):
        assert earned[agent] == (-1 if agent == wrong else 0) - potentials[seat]
        assert potentials[seat] != 0


def test_the_game_of_a_batch_is_the_same_whatever_the_reward() -> None:
    plain, *others = (vector("trojan-horse", 4, seats=2, seed=9, reward=reward) for reward in REWARDS)
    for _ in range(200):
        now = plain.step_randomly()
        for other in others:
            seen = other.step_randomly()
            assert (seen.observations == now.observations).all()
            assert (seen.dones == now.dones).all()
            if other is others[-1]:
                continue
            assert (seen.rewards[~now.dones] == 0).all()


def follow(batch: Batch, seed: int, reward: str) -> None:
    """Play random games in a batch until some have ended, and pay each of them alone as well."""
    alone = [SeatRewards(reward, batch.state(i), GAMMA) for i in range(batch.n)]
    seeds = SimpleNamespace(state=seed)
    for i, game in enumerate(alone):
        game.seed(interpreted.next_(seeds))
        game.begin(batch.state(i))
    ended, steps = 0, 0
    while ended < batch.n:
        steps += 1
        if steps == 5:  # new games without a seed: the random numbers go on
            assert not batch.reset().rewards.any()
            for i, game in enumerate(alone):
                game.begin(batch.state(i))
        finals = [batch.state(i) for i in range(batch.n)]
        rngs = [lane.rng.copy() for lane in batch.lanes]
        actions = batch.random_actions().tolist()
        now = batch.step(actions)
        expected = np.zeros_like(now.rewards)
        for i, game in enumerate(alone):
            if now.dones[i]:
                finals[i].apply(actions[i])
                ilion.deal(finals[i], rngs[i])
                if reward == "shaped":  # a batch rounds the returns before it settles the potential
                    expected[i] = game.settle(np.array(finals[i].returns(), np.float32).tolist())
                else:
                    expected[i] = game.after(finals[i])
                game.begin(batch.state(i))
                ended += 1
            else:
                expected[i] = game.after(batch.state(i))
        assert now.rewards.tobytes() == expected.tobytes()
    batch.close()


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("id", GAMES)
def test_a_batch_pays_bit_for_bit_what_each_of_its_games_would_pay_alone(id: str, reward: str, threads: int) -> None:
    start = ilion.load(id).new(min(4, ilion.load(id).seats[-1]))
    follow(Batch(start, 4, 6, threads, reward=reward, gamma=GAMMA), 6, reward)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("reward", REWARDS)
def test_so_does_a_batch_of_a_game_in_plain_python(reward: str, threads: int) -> None:
    follow(Batch(Lots().new(3), 4, 6, threads, reward=reward, gamma=GAMMA), 6, reward)


def test_an_error_in_the_rules_of_a_game_in_plain_python_reaches_the_owner_of_the_batch() -> None:
    class LostState(LotsState):
        def resample_(self, seat: int, rng: ilion.Rng) -> None:
            raise ZeroDivisionError("no such world")

    class Lost(Lots):
        def initial_state(self, seats: int, options: Any) -> LotsState:
            return LostState(self, seats, options)

    Batch(Lost().new(2), 2).step_randomly()
    with pytest.raises(ZeroDivisionError, match="no such world"):
        Batch(Lost().new(2), 2, reward="shaped")


def test_so_does_an_error_that_another_thread_of_the_batch_meets() -> None:
    met = threading.Event()

    class LostState(LotsState):
        def resample_(self, seat: int, rng: ilion.Rng) -> None:
            if not ilion.compiled or threading.current_thread() is not threading.main_thread():
                met.set()
                raise ZeroDivisionError("no such world")
            met.wait(180)  # so that the other thread gets to its own game

    class Lost(Lots):
        def initial_state(self, seats: int, options: Any) -> LotsState:
            return LostState(self, seats, options)

    with pytest.raises(ZeroDivisionError, match="no such world"):
        Batch(Lost().new(2), 2, 1, 2, reward="shaped")


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env, lambda id, **given: vector(id, 2, **given), SelfPlayVectorEnv])
def test_a_reward_without_a_name_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="places, wins, margin, shaped"):
        make("trojan-horse", reward="glory")
    with pytest.raises(ValueError, match="gamma lies between 0 and 1"):
        make("trojan-horse", reward="shaped", gamma=2)


def test_the_info_of_gymnasiums_vector_has_scores_and_places_of_games_that_have_ended() -> None:
    envs = SelfPlayVectorEnv("trojan-horse", 8, seats=2, reward="margin")
    _, info = envs.reset(seed=2)
    low, high = ilion.load("trojan-horse").score_range
    ended = 0
    while ended < 8:
        movers = info["seat"]
        _, rewards, dones, _, info = envs.step(np.array([choice(legal_in(mask), 0) for mask in info["action_mask"]]))
        assert ("scores" in info) == ("places" in info) == dones.any()
        for i in np.flatnonzero(dones):
            mine, other = info["scores"][i, movers[i]], info["scores"][i, 1 - movers[i]]
            assert rewards[i] == pytest.approx((mine - other) / (high - low))
            assert (info["places"][i, movers[i]] == 1) == (mine >= other)
            ended += 1
    envs.close()
