"""The Trojan horse as an object of `Game`: sizes, options, clauses, and the module behind each hook."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from ilion.core.actors import CHANCE
from ilion.core.definition import Option, ScoreLine
from ilion.core.draws import DrawSource
from ilion.core.game import Game
from ilion.core.text import Prompt, Refusal, Text
from ilion.core.turn import StagedTurn, TurnId, TurnStart
from ilion.games.trojan_horse import (
    board,
    draws,
    notation,
    position,
    preview,
    refusals,
    scoring,
    staging,
    story,
    types,
    validation,
    view,
)
from ilion.games.trojan_horse.encoding import A_INSERT, CARD, FILL, LOAD, N_ACTIONS, N_CHANCE, SET_OUT
from ilion.games.trojan_horse.features import LearnedHorseEvaluator
from ilion.games.trojan_horse.state import HorseState


class TrojanHorse(Game[HorseState, LearnedHorseEvaluator]):
    id = "trojan-horse"
    title = "The Trojan Horse"
    seats = range(2, 5)
    options = {
        "loading_is_first_turn": Option(("off", "on"), "off", "TH-10"),
        "horse": Option(("memory", "open"), "memory", "TH-29"),
        "edition": Option(("german", "french"), "german", "TH-19"),
    }
    presets = {
        "german-book": {"edition": "german", "horse": "memory"},
        "french-book": {"edition": "french", "horse": "memory"},
    }
    rules_version = 1
    layout_version = 2
    origins = {
        **dict.fromkeys(("TH-2", "TH-3", "TH-4", "TH-5", "TH-7", "TH-8"), "R"),
        **dict.fromkeys(("TH-14", "TH-15", "TH-16", "TH-17", "TH-18", "TH-20", "TH-23", "TH-25"), "R"),
        **dict.fromkeys(("TH-1", "TH-6", "TH-9", "TH-11", "TH-12", "TH-13", "TH-19", "TH-21", "TH-24", "TH-27", "TH-29"), "R/P"),
        **dict.fromkeys(("TH-10", "TH-26"), "P"),
        **dict.fromkeys(("TH-22", "TH-28"), "D/P"),
    }

    n_actions = N_ACTIONS
    n_chance = N_CHANCE
    max_moves = 208  # 140 turns (a deck of 20 lets at least 6 figures in), 14 tridents with two decisions each, 40 insertions
    score_range = (0, 52)
    tensor_shape = (152,)

    view_type = types.View
    describe_type = types.Description
    preview_type = types.Preview
    preview_seats = frozenset({"lookers", "looks", "seat"})
    beat_type = types.Beat

    def initial_state(self, seats: int, options: Mapping[str, str | int]) -> HorseState:
        return HorseState(self, seats, options)

    def draw_source(self, state: HorseState) -> DrawSource | None:
        return draws.draw_source(state)

    def text(self, state: HorseState, action: int) -> str:
        return notation.text(state, action)

    def try_parse(self, state: HorseState, text: str) -> int | None:
        return notation.try_parse(state, text)

    def why_illegal(self, state: HorseState, action: int) -> Refusal:
        return refusals.why_illegal(state, action)

    def prompt(self, state: HorseState) -> Prompt:
        return refusals.prompt(state)

    def words(self, state: HorseState, action: int) -> Text:
        return notation.words(state, action)

    def describe(self, state: HorseState, action: int) -> dict[str, Any]:
        return notation.describe(state, action)

    def memory_clause(self, options: Mapping[str, str | int]) -> str | None:
        return "TH-29" if options["horse"] == "memory" else None

    def preview_needs_recall(self, state: HorseState, action: int, seat: int) -> bool:
        """Whether the preview shows the hero that drops out of the horse."""
        return action >= A_INSERT and self.memory_clause(state.options) is not None

    def description_cache_key(self, state: HorseState, action: int) -> Hashable | None:
        if state.actor != CHANCE:
            return action
        return (action, state.phase) if state.phase in (LOAD, SET_OUT, CARD, FILL) else None

    def redacted(self, state: HorseState, event: int) -> tuple[str, Text, dict[str, Any]] | None:
        return notation.redacted(state, event)

    def preview(self, state: HorseState, action: int, seat: int, recall: bool) -> dict[str, Any]:
        return preview.preview(state, action, seat, recall)

    def view(self, state: HorseState, viewer: int, recall: bool) -> dict[str, Any]:
        return view.view(state, viewer, recall)

    def views(self, state: HorseState, viewers: Mapping[int, bool]) -> dict[int, dict[str, Any]]:
        return view.views(state, viewers)

    def turn_of(self, state: HorseState) -> TurnId:
        return staging.turn_of(state)

    def turns_begun(self, before: HorseState, action: int, after: HorseState) -> list[TurnStart]:
        return staging.turns_begun(before, after)

    def stage(self, before: HorseState, event: int, after: HorseState, viewer: int, recall: bool) -> list[dict[str, Any]]:
        return staging.stage(before, event, after, viewer, recall)

    def staged_alike(self, before: HorseState, event: int, after: HorseState) -> bool:
        return staging.staged_alike(before, event, after)

    def staged_for_good(self, before: HorseState, event: int, after: HorseState) -> bool:
        return staging.staged_for_good(before, event)

    def told_alike(self, before: HorseState, event: int, after: HorseState) -> bool:
        return staging.told_alike(before)

    def tell(self, turn: StagedTurn) -> list[Text]:
        return story.tell(turn, self.make_text)

    def score_sheet(self, state: HorseState, viewer: int) -> list[ScoreLine]:
        return scoring.score_sheet(state, viewer)

    def ending(self, state: HorseState) -> Text:
        return self.make_text("TH-23", "ending")

    def write_position(self, fields: dict[str, Any], state: HorseState) -> dict[str, str]:
        return position.write(fields)

    def read_position(self, words: dict[str, str], state: HorseState) -> dict[str, int | list[int]]:
        return position.read(words, state)

    def why_invalid(self, state: HorseState) -> Text | None:
        return validation.why_invalid(state)

    def board(self, view: Mapping[str, Any], language: str = "en") -> str:
        return board.board(view, self.catalogue.speaker(language))

    def evaluator(self) -> LearnedHorseEvaluator:
        return LearnedHorseEvaluator(self)
