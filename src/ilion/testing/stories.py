"""Laws of turns: every event is staged in beats of the declared type, and every turn can be told in every language."""

from __future__ import annotations

from typing import Any

from ilion.core.actors import CHANCE, SPECTATOR
from ilion.core.state import State
from ilion.core.story import Turn, Turns
from ilion.core.text import Names, Text
from ilion.core.turn import Beat, StagedTurn, TurnId
from ilion.testing.scene import Scene, Viewer, name_of
from ilion.testing.secrets import after, difference

MAX_SENTENCES = 12
PLAYERS = ("Ann", "Bea", "Cleo", "Dido", "Eve", "Fay")


class Story:
    """The turns of a game that is being checked, with the beats of the current one for every viewer."""

    def __init__(self, scene: Scene) -> None:
        self.turns = Turns(scene.state)
        self.staged: dict[Viewer, list[list[Beat]]] = {viewer: [] for viewer in scene.viewers}
        # the same, with those events redacted that the game declares as told alike
        self.remembered: dict[Viewer, list[list[Beat]]] = {viewer: [] for viewer in scene.viewers}

    def follow(self, scene: Scene, before: State, action: int) -> None:
        """Check the story after an event of the game."""
        check_turn_id(scene, scene.game.turn_of(before))
        expensive = False
        for viewer, events in self.staged.items():
            events.append(check_beats(scene, before, action, scene.state, viewer, recall=True))
            if scene.sampled():
                check_beats(scene, before, action, scene.state, viewer, recall=False)
                check_redacted(scene, before, action, viewer)
                expensive = True
            alike = scene.game.told_alike(before, before.seen(action, viewer), scene.state)
            self.remembered[viewer].append(staged(before, action, scene.state, viewer, False) if alike else events[-1])
        if expensive:
            check_staged_alike(scene, before, action)
            check_staged_for_good(scene, before, action)
        first = len(self.turns.list)
        turn = self.turns.add(scene.events, before, action, scene.state)
        for begun in self.turns.list[first:]:
            check_conforms(scene, begun.opening, f"turns_begun({action})", before)
        if turn.finished or scene.sampled():
            self.tell(scene, turn)
        if turn.finished:
            for missed in self.turns.list[first:-1]:
                self.begin_turn(scene)
                self.tell(scene, missed)
            self.begin_turn(scene)

    def begin_turn(self, scene: Scene) -> None:
        self.staged = {viewer: [] for viewer in scene.viewers}
        self.remembered = {viewer: [] for viewer in scene.viewers}

    def tell(self, scene: Scene, turn: Turn) -> None:
        for viewer, events in self.staged.items():
            staged = StagedTurn(turn.id.kind, turn.id.seat, turn.opening, events, turn.finished)
            sentences = scene.game.tell(staged)
            what = f"the story of turn {turn.number} for {name_of(viewer)}"
            if turn.finished and not 0 < len(sentences) <= MAX_SENTENCES:
                scene.fail(f"{what} has {len(sentences)} sentences: a turn that is over is told in one or two, rarely more")
            for text in sentences:
                check_sentence(scene, text, what)
            self.check_told_alike(scene, turn, viewer, sentences, what)

    def check_told_alike(self, scene: Scene, turn: Turn, viewer: Viewer, sentences: list[Text], what: str) -> None:
        """Check that the sentences of a turn stay the same for an event that the game declares as told alike once it must be
        remembered."""
        remembered = self.remembered[viewer]
        if remembered == self.staged[viewer]:
            return
        later = scene.game.tell(StagedTurn(turn.id.kind, turn.id.seat, turn.opening, remembered, turn.finished))
        if later != sentences:
            scene.fail(f"told_alike() is True of its events, but {what} changes once they must be remembered")


def check_turn_id(scene: Scene, id: TurnId) -> None:
    state = scene.state
    if not isinstance(id, TurnId) or (id.seat is None) == (id.kind == "turn") or (id.seat is not None and id.seat >= state.seats):
        scene.fail(f"turn_of() is {id!r}: a TurnId, with a seat if it is a turn and without one otherwise")


def check_beats(scene: Scene, before: State, action: int, then: State, viewer: Viewer, *, recall: bool) -> list[Beat]:
    """Return the beats of an event, and check that they conform to their type and leave both states unchanged."""
    beats = staged(before, action, then, viewer, recall)
    what = f"stage({before.text(before.seen(action, viewer))!r}) for {name_of(viewer)}, recall={recall}"
    if not beats:
        scene.fail(f"{what} has no beat: every event is shown", before)
    check_conforms(scene, beats, what, before)
    return beats


