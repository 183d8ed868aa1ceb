"""The games pass Gymnasium's own test, and a learner meets the game that the engine plays."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ilion
from ilion.bots import RandomBot
from ilion.envs.gymnasium import SingleAgentEnv, id_of, register

GAMES = ilion.games()
# What check_env says of observations without bounds.
EXPECTED = ("A Box observation space minimum value is -infinity", "A Box observation space maximum value is infinity")


def finish(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[bytes], float]:
    """Play one game at random: what the learner saw, and its reward."""
    seen, info = env.reset(seed=seed)
    rng, trace = ilion.Rng(seed), []
    while True:
        trace.append(seen.tobytes() + info["action_mask"].tobytes())
        legal = np.flatnonzero(info["action_mask"])
        seen, reward, over, cut_off, info = env.step(legal[rng.below(len(legal))])
        assert not cut_off
        if over:
            return trace, float(reward)
        assert reward == 0


@pytest.mark.parametrize("id", GAMES)
def test_check_env_passes_without_unexpected_warnings(id: str) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check_env(gymnasium.make(id_of(id)).unwrapped)
    assert [line for line in (str(line.message) for line in said) if not any(known in line for known in EXPECTED)] == []


def test_every_game_has_a_name_in_gymnasium() -> None:
    assert register() == [id_of(id) for id in GAMES]
    assert id_of("trojan-horse") == "ilion/TrojanHorse-v0"
    assert set(register()) <= set(gymnasium.registry)


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    env = gymnasium.make(id_of(id), seats=ilion.load(id).seats[-1])
    first = finish(env, 5)
    assert finish(env, 5) == first
    assert finish(env, 6) != first


@pytest.mark.parametrize("id", GAMES)
def test_the_learner_sees_its_own_seat_and_is_paid_for_its_own_place(id: str) -> None:
    for seat in (0, 1):
        env = SingleAgentEnv(id, seat=seat)
        _, info = env.reset(seed=2)
        while True:
            state = env._lane.state
            assert (state.actor, info["seat"]) == (seat, seat)
            legal = state.legal_actions()
            assert np.flatnonzero(env.action_masks()).tolist() == legal
            seen, reward, over, _, info = env.step(legal[0])
            assert seen.tobytes() == state.tensor(seat).tobytes()
            if over:
                assert reward == state.returns()[seat]
                break


def test_without_a_seat_the_learner_sits_everywhere() -> None:
    env = SingleAgentEnv(GAMES[0], 4)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_an_illegal_action_loses_says_why_and_ends_the_game() -> None:
    env = SingleAgentEnv(GAMES[0])
    env.reset(seed=1)
    _, reward, over, _, info = env.step(61)
    assert (reward, over) == (-1, True)
    assert info["illegal"] == str(ilion.load(GAMES[0]).refusal(env._lane.state, 61))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_before_a_reset_there_is_no_game() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        SingleAgentEnv(GAMES[0]).step(0)


def test_the_other_seats_are_played_by_the_bot_that_was_named() -> None:
    class Counting(RandomBot):
        asked = 0

        def choose(self, world: ilion.State, seat: int, rng: ilion.Rng) -> int:
            assert seat != 1
            self.asked += 1
            return super().choose(world, seat, rng)

    bot = Counting()
    finish(SingleAgentEnv(GAMES[0], 3, bot=bot, seat=1), 3)
    assert bot.asked > 10
    with pytest.raises(ilion.IlionError, match="there is no bot 'champion'"):
        SingleAgentEnv(GAMES[0], bot="champion")


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        SingleAgentEnv(GAMES[0], 2, seat=2)


def test_the_board_is_drawn_for_the_learner() -> None:
    env = SingleAgentEnv(GAMES[0], render_mode="ansi")
    env.reset(seed=1)
    state = env._lane.state
    assert env.render() == state.game.board(state.view(env.seat))
    with pytest.raises(ValueError, match="'ansi'"):
        SingleAgentEnv(GAMES[0], render_mode="human")


def test_the_state_is_a_copy_of_the_game_under_way() -> None:
    env = gymnasium.make(id_of(GAMES[0])).unwrapped
    assert isinstance(env, SingleAgentEnv)
    seen, _ = env.reset(seed=1)
    state = env.state
    assert state.actor == env.seat
    assert state.tensor(env.seat).tobytes() == seen.tobytes()
    state.apply_nth(0)
    assert state != env.state
