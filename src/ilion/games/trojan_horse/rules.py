"""The rules of the Trojan horse, in the order of a turn.

Decisions (actions): announce 1, 2 or 3; with a trident keep the treasures or swap two of them, then insert all or pass (in the
French edition the insertion may come first); insert a figure and choose the district for the hero that drops out. Chance
(outcomes): a colour card dealt, a hero drawn from the bag, a hero card, the value of a treasure that somebody looks at for the
first time.

Bag, deck and unseen treasures are multisets: the next draw is not determined until it is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.rng import Rng
from ilion.core.state import State
from ilion.games.trojan_horse import components as box
from ilion.games.trojan_horse.encoding import *
from ilion.games.trojan_horse.table import Table

if TYPE_CHECKING:
    from ilion.core.game import Game

BONUS = list(box.BONUS)
VALUES = list(box.TREASURES)


def highest_alone(counts: list[int]) -> int:
    """TH-24: return the colour with the highest count, at least 1, that no other colour has; NO_WINNER if there is none."""
    alone = [count for count in counts if count > 0 and counts.count(count) == 1]
    return counts.index(max(alone)) if alone else NO_WINNER


# Tables instead of loops and divisions, for the speed of random games.
COUNTS = range(8)  # of one colour in a district
WINNER = [highest_alone([a, b, c, d]) for d in COUNTS for c in COUNTS for b in COUNTS for a in COUNTS]
N_FIGURES = [figures.bit_count() for figures in range(32)]  # by the figures, one bit each
NTH_FIGURE = [([f for f in range(5) if figures >> f & 1] + [0] * 5)[n] for figures in range(32) for n in range(5)]
FULL_ROWS = [i // rooms if rooms else 0 for rooms in range(8) for i in range(35)]  # the i-th of figures × rooms -> the figure


class Rules(State, Table):
    """Everything that happens on the table."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        super().__init__(game, seats, options)
        self.colours = box.COLOURS_IN_PLAY[seats]
        self.cap = box.DISTRICT_HOLDS[seats]
        self.loading_is_first_turn = options["loading_is_first_turn"] == "on"
        self.french = options["edition"] == "french"
        self.bag = [box.HEROES_OF_A_COLOUR if c < self.colours else 0 for c in range(4)]
        self.bag_left = box.HEROES_OF_A_COLOUR * self.colours

    # Set-up

    def deal_colour(self, colour: int) -> None:
        """TH-6, TH-7: the colour cards go round face up, one each, with two players two each."""
        self.owner[colour] = self.n_dealt % self.seats
        self.dealt[self.n_dealt] = colour
        self.n_dealt += 1
        if self.n_dealt == self.colours:
            self.phase = LOAD

    def load_horse(self, colour: int) -> None:
        """TH-9: Odysseus loads two heroes; the first one drawn goes in first and drops first."""
        self.bag[colour] -= 1
        self.bag_left -= 1
        self.horse[self.loaded] = colour
        self.loaded += 1
        if self.loaded == 2:
            self.phase = SET_OUT

    def set_out(self, colour: int) -> None:
        """TH-9, TH-17: a hero goes from the bag to the display."""
        self.bag[colour] -= 1
        self.bag_left -= 1
        self.display[colour] += 1
        self.display_left += 1

    def first_turn(self) -> None:
        """TH-7, TH-10: Odysseus, the owner of red, begins; with the option, the player to the left of Odysseus does."""
        odysseus = self.owner[RED]
        self.begin_turn(self.left_of(odysseus) if self.loading_is_first_turn else odysseus)

    def left_of(self, seat: int) -> int:
        """TH-11: return the next seat, clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    # A turn

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.actor = seat
        self.phase = ANNOUNCE

    def insertable_(self) -> int:
        """TH-22: return the number of figures that can still be inserted: the display and, once the bag is empty, the helpers."""
        return self.display_left + (self.helpers if self.bag_left == 0 else 0)

    def may_insert(self, figure: int) -> bool:
        """TH-15, TH-22: any figure of the display; a helper only after the last coloured hero."""
        if figure == HELPER:
            return self.bag_left == 0 and self.display_left == 0 and self.helpers > 0
        return self.display[figure] > 0

    def announce(self, number: int) -> None:
        """TH-12: the player announces how many heroes they will insert."""
        self.announced = number
        self.phase = CARD
        self.actor = CHANCE

    def draw_card(self, card: int) -> None:
        """TH-13, TH-19: a card at least as high lets exactly the announced number in; a lower one loses the turn."""
        self.deck[card] -= 1
        self.deck_left -= 1
        self.card = card
        self.actor = self.turn
        if card == TRIDENT:
            self.phase = SWAP
        elif card >= self.announced:
            self.begin_insertions(self.announced)
        else:
            self.end_turn()

    def swap_treasures(self, pair: int) -> None:
        """TH-19 a, TH-21: two treasures change places unseen; a seat's knowledge of a card moves with it."""
        a = FIRST[pair]
        b = SECOND[pair]
        kind = self.treasure[a]
        self.treasure[a] = self.treasure[b]
        self.treasure[b] = kind
        seats = self.known[a]
        self.known[a] = self.known[b]
        self.known[b] = seats
        if self.french:
            self.looks_at_swap = pair + 1
        self.look_at_swapped()

    def look_at_swapped(self) -> None:
        """TH-21: in the French edition every owner of two heroes in one of the two districts looks at the card that is now
        there."""
        if self.looks_at_swap > 0:
            for i in range(2):
                district = SECOND[self.looks_at_swap - 1] if i else FIRST[self.looks_at_swap - 1]
                for colour in range(4):
                    if self.heroes[district * 4 + colour] >= 2:
                        if self.treasure[district] == UNSEEN:
                            self.begin_look(district, colour)
                            return
                        self.look(district, self.owner[colour])
            self.looks_at_swap = 0
        self.after_swap()

    def after_swap(self) -> None:
        """TH-19: the insertion follows, unless it came first."""
        if self.swap_later:
            self.end_turn()
        else:
            self.phase = ALL
            self.actor = self.turn

    def insert_all(self) -> None:
        """TH-19 b: insert three figures regardless of the announcement, or all that are left. In the French edition this may come
        before the swap."""
        self.swap_later = self.phase == SWAP
        number = self.insertable_()
        self.begin_insertions(3 if number > 3 else number)

    def begin_insertions(self, number: int) -> None:
        self.todo = number
        self.phase = INSERT

    def insert(self, figure: int, district: int) -> None:
        """TH-5, TH-14: a figure goes in at the top and the oldest drops out into the chosen district."""
        if figure == HELPER:
            self.helpers -= 1
        else:
            self.display[figure] -= 1
            self.display_left -= 1
        oldest = self.horse[0]
        self.horse[0] = self.horse[1]
        self.horse[1] = figure
        self.todo -= 1
        self.drop(oldest, district)

    def drop(self, colour: int, district: int) -> None:
        """TH-20: as soon as the second hero of a colour lands in a district, its owner looks at the treasure there."""
        self.total[district] += 1
        if self.total[district] == self.cap:
            self.close(district)
        self.heroes[district * 4 + colour] += 1
        if self.heroes[district * 4 + colour] == 2:
            if self.treasure[district] == UNSEEN:
                self.begin_look(district, colour)
                return
            self.look(district, self.owner[colour])
        self.after_insertion()

    def begin_look(self, district: int, colour: int) -> None:
        """A treasure that nobody has seen gets its value when the owner of a colour looks at it."""
        self.look_district = district
        self.look_colour = colour
        self.phase = LOOK
        self.actor = CHANCE

    def looks_now(self, seat: int) -> bool:
        """TH-20, TH-21: whether a seat looks now. After a swap several may: all with two heroes there."""
        if self.looks_at_swap == 0:
            return self.owner[self.look_colour] == seat
        for colour in range(4):
            if self.owner[colour] == seat and self.heroes[self.look_district * 4 + colour] >= 2:
                return True
        return False

    def close(self, district: int) -> None:
        """TH-16: a full district cannot be chosen."""
        self.rooms -= 1
        for i in range(self.rooms):
            if self.room[i] >= district:
                self.room[i] = self.room[i + 1]

    def look(self, district: int, seat: int) -> None:
        """TH-20: only one seat learns the treasure's value."""
        self.known[district] |= 1 << seat

    def uncover(self, district: int, kind: int) -> None:
        """A treasure gets its value when it is first looked at."""
        self.treasure[district] = kind
        self.unseen[kind] -= 1

    def uncover_looked_at(self, kind: int) -> None:
        """TH-20: the owner of a colour looks at a treasure first of all."""
        self.uncover(self.look_district, kind)
        self.look(self.look_district, self.owner[self.look_colour])
        self.look_district = 0
        self.look_colour = 0
        if self.looks_at_swap > 0:
            self.look_at_swapped()
        else:
            self.after_insertion()

    def after_insertion(self) -> None:
        if self.helpers == 0 and self.horse[0] == HELPER:
            self.end_game()
        elif self.todo > 0:
            self.phase = INSERT
            self.actor = self.turn
        elif self.swap_later:
            self.phase = SWAP
            self.actor = self.turn
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """TH-17, TH-22: the card is discarded and the display filled up to three; once the bag is empty it shrinks."""
        self.discard_card()
        self.refill_display()

    def discard_card(self) -> None:
        """TH-17, TH-18: the card goes to the open discards; when the deck is used up, the discards become the new deck."""
        self.discard[self.card] += 1
        self.card = NO_CARD
        self.announced = 0
        self.todo = 0
        self.swap_later = False
        if self.deck_left == 0:
            for card in range(5):
                self.deck[card] = self.discard[card]
                self.deck_left += self.discard[card]
                self.discard[card] = 0

    def refill_display(self) -> None:
        if self.display_left < 3 and self.bag_left > 0:
            self.phase = FILL
            self.actor = CHANCE
        else:
            self.next_turn()

    def fill(self, colour: int) -> None:
        """TH-17: a hero fills the display."""
        self.set_out(colour)
        self.refill_display()

    def next_turn(self) -> None:
        """TH-11: clockwise; with two players each takes two turns in a row."""
        if self.seats == 2 and self.half == 0:
            self.half = 1
            self.begin_turn(self.turn)
        else:
            self.half = 0
            self.begin_turn(self.left_of(self.turn))

    # The end

    def end_game(self) -> None:
        """TH-23, TH-27: both helpers are in the horse: the game ends and the treasures are turned up."""
        self.discard_card()
        for district in range(7):
            if self.treasure[district] != UNSEEN:
                self.turn_up(district)
        self.reveal_next()

    def turn_up(self, district: int) -> None:
        self.known[district] = (1 << self.seats) - 1 | 1 << WATCHER

    def reveal(self, kind: int) -> None:
        """TH-23: a treasure that nobody has seen is turned up."""
        self.uncover(self.look_district, kind)
        self.turn_up(self.look_district)
        self.reveal_next()

    def reveal_next(self) -> None:
        for district in range(7):
            if self.treasure[district] == UNSEEN:
                self.look_district = district
                self.phase = REVEAL
                self.actor = CHANCE
                return
        self.look_district = 0
        self.phase = ENDED
        self.actor = OVER

    def winner_(self, district: int) -> int:
        """TH-16, TH-24: return the colour that wins a district, or NO_WINNER. No district holds more than 7 heroes."""
        counts = 0
        for colour in range(4):
            counts |= (self.heroes[district * 4 + colour] & 7) << 3 * colour
        return WINNER[counts]

    def worth(self, district: int) -> int:
        """TH-25: return the heroes in the district plus the printed bonus and the treasure, if that has a value yet."""
        kind = self.treasure[district]
        return self.total[district] + BONUS[district] + (VALUES[kind] if kind != UNSEEN else 0)

    def score_(self, seat: int) -> int:
        """TH-25, TH-26: return the points that the seat's colours win, each by itself."""
        points = 0
        for district in range(7):
            colour = self.winner_(district)
            if colour != NO_WINNER and self.owner[colour] == seat:
                points += self.worth(district)
        return points

    # Legal moves

    def may_insert_first(self) -> bool:
        """TH-19: in the French edition either part of the trident may come first."""
        return self.french and not self.swap_later

    def figures(self) -> int:
        """Return the number of kinds of figures that may be inserted now."""
        return N_FIGURES[self.set_of_figures()]

    def set_of_figures(self) -> int:
        """TH-15, TH-22: return the figures that may be inserted now, one bit each: helpers when no colour is left."""
        shown = 0
        for colour in range(4):
            shown |= (self.display[colour] > 0) << colour
        return shown if shown > 0 else 1 << HELPER

    def announceable(self) -> int:
        """TH-12, TH-22: return the highest number that may be announced."""
        n = self.insertable_()
        return 3 if n > 3 else n

    def trident_parts(self) -> int:
        """TH-19: return the number of ways to begin a trident: keep, swap a pair or, if that may come first, insert."""
        return 23 if self.may_insert_first() else 22

    def count_(self) -> int:
        if self.phase == INSERT:
            return self.figures() * self.rooms
        if self.phase == ANNOUNCE:
            return self.announceable()
        if self.phase == SWAP:
            return self.trident_parts()
        if self.phase == ALL:
            return 2
        if self.phase == ENDED:
            return 0
        n = 0
        for o in range(12):
            n += self.lot(o) > 0
        return n

    def nth_(self, i: int) -> int:
        if self.phase == INSERT:
            nth = FULL_ROWS[self.rooms * 35 + i]
            return A_INSERT + NTH_FIGURE[self.set_of_figures() * 5 + nth] * 7 + self.room[i - nth * self.rooms]
        if self.phase == ANNOUNCE:
            return A_ANNOUNCE + i
        if self.phase == SWAP:
            return A_KEEP + i
        if self.phase == ALL:
            return A_ALL + i
        for o in range(12):
            if self.lot(o) > 0:
                if i == 0:
                    return o
                i -= 1
        return -1

    def legal_(self, action: int) -> bool:
        if self.phase == INSERT:
            if not A_INSERT <= action < A_INSERT + 35:
                return False
            return self.may_insert((action - A_INSERT) // 7) and self.total[(action - A_INSERT) % 7] < self.cap
        if self.phase == ANNOUNCE:
            return 0 <= action < self.count_()
        if self.phase == SWAP:
            return A_KEEP <= action < A_ALL or (action == A_ALL and self.may_insert_first())
        if self.phase == ALL:
            return action == A_ALL or action == A_PASS
        return 0 <= action < 12 and self.lot(action) > 0

    def lot(self, outcome: int) -> int:
        """Return the weight of an outcome in the draw that is due."""
        if outcome < O_CARD:
            if self.phase == FILL or self.phase == LOAD or self.phase == SET_OUT:
                return self.bag[outcome]
            return 1 if self.phase == DEAL and outcome < self.colours and self.owner[outcome] < 0 else 0
        if outcome < O_TREASURE:
            return self.deck[outcome - O_CARD] if self.phase == CARD else 0
        return self.unseen[outcome - O_TREASURE] if self.phase == LOOK or self.phase == REVEAL else 0

    def weight_(self, i: int) -> int:
        return self.lot(self.nth_(i))

    def draw_(self, rng: Rng) -> int:
        if self.phase == CARD:
            return O_CARD + self.random_card(rng)
        if self.phase == LOOK or self.phase == REVEAL:
            return O_TREASURE + self.random_treasure(rng)
        if self.phase == DEAL:
            return State.draw_(self, rng)
        return self.random_hero(rng)

    def random_card(self, rng: Rng) -> int:
        """Draw from the deck. Comparing the ticket with every sum is faster than stopping at the right one, because no processor
        can predict its place."""
        ticket = rng.below_(self.deck_left)
        card = 0
        dealt = 0
        for i in range(4):
            dealt += self.deck[i]
            card += ticket >= dealt
        return card

    def random_treasure(self, rng: Rng) -> int:
        """Draw from the treasures that nobody has seen."""
        ticket = rng.below_(self.unseen[0] + self.unseen[1] + self.unseen[2])
        return (ticket >= self.unseen[0]) + (ticket >= self.unseen[0] + self.unseen[1])

    def random_hero(self, rng: Rng) -> int:
        """Draw from the bag."""
        ticket = rng.below_(self.bag_left)
        colour = 0
        drawn = 0
        for i in range(3):
            drawn += self.bag[i]
            colour += ticket >= drawn
        return colour

    def step_(self, rng: Rng) -> None:
        """Make a random step: the frequent phases here, the others as in every game."""
        if self.phase == INSERT:
            figures = self.set_of_figures()
            i = rng.below_(N_FIGURES[figures] * self.rooms)
            nth = FULL_ROWS[self.rooms * 35 + i]
            self.insert(NTH_FIGURE[figures * 5 + nth], self.room[i - nth * self.rooms])
        elif self.phase == ANNOUNCE:
            self.announce(1 + rng.below_(self.announceable()))
        elif self.phase == CARD:
            self.draw_card(self.random_card(rng))
        elif self.phase == FILL:
            self.fill(self.random_hero(rng))
        elif self.phase == LOOK:
            self.uncover_looked_at(self.random_treasure(rng))
        elif self.phase == REVEAL:
            self.reveal(self.random_treasure(rng))
        else:
            State.step_(self, rng)

    def apply_(self, action: int) -> None:
        if self.phase == INSERT:
            self.insert((action - A_INSERT) // 7, (action - A_INSERT) % 7)
        elif self.phase == FILL:
            self.fill(action)
        elif self.phase == ANNOUNCE:
            self.announce(action - A_ANNOUNCE + 1)
        elif self.phase == CARD:
            self.draw_card(action - O_CARD)
        elif self.phase == LOOK:
            self.uncover_looked_at(action - O_TREASURE)
        elif self.phase == SWAP:
            if action == A_ALL:
                self.insert_all()
            elif action >= A_SWAP:
                self.swap_treasures(action - A_SWAP)
            else:
                self.after_swap()
        elif self.phase == ALL:
            if action == A_ALL:
                self.insert_all()
            else:
                self.end_turn()
        elif self.phase == REVEAL:
            self.reveal(action - O_TREASURE)
        elif self.phase == DEAL:
            self.deal_colour(action)
        elif self.phase == LOAD:
            self.load_horse(action)
        else:
            self.set_out(action)
            if self.display_left == 3:
                self.first_turn()
