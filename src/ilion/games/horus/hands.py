"""The cards of Horus: draw pile, discards and hands, and what a seat can infer about the cards of the others.

Until the draw pile is renewed for the first time, every card that a seat has not seen can be in any other hand or in the pile. A
renewal reveals more: the pile then holds exactly the old discards, and the hands hold the rest. So from then on the state stores
the hands at the renewal, and every card shown since, with the number of cards its owner had drawn by then. A seat's beliefs follow
from that alone, as if everybody picked the places in their hands blindly. After a second renewal, which hardly any game reaches,
the hands of that moment are assumed to be dealt evenly.
"""

from __future__ import annotations

from ilion.core.errors import InvalidField
from ilion.core.native import Shorts, public
from ilion.core.rng import Rng
from ilion.games.horus import components as box
from ilion.games.horus.encoding import *
from ilion.games.horus.regions import Regions

FULL_HAND = box.HAND
ONES = [cards.bit_count() for cards in range(1 << 10)]  # by a third of a set of cards
EVERY_CARD = (1 << 30) - 1  # one bit each
TICKETS = 1 << 30  # the resolution with which a random number divides the weights of all explanations


def number_of_cards(cards: int) -> int:
    """Return how many cards are in a set with one bit for each of the thirty."""
    return ONES[cards & 1023] + ONES[cards >> 10 & 1023] + ONES[cards >> 20]


