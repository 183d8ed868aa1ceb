"""Other packages beside ours, each driven by its own API in the fastest way it offers.

A contender is one game of one package. Each of its chunks plays a little, at random or from a recorded game, and returns the number
of decisions it made; the benchmark repeats the chunk until its time is over.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from random import Random
from typing import Any

import ilion
from ilion.core.playout import deal, playouts
from ilion.core.rng import Rng

NEEDED = ("numpy", "pettingzoo")  # by our own environments
AT_ONCE = 1024
STEPS = 8  # of all games at once, per chunk
PLAYOUTS = 8  # per chunk
SEED = 1

Chunk = Callable[[], int]


@dataclass
class Contender:
    """A game of a package: the mean number of legal moves in random games, and the functions to measure."""

    package: str
    game: str
    branching: float
    chunks: dict[str, Chunk]


def ours(id: str) -> Contender:
    """Return one of our games, to be measured in every way."""
    from ilion.envs import pettingzoo, vector

    start, rng, random = ilion.load(id).new(), Rng(SEED), Random(SEED).random
    batch = vector(id, AT_ONCE, seed=SEED)
    choices: list[int] = []

    def python() -> int:
        state, moves = start.copy(), 0
        deal(state, rng)
        while n := state.n_legal():
            state.apply_nth(int(random() * n))
            deal(state, rng)
            moves += 1
        return moves

    def at_once() -> int:
        for _ in range(STEPS):
            batch.step(batch.random_actions())
        return STEPS * AT_ONCE

    state = start.copy()
    deal(state, rng)
    while n := state.n_legal():
        choices.append(n)
        state.apply_nth(rng.below(n))
        deal(state, rng)
    return Contender(
        "Ilion",
        id,
        sum(choices) / len(choices),
        {
            "python": python,
            "native": lambda: playouts(start, PLAYOUTS, rng).moves,
            "step": replay(pettingzoo.raw_env(id), look=False),
            "wrapped": replay(pettingzoo.env(id), look=True),
            "vector": at_once,
        },
    )


def replay(env: Any, look: bool) -> Chunk:
    """Return a chunk that replays a recorded game in PettingZoo, so that only the environment is measured: `step` alone, or `last`
    and `step` as programs usually call them."""
    actions, _ = recorded(env)

    def chunk() -> int:
        env.reset(seed=SEED)
        step, last = env.step, env.last
        if look:
            for action in actions:
                last()
                step(action)
        else:
            for action in actions:
                step(action)
        return len(actions)

    return chunk


def recorded(env: Any) -> tuple[list[int], float]:
    """Return the actions of a random game in PettingZoo, and the mean number of legal actions."""
    random, actions, choices = Random(SEED), [], 0
    env.reset(seed=SEED)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            break
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        legal = [action for action, may in enumerate(mask) if may]
        choices += len(legal)
        actions.append(random.choice(legal))
        env.step(actions[-1])
    return actions, choices / len(actions)


def pettingzoo_classic(name: str) -> Contender:
    """Return a classic game of PettingZoo."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo calls its own way of making environments deprecated
        module = import_module(f"pettingzoo.classic.{name}")
        _, branching = recorded(module.env())
        chunks = {"step": replay(module.raw_env(), look=False), "wrapped": replay(module.env(), look=True)}
    return Contender("PettingZoo", name, branching, chunks)


