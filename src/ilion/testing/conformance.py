"""`check_game`: plays many random games and checks every state against the laws in the modules beside it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.definition import Option
from ilion.core.game import Game
from ilion.core.record import Event, Record
from ilion.core.state import State
from ilion.testing import areas, data, fuzz, moves, results, secrets, stories
from ilion.testing.beliefs import Beliefs
from ilion.testing.levels import Completeness, completeness
from ilion.testing.scene import Run, Scene, Viewer
from ilion.testing.twins import Twins

Table = tuple[int, dict[str, str | int]]

SPREAD = 6  # values that are tried of an option with many
A_FEW = 8


def check_game(
    game: Game[Any], games: int = 20, seed: int = 0, *, share: float = 0.25, progress: Callable[[int, int], None] | None = None
) -> Completeness:
    """Play random games with all numbers of seats and a spread of options, check that the game keeps every promise, and return the
    level of completeness that it has reached.

    `ConformanceError` names the fault and its place. The expensive checks are made at a `share` of the states. Game number n of a
    run is the first game of a run with the seed `seed + n`. `progress` is called with the numbers of games played and to play.
    """
    data.check_facts(game)
    areas.check_declarations(game)
    run = Run(game, share)
    tables = tables_of(game)
    stride = max(1, round(len(tables) * 0.618))  # consecutive games differ in many settings, and in time all are covered
    while math.gcd(stride, len(tables)) > 1:
        stride += 1
    for n in range(games):
        seats, options = tables[(seed + n) * stride % len(tables)]
        scene = Scene(run, seed + n, seats, options)
        with scene.failing():
            play(scene)
        if progress:
            progress(n + 1, games)
    return completeness(game)


def tables_of(game: Game[Any]) -> list[Table]:
    """Return all tables at which the game is tried: seats and options."""
    choices = product(*(spread(option) for option in game.options.values()))
    return [(seats, dict(zip(game.options, values, strict=True))) for values in choices for seats in game.seats]


def spread(option: Option) -> list[str | int]:
    values: list[str | int] = list(option.values)
    if len(values) <= SPREAD:
        return values
    chosen = {0, values.index(option.default), *(n * (len(values) - 1) // (SPREAD - 1) for n in range(SPREAD))}
    return [values[n] for n in sorted(chosen)]


def play(scene: Scene) -> None:
    """Play one random game and check every state and event of it."""
    game, state = scene.game, scene.state
    # The real rules tag plays whole games, and those must first be known to end.
    record = Record(game, state.seats, state.options, rules=f"{game.rules_version} untold")
    check_state(scene)
    past = [state.to_bytes()]
    log: dict[Viewer, list[str]] = {viewer: [] for viewer in scene.viewers}
    kept: list[tuple[State, bytes]] = []
    twins = Twins()
    beliefs = Beliefs(scene)
    story = stories.Story(scene)
    pace = moves.Pace(scene)
    while scene.state.actor != OVER:
        state = scene.state
        before = state.copy()
        if scene.sampled():
            kept.append((before, past[-1]))
        pace.count(state)
        action = state.draw(scene.play) if state.actor == CHANCE else state.legal_actions()[scene.play.below(state.n_legal())]
        for viewer, lines in log.items():
            lines.append(str(Event(state.actor, state.text(state.seen(action, viewer)))))
        record.add(state, action)
        scene.events += 1
        check_state(scene)
        twins.follow(scene, before, action, record)
        beliefs.follow(scene, before, action)
        story.follow(scene, before, action)
        past.append(scene.state.to_bytes())
    twins.finish(scene, record)
    fuzz.check_damaged(scene, past)
    results.check_result(scene, record)
    results.check_record(scene, replace(record, rules=""), past, log)
    for state, data_then in kept:
        if state.to_bytes() != data_then:
            scene.fail("a copy made earlier has changed since: assign_() must copy every field, not share it", state)


def check_state(scene: Scene) -> None:
    """Check the current state; now and then the game continues with one that was stored and read back."""
    before = scene.state.to_bytes()
    thorough = scene.sampled()
    results.check_buffers(scene)
    stored = moves.check_storage(scene)
    moves.check_legal_actions(scene)
    moves.check_chance(scene)
    moves.check_applying(scene, scene.state.n_legal() if thorough else A_FEW)
    data.check_prompt(scene)
    data.check_descriptions(scene, scene.state.n_legal() if thorough else A_FEW)
    results.check_scores(scene)
    results.check_tensors(scene)
    if thorough or scene.state.actor == OVER:
        moves.check_refusals(scene)
        moves.check_notation(scene)
        data.check_views(scene)
        data.check_shared_views(scene)
        areas.check_areas(scene)
        for viewer in scene.viewers:
            secrets.check_resampling(scene, viewer)
    if scene.state.to_bytes() != before:
        scene.fail("looking at the state changed it: only apply and apply_nth may change it")
    if scene.noise.below(8) == 0:
        fuzz.check_garbled(scene)
    scene.state = [scene.state, *stored][scene.rng.below(4)]
