"""Laws of secrecy: facts that a viewer cannot know must not change anything it is shown.

Two kinds of worlds must look alike to a viewer. A resampled one does by the promise of `resample`. Two outcomes of one draw that
`seen` veils alike lead to worlds that look alike by the rules themselves, so they test `resample` too.
"""

from __future__ import annotations

from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import InvalidNotation
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.testing.moves import Pace, others
from ilion.testing.scene import Scene, Viewer, name_of

A_FEW = 12


def visible_state(state: State, viewer: Viewer) -> dict[str, Any]:
    """Return everything a viewer is shown of the current state."""
    return {
        "actor": state.actor,
        "view": state.view(viewer),
        "view without recall": state.view(viewer, recall=False),
        "prompt": state.prompt().to_dict(),
        "score_sheet": [(*line[:3], dict(line.facts), line.points) for line in state.score_sheet(viewer)],
        "tensor": [] if viewer is None else state.tensor(viewer).tolist(),
    }


def visible_to_actor(state: State, seat: int, numbers: list[int]) -> dict[str, Any]:
    """Return everything the seat to move is shown about its moves, and about numbers that are not moves."""
    legal = state.legal_actions()
    reasons = {number: state.explain(number) for number in numbers}
    return {
        "legal_actions": legal,
        "text": [state.text(action) for action in legal],
        "words": [state.words(action).to_dict() for action in legal],
        "describe": [state.describe(action) for action in legal],
        "preview": [state.preview(action, seat) for action in legal],
        "preview without recall": [state.preview(action, seat, recall=False) for action in legal],
        "reveals": [state.reveals(action) for action in legal],
        "refusal": {str(number): reason and reason.to_dict() for number, reason in reasons.items()},
        "answer to a garbled notation": answer(state, "no such move"),
    }


def answer(state: State, text: str) -> str:
    try:
        return str(state.parse(text))
    except InvalidNotation as error:
        return str(error)


def visible_event(state: State, seen: int) -> dict[str, Any]:
    return {"text": state.text(seen), "words": state.words(seen).to_dict(), "describe": state.describe(seen)}


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """Return the first difference between two values, or None."""
    if one == other:
        return None
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            inner = f"{path}.{key}" if path else str(key)
            if key not in one or key not in other:
                return f"{inner} is in one only"
            if found := difference(one[key], other[key], inner):
                return found
    if isinstance(one, list) and isinstance(other, list):
        for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            if found := difference(mine, theirs, f"{path}[{number}]"):
                return found
    return f"{path} is {one!r} or {other!r}"


def check_alike(scene: Scene, viewer: Viewer, one: State, other: State, why: str) -> None:
    """Check that a viewer is shown the same of two worlds over every channel."""
    if found := difference(visible_state(one, viewer), visible_state(other, viewer)):
        scene.fail(f"{why}, yet {name_of(viewer)} is shown different things: {found}", one)
    if viewer is not None and viewer == one.actor:
        numbers = others(scene, one)
        if found := difference(visible_to_actor(one, viewer, numbers), visible_to_actor(other, viewer, numbers)):
            scene.fail(f"{why}, yet {name_of(viewer)}, who is to move, is shown different things: {found}", one)
    shared = set(other.legal_actions())
    veiled = {other.seen(action, viewer) for action in shared}
    for action in scene.some(one.legal_actions(), A_FEW):
        seen = one.seen(action, viewer)
        if action in shared and seen != other.seen(action, viewer):
            scene.fail(f"{why}, yet seen({action}, {viewer}) is {seen} in one and {other.seen(action, viewer)} in the other", one)
        if seen in veiled and (found := difference(visible_event(one, seen), visible_event(other, seen))):
            scene.fail(f"{why}, yet {name_of(viewer)} would perceive {seen} in two ways: {found}", one)
        if action in shared and viewer is not None and one.actor >= 0:
            if found := difference(one.preview(action, viewer), other.preview(action, viewer)):
                scene.fail(f"{why}, yet preview({action}, {viewer}) distinguishes them: {found}", one)


def check_resampling(scene: Scene, viewer: Viewer) -> None:
    """Check non-interference by resampling, for one viewer."""
    state = scene.state
    before = state.to_bytes()
    seed, again = scene.seed(), scene.seed()
    world = state.resample(viewer, Rng(seed))
    who = name_of(viewer)
    if state.to_bytes() != before:
        scene.fail(f"resample({viewer}) changed the original state")
    if reason := scene.game.why_invalid(world):
        scene.fail(f"resample({viewer}) makes an impossible world: {reason}", world)
    check_alike(scene, viewer, state, world, f"this world and a resampled one are the same to {who}")
    check_same_resampling(scene, viewer, state, world, again)
    if viewer is not None and viewer == state.actor:
        check_reveals(scene, viewer, world)
    if scene.sampled(0.1):
        check_playable(scene, world)


