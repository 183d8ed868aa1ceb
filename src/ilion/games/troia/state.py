"""A state of Troia: the possible actions and outcomes in each phase, and each seat's perception."""

from __future__ import annotations

from ilion.core.actors import CHANCE
from ilion.core.native import Floats, Marks
from ilion.core.rng import Rng
from ilion.games.troia import components as box
from ilion.games.troia.encoding import *
from ilion.games.troia.rules import Rules

DECK_SIZE = box.DECK
# seat * 6 + place of a card -> the beginning of its row in the seat's observation
ROW = [0, 0, 54, 108, 162, 162, 0, 54, 0, 108, 162, 162]


class TroiaState(Rules):
    """A game of Troia."""

    # Legal moves

    def count_(self) -> int:
        if self.phase == PAY:
            return self.n_hand[self.turn] + (self.horn == self.turn) + self.suffices()
        if self.phase == DRAW or self.phase == DEAL:
            return self.n_deck[self.turn]
        n = 1
        if self.phase == TURN:
            for token in range(6):
                n += self.can_offer(token)
        elif self.phase == HERO or self.phase == FORWARD:
            n += self.movable_heroes()
        elif self.phase == DEFENCE:
            n += 2 * self.movable_heroes()
        elif self.phase == BACK or self.phase == RETURN:
            n = self.movable_heroes() + (self.phase == BACK and self.chosen == NO_HERO)
        elif self.phase == USE or self.phase == FACE:
            n = 2
        elif self.phase == GOAL:
            n = 1 if self.half == 0 else 0
            for i in range(self.turn * 54, self.turn * 54 + self.n_hand[self.turn]):
                n += self.serves(self.hand[i])
        elif self.phase == GOD:
            n = 7
        elif self.phase == SLOT:
            n = 5
        elif self.phase == STEAL:
            n = self.n_hand[1 - self.turn]
        elif self.phase == TAKE:
            n += self.n_pile[1 - self.turn]
        elif self.phase == LAY:
            n = 6 - self.laid
        else:
            n = 0
        return n

    def nth_(self, i: int) -> int:
        if self.phase == PAY:
            if i < self.n_hand[self.turn]:
                return A_CARD + self.hand[self.turn * 54 + i]
            return A_HORN if i == self.n_hand[self.turn] and self.horn == self.turn else A_OFFER
        if self.phase == DRAW or self.phase == DEAL:
            return O_CARD + self.deck[self.turn * DECK_SIZE + i]
        if self.phase == STEAL:
            return O_CARD + self.hand[(1 - self.turn) * 54 + i]
        for action in range(self.first_(), self.end_()):
            if self.legal_(action):
                if i == 0:
                    return action
                i -= 1
        return -1

    def first_(self) -> int:
        """Return the first number of the phase's range of actions or outcomes, and its end."""
        if self.phase == GOAL or self.phase == TAKE:
            return A_CARD
        return A_DRAW if self.actor == CHANCE or self.phase == TURN or self.phase == GOD else A_USE

    def end_(self) -> int:
        if self.actor == CHANCE:
            return O_CARD
        if self.phase == TURN:
            return A_CARD
        return A_SLOT + 6 if self.phase != GOAL and self.phase != TAKE else A_HERO

    def mask_into_(self, out: Marks) -> None:
        if self.phase == PAY:
            for i in range(self.count_()):
                out[self.nth_(i)] = 1
        else:
            for action in range(self.first_(), self.end_()):
                out[action] = self.legal_(action)

    def legal_(self, action: int) -> bool:
        if self.actor == CHANCE:
            if action >= O_CARD:
                if action >= O_CARD + 54:
                    return False
                card = action - O_CARD
                if self.phase == STEAL:
                    return self.place[card] == AT_HAND + 1 - self.turn
                return (self.phase == DRAW or self.phase == DEAL) and self.place[card] == AT_DECK and card // DECK_SIZE == self.turn
            if self.phase == LAY:
                for i in range(self.laid):
                    if self.olympus[i] == action - O_GOD:
                        return False
                return action >= O_GOD
            return self.phase == FACE and 0 <= action < O_GOD
        if action < A_GOD:
            return self.phase == TURN and action == A_DRAW
        if action < A_CARD:
            return self.phase == GOD or (self.phase == TURN and self.can_offer(action - A_GOD))
        if action < A_HORN:
            card = action - A_CARD
            if self.phase == PAY:
                return self.place[card] == AT_HAND + self.turn
            if self.phase == GOAL:
                return self.serves(card)
            return self.phase == TAKE and self.place[card] == AT_PILE and card // DECK_SIZE != self.turn
        if action < A_USE:
            return self.phase == PAY and (self.horn == self.turn if action == A_HORN else self.suffices())
        if action == A_USE:
            return self.phase == USE
        if action == A_PASS:
            if self.phase == GOAL:
                return self.half == 0
            if self.phase == BACK:
                return self.chosen == NO_HERO
            return USE <= self.phase <= GOD
        if action < A_DEFENCE:
            if self.phase == HERO or self.phase == FORWARD or self.phase == BACK or self.phase == RETURN:
                return self.movable(action - A_HERO)
            return False
        if action < A_SLOT:
            return self.phase == DEFENCE and self.movable((action - A_DEFENCE) // 2)
        return self.phase == SLOT and action < A_SLOT + 6 and self.slot[self.chosen] != action - A_SLOT

    def draw_(self, rng: Rng) -> int:
        return self.nth_(rng.below_(self.count_()))

    def step_(self, rng: Rng) -> None:
        """Make a random step, as in every game; naming the class turns the calls into direct ones."""
        if self.actor == CHANCE:
            TroiaState.apply_(self, TroiaState.draw_(self, rng))
        else:
            TroiaState.apply_(self, TroiaState.nth_(self, rng.below_(TroiaState.count_(self))))

    def apply_(self, action: int) -> None:
        if self.phase == PAY:
            if action < A_HORN:
                self.pay(action - A_CARD)
            elif action == A_HORN:
                self.spend_cornucopia()
            else:
                self.complete_offering()
        elif self.phase == DRAW:
            self.draw_card(action - O_CARD)
        elif self.phase == TURN:
            if action == A_DRAW:
                self.begin_draw()
            else:
                self.begin_offering(action - A_GOD)
        elif self.phase == DEAL:
            self.deal_card(action - O_CARD)
        elif self.phase == STEAL:
            self.steal(action - O_CARD)
        elif self.phase == LAY:
            self.lay_god(action - O_GOD)
        elif self.phase == FACE:
            self.turn_face(action - O_FACE)
        elif action == A_PASS:
            if self.phase == GOAL:
                self.next_turn()
            else:
                self.end_turn()
        elif self.phase == GOAL:
            if self.turn == GREEK:
                self.build(action - A_CARD)
            else:
                self.march(action - A_CARD)
        elif self.phase == RETURN:
            self.send_back(action - A_HERO)
        elif self.phase == USE:
            self.use_power()
        elif self.phase == TAKE:
            self.take_discard(action - A_CARD)
        elif self.phase == DEFENCE:
            self.zone[(action - A_DEFENCE) // 2] = 1 + 2 * (action - A_DEFENCE & 1)
            self.end_turn()
        elif self.phase == GOD:
            self.choose_god(action - A_GOD)
        elif self.phase == SLOT:
            self.move_god(self.chosen, action - A_SLOT)
            self.end_turn()
        else:
            self.move_hero(action - A_HERO)

    # A seat's perception

    def seen_(self, action: int, seat: int) -> int:
        """TR-31: only the drawing player sees a card drawn; both players see Doris' card. All see the back: -1 Greek, -2 Trojan."""
        if self.phase == DRAW or self.phase == DEAL:
            if seat == self.turn:
                return action
        elif self.phase != STEAL or seat >= 0:
            return action
        return -1 - (action - O_CARD) // DECK_SIZE

    def tensor_into_(self, seat: int, out: Floats) -> None:
        """The entries are listed in `observation`. Cards, zones and slots are counted from the seat's own side."""
        # Every card has one of four rows, and an entry 0 there if the seat does not see it, so that no branch depends on its place.
        for i in range(DECK_SIZE):
            card = seat * DECK_SIZE + i
            at = self.place[card]
            out[ROW[seat * 6 + at] + i] = at != AT_DECK
            out[396 + i] = (at == AT_HAND + seat) & self.marks[card] & KNOWN
            card = DECK_SIZE - seat * DECK_SIZE + i
            at = self.place[card]
            out[ROW[seat * 6 + at] + DECK_SIZE + i] = (at != AT_DECK) & ((at != AT_HAND + 1 - seat) | self.marks[card] & KNOWN)
        for owner in range(2):
            k = 216 if owner == seat else 243
            if self.n_pile[owner] > 0:
                out[k + self.pile[owner * DECK_SIZE + self.n_pile[owner] - 1] % DECK_SIZE] = 1
        for i in range(6):
            out[270 + i * 5 + (self.zone[i] if seat == GREEK else 4 - self.zone[i])] = 1
            if self.olympus[i] != NO_GOD:
                out[300 + self.olympus[i] * 6 + (i if seat == GREEK else 5 - i)] = 1
            out[336 + i] = self.face[i]
        for owner in range(2):
            k = 0 if owner == seat else 1
            out[342 + k] = self.n_deck[owner] / 27.0
            out[344 + k] = self.n_hand[owner] / 27.0
            out[346 + k] = (self.n_hand[owner] - self.n_own[owner]) / 27.0
            out[352 + k] = self.steps[owner] / 4.0
            if self.horn == owner:
                out[354 + k] = 1
            if self.actor == owner:
                out[390 + k] = 1
            if self.turn == owner and self.phase != ENDED:
                out[392 + k] = 1
        for i in range(4):
            out[348 + i] = self.built >> i & 1
        if self.god != NO_GOD:
            out[356 + self.god] = 1
        out[362] = self.paid / 10.0
        out[363] = self.own / 10.0
        if self.chosen != NO_HERO:
            out[364 + self.chosen] = 1
        if self.half > 0:
            out[369 + self.half] = 1
        if self.phase >= TURN:
            out[372 + self.phase] = 1
        out[372] = self.todo / 2.0
        out[373] = self.scarce
        out[374] = self.any_discard
        out[394 + seat] = 1
        out[423] = self.ends_at_once

    def derive(self) -> None:
        """Everything else follows from the fields just read."""
        self.sort_out()
        laid = [card for card, place in enumerate(self.place) if place == AT_TABLE]
        self.built = sum({1 << PART[self.scarce * 54 + card] for card in laid})
        self.steps = [len(laid), self.stage]
        olympus = list(self.olympus)
        self.slot = [olympus.index(token) if token in olympus else 0 for token in range(6)]
