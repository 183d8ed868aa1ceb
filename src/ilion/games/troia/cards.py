"""The cards of Troia: their places, and the seats' knowledge of them.

A deck is a set: the next card is not determined until it is drawn. The place of each card (`place`), the order of the discards
(`pile`) and others' knowledge of the hands (`marks`, `strangers`) are the whole state; sorted hands and decks and all sums follow
from it (`sort_out`).

The odds for the places of doubtful cards follow from the events that a spectator has seen since the doubt began (`past`).

Little is hidden between the two players: each knows where all cards of their own deck are, and of the rival's deck the discards and
the cards that came back from their own hand. A spectator knows less, and sees the back of the card that Doris takes, not its face.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.games.troia import components as box
from ilion.games.troia.encoding import *
from ilion.games.troia.table import Table

if TYPE_CHECKING:
    from ilion.core.game import Game

DECK_SIZE = box.DECK


class Cards(State, Table):
    """Hands, decks and discards of both sides."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        super().__init__(game, seats, options)
        self.sort_out()

    # Moving cards

    def take_in(self, seat: int, card: int) -> None:
        """Put a card into a hand, which stays sorted."""
        i = seat * 54 + self.n_hand[seat]
        while i > seat * 54 and self.hand[i - 1] > card:
            self.hand[i] = self.hand[i - 1]
            i -= 1
        self.hand[i] = card
        self.n_hand[seat] += 1
        self.n_own[seat] += card // DECK_SIZE == seat
        self.worth[seat] += WORTH[card]
        for offering in range(6):
            self.symbols[seat * 6 + offering] += OFFERED[card * 6 + offering]
        self.place[card] = AT_HAND + seat

    def give_away(self, seat: int, card: int) -> None:
        """Remove a card from a hand; the caller puts it somewhere."""
        i = seat * 54
        while self.hand[i] != card:
            i += 1
        self.n_hand[seat] -= 1
        while i < seat * 54 + self.n_hand[seat]:
            self.hand[i] = self.hand[i + 1]
            i += 1
        self.n_own[seat] -= card // DECK_SIZE == seat
        self.worth[seat] -= WORTH[card]
        for offering in range(6):
            self.symbols[seat * 6 + offering] -= OFFERED[card * 6 + offering]

    def leave_deck(self, card: int) -> None:
        owner = card // DECK_SIZE
        i = owner * DECK_SIZE
        while self.deck[i] != card:
            i += 1
        self.n_deck[owner] -= 1
        while i < owner * DECK_SIZE + self.n_deck[owner]:
            self.deck[i] = self.deck[i + 1]
            i += 1

    def discard(self, seat: int, card: int) -> None:
        """TR-11, TR-26: put a card on top of its owner's discards; a foreign card leaves the game."""
        owner = card // DECK_SIZE
        if owner == seat:
            self.pile[owner * DECK_SIZE + self.n_pile[owner]] = card
            self.n_pile[owner] += 1
            self.place[card] = AT_PILE
        else:
            self.place[card] = AT_GONE

    def pick_up(self, card: int) -> None:
        """Remove a card from the discards; those above it move down."""
        owner = card // DECK_SIZE
        i = owner * DECK_SIZE
        while self.pile[i] != card:
            i += 1
        self.n_pile[owner] -= 1
        while i < owner * DECK_SIZE + self.n_pile[owner]:
            self.pile[i] = self.pile[i + 1]
            i += 1
        self.pile[i] = 0

    # Public knowledge of the hands

    def show(self, seat: int, card: int) -> None:
        """TR-31: a card has left a hand in front of everybody."""
        owner = card // DECK_SIZE
        if self.n_fog[owner] > 0:
            if self.marks[card] & (OPEN | FOG):
                self.remember(owner, (LEFT_OWN if owner == seat else LEFT_RIVAL) + card % DECK_SIZE)
            elif owner == seat:
                self.remember(owner, OTHER_LEFT_OWN + self.n_own[seat] + 1)
            else:
                self.remember(owner, OTHER_LEFT_RIVAL + self.n_hand[seat] - self.n_own[seat] + 1)
        if self.marks[card] & FOG:
            self.n_fog[owner] -= 1
            self.crossed[owner] -= owner == seat
        elif owner != seat and self.marks[card] & OPEN == 0:
            self.strangers[owner] -= 1
        self.marks[card] = 0
        if self.n_fog[owner] + self.crossed[owner] + self.strangers[owner] > 0:
            self.clear_fog(owner)

    def cover(self, victim: int, card: int) -> None:
        """TR-31: Doris is about to take a card. Unless there is only one of its deck and everybody knows that, open cards of that
        deck may be in either hand from now on."""
        owner = card // DECK_SIZE
        pool = self.n_own[victim] if owner == victim else self.n_hand[victim] - self.n_own[victim]
        if self.n_fog[owner] == 0:
            self.begin_past(owner)
        self.remember(owner, (TO_RIVAL if owner == victim else TO_OWN) + pool)
        self.marks[card] &= ~KNOWN
        if pool == 1 and self.marks[card] & OPEN:
            return
        fogged = 0
        for i in range(victim * 54, victim * 54 + self.n_hand[victim]):
            other = self.hand[i]
            if other // DECK_SIZE == owner and self.marks[other] & OPEN:
                self.marks[other] ^= OPEN | FOG
                fogged += 1
        self.n_fog[owner] += fogged
        if owner == victim:
            self.strangers[owner] += 1
            self.crossed[owner] += fogged
        else:
            self.crossed[owner] += 1

    def clear_fog(self, owner: int) -> None:
        """If the numbers leave only one hand for the doubtful cards, everybody knows that they are there."""
        rival = 1 - owner
        foreign = self.n_hand[rival] - self.n_own[rival] - self.open_cards(owner, rival)
        own = self.n_own[owner] - self.open_cards(owner, owner)
        if self.crossed[owner] > own:
            self.crossed[owner] = own
        if self.strangers[owner] > foreign:
            self.strangers[owner] = foreign
        if self.crossed[owner] == 0 or foreign == 0 or foreign - self.strangers[owner] >= self.n_fog[owner]:
            for card in range(owner * DECK_SIZE, owner * DECK_SIZE + DECK_SIZE):
                if self.marks[card] & FOG:
                    self.marks[card] ^= OPEN | FOG
                    if self.place[card] == AT_HAND + rival:
                        foreign -= 1
            self.n_fog[owner] = 0
            self.crossed[owner] = 0
            if self.strangers[owner] > foreign:
                self.strangers[owner] = foreign
        if self.n_fog[owner] == 0:
            self.forget_past(owner)

    def remember(self, owner: int, event: int) -> None:
        if self.n_past[owner] == MAX_PAST:
            self.begin_past(owner)
        self.past[owner * MAX_PAST + self.n_past[owner]] = event
        self.n_past[owner] += 1

    def forget_past(self, owner: int) -> None:
        for i in range(owner * MAX_PAST, owner * MAX_PAST + self.n_past[owner]):
            self.past[i] = 0
        self.n_past[owner] = 0

    def begin_past(self, owner: int) -> None:
        """Begin with the cards whose places everybody knows; a doubtful one is only known to be in one of the hands."""
        self.forget_past(owner)
        for card in range(owner * DECK_SIZE, owner * DECK_SIZE + DECK_SIZE):
            if self.marks[card] & FOG:
                self.remember(owner, EITHER + card % DECK_SIZE)
            elif self.marks[card] & OPEN:
                self.remember(owner, (IN_OWN if self.place[card] == AT_HAND + owner else IN_RIVAL) + card % DECK_SIZE)

    def open_cards(self, owner: int, seat: int) -> int:
        n = 0
        for card in range(owner * DECK_SIZE, owner * DECK_SIZE + DECK_SIZE):
            if self.place[card] == AT_HAND + seat and self.marks[card] & OPEN:
                n += 1
        return n

    # Worlds that look the same

    def deal_anew(self, seat: int, rng: Rng) -> None:
        """Exchange cards of the rival's hand that the seat has not seen with the rival's deck; for a spectator deal both hands
        again."""
        if seat >= 0:
            rival = 1 - seat
            n = 0
            for card in range(rival * DECK_SIZE, rival * DECK_SIZE + DECK_SIZE):
                if self.place[card] == AT_HAND + rival and self.marks[card] & KNOWN == 0:
                    self.place[card] = AT_DECK
                    n += 1
            self.deal_from_deck(rival, n, AT_HAND + rival, rng)
        else:
            self.deal_for_spectator(GREEK, rng)
            self.deal_for_spectator(TROJAN, rng)
        self.sort_out()

    def deal_for_spectator(self, owner: int, rng: Rng) -> None:
        """Keep open cards, put doubtful ones into either hand, and draw the rest from cards that were never shown. A spectator
        cannot know which of the newly dealt cards the rival has held in the meantime: in a spectator's worlds the rival knows only
        the open and doubtful ones."""
        rival = 1 - owner
        own = 0
        foreign = 0
        for card in range(owner * DECK_SIZE, owner * DECK_SIZE + DECK_SIZE):
            if (self.place[card] != AT_HAND and self.place[card] != AT_HAND + 1) or self.marks[card] & OPEN:
                continue
            if self.place[card] == AT_HAND + owner:
                own += 1
            else:
                foreign += 1
            self.place[card] = AT_DECK
            self.marks[card] &= FOG
        if self.n_fog[owner] > 0:
            while not self.replay_past(owner, rng):
                pass
        for card in range(owner * DECK_SIZE, owner * DECK_SIZE + DECK_SIZE):
            if self.marks[card] & FOG:
                if self.abroad >> card % DECK_SIZE & 1:
                    self.place[card] = AT_HAND + rival
                    foreign -= 1
                else:
                    self.place[card] = AT_HAND + owner
                    self.marks[card] |= KNOWN
                    own -= 1
        self.deal_from_deck(owner, foreign, AT_HAND + rival, rng)
        self.deal_from_deck(owner, own, AT_HAND + owner, rng)

    def replay_past(self, owner: int, rng: Rng) -> bool:
        """Replay everything since the doubt began with cards taken by lot, every place of a hand being equally likely; `at_home`
        and `abroad` are then the open cards in the owner's hand and in the rival's. Return False if the replay contradicts the
        observed events; a replay that does not is a fair sample of the possible courses of the game."""
        self.at_home = 0
        self.abroad = 0
        for i in range(owner * MAX_PAST, owner * MAX_PAST + self.n_past[owner]):
            event = self.past[i] & ~63
            number = self.past[i] & 63
            if event == EITHER:
                event = IN_OWN if rng.below_(2) == 0 else IN_RIVAL
            if event == IN_OWN:
                self.at_home |= 1 << number
            elif event == IN_RIVAL:
                self.abroad |= 1 << number
            elif event == TO_RIVAL:
                card = self.taken_by_lot(self.at_home, number, rng)
                self.at_home &= ~card
                self.abroad |= card
            elif event == TO_OWN:
                card = self.taken_by_lot(self.abroad, number, rng)
                self.abroad &= ~card
                self.at_home |= card
            elif event == LEFT_OWN:
                if self.at_home >> number & 1 == 0:
                    return False
                self.at_home ^= 1 << number
            elif event == LEFT_RIVAL:
                if self.abroad >> number & 1 == 0:
                    return False
                self.abroad ^= 1 << number
            elif self.taken_by_lot(self.at_home if event == OTHER_LEFT_OWN else self.abroad, number, rng) != 0:
                return False
        return True

    def taken_by_lot(self, open: int, number: int, rng: Rng) -> int:
        """Take one of a number of cards by lot: an open one, as a set with this member, or 0 for one of the others."""
        ticket = rng.below_(number)
        while open != 0:
            if ticket == 0:
                return open & -open
            open &= open - 1
            ticket -= 1
        return 0

    def deal_from_deck(self, owner: int, n: int, place: int, rng: Rng) -> None:
        """Put n random cards of a deck into a place."""
        left = 0
        for card in range(owner * DECK_SIZE, owner * DECK_SIZE + DECK_SIZE):
            left += self.place[card] == AT_DECK
        for _ in range(n):
            ticket = rng.below_(left)
            left -= 1
            card = owner * DECK_SIZE
            while self.place[card] != AT_DECK or ticket > 0:
                ticket -= self.place[card] == AT_DECK
                card += 1
            self.place[card] = place

    def sort_out(self) -> None:
        """Compute everything that follows from the places of the cards. It trusts nothing, because the fields may be read from
        bytes."""
        for seat in range(2):
            self.n_deck[seat] = 0
            self.n_hand[seat] = 0
            self.n_own[seat] = 0
            self.worth[seat] = 0
            self.n_pile[seat] = 0
            self.n_fog[seat] = 0
        for i in range(12):
            self.symbols[i] = 0
        for card in range(54):
            owner = card // DECK_SIZE
            at = self.place[card]
            if at == AT_DECK:
                self.deck[owner * DECK_SIZE + self.n_deck[owner]] = card
                self.n_deck[owner] += 1
            elif at == AT_HAND or at == AT_HAND + 1:
                self.take_in(at - AT_HAND, card)
            elif at == AT_PILE:
                self.n_pile[owner] += 1
            if self.marks[card] & FOG:
                self.n_fog[owner] += 1
