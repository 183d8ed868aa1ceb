"""The features of the Odyssey for a network: every captain's means and ways, and the current events. Seats are counted from the
viewer."""

from __future__ import annotations

from array import array
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import cython

from ilion.core.native import Doubles, Floats
from ilion.core.state import State
from ilion.games.odyssey import charts, geometry
from ilion.games.odyssey.encoding import *
from ilion.games.odyssey.evaluator import OdysseyEvaluator
from ilion.games.odyssey.rules import OdysseyState

if TYPE_CHECKING:
    from ilion.core.game import Game

SEAT = 78  # entries for each seat
COMMON = 74
WATER = geometry.WATER
ITHACA = geometry.ITHACA
LAND = list(geometry.LAND)
ISLANDS = charts.ISLANDS
FAR = charts.FAR
HOME = charts.HOME
AT = [charts.PLACES.index(hex) if hex in charts.PLACES else HOME + 1 for hex in range(len(geometry.HEXES))]  # the place of a hex
WAY = list(charts.WAY)
LINES = list(charts.LINES)
HARM = list(charts.HARM)
NEAR = 4  # hexes, one roll of the sail die
Q = [q for q, _ in geometry.HEXES]
R = [r for _, r in geometry.HEXES]
MASKS = [1 << i for i in range(16)]


