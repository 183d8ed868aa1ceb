"""The games pass Gymnasium's own test, and a learner meets the game that the engine plays."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from rich.text import Text

import ilion
from ilion.bots import RandomBot
from ilion.envs.gymnasium import SingleAgentEnv, id_of, register
from ilion.envs.league import League, PolicyBot

GAMES = ilion.games()
# The warning of check_env about observations without bounds.
EXPECTED = ("A Box observation space minimum value is -infinity", "A Box observation space maximum value is infinity")


def finish(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[bytes], float]:
    """Play one game at random; return the learner's observations, and its reward."""
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
    with pytest.raises(ilion.IlionError, match="there is no bot “champion”"):
        SingleAgentEnv(GAMES[0], bot="champion")


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        SingleAgentEnv(GAMES[0], 2, seat=2)


def test_the_board_is_drawn_for_the_learner() -> None:
    env = SingleAgentEnv(GAMES[0], render_mode="ansi")
    env.reset(seed=1)
    state = env._lane.state
    drawn = env.render()
    assert drawn == Text.from_markup(state.game.board(state.view(env.seat))).plain
    assert "[/]" not in drawn
    assert "[bold]" not in drawn
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


def test_a_seed_is_the_same_however_it_is_given() -> None:
    fresh = finish(SingleAgentEnv(GAMES[0], 3), 7)
    used = SingleAgentEnv(GAMES[0], 3)
    used.reset()
    finish(used, 8)
    assert finish(used, 7) == fresh
    first, info = SingleAgentEnv(GAMES[0], 3).reset(seed=np.int64(7))  # type: ignore[arg-type]
    assert first.tobytes() + info["action_mask"].tobytes() == fresh[0][0]
    assert finish(gymnasium.make(id_of(GAMES[0]), seats=3), 7) == fresh


def test_a_closed_environment_is_closed() -> None:
    env = SingleAgentEnv(GAMES[0])
    env.reset(seed=1)
    env.close()
    for use in (lambda: env.step(0), env.reset):
        with pytest.raises(gymnasium.error.ClosedEnvironmentError):
            use()


def test_the_info_has_the_results_at_the_end_and_the_clause_of_an_illegal_action() -> None:
    env = SingleAgentEnv(GAMES[0])
    _, info = env.reset(seed=1)
    while "scores" not in info:
        *_, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        assert over == ("scores" in info)
    assert (info["scores"], info["places"]) == (env.state.scores(), env.state.places())
    env.reset(seed=1)
    assert env.step(61)[4]["clause"].startswith("TH-")


