"""The rules of Horus, in the order of a turn; the table and its geometry are in `lattice`.

Decisions (actions): the place of a tile; the end that a river tile replaces, and its new place; the use of a river/necropolis tile;
the card; the pile for a card without terrain; the tile for a stone; with the Nile card a stone's move from tile to tile. Chance
(outcomes): a tile from the bag, a card from the draw pile.

Bag and draw pile are multisets: the next draw is not determined until it is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.games.horus import components as box
from ilion.games.horus.encoding import *
from ilion.games.horus.hands import Hands

if TYPE_CHECKING:
    from ilion.core.game import Game

MAX_OPEN = box.MAX_OPEN
LAST_PILES = box.EMPTY_PILES_AT_THE_END


class Turns(Hands):
    """A game of Horus in play."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        super().__init__(game, seats, options)
        in_bag, in_pile = box.SPLIT[str(options["tiles"])]
        self.must = options["stone"] == "must"
        if options["compensation"] == "points":
            self.granted = [box.COMPENSATION if 0 < seat < seats else 0 for seat in range(4)]
        self.bag = [in_bag] * 4 + [box.BAG_RIVERS, box.BAG_TEMPLES]
        self.bag_left = sum(self.bag)
        self.piles = [in_pile] * 4 + [box.PILE_RIVERS]
        self.nile = [1 if seat < seats else 0 for seat in range(4)]
        self.supply = [box.STONES if seat < seats else 0 for seat in range(4)]

    # Set-up

    def deal(self) -> None:
        """HO-12: five cards to the first player, then clockwise."""
        while self.drawer < self.seats:
            if self.must_draw():
                return
            self.drawer += 1
        self.drawer = 0
        self.begin_turn()

    # 1 Bag

    def begin_turn(self) -> None:
        """HO-13, HO-16: a tile is drawn from the bag; if that is empty, the action is skipped."""
        if self.bag_left > 0:
            self.phase = BAG
            self.actor = CHANCE
        else:
            self.play_a_card()

    def draw_tile(self, kind: int) -> None:
        self.told_stock = 0
        self.bag[kind] -= 1
        self.bag_left -= 1
        self.actor = self.turn
        self.tile = kind
        if kind == RIVER:
            self.errand = BAG_RIVER
            self.lengthen_the_river()
        else:
            self.errand = BAG_TILE
            self.lay_tile()

    def lay_tile(self) -> None:
        """HO-8, HO-11: the tile in hand must be laid; if it cannot be, it leaves the game."""
        self.find_room()
        if self.n_room > 0:
            self.phase = PLACE
            self.actor = self.turn
        else:
            self.after_tile()

    def place_tile(self, place: int) -> None:
        self.lay(place, self.tile)
        self.after_tile()

    def find_room(self) -> None:
        if self.tile == TEMPLE:
            self.room_for_temple()
        elif self.tile == RIVER:
            self.room_for_river()
        else:
            self.room_for_land()

    def lengthen_the_river(self) -> None:
        """HO-14: the river tile takes the place of an end; if neither end can be laid again, it leaves the game."""
        self.find_uses()
        if self.uses > 0:
            self.phase = END
        else:
            self.errand = BAG_SECOND
            self.after_tile()

    def replace_end(self, end: int) -> None:
        """HO-14, HO-21: the river tile is in the end's place; the end is in hand."""
        self.uses = 0
        self.tile = RIVER
        self.lifted = end
        self.phase = RELAY
        self.room_for_end(end, self.errand != BAG_RIVER)

    def relay_end(self, place: int) -> None:
        self.lay(place, RIVER)
        self.ends[self.lifted] = self.n - 1
        self.lifted = NO_END
        self.stale[0] = 1
        self.stale[1] = 1
        self.after_tile()

    def take_river_tile(self) -> None:
        """HO-14, HO-21, HO-25: take a river/necropolis tile, if one is left, and choose its use; without one it leaves the game."""
        if self.piles[RIVER] == 0:
            self.after_tile()
            return
        self.take_from_pile(RIVER)
        self.tile = EITHER
        self.find_uses()
        if self.uses > 0:
            self.phase = USE
            self.actor = self.turn
        else:
            self.after_tile()

    def find_uses(self) -> None:
        """HO-11, HO-21: find the possible uses of the river or river/necropolis tile in hand."""
        anywhere = self.tile == EITHER
        self.uses = 0
        for end in range(2):
            if self.has_room_for_end(end, anywhere):
                self.uses |= USE_END << end
        if anywhere:
            if self.has_room_for_river():
                self.uses |= USE_RIVER
            if self.has_room_for_land():
                self.uses |= USE_NECROPOLIS

    def use_as(self, kind: int) -> None:
        """HO-21: lay it as river on a free place, or as necropolis."""
        self.uses = 0
        self.tile = kind
        self.lay_tile()

    def after_tile(self) -> None:
        """Continue once the tile in hand is laid or has left the game."""
        self.tile = NO_TILE
        self.n_room = 0
        if self.errand == BAG_RIVER:
            self.errand = BAG_SECOND
            self.take_river_tile()
        elif self.errand == NILE_FIRST:
            self.errand = NILE_SECOND
            self.take_river_tile()
        elif self.errand == NILE_SECOND:
            self.errand = NO_ERRAND
            self.move_a_stone()
        elif self.errand == CARD_TILE:
            self.errand = NO_ERRAND
            self.put_a_stone()
        else:
            self.errand = NO_ERRAND
            self.play_a_card()

    # 2 Card

    def play_a_card(self) -> None:
        """HO-17, HO-24: play a Horus card or the Nile card; a player with neither plays none."""
        if self.hand_size[self.turn] > 0 or self.nile[self.turn]:
            self.phase = CARD
            self.actor = self.turn
        else:
            self.refill()

    def play(self, card: int) -> None:
        """HO-17, HO-18, HO-22: the card goes to the discards at once and determines the pile of the tile."""
        self.show(self.turn, card)
        self.told_stock = 0
        self.played = card
        if card // 6 == ANY:
            self.phase = PILE
        else:
            self.take_tile(card // 6)

    def play_nile(self) -> None:
        """HO-25: two river/necropolis tiles, then a stone moves."""
        self.told_stock = 0
        self.nile[self.turn] = 0
        self.played = NILE
        self.errand = NILE_FIRST
        self.take_river_tile()

    # 3 Card tile

    def take_tile(self, pile: int) -> None:
        """HO-18, HO-23: take a tile from a pile; if it was the last of its terrain, cards are discarded before it is laid."""
        self.errand = CARD_TILE
        if pile == RIVER:
            self.take_river_tile()
            return
        self.take_from_pile(pile)
        self.tile = pile
        if self.piles[pile] == 0 and self.empty_piles() < LAST_PILES:
            self.exhaust(pile)
            self.phase = REFILL
            self.drawer = (self.turn + 1) % self.seats
            self.refill_others()
        else:
            self.lay_tile()

    def take_from_pile(self, pile: int) -> None:
        """HO-26: the first two piles that are used up end the game; their order is stored for the ending."""
        self.told_stock = 0
        self.piles[pile] -= 1
        if self.piles[pile] == 0:
            if self.emptied[0] == NO_PILE:
                self.emptied[0] = pile
            elif self.emptied[1] == NO_PILE:
                self.emptied[1] = pile

    def refill_others(self) -> None:
        """HO-23: the others draw back to five, clockwise; the active player must wait for action 5."""
        while self.drawer != self.turn:
            if self.must_draw():
                return
            self.drawer = (self.drawer + 1) % self.seats
        self.drawer = 0
        self.lay_tile()

    def empty_piles(self) -> int:
        n = 0
        for pile in range(5):
            n += self.piles[pile] == 0
        return n

    # 4 Stone

    def put_a_stone(self) -> None:
        """HO-19: a stone goes into a region of the card's size; if that is impossible, this step is skipped."""
        self.find_regions_of_size()
        if self.n_targets > 0:
            self.phase = STONE
            self.actor = self.turn
        else:
            self.refill()

    def find_regions_of_size(self) -> None:
        """HO-19, HO-20: find the tiles without a stone in regions of exactly the card's number; in the first turn every number is
        1."""
        self.n_targets = 0
        if self.supply[self.turn] == 0:
            return
        least = self.played % 6 + 1
        most = least
        if self.first:
            least = 1
            most = 1
        elif least > ANY_NUMBER:
            least = 1
            most = MAX_OPEN
        n = 0
        for tile in range(self.n):  # without a branch, which a processor could not predict
            size = self.size[tile]
            self.targets[n] = tile
            n += (self.stone[tile] == NO_STONE) & (size >= least) & (size <= most)
        self.n_targets = n

    def put_stone(self, tile: int) -> None:
        self.stone[tile] = self.turn
        self.stones_on[self.n_stones] = tile
        self.n_stones += 1
        self.supply[self.turn] -= 1
        self.told_stock = 0
        self.refill()

    def move_a_stone(self) -> None:
        """HO-25: a stone of yours moves from a region on the river to another one; if that is impossible, this step is skipped."""
        self.find_stones_to_move()
        if self.n_targets > 0:
            self.phase = FROM
            self.actor = self.turn
        else:
            self.refill()

    def find_stones_to_move(self) -> None:
        """HO-25: find the seat's stones in regions on the river, if another such region has a tile without a stone."""
        open_region = -1
        several = False
        for tile in range(self.n):
            if self.stone[tile] == NO_STONE and self.on_river[self.region[tile]]:
                if open_region >= 0 and open_region != self.region[tile]:
                    several = True
                    break
                open_region = self.region[tile]
        self.n_targets = 0
        for tile in range(self.n):
            if self.on_river[self.region[tile]] and self.stone[tile] == self.turn:
                if several or (open_region >= 0 and open_region != self.region[tile]):
                    self.targets[self.n_targets] = tile
                    self.n_targets += 1

    def take_stone_from(self, tile: int) -> None:
        self.source = tile
        self.phase = TO
        self.find_other_regions()

    def find_other_regions(self) -> None:
        """HO-25: find tiles without a stone in other regions on the river."""
        here = self.region[self.source]
        n = 0
        for tile in range(self.n):
            region = self.region[tile]
            self.targets[n] = tile
            n += (self.stone[tile] == NO_STONE) & (self.on_river[region] == 1) & (region != here)
        self.n_targets = n

    def move_stone_to(self, tile: int) -> None:
        self.told_seat = NO_STONE
        self.stone[tile] = self.turn
        self.stone[self.source] = NO_STONE
        for i in range(self.n_stones):
            if self.stones_on[i] == self.source:
                self.stones_on[i] = tile
        self.source = 0
        self.refill()

    # 5 Refill

    def refill(self) -> None:
        """HO-22, HO-25, HO-26: back to five cards, but not after the Nile card, nor once a second pile is empty."""
        self.n_targets = 0
        if self.empty_piles() >= LAST_PILES:
            self.end_game()
            return
        self.phase = REFILL
        self.drawer = self.turn
        if self.played == NILE or not self.must_draw():
            self.end_turn()

    def end_turn(self) -> None:
        """HO-12, HO-20: the next player clockwise; after the last player's first turn the numbers count."""
        self.drawer = 0
        self.played = NO_CARD
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
            self.first = False
        self.begin_turn()

    def must_draw(self) -> bool:
        """HO-22: whether the drawer must draw a card; if so, chance is to act."""
        if not self.lacks_a_card(self.drawer):
            return False
        self.actor = CHANCE
        return True

    def draw_card(self, card: int) -> None:
        self.receive(self.drawer, card)
        if self.phase == DEAL:
            self.deal()
        elif self.tile != NO_TILE:
            self.refill_others()
        elif not self.must_draw():
            self.end_turn()

    # The end

    def end_game(self) -> None:
        """HO-26: two piles are empty and the turn is finished."""
        self.played = NO_CARD
        self.phase = ENDED
        self.actor = OVER
        self.count_points()

    def count_points(self) -> None:
        """HO-27, HO-28, HO-33: every controlled region counts in full for each seat that controls it, beside the compensation."""
        self.appraise()
        for seat in range(4):
            self.points[seat] = self.granted[seat]
        for region in range(self.n):
            if self.worth[region] > 0:
                for seat in range(self.seats):
                    if self.controls(region, seat):
                        self.points[seat] += self.worth[region]

    def score_(self, seat: int) -> int:
        if self.phase != ENDED:
            self.count_points()
        return self.points[seat]

    # Legal moves

    def count_(self) -> int:
        if self.phase == PLACE or self.phase == RELAY:
            return self.n_room
        if self.phase == STONE:
            return self.n_targets + (0 if self.must else 1)
        if self.phase == FROM or self.phase == TO:
            return self.n_targets
        if self.phase == CARD:
            return self.different_cards(self.turn) + self.nile[self.turn]
        n = 0
        if self.phase == BAG:
            for kind in range(6):
                n += self.bag[kind] > 0
        elif self.phase == REFILL or self.phase == DEAL:
            for card in range(30):
                n += self.deck[card] > 0
        elif self.phase == PILE:
            n = 5 - self.empty_piles()
        elif self.phase == END or self.phase == USE:
            for use in range(4):
                n += self.uses >> use & 1
        return n

    def nth_(self, i: int) -> int:
        if self.phase == PLACE or self.phase == RELAY:
            return self.nth_place(i)
        if self.phase == STONE:
            return A_STONE + self.targets[i] if i < self.n_targets else A_PASS
        if self.phase == FROM or self.phase == TO:
            return A_STONE + self.targets[i]
        if self.phase == CARD:
            return A_CARD + self.nth_card(self.turn, i) if i < self.different_cards(self.turn) else A_NILE
        if self.phase == BAG:
            for kind in range(6):
                if self.bag[kind] > 0:
                    if i == 0:
                        return kind
                    i -= 1
        elif self.phase == REFILL or self.phase == DEAL:
            for card in range(30):
                if self.deck[card] > 0:
                    if i == 0:
                        return O_CARD + card
                    i -= 1
        elif self.phase == PILE:
            for pile in range(5):
                if self.piles[pile] > 0:
                    if i == 0:
                        return A_PILE + pile
                    i -= 1
        elif self.phase == END or self.phase == USE:
            for use in range(4):
                if self.uses >> use & 1:
                    if i == 0:
                        return A_END + use
                    i -= 1
        return -1

    def legal_(self, action: int) -> bool:
        if self.phase == PLACE or self.phase == RELAY:
            return 0 <= action < A_STONE and self.room[action // 12] >> action % 12 & 1 == 1
        if self.phase == STONE or self.phase == FROM or self.phase == TO:
            if action == A_PASS:
                return self.phase == STONE and not self.must
            for i in range(self.n_targets):
                if A_STONE + self.targets[i] == action:
                    return True
            return False
        if self.phase == CARD:
            if action == A_NILE:
                return self.nile[self.turn] > 0
            return A_CARD <= action < A_NILE and self.hand[self.turn * 30 + action - A_CARD] > 0
        if self.phase == BAG:
            return 0 <= action < O_CARD and self.bag[action] > 0
        if self.phase == REFILL or self.phase == DEAL:
            return O_CARD <= action < O_CARD + 30 and self.deck[action - O_CARD] > 0
        if self.phase == PILE:
            return A_PILE <= action < A_END and self.piles[action - A_PILE] > 0
        if self.phase == END or self.phase == USE:
            return A_END <= action < A_PASS and self.uses >> (action - A_END) & 1 == 1
        return False

    def weight_(self, i: int) -> int:
        outcome = self.nth_(i)
        return self.bag[outcome] if outcome < O_CARD else self.deck[outcome - O_CARD]

    def draw_(self, rng: Rng) -> int:
        return self.random_tile(rng) if self.phase == BAG else O_CARD + self.random_card(rng)

    def random_tile(self, rng: Rng) -> int:
        """Draw from the bag."""
        ticket = rng.below_(self.bag_left)
        kind = 0
        drawn = 0
        for i in range(5):
            drawn += self.bag[i]
            kind += ticket >= drawn
        return kind

    def random_card(self, rng: Rng) -> int:
        """Draw from the draw pile."""
        ticket = rng.below_(self.deck_left)
        card = 0
        while ticket >= self.deck[card]:
            ticket -= self.deck[card]
            card += 1
        return card

    def step_(self, rng: Rng) -> None:
        """Make a random step: the frequent phases here, the others as in every game."""
        if self.phase == PLACE:
            self.place_tile(self.place_of(self.nth_place(rng.below_(self.n_room))))
        elif self.phase == CARD:
            n = self.different_cards(self.turn)
            i = rng.below_(n + self.nile[self.turn])
            if i < n:
                self.play(self.nth_card(self.turn, i))
            else:
                self.play_nile()
        elif self.phase == REFILL:
            self.draw_card(self.random_card(rng))
        elif self.phase == BAG:
            self.draw_tile(self.random_tile(rng))
        elif self.phase == STONE:
            i = rng.below_(self.n_targets + (0 if self.must else 1))
            if i < self.n_targets:
                self.put_stone(self.targets[i])
            else:
                self.refill()
        elif self.phase == RELAY:
            self.relay_end(self.place_of(self.nth_place(rng.below_(self.n_room))))
        else:
            State.step_(self, rng)

    def apply_(self, action: int) -> None:
        if self.phase == PLACE:
            self.place_tile(self.place_of(action))
        elif self.phase == CARD:
            if action == A_NILE:
                self.play_nile()
            else:
                self.play(action - A_CARD)
        elif self.phase == STONE:
            if action == A_PASS:
                self.refill()
            else:
                self.put_stone(action - A_STONE)
        elif self.phase == REFILL or self.phase == DEAL:
            self.draw_card(action - O_CARD)
        elif self.phase == BAG:
            self.draw_tile(action)
        elif self.phase == USE or self.phase == END:
            if action < A_RIVER:
                self.replace_end(action - A_END)
            else:
                self.use_as(RIVER if action == A_RIVER else NECROPOLIS)
        elif self.phase == RELAY:
            self.relay_end(self.place_of(action))
        elif self.phase == PILE:
            self.take_tile(action - A_PILE)
        elif self.phase == FROM:
            self.take_stone_from(action - A_STONE)
        else:
            self.move_stone_to(action - A_STONE)