class LearnedOdysseyEvaluator(OdysseyEvaluator):
    trial: OdysseyState  # scratch space, for the state after an action
    hopes: Doubles

    def __init__(self, game: Game[OdysseyState]) -> None:
        super().__init__(game)
        self.trial = game.new()
        self.hopes = array("d", bytes(8 * 6))

    def features(self, seats: int) -> Sequence[tuple[str, int]]:
        return (
            *((f"seat {rank}: crew, gifts, chips, cards, islands, state, ways, expectation", SEAT) for rank in range(seats)),
            ("distance of the ships from the viewer's, who began", 3 * seats),
            ("phase, card under way, named card, sail die, round, fight, landing, offer, rim", COMMON),
        )

    def features_into_(self, state: State, viewer: int, out: Floats) -> None:
        self.see_(cython.cast(OdysseyState, state), viewer, out)

    def see_(self, state: OdysseyState, viewer: int, x: Floats) -> None:
        for rank in range(state.seats):
            self.see_seat_(state, (viewer + rank) % state.seats, rank * SEAT, x)
        at = state.seats * SEAT
        for rank in range(state.seats):
            seat = (viewer + rank) % state.seats
            away = self.apart_(state.at[viewer], state.at[seat])
            x[at + 3 * rank] = away / 8.0
            x[at + 3 * rank + 1] = away <= 2
            x[at + 3 * rank + 2] = state.first == seat
        self.see_common_(state, viewer, at + 3 * state.seats, x)

    def apart_(self, a: int, b: int) -> int:
        """Return the number of steps between two hexes as the crow flies."""
        q = Q[a] - Q[b]
        r = R[a] - R[b]
        s = q + r
        q = q if q > 0 else -q
        r = r if r > 0 else -r
        s = s if s > 0 else -s
        q = q if q > r else r
        return q if q > s else s

    def see_seat_(self, state: OdysseyState, seat: int, at: int, x: Floats) -> None:
        for i in range(state.heroes[seat]):
            x[at + i] = 1
        x[at + 4] = state.gifts[seat] / 6.0
        x[at + 5] = state.gifts[seat] > 0
        x[at + 6] = state.gifts[seat] > 1
        for i in range(state.hunger[seat] if state.hunger[seat] < 3 else 3):
            x[at + 7 + i] = 1
        n = state.size(state.cards[seat])
        lacking = state.chips[seat] - n
        x[at + 10] = lacking / 10.0
        x[at + 11] = lacking <= 0
        x[at + 12] = lacking <= 1
        x[at + 13] = lacking <= 2
        x[at + 14] = lacking <= 4
        x[at + 15] = state.chips[seat] / 10.0
        x[at + 16] = n / 10.0
        x[at + 17] = state.size(state.isles[seat]) / 10.0
        x[at + 18] = state.size(state.rims[seat]) / 10.0
        x[at + 19] = state.free[seat] / 5.0
        x[at + 20] = state.missed >> seat & 1
        x[at + 21] = state.waiting >> seat & 1
        x[at + 22] = state.swift >> seat & 1
        x[at + 23] = state.may_go_home(seat)
        x[at + 24] = state.turn == seat
        x[at + 25] = state.actor == seat
        x[at + 26] = state.fight_round > 0 and state.fighter == seat
        x[at + 27] = state.fight_round > 0 and state.foe == seat
        x[at + 28] = state.giver == seat
        x[at + 29] = state.holds_open(seat, AEGIS)
        x[at + 30] = state.holds_open(seat, VEIL)
        x[at + 31] = state.home >> seat & 1
        self.see_ways_(state, seat, lacking, at + 32, x)
        x[at + 42] = self.points[seat] / 10.0
        x[at + 43] = self.judged[seat]
        x[at + 44] = self.guard_(state, seat)
        x[at + 45] = LAND[state.at[seat]] == WATER
        x[at + 46] = LAND[state.at[seat]] < WATER
        for i in range(15):
            x[at + 48 + i] = state.cards[seat] >> i & 1
            x[at + 63 + i] = state.isles[seat] >> i & 1

    def see_ways_(self, state: OdysseyState, seat: int, lacking: int, at: int, x: Floats) -> None:
        """OD-7, OD-9: write the distances home and to the next goal, by sail and by arrow."""
        hex = state.at[seat]
        home = WAY[hex * 16 + HOME]
        x[at] = home / 10.0
        x[at + 1] = home <= 1
        x[at + 2] = home <= 2
        x[at + 3] = home <= NEAR
        goals = MASKS[HOME] if lacking <= 0 else ISLANDS ^ state.isles[seat]
        nearest = 20
        near = 0
        for place in range(16):
            if goals >> place & 1:
                away = WAY[hex * 16 + place]
                near += away <= NEAR
                if away < nearest:
                    nearest = away
        x[at + 4] = nearest / 8.0
        x[at + 5] = nearest <= 1
        x[at + 6] = nearest <= 2
        x[at + 7] = nearest <= NEAR
        x[at + 8] = LINES[hex] & goals != 0
        x[at + 9] = near / 5.0

    def see_common_(self, state: OdysseyState, viewer: int, at: int, x: Floats) -> None:
        x[at + state.phase] = 1
        at += 27
        if state.card != NO_CARD:
            x[at + state.card] = 1
        at += 15
        if state.named != NO_CARD:
            x[at] = 1
            x[at + 1] = HARM[state.named]
        at += 2
        if state.roll > 0:
            x[at + state.roll - 1] = 1
        at += 4
        x[at] = state.supply / 24.0
        x[at + 1] = state.round / (1.0 * state.max_rounds)
        x[at + 2] = state.fight_round / 12.0
        x[at + 3] = state.ties / 12.0
        x[at + 4] = state.last_chance
        x[at + 5] = state.landing
        at += 6
        self.see_offer_(state.offer, at, x)
        at += 8
        unseen = 0
        for island in range(15):
            if state.rim[island] == EMPTY:
                x[at] += 0.1
            elif state.rim[island] == UNSEEN or not state.knows(viewer, island):
                unseen += 1
            else:
                x[at + 2] += HARM[state.rim[island]]
                x[at + 3] += 0.1
        x[at + 1] = unseen / 15.0
        at += 4
        for rank in range(state.seats):  # rulers of the islands that the viewer may still conquer
            x[at + rank] = state.size(state.isles[(viewer + rank) % state.seats] & (ISLANDS ^ state.isles[viewer])) / 10.0
        x[at + 6] = self.task_(state)
        x[at + 7] = LINES[state.at[viewer]] >> HOME & 1

    def see_offer_(self, offer: int, at: int, x: Floats) -> None:
        if offer == 0:
            return
        if offer == PEACE:
            x[at] = 1
            return
        x[at + (1 if offer < ASK else 2)] = 1
        thing = offer - GIVE if offer < ASK else offer - ASK
        if thing < T_CARD:
            x[at + 3 + thing] = 1
        elif thing < T_ISLAND:
            x[at + 6] = 1
            x[at + 7] = HARM[thing - T_CARD]
        else:
            x[at + 6] = -1

    # Sensible choices

    def sure_winner_(self, state: State) -> int:
        return self.going_home_(cython.cast(OdysseyState, state))

    def going_home_(self, state: OdysseyState) -> int:
        """OD-7, OD-9, OD-27: return the seat whose ship may enter Ithaca and gets there by this roll or by its own arrow."""
        seat = state.turn
        if state.actor != seat or not state.may_go_home(seat):
            return -1
        if state.phase == SAIL:
            return seat if state.legal_(A_TO + ITHACA) else -1
        if state.phase == LAY or (state.phase == MOVE and state.may_use_arrow(seat)):
            return seat if LINES[state.at[seat]] >> HOME & 1 else -1
        if state.phase == AIM:
            for direction in range(6):
                if state.blown_to(seat, direction) == ITHACA:
                    return seat
        return -1

    def offer_key(self, state: State, action: int) -> object | None:
        """OD-22: an agreement in a fight is the same until a crew has lost a hero or something has changed hands, whichever side
        offers it. Receiving something is different: such an offer is never declined for being the same."""
        sea = cython.cast(OdysseyState, state)
        if sea.phase == OFFER and action > A_NO_OFFER:
            return self._agreement(sea, action)
        if sea.phase == ANSWER and action == A_ACCEPT:
            if sea.offer == PEACE:
                return self._agreement(sea, A_PEACE)
            if sea.offer >= ASK:
                return self._agreement(sea, A_GIVE + sea.offer - ASK)
        return None

    def forgone_offers(self, state: State, action: int) -> Collection[object]:
        """OD-21, OD-22: a seat that starts a fight, or refuses a peace that costs nothing, neither offers peace at once nor pays
        for it; and a seat that refuses to give something does not offer it."""
        sea = cython.cast(OdysseyState, state)
        paid = range(A_GIVE, A_GIVE + THINGS)
        if sea.phase == ENGAGE and action == A_FIGHT:
            return [self._agreement(sea, forgone) for forgone in (A_PEACE, *paid)]
        if sea.phase == ANSWER and action == A_REFUSE:
            if sea.offer < ASK:
                return [self._agreement(sea, forgone) for forgone in (A_PEACE, *paid)]
            return [self._agreement(sea, A_GIVE + sea.offer - ASK)]
        return ()

    def _agreement(self, sea: OdysseyState, action: int) -> object:
        held = (tuple(sea.chips), tuple(sea.cards), tuple(sea.isles))
        return (sea.round, sea.turn, sea.actor, sea.fighter, sea.foe, held, tuple(sea.heroes), action)

    def pointless_(self, state: State, action: int) -> bool:
        return self.useless_(cython.cast(OdysseyState, state), action)

    def useless_(self, state: OdysseyState, action: int) -> bool:
        """Whether an action is useless: a storm that moves nobody, an offer that gains no more than another or pays for something
        that comes anyway, a look at a distant card."""
        if state.phase == AIM:
            return self.becalmed_(state, action - A_AIM)
        if state.phase == LAY:
            self.trial.assign_(state)
            self.trial.apply_(action)
            for direction in range(6):
                if not self.becalmed_(self.trial, direction):
                    return False
            return True
        if state.phase == OFFER and action >= A_GIVE:
            return not self.welcome_(state, action) or self.outdone_(state, action)
        if state.phase == NAME:
            return action != A_NO_OFFER and state.size(state.choices()) == 1
        return state.phase == LOOK and self.distant_(state, action)

    def becalmed_(self, state: OdysseyState, direction: int) -> bool:
        """OD-9: whether the arrow moves nobody in this direction."""
        for seat in range(state.seats):
            if state.blown_to(seat, direction) != state.at[seat]:
                return False
        return True

    def distant_(self, state: OdysseyState, action: int) -> bool:
        """OD-3: whether two other cards that the seat can look at belong to nearer islands. The search cannot find out the worth of
        a look."""
        ways = state.at[state.turn] * 16
        nearer = 0
        for i in range(15):
            if state.legal_(A_LOOK + i) and WAY[ways + i] < WAY[ways + action - A_LOOK]:
                nearer += 1
        return nearer >= 2

    def outdone_(self, state: OdysseyState, action: int) -> bool:
        """Whether fewer gifts, or a higher demand, would be welcome too."""
        thing = (action - A_GIVE) % THINGS
        if thing >= T_CARD:
            return False
        if action < A_ASK:
            return thing > 0 and self.welcome_(state, action - 1)
        return thing < T_CARD - 1 and state.legal_(action + 1) and self.welcome_(state, action + 1)

    def welcome_(self, state: OdysseyState, action: int) -> bool:
        """OD-22: whether the seat that is asked will probably accept an offer."""
        self.trial.assign_(state)
        self.trial.apply_(action)
        if self.trial.phase != ANSWER:
            return True
        return self.gain_(self.trial) > 0

    def gain_(self, state: OdysseyState) -> float:
        """Return the asked seat's gain from accepting, in turns, less the average gain of the others."""
        asked = state.actor
        gain = 0.0
        for answer in range(2):
            self.after.assign_(state)
            self.after.apply_(A_ACCEPT if answer == 1 else A_REFUSE)
            self.count_turns_(self.after, self.hopes)
            for seat in range(state.seats):
                turns = self.hopes[seat] if seat == asked else -self.hopes[seat] / (state.seats - 1)
                gain += turns if answer == 1 else -turns
        return gain

    def preference_(self, state: State, action: int) -> int:
        return self.natural_(cython.cast(OdysseyState, state), action)

    def natural_(self, state: OdysseyState, action: int) -> int:
        """Prefer, among equally good choices, peace to silence and silence to bargains, the lowest price, no fight to a fight, the
        hex nearest to the next goal except the ship's present one, and the arrow at the seat's own ship."""
        if state.phase == ANSWER:
            return 1 if state.offer == PEACE and action == A_ACCEPT else 0
        if state.phase == OFFER:
            return 2 if action == A_PEACE else 1 if action == A_NO_OFFER else 0
        if state.phase == SAIL:
            hex = action - A_TO
            return -FAR if hex == state.at[state.turn] else -self.left_(hex, self.goals_(state, state.turn))
        if state.phase == LAY:
            return 1 if action - A_LAY == state.at[state.turn] else 0
        if state.phase == NAME:
            return 1 if action == A_NO_OFFER else 0
        if state.phase == PRICE:
            thing = action - A_GIVE
            return -thing if thing < T_CARD else -THINGS if thing < T_ISLAND else -T_CARD
        return 1 if state.phase == ENGAGE and action == A_PASS else 0

    def left_(self, hex: int, goals: int) -> int:
        """Return the hexes that are left to the nearest goal; none at a goal."""
        return 0 if goals >> AT[hex] & 1 else self.away_(hex, goals)

    def goals_(self, state: OdysseyState, seat: int) -> int:
        """OD-19, OD-27: return the destinations of a seat: home if it may, otherwise the islands that it does not rule, and its own
        too if its crew is hungry, because there may be provisions on any of them."""
        if self.lacking_(state, seat, 0) <= 0:
            return 1 << HOME
        if state.hunger[seat] > 0 and state.gifts[seat] == 0:
            return ISLANDS
        return ISLANDS ^ state.isles[seat]
