"""The state of Horus: the rules, and the perception, observation and restoring of a game."""

from __future__ import annotations

from ilion.core.errors import InvalidField
from ilion.core.native import Bits, Floats, Marks, u64
from ilion.core.rewriting import RewritingState
from ilion.games.horus import components as box
from ilion.games.horus.encoding import *
from ilion.games.horus.observation import BEHIND_STOCK, FIRST, ROW, SINCE_RENEWAL, SIZE
from ilion.games.horus.rules import Turns

LAST_PILES = box.EMPTY_PILES_AT_THE_END
EVERY_CARD = (1 << 30) - 1  # one bit each
MIDDLE = WIDTH // 2
STOCK = FIRST + 90  # the entries behind the cards


def pieces(first: int, last: int) -> int:
    """Return the pieces of 64 entries of a mask in which these actions and all between them lie, one bit each."""
    return (2 << last // 64) - (1 << first // 64)


MARKS_OF_TILES = pieces(A_STONE, A_CARD - 1) | pieces(A_PASS, A_PASS)
MARKS_OF_OTHERS = pieces(A_CARD, A_PASS)


class HorusState(Turns):
    """A game of Horus."""

    # A seat's perception

    def seen_(self, action: int, seat: int) -> int:
        """HO-23, HO-31: only the drawing seat sees a drawn card, or everybody if it is discarded at once; everything else is
        open."""
        if (self.phase == REFILL or self.phase == DEAL) and seat != self.drawer and not self.dead(action - O_CARD):
            return -1
        return action

    def reveals_(self, action: int) -> bool:
        """HO-23: taking the last tile of a terrain shows which cards the others discard."""
        if self.phase == CARD and A_CARD <= action < A_CARD + ANY * 6:
            return self.would_exhaust((action - A_CARD) // 6)
        return self.phase == PILE and action < A_PILE + RIVER and self.would_exhaust(action - A_PILE)

    def would_exhaust(self, pile: int) -> bool:
        return self.piles[pile] == 1 and self.empty_piles() + 1 < LAST_PILES

    # The observation

    def mask_into_(self, out: Marks) -> None:
        if self.phase == PLACE or self.phase == RELAY:
            self.room_into_(out)
        elif self.phase == STONE or self.phase == FROM or self.phase == TO:
            for i in range(self.n_targets):
                out[A_STONE + self.targets[i]] = 1
            out[A_PASS] = self.phase == STONE and not self.must
        else:
            for i in range(self.count_()):
                out[self.nth_(i)] = 1

    def legal_bits_(self, out: Bits) -> int:
        if self.phase == PLACE or self.phase == RELAY:
            self.room_bits_(out)
            return self.n_room
        if self.phase == STONE or self.phase == FROM or self.phase == TO:
            one: u64 = 1
            for i in range(self.n_targets):
                action = A_STONE + self.targets[i]
                out[action >> 6] |= one << (action & 63)
            may_pass: u64 = self.phase == STONE and not self.must
            out[A_PASS >> 6] |= may_pass << (A_PASS & 63)
            return self.count_()
        if self.phase == CARD:
            cards: u64 = self.held[self.turn]  # all cards are in one word
            nile: u64 = self.nile[self.turn]
            out[A_CARD >> 6] = cards << (A_CARD & 63) | nile << (A_NILE & 63)
            return self.count_()
        return RewritingState.legal_bits_(self, out)

    def pieces_with_marks_(self) -> u64:
        """Places come first, as many as the tiles can have, then tiles, then everything else."""
        if self.phase == PLACE or self.phase == RELAY:
            return (2 << (12 * self.n - 1) // 64) - 1
        if self.phase == STONE or self.phase == FROM or self.phase == TO:
            return MARKS_OF_TILES
        return MARKS_OF_OTHERS

    def tensor_into_(self, seat: int, out: Floats) -> None:
        """The entries are listed in `observation`."""
        for tile in range(self.n):
            self.tile_into_(tile, out)
            if self.stone[tile] != NO_STONE:
                out[tile * ROW + 11 + self.clockwise(self.stone[tile], seat)] = 1
            out[tile * ROW + 15] = self.size[tile] / 10.0
        for i in range(3):
            if self.marked_entry(i) > 0:
                out[self.marked_entry(i)] = 1
        self.cards_into_(seat, out)
        self.stock_into_(seat, out)
        self.rest_into_(seat, out)

    def rewrite_(self, seat: int, out: Floats, anew: bool) -> None:
        """Of the tiles only the changes are written: new ones, stones and regions. Of the cards, those that have moved are written
        and, if the viewer has changed, those in its hand and in that of the previous viewer. Everything else is a small part."""
        if anew:
            self.told_tiles = 0
            self.told_seat = NO_STONE
            self.told_stones = 0
            self.told_hand = seat
            self.moved = EVERY_CARD
            self.told_renewal = 0
            for i in range(3):
                self.told_marks[i] = 0
        if self.told_tiles < self.n:
            self.rewrite_tiles_(out)
        if self.told_seat != seat or self.told_stones != self.n_stones:
            self.rewrite_stones_(seat, out)
        if self.told_hand != seat:
            self.moved |= self.held[self.told_hand] | self.held[seat]
            self.told_stock = 0
        if self.moved or not self.told_stock:
            self.rewrite_cards_(seat, out)
            self.stock_into_(seat, out)
        self.told_seat = seat
        self.told_stones = self.n_stones
        self.told_hand = seat
        self.told_stock = 1
        for i in range(3):
            entry = self.marked_entry(i)
            if self.told_marks[i] != entry:  # no two of them are ever of the same tile
                if self.told_marks[i] > 0:
                    out[self.told_marks[i]] = 0
                if entry > 0:
                    out[entry] = 1
                self.told_marks[i] = entry
        for entry in range(BEHIND_STOCK, SIZE if self.told_renewal else SINCE_RENEWAL):
            out[entry] = 0
        self.told_renewal = self.renewed
        self.rest_into_(seat, out)

    def rewrite_tiles_(self, out: Floats) -> None:
        """Write new tiles, and regions that have grown by them."""
        grown = False
        for tile in range(self.told_tiles, self.n):
            self.tile_into_(tile, out)
            self.told_stone[tile] = NO_STONE
            self.told_size[tile] = self.size[tile]
            out[tile * ROW + 15] = self.size[tile] / 10.0
            grown = grown or self.size[tile] > 1  # a tile that is a region of its own changes no other
        self.told_tiles = self.n
        if grown:
            for tile in range(self.n):
                if self.told_size[tile] != self.size[tile]:
                    self.told_size[tile] = self.size[tile]
                    out[tile * ROW + 15] = self.told_size[tile] / 10.0

    def rewrite_stones_(self, seat: int, out: Floats) -> None:
        """Move the stones that belong to another seat now, counted from the viewer. Tiles can have lost their stones only if a
        stone has been moved or taken off."""
        for other in range(self.seats):
            self.seen_as[other] = self.clockwise(other, seat)
        self.seen_as[NO_STONE] = NO_STONE
        if self.told_seat == NO_STONE:
            for tile in range(self.n):
                if self.stone[tile] == NO_STONE and self.told_stone[tile] != NO_STONE:
                    out[tile * ROW + 11 + self.told_stone[tile]] = 0
                    self.told_stone[tile] = NO_STONE
        elif self.told_seat == seat:
            for i in range(self.told_stones, self.n_stones):
                self.rewrite_stone_(self.stones_on[i], out)
            return
        for i in range(self.n_stones):
            self.rewrite_stone_(self.stones_on[i], out)

    def rewrite_stone_(self, tile: int, out: Floats) -> None:
        before = self.told_stone[tile]
        now = self.seen_as[self.stone[tile]]
        if before != NO_STONE:
            out[tile * ROW + 11 + before] = 0
        out[tile * ROW + 11 + now] = 1
        self.told_stone[tile] = now

    # The data that a move needs

    def fetch_fields_(self) -> None:
        """Of the arrays with an entry per tile, only the part for the tiles on the table."""
        n = self.n
        self.fetch_(self.at, 0, 2 * n, 2 * MOST_TILES)
        self.fetch_(self.kind, 0, n, MOST_TILES)
        self.fetch_(self.stone, 0, n, MOST_TILES)
        self.fetch_(self.ends, 0, 2 + 2 * n, 2 + 2 * MOST_TILES)  # and the sides
        self.fetch_(self.bank, 0, 2 * n, 2 * MOST_TILES)
        self.fetch_(self.n_barred, 0, 4 + 2 * n, 4 + 2 * MOST_TILES)  # and the room
        self.fetch_(self.region, 0, n, MOST_TILES)
        self.fetch_(self.size, 0, n, MOST_TILES)
        self.fetch_(self.on_river, 0, n, MOST_TILES)
        self.fetch_(self.hand, 0, CARDS_LENGTH, CARDS_LENGTH)
        self.fetch_(self.bag, 0, TURN_LENGTH + n, TURN_LENGTH + MOST_TILES)
        self.fetch_(self.told_marks, -2, TOLD_LENGTH, TOLD_LENGTH)  # from the number of tiles on

    def expect_(self, action: int, out: Floats) -> None:
        """A new tile needs the grid round its place; an end needs it within its reach, if the end is or may be moved, or if tiles
        have come near it. All cards and stones are rewritten when the next turn begins."""
        if self.phase == PLACE or self.phase == RELAY:
            self.fetch_near_(self.place_of(action))
            self.fetch_(self.told_size, 0, self.n + 1, MOST_TILES)
            self.fetch_entries_(out, self.n * ROW, ROW)
        if self.phase != PLACE:
            if self.stale[0] or self.stale[1] or self.phase == RELAY or self.phase == END or self.phase == USE:
                self.fetch_far_(self.at[self.ends[0]])
                self.fetch_far_(self.at[self.ends[1]])
        if self.phase == STONE:
            self.fetch_(self.told_stone, 0, self.n, MOST_TILES)
            self.fetch_(self.stones_on, 0, self.n_stones + 1, MOST_TILES)
        if self.phase == PLACE or self.phase == RELAY or self.phase == END:
            self.fetch_entries_(out, BEHIND_STOCK, SINCE_RENEWAL - BEHIND_STOCK)
        elif self.phase == STONE or self.phase == FROM or self.phase == TO:
            self.fetch_entries_(out, FIRST, SINCE_RENEWAL - FIRST)
        else:
            self.fetch_entries_(out, STOCK, SINCE_RENEWAL - STOCK)

    def fetch_near_(self, place: int) -> None:
        """Fetch the grid round a place, two places further on each side."""
        for row in range(5):
            self.fetch_(self.grid, place + (row - 2) * WIDTH - 2, 5, 5)

    def fetch_far_(self, place: int) -> None:
        """Fetch the grid round a place, four places further on each side."""
        for row in range(9):
            self.fetch_(self.grid, place + (row - 4) * WIDTH - 4, 9, 9)

    def tile_into_(self, tile: int, out: Floats) -> None:
        """Write the entries of a tile that never change."""
        row = tile * ROW
        out[row] = 1
        out[row + 1 + self.kind[tile]] = 1
        out[row + 9] = (self.at[tile] % WIDTH - MIDDLE) / 32.0
        out[row + 10] = (self.at[tile] // WIDTH - MIDDLE) / 32.0

    def marked_entry(self, i: int) -> int:
        """Return the entry that marks the first or second end, or the stone that is being moved; 0 for none."""
        if i < 2:
            return self.ends[i] * ROW + (16 if i == self.lifted else 8)
        return self.source * ROW + 16 if self.phase == TO else 0

    def cards_into_(self, seat: int, out: Floats) -> None:
        """Write all cards."""
        for card in range(30):
            self.card_into_(seat, card, out)

    def rewrite_cards_(self, seat: int, out: Floats) -> None:
        """Write the cards that have moved."""
        cards = self.moved
        while cards:
            self.card_into_(seat, self.lowest_card(cards), out)
            cards &= cards - 1
        self.moved = 0

    def card_into_(self, seat: int, card: int, out: Floats) -> None:
        """Write one card; every entry, so that it may hold anything before."""
        unseen = self.deck[card]
        for other in range(self.seats):
            if other != seat:
                unseen += self.hand[other * 30 + card]
        out[FIRST + card] = self.hand[seat * 30 + card] / 2.0
        out[FIRST + 30 + card] = unseen / 2.0
        out[FIRST + 60 + card] = self.discard[card] / 2.0

    def stock_into_(self, seat: int, out: Floats) -> None:
        """Write the bag, the piles and the supplies of the seats; every entry, as well."""
        for kind in range(6):
            out[FIRST + 90 + kind] = self.bag[kind] / 12.0
        for pile in range(5):
            out[FIRST + 96 + pile] = self.piles[pile] / 8.0
        for other in range(self.seats):
            place = self.clockwise(other, seat)
            out[FIRST + 101 + place] = self.hand_size[other] / 5.0
            out[FIRST + 105 + place] = self.supply[other] / 20.0
            out[FIRST + 109 + place] = self.nile[other]

    def rest_into_(self, seat: int, out: Floats) -> None:
        """Write the remaining entries."""
        out[FIRST + 113 + self.tile] = 1
        if self.played < NILE:
            out[FIRST + 122 + self.played // 6] = 1
            out[FIRST + 127 + self.played % 6] = 1
        elif self.played == NILE:
            out[FIRST + 133] = 1
        out[FIRST + 134 + self.phase] = 1
        if self.actor >= 0:
            out[FIRST + 147 + self.clockwise(self.actor, seat)] = 1
        if self.phase != DEAL and self.phase != ENDED:
            out[FIRST + 151 + self.clockwise(self.turn, seat)] = 1
        out[FIRST + 153 + self.seats] = 1
        out[FIRST + 158] = self.first
        if self.exhausted != NO_TERRAIN:
            out[FIRST + 159 + self.exhausted] = 1
        if self.renewed:
            self.renewal_into_(seat, out)

    def renewal_into_(self, seat: int, out: Floats) -> None:
        """HO-31: write the information that a seat remembers since the draw pile was renewed: the cards that the other hands held
        then, and every card shown since with the number of cards its owner had drawn."""
        out[FIRST + 163] = 1
        for other in range(self.seats):
            place = self.clockwise(other, seat)
            out[FIRST + 164 + place] = self.drawn[other] / 32.0
            for card in range(30):
                out[FIRST + 168 + place] += self.kept[other * 30 + card] / 5.0
                if other != seat:
                    out[FIRST + 172 + card] += self.kept[other * 30 + card] / 2.0
        for i in range(self.n_shown):
            entry = FIRST + 202 + self.clockwise(self.shown_by[i], seat) * 30 + self.shown[i]
            if out[entry] > 0:
                entry += 120
            out[entry] = (1 + self.shown_after[i]) / 32.0

    def clockwise(self, other: int, seat: int) -> int:
        """Return the number of places by which a seat is to the left of another."""
        return other - seat if other >= seat else other - seat + self.seats

    def out_of_the_game(self) -> dict[str, int]:
        """HO-11, HO-15: return the tiles that could not be laid, by kind: those that are not anywhere else. Necropolises count as
        river."""
        kinds = list(self.kind)[: self.n]
        kinds += [RIVER if self.tile == EITHER else self.tile] * (self.tile != NO_TILE)
        out = {}
        for kind, name in enumerate(box.TERRAINS):
            out[name] = box.TILES_OF_A_TERRAIN - kinds.count(kind) - self.bag[kind] - self.piles[kind]
        rivers = kinds.count(RIVER) + kinds.count(NECROPOLIS) - len(box.START)
        out["river"] = box.BAG_RIVERS + box.PILE_RIVERS - rivers - self.bag[RIVER] - self.piles[RIVER]
        out["temple"] = box.BAG_TEMPLES - kinds.count(TEMPLE) - self.bag[TEMPLE]
        return out

    def derive(self) -> None:
        """Derive everything that follows from the fields. Raises `InvalidField` if they contradict each other."""
        super().derive()
        if self.source >= self.n:
            raise InvalidField(self.game.make_text("", "impossible-no-source", number=self.source))
        self.bag_left = sum(self.bag)
        stones = list(self.stone)
        if any(stones.count(seat) > (box.STONES if seat < self.seats else 0) for seat in range(4)):
            raise InvalidField(self.game.make_text("", "impossible-stones", most=box.STONES))
        self.list_stones()
        self.supply = [box.STONES - stones.count(seat) if seat < self.seats else 0 for seat in range(4)]
        self.uses = self.n_room = self.n_targets = 0
        if self.phase == PLACE:
            self.find_room()
        elif self.phase == RELAY and self.lifted != NO_END:
            self.room_for_end(self.lifted, self.errand != BAG_RIVER)
        elif self.phase == END or self.phase == USE:
            self.find_uses()
        elif self.phase == STONE:
            self.find_regions_of_size()
        elif self.phase == FROM:
            self.find_stones_to_move()
        elif self.phase == TO:
            self.find_other_regions()
        elif self.phase == ENDED:
            self.count_points()
