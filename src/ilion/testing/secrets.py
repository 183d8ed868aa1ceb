"""Laws of secrecy: what a viewer cannot know changes nothing that it is told.

Two kinds of worlds must look alike to a viewer. A resampled one does by the promise of `resample`. Two outcomes of one draw
that `seen` veils alike lead to worlds that look alike by the rules themselves, so they also test `resample`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.errors import InvalidNotation
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.testing.moves import others
from ilion.testing.scene import Scene, Viewer, name_of

A_FEW = 12


def told(state: State, viewer: Viewer) -> dict[str, Any]:
    """What a viewer is shown of a state as it stands."""
    return {
        "actor": state.actor,
        "view": state.view(viewer),
        "view without recall": state.view(viewer, recall=False),
        "prompt": state.prompt().data(),
        "score_sheet": [(*line[:3], dict(line.facts), line.points) for line in state.score_sheet(viewer)],
        "tensor": [] if viewer is None else state.tensor(viewer).tolist(),
    }


def told_as_actor(state: State, seat: int, numbers: list[int]) -> dict[str, Any]:
    """What the seat to move is told about its moves, and about numbers that are none."""
    legal = state.legal_actions()
    reasons = {number: state.explain(number) for number in numbers}
    return {
        "legal_actions": legal,
        "text": [state.text(action) for action in legal],
        "words": [state.words(action).data() for action in legal],
        "describe": [state.describe(action) for action in legal],
        "preview": [state.preview(action, seat) for action in legal],
        "reveals": [state.reveals(action) for action in legal],
        "refusal": {str(number): reason and reason.data() for number, reason in reasons.items()},
        "answer to a garbled notation": answer(state, "no such move"),
    }


def answer(state: State, text: str) -> str:
    try:
        return str(state.parse(text))
    except InvalidNotation as error:
        return str(error)


def told_of_event(state: State, seen: int) -> dict[str, Any]:
    return {"text": state.text(seen), "words": state.words(seen).data(), "describe": state.describe(seen)}


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """Where two values differ first, or None."""
    if one == other:
        return None
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            inner = f"{path}.{key}" if path else str(key)
            if key not in one or key not in other:
                return f"{inner} stands in one only"
            if found := difference(one[key], other[key], inner):
                return found
    if isinstance(one, list) and isinstance(other, list):
        for number, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            if found := difference(mine, theirs, f"{path}[{number}]"):
                return found
    return f"{path} is {one!r} or {other!r}"


def check_alike(scene: Scene, viewer: Viewer, one: State, other: State, why: str) -> None:
    """A viewer is told the same of two worlds over every channel."""
    if found := difference(told(one, viewer), told(other, viewer)):
        scene.fail(f"{why}, yet {name_of(viewer)} is told different things: {found}", one)
    if viewer is not None and viewer == one.actor:
        numbers = others(scene, one)
        if found := difference(told_as_actor(one, viewer, numbers), told_as_actor(other, viewer, numbers)):
            scene.fail(f"{why}, yet {name_of(viewer)}, who is to move, is told different things: {found}", one)
    shared = set(other.legal_actions())
    veiled = {other.seen(action, viewer) for action in shared}
    for action in scene.some(one.legal_actions(), A_FEW):
        seen = one.seen(action, viewer)
        if action in shared and seen != other.seen(action, viewer):
            scene.fail(f"{why}, yet seen({action}, {viewer}) is {seen} in one and {other.seen(action, viewer)} in the other", one)
        if seen in veiled and (found := difference(told_of_event(one, seen), told_of_event(other, seen))):
            scene.fail(f"{why}, yet {name_of(viewer)} would perceive {seen} in two ways: {found}", one)
        if action in shared and viewer is not None and one.actor >= 0:
            if found := difference(one.preview(action, viewer), other.preview(action, viewer)):
                scene.fail(f"{why}, yet preview({action}, {viewer}) tells them apart: {found}", one)


def check_resampling(scene: Scene, viewer: Viewer) -> None:
    """Non-interference by resampling, for one viewer."""
    state = scene.state
    before = state.to_bytes()
    seed, again = scene.seed(), scene.seed()
    world = state.resample(viewer, Rng(seed))
    who = name_of(viewer)
    if state.to_bytes() != before:
        scene.fail(f"resample({viewer}) changed the state it was asked of")
    if fault := scene.game.fault(world):
        scene.fail(f"resample({viewer}) makes an impossible world: {fault}", world)
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
    """A move that reveals nothing leaves its maker as unable to tell the worlds apart as before."""
    state = scene.state
    for action in scene.some(state.legal_actions(), A_FEW):
        if state.reveals(action):
            continue
        after, there = state.copy(), world.copy()
        after.apply(action)
        there.apply(action)
        if found := difference(told(after, seat), told(there, seat)):
            scene.fail(
                f"reveals({action}) is False, yet {state.text(action)!r} tells seat {seat} what it did not know: {found}; "
                "make reveals_() True, or hide it"
            )


def check_playable(scene: Scene, world: State) -> None:
    """A resampled world goes on to an end like any other."""
    rng = Rng(scene.seed())
    game = world.copy()
    moves = draws = 0
    while game.actor != OVER:
        if not game.n_legal():
            scene.fail("a resampled world comes to a state without legal actions", game)
        if game.actor == CHANCE:
            draws += 1
            game.apply(game.draw(rng))
        else:
            moves += 1
            game.apply_nth(rng.below(game.n_legal()))
        if moves > scene.game.max_moves or draws > 100_000:
            scene.fail("a resampled world does not come to an end within game.max_moves", game)
    if fault := scene.game.fault(game):
        scene.fail(f"a resampled world, played to the end, is impossible: {fault}", game)


def check_veiled(scene: Scene, before: State, action: int, viewer: Viewer) -> int | None:
    """After a veiled event: another that the viewer perceives alike leads to a world that looks alike. Returns it, if any."""
    seen = before.seen(action, viewer)
    if seen >= 0:
        return None
    alike = []
    for other in scene.some(before.legal_actions(), A_FEW):
        if other == action:
            continue
        world = before.copy()
        world.apply(other)
        code = before.seen(other, viewer)
        if code == seen:
            alike.append(other)
        elif code < 0 and difference(told(scene.state, viewer), told(world, viewer)) is None:
            scene.fail(
                f"seen({action}, {viewer}) is {seen} and seen({other}, {viewer}) is {code}, yet the views after them are the same: "
                "a veiled event must not tell more than the view, so give both the same number",
                before,
            )
    if not alike:
        return None
    other = alike[scene.rng.below(len(alike))]
    world = before.copy()
    world.apply(other)
    if OVER in (scene.state.actor, world.actor) or (before.actor != CHANCE and (before.reveals(action) or before.reveals(other))):
        return None
    why = f"{before.text(action)!r} and {before.text(other)!r} are both veiled from {name_of(viewer)}"
    check_alike(scene, viewer, scene.state, world, why)
    check_same_resampling(scene, viewer, scene.state, world, scene.seed())
    return other


@dataclass
class Twin:
    """A world that a viewer cannot tell from the real one; its record, if it is known from the start of the game."""

    world: State
    record: Record | None = None


class Twins:
    """One twin for each viewer, led through the events that the viewer perceives until something tells the worlds apart.

    That may be a draw that the viewer sees, a move that reveals, a move by which a seat shows what it alone knew, or the end.
    A veiled draw may not, nor a move that reveals nothing and whose maker cannot tell the worlds apart either.
    """

    def __init__(self) -> None:
        self.twins: dict[Viewer, Twin] = {}

    def follow(self, scene: Scene, before: State, action: int, record: Record) -> None:
        """After an event of the real world."""
        for viewer, twin in list(self.twins.items()):
            if not self.step(scene, viewer, twin, before, action, record):
                del self.twins[viewer]
        for viewer in scene.viewers:
            if viewer not in self.twins and scene.state.actor != OVER:
                self.begin(scene, viewer, before, action, record)

    def begin(self, scene: Scene, viewer: Viewer, before: State, action: int, record: Record) -> None:
        other = check_veiled(scene, before, action, viewer)
        if other is not None:
            past = Record(record.game, record.seats, record.options, record.events[:-1])
            world = before.copy()
            past.add(world, other)
            self.twins[viewer] = Twin(world, past)
        elif scene.sampled(0.2):
            self.twins[viewer] = Twin(scene.state.resample(viewer, Rng(scene.seed())))

    def step(self, scene: Scene, viewer: Viewer, twin: Twin, before: State, action: int, record: Record) -> bool:
        """Whether the two worlds still look alike to the viewer."""
        world = twin.world
        who = name_of(viewer)
        seen = before.seen(action, viewer)
        alike = [other for other in world.legal_actions() if world.seen(other, viewer) == seen]
        if not alike:
            return self.part(scene, viewer, twin, record)
        other = action if action in alike and seen >= 0 else alike[scene.rng.below(len(alike))]
        if found := difference(told_of_event(before, seen), told_of_event(world, seen)):
            scene.fail(f"{who} perceives {seen} in worlds it cannot tell apart, but is told: {found}", before)
        if before.actor == CHANCE:
            may_part = seen >= 0
        else:
            shows = before.view(before.actor) != world.view(before.actor)
            may_part = shows or other != action or before.reveals(action)
        if twin.record is None:
            world.apply(other)
        else:
            twin.record.add(world, other)
        found = difference(told(scene.state, viewer), told(world, viewer))
        if found is None:
            return True
        if not may_part and scene.state.actor != OVER:
            scene.fail(
                f"{who} could not tell two worlds apart and saw {before.text(seen)!r} happen in both, yet now is told: {found}. "
                "What a viewer learns from an event must be in what it sees of it",
                before,
            )
        if twin.record is not None:
            del twin.record.events[-1]
        return self.part(scene, viewer, twin, record)

    def part(self, scene: Scene, viewer: Viewer, twin: Twin, record: Record) -> bool:
        """The twin's record ends where the worlds were still alike."""
        if twin.record is not None and scene.sampled():
            check_same_log(scene, viewer, twin.record, record)
        return False

    def finish(self, scene: Scene, record: Record) -> None:
        for viewer, twin in self.twins.items():
            self.part(scene, viewer, twin, record)


def check_same_log(scene: Scene, viewer: Viewer, theirs: Record, record: Record) -> None:
    """`for_seat` of two games that looked the same to a viewer is one text."""
    texts = []
    for events in (theirs.events, record.events[: len(theirs.events)]):
        texts.append(str(Record(record.game, record.seats, record.options, list(events)).for_seat(viewer)).splitlines())
    if found := difference(texts[0], texts[1], "line"):
        scene.fail(f"for_seat({viewer}) tells apart two games that looked the same to {name_of(viewer)}: {found}")
