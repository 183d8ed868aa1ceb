"""Troia as an object of `Game`: sizes, options, clauses, and the module behind each hook."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from ilion.core.definition import Option, ScoreLine
from ilion.core.draws import DrawSource
from ilion.core.game import Game
from ilion.core.text import Prompt, Refusal, Text
from ilion.core.turn import StagedTurn, TurnId
from ilion.games.troia import board, draws, notation, position, preview, refusals, scoring, staging, story, types, validation, view
from ilion.games.troia.components import STEPS_TO_WIN
from ilion.games.troia.encoding import N_ACTIONS, N_CHANCE
from ilion.games.troia.features import LearnedTroiaEvaluator
from ilion.games.troia.observation import SIZE
from ilion.games.troia.state import TroiaState

ALL_FACES = tuple("".join(faces) for faces in product("AB", repeat=6))


class Troia(Game[TroiaState, LearnedTroiaEvaluator]):
    id = "troia"
    title = "Troia"
    seats = range(2, 3)
    options = {
        "gods": Option(("first-game", "random", *ALL_FACES), "first-game", "TR-8"),
        "parts": Option(("default", "scarce"), "default", "TR-5"),
        "apollo": Option(("top", "any"), "top", "TR-26"),
        "deck_end": Option(("finish", "at-once"), "finish", "TR-30"),
    }
    presets = {"spanish-book": {"gods": "first-game", "deck_end": "at-once"}}
    rules_version = 1
    layout_version = 2
    origins = {
        "TR-1": "R/S/P",
        "TR-2": "D/P",
        "TR-3": "D/P",
        "TR-4": "S/P",
        "TR-5": "P",
        "TR-6": "S/D",
        **dict.fromkeys(("TR-7", "TR-8", "TR-12", "TR-23", "TR-28"), "R"),
        **dict.fromkeys(("TR-16", "TR-17", "TR-18", "TR-19", "TR-20", "TR-21"), "R"),
        **dict.fromkeys(("TR-9", "TR-10", "TR-11", "TR-13", "TR-14", "TR-15", "TR-22", "TR-24", "TR-25"), "R/P"),
        **dict.fromkeys(("TR-26", "TR-27", "TR-29", "TR-30"), "R/P"),
        "TR-31": "D/P",
    }

    rare_positions = (
        # The last stage of the Trojans, which one card or two can win, and the last part of the horse.
        "troia/1 seats=2 gods=AAAAAA; phase: goal; olympus: ares poseidon zeus artemis hera hermes; turn: trojan; stage: 3; "
        "field: achilles diomedes / . / ajax odysseus menelaus agamemnon / . / .; greeks: boar; trojans: fish boar+boar boar+fish",
        "troia/1 seats=2 gods=BBBBBB; phase: goal; olympus: hephaestus doris athena apollo iris aphrodite; turn: greek; "
        "horse: fish+bull fish deer; stage: 3; field: . / . / ajax odysseus / menelaus / achilles diomedes agamemnon; "
        "greeks: pomegranate boar+fish boar+ram trojan:fish*; trojans: ram boar+fish",
        # Aphrodite with a single hero who can go back.
        "troia/1 seats=2 gods=AAAAAB; phase: forward; olympus: aphrodite ares poseidon zeus artemis hera; turn: greek; "
        "god: aphrodite; field: achilles ajax odysseus diomedes agamemnon / menelaus / . / . / .; greeks: boar fish; trojans: deer",
    )

    n_actions = N_ACTIONS
    n_chance = N_CHANCE
    # At most 162 cards are paid: 54 of the decks, and 108 that Apollo takes again, for which he must be paid, as must Doris for the
    # 54 that can come back to their owner. An offering takes at most 5 decisions besides its cards, a draw 2, and all goal steps
    # together 15: 162 · 6 + 26 · 2 + 15.
    max_moves = 1039
    score_range = (0, STEPS_TO_WIN)
    tensor_shape = (SIZE,)

    view_type = types.View
    describe_type = types.Description
    preview_type = types.Preview
    beat_type = types.Beat

    def initial_state(self, seats: int, options: Mapping[str, str | int]) -> TroiaState:
        return TroiaState(self, seats, options)

    def draw_source(self, state: TroiaState) -> DrawSource | None:
        return draws.draw_source(state)

    def text(self, state: TroiaState, action: int) -> str:
        return notation.text(state, action)

    def try_parse(self, state: TroiaState, text: str) -> int | None:
        return notation.try_parse(state, text)

    def why_illegal(self, state: TroiaState, action: int) -> Refusal:
        return refusals.why_illegal(state, action)

    def prompt(self, state: TroiaState) -> Prompt:
        return refusals.prompt(state)

    def words(self, state: TroiaState, action: int) -> Text:
        return notation.words(state, action)

    def describe(self, state: TroiaState, action: int) -> dict[str, Any]:
        return notation.describe(state, action)

    def preview(self, state: TroiaState, action: int, seat: int, recall: bool) -> dict[str, Any]:
        return preview.preview(state, action, seat)

    def view(self, state: TroiaState, viewer: int, recall: bool) -> dict[str, Any]:
        return view.view(state, viewer)

    def turn_of(self, state: TroiaState) -> TurnId:
        return staging.turn_of(state)

    def stage(self, before: TroiaState, event: int, after: TroiaState, viewer: int, recall: bool) -> list[dict[str, Any]]:
        return staging.stage(before, event, after)

    def staged_alike(self, before: TroiaState, event: int, after: TroiaState) -> bool:
        return True

    def tell(self, turn: StagedTurn) -> list[Text]:
        return story.tell(turn, self.make_text)

    def score_sheet(self, state: TroiaState, viewer: int) -> list[ScoreLine]:
        return scoring.score_sheet(state)

    def ending(self, state: TroiaState) -> Text:
        return scoring.ending(state)

    def write_position(self, fields: dict[str, Any], state: TroiaState) -> dict[str, str]:
        return position.write(fields, state)

    def read_position(self, words: dict[str, str], state: TroiaState) -> dict[str, int | list[int]]:
        return position.read(words, state)

    def why_invalid(self, state: TroiaState) -> Text | None:
        return validation.why_invalid(state)

    def board(self, view: Mapping[str, Any], language: str = "en") -> str:
        return board.board(view, self.catalogue.speaker(language))

    def evaluator(self) -> LearnedTroiaEvaluator:
        return LearnedTroiaEvaluator(self)
