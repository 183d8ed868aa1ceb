"""The pieces on the sea, on the rim and before the players: their movements, and each seat's knowledge of them.

Cards that nobody has looked at are a set, `pool`: the place of each is not determined until somebody looks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ilion.core.actors import CHANCE
from ilion.core.native import Floats, u64
from ilion.core.rewriting import RewritingState
from ilion.core.rng import Rng
from ilion.games.odyssey import components as box
from ilion.games.odyssey import geometry
from ilion.games.odyssey.encoding import *
from ilion.games.odyssey.table import EVERY_CARD, Table

if TYPE_CHECKING:
    from ilion.core.game import Game

TROY = geometry.TROY[0]
HEROES = box.HEROES
STOCK = box.GIFTS_AT_START
CHIPS = box.CHIPS


class Sea(RewritingState, Table):
    """The pieces of a game."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        super().__init__(game, seats, options)
        present = [1] * seats + [0] * (6 - seats)
        self.max_rounds = int(options["max_rounds"])
        self.homecoming = box.HOMECOMING.index(str(options["homecoming"]))
        self.chip_to_hand = options["bargained_chip"] == "hand"
        self.at = [TROY * here for here in present]
        self.heroes = [HEROES * here for here in present]
        self.gifts = [STOCK * here for here in present]
        self.supply = box.GIFTS - STOCK * seats
        self.chips = [CHIPS * here for here in present]

    # How a turn continues: `encounters`, `adventures` and `rules` implement these.

    def wait_for(self, seat: int, phase: int) -> None:
        self.phase = phase
        self.actor = seat

    def wait_for_chance(self, phase: int) -> None:
        self.phase = phase
        self.actor = CHANCE

    def land(self) -> None:
        """The active ship lands."""

    def fall(self, seat: int) -> None:
        """A ship has lost its last hero."""

    def end_turn(self) -> None:
        """The active player has nothing left to do."""

    # Sets

    def size(self, mask: u64) -> int:
        """Return the number of members of a set."""
        n = 0
        while mask:
            mask &= mask - 1
            n += 1
        return n

    def member(self, mask: u64, i: int) -> int:
        """Return the i-th member of a set, in ascending order."""
        while i > 0:
            mask &= mask - 1
            i -= 1
        place = 0
        while mask >> place & 1 == 0:
            place += 1
        return place

    # Gifts

    def take_gifts(self, seat: int, number: int) -> int:
        """OD-25: never more than the supply holds."""
        if number > self.supply:
            number = self.supply
        self.gifts[seat] += number
        self.supply -= number
        return number

    def gain(self, seat: int, number: int) -> None:
        """OD-19: gifts gained by a landing end all hunger."""
        if self.take_gifts(seat, number) > 0:
            self.hunger[seat] = 0

    def give_back(self, seat: int, number: int) -> None:
        self.gifts[seat] -= number
        self.supply += number

    # Chips

    def ruler(self, island: int) -> int:
        for seat in range(self.seats):
            if self.isles[seat] >> island & 1:
                return seat
        return NOBODY

    def has_chip_for(self, seat: int, island: int) -> bool:
        """OD-15: in hand, or on that rim space."""
        return self.chips[seat] > 0 or self.rims[seat] >> island & 1 == 1

    def lay_chip(self, seat: int, island: int) -> None:
        """OD-15: use the chip from the rim space before one from the hand."""
        if self.rims[seat] >> island & 1:
            self.rims[seat] ^= 1 << island
        else:
            self.chips[seat] -= 1
        self.isles[seat] |= 1 << island

    def conquer(self, seat: int, island: int) -> None:
        """OD-14, OD-15: a chip on the island, the old ruler's to the rim; a player without a chip lays nothing."""
        if not self.has_chip_for(seat, island):
            return
        ruler = self.ruler(island)
        if ruler != NOBODY:
            self.isles[ruler] ^= 1 << island
            self.rims[ruler] |= 1 << island
        self.lay_chip(seat, island)

    # Cards

    def holds_open(self, seat: int, card: int) -> bool:
        """Whether a seat holds a card that is not turned."""
        return (self.cards[seat] & (self.turned ^ EVERY_CARD)) >> card & 1 == 1

    def keep_card(self, seat: int, card: int) -> None:
        """OD-3: a card that changes hands is open again."""
        self.cards[seat] |= 1 << card
        if self.turned >> card & 1:
            self.turned ^= 1 << card

    def may_go_home(self, seat: int) -> bool:
        """OD-27: without chips, or by the option with no more chips than adventure cards, or with exactly as many."""
        if self.chips[seat] == 0:
            return True
        if self.homecoming == AT_MOST:
            return self.chips[seat] <= self.size(self.cards[seat])
        return self.homecoming == EQUAL and self.chips[seat] == self.size(self.cards[seat])

    # The rim

    def lies_open(self, island: int) -> bool:
        """Whether the rim space holds a card face up."""
        return self.known[island] >> WATCHER & 1 == 1

    def face_down(self) -> int:
        """OD-3: return the rim spaces with a face-down card that may be looked at now."""
        mask = 0
        for island in range(15):
            if self.rim[island] != EMPTY and not self.lies_open(island) and island != self.looked:
                mask |= 1 << island
        return mask

    def under(self, island: int) -> int:
        """Return the cards that can be turned up on a rim space: any that nobody has looked at, or the one that was seen."""
        return self.pool if self.rim[island] == UNSEEN else 1 << self.rim[island]

    def uncover(self, island: int, card: int) -> None:
        """A card gets its identity when somebody first looks at it."""
        if self.rim[island] == UNSEEN:
            self.pool ^= 1 << card
            self.rim[island] = card

    # A seat's perception

    def knows(self, seat: int, island: int) -> bool:
        """OD-29: whether a seat knows the card on a rim space."""
        return self.known[island] >> (seat if seat >= 0 else WATCHER) & 1 == 1

    def resample_(self, seat: int, rng: Rng) -> None:
        """Draw rim cards that only others have looked at again, from all that the seat has not seen."""
        for island in range(15):
            if self.rim[island] < UNSEEN and not self.knows(seat, island):
                self.pool |= 1 << self.rim[island]
        for island in range(15):
            if self.rim[island] < UNSEEN and not self.knows(seat, island):
                card = self.member(self.pool, rng.below_(self.size(self.pool)))
                self.rim[island] = card
                self.pool ^= 1 << card

    def tensor_into_(self, seat: int, out: Floats) -> None:
        """The entries are listed in `observation`; other seats are counted clockwise from the observing seat."""
        self.find_ones_(seat)
        for i in range(self.n_ones):
            out[self.ones[i]] = 1
        self.numbers_into_(seat, out)

    def rewrite_(self, seat: int, out: Floats, anew: bool) -> None:
        """Everything is rewritten except the many zeros around a few ones."""
        if not anew:
            for i in range(self.n_told):
                out[self.told[i]] = 0
        self.find_ones_(seat)
        n = self.n_ones
        for i in range(n):
            out[self.ones[i]] = 1
            self.told[i] = self.ones[i]
        self.n_told = n
        self.numbers_into_(seat, out)

    def find_ones_(self, seat: int) -> None:
        """Find the entries that are 1 because something is in one of many places."""
        n = self.seats
        s = seat
        for k in range(n):
            self.ones[k] = k * 191 + self.at[s]
            s = s + 1 if s + 1 < n else 0
        for island in range(15):
            card = self.rim[island]
            if card < UNSEEN and not self.knows(seat, island):
                card = UNSEEN
            self.ones[n + island] = 1146 + island * 17 + card
        self.n_ones = n + 15
        self.add_one_(1749 + self.phase)
        if self.card != NO_CARD:
            self.add_one_(1491 + self.card)
        if self.named != NO_CARD:
            self.add_one_(1506 + self.named)
        if self.arrow != NO_HEX:
            self.add_one_(1521 + self.arrow)
        if self.roll > 0:
            self.add_one_(1647 + self.roll)
        if self.offer > 0:
            self.add_one_(1651 + self.offer)
        if self.looked != NO_ISLAND:
            self.add_one_(1719 + self.looked)
        if self.peek != NO_ISLAND:
            self.add_one_(1734 + self.peek)
        if self.meets:
            i = 1782
            for k in range(6):
                for other in range(k + 1, 6):
                    if other < n and self.meets & PAIR[(seat + k) % n * 6 + (seat + other) % n]:
                        self.add_one_(i)
                    i += 1

    def add_one_(self, entry: int) -> None:
        self.ones[self.n_ones] = entry
        self.n_ones += 1

    def numbers_into_(self, seat: int, out: Floats) -> None:
        """Write all entries that any state of this game writes, except those ones."""
        n = self.seats
        s = seat
        for k in range(n):
            base = k * 191
            out[base + 127] = 1
            out[base + 128] = self.heroes[s] / 4.0
            out[base + 129] = self.gifts[s] / 24.0
            out[base + 130] = self.hunger[s] / 3.0
            out[base + 131] = self.chips[s] / 10.0
            out[base + 132] = self.free[s] / 5.0
            out[base + 133] = self.missed >> s & 1
            out[base + 134] = self.waiting >> s & 1
            out[base + 135] = self.swift >> s & 1
            out[base + 136] = self.may_go_home(s)
            out[base + 137] = self.turn == s
            out[base + 138] = self.actor == s
            out[base + 139] = self.first == s
            out[base + 140] = self.fighter == s
            out[base + 141] = self.foe == s
            out[base + 142] = self.giver == s
            out[base + 143] = self.holds_open(s, AEGIS)
            out[base + 144] = self.holds_open(s, VEIL)
            out[base + 145] = self.home >> s & 1
            cards = self.cards[s]
            isles = self.isles[s]
            rims = self.rims[s]
            for i in range(15):
                out[base + 146 + i] = cards >> i & 1
                out[base + 161 + i] = isles >> i & 1
                out[base + 176 + i] = rims >> i & 1
            for island in range(15):
                out[1401 + island * 6 + k] = self.known[island] >> s & 1
            s = s + 1 if s + 1 < n else 0
        out[1776] = self.supply / 24.0
        out[1777] = self.round / (1.0 * self.max_rounds)
        out[1778] = self.fight_round / 12.0
        out[1779] = self.ties / 12.0
        out[1780] = self.last_chance
        out[1781] = self.landing
        out[1797 + self.homecoming] = 1
        out[1800] = self.chip_to_hand

    def derive(self) -> None:
        """The chips in hand, the supply and the unseen cards follow from the other fields; `why_invalid` finds contradictions."""
        laid = [isles.bit_count() + rims.bit_count() for isles, rims in zip(list(self.isles), list(self.rims), strict=True)]
        self.chips = [max(0, CHIPS - laid[seat]) if seat < self.seats else 0 for seat in range(6)]
        self.supply = max(0, box.GIFTS - sum(self.gifts))
        used = 1 << self.card if self.card < NO_CARD else 0
        for mask in list(self.cards):
            used |= mask
        for card in list(self.rim):
            used |= 1 << card if card < UNSEEN else 0
        self.pool = EVERY_CARD & ~used
