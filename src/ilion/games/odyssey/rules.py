"""The rules of the Odyssey: a turn from the upkeep to its end, and the legal moves at each moment. Meetings of ships are in
`encounters`, landings in `adventures`, the pieces in `sea`.

Decisions (actions): sail or arrow; the destination, or the place and the direction of the arrow; fight or pass, refuse a fight with
the Aegis, save the ship with the Veil; offers of peace and answers; on landing the named card and the price offered for it, the
ruler's choice of card, and the choices that cards offer. Chance (outcomes): the starting seat, the sail die, the favour die, the
two sail dice of a round of fight, the card on a rim space. Every possible outcome is equally likely.

A card that is looked at or turned up is always drawn, even if somebody already knows it: then only one outcome is possible. So the
existence of a draw never reveals anybody's knowledge.
"""

from __future__ import annotations

import cython

from ilion.core.actors import OVER
from ilion.core.native import public, u64
from ilion.core.rng import Rng
from ilion.games.odyssey import components as box
from ilion.games.odyssey import geometry
from ilion.games.odyssey.adventures import Adventures
from ilion.games.odyssey.encoding import *

# Phases with fixed choices: the first one and their number.
START = [
    *(O_SAIL, A_LAY, A_AIM, A_FIGHT, A_AEGIS, A_ACCEPT, O_DICE, A_VEIL, A_ACCEPT),
    *(O_SAIL, O_WHITE, O_DICE, A_AGAIN, A_PAY, A_ABSTAIN, O_WHITE),
]
SPAN = [4, 127, 6, 2, 2, 2, 16, 2, 2, 4, 2, 16, 2, 2, 2, 2]

STARVING = box.STARVING
PHAIAKIANS_ROLL = 4
TROY = geometry.TROY[0]
ITHACA = geometry.ITHACA
WATER = geometry.WATER
SYRTES = geometry.SYRTES
SAIL_ROOM = geometry.SAIL_ROOM
TROY_HEXES = list(geometry.TROY)
LAND = list(geometry.LAND)
Q = list(geometry.Q)
R = list(geometry.R)
STEP_Q = list(geometry.STEP_Q)
STEP_R = list(geometry.STEP_R)
SAIL_COUNT = list(geometry.SAIL_COUNT)
SAIL_TO = list(geometry.SAIL_TO)
DRIFT_TO = list(geometry.DRIFT_TO)


