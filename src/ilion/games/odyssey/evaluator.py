"""The evaluation of the Odyssey for bots: the number of turns that each captain still needs to come home.

A captain with no more chips than cards may go home; a successful landing usually brings a card and takes a chip. So the turns are
those to the next landing, those for the landings after it, and the way home. Unfinished business counts at its probable outcome: a
landing as done, at the cost of its task; an arrow on the board as turned the best way; a fight by the odds of losing the ship; an
offer as answered in the interest of the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

import cython

from ilion.core.evaluator import Evaluator
from ilion.core.native import Doubles
from ilion.core.state import State
from ilion.games.odyssey import charts, geometry
from ilion.games.odyssey import components as box
from ilion.games.odyssey.encoding import *
from ilion.games.odyssey.rules import OdysseyState

if TYPE_CHECKING:
    from ilion.core.game import Game

STARVING = box.STARVING
ITHACA = geometry.ITHACA
WATER = geometry.WATER
LAND = list(geometry.LAND)
ISLANDS = charts.ISLANDS
FAR = charts.FAR
HOME = charts.HOME
WAY = list(charts.WAY)
NEAREST = list(charts.NEAREST)
LINES = list(charts.LINES)
HARM = list(charts.HARM)
# A landing is under way in these phases, or a task.
UNDER_WAY = [
    int(phase in (UNCOVER, NAME, PRICE, REPLY, CHOOSE, ROLL, FAVOUR, BRAWL, AGAIN, SIRENS, CATTLE, LOOK, PEEK))
    for phase in range(27)
]


@cache
def losing(mine: int, theirs: int, rounds: int = box.FIGHT_ROUNDS) -> float:
    """OD-21: return the odds that a crew loses its ship in a fight to the end."""
    if mine == 0 or theirs == 0 or rounds == 0:
        return float(mine == 0)
    faces = range(1, box.SAIL_DIE + 1)
    leads = [mine + die - theirs - other for die in faces for other in faces]
    after = [losing(mine - (lead < 0), theirs - (lead > 0), rounds - 1) for lead in leads]
    return sum(after) / len(after)


LOSING = [losing(mine, theirs) for mine in range(5) for theirs in range(5)]  # crew * 5 + other crew

# Everything is counted in turns.
SAILING = [0.0, 1.0, 1.25, 1.6, 2.2, *(2.2 + 0.4 * n for n in range(1, FAR - 3))]  # by hexes to the goal
LANDING = 1.5  # from one to the next
HOMEWARD = 1.5  # after the last landing, and for each hex from here to Ithaca
HOMEWARD_HEX = 0.08
TO_MOVE = 0.5  # for having the move before the others
CONQUEST = 2  # chips less, or cards more, from a landing
ARROW = 0.25  # the gift it costs
HERO = 0.15
LAST_HERO = 0.3
GIFT = 0.15  # up to four
HUNGER = 0.15  # per stone
STARVES = 0.8
FREE_ARROW = 0.1
SHAKY = 0.2  # a visitor may take a card, so it counts for less than a chip on an island
GUARD = 0.8  # for the harm of the worst card in hand
SWIFT = 0.2
SAFE = 0.15  # the Veil
AT_HOME = -3.0
FOUGHT_OUT = 0.7  # the share of fights that are fought to the end
UNKNOWN_TASK = 0.1
DOUBT, DOUBT_A_TURN = 0.8, 0.5


class OdysseyEvaluator(Evaluator):
    after: OdysseyState  # scratch space, for the state after an answer
    wreck: OdysseyState  # scratch space, for the loss of a ship

    def __init__(self, game: Game[OdysseyState]) -> None:
        super().__init__(game)
        self.scale = 4.0
        self.after = game.new()
        self.wreck = game.new()

    def levels(self) -> Mapping[str, str]:
        return {
            "easy": "greedy:depth=2,slips=0.4",
            "medium": "greedy:depth=2,slips=0.15",
            "hard": "greedy:depth=8",
            "expert": "search:iterations=16000,seconds=0.5,net=1",
            "olympian": "search:iterations=160000,seconds=5,net=1",
        }

    def review_iterations(self, seats: int) -> int:
        return {2: 200, 3: 120, 4: 80, 5: 40, 6: 32}[seats]

    def ratings(self) -> Mapping[str, int]:
        return {"easy": -390, "medium": 0, "hard": 280, "expert": 680}

    def network_share(self, seats: int) -> float:
        return 1.0

    def exploration(self) -> float:
        return 0.07

    def acceptance(self, state: State) -> int | None:
        phase = cython.cast(OdysseyState, state).phase
        return A_ACCEPT if phase == ANSWER or phase == REPLY else None

    def points_into_(self, state: State, out: Doubles) -> None:
        self.weigh_(cython.cast(OdysseyState, state), out)

    def doubt_(self, state: State) -> float:
        soonest = 20.0
        for seat in range(state.seats):
            if -self.points[seat] < soonest:
                soonest = -self.points[seat]
        return DOUBT + DOUBT_A_TURN * (soonest if soonest > 0 else 0.0)

    def kind_(self, state: State, action: int) -> int:
        """OD-21: put the outcomes of a round of a fight into one bucket if the same seat loses a hero: nothing else matters."""
        return self.round_(cython.cast(OdysseyState, state), action)

    def round_(self, state: OdysseyState, action: int) -> int:
        if state.phase != ROUND:
            return 0
        lead = (action - O_DICE) // 4 - (action - O_DICE) % 4 + state.heroes[state.fighter] - state.heroes[state.foe]
        return O_DICE + (0 if lead == 0 else 1 if lead > 0 else 2)

    def weigh_(self, state: OdysseyState, out: Doubles) -> None:
        if state.phase == AIM:
            self.aim_(state, out)
        elif state.phase == ANSWER or state.phase == REPLY:
            self.answer_(state, out)
        else:
            self.count_turns_(state, out)

    def count_turns_(self, state: OdysseyState, out: Doubles) -> None:
        for seat in range(state.seats):
            turns = self.turns_(state, seat, state.at[seat], self.coming_(state, seat))
            if seat == state.turn:
                turns += self.task_(state)
            if state.fight_round > 0:
                if seat == state.fighter:
                    turns += self.danger_(state, seat, state.foe)
                elif seat == state.foe:
                    turns += self.danger_(state, seat, state.fighter)
            out[seat] = -turns

    def answer_(self, state: OdysseyState, out: Doubles) -> None:
        """OD-22: an offer is accepted if accepting serves the asked seat better than the others."""
        asked = state.actor
        self.after.assign_(state)
        self.after.apply_(A_REFUSE)
        self.count_turns_(self.after, out)
        gain = 0.0
        for seat in range(state.seats):
            gain -= out[seat] if seat == asked else -out[seat] / (state.seats - 1)
        self.after.assign_(state)
        self.after.apply_(A_ACCEPT)
        self.count_turns_(self.after, out)
        for seat in range(state.seats):
            gain += out[seat] if seat == asked else -out[seat] / (state.seats - 1)
        if gain <= 0:
            self.after.assign_(state)
            self.after.apply_(A_REFUSE)
            self.count_turns_(self.after, out)

    def danger_(self, state: OdysseyState, seat: int, other: int) -> float:
        """OD-21, OD-24: return the expected cost of a fight."""
        self.wreck.assign_(state)
        self.wreck.lose_ship(seat)
        lost = self.turns_(self.wreck, seat, self.wreck.at[seat], 0) - self.turns_(state, seat, state.at[seat], 0)
        return FOUGHT_OUT * LOSING[state.heroes[seat] * 5 + state.heroes[other]] * lost if lost > 0 else 0.0

    def task_(self, state: OdysseyState) -> float:
        """OD-3, OD-15: return the expected cost of the current card for the newcomer; a ruler chooses the worst."""
        if state.card != NO_CARD:
            return HARM[state.card]
        if not UNDER_WAY[state.phase]:
            return 0.0
        if state.giver == NOBODY:
            return UNKNOWN_TASK
        worst = -1.0
        for card in range(15):
            if state.cards[state.giver] >> card & 1 and HARM[card] > worst:
                worst = HARM[card]
        return worst

    def coming_(self, state: OdysseyState, seat: int) -> int:
        """OD-14, OD-15: return the gain from a landing in progress, or its cost to the ruler."""
        if UNDER_WAY[state.phase] or state.landing:
            if seat == state.turn:
                return CONQUEST if state.isles[seat] >> LAND[state.at[seat]] & 1 == 0 else 0
            if state.phase == NAME or state.phase == PRICE or state.phase == REPLY or state.phase == CHOOSE:
                return -1 if seat == state.giver else 0
        return 0

    def aim_(self, state: OdysseyState, out: Doubles) -> None:
        """OD-9: find the best direction for the arrow on the board."""
        top = -1e9
        best = 0
        for direction in range(6):
            worth = 0.0
            for seat in range(state.seats):
                turns = self.blown_(state, seat, direction)
                worth += -turns if seat == state.turn else turns / (state.seats - 1)
            if worth > top:
                top = worth
                best = direction
        for seat in range(state.seats):
            out[seat] = -self.blown_(state, seat, best)

    def blown_(self, state: OdysseyState, seat: int, direction: int) -> float:
        """Return the turns of a seat after the arrow."""
        to = state.blown_to(seat, direction)
        if to == state.at[seat]:
            return self.turns_(state, seat, to, 0)
        if to == ITHACA:
            return AT_HOME
        coming = CONQUEST if seat == state.turn and LAND[to] < WATER and state.isles[seat] >> LAND[to] & 1 == 0 else 0
        turns = self.turns_(state, seat, to, coming)
        if LAND[to] > WATER:
            turns += 1  # Syrte
        return turns

    def turns_(self, state: OdysseyState, seat: int, at: int, coming: int) -> float:
        """OD-27: return the turns until a seat is home, with everything that helps or hinders on the way."""
        lacking = self.lacking_(state, seat, coming)
        gifts = state.gifts[seat]
        turns = HUNGER * state.hunger[seat] - HERO * state.heroes[seat] - GIFT * (gifts if gifts < 4 else 4)
        turns -= FREE_ARROW * state.free[seat]
        turns += SHAKY * (state.size(state.cards[seat]) - state.size(state.isles[seat])) - GUARD * self.guard_(state, seat)
        if state.heroes[seat] <= 1:
            turns += LAST_HERO
        if state.hunger[seat] >= STARVING:
            turns += STARVES
        if state.holds_open(seat, VEIL):
            turns -= SAFE
        if state.missed >> seat & 1:
            turns += 1
        if state.swift >> seat & 1:
            turns -= SWIFT
        if seat == state.turn and self.to_move_(state):
            turns -= TO_MOVE
        if lacking <= 0:
            return turns + self.next_(state, seat, at, 1 << HOME)
        if state.waiting >> seat & 1:
            turns += 1
        else:
            turns += self.next_(state, seat, at, ISLANDS ^ state.isles[seat])
        return turns + LANDING * (0.5 * lacking - 0.75) + HOMEWARD + HOMEWARD_HEX * WAY[at * 16 + HOME]

    def lacking_(self, state: OdysseyState, seat: int, coming: int) -> int:
        """OD-27: return the number of things that a seat lacks until it may go home; a landing makes up for two."""
        gap = state.chips[seat] - state.size(state.cards[seat]) - coming
        if state.homecoming == AT_MOST or (state.homecoming == EQUAL and gap >= 0 and gap % 2 == 0):
            return gap
        return 2 * state.chips[seat] - coming

    def guard_(self, state: OdysseyState, seat: int) -> float:
        """OD-15: return the harm of the worst card that a ruler can give to a newcomer."""
        worst = 0.0
        for card in range(15):
            if state.cards[seat] >> card & 1 and HARM[card] > worst:
                worst = HARM[card]
        return worst

    def to_move_(self, state: OdysseyState) -> bool:
        phase = state.phase
        return phase == MOVE or phase == SAIL_ROLL or phase == SAIL or phase == LAY or phase == AIM

    def away_(self, at: int, goals: int) -> int:
        """Return the hexes between a place and the nearest of several goals."""
        if goals == 1 << HOME:
            return WAY[at * 16 + HOME]
        i = at * 15
        while goals >> NEAREST[i] & 1 == 0:
            i += 1
        return WAY[at * 16 + NEAREST[i]]

    def next_(self, state: OdysseyState, seat: int, at: int, goals: int) -> float:
        """OD-6 to OD-9: return the turns until a ship is at one of several places, by arrow if one is available and blows there."""
        away = self.away_(at, goals)
        mine = seat == state.turn
        if mine and state.phase == SAIL_ROLL:
            return SAILING[away]
        if mine and state.phase == SAIL:
            return 1.0 if away <= state.roll else 1.0 + SAILING[away - state.roll]
        if LINES[at] & goals:
            if state.free[seat] > 0 or (mine and state.phase == LAY):
                return 1.0
            if state.gifts[seat] > (0 if mine and state.phase == MOVE else 1) and SAILING[away] > 1 + ARROW:
                return 1 + ARROW
        return SAILING[away]
