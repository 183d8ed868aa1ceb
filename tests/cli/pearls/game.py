from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from ilion import CHANCE, OVER, VEILED, Evaluator, Game, Option, Prompt, Refusal, Rng, ScoreLine, State, Text
from ilion.core.codec import Codec
from ilion.core.turn import SET_UP, StagedTurn, TurnId

PLACES = 30
SHOW, KEEP, STAKE = PLACES, PLACES + 1, PLACES + 2  # actions after the 30 dives
DIVING, SHOWING, STAKING = range(3)


class PearlState(State):
    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        super().__init__(game, seats, options)
        self.pearls = [0] * seats
        self.shown = [0] * seats
        self.stakes = [0] * seats
        self.closed = [0] * PLACES
        self.phase = DIVING

    def legal_actions(self) -> list[int]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            return list(range(6))
        if self.phase == DIVING:
            return [place for place in range(PLACES) if not self.closed[place]]
        return [SHOW, KEEP] if self.phase == SHOWING else [STAKE, STAKE + 1, STAKE + 2]

    def count_(self) -> int:
        return len(self.legal_actions())

    def nth_(self, i: int) -> int:
        return self.legal_actions()[i]

    def apply_(self, action: int) -> None:
        if self.actor == CHANCE:
            self.pearls[self.pearls.index(0)] = action + 1
            if 0 not in self.pearls:
                self.actor = 0
        elif self.phase == DIVING:
            self.closed[action] = 1
            self.phase = SHOWING
        elif self.phase == SHOWING:
            self.shown[self.actor] = int(action == SHOW)
            self.phase = STAKING
        else:
            self.stakes[self.actor] = action - STAKE + 1
            self.phase = DIVING
            self.actor = self.actor + 1 if self.actor + 1 < self.seats else OVER

    def seen_(self, action: int, seat: int) -> int:
        return VEILED if self.actor == CHANCE and seat != self.pearls.index(0) else action

    def reveals_(self, action: int) -> bool:
        return self.phase == SHOWING and action == SHOW

    def score_(self, seat: int) -> int:
        return self.pearls[seat] + self.stakes[seat]

    def blank_(self) -> State:
        return PearlState(self.game, self.seats, self.options)

    def assign_(self, other: State) -> None:
        assert isinstance(other, PearlState)
        for name in ("pearls", "shown", "stakes", "closed"):
            setattr(self, name, list(getattr(other, name)))
        self.actor, self.phase = other.actor, other.phase

    def resample_(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat and self.pearls[other] and not self.shown[other] and self.actor != OVER:
                self.pearls[other] = rng.below(6) + 1

    def visit_fields(self, codec: Codec) -> None:
        super().visit_fields(codec)
        self.phase = codec.one("B", "phase", self.phase)
        for name in ("pearls", "shown", "stakes", "closed"):
            setattr(self, name, codec.many("B", name, getattr(self, name)))


class Pearls(Game[PearlState, Evaluator]):
    id = "pearls"
    title = "Pearls"
    seats = range(2, 4)
    options: ClassVar[Mapping[str, Option]] = {"tide": Option(("low", "high"), "low", "P-2")}
    rules_version = 1
    layout_version = 1
    origins: ClassVar[Mapping[str, str]] = dict.fromkeys(("P-1", "P-2", "P-3", "P-4"), "R")
    n_actions = STAKE + 3
    n_chance = 6
    max_moves = 9
    score_range = (2, 9)
    tensor_shape = (1,)
    view_type = dict
    describe_type = dict
    preview_type = dict
    beat_type = dict

    def initial_state(self, seats: int, options: Mapping[str, str | int]) -> PearlState:
        return PearlState(self, seats, options)

    def evaluator(self) -> Evaluator:
        return Evaluator(self)

    def text(self, state: PearlState, action: int) -> str:
        if state.actor == CHANCE:
            return "?" if action < 0 else f"pearl{action + 1}"
        if action < PLACES:
            return f"place{action + 1}"
        return {SHOW: "show", KEEP: "keep"}.get(action, str(action - STAKE + 1))

    def try_parse(self, state: PearlState, text: str) -> int | None:
        if state.actor == CHANCE:
            return int(text[5:]) - 1 if re.fullmatch("pearl[1-6]", text) else None
        names = {self.text(state, action): action for action in range(self.n_actions)}
        return names.get(text.lower())

    def why_illegal(self, state: PearlState, action: int) -> Refusal:
        if action < PLACES and state.phase == DIVING:
            return self.make_refusal("P-3", "refusal-closed", place=action + 1)
        return self.make_refusal("P-2", "refusal-later")

    def prompt(self, state: PearlState) -> Prompt:
        if state.actor == OVER:
            return self.make_prompt("P-4", "prompt-over")
        if state.actor == CHANCE:
            return self.make_prompt("P-1", "prompt-deal", seat=state.pearls.index(0))
        return self.make_prompt("P-2", ("prompt-dive", "prompt-show", "prompt-stake")[state.phase], seat=state.actor)

    def words(self, state: PearlState, action: int) -> Text:
        if state.actor == CHANCE:
            seat = state.pearls.index(0)
            if action < 0:
                return self.make_text("P-1", "deal-veiled", seat=seat)
            return self.make_text("P-1", "deal", seat=seat, points=action + 1)
        if action < PLACES:
            return self.make_text("P-2", "dive", place=action + 1)
        key = {SHOW: "show", KEEP: "keep"}.get(action)
        return self.make_text("P-2", key) if key else self.make_text("P-2", "stake", points=action - STAKE + 1)

    def describe(self, state: PearlState, action: int) -> dict[str, Any]:
        return {"text": self.text(state, action)}

    def preview(self, state: PearlState, action: int, seat: int, recall: bool) -> dict[str, Any]:
        after = state.copy()
        after.apply(action)
        remembered = recall or state.options["tide"] == "low"
        left = PLACES - sum(after.closed) if remembered else None
        return {"kind": "any", "points": after.scores()[seat], "odds": [3, 4], "left": left, "changes": [after.stakes[0], 0]}

    def view(self, state: PearlState, viewer: int, recall: bool) -> dict[str, Any]:
        known = [seat == viewer or state.shown[seat] or state.actor == OVER for seat in range(state.seats)]
        pearls = [points if known[seat] else None for seat, points in enumerate(state.pearls)]
        view: dict[str, Any] = {"seat": viewer, "pearls": pearls, "stakes": list(state.stakes)}
        return view | {"closed": list(state.closed)} if recall or state.options["tide"] == "low" else view

    def turn_of(self, state: PearlState) -> TurnId:
        return SET_UP if state.actor == CHANCE else TurnId("turn", state.actor)

    def stage(self, before: PearlState, event: int, after: PearlState, viewer: int, recall: bool) -> list[dict[str, Any]]:
        kind = "deal" if before.actor == CHANCE else "dive" if event < PLACES else "show" if event < STAKE else "stake"
        seat = before.pearls.index(0) if before.actor == CHANCE else before.actor
        return [{"kind": kind, "seat": seat, "event": event}]

    def tell(self, turn: StagedTurn) -> list[Text]:
        if turn.kind == "set-up":
            return [self.make_text("P-1", "told-deal", number=len(turn.events))]
        texts = [self.make_text("P-2", "told-dive", seat=beat["seat"], place=beat["event"] + 1) for beat in turn.of("dive")]
        return texts + [
            self.make_text("P-2", "told-stake", seat=beat["seat"], points=beat["event"] - STAKE + 1) for beat in turn.of("stake")
        ]

    def score_sheet(self, state: PearlState, viewer: int) -> list[ScoreLine]:
        lines = []
        for seat in range(state.seats):
            if state.actor == OVER or seat == viewer:
                lines.append(ScoreLine(seat, "P-4", "score-pearl", {}, state.pearls[seat]))
                lines.append(ScoreLine(seat, "P-4", "score-stake", {}, state.stakes[seat]))
        return lines

    def ending(self, state: PearlState) -> Text:
        return self.make_text("P-4", "ending")

    def board(self, view: Mapping[str, Any], language: str = "en") -> str:
        lines = [f"seat {seat}: pearl {points or '?'}" for seat, points in enumerate(view["pearls"], 1)]
        if "closed" in view:
            lines.append(f"closed: {sum(view['closed'])} places")
        return "\n".join(lines)

    def write_position(self, fields: dict[str, Any], state: PearlState) -> dict[str, str]:
        raise NotImplementedError

    def read_position(self, words: dict[str, str], state: PearlState) -> dict[str, int | list[int]]:
        raise NotImplementedError

    def why_invalid(self, state: PearlState) -> str | None:
        return None


game = Pearls()
