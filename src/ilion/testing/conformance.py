"""`check_game`: plays many random games and holds every state against the laws in the modules beside it."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product

from ilion.core.actors import CHANCE, OVER
from ilion.core.game import Game, Option
from ilion.core.record import Event, Record
from ilion.core.state import State
from ilion.testing import data, moves, results, secrets
from ilion.testing.scene import Run, Scene, Viewer

Table = tuple[int, dict[str, str | int]]

SPREAD = 6  # values tried of an option that has many
DRAWS = 10_000  # in a row, without a decision: by then chance goes round in circles
A_FEW = 8


def check_game(
    game: Game, games: int = 20, seed: int = 0, *, share: float = 0.25, progress: Callable[[int, int], None] | None = None
) -> None:
    """Play random games with all numbers of seats and a spread of options, and check that the game keeps every promise.

    `ConformanceError` says what to mend, and where. The expensive checks are made at a `share` of the states. Game number n
    of a run is the first game of a run with the seed `seed + n`. `progress` is called with the games played and to play.
    """
    data.check_facts(game)
    run = Run(game, share)
    tables = tables_of(game)
    stride = max(1, round(len(tables) * 0.618))  # neighbouring games differ in many settings, and in time all have their turn
    while math.gcd(stride, len(tables)) > 1:
        stride += 1
    for n in range(games):
        seats, options = tables[(seed + n) * stride % len(tables)]
        play(Scene(run, seed + n, seats, options))
        if progress:
            progress(n + 1, games)


def tables_of(game: Game) -> list[Table]:
    """All tables at which the game is tried: seats and options."""
    choices = product(*(spread(option) for option in game.options.values()))
    return [(seats, dict(zip(game.options, values, strict=True))) for values in choices for seats in game.seats]


def spread(option: Option) -> list[str | int]:
    values: list[str | int] = list(option.values)
    if len(values) <= SPREAD:
        return values
    chosen = {0, values.index(option.default), *(n * (len(values) - 1) // (SPREAD - 1) for n in range(SPREAD))}
    return [values[n] for n in sorted(chosen)]


def play(scene: Scene) -> None:
    """One random game, every state and every event of it."""
    record = Record.of(scene.state)
    past: list[bytes] = []
    log: dict[Viewer, list[str]] = {viewer: [] for viewer in scene.viewers}
    kept: list[tuple[State, bytes]] = []
    twins = secrets.Twins()
    decisions = draws = 0
    while True:
        check_state(scene)
        past.append(scene.state.to_bytes())
        if scene.state.actor == OVER:
            break
        state = scene.state
        draws = draws + 1 if state.actor == CHANCE else 0
        decisions += state.actor != CHANCE
        if draws > DRAWS:
            scene.fail(f"{DRAWS} draws in a row without a decision: chance goes round in circles")
        if decisions > scene.game.max_moves:
            scene.fail(f"the game goes on after game.max_moves = {scene.game.max_moves} decisions")
        before = state.copy()
        if scene.sampled():
            kept.append((before, past[-1]))
        action = state.draw(scene.play) if state.actor == CHANCE else state.legal_actions()[scene.play.below(state.n_legal())]
        for viewer, lines in log.items():
            lines.append(str(Event(state.actor, state.text(state.seen(action, viewer)))))
        scene.check(make, record, action)
        scene.events += 1
        scene.check(twins.follow, before, action, record)
    scene.check(twins.finish, record)
    scene.check(results.check_result, record)
    scene.check(results.check_record, record, past, log)
    for state, data_then in kept:
        if state.to_bytes() != data_then:
            scene.fail("a copy made earlier has changed since: assign_() must copy every field, not share it", state)


def make(scene: Scene, record: Record, action: int) -> None:
    record.add(scene.state, action)


def check_state(scene: Scene) -> None:
    """The state as it stands; now and then the game goes on with one that was stored and read back."""
    before = scene.state.to_bytes()
    thorough = scene.sampled()
    stored = scene.check(moves.check_storage)
    scene.check(moves.check_legal_actions)
    scene.check(moves.check_chance)
    scene.check(moves.check_applying, scene.state.n_legal() if thorough else A_FEW)
    scene.check(data.check_prompt)
    scene.check(data.check_descriptions, scene.state.n_legal() if thorough else A_FEW)
    scene.check(results.check_scores)
    if thorough or scene.state.actor == OVER:
        scene.check(moves.check_refusals)
        scene.check(moves.check_notation)
        scene.check(data.check_views)
        scene.check(results.check_tensors)
        for viewer in scene.viewers:
            scene.check(secrets.check_resampling, viewer)
    if scene.state.to_bytes() != before:
        scene.fail("looking at the state changed it: only apply and apply_nth may")
    scene.state = [scene.state, *stored][scene.rng.below(4)]
