"""Lots with its turns broken: events that are not shown, turns that cannot be told, or a secret in either."""

from __future__ import annotations

from typing import Any

from ilion.core.turn import TurnId, TurnStart
from tests.testing.mutant import mutant
from tests.testing.toy.game import Lots
from tests.testing.toy.rules import DEAL, KINDS, NOT_YET


@mutant("has no beat: every event is shown")
def an_event_that_is_not_shown(game: Any, state: Any) -> None:
    game.stage = lambda self, before, event, after, viewer, recall: []


@mutant("against game.beat_type")
def a_beat_of_another_type(game: Any, state: Any) -> None:
    game.stage = lambda self, before, event, after, viewer, recall: [{"kind": "lay", "card": event, "seat": "nobody"}]


@mutant("but is shown different beats")
def a_beat_that_shows_a_hidden_card(game: Any, state: Any) -> None:
    def stage(self: Any, before: Any, event: int, after: Any, viewer: int, recall: bool) -> Any:
        beats = Lots.stage(self, before, event, after, viewer, recall)
        if before.phase == DEAL:
            beats[0]["card"] = next(kind for kind in range(KINDS) if before.deck[kind] != after.deck[kind])
        return beats

    game.stage = stage


@mutant("staged_alike('")
def beats_that_only_some_are_shown(game: Any, state: Any) -> None:
    def stage(self: Any, before: Any, event: int, after: Any, viewer: int, recall: bool) -> Any:
        return [
            beat | {"card": None if viewer == 0 else beat["card"]}
            for beat in Lots.stage(self, before, event, after, viewer, recall)
        ]

    game.stage = stage
    game.staged_alike = lambda self, before, event, after: True


@mutant("told_alike() is True of its events")
def sentences_that_change_when_events_must_be_remembered(game: Any, state: Any) -> None:
    def stage(self: Any, before: Any, event: int, after: Any, viewer: int, recall: bool) -> Any:
        beats = Lots.stage(self, before, event, after, viewer, recall)
        return beats if recall else [beat | {"card": None} for beat in beats]

    game.stage = stage
    game.told_alike = lambda self, before, event, after: True


@mutant("staged_for_good('")
def beats_that_change_when_an_event_must_be_remembered(game: Any, state: Any) -> None:
    def stage(self: Any, before: Any, event: int, after: Any, viewer: int, recall: bool) -> Any:
        beats = Lots.stage(self, before, event, after, viewer, recall)
        return beats if recall else [beat | {"card": None} for beat in beats]

    game.stage = stage
    game.staged_for_good = lambda self, before, event, after: True


@mutant("but turns begin differently")
def a_turn_that_opens_with_the_prize(game: Any, state: Any) -> None:
    def turns_begun(self: Any, before: Any, action: int, after: Any) -> Any:
        prize = None if after.prize == NOT_YET else after.prize
        return [TurnStart(self.turn_of(after), [{"kind": "look", "seat": 0, "card": prize}])]

    game.turns_begun = turns_begun


@mutant("against game.beat_type")
def an_opening_of_another_type(game: Any, state: Any) -> None:
    game.turns_begun = lambda self, before, action, after: [TurnStart(self.turn_of(after), [{"kind": "begin"}])]


@mutant("turn_of() is TurnId(kind='turn', seat=None, nth=0)")
def a_turn_of_nobody(game: Any, state: Any) -> None:
    game.turn_of = lambda self, state: TurnId("turn")


@mutant("has 0 sentences: a turn that is over is told in one or two")
def a_turn_that_is_not_told(game: Any, state: Any) -> None:
    game.tell = lambda self, turn: []


@mutant("cannot be put into words")
def a_sentence_that_lacks_a_fact(game: Any, state: Any) -> None:
    game.tell = lambda self, turn: [self.make_text("LO-1", "told-laid", card="one")]


@mutant("names the clause 'LO-9'")
def a_sentence_by_a_clause_that_is_none(game: Any, state: Any) -> None:
    game.tell = lambda self, turn: [self.make_text("LO-9", "told-laid", card="one", seat=0)]


@mutant("must be staged alike")
def a_beat_that_keeps_what_must_be_remembered(game: Any, state: Any) -> None:
    def redacted(self: Any, state: Any, event: int) -> Any:
        data = self.describe(state, event)
        return ("?", self.make_text("LO-2", "ending"), data | {"card": None}) if data["kind"] == "lay" else None

    game.memory_clause = lambda self, options: "LO-2"
    game.redacted = redacted
