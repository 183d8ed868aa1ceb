"""Laws of secrecy over time: worlds that look alike continue to look alike until an event distinguishes them."""

from __future__ import annotations

from dataclasses import dataclass

from ilion.core.actors import CHANCE, OVER
from ilion.core.record import Record
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.testing.scene import Scene, Viewer, name_of
from ilion.testing.secrets import check_perceived, difference, is_decided, visible_event, visible_state
from ilion.testing.stories import check_same_story


@dataclass
class Twin:
    """A world that a viewer cannot distinguish from the real one; its record, if it is known from the start of the game."""

    world: State
    record: Record | None = None


class Twins:
    """One twin per viewer, led through the events that the viewer perceives until something distinguishes the worlds.

    That may be a draw that the viewer sees, a move that reveals, a move by which a seat shows what it alone knew, or the end.
    A veiled draw may not, nor a move that reveals nothing and whose maker cannot distinguish the worlds either.
    """

    def __init__(self) -> None:
        self.twins: dict[Viewer, Twin] = {}

    def follow(self, scene: Scene, before: State, action: int, record: Record) -> None:
        """Follow an event of the real world."""
        for viewer, twin in list(self.twins.items()):
            if not self.step(scene, viewer, twin, before, action, record):
                del self.twins[viewer]
        for viewer in scene.viewers:
            if viewer not in self.twins or scene.sampled():
                other = check_perceived(scene, before, action, viewer)
                if viewer not in self.twins and scene.state.actor != OVER:
                    self.begin(scene, viewer, before, other, record)

    def begin(self, scene: Scene, viewer: Viewer, before: State, other: int | None, record: Record) -> None:
        """Begin a twin in which another event has just happened or, if there is none, sometimes a resampled one."""
        if other is not None:
            past = Record(record.game, record.seats, record.options, record.events[:-1], rules=record.rules)
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
        if found := difference(visible_event(before, seen), visible_event(world, seen)):
            scene.fail(f"{who} perceives {seen} in worlds it cannot distinguish, but is shown: {found}", before)
        was = world.copy()
        if twin.record is None:
            world.apply(other)
        else:
            twin.record.add(world, other)
        found = difference(visible_state(scene.state, viewer), visible_state(world, viewer))
        if found is None:
            if world.actor != OVER:
                check_same_story(scene, viewer, (before, action, scene.state), (was, other, world))
            return True
        if not may_part(before, action, was, other, seen) and not is_decided(scene, scene.state):
            scene.fail(
                f"{who} could not distinguish two worlds and saw {before.text(seen)!r} happen in both, yet now is shown: {found}. "
                "What a viewer learns from an event must be in what it sees of it",
                before,
            )
        if twin.record is not None:
            del twin.record.events[-1]
        return self.part(scene, viewer, twin, record)

    def part(self, scene: Scene, viewer: Viewer, twin: Twin, record: Record) -> bool:
        """End the twin's record where the worlds were still alike."""
        if twin.record is not None and scene.sampled():
            check_same_log(scene, viewer, twin.record, record)
        return False

    def finish(self, scene: Scene, record: Record) -> None:
        for viewer, twin in self.twins.items():
            self.part(scene, viewer, twin, record)


def may_part(before: State, action: int, world: State, other: int, seen: int) -> bool:
    """Whether an event in the real world and one in a twin, which a viewer perceives as `seen`, may end their likeness."""
    if before.actor == CHANCE:
        return seen >= 0
    return other != action or before.reveals(action) or before.view(before.actor) != world.view(before.actor)


def check_same_log(scene: Scene, viewer: Viewer, theirs: Record, record: Record) -> None:
    """Check that `for_seat` of two games that looked the same to a viewer is the same text."""
    texts = []
    for events in (theirs.events, record.events[: len(theirs.events)]):
        seen = Record(record.game, record.seats, record.options, list(events), rules=record.rules).for_seat(viewer)
        texts.append([line for line in str(seen).splitlines() if not line.startswith("[Check ")])
    if found := difference(texts[0], texts[1], "line"):
        scene.fail(f"for_seat({viewer}) distinguishes two games that looked the same to {name_of(viewer)}: {found}")
