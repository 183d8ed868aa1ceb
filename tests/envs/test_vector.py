"""n games stepped at once play exactly the games that single states play."""

from __future__ import annotations

import hashlib
import os
import signal
import sys
import threading
import warnings

import numpy as np
import pytest

import ilion
from ilion.envs import vector
from ilion.envs.batch import Batch

GAMES = ilion.games()
STEPS = 60


@pytest.mark.parametrize("id", GAMES)
def test_a_lane_shows_what_its_state_shows(id: str) -> None:
    batch = vector(id, 3, seed=5)
    for _ in range(STEPS):
        now = batch.step(batch.random_actions())
        for lane in range(3):
            state = batch.state(lane)
            assert state.actor == now.actors[lane] >= 0
            assert now.observations[lane].tobytes() == state.tensor(state.actor).tobytes()
            assert np.flatnonzero(now.masks[lane]).tolist() == state.legal_actions()


@pytest.mark.parametrize("id", GAMES)
def test_a_lane_plays_by_the_rules_and_pays_what_the_state_returns(id: str) -> None:
    seats = ilion.load(id).seats[-1]
    batch = vector(id, 2, seats=seats, seed=9)
    ended = 0
    for _ in range(3 * ilion.load(id).max_moves):
        before, actions = [batch.state(0), batch.state(1)], batch.random_actions().copy()
        rngs = [lane.rng.copy() for lane in batch.lanes]
        now = batch.step(actions)
        for lane, state in enumerate(before):
            state.apply(int(actions[lane]))
            ilion.deal(state, rngs[lane])
            over = state.actor == ilion.OVER
            assert now.dones[lane] == over
            assert now.rewards[lane].tolist() == pytest.approx(state.returns())
            if not over:
                assert batch.state(lane) == state
            ended += over
        if ended >= 2:
            return
    raise AssertionError("no game has ended")


def played(batch: Batch, steps: int) -> list[bytes]:
    return [b"".join(part.tobytes() for part in batch.step(batch.random_actions())) for _ in range(steps)]


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads(id: str) -> None:
    one, three = vector(id, 7, seed=4), vector(id, 7, seed=4, threads=3)
    assert played(one, STEPS) == played(three, STEPS)
    one.reset(4)
    again = played(one, STEPS)
    three.reset(4)
    assert again == played(three, STEPS)
    assert again != played(vector(id, 7, seed=5), STEPS)
    three.close()


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("n", [50, 51])  # shares of several portions, of which the last may be a small one
def test_threads_that_help_each_other_play_every_game_once(id: str, n: int) -> None:
    one, three = vector(id, n, seed=4), vector(id, n, seed=4, threads=3)
    assert played(one, 5) == played(three, 5)
    assert [one.step_randomly().observations.tobytes() for _ in range(20)] == [
        three.step_randomly().observations.tobytes() for _ in range(20)
    ]
    three.close()


def test_the_games_of_a_batch_differ() -> None:
    now = vector(GAMES[0], 16, seed=1).reset()
    assert len({row.tobytes() for row in now.observations}) > 1


def test_one_illegal_action_is_named_and_changes_no_game() -> None:
    batch = vector(GAMES[0], 4, seed=1)
    actions = batch.random_actions().copy()
    actions[2] = batch.game.n_actions - 1
    before = [batch.state(lane) for lane in range(4)]
    with pytest.raises(ilion.IllegalMove) as error:
        batch.step(actions)
    assert "game 2 of the batch" in error.value.__notes__[0]
    for bad in (-1, batch.game.n_actions, 2**40):
        with pytest.raises(ilion.IllegalMove):
            batch.step([bad] * 4)
    assert [batch.state(lane) for lane in range(4)] == before


@pytest.mark.parametrize("actions", [[0, 0], [0.0] * 4, [[0] * 4], "0000"])
def test_anything_but_one_integer_per_game_is_refused(actions: object) -> None:
    with pytest.raises(ValueError, match="expected 4 integers"):
        vector(GAMES[0], 4).step(actions)  # type: ignore[arg-type]


def test_the_buffers_cannot_be_written_from_outside() -> None:
    batch = vector(GAMES[0], 2)
    for part in (*batch.reset(), batch.random_actions()):
        with pytest.raises(ValueError, match="read-only"):
            part[0] = 1


