"""The features of the Trojan horse for a network: the districts, the heroes to come, the treasures, and the seats' knowledge.

Colours are counted from the viewer's own, in turn order, so that one network serves every seat.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from ilion.core.fields import Fields, integers
from ilion.core.native import Floats
from ilion.core.state import State
from ilion.games.trojan_horse import components as box
from ilion.games.trojan_horse.encoding import *
from ilion.games.trojan_horse.evaluator import HorseEvaluator
from ilion.games.trojan_horse.state import HorseState

DISTRICT = 35
MAX_HEROES = 5  # of a colour in a district that are distinguished
TREASURES = [value / 3.0 for value in box.TREASURES]
BONUS = list(box.BONUS)


class Places(Fields):
    __slots__ = ()

    place: list[int] = integers(5)  # of a colour, counted from the viewer's own
    at_place: list[int] = integers(4)  # its inverse


class LearnedHorseEvaluator(HorseEvaluator, Places):
    def features(self, seats: int) -> Sequence[tuple[str, int]]:
        return (
            *(
                (f"{district}: heroes by colour, room, treasure, who knows it, points by colour", DISTRICT)
                for district in box.DISTRICTS
            ),
            ("bag by colour", 4),
            ("display by colour", 12),
            ("horse", 10),
            ("heroes to come by colour", 4),
            ("heroes to come, helpers", 2),
            ("deck of hero cards", 5),
            ("whose turn", 4),
            ("phase", 13),
            ("announced", 3),
            ("insertions to do", 3),
            ("card", 5),
            ("points to come, hand-written values", 8),
        )

    def symmetries(self, seats: int) -> Sequence[Sequence[tuple[int, int]]]:
        """Return the districts with the same bonus."""
        blocks = [[(d * DISTRICT, DISTRICT) for d in range(7) if BONUS[d] == bonus] for bonus in sorted(set(BONUS))]
        return [group for group in blocks if len(group) > 1]

    def features_into_(self, state: State, viewer: int, out: Floats) -> None:
        self.see_(cython.cast(HorseState, state), viewer, out)

    def see_(self, state: HorseState, viewer: int, x: Floats) -> None:
        if state.n_dealt < state.colours:
            return
        self.order_colours_(state, viewer)
        for district in range(7):
            self.see_district_(state, viewer, district, x)
        at = 7 * DISTRICT
        coming = 0
        for colour in range(4):
            if state.owner[colour] < 0:
                continue
            place = self.place[colour]
            n = state.bag[colour]
            x[at + place] = n / 10.0
            n += state.display[colour]
            for i in range(state.display[colour]):
                x[at + 4 + 3 * place + i] = 1
            for i in range(state.loaded):
                n += state.horse[i] == colour
            x[at + 26 + place] = n / 10.0
            coming += n
        for i in range(state.loaded):
            x[at + 16 + 5 * i + self.place[state.horse[i]]] = 1
        x[at + 30] = coming / 40.0
        x[at + 31] = state.helpers / 2.0
        at += 32
        for card in range(5):
            x[at + card] = state.deck[card] / 6.0
        at += 5
        x[at + (state.turn - viewer + state.seats) % state.seats] = 1
        at += 4
        x[at + state.phase] = 1
        x[at + 12] = state.half
        at += 13
        if state.announced > 0:
            x[at + state.announced - 1] = 1
        if state.todo > 0:
            x[at + 2 + state.todo] = 1
        at += 6
        if state.card != NO_CARD:
            x[at + state.card] = 1
        at += 5
        for rank in range(state.seats):
            seat = (viewer + rank) % state.seats
            x[at + rank] = self.points[seat] / 10.0
            x[at + 4 + rank] = self.judged[seat]

    def order_colours_(self, state: HorseState, viewer: int) -> None:
        place = 0
        for rank in range(state.seats):
            for i in range(state.n_dealt):
                colour = state.dealt[i]
                if state.owner[colour] == (viewer + rank) % state.seats:
                    self.place[colour] = place
                    self.at_place[place] = colour
                    place += 1
        self.place[HELPER] = 4

    def see_district_(self, state: HorseState, viewer: int, district: int, x: Floats) -> None:
        at = district * DISTRICT
        for place in range(state.colours):
            colour = self.at_place[place]
            n = state.heroes[district * 4 + colour]
            for i in range(n if n < MAX_HEROES else MAX_HEROES):
                x[at + MAX_HEROES * place + i] = 1
            x[at + 20 + place] = self.gain[district * 4 + colour] / 10.0
        at += 24
        x[at] = state.total[district] / 7.0
        x[at + 1] = (state.cap - state.total[district]) / 7.0
        kind = state.treasure[district]
        x[at + 2] = self.hidden / 3.0 if kind == UNSEEN else TREASURES[kind]
        x[at + 3 + kind] = 1
        for rank in range(state.seats):
            x[at + 7 + rank] = state.knows_(district, (viewer + rank) % state.seats)

    def pointless_(self, state: State, action: int) -> bool:
        """TH-19, TH-21: swapping two treasures that nobody has seen, and nobody will look at, changes nothing for anybody."""
        return self.blind_swap_(cython.cast(HorseState, state), action)

    def blind_swap_(self, state: HorseState, action: int) -> bool:
        if state.phase != SWAP or not A_SWAP <= action < A_ALL or state.french:
            return False
        a = FIRST[action - A_SWAP]
        b = SECOND[action - A_SWAP]
        return state.treasure[a] == UNSEEN and state.treasure[b] == UNSEEN

    def preference_(self, state: State, action: int) -> int:
        """Prefer, among equal choices at a trident, leaving the treasures in place."""
        return 1 if cython.cast(HorseState, state).phase == SWAP and action == A_KEEP else 0