class OdysseyState(Adventures):
    """A game of the Odyssey."""

    # A turn

    def begin_turn(self, seat: int) -> None:
        """OD-11, OD-20: after the upkeep a turn may be missed, or spent on a landing that waits."""
        self.turn = seat
        self.upkeep(seat)
        if self.missed >> seat & 1:
            self.missed ^= 1 << seat
            self.use_free_turn(seat)
            self.end_turn()
        elif self.waiting >> seat & 1:
            self.waiting ^= 1 << seat
            self.use_free_turn(seat)
            self.land()
        else:
            self.phase = MOVE
            self.actor = seat

    def upkeep(self, seat: int) -> None:
        """OD-5, OD-23: a gift, or without one a hunger stone; after the third this is the last chance, and no fourth is taken."""
        self.last_chance = 1 if self.hunger[seat] == STARVING else 0
        if self.gifts[seat] > 0:
            self.give_back(seat, 1)
        elif self.hunger[seat] < STARVING:
            self.hunger[seat] += 1

    def use_free_turn(self, seat: int) -> None:
        """OD-20: a seat's turns with a free arrow pass, used or not."""
        if self.free[seat] > 0:
            self.free[seat] -= 1

    def may_use_arrow(self, seat: int) -> bool:
        """OD-8: it costs a gift unless it is free."""
        return self.free[seat] > 0 or self.gifts[seat] > 0

    def choose_sail(self) -> None:
        """OD-6: the ship sails; the Phaiakians' 4 is not rolled (OD-3)."""
        self.use_free_turn(self.turn)
        if self.swift >> self.turn & 1:
            self.swift ^= 1 << self.turn
            self.roll_sail(PHAIAKIANS_ROLL)
        else:
            self.wait_for_chance(SAIL_ROLL)

    def choose_arrow(self) -> None:
        if self.free[self.turn] == 0:
            self.give_back(self.turn, 1)
        self.use_free_turn(self.turn)
        self.phase = LAY

    # Sailing

    def roll_sail(self, number: int) -> None:
        self.roll = number
        self.wait_for(self.turn, SAIL)

    def chart(self) -> int:
        """OD-7: return which of the lists of hexes within a roll applies."""
        return self.at[self.turn] * 4 + self.roll - 1

    def closed(self, chart: int) -> int:
        """OD-12: return the number of its hexes that are left out: Ithaca while it is closed, always the first."""
        return 1 if SAIL_TO[chart * SAIL_ROOM] == ITHACA and not self.may_go_home(self.turn) else 0

    def sail_to(self, hex: int) -> None:
        """OD-18: a move that ends where it began counts as staying."""
        self.roll = 0
        seat = self.turn
        if hex == self.at[seat]:
            self.end_turn()
            return
        self.at[seat] = hex
        self.enter(seat)
        if self.home:
            self.end_game()
            return
        if LAND[hex] <= WATER:
            for other in range(self.seats):
                if self.at[other] == hex and other != seat:
                    self.meets |= PAIR[seat * 6 + other]
        self.next_meeting()

    def enter(self, seat: int) -> None:
        """OD-11, OD-20, OD-27: the immediate consequences of a ship's arrival."""
        land = LAND[self.at[seat]]
        if land < WATER:
            if seat == self.turn:
                self.landing = 1
            else:
                self.waiting |= 1 << seat
        elif land == SYRTES:
            self.missed |= 1 << seat
        elif self.at[seat] == ITHACA:
            self.home |= 1 << seat

    # The storm arrow

    def lay_arrow(self, hex: int) -> None:
        """OD-8: any hex of the board."""
        self.arrow = hex
        self.phase = AIM

    def ahead(self, hex: int, direction: int) -> int:
        """OD-9: return the distance of a hex in front of the arrow, as the cube dot product; 0 is beside it."""
        q = Q[hex] - Q[self.arrow]
        r = R[hex] - R[self.arrow]
        # With s = -q - r the product is q * dq + r * dr + s * ds.
        return q * STEP_Q[direction] + r * STEP_R[direction] + (q + r) * (STEP_Q[direction] + STEP_R[direction])

    def wind(self, hex: int, direction: int) -> int:
        """OD-9: return the wind on a hex: 0 storm, 1 strong wind, 2 breeze, CALM outside the five rows and behind the arrow."""
        q = Q[hex] - Q[self.arrow]
        r = R[hex] - R[self.arrow]
        offset = STEP_Q[direction] * r - STEP_R[direction] * q
        if offset < 0:
            offset = -offset
        return CALM if offset >= CALM or self.ahead(hex, direction) < 0 else offset

    def hit_at(self, seat: int, direction: int) -> int:
        """OD-4: return the hex on which the arrow finds a ship: at Troy the one hit hardest, among equals the foremost."""
        if self.at[seat] != TROY:
            return self.at[seat]
        best = TROY
        for i in range(1, 3):
            hex = TROY_HEXES[i]
            harder = self.wind(best, direction) - self.wind(hex, direction)
            if harder > 0 or (harder == 0 and self.ahead(hex, direction) > self.ahead(best, direction)):
                best = hex
        return best

    def blown_to(self, seat: int, direction: int) -> int:
        """OD-9, OD-10: return where the arrow takes a ship; land shelters it from all arrows but its own player's."""
        if seat != self.turn and LAND[self.at[seat]] != WATER:
            return self.at[seat]
        hex = self.hit_at(seat, direction)
        wind = self.wind(hex, direction)
        if wind == CALM:
            return self.at[seat]
        home = 1 if self.may_go_home(seat) else 0
        to = DRIFT_TO[((hex * 6 + direction) * 3 + wind) * 2 + home]
        return self.at[seat] if to == hex else to

    def release_arrow(self, direction: int) -> None:
        """OD-9: all ships move at once. OD-21: ships that share a hex now and did not before may fight."""
        before: u64 = 0
        for seat in range(self.seats):
            spot: u64 = self.at[seat]
            before |= spot << (8 * seat)
        for seat in range(self.seats):
            to = self.blown_to(seat, direction)
            if to != self.at[seat]:
                self.at[seat] = to
                self.enter(seat)
        self.arrow = NO_HEX
        if self.home:
            self.end_game()
            return
        for seat in range(self.seats):
            for other in range(seat + 1, self.seats):
                if self.at[seat] == self.at[other] and LAND[self.at[seat]] <= WATER:
                    if (before >> (8 * seat) ^ before >> (8 * other)) & 0xFF:
                        self.meets |= PAIR[seat * 6 + other]
        self.next_meeting()

    # Hunger and loss

    def fall(self, seat: int) -> None:
        """OD-24: without heroes, or starved, a ship is lost, unless the Veil is used."""
        if self.holds_open(seat, VEIL):
            self.wait_for(seat, SAVE)
        else:
            self.sink(seat)

    def sink(self, seat: int) -> None:
        if self.fighter != NOBODY:
            self.lose_ship(seat)
            self.end_fight()
        elif self.card != NO_CARD:
            self.not_done()
            self.giver = NOBODY
            self.lose_ship(seat)
            self.end_turn()
        else:
            self.lose_ship(seat)
            self.next_turn()

    def save(self, seat: int) -> None:
        """Veil of Leukothea: one hero stays, hunger ends, a gift; a card goes on, a fight is over (OD-3)."""
        self.turned |= 1 << VEIL
        self.heroes[seat] = 1
        self.hunger[seat] = 0
        self.take_gifts(seat, 1)
        if self.fighter != NOBODY:
            self.end_fight()
        elif self.card != NO_CARD:
            self.go_on_with_task()
        else:
            self.next_turn()

    # The end of a turn and of the game

    def end_turn(self) -> None:
        """OD-23: a crew that found no gift in its last chance starves."""
        if self.last_chance and self.hunger[self.turn] == STARVING:
            self.fall(self.turn)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """OD-4, OD-28: clockwise; the game ends after the last round."""
        self.last_chance = 0
        seat = (self.turn + 1) % self.seats
        if seat == self.first:
            self.round += 1
            if self.round == self.max_rounds:
                self.end_game()
                return
        self.begin_turn(seat)

    def end_game(self) -> None:
        """OD-27, OD-28: somebody has come home, or the rounds are over."""
        self.landing = 0
        self.last_chance = 0
        self.phase = ENDED
        self.actor = OVER

    def score_(self, seat: int) -> int:
        """OD-28: return adventure cards less chips in hand."""
        return self.size(self.cards[seat]) - self.chips[seat]

    def place_(self, seat: int) -> int:
        """OD-27, OD-28: a captain who has come home is first, whatever the score."""
        if self.home >> seat & 1:
            return 1
        place = 1
        for other in range(self.seats):
            if self.home >> other & 1 or self.score_(other) > self.score_(seat):
                place += 1
        return place

    # Legal moves

    def choices(self) -> u64:
        """Return the cards, things or rim spaces to choose from, if the phase is about one of them."""
        if self.phase == UNCOVER:
            return self.under(LAND[self.at[self.turn]])
        if self.phase == PEEK:
            return self.under(self.peek)
        if self.phase == LOOK:
            return self.face_down()
        if self.phase == PRICE:
            return self.things(self.turn, self.giver)
        return self.cards[self.giver]  # NAME, CHOOSE

    def count_(self) -> int:
        if self.phase <= PROVISIONS:
            return SPAN[self.phase]
        if self.phase == SAIL:
            return SAIL_COUNT[self.chart()] - self.closed(self.chart())
        if self.phase == MOVE:
            return 2 if self.may_use_arrow(self.turn) else 1
        if self.phase == OFFER:
            other = self.other(self.actor)
            return 2 + self.size(self.things(self.actor, other)) + self.size(self.things(other, self.actor))
        if self.phase == LOT:
            return self.seats
        if self.phase == ENDED:
            return 0
        return self.size(self.choices()) + (1 if self.phase == NAME else 0)

    def nth_(self, i: int) -> int:
        if self.phase <= PROVISIONS:
            return START[self.phase] + i
        if self.phase == SAIL:
            return A_TO + SAIL_TO[self.chart() * SAIL_ROOM + i + self.closed(self.chart())]
        if self.phase == MOVE:
            return A_SAIL + i
        if self.phase == OFFER:
            return A_NO_OFFER + self.nth_offer(i)
        if self.phase == LOT:
            return O_SEAT + i
        if self.phase == NAME:
            return A_NO_OFFER if i == 0 else A_CARD + self.member(self.choices(), i - 1)
        if self.phase == ENDED:
            return -1
        return self.first_choice() + self.member(self.choices(), i)

    def first_choice(self) -> int:
        """Return the action or outcome of the first choice."""
        if self.phase == UNCOVER or self.phase == PEEK:
            return O_CARD
        if self.phase == LOOK:
            return A_LOOK
        return A_GIVE if self.phase == PRICE else A_CARD

    def nth_offer(self, i: int) -> int:
        if i < 2:
            return i
        other = self.other(self.actor)
        mine: u64 = self.things(self.actor, other)
        n = self.size(mine)
        if i < 2 + n:
            return 2 + self.member(mine, i - 2)
        return 2 + THINGS + self.member(self.things(other, self.actor), i - 2 - n)

    def legal_(self, action: int) -> bool:
        if self.phase <= PROVISIONS:
            return 0 <= action - START[self.phase] < SPAN[self.phase]
        if self.phase == SAIL:
            return A_TO <= action < A_LAY and self.may_sail_to(action - A_TO)
        if self.phase == MOVE:
            return action == A_SAIL or (action == A_ARROW and self.may_use_arrow(self.turn))
        if self.phase == OFFER:
            if action < A_GIVE or action >= A_ACCEPT:
                return action == A_NO_OFFER or action == A_PEACE
            other = self.other(self.actor)
            if action < A_ASK:
                return self.things(self.actor, other) >> (action - A_GIVE) & 1 == 1
            return self.things(other, self.actor) >> (action - A_ASK) & 1 == 1
        if self.phase == LOT:
            return 0 <= action - O_SEAT < self.seats
        if self.phase == ENDED:
            return False
        if self.phase == NAME and action == A_NO_OFFER:
            return True
        choice = action - self.first_choice()
        return 0 <= choice < THINGS and self.choices() >> choice & 1 == 1

    def may_sail_to(self, hex: int) -> bool:
        chart = self.chart()
        for i in range(self.closed(chart), SAIL_COUNT[chart]):
            if SAIL_TO[chart * SAIL_ROOM + i] == hex:
                return True
        return False

    def draw_(self, rng: Rng) -> int:
        return self.nth_(rng.below_(self.count_()))

    def step_(self, rng: Rng) -> None:
        """All outcomes and all actions are equally likely. Naming the class turns the calls into direct ones."""
        OdysseyState.apply_(self, OdysseyState.nth_(self, rng.below_(OdysseyState.count_(self))))

    def apply_(self, action: int) -> None:
        if self.phase == SAIL:
            self.sail_to(action - A_TO)
        elif self.phase == MOVE:
            if action == A_SAIL:
                self.choose_sail()
            else:
                self.choose_arrow()
        elif self.phase == SAIL_ROLL:
            self.roll_sail(action - O_SAIL + 1)
        elif self.phase == LAY:
            self.lay_arrow(action - A_LAY)
        elif self.phase == AIM:
            self.release_arrow(action - A_AIM)
        elif self.phase == PROVISIONS:
            self.find_provisions(action == O_WHITE)
        elif self.phase == ENGAGE:
            if action == A_FIGHT:
                self.start_fight()
            else:
                self.let_be()
        elif self.phase == OFFER:
            self.make_offer(action - A_NO_OFFER)
        elif self.phase == ANSWER:
            self.answer(action == A_ACCEPT)
        elif self.phase == ROUND:
            self.fight((action - O_DICE) // 4 + 1, (action - O_DICE) % 4 + 1)
        elif self.phase == REFUSE:
            if action == A_AEGIS:
                self.turned |= 1 << AEGIS
                self.next_meeting()
            else:
                self.begin_round(1)
        elif self.phase == SAVE:
            if action == A_VEIL:
                self.save(self.actor)
            else:
                self.sink(self.actor)
        else:
            self.apply_on_land(action)

    def apply_on_land(self, action: int) -> None:
        if self.phase == UNCOVER:
            self.take_from_rim(LAND[self.at[self.turn]], action - O_CARD)
        elif self.phase == NAME:
            if action == A_NO_OFFER:
                self.ruler_chooses()
            else:
                self.name_card(action - A_CARD)
        elif self.phase == PRICE:
            self.name_price(action - A_GIVE)
        elif self.phase == REPLY:
            self.reply(action == A_ACCEPT)
        elif self.phase == CHOOSE:
            self.take_from_ruler(action - A_CARD)
        elif self.phase == ROLL:
            self.roll_for_task(action - O_SAIL + 1)
        elif self.phase == FAVOUR:
            self.favour_for_task(action == O_WHITE)
        elif self.phase == BRAWL:
            self.brawl((action - O_DICE) // 4 + 1, (action - O_DICE) % 4 + 1)
        elif self.phase == AGAIN:
            if action == A_AGAIN:
                self.wait_for_chance(BRAWL)
            else:
                self.not_done()
                self.provisions()
        elif self.phase == SIRENS:
            if action == A_PAY:
                self.give_back(self.turn, 1)
                self.done()
            else:
                self.wait_for_chance(ROLL)
        elif self.phase == CATTLE:
            if action == A_SLAUGHTER:
                self.slaughter()
            else:
                self.done()
        elif self.phase == LOOK:
            self.look_at(action - A_LOOK)
        elif self.phase == PEEK:
            self.see(action - O_CARD)
        else:
            self.first = action - O_SEAT
            self.begin_turn(self.first)

    def seen_(self, action: int, seat: int) -> int:
        """OD-29: only the seat that looks sees a card in the House of Hades; everything else is open."""
        return -1 if self.phase == PEEK and seat != self.turn else action

    # The public layer

    @public
    def home_open(self, seat: int) -> bool:
        """OD-27: whether a seat may enter Ithaca."""
        return self.may_go_home(self.game.check_seat(self, seat))

    def drift_of(self, seat: int, direction: int) -> tuple[int, int]:
        """OD-9: return the wind over a ship (CALM: none) and the hex where it would be if the arrow were turned this way."""
        seat = self.game.check_seat(self, seat)
        if self.phase != AIM or not 0 <= direction < 6:
            raise ValueError("drift_of: the arrow must be on the board, and the direction 0 to 5")
        return self.wind(self.hit_at(seat, direction), direction), self.blown_to(seat, direction)

    @public
    def can_hand_over(self, giver: int, taker: int) -> int:
        """OD-22: return the set of things that one seat can hand over to another, numbered as in bargains."""
        return self.things(self.game.check_seat(self, giver), self.game.check_seat(self, taker))

    def after_bargain(self, giver: int, taker: int, thing: int) -> OdysseyState:
        """OD-22: return a copy in which a thing has changed hands."""
        if not 0 <= thing < THINGS or not self.can_hand_over(giver, taker) >> thing & 1:
            raise ValueError(f"after_bargain: seat {giver} cannot hand over thing {thing}")
        after = cython.cast(OdysseyState, self.copy())
        after.hand_over(giver, taker, thing)
        return after
