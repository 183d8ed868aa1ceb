"""The features of Troia for a network, all from the viewer's own side: its cards, the battlefield, Olympus, and the possible
payments."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from ilion.core.native import Floats
from ilion.core.state import State
from ilion.games.troia import components as box
from ilion.games.troia.encoding import *
from ilion.games.troia.evaluator import TroiaEvaluator
from ilion.games.troia.state import TroiaState

DECK_SIZE = box.DECK
CORNUCOPIA = box.CORNUCOPIA
STEPS_TO_WIN = box.STEPS_TO_WIN
MAX_ALIKE = 4  # equal symbols in hand that are distinguished


class LearnedTroiaEvaluator(TroiaEvaluator):
    def features(self, seats: int) -> Sequence[tuple[str, int]]:
        return (
            ("own hand: own deck, rival's deck", 54),
            ("rival's cards that are known", 54),
            ("cards out of the decks: own, rival's", 2),
            ("heroes by zone", 30),
            ("gods by slot", 36),
            ("faces of the gods", 6),
            ("decks, hands, foreign cards", 6),
            ("goal steps: own, rival's", 10),
            ("Cornucopia", 2),
            ("parts of the horse", 4),
            ("offering: god, paid, own symbols", 8),
            ("chosen hero, half of the last stage, cards to draw", 9),
            ("phase", 18),
            ("who is to move, whose turn, side", 6),
            ("own symbols", 24),
            ("by god: affordable, superior, cost for the rival", 18),
            ("heroes beyond, goal cards, symbols", 6),
            ("points to come, hand-written values", 4),
        )

    def features_into_(self, state: State, viewer: int, out: Floats) -> None:
        self.see_(cython.cast(TroiaState, state), viewer, out)

    def see_(self, state: TroiaState, viewer: int, x: Floats) -> None:
        rival = 1 - viewer
        for i in range(2 * DECK_SIZE):
            card = i if viewer == GREEK else (i + DECK_SIZE) % (2 * DECK_SIZE)
            if state.place[card] == AT_HAND + viewer:
                x[i] = 1
            elif state.place[card] == AT_HAND + rival and state.marks[card] & KNOWN:
                x[54 + i] = 1
        at = 108
        x[at] = (DECK_SIZE - state.n_deck[viewer]) / 27.0
        x[at + 1] = (DECK_SIZE - state.n_deck[rival]) / 27.0
        at += 2
        for i in range(6):
            x[at + 5 * i + (state.zone[i] if viewer == GREEK else 4 - state.zone[i])] = 1
            if state.olympus[i] != NO_GOD:
                x[at + 30 + 6 * state.olympus[i] + (i if viewer == GREEK else 5 - i)] = 1
            x[at + 66 + i] = state.face[i]
        at += 72
        for k in range(2):
            seat = viewer if k == 0 else rival
            x[at + k] = state.n_deck[seat] / 27.0
            x[at + 2 + k] = state.n_hand[seat] / 10.0
            x[at + 4 + k] = (state.n_hand[seat] - state.n_own[seat]) / 10.0
            x[at + 6 + 5 * k + (state.steps[seat] if state.steps[seat] < 4 else 4)] = 1
            x[at + 16 + k] = state.horn == seat
        at += 18
        for i in range(4):
            x[at + i] = state.built >> i & 1
        at += 4
        if state.god != NO_GOD:
            x[at + state.god] = 1
        x[at + 6] = state.paid / 10.0
        x[at + 7] = state.own / 10.0
        at += 8
        if state.chosen != NO_HERO:
            x[at + state.chosen] = 1
        if state.half > 0:
            x[at + 5 + state.half] = 1
        x[at + 8] = state.todo / 2.0
        at += 9
        x[at + state.phase] = 1
        at += 18
        for k in range(2):
            seat = viewer if k == 0 else rival
            x[at + k] = state.actor == seat
            x[at + 2 + k] = state.turn == seat
        x[at + 4 + viewer] = 1
        self.see_means_(state, viewer, at + 6, x)

    def see_means_(self, state: TroiaState, viewer: int, at: int, x: Floats) -> None:
        """TR-10 to TR-13: write the offerings that the hand can pay for."""
        rival = 1 - viewer
        horn = CORNUCOPIA if state.horn == viewer else 0
        for i in range(6):
            n = state.symbols[viewer * 6 + i]
            for k in range(n if n < MAX_ALIKE else MAX_ALIKE):
                x[at + MAX_ALIKE * i + k] = 1
            cost = COST[viewer * 6 + state.slot[i]]
            x[at + 24 + i] = state.worth[viewer] + horn >= cost
            x[at + 30 + i] = n + horn >= cost
            x[at + 36 + i] = COST[rival * 6 + state.slot[i]] / 5.0
        at += 42
        for hero in range(6):
            zone = state.zone[hero] if viewer == GREEK else 4 - state.zone[hero]
            x[at] += 0.5 if zone == 4 else 0.0
            x[at + 1] += 0.5 if zone == 0 else 0.0
        x[at + 2] = self.goal_cards_(state, viewer) / 2.0
        x[at + 3] = state.worth[viewer] / 10.0
        x[at + 4] = x[at] >= 1
        x[at + 5] = x[at + 1] >= 1
        at += 6
        for k in range(2):
            seat = viewer if k == 0 else rival
            x[at + k] = self.points[seat] / 4.0
            x[at + 2 + k] = self.judged[seat]

    # Sensible choices

    def pointless_(self, state: State, action: int) -> bool:
        return self.wasted_(cython.cast(TroiaState, state), action) or self.forgone_step_(cython.cast(TroiaState, state), action)

    def forgone_step_(self, state: TroiaState, action: int) -> bool:
        """TR-15: keeping two heroes in the rival's protection instead of taking a goal step pays only against a rival who is about
        to win and could use them."""
        return state.phase == GOAL and action == A_PASS and state.steps[1 - state.turn] < STEPS_TO_WIN - 1

    def wasted_(self, state: TroiaState, action: int) -> bool:
        """TR-11, TR-13: the god's own offerings are paid first, since any order buys the same and others may prove needless. Once a
        payment suffices, more cards only help towards a superior offering that the hand can still reach."""
        if state.phase != PAY or action < A_CARD or action >= A_OFFER:
            return False
        if state.own == 0 and action < A_HORN and state.symbols[state.turn * 6 + state.god] > 0:
            return OFFERED[(action - A_CARD) * 6 + state.god] == 0
        if not state.suffices():
            return False
        cost = state.cost(state.god)
        horn = CORNUCOPIA if state.horn == state.turn else 0
        if state.own >= cost or state.own + state.symbols[state.turn * 6 + state.god] + horn < cost:
            return True
        return action < A_HORN and OFFERED[(action - A_CARD) * 6 + state.god] == 0

    def preference_(self, state: State, action: int) -> int:
        return self.natural_(cython.cast(TroiaState, state), action)

    def natural_(self, state: TroiaState, action: int) -> int:
        """Prefer, among equally good choices, no more cards than necessary, a power used, a goal step taken, and a hero moved
        forward to one moved back."""
        if action == A_OFFER or action == A_USE:
            return 1
        if state.phase == GOAL:
            return 1 if action != A_PASS else 0
        hero = action - A_HERO
        if state.phase == DEFENCE and action != A_PASS:
            return 1 if ((action - A_DEFENCE) % 2 == TROJAN) == (state.turn == GREEK) else -1
        if state.phase == HERO and action != A_PASS:
            to = REACH[state.turn * 60 + state.power() * 5 + state.zone[hero]]
            return 1 if (to > state.zone[hero]) == (state.turn == GREEK) else -1
        return 0