class Hands(Regions):
    """The table, and everybody's cards. A card is centre * 6 + number, as in `components`."""

    def different_cards(self, seat: int) -> int:
        """HO-17: return how many different cards a seat holds."""
        return number_of_cards(self.held[seat])

    def nth_card(self, seat: int, i: int) -> int:
        """Return the i-th of the different cards that a seat holds."""
        cards = self.held[seat]
        while i > 0:
            cards &= cards - 1
            i -= 1
        return self.lowest_card(cards)

    def lowest_card(self, cards: int) -> int:
        """Return the lowest card of a set that is not empty."""
        return number_of_cards((cards & -cards) - 1)

    def dead(self, card: int) -> bool:
        """HO-23: whether a card is of the exhausted terrain."""
        return card // 6 == self.exhausted

    # Drawing and showing

    def lacks_a_card(self, seat: int) -> bool:
        """HO-22: whether a seat must and can draw: if the pile is used up, it is renewed."""
        if self.hand_size[seat] >= FULL_HAND:
            return False
        if self.deck_left == 0:
            self.renew()
        return self.deck_left > 0

    def renew(self) -> None:
        """HO-22: the discards become the draw pile; cards of the exhausted terrain leave the game."""
        for card in range(30):
            if not self.dead(card):
                self.deck[card] = self.discard[card]
                self.deck_left += self.discard[card]
            self.discard[card] = 0
        self.moved = EVERY_CARD
        self.forget_shown()
        self.renewed = True
        self.kept = self.hand[:]

    def forget_shown(self) -> None:
        self.renewed = False
        for i in range(120):
            self.kept[i] = 0
        for seat in range(4):
            self.drawn[seat] = 0
        for i in range(50):
            self.shown[i] = 0
            self.shown_by[i] = 0
            self.shown_after[i] = 0
        self.n_shown = 0

    def receive(self, seat: int, card: int) -> None:
        """HO-22, HO-23: a drawn card goes into the hand, one of the exhausted terrain openly to the discards."""
        self.moved |= 1 << card
        self.deck[card] -= 1
        self.deck_left -= 1
        if self.dead(card):
            self.discard[card] += 1
        else:
            self.hand[seat * 30 + card] += 1
            self.held[seat] |= 1 << card
            self.hand_size[seat] += 1
            if self.renewed:
                self.drawn[seat] += 1

    def show(self, seat: int, card: int) -> None:
        """HO-22: a card goes from a hand to the discards, in front of everybody."""
        self.moved |= 1 << card
        self.hand[seat * 30 + card] -= 1
        self.held[seat] ^= (self.hand[seat * 30 + card] == 0) << card
        self.hand_size[seat] -= 1
        self.discard[card] += 1
        if self.renewed:
            self.shown[self.n_shown] = card
            self.shown_by[self.n_shown] = seat
            self.shown_after[self.n_shown] = self.drawn[seat]
            self.n_shown += 1

    def exhaust(self, terrain: int) -> None:
        """HO-23: all discard their cards of a terrain."""
        self.exhausted = terrain
        for seat in range(self.seats):
            for card in range(terrain * 6, terrain * 6 + 6):
                while self.hand[seat * 30 + card] > 0:
                    self.show(seat, card)

    # Resampling

    def resample_(self, seat: int, rng: Rng) -> None:
        """HO-31: deal the cards of the other hands and of the draw pile again, as far as the seat cannot know them."""
        self.moved = EVERY_CARD
        self.collect(seat)
        if self.renewed:
            self.explain_shown(seat, rng)
        for other in range(self.seats):
            if other != seat:
                self.held[other] = 0
                for card in range(30):
                    self.hand[other * 30 + card] = 0
                for _i in range(self.old_places[other]):
                    card = self.deal_from(self.old, False, rng)
                    self.hand[other * 30 + card] += 1
                    self.held[other] |= 1 << card
                    self.kept[other * 30 + card] += 1
        for other in range(self.seats):
            if other != seat:
                for _i in range(self.hand_size[other] - self.old_places[other]):
                    card = self.deal_from(self.new, True, rng)
                    self.hand[other * 30 + card] += 1
                    self.held[other] |= 1 << card
        for card in range(30):
            self.deck[card] = self.new[card]

    def deal_from(self, pool: Shorts, living: bool, rng: Rng) -> int:
        """Return a random card from a pool; if `living`, not one of the exhausted terrain."""
        total = 0
        for card in range(30):
            if not (living and self.dead(card)):
                total += pool[card]
        ticket = rng.below_(total)
        for card in range(30):
            if not (living and self.dead(card)):
                ticket -= pool[card]
                if ticket < 0:
                    pool[card] -= 1
                    return card
        return 0

    def collect(self, seat: int) -> None:
        """Sort all cards that a seat does not see by their places at the last renewal; without one, all are new."""
        for card in range(30):
            self.old[card] = 0
            self.new[card] = self.deck[card]
        for other in range(4):
            self.old_places[other] = 0
            self.new_shown[other] = 0
            if other != seat:
                for card in range(30):
                    self.old[card] += self.kept[other * 30 + card]
                    self.new[card] += self.hand[other * 30 + card] - self.kept[other * 30 + card]
                    self.old_places[other] += self.kept[other * 30 + card]
        for i in range(self.n_shown):
            if self.shown_by[i] != seat:
                self.new[self.shown[i]] += 1

    def explain_shown(self, seat: int, rng: Rng) -> None:
        """Decide for every card that other seats have shown since the renewal whether it was already held then or drawn later, and
        begin the hands at the renewal with the cards that were held. All explanations are weighed, and one is drawn by weight."""
        self.forget_kept(seat)
        self.total = 0.0
        self.ticket = -1.0
        self.explain_next(0, seat, 1.0)
        self.ticket = self.total * (rng.below_(TICKETS) + 0.5) / TICKETS
        self.total = 0.0
        self.explain_next(0, seat, 1.0)

    def forget_kept(self, seat: int) -> None:
        for other in range(self.seats):
            if other != seat:
                for card in range(30):
                    self.kept[other * 30 + card] = 0

    def explain_next(self, i: int, seat: int, weight: float) -> bool:
        """Explain the shown cards from the i-th on. Returns True, and leaves the explanation in place, once the sum of the weights
        passes the ticket.

        A weight counts the ways in which hands and pile can have held the cards: the place in the hand that the card came from,
        which of the equal cards it was, and how the rest can be arranged."""
        while i < self.n_shown and self.shown_by[i] == seat:
            i += 1
        if i == self.n_shown:
            self.total += weight * self.ways_to_lie(seat)
            return 0 <= self.ticket < self.total
        card = self.shown[i]
        other = self.shown_by[i]
        ways = self.old[card] * self.old_places[other]
        if ways > 0:
            self.old[card] -= 1
            self.old_places[other] -= 1
            self.kept[other * 30 + card] += 1
            if self.explain_next(i + 1, seat, weight * ways):
                return True
            self.old[card] += 1
            self.old_places[other] += 1
            self.kept[other * 30 + card] -= 1
        ways = self.new[card] * (self.shown_after[i] - self.new_shown[other])
        if ways > 0:
            self.new[card] -= 1
            self.new_shown[other] += 1
            if self.explain_next(i + 1, seat, weight * ways):
                return True
            self.new[card] += 1
            self.new_shown[other] -= 1
        return False

    def ways_to_lie(self, seat: int) -> float:
        """Return the number of ways in which the remaining cards can be in hands and pile, up to a constant factor: the old ones in
        the places kept since the renewal, new ones in the other places of hands. HO-23: no card of the exhausted terrain is in a
        hand."""
        old = 0
        living = 0
        for card in range(30):
            if self.dead(card):
                if self.old[card] > 0:
                    return 0.0
            else:
                old += self.old[card]
                living += self.new[card]
        ways = 1.0
        for other in range(self.seats):
            if other != seat:
                for _i in range(self.old_places[other]):
                    ways *= old
                    old -= 1
                for _i in range(self.hand_size[other] - self.old_places[other]):
                    ways *= living
                    living -= 1
        return ways

    @public
    def can_explain(self, viewer: int) -> bool:
        """Whether a viewer can explain the cards shown since the renewal. This destroys the state, so use a copy."""
        self.collect(viewer)
        for card in range(30):
            if self.new[card] < 0:
                return False
        self.forget_kept(viewer)
        self.total = 0.0
        self.ticket = 0.0
        return self.explain_next(0, viewer, 1.0)

    # Copies

    def derive(self) -> None:
        hand = list(self.hand)
        self.hand_size = [sum(hand[30 * seat : 30 * seat + 30]) for seat in range(4)]
        self.held = [sum((n > 0) << card for card, n in enumerate(hand[30 * seat : 30 * seat + 30])) for seat in range(4)]
        self.deck_left = sum(self.deck)
        if any(seat >= self.seats for seat in self.shown_by):
            raise InvalidField(self.game.make_text("", "impossible-shown-by"))