def staged(before: State, action: int, then: State, viewer: Viewer, recall: bool) -> list[Beat]:
    number = SPECTATOR if viewer is None else viewer
    return before.game.stage(before, before.seen(action, viewer), then, number, recall)


def check_staged_alike(scene: Scene, before: State, action: int) -> None:
    """Check that viewers with the same perception are shown the same beats of an event that the game declares as staged alike."""
    for recall in (True, False):
        shown: dict[int, tuple[Viewer, list[Beat]]] = {}
        for viewer in scene.viewers:
            seen = before.seen(action, viewer)
            if not scene.game.staged_alike(before, seen, scene.state):
                continue
            beats = staged(before, action, scene.state, viewer, recall)
            other, theirs = shown.setdefault(seen, (viewer, beats))
            if found := difference(theirs, beats, "beats"):
                what = f"staged_alike({before.text(seen)!r}) is True, but {name_of(other)} and {name_of(viewer)} are shown"
                scene.fail(f"{what} different beats: {found}", before)


def check_staged_for_good(scene: Scene, before: State, action: int) -> None:
    """Check that the beats of an event that everybody perceives, and that the game declares as staged for good, stay the same once
    it must be remembered."""
    if before.seen(action, None) != action or not scene.game.staged_for_good(before, action, scene.state):
        return
    for viewer in scene.viewers:
        first, later = (staged(before, action, scene.state, viewer, recall) for recall in (True, False))
        if found := difference(first, later, "beats"):
            what = f"staged_for_good({before.text(action)!r}) is True, but {name_of(viewer)}"
            scene.fail(f"{what} is shown other beats once it must be remembered: {found}", before)


def check_conforms(scene: Scene, beats: list[Beat], what: str, before: State) -> None:
    for beat in beats:
        if reason := scene.run.shapes.why_invalid("beat", beat):
            scene.fail(f"{what}: {reason}", before)
        if not isinstance(beat.get("kind"), str):
            scene.fail(f"{what}: a beat without a kind", before)


def check_redacted(scene: Scene, before: State, action: int, viewer: Viewer) -> None:
    """Check that events that are told alike once they must be remembered are staged alike from then on."""
    if not scene.game.memory_clause(before.options):
        return
    told = scene.game.redacted(before, before.seen(action, viewer))
    if told is None:
        return
    for other in scene.some([other for other in before.legal_actions() if other != action], 3):
        alike = scene.game.redacted(before, before.seen(other, viewer))
        if alike is None or (alike[0], alike[2]) != (told[0], told[2]):
            continue
        mine = staged(before, action, scene.state, viewer, False)
        if found := difference(mine, staged(before, other, after(before, other), viewer, False), "beats"):
            scene.fail(f"without recall, {before.text(action)!r} and {before.text(other)!r} must be staged alike: {found}", before)


def check_sentence(scene: Scene, text: Text, what: str) -> None:
    """Check that a sentence is based on a clause and can be about the reader, others by name, and unnamed seats."""
    seats = range(scene.state.seats)
    everybody = Names(PLAYERS[: scene.state.seats], frozenset(seats))
    for names in (Names(), Names(PLAYERS[: scene.state.seats]), everybody):
        scene.check_text(text, what, names)
    for part in text.facts.values():
        for inner in part if isinstance(part, tuple) else ():
            check_sentence(scene, inner, what)


def check_same_story(scene: Scene, viewer: Viewer, one: Moment, other: Moment) -> None:
    """Check that twin worlds that still look alike after an event stage it alike."""
    who = name_of(viewer)
    for recall in (True, False):
        mine, theirs = (staged(*moment, viewer, recall) for moment in (one, other))
        if found := difference(mine, theirs, "beats"):
            scene.fail(f"{who} cannot tell two worlds apart, but is shown different beats: {found}", one[0])
    before, _, then = one
    if then.actor != CHANCE and before.game.turn_of(before) == before.game.turn_of(then):
        return
    openings = [_openings(*moment) for moment in (one, other)]
    if found := difference(openings[0], openings[1], "openings"):
        scene.fail(f"{who} cannot tell two worlds apart, but turns begin differently: {found}", before)


Moment = tuple[State, int, State]  # the state before an event, the action, the state after it


def _openings(before: State, action: int, then: State) -> list[Any]:
    game = before.game
    if game.turn_of(before) == game.turn_of(then):
        return []
    return [[list(start.id), start.opening] for start in game.turns_begun(before, action, then)]