def test_sizes_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="n must be at least 1"):
        vector(GAMES[0], 0)
    with pytest.raises(ValueError, match="threads must be 1 to 2"):
        vector(GAMES[0], 2, threads=3)
    with pytest.raises(ilion.InvalidOption):
        vector(GAMES[0], 2, colour="red")
    with pytest.raises(ilion.UnknownGame):
        vector("chess", 2)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_closed_batch_is_closed_and_keeps_its_games(threads: int) -> None:
    batch = vector(GAMES[0], 7, seed=4, threads=threads)
    now = batch.step_randomly()
    before, actions = now.observations.copy(), batch.random_actions()
    batch.close()
    batch.close()
    for refused in (batch.reset, batch.step_randomly, lambda: batch.step(actions)):
        with pytest.raises(RuntimeError, match="the batch is closed"):
            refused()
    assert (now.observations == before).all()
    assert batch.state(0).legal_actions()


def test_the_threads_end_with_their_batch() -> None:
    before = set(threading.enumerate())
    batch = vector(GAMES[0], 6, seed=1, threads=3)
    batch.step(batch.random_actions())
    own = [thread for thread in threading.enumerate() if thread not in before]
    assert len(own) == 2
    del batch
    for thread in own:
        thread.join()


def test_random_moves_within_the_step_are_those_that_it_would_have_chosen_before() -> None:
    for id in GAMES:
        one, other = vector(id, 5, seed=3), vector(id, 5, seed=3, threads=2)
        for _ in range(STEPS):
            within = b"".join(part.tobytes() for part in one.step_randomly())
            assert within == b"".join(part.tobytes() for part in other.step(other.random_actions()))
        other.close()


def test_random_actions_of_earlier_positions_are_checked() -> None:
    batch = vector(GAMES[0], 64, seed=1)
    actions = batch.random_actions()
    batch.step(actions)
    illegal = [not mask[action] for mask, action in zip(batch.step_randomly().masks, actions, strict=True)]
    assert any(illegal)
    with pytest.raises(ilion.IllegalMove) as error:
        batch.step(actions)
    assert f"game {illegal.index(True)} of the batch" in error.value.__notes__[0]


def test_threads_that_have_gone_to_sleep_wake_up_for_the_next_step() -> None:
    one, three = vector(GAMES[0], 7, seed=4), vector(GAMES[0], 7, seed=4, threads=3)
    for _ in range(5):
        threading.Event().wait(0.01)  # far longer than they look for work before they sleep
        assert played(one, 1) == played(three, 1)
    three.close()


def test_every_lane_shows_its_own_state_after_many_games() -> None:
    """Only changes are written: nothing of earlier positions may be left over."""
    for id in GAMES:
        batch = vector(id, 2, seed=8)
        for _ in range(40):
            for _ in range(25):
                now = batch.step_randomly()
            for lane in range(2):
                state = batch.state(lane)
                assert now.observations[lane].tobytes() == state.tensor(state.actor).tobytes()
                assert now.masks[lane].tobytes() == bytes(state.mask())


@pytest.mark.skipif(sys.platform == "win32", reason="no process forks there")
def test_a_batch_goes_on_in_a_process_that_has_forked() -> None:
    """A fork does not copy the threads: the other process would wait for them forever."""
    batch = vector(GAMES[0], 7, seed=4, threads=3)
    batch.step_randomly()
    reader, writer = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the warning of newer versions of Python about a fork with threads
        child = os.fork()
    if child == 0:
        signal.alarm(60)  # ends the child if it waits
        try:
            os.write(writer, hashlib.sha256(repr(played(batch, STEPS)).encode()).digest())
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as answer:
        found = answer.read()
    os.waitpid(child, 0)
    assert found == hashlib.sha256(repr(played(batch, STEPS)).encode()).digest()


def test_two_threads_cannot_make_one_batch_step_at_once() -> None:
    """They would play the same games at the same time, and wait for each other's shares forever."""
    batch = vector(GAMES[0], 400, seed=4, threads=2)
    refusals: list[str] = []

    def step() -> None:
        while not refusals:
            try:
                batch.step_randomly()
            except RuntimeError as error:
                refusals.append(str(error))

    others = [threading.Thread(target=step, daemon=True) for _ in range(2)]
    for other in others:
        other.start()
    for other in others:
        other.join()
    assert "another thread" in refusals[0]
    batch.step_randomly()
    batch.close()
