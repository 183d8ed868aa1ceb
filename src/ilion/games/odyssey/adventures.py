"""Landing on an island, and the fifteen adventure cards."""

from __future__ import annotations

from ilion.games.odyssey import components as box
from ilion.games.odyssey import geometry
from ilion.games.odyssey.encoding import *
from ilion.games.odyssey.encounters import Encounters

LAND = list(geometry.LAND)
HEROES = box.HEROES
STARVING = box.STARVING
LAISTRYGONIAN_CREW = box.LAISTRYGONIANS
MAX_TIES = box.MAX_TIES
KALYPSO_FILLS_TO = box.KALYPSO_FILLS_TO
PROVISION_GIFTS = box.PROVISIONS
FREE_TURNS = box.FREE_TURNS
MORE_FREE_TURNS = box.MORE_FREE_TURNS


class Adventures(Encounters):
    """The part of the rules that concerns islands."""

    # Landing

    def land(self) -> None:
        """OD-14 to OD-16, OD-18, OD-20: what a landing involves depends on who rules the island."""
        island = LAND[self.at[self.turn]]
        if island == AIOLIA and self.free[self.turn] < FREE_TURNS:
            self.free[self.turn] = FREE_TURNS
        ruler = self.ruler(island)
        if ruler == self.turn:
            self.wait_for_chance(PROVISIONS)
        elif ruler != NOBODY and self.cards[ruler]:
            self.giver = ruler
            if self.things(self.turn, ruler):
                self.wait_for(self.turn, NAME)
            else:
                self.ruler_chooses()
        elif ruler != NOBODY or self.rim[island] == EMPTY:
            self.conquer(self.turn, island)
            self.wait_for_chance(PROVISIONS)
        elif self.lies_open(island):
            self.take_from_rim(island, self.rim[island])
        else:
            self.wait_for_chance(UNCOVER)

    def name_card(self, card: int) -> None:
        """OD-22: the newcomer may name one of the ruler's cards."""
        self.named = card
        self.phase = PRICE

    def name_price(self, thing: int) -> None:
        self.offer = GIVE + thing
        self.wait_for(self.giver, REPLY)

    def reply(self, accepted: bool) -> None:
        """OD-22: if accepted, the thing changes hands at once, and the newcomer carries out the named card."""
        thing = self.offer - GIVE
        card = self.named
        self.offer = 0
        self.named = NO_CARD
        if accepted:
            self.hand_over(self.turn, self.giver, thing)
            self.take_from_ruler(card)
        else:
            self.ruler_chooses()

    def ruler_chooses(self) -> None:
        """OD-15: the ruler chooses a card; with a single card there is no choice."""
        if self.size(self.cards[self.giver]) == 1:
            self.take_from_ruler(self.member(self.cards[self.giver], 0))
        else:
            self.wait_for(self.giver, CHOOSE)

    def take_from_ruler(self, card: int) -> None:
        self.cards[self.giver] ^= 1 << card
        self.begin_task(card)

    def take_from_rim(self, island: int, card: int) -> None:
        self.uncover(island, card)
        self.rim[island] = EMPTY
        self.known[island] = 0
        self.begin_task(card)

    # The cards

    def begin_task(self, card: int) -> None:
        """OD-3: begin with the first thing that a card requires."""
        seat = self.turn
        self.card = card
        self.actor = seat
        if card == WINE:
            self.gain(seat, 2)
            self.done()
        elif card == LOTUS or card == CIRCE or card == CHARYBDIS:
            self.wait_for_chance(FAVOUR)
        elif card == POLYPHEMOS:
            self.wait_for_chance(ROLL)
        elif card == WINDS:
            self.free[seat] += MORE_FREE_TURNS
            self.done()
        elif card == LAISTRYGONIANS:
            self.wait_for_chance(BRAWL)
        elif card == HADES:
            self.enter_hades()
        elif card == THE_SIRENS:
            if self.gifts[seat] > 0:
                self.phase = SIRENS
            else:
                self.wait_for_chance(ROLL)
        elif card == SKYLLA:
            self.lose_heroes(1)
        elif card == THE_CATTLE:
            self.phase = CATTLE
        elif card == KALYPSO:
            if self.gifts[seat] < KALYPSO_FILLS_TO:
                self.gain(seat, KALYPSO_FILLS_TO - self.gifts[seat])
            self.missed |= 1 << seat
            self.done()
        elif card == PHAIAKIANS:
            self.gain(seat, 1)
            self.swift |= 1 << seat
            self.done()
        else:
            self.done()

    def roll_for_task(self, number: int) -> None:
        """Polyphemos: 1 lose 2 heroes, 2 lose 1, 4 take 2 gifts. Sirens: 1 or 2 lose 1 hero."""
        if number <= 2:
            self.lose_heroes(2 if self.card == POLYPHEMOS and number == 1 else 1)
        else:
            if self.card == POLYPHEMOS and number == 4:
                self.gain(self.turn, 2)
            self.done()

    def favour_for_task(self, white: bool) -> None:
        """Lotus-eaters and Cattle: black loses a hero. Circe: white gives a gift and a hero. Charybdis: black takes gifts."""
        seat = self.turn
        if self.card == CIRCE:
            if white:
                self.gain(seat, 1)
                if self.heroes[seat] < HEROES:
                    self.heroes[seat] += 1
            else:
                self.missed |= 1 << seat
            self.done()
        elif white:
            self.done()
        elif self.card == CHARYBDIS:
            if self.gifts[seat] > 0:
                self.give_back(seat, 2 if self.gifts[seat] > 2 else self.gifts[seat])
            elif self.hunger[seat] < STARVING:
                self.hunger[seat] += 1
            self.done()
        else:
            self.lose_heroes(1)

    def brawl(self, die: int, other_die: int) -> None:
        """Laistrygonians: a higher sum completes the task, an equal one continues the brawl, a lower one loses a hero, and the crew
        may fight again or flee."""
        difference = die + self.heroes[self.turn] - other_die - LAISTRYGONIAN_CREW
        if difference > 0:
            self.done()
        elif difference < 0:
            self.lose_heroes(1)
        else:
            self.ties += 1
            if self.ties == MAX_TIES:
                self.not_done()
                self.provisions()

    def slaughter(self) -> None:
        """Cattle of Helios: three gifts, then the favour die."""
        self.gain(self.turn, 3)
        self.wait_for_chance(FAVOUR)

    def enter_hades(self) -> None:
        """House of Hades: a gift buys a look at two face-down cards; without a gift the task is not done."""
        if self.gifts[self.turn] == 0:
            self.not_done()
            self.provisions()
        else:
            self.give_back(self.turn, 1)
            self.look_on()

    def look_on(self) -> None:
        if self.face_down():
            self.wait_for(self.turn, LOOK)
        else:
            self.done()

    def look_at(self, island: int) -> None:
        self.peek = island
        self.wait_for_chance(PEEK)

    def see(self, card: int) -> None:
        """OD-29: only this seat learns what it sees in the House of Hades."""
        self.uncover(self.peek, card)
        self.known[self.peek] |= 1 << self.turn
        island = self.peek
        self.peek = NO_ISLAND
        if self.looked == NO_ISLAND:
            self.looked = island
            self.look_on()
        else:
            self.done()

    def lose_heroes(self, number: int) -> None:
        if self.heroes[self.turn] > number:
            self.heroes[self.turn] -= number
            self.go_on_with_task()
        else:
            self.heroes[self.turn] = 0
            self.fall(self.turn)

    def go_on_with_task(self) -> None:
        if self.card == LAISTRYGONIANS:
            self.wait_for(self.turn, AGAIN)
        else:
            self.done()

    def done(self) -> None:
        """OD-14, OD-15: the card is kept and the island ruled."""
        self.keep_card(self.turn, self.card)
        self.conquer(self.turn, LAND[self.at[self.turn]])
        self.end_task()
        self.provisions()

    def not_done(self) -> None:
        """OD-17: the card goes back, face up to the rim or to the ruler who gave it."""
        if self.giver == NOBODY:
            island = LAND[self.at[self.turn]]
            self.rim[island] = self.card
            self.known[island] = (1 << self.seats) - 1 | 1 << WATCHER
        else:
            self.cards[self.giver] |= 1 << self.card
        self.end_task()

    def end_task(self) -> None:
        self.card = NO_CARD
        self.ties = 0
        self.looked = NO_ISLAND

    def provisions(self) -> None:
        """OD-19: after every landing on an island, the favour die."""
        self.giver = NOBODY
        self.wait_for_chance(PROVISIONS)

    def find_provisions(self, white: bool) -> None:
        if white:
            self.gain(self.turn, PROVISION_GIFTS)
        self.end_turn()
