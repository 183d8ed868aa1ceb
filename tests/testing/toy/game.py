"""Lots: everything about words and data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from typing_extensions import TypedDict

from ilion import CHANCE, OVER, Evaluator, Game, Option, Prompt, Refusal, ScoreLine, Text
from ilion.core.turn import END, SET_UP, StagedTurn, TurnId
from tests.testing.toy.rules import DEAL, DONE, EACH, KINDS, LOOK, LOOKING, NOT_YET, TURN, TURNING_OVER, LotsState

NAMES = ("nought", "one", "two", "three")


class View(TypedDict):
    seats: int
    to_move: int
    hand: list[int] | None
    hand_sizes: list[int]
    top: list[int]
    laid: list[list[int]] | None
    looked: list[bool]
    prize: int | None


class Lay(TypedDict):
    kind: Literal["lay", "deal", "look", "turn over"]
    card: int | None
    seat: int


class Shown(TypedDict):
    kind: Literal["lay", "deal", "look", "turn over"]
    seat: int
    card: int | None


class Gain(TypedDict):
    points: int


class Lots(Game[LotsState, Evaluator]):
    id = "lots"
    title = "Lots"
    seats = range(2, 4)
    options: ClassVar[Mapping[str, Option]] = {
        "cards": Option(range(1, 4), 2, "LO-1"),
        "look": Option(("once", "never"), "once", "LO-3"),
    }
    rules_version = 1
    layout_version = 1
    origins: ClassVar[Mapping[str, str]] = {"LO-1": "R", "LO-2": "R", "LO-3": "P", "LO-4": "D"}
    n_actions = KINDS + 1
    n_chance = KINDS
    max_moves = 12
    score_range = (0, 12)
    tensor_shape = (2 * KINDS + 1,)
    view_type = View
    describe_type = Lay
    preview_type = Gain
    beat_type = Shown

    state_type: ClassVar[type[LotsState]] = LotsState

    def initial_state(self, seats: int, options: Mapping[str, str | int]) -> LotsState:
        return self.state_type(self, seats, options)

    def evaluator(self) -> Evaluator:
        return Evaluator(self)

    def text(self, state: Any, action: int) -> str:
        if action < 0:
            return "?"
        return "look" if action == LOOK else NAMES[action]

    def try_parse(self, state: Any, text: str) -> int | None:
        words = [*NAMES, "look"] if state.actor != CHANCE else NAMES
        return words.index(text.lower()) if text.lower() in words else None

    def why_illegal(self, state: Any, action: int) -> Refusal:
        if action != LOOK:
            return self.make_refusal("LO-2", "refusal-not-held", card=NAMES[action])
        return self.make_refusal("LO-3", "refusal-no-look", look=state.options["look"])

    def prompt(self, state: Any) -> Prompt:
        if state.actor == OVER:
            return self.make_prompt("LO-4", "prompt-over")
        if state.phase == DEAL:
            return self.make_prompt("LO-1", "prompt-deal", seat=state.turn)
        if state.phase == TURN:
            return self.make_prompt("LO-2", "prompt-turn", seat=state.turn)
        return self.make_prompt("LO-3" if state.phase == LOOKING else "LO-4", "prompt-prize")

    def words(self, state: Any, action: int) -> Text:
        if state.actor == CHANCE:
            return self.make_text("LO-1", "event-drawn", card=NAMES[action] if action >= 0 else "hidden", seat=state.turn)
        if action == LOOK:
            return self.make_text("LO-3", "event-look", seat=state.turn)
        return self.make_text("LO-2", "event-laid", seat=state.turn, card=NAMES[action])

    def describe(self, state: Any, action: int) -> dict[str, Any]:
        kind = "lay"
        if state.actor == CHANCE:
            kind = "deal" if state.phase == DEAL else "turn over"
        elif action == LOOK:
            kind = "look"
        return {"kind": kind, "card": action if 0 <= action < KINDS else None, "seat": state.turn}

    def preview(self, state: Any, action: int, seat: int, recall: bool) -> dict[str, Any]:
        return {"points": 0 if action == LOOK else action}

    def view(self, state: Any, viewer: int, recall: bool) -> dict[str, Any]:
        return {
            "seats": state.seats,
            "to_move": state.actor,
            "hand": state.hand(viewer) if viewer >= 0 else None,
            "hand_sizes": [sum(state.hand(seat)) for seat in range(state.seats)],
            "top": list(state.top),
            "laid": [state.pile(seat) for seat in range(state.seats)] if recall else None,
            "looked": [bool(looked) for looked in state.looked],
            "prize": state.prize if state.knows_prize(viewer) else None,
        }

    def turn_of(self, state: Any) -> TurnId:
        if state.phase == DEAL:
            return SET_UP
        return END if state.phase == TURNING_OVER else TurnId("turn", state.turn, state.turns_taken())

    def stage(self, before: Any, event: int, after: Any, viewer: int, recall: bool) -> list[dict[str, Any]]:
        return [self.describe(before, event)]

    def tell(self, turn: StagedTurn) -> list[Text]:
        dealt = tuple(self.tell_card(beat) for beat in turn.of("deal"))
        if dealt:
            return [self.make_text("LO-1", "told-dealt", cards=dealt)]
        keys = {"lay": "told-laid", "look": "told-looked", "turn over": "told-prize"}
        return [self.tell_card(beat, keys[beat["kind"]]) for beat in turn.beats]

    def tell_card(self, beat: Mapping[str, Any], key: str = "told-card") -> Text:
        card = "hidden" if beat["card"] is None else NAMES[beat["card"]]
        return self.make_text("LO-1", key, seat=beat["seat"], card=card)

    def score_sheet(self, state: Any, viewer: int) -> list[ScoreLine]:
        lines = [ScoreLine(seat, "LO-2", "score-laid", {}, state.sum_of(seat)) for seat in range(state.seats)]
        if state.knows_prize(viewer) and state.winner() >= 0:
            lines.append(ScoreLine(state.winner(), "LO-4", "score-prize", {"card": NAMES[state.prize]}, state.prize))
        return lines

    def ending(self, state: Any) -> Text:
        return self.make_text("LO-4", "ending")

    def write_position(self, fields: dict[str, Any], state: Any) -> dict[str, str]:
        return {name: str(value).strip("[]").replace(",", "") for name, value in fields.items()}

    def read_position(self, words: dict[str, str], state: Any) -> dict[str, int | list[int]]:
        fields: dict[str, int | list[int]] = {}
        for name in list(words):
            numbers = [int(number) for number in words.pop(name).split()]
            fields[name] = numbers[0] if name in ("actor", "phase", "turn", "prize") else numbers
        return fields

    def why_invalid(self, state: Any) -> str | None:
        for kind in range(KINDS):
            prize = 1 if state.prize == kind else 0
            if state.deck[kind] + sum(state.hands[kind::KINDS]) + sum(state.laid[kind::KINDS]) + prize != EACH:
                return f"there are {EACH} cards of worth {kind}"
        if not NOT_YET <= state.prize < KINDS or not 0 <= state.turn < state.seats or state.phase > DONE:
            return "the prize, the turn or the phase is no such number"
        if state.actor != {TURN: state.turn, DONE: OVER}.get(state.phase, CHANCE):
            return "somebody else is to act"
        if any(looked > 1 for looked in state.looked) or any(not NOT_YET <= top < KINDS for top in state.top):
            return "looks are counted by 0 and 1, tops by card"
        if sum(state.looked) and state.options["look"] == "never":
            return "nobody may look"
        return self.why_cards_invalid(state) or self.why_phase_invalid(state)

    def why_cards_invalid(self, state: Any) -> str | None:
        for seat in range(state.seats):
            top = state.top[seat]
            if (top == NOT_YET) != (not sum(state.pile(seat))) or (top != NOT_YET and not state.pile(seat)[top]):
                return "the top is not a card that was laid"
            held = sum(state.hand(seat)) + sum(state.pile(seat))
            if state.phase != DEAL:
                due = state.cards
            elif sum(state.pile(seat)) or state.prize != NOT_YET or sum(state.looked):
                return "the game has begun before the deal is over"
            else:
                due = state.cards if seat < state.turn else 0 if seat > state.turn else min(held, state.cards - 1)
            if held != due:
                return f"seat {seat} has been dealt {held} cards"
        return None

    def why_phase_invalid(self, state: Any) -> str | None:
        looks, unknown, left = sum(state.looked), state.prize == NOT_YET, sum(state.hands)
        if state.phase == LOOKING:
            fits = unknown and looks == 1 and state.looked[state.turn] and sum(state.hand(state.turn))
        elif state.phase == TURN:
            fits = sum(state.hand(state.turn)) and unknown == (looks == 0)
        else:
            fits = state.phase == DEAL or (not left and unknown == (state.phase == TURNING_OVER) and not (unknown and looks))
        return None if fits else "the phase does not fit the cards"

    def board(self, view: Mapping[str, Any], language: str = "en") -> str:
        return f"[bold]tops[/bold] {view['top']}, hand {view['hand']}, prize {view['prize']}"


game = Lots()
