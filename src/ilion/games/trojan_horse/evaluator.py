"""The evaluation of the Trojan horse for bots: the probable winner of each district, and its probable worth.

The heroes that have not dropped yet are spread evenly over the districts with room. A table then gives each colour's chance to win
a district if a given number of heroes of random colours still land there. So a close lead counts for less than a safe one, and a
full district counts as it is.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING

import cython

from ilion.core.evaluator import Evaluator
from ilion.core.fields import Fields, integer, real, reals
from ilion.core.native import Doubles
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.games.trojan_horse import components as box
from ilion.games.trojan_horse.encoding import *
from ilion.games.trojan_horse.state import HorseState

if TYPE_CHECKING:
    from ilion.core.game import Game

BONUS = list(map(float, box.BONUS))
VALUES = list(map(float, box.TREASURES))
NOBODY = -1
AFTER = 7  # stands for a district with one more hero
SAME = 1e-9  # two values that differ by less are equal
MAX_HELD = max(box.DISTRICT_HOLDS.values())
DOUBT_AT_END = 1.0  # points
DOUBT_PER_HERO = 0.2  # points per hero that has not dropped


def winner(counts: tuple[int, ...]) -> int | None:
    """TH-24: return the colour with the highest count that no other has."""
    alone = [count for count in counts if count and counts.count(count) == 1]
    return counts.index(max(alone)) if alone else None


def chances() -> array[float]:
    """Return the chance to win a district, by heroes to come, heroes of each colour (three bits each) and colour."""
    table = array("f", bytes(4 * (MAX_HELD + 1) * 4096 * 4))
    for more in range(MAX_HELD + 1):
        for row in range(4096):
            counts = tuple(row >> 3 * colour & 7 for colour in range(4))
            if sum(counts) + more > MAX_HELD:
                continue
            at = (more * 4096 + row) * 4
            if more == 0:
                if (first := winner(counts)) is not None:
                    table[at + first] = 1
                continue
            for next in range(4):
                after = ((more - 1) * 4096 + row + (1 << 3 * next)) * 4
                for colour in range(4):
                    table[at + colour] += table[after + colour] / 4
    return table


CHANCES = chances()


class Scratch(Fields):
    __slots__ = ()

    waiting: int = integer()  # heroes still to drop
    open: int = integer()  # places for them
    hidden: float = real()  # expected value of a treasure that nobody has seen
    gain: list[float] = reals(32)  # district * 4 + colour -> points


class HorseEvaluator(Evaluator, Scratch):
    hope: Doubles

    def __init__(self, game: Game[HorseState]) -> None:
        super().__init__(game)
        self.scale = 6.0
        self.hope = array("d", bytes(8 * 4))

    def levels(self) -> Mapping[str, str]:
        return {
            "easy": "greedy:slips=0.4,forgets=1",
            "medium": "greedy:slips=0.1,forgets=0.5",
            "hard": "greedy:depth=8",
            "expert": "search:iterations=40000,seconds=0.5,net=0.5",
            "olympian": "search:iterations=400000,seconds=5,net=0.5",
        }

    def review_iterations(self, seats: int) -> int:
        return 250

    def ratings(self) -> Mapping[str, int]:
        return {"easy": -310, "medium": 0, "hard": 450, "expert": 630}

    def rollout_rounds(self) -> int:
        return 1

    def points_into_(self, state: State, out: Doubles) -> None:
        self.expect_(cython.cast(HorseState, state), out)

    def expect_(self, state: HorseState, out: Doubles) -> None:
        """TH-25: sum up every seat's districts, each as the chance to win it times its expected worth."""
        if state.n_dealt == state.colours:
            self.survey_(state, 0)
        for seat in range(state.seats):
            out[seat] = self.points[seat] if state.n_dealt == state.colours else 0.0

    def survey_(self, state: HorseState, dropped: int) -> None:
        """Compute the points of all seats after `dropped` more heroes have dropped."""
        self.waiting = self.unplaced_(state) - dropped
        self.open = -dropped
        for district in range(7):
            self.open += state.cap - state.total[district]
        if self.open == 0:
            self.open = 1
        self.hidden = self.mean_unseen_(state)
        for seat in range(state.seats):
            self.points[seat] = 0.0
        for district in range(7):
            self.weigh_(state, district, NOBODY, district)
            for colour in range(state.colours):
                self.points[state.owner[colour]] += self.gain[district * 4 + colour]

    def weigh_(self, state: HorseState, district: int, guest: int, at: int) -> None:
        """Compute the points that a district will bring to each colour, with one more hero in it."""
        total = state.total[district] + (guest != NOBODY)
        free = state.cap - total
        more = self.waiting * free / float(self.open)  # with integers, compiled code would round down
        if more > free:
            more = free
        whole = int(more)
        part = more - whole
        row = 0 if guest == NOBODY else 1 << 3 * guest
        for colour in range(4):
            row += state.heroes[district * 4 + colour] << 3 * colour
        worth = total + more + BONUS[district]
        worth += self.hidden if state.treasure[district] == UNSEEN else VALUES[state.treasure[district]]
        for colour in range(state.colours):
            chance = (1 - part) * CHANCES[(whole * 4096 + row) * 4 + colour]
            if part > 0:
                chance += part * CHANCES[((whole + 1) * 4096 + row) * 4 + colour]
            self.gain[at * 4 + colour] = chance * worth

    def mean_unseen_(self, state: HorseState) -> float:
        """TH-4: return the mean value of a treasure that nobody has looked at."""
        unseen = 0
        sum = 0.0
        for kind in range(3):
            unseen += state.unseen[kind]
            sum += state.unseen[kind] * VALUES[kind]
        return sum / unseen if unseen > 0 else 0.0

    def unplaced_(self, state: HorseState) -> int:
        """Return the number of heroes that will still drop: in the bag, in the display and in the horse."""
        waiting = state.bag_left + state.display_left
        for i in range(state.loaded):
            waiting += state.horse[i] != HELPER
        return waiting

    def rollout_action_(self, state: State, rng: Rng) -> int:
        return self.rollout_policy_(cython.cast(HorseState, state), rng)

    def rollout_policy_(self, state: HorseState, rng: Rng) -> int:
        if state.phase == ANNOUNCE:
            return self.announcement_(state)
        if state.phase == INSERT:
            return self.insertion_(state, rng)
        return A_ALL if state.phase == ALL else A_KEEP if state.phase == SWAP else -1

    def insertion_(self, state: HorseState, rng: Rng) -> int:
        """TH-14: insert any figure, and choose the district that is best for the actor for the hero that drops."""
        guest = state.horse[0]
        self.survey_(state, 1)
        doubt = DOUBT_AT_END + DOUBT_PER_HERO * (self.unplaced_(state) - 1)
        best = 0
        top = -1.0
        found = 0
        for i in range(state.rooms):
            district = state.room[i]
            self.weigh_(state, district, guest, AFTER)
            for colour in range(state.colours):
                self.points[state.owner[colour]] += self.gain[AFTER * 4 + colour] - self.gain[district * 4 + colour]
            self.chances_into_(state.seats, doubt, self.hope)
            self.add_margins_(state.seats, self.hope)
            for colour in range(state.colours):
                self.points[state.owner[colour]] -= self.gain[AFTER * 4 + colour] - self.gain[district * 4 + colour]
            if self.hope[state.turn] > top + SAME:
                top = self.hope[state.turn]
                found = 0
            if self.hope[state.turn] > top - SAME:
                found += 1
                if rng.below_(found) == 0:
                    best = i
        return state.nth_(rng.below_(state.figures()) * state.rooms + best)

    def announcement_(self, state: HorseState) -> int:
        """TH-12, TH-13, TH-19: announce the number that lets most heroes in on average; a trident lets in three after any."""
        most = -1
        best = 0
        for number in range(1, state.count_() + 1):
            lots = 0
            for card in range(number, TRIDENT):
                lots += state.deck[card]
            inserted = number * lots
            if inserted > most:
                most = inserted
                best = number
        return best - 1

    def doubt_(self, state: State) -> float:
        return DOUBT_AT_END + DOUBT_PER_HERO * self.unplaced_(cython.cast(HorseState, state))

    def forget_(self, state: State, seat: int, rng: Rng) -> None:
        """TH-29: everybody saw the figures go into the horse, but they are out of sight now."""
        self.mix_(cython.cast(HorseState, state), rng)

    def mix_(self, state: HorseState, rng: Rng) -> None:
        """Put any two heroes from horse and bag into the horse."""
        for i in range(state.loaded):
            if state.horse[i] != HELPER:
                state.bag[state.horse[i]] += 1
                state.bag_left += 1
        for i in range(state.loaded):
            if state.horse[i] != HELPER:
                colour = -1
                ticket = rng.below_(state.bag_left)
                while ticket >= 0:
                    colour += 1
                    ticket -= state.bag[colour]
                state.horse[i] = colour
                state.bag[colour] -= 1
                state.bag_left -= 1
