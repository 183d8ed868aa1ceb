"""Ships that meet: fights, and the bargains that end or avoid them."""

from __future__ import annotations

from ilion.core.native import u64
from ilion.games.odyssey import components as box
from ilion.games.odyssey import geometry
from ilion.games.odyssey.encoding import *
from ilion.games.odyssey.sea import Sea

MAX_GIFTS = box.MAX_GIFTS
HEROES = box.HEROES
STOCK = box.GIFTS_AT_START
TROY = geometry.TROY[0]
FIGHT_ROUNDS = box.FIGHT_ROUNDS


class Encounters(Sea):
    """The part of the rules that concerns two seats."""

    # Bargains

    def things(self, giver: int, taker: int) -> u64:
        """OD-22: return what one seat can hand over to another at once: gifts, cards, islands for which the taker has a chip."""
        gifts = self.gifts[giver]
        if gifts > MAX_GIFTS:
            gifts = MAX_GIFTS
        cards: u64 = self.cards[giver]
        isles: u64 = self.isles[giver]
        if self.chips[taker] == 0:
            isles &= self.rims[taker]
        return (1 << gifts) - 1 | cards << T_CARD | isles << T_ISLAND

    def hand_over(self, giver: int, taker: int, thing: int) -> None:
        """OD-22: things change hands at once. The chip of a captain who gives an island goes to its rim space, as after a conquest,
        or with the option to the captain's hand."""
        if thing < T_CARD:
            self.gifts[giver] -= thing + 1
            self.gifts[taker] += thing + 1
        elif thing < T_ISLAND:
            self.cards[giver] ^= 1 << (thing - T_CARD)
            self.keep_card(taker, thing - T_CARD)
        else:
            self.isles[giver] ^= 1 << (thing - T_ISLAND)
            if self.chip_to_hand:
                self.chips[giver] += 1
            else:
                self.rims[giver] |= 1 << (thing - T_ISLAND)
            self.lay_chip(taker, thing - T_ISLAND)

    # Fights

    def next_meeting(self) -> None:
        """OD-21: pairs meet clockwise from the active player, and the earlier one is asked first; then the active ship lands."""
        if self.meets:
            for i in range(self.seats):
                a = (self.turn + i) % self.seats
                for j in range(i + 1, self.seats):
                    b = (self.turn + j) % self.seats
                    if self.meets & PAIR[a * 6 + b]:
                        self.meets ^= PAIR[a * 6 + b]
                        self.fighter = a
                        self.foe = b
                        self.wait_for(a, ENGAGE)
                        return
        self.fighter = NOBODY
        self.foe = NOBODY
        if self.landing:
            self.landing = 0
            self.land()
        else:
            self.end_turn()

    def other(self, seat: int) -> int:
        return self.foe if seat == self.fighter else self.fighter

    def start_fight(self) -> None:
        """OD-21: either owner may start a fight; the other may refuse with the Aegis."""
        challenged = self.other(self.actor)
        if self.holds_open(challenged, AEGIS):
            self.wait_for(challenged, REFUSE)
        else:
            self.begin_round(1)

    def let_be(self) -> None:
        if self.actor == self.fighter:
            self.actor = self.foe
        else:
            self.next_meeting()

    def begin_round(self, number: int) -> None:
        """OD-22: before every round each side in turn may offer peace."""
        self.fight_round = number
        self.wait_for(self.fighter, OFFER)

    def make_offer(self, offer: int) -> None:
        self.offer = offer
        if offer == 0:
            self.after_offer_of(self.actor)
        else:
            self.wait_for(self.other(self.actor), ANSWER)

    def answer(self, accepted: bool) -> None:
        offer = self.offer
        answering = self.actor
        offering = self.other(answering)
        self.offer = 0
        if not accepted:
            self.after_offer_of(offering)
            return
        if offer >= ASK:
            self.hand_over(answering, offering, offer - ASK)
        elif offer >= GIVE:
            self.hand_over(offering, answering, offer - GIVE)
        self.end_fight()

    def after_offer_of(self, seat: int) -> None:
        if seat == self.fighter:
            self.wait_for(self.foe, OFFER)
        else:
            self.wait_for_chance(ROUND)

    def fight(self, die: int, other_die: int) -> None:
        """OD-21: the lower sum of sail die and crew loses a hero."""
        difference = die + self.heroes[self.fighter] - other_die - self.heroes[self.foe]
        if difference != 0:
            loser = self.foe if difference > 0 else self.fighter
            self.heroes[loser] -= 1
            if self.heroes[loser] == 0:
                self.fall(loser)
                return
        if self.fight_round < FIGHT_ROUNDS:
            self.begin_round(self.fight_round + 1)
        else:
            self.end_fight()

    def end_fight(self) -> None:
        self.fight_round = 0
        self.next_meeting()

    # Loss

    def lose_ship(self, seat: int) -> None:
        """OD-24: back to Troy; chips on the rim return, cards and chips on islands stay."""
        self.chips[seat] += self.size(self.rims[seat])
        self.rims[seat] = 0
        self.at[seat] = TROY
        self.heroes[seat] = HEROES
        self.hunger[seat] = 0
        if self.gifts[seat] < STOCK:
            self.take_gifts(seat, STOCK - self.gifts[seat])
        seats = 0xFF ^ 1 << seat
        self.missed &= seats
        self.waiting &= seats
        self.swift &= seats
        self.free[seat] = 0
        if seat == self.turn:
            self.landing = 0
        for other in range(self.seats):
            self.meets &= EVERY_PAIR ^ PAIR[seat * 6 + other]