def open_spiel(name: str) -> Contender:
    """Return a game of OpenSpiel. Its fastest random games inside C++ are those of `RandomRolloutEvaluator`, called by an `MCTSBot`
    with one simulation. It does not count moves, so they are estimated from the mean length of games stepped from Python."""
    spiel: Any = import_module("pyspiel")
    rl_environment: Any = import_module("open_spiel.python.rl_environment")
    vector_env: Any = import_module("open_spiel.python.vector_env")
    output: Any = import_module("open_spiel.python.rl_agent").StepOutput
    game, random = spiel.load_game(name), Random(SEED)
    lengths: list[int] = []
    choices: list[int] = []

    def draw(state: Any) -> None:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])

    def python() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw(state)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                moves += 1
        return moves

    for _ in range(20):
        lengths.append(python())
    state = game.new_initial_state()
    draw(state)
    while not state.is_terminal():
        choices.append(len(state.legal_actions()))
        state.apply_action(random.choice(state.legal_actions()))
        draw(state)
    start = game.new_initial_state()
    draw(start)
    rollouts = 400

    def native() -> int:
        evaluator = spiel.RandomRolloutEvaluator(rollouts, random.randrange(2**30))
        spiel.MCTSBot(game, evaluator, 1.0, 1, 64, False, 1, False).mcts_search(start)
        return round(rollouts * sum(lengths) / len(lengths))

    many = vector_env.SyncVectorEnv([rl_environment.Environment(game) for _ in range(AT_ONCE)])
    now = [many.reset()]

    def at_once() -> int:
        legal = [step.observations["legal_actions"][step.observations["current_player"]] for step in now[0]]
        now[0] = many.step([output(random.choice(actions), None) for actions in legal], reset_if_done=True)[0]
        return AT_ONCE

    return Contender("OpenSpiel", name, sum(choices) / len(choices), {"python": python, "native": native, "vector": at_once})


def rlcard(name: str) -> Contender:
    """Return a game of RLCard."""
    env = import_module("rlcard").make(name, config={"seed": SEED})
    random = Random(SEED)
    choices: list[int] = []

    def python() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            choices.append(len(actions))
            state, _ = env.step(random.choice(actions))
            moves += 1
        return moves

    python()
    return Contender("RLCard", name, sum(choices) / len(choices), {"python": python})


def pgx(name: str) -> Contender:
    """Return a game of pgx. From Python, steps are compiled for one game; at once, choices and steps are one compiled loop."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make(name)
    auto_reset = import_module("pgx.experimental").auto_reset
    init, step = jax.jit(env.init), jax.jit(env.step)
    np: Any = import_module("numpy")
    random = Random(SEED)
    choices: list[int] = []
    keys = [jax.random.PRNGKey(seed) for seed in range(64)]

    def python() -> int:
        state, moves = init(random.choice(keys)), 0
        while not state.terminated:
            legal = np.flatnonzero(state.legal_action_mask)
            choices.append(len(legal))
            state = step(state, int(random.choice(legal)), random.choice(keys))
            moves += 1
        return moves

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choose, settle = jax.random.split(key, 3)
        action = jax.random.categorical(choose, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf), axis=-1)
        return (jax.vmap(auto_reset(env.step, env.init))(state, action, jax.random.split(settle, AT_ONCE)), key), None

    loop = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS)[0])
    now = [(jax.jit(jax.vmap(env.init))(jax.random.split(keys[0], AT_ONCE)), keys[1])]

    def at_once() -> int:
        now[0] = jax.block_until_ready(loop(now[0]))
        return STEPS * AT_ONCE

    python()
    at_once()  # compiles
    return Contender("pgx", name, sum(choices) / len(choices), {"python": python, "vector": at_once})


@dataclass
class Package:
    """A package whose games are contenders."""

    title: str
    distribution: str
    module: str
    make: Callable[[str], Contender]
    games: tuple[str, ...]

    @property
    def here(self) -> bool:
        return find_spec(self.module) is not None

    @property
    def version(self) -> str:
        return version(self.distribution)


PACKAGES = (
    Package("OpenSpiel", "open_spiel", "pyspiel", open_spiel, ("connect_four", "backgammon", "gin_rummy", "hearts")),
    Package("PettingZoo", "pettingzoo", "pygame", pettingzoo_classic, ("connect_four_v3", "tictactoe_v3")),
    Package("RLCard", "rlcard", "rlcard", rlcard, ("gin-rummy", "uno")),
    Package("pgx", "pgx", "pgx", pgx, ("connect_four", "backgammon", "go_9x9")),
)


def bind() -> None:
    """Keep this process on one core, as far as the packages allow it."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    with suppress(AttributeError, OSError):  # not every system can bind a process
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def contenders(packages: tuple[Package, ...]) -> Iterator[Contender]:
    """Yield all contenders, ours first."""
    bind()
    for id in ilion.games():
        yield ours(id)
    for package in packages:
        for name in package.games:
            yield package.make(name)
