"""The evaluation of Troia for bots: goal steps above all, then the progress of the heroes, then the offerings that the hand can
still pay for.

Everything is counted in goal steps. The six heroes are shared, so one that is well forward for a side is badly placed for the
other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import cython

from ilion.core.evaluator import Evaluator
from ilion.core.native import Doubles
from ilion.core.state import State
from ilion.games.troia import components as box
from ilion.games.troia.encoding import *
from ilion.games.troia.state import TroiaState

if TYPE_CHECKING:
    from ilion.core.game import Game

DECK_SIZE = box.DECK
CORNUCOPIA = box.CORNUCOPIA
ADVANCE = [-0.3, -0.13, 0.0, 0.13, 0.3]  # by zone, for the Greeks; half of it counts for each side
PAIR = 0.3  # two heroes in the rival's protection, and a card for the step
PAIR_TO_MOVE = 0.6  # the same in the side's own turn, before the step
FEW = 6  # symbols in hand that are worth more than additional ones
SYMBOL, FURTHER = 0.08, 0.02
PER_CARD = 1.78  # symbols on a card, on average
ALIKE = 0.02  # a second and a third equal symbol in hand
GOAL_CARD = 0.06
HORN = 0.12
POWER_TO_COME = 0.08  # of a god, before it is used


class TroiaEvaluator(Evaluator):
    def __init__(self, game: Game[TroiaState]) -> None:
        super().__init__(game)
        self.scale = 1.5

    def levels(self) -> Mapping[str, str]:
        return {
            "easy": "greedy:depth=3,slips=0.4",
            "medium": "greedy:depth=3,slips=0.15",
            "hard": "greedy:depth=8",
            "expert": "search:iterations=24000,seconds=0.5,net=0.5",
            "olympian": "search:iterations=240000,seconds=5,net=0.5",
        }

    def review_iterations(self, seats: int) -> int:
        return 400

    def ratings(self) -> Mapping[str, int]:
        return {"easy": -310, "medium": 0, "hard": 550, "expert": 1080}

    def exploration(self) -> float:
        return 0.3

    def points_into_(self, state: State, out: Doubles) -> None:
        self.weigh_(cython.cast(TroiaState, state), out)

    def weigh_(self, state: TroiaState, out: Doubles) -> None:
        for seat in range(2):
            out[seat] = state.steps[seat] + self.standing_(state, seat) + self.hand_(state, seat)

    def standing_(self, state: TroiaState, seat: int) -> float:
        """TR-7, TR-15: rate the heroes, and above all two of them where a goal step can be taken."""
        sum = 0.0
        invaders = 0
        moved = self.moved_(state)
        for hero in range(6):
            zone = state.zone[hero]
            if moved > 0 and hero == LINK[state.turn * 6 + state.god]:
                zone = zone + moved if state.turn == GREEK else zone - moved
                zone = 4 if zone > 4 else 0 if zone < 0 else zone
            sum += ADVANCE[zone]
            invaders += zone == (4 if seat == GREEK else 0)
        sum = 0.5 * sum if seat == GREEK else -0.5 * sum
        if invaders >= 2 and self.goal_cards_(state, seat) > 0:
            sum += PAIR_TO_MOVE if state.turn == seat else PAIR
        return sum

    def moved_(self, state: TroiaState) -> int:
        """TR-13: return the distance that an unfinished offering will move its hero."""
        if state.phase != PAY:
            return 0
        own = state.own + state.symbols[state.turn * 6 + state.god] + (CORNUCOPIA if state.horn == state.turn else 0)
        return 2 if own >= COST[state.turn * 6 + state.slot[state.god]] else 1

    def hand_(self, state: TroiaState, seat: int) -> float:
        """TR-10, TR-11: symbols pay, and equal ones pay for a superior offering. Cards still to be drawn count as drawn, and the
        rest of a payment as paid."""
        worth = float(state.worth[seat])
        sum = GOAL_CARD * self.goal_cards_(state, seat)
        if state.turn == seat:
            if state.phase == DRAW:
                worth += PER_CARD * state.todo
            elif state.phase == PAY:
                sum += POWER_TO_COME
                due = COST[seat * 6 + state.slot[state.god]] - state.paid
                if due > 0:
                    worth -= due
        sum += SYMBOL * worth if worth < FEW else SYMBOL * FEW + FURTHER * (worth - FEW)
        for offering in range(6):
            n = state.symbols[seat * 6 + offering]
            sum += ALIKE * (2 if n > 2 else n - 1 if n > 1 else 0)
        if state.horn == seat:
            sum += HORN
        return sum

    def goal_cards_(self, state: TroiaState, seat: int) -> int:
        """TR-28, TR-29: return the number of missing parts of the horse in hand, or of cards for the next stage, at most two."""
        useful = 0
        parts = state.built
        for i in range(seat * 54, seat * 54 + state.n_hand[seat]):
            card = state.hand[i]
            if seat == GREEK:
                if card < DECK_SIZE:
                    part = PART[state.scarce * 54 + card]
                    if part != NO_PART and parts >> part & 1 == 0:
                        parts |= 1 << part
                        useful += 1
            elif card >= DECK_SIZE and state.steps[seat] < 4 and ICON[card] & ASKED[state.steps[seat]] != 0:
                useful += 1
        return 2 if useful > 2 else useful

    def doubt_(self, state: State) -> float:
        return self.unrest_(cython.cast(TroiaState, state))

    def unrest_(self, state: TroiaState) -> float:
        """TR-30: the nearer the end of a deck, the more the steps taken so far decide."""
        least = state.n_deck[0] if state.n_deck[0] < state.n_deck[1] else state.n_deck[1]
        return 0.3 + 0.03 * least
