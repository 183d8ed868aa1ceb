"""Horus as an object of `Game`: sizes, options, clauses, and the module behind each hook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ilion.core.definition import Option, ScoreLine
from ilion.core.draws import DrawSource
from ilion.core.game import Game
from ilion.core.text import Prompt, Refusal, Text
from ilion.core.turn import StagedTurn, TurnId, TurnStart
from ilion.games.horus import board, draws, notation, position, preview, refusals, scoring, staging, story, types, validation, view
from ilion.games.horus.components import COMPENSATION, PILES, SPLIT
from ilion.games.horus.encoding import N_ACTIONS, N_CHANCE
from ilion.games.horus.nile import FarSightedHorusEvaluator
from ilion.games.horus.observation import SIZE
from ilion.games.horus.state import HorusState


class Horus(Game[HorusState, FarSightedHorusEvaluator]):
    id = "horus"
    title = "Horus"
    seats = range(2, 5)
    options = {
        "tiles": Option(tuple(SPLIT), "eight", "HO-2"),
        "stone": Option(("must", "may"), "must", "HO-19"),
        "compensation": Option(("none", "points"), "none", "HO-33"),
    }
    presets = {"german-book": {"stone": "must"}}
    rules_version = 1
    layout_version = 2
    origins = {
        "HO-1": "R/S",
        "HO-2": "P",
        "HO-3": "R/P",
        "HO-4": "R",
        "HO-5": "R",
        "HO-6": "R/P",
        "HO-7": "P",
        "HO-8": "R",
        "HO-9": "R/P",
        "HO-10": "R",
        "HO-11": "R/P",
        "HO-12": "R/P",
        "HO-13": "R",
        "HO-14": "R/P",
        "HO-15": "R/P",
        "HO-16": "P",
        "HO-17": "R",
        "HO-18": "R",
        "HO-19": "R/P",
        "HO-20": "R/P",
        "HO-21": "R/P",
        "HO-22": "R/P",
        "HO-23": "R/P",
        "HO-24": "P",
        "HO-25": "R/P",
        "HO-26": "R/P",
        "HO-27": "R",
        "HO-28": "R",
        "HO-29": "R/P",
        "HO-30": "R",
        "HO-31": "D/P",
        "HO-32": "R",
        "HO-33": "P",
    }

    rare_positions = (
        # A region beside a temple, worth more than the limit, and a player with a Nile card and only four others.
        "horus/1 seats=2; phase: card; turn: 0; first: no; table: river@0,0 end1@-2,0 end2@2,0 temple@0,2 desert@2,2/white "
        "desert@4,2/blue desert@2,4/white desert@0,4 desert@-2,4 desert@-2,2 hills@0,-2/blue hills@2,-2 hills@4,-2; "
        "hands: hills3 farmland3 marsh3 any? / desert4 hills4 farmland4 marsh4 any1",
    )

    n_actions = N_ACTIONS
    n_chance = N_CHANCE
    # With ten tiles per pile: 41 bag tiles of one decision and 16 rivers of four; 57 turns of card, pile, use, place and stone;
    # four Nile cards of seven.
    max_moves = 41 + 16 * 4 + 57 * 5 + 4 * 7
    score_range = (0, 200 + COMPENSATION)  # twenty stones in as many regions of ten points
    tensor_shape = (SIZE,)

    view_type = types.View
    describe_type = types.Description
    preview_type = types.Preview
    preview_seats = frozenset({"leaders", "seat"})
    beat_type = types.Beat

    def initial_state(self, seats: int, options: Mapping[str, str | int]) -> HorusState:
        return HorusState(self, seats, options)

    def draw_source(self, state: HorusState) -> DrawSource | None:
        return draws.draw_source(state)

    def text(self, state: HorusState, action: int) -> str:
        return notation.text(state, action)

    def try_parse(self, state: HorusState, text: str) -> int | None:
        return notation.try_parse(state, text)

    def why_illegal(self, state: HorusState, action: int) -> Refusal:
        return refusals.why_illegal(state, action)

    def prompt(self, state: HorusState) -> Prompt:
        return refusals.prompt(state)

    def words(self, state: HorusState, action: int) -> Text:
        return notation.words(state, action)

    def describe(self, state: HorusState, action: int) -> dict[str, Any]:
        return notation.describe(state, action)

    def preview(self, state: HorusState, action: int, seat: int, recall: bool) -> dict[str, Any]:
        return preview.preview(state, action)

    def view(self, state: HorusState, viewer: int, recall: bool) -> dict[str, Any]:
        return view.view(state, viewer)

    def turn_of(self, state: HorusState) -> TurnId:
        return staging.turn_of(state)

    def turns_begun(self, before: HorusState, action: int, after: HorusState) -> list[TurnStart]:
        return staging.turns_begun(before, after)

    def stage(self, before: HorusState, event: int, after: HorusState, viewer: int, recall: bool) -> list[dict[str, Any]]:
        return staging.stage(before, event, after)

    def staged_alike(self, before: HorusState, event: int, after: HorusState) -> bool:
        return True

    def tell(self, turn: StagedTurn) -> list[Text]:
        return story.tell(turn, self.make_text)

    def score_sheet(self, state: HorusState, viewer: int) -> list[ScoreLine]:
        return scoring.score_sheet(state)

    def ending(self, state: HorusState) -> Text:
        first, second = state.emptied
        return self.make_text("HO-26", "ending", a_pile=PILES[first], b_pile=PILES[second])

    def write_position(self, fields: dict[str, Any], state: HorusState) -> dict[str, str]:
        return position.write(fields, state)

    def read_position(self, words: dict[str, str], state: HorusState) -> dict[str, int | list[int]]:
        return position.read(words, state)

    def why_invalid(self, state: HorusState) -> Text | None:
        return validation.why_invalid(state)

    def board(self, view: Mapping[str, Any], language: str = "en") -> str:
        return board.board(view, self.catalogue.speaker(language))

    def evaluator(self) -> FarSightedHorusEvaluator:
        return FarSightedHorusEvaluator(self)