def check_same_resampling(scene: Scene, viewer: Viewer, one: State, other: State, seed: int) -> None:
    mine, theirs = one.resample(viewer, Rng(seed)), other.resample(viewer, Rng(seed))
    if mine.to_bytes() != theirs.to_bytes():
        where = difference(mine.position().split("; "), theirs.position().split("; "), "position")
        scene.fail(
            f"resample({viewer}) depends on what {name_of(viewer)} cannot know: two worlds that look the same to it, "
            f"resampled with equal generators, become different ({where})",
            one,
        )


def check_reveals(scene: Scene, seat: int, world: State) -> None:
    """Check that after a move that reveals nothing, the acting seat still cannot distinguish the worlds."""
    state = scene.state
    for action in scene.some(state.legal_actions(), A_FEW):
        if state.reveals(action):
            continue
        if found := difference(visible_state(after(state, action), seat), visible_state(after(world, action), seat)):
            scene.fail(
                f"reveals({action}) is False, yet {state.text(action)!r} shows seat {seat} something it did not know: {found}; "
                "return True from reveals_(), or hide it"
            )


def check_playable(scene: Scene, world: State) -> None:
    """Check that a resampled world can be played to an end like any other."""
    game = finished(scene, world)
    if reason := scene.game.why_invalid(game):
        scene.fail(f"a resampled world, played to the end, is impossible; game.why_invalid() says: {reason}", game)


def is_decided(scene: Scene, state: State) -> bool:
    """Whether no seat will act any more, so that secrets may be revealed: the game is over, or only draws remain."""
    return finished(scene, state, draws_only=True).actor == OVER


def finished(scene: Scene, state: State, *, draws_only: bool = False) -> State:
    """Return a copy played at random to the end, or as far as chance alone goes."""
    state = state.copy()
    rng = Rng(scene.seed())
    pace = Pace(scene)
    while state.actor == CHANCE or (state.actor != OVER and not draws_only):
        pace.count(state)
        if not state.n_legal():
            scene.fail("legal_actions() is empty here: it is empty when the game is over, and only then", state)
        if state.actor == CHANCE:
            state.apply(state.draw(rng))
        else:
            state.apply_nth(rng.below(state.n_legal()))
    return state


def check_perceived(scene: Scene, before: State, action: int, viewer: Viewer) -> int | None:
    """After an event, check that the state remembers for the viewer exactly what that viewer perceived.

    Returns another event that the viewer could not have distinguished from this one, if any.
    """
    seen = before.seen(action, viewer)
    alike = []
    rest = [other for other in before.legal_actions() if other != action]
    for other in scene.some(rest, A_FEW if seen < 0 else 1):
        if before.seen(other, viewer) == seen:
            alike.append(other)
        elif scene.sampled():
            check_remembered(scene, viewer, before, action, other)
    if not alike:
        return None
    other = alike[scene.rng.below(len(alike))]
    world = after(before, other)
    if before.actor != CHANCE and (before.reveals(action) or before.reveals(other)):
        return None
    if is_decided(scene, scene.state) or is_decided(scene, world):
        return None
    why = f"{before.text(action)!r} and {before.text(other)!r} are both veiled from {name_of(viewer)}"
    check_alike(scene, viewer, scene.state, world, why)
    check_same_resampling(scene, viewer, scene.state, world, scene.seed())
    return other


def check_remembered(scene: Scene, viewer: Viewer, before: State, action: int, other: int) -> None:
    """Check that two events that a viewer can distinguish lead to worlds that stay different when they are resampled for it."""
    seed = scene.seed()
    mine, theirs = scene.state, after(before, other)
    if mine.to_bytes() == theirs.to_bytes():
        return
    if mine.resample(viewer, Rng(seed)).to_bytes() == theirs.resample(viewer, Rng(seed)).to_bytes():
        scene.fail(
            f"seen() shows {name_of(viewer)} {before.seen(action, viewer)} for {before.text(action)!r} and "
            f"{before.seen(other, viewer)} for {before.text(other)!r}, but resample({viewer}) treats the difference as unknown: "
            "veil it in seen_(), or store in the state that it was seen",
            before,
        )


def after(state: State, action: int) -> State:
    world = state.copy()
    world.apply(action)
    return world
