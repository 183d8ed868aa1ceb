"""A state of the Trojan horse: each seat's perception, and observations."""

from __future__ import annotations

from ilion.core.native import Floats, public
from ilion.core.rng import Rng
from ilion.games.trojan_horse import components as box
from ilion.games.trojan_horse.encoding import *
from ilion.games.trojan_horse.rules import Rules


class HorseState(Rules):
    """A game of the Trojan horse."""

    # A seat's perception

    def seen_(self, action: int, seat: int) -> int:
        """TH-20, TH-28: only the seats that look see a treasure; everything else is open."""
        if self.phase == LOOK and not self.looks_now(seat):
            return -1
        return action

    def reveals_(self, action: int) -> bool:
        """A hero reveals if it gives its owner a look at a treasure that already has a value; the last one shows all treasures."""
        if self.phase == SWAP:
            return A_SWAP <= action < A_ALL and self.swap_reveals(action - A_SWAP)
        if self.phase != INSERT:
            return False
        if self.helpers == 1 and action >= A_INSERT + HELPER * 7:
            return True
        district = (action - A_INSERT) % 7
        colour = self.horse[0]
        if self.heroes[district * 4 + colour] != 1 or self.treasure[district] == UNSEEN:
            return False
        return self.known[district] >> self.owner[colour] & 1 == 0

    def swap_reveals(self, pair: int) -> bool:
        """TH-21: in the French edition a swap shows a treasure that has a value to owners who have not seen it."""
        if not self.french:
            return False
        for i in range(2):
            here = SECOND[pair] if i else FIRST[pair]
            there = FIRST[pair] if i else SECOND[pair]
            for colour in range(4):
                if self.heroes[here * 4 + colour] >= 2 and self.treasure[there] != UNSEEN:
                    if self.known[there] >> self.owner[colour] & 1 == 0:
                        return True
        return False

    def resample_(self, seat: int, rng: Rng) -> None:
        """Draw treasures that only others have seen again, from all that the seat has not seen."""
        for district in range(7):
            if not self.knows_(district, seat) and self.treasure[district] != UNSEEN:
                self.unseen[self.treasure[district]] += 1
        for district in range(7):
            if not self.knows_(district, seat) and self.treasure[district] != UNSEEN:
                left = self.unseen[0] + self.unseen[1] + self.unseen[2]
                ticket = rng.below_(left)
                kind = 0
                while ticket >= self.unseen[kind]:
                    ticket -= self.unseen[kind]
                    kind += 1
                self.treasure[district] = kind
                self.unseen[kind] -= 1

    def knows_(self, district: int, seat: int) -> bool:
        """TH-28: whether a seat has seen the treasure that is in a district now."""
        return self.known[district] >> (seat if seat >= 0 else WATCHER) & 1 == 1

    def tensor_into_(self, seat: int, out: Floats) -> None:
        """The entries are listed in docs/games/trojan-horse.md; other seats are counted clockwise from the observing seat."""
        for i in range(28):
            out[i] = self.heroes[i] / 7.0
        for district in range(7):
            kind = self.treasure[district] if self.knows_(district, seat) else UNSEEN
            out[28 + district * 4 + kind] = 1
            for other in range(self.seats):
                if self.knows_(district, other):
                    out[56 + district * 4 + (other - seat + self.seats) % self.seats] = 1
        for colour in range(4):
            if self.owner[colour] >= 0:
                out[84 + colour * 4 + (self.owner[colour] - seat + self.seats) % self.seats] = 1
            out[100 + colour] = self.display[colour] / 3.0
            out[114 + colour] = self.bag[colour] / 10.0
        for i in range(self.loaded):
            out[104 + i * 5 + self.horse[i]] = 1
        for card in range(5):
            out[118 + card] = self.deck[card] / 6.0
            out[123 + card] = self.discard[card] / 6.0
        if self.card != NO_CARD:
            out[128 + self.card] = 1
        out[133] = self.helpers / 2.0
        if self.announced > 0:
            out[133 + self.announced] = 1
        out[137] = self.todo / 3.0
        if self.phase == ANNOUNCE:
            out[138] = 1
        elif self.phase == SWAP:
            out[139] = 1
        elif self.phase == ALL:
            out[140] = 1
        elif self.phase == INSERT:
            out[141] = 1
        if self.actor >= 0:
            out[142 + (self.actor - seat + self.seats) % self.seats] = 1
        out[144 + self.seats] = 1
        out[149] = self.half
        out[150] = self.french
        out[151] = self.swap_later

    # The public layer

    @public
    def may_insert_all(self) -> bool:
        """TH-19: whether both parts of a trident are open, so that either may come first."""
        return self.phase == SWAP and self.may_insert_first()

    @public
    def insertable(self) -> int:
        return self.insertable_()

    def winners(self) -> list[int]:
        """TH-24: return the colour that currently wins each district, or -1."""
        return [self.winner_(district) for district in range(7)]

    @public
    def knows(self, district: int, seat: int) -> bool:
        return self.knows_(range(7)[district], seat)

    def derive(self) -> None:
        """The sums follow from the fields just read."""
        self.bag_left = sum(self.bag)
        self.display_left = sum(self.display)
        heroes = list(self.heroes)
        self.total = [sum(heroes[4 * d : 4 * d + 4]) for d in range(7)]
        self.room = sorted(range(7), key=lambda d: (self.total[d] >= self.cap, d))
        self.rooms = sum(total < self.cap for total in self.total)
        self.deck_left = sum(self.deck)
        self.unseen = [max(0, box.TREASURE_COUNTS[k] - list(self.treasure).count(k)) for k in range(3)]
