"""The Odyssey as an object of `Game`: sizes, options, clauses, and the module behind each hook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ilion.core.definition import Option, ScoreLine
from ilion.core.draws import DrawSource
from ilion.core.game import Game
from ilion.core.text import Prompt, Refusal, Text
from ilion.core.turn import StagedTurn, TurnId, TurnStart
from ilion.games.odyssey import (
    board,
    consequences,
    draws,
    length,
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
from ilion.games.odyssey.components import BARGAINED_CHIP, CARDS, CHIPS, DEFAULT_ROUNDS, HOMECOMING, ROUNDS
from ilion.games.odyssey.encoding import N_ACTIONS, N_CHANCE
from ilion.games.odyssey.features import LearnedOdysseyEvaluator
from ilion.games.odyssey.observation import SIZE
from ilion.games.odyssey.rules import OdysseyState


class Odyssey(Game[OdysseyState, LearnedOdysseyEvaluator]):
    id = "odyssey"
    title = "Odyssey"
    seats = range(2, 7)
    options = {
        "homecoming": Option(HOMECOMING, "at-most", "OD-27"),
        "bargained_chip": Option(BARGAINED_CHIP, "rim", "OD-22"),
        "max_rounds": Option(ROUNDS, DEFAULT_ROUNDS, "OD-28"),
    }
    presets = {"dutch-book": {"homecoming": "equal", "bargained_chip": "rim"}}
    rules_version = 1
    layout_version = 1
    origins = {
        "OD-1": "R/S/P",
        "OD-2": "P",
        "OD-3": "R/P",
        "OD-4": "R/P",
        "OD-5": "R",
        "OD-6": "R/D",
        "OD-7": "R/P",
        "OD-8": "R",
        "OD-9": "R/P",
        "OD-10": "P",
        "OD-11": "R/P",
        "OD-12": "P",
        "OD-13": "R",
        "OD-14": "R/P",
        "OD-15": "R/P",
        "OD-16": "P",
        "OD-17": "R/P",
        "OD-18": "P",
        "OD-19": "P",
        "OD-20": "R/P",
        "OD-21": "R/P",
        "OD-22": "R/P",
        "OD-23": "R/P",
        "OD-24": "R/P",
        "OD-25": "P",
        "OD-26": "P",
        "OD-27": "R/S/P",
        "OD-28": "P",
        "OD-29": "P",
    }

    rare_positions = (
        # Near home: one ship without chips, one whose cards excuse them, and one with more points than both.
        "odyssey/1 seats=2 max_rounds=20; phase: sail; turn: 0; first: 0; round: 15; roll: 2; seat0: at=-5,0 "
        "rules=ismaros,tenedos,telepylos,kythera,aiaia,aiolia,crete,lotus-coast,pharos,goat-island; "
        "seat1: at=-4,0 cards=wine,lotus,polyphemos,winds,laistrygonians,circe,hades,sirens,skylla,charybdis,cattle; "
        "rim: ismaros=- tenedos=- telepylos=- kythera=- aiaia=- aiolia=- crete=- lotus-coast=- pharos=- goat-island=- scheria=-",
        "odyssey/1 seats=3 max_rounds=20 homecoming=equal; phase: aim; turn: 0; first: 0; round: 18; arrow: 0,0; "
        "seat0: at=0,5 cards=aegis; seat1: at=-3,0 cards=lotus,winds,polyphemos,circe,hades "
        "rules=ismaros,tenedos,telepylos,kythera,aiaia; seat2: at=-5,0 cards=sirens,cattle,skylla,charybdis,wine,kalypso "
        "rules=aiolia,crete,lotus-coast,pharos; rim: ismaros=- tenedos=- telepylos=- kythera=- aiaia=- aiolia=- crete=- "
        "lotus-coast=- pharos=- goat-island=- scheria=- asteris=-",
        # An arrow that meets the three hexes of Troy.
        "odyssey/1 seats=2 max_rounds=20; phase: aim; turn: 1; first: 0; round: 17; arrow: 4,-6; seat0: at=troy; seat1: at=troy",
        "odyssey/1 seats=2 max_rounds=20; phase: aim; turn: 1; first: 0; round: 17; arrow: 6,-4; seat0: at=troy; seat1: at=5,-4",
        # Provisions without a gift left in the supply, and the last round of a fight.
        "odyssey/1 seats=2 max_rounds=20; phase: provisions; turn: 0; first: 0; round: 10; "
        "seat0: at=4,0 gifts=1 cards=wine rules=crete; seat1: at=3,0 gifts=23; rim: crete=-",
        "odyssey/1 seats=2 max_rounds=20; phase: offer; turn: 0; first: 0; round: 10; actor: 0; fight: 0-1 round=12; "
        "seat0: at=3,0 heroes=2; seat1: at=3,0 heroes=2",
        # A fight that costs a ship, with the Aegis and the Veil, and crews about to starve.
        "odyssey/1 seats=2 max_rounds=20; phase: engage; turn: 0; first: 0; round: 10; actor: 0; fight: 0-1 round=0; "
        "seat0: at=3,0 heroes=1 gifts=0 hunger=2 cards=veil rim=crete; "
        "seat1: at=3,0 heroes=1 gifts=0 hunger=3 cards=aegis,wine rules=crete; rim: crete=- pharos=- aiaia=-",
    )

    n_actions = N_ACTIONS
    n_chance = N_CHANCE
    max_moves = length.longest_game(seats[-1], ROUNDS[-1])
    score_range = (-CHIPS, len(CARDS))
    tensor_shape = (SIZE,)

    view_type = types.View
    describe_type = types.Description
    preview_type = types.Preview
    preview_seats = frozenset({"home", "meetings", "meets", "other", "ruler", "seat", "sheltered"})
    beat_type = types.Beat

    def initial_state(self, seats: int, options: Mapping[str, str | int]) -> OdysseyState:
        return OdysseyState(self, seats, options)

    def draw_source(self, state: OdysseyState) -> DrawSource | None:
        return draws.draw_source(state)

    def longest_game(self, seats: int, options: Mapping[str, str | int]) -> int:
        """OD-28: the rounds are limited by the option."""
        return length.longest_game(seats, int(options["max_rounds"]))

    def text(self, state: OdysseyState, action: int) -> str:
        return notation.text(state, action)

    def try_parse(self, state: OdysseyState, text: str) -> int | None:
        return notation.try_parse(state, text)

    def why_illegal(self, state: OdysseyState, action: int) -> Refusal:
        return refusals.why_illegal(state, action)

    def prompt(self, state: OdysseyState) -> Prompt:
        return refusals.prompt(state)

    def words(self, state: OdysseyState, action: int) -> Text:
        return notation.words(state, action)

    def describe(self, state: OdysseyState, action: int) -> dict[str, Any]:
        return notation.describe(state, action)

    def preview(self, state: OdysseyState, action: int, seat: int, recall: bool) -> dict[str, Any]:
        return preview.preview(state, action, seat)

    def view(self, state: OdysseyState, viewer: int, recall: bool) -> dict[str, Any]:
        return view.view(state, viewer)

    def turn_of(self, state: OdysseyState) -> TurnId:
        return consequences.turn_of(state)

    def turns_begun(self, before: OdysseyState, action: int, after: OdysseyState) -> list[TurnStart]:
        return consequences.turns_begun(before, action, after)

    def stage(self, before: OdysseyState, event: int, after: OdysseyState, viewer: int, recall: bool) -> list[dict[str, Any]]:
        return staging.stage(before, event, after)

    def staged_alike(self, before: OdysseyState, event: int, after: OdysseyState) -> bool:
        return True

    def tell(self, turn: StagedTurn) -> list[Text]:
        return story.tell(turn, self.make_text)

    def score_sheet(self, state: OdysseyState, viewer: int) -> list[ScoreLine]:
        return scoring.score_sheet(state)

    def ending(self, state: OdysseyState) -> Text:
        return scoring.ending(state)

    def write_position(self, fields: dict[str, Any], state: OdysseyState) -> dict[str, str]:
        return position.write(fields, state.seats)

    def read_position(self, words: dict[str, str], state: OdysseyState) -> dict[str, int | list[int]]:
        return position.read(words, state)

    def why_invalid(self, state: OdysseyState) -> Text | None:
        return validation.why_invalid(state)

    def board(self, view: Mapping[str, Any], language: str = "en") -> str:
        return board.board(view, self.catalogue.speaker(language))

    def evaluator(self) -> LearnedOdysseyEvaluator:
        return LearnedOdysseyEvaluator(self)
