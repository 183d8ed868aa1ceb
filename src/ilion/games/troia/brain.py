"""What bots make of Troia: goal steps above all, then how far the heroes have come, then what the hand can still pay for.

Everything is counted in goal steps. The six heroes are shared, so one that is well forward for a side is badly placed for the
other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import cython

from ilion.core.brain import Brain
from ilion.core.state import State
from ilion.games.troia import components as box
from ilion.games.troia import encoding
from ilion.games.troia.encoding import GREEK, NO_PART, PAY
from ilion.games.troia.state import TroiaState

if TYPE_CHECKING:
    from ilion.core.game import Game

DECK_SIZE = box.DECK
PART = list(encoding.PART)
ICON = list(encoding.ICON)
ASKED = list(encoding.ASKED)
ADVANCE = [-0.18, -0.07, 0.0, 0.07, 0.18]  # by zone, for the Greeks; half of it counts for each side
PAIR = 0.35  # two heroes in the rival's protection, and a card for the step
PAIR_TO_MOVE = 0.6  # the same in the own turn, before the step
SYMBOL = 0.05  # a symbol in hand
ALIKE = 0.01  # the square of equal symbols in hand
GOAL_CARD = 0.07
HORN = 0.1
PAID = 0.06  # a symbol paid for an offering that is not complete: more than in hand, or no payment would be begun


class TroiaBrain(Brain):
    def __init__(self, game: Game[TroiaState]) -> None:
        super().__init__(game)
        self.scale = 1.5

    def levels(self) -> Mapping[str, str]:
        return {
            "easy": "greedy:depth=3,slips=0.4",
            "medium": "greedy:depth=3,slips=0.1",
            "hard": "search:iterations=2000",
            "expert": "search:seconds=1",
        }

    def points_into_(self, state: State, out: Any) -> None:
        self.weigh_(cython.cast(TroiaState, state), out)

    def weigh_(self, state: TroiaState, out: Any) -> None:
        for seat in range(2):
            out[seat] = state.steps[seat] + self.standing_(state, seat) + self.hand_(state, seat)
        if state.phase == PAY:
            out[state.turn] += PAID * state.paid

    def standing_(self, state: TroiaState, seat: int) -> float:
        """TR-7, TR-15: the heroes, and above all two of them where a goal step can be taken."""
        sum = 0.0
        invaders = 0
        for hero in range(6):
            sum += ADVANCE[state.zone[hero]]
            invaders += state.zone[hero] == (4 if seat == GREEK else 0)
        sum = 0.5 * sum if seat == GREEK else -0.5 * sum
        if invaders >= 2 and self.goal_cards_(state, seat) > 0:
            sum += PAIR_TO_MOVE if state.turn == seat else PAIR
        return sum

    def hand_(self, state: TroiaState, seat: int) -> float:
        """TR-11: symbols pay, and equal ones pay for a superior offering."""
        sum = SYMBOL * state.worth[seat] + GOAL_CARD * self.goal_cards_(state, seat)
        for offering in range(6):
            n = state.symbols[seat * 6 + offering]
            sum += ALIKE * n * n
        if state.horn == seat:
            sum += HORN
        return sum

    def goal_cards_(self, state: TroiaState, seat: int) -> int:
        """TR-28, TR-29: missing parts of the horse in hand, or cards for the next stage, two at most."""
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