class Marked(RandomBot):
    """Notes the seats that it is asked for, and whether it was closed."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.closed = 0

    def choose(self, world: ilion.State, seat: int, rng: ilion.Rng) -> int:
        self.seats.add(seat)
        return super().choose(world, seat, rng)

    def close(self) -> None:
        self.closed += 1


def test_every_other_seat_can_have_its_own_opponent_clockwise_from_the_learner() -> None:
    bots = [Marked(), Marked(), Marked()]
    env = SingleAgentEnv(GAMES[0], 4, bot=bots, seat=2)
    finish(env, 3)
    assert [bot.seats for bot in bots] == [{3}, {0}, {1}]
    env.close()
    assert [bot.closed for bot in bots] == [1, 1, 1]
    with pytest.raises(ilion.InvalidOption, match="3 other seats need 3 opponents, not 2"):
        SingleAgentEnv(GAMES[0], 4, bot=["random", "greedy"])
    finish(SingleAgentEnv(GAMES[0], 3, bot=["random", "greedy"]), 1)


def rewards(name: str, gamma: float = 1.0, seed: int = 4) -> tuple[list[float], SingleAgentEnv]:
    env = SingleAgentEnv(GAMES[0], reward=name, gamma=gamma)
    _, info = env.reset(seed=seed)
    rng, paid, over = ilion.Rng(seed), [], False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(legal[rng.below(len(legal))])
        paid.append(reward)
    return paid, env


def test_rewards_have_names() -> None:
    for seed in range(4):
        places, env = rewards("places", seed=seed)
        scores = env.state.scores()
        lead = scores.pop(env.seat) - max(scores)
        assert places == [0] * (len(places) - 1) + [env.state.returns()[env.seat]]
        wins, _ = rewards("wins", seed=seed)
        assert wins == [0] * (len(wins) - 1) + [(1 + places[-1]) / 2]
        margin, _ = rewards("margin", seed=seed)
        low, high = ilion.load(GAMES[0]).score_range
        assert margin == [0] * (len(margin) - 1) + [lead / (high - low)]
    with pytest.raises(ValueError, match="places, wins, margin, shaped"):
        SingleAgentEnv(GAMES[0], reward="glory")


def test_shaping_adds_up_to_the_places_less_the_opinion_of_the_first_position() -> None:
    env = SingleAgentEnv(GAMES[0], reward="shaped")
    env.reset(seed=4)
    opinion = env.reward.potential
    assert -1 < opinion < 1
    _, info = env.reset(seed=4)
    rng, paid, over = ilion.Rng(4), [], False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = env.step(legal[rng.below(len(legal))])
        paid.append(reward)
    assert sum(paid) == pytest.approx(env.state.returns()[env.seat] - opinion)
    assert sum(reward != 0 for reward in paid) > len(paid) / 2


def test_the_evaluator_that_shapes_judges_a_resampled_world() -> None:
    """The learner's reward must not depend on any part of the true state that a resampled one would not show."""
    env = SingleAgentEnv(GAMES[0], reward="shaped")
    env.reset(seed=4)
    seen: list[ilion.State] = []

    class Listening:
        def values(self, state: ilion.State) -> list[float]:
            seen.append(state)
            return [0.5] * state.seats

    env.reward.evaluator = Listening()
    for _ in range(12):
        env.step(env.state.legal_actions()[0])
        assert seen[-1].view(env.seat) == env.state.view(env.seat)
    assert any(state != env.state for state in seen[-1:]) or len({state.to_bytes() for state in seen}) == len(seen)


def test_a_league_draws_more_often_the_opponents_that_the_learner_loses_to() -> None:
    strong, weak = RandomBot(), RandomBot()
    league = League([strong, weak])
    for _ in range(50):
        league.report(strong, 0.0)
        league.report(weak, 1.0)
    rng = ilion.Rng(1)
    drawn = [league.draw(rng) is strong for _ in range(300)]
    assert 0.8 < sum(drawn) / 300 < 1  # and every member is drawn
    league.add(RandomBot())
    assert {id(league.draw(rng)) for _ in range(300)} == {id(member.bot) for member in league.members}
    with pytest.raises(ValueError, match="at least one"):
        League([])


def test_a_learner_plays_in_a_league_with_an_earlier_version_of_itself() -> None:
    asked = []

    def snapshot(observation: Any, mask: Any) -> int:
        asked.append((observation.shape, mask.dtype))
        return int(np.flatnonzero(mask)[0])

    league = League([PolicyBot(snapshot)])
    finish(SingleAgentEnv(GAMES[0], 3, bot=league), 2)
    assert set(asked) == {(ilion.load(GAMES[0]).tensor_shape, np.dtype(bool))}
    assert league.members[0].games == 1


def test_an_illegal_action_settles_the_potential() -> None:
    """Otherwise a learner whose position is thought to be good would gain by giving it up."""
    env = SingleAgentEnv("troia", reward="shaped", seat=0)
    _, info = env.reset(seed=0)
    for _ in range(12):
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    potential = env.reward.potential
    assert potential != 0
    _, reward, over, _, _ = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert over
    assert reward == pytest.approx(-1 - potential)


def test_the_same_seed_gives_the_same_game_whatever_the_reward() -> None:
    assert rewards("places")[1].state == rewards("shaped")[1].state == rewards("margin")[1].state


def test_a_league_hears_of_games_that_an_illegal_action_ends() -> None:
    league = League([RandomBot()])
    env = SingleAgentEnv(GAMES[0], bot=league)
    _, info = env.reset(seed=1)
    env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (league.members[0].games, league.members[0].wins) == (1, 0)


def test_an_action_is_a_whole_number() -> None:
    env = SingleAgentEnv(GAMES[0])
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(1.5)
    assert env.step(np.array(1))[1] == 0
