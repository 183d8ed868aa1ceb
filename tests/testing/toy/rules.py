"""The rules of Lots.

Each seat holds hidden cards; a prize lies face down. A turn is a card laid down openly, or (once, if agreed) a secret look at the
prize. When the hands are empty the prize is turned over and goes to whoever alone laid down the most.
"""

from __future__ import annotations

from typing import Any

from ilion import CHANCE, OVER, Rng, State
from ilion.core.codec import Codec

KINDS = 4  # cards are worth 0 … 3
EACH = 4
LOOK = KINDS  # the action after the cards
NOT_YET = -1
DEAL, TURN, LOOKING, TURNING_OVER, DONE = range(5)


class LotsState(State):
    def __init__(self, game: Any, seats: int, options: Any) -> None:
        super().__init__(game, seats, options)
        self.cards = int(options["cards"])
        self.phase = DEAL
        self.turn = 0
        self.deck = [EACH] * KINDS
        self.hands = [0] * (seats * KINDS)
        self.laid = [0] * (seats * KINDS)
        self.top = [NOT_YET] * seats
        self.prize = NOT_YET
        self.looked = [0] * seats

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def pile(self, seat: int) -> list[int]:
        return self.laid[seat * KINDS : (seat + 1) * KINDS]

    def sum_of(self, seat: int) -> int:
        return sum(kind * number for kind, number in enumerate(self.pile(seat)))

    def knows_prize(self, viewer: int) -> bool:
        return self.prize != NOT_YET and (self.phase == DONE or (viewer >= 0 and self.looked[viewer] == 1))

    def winner(self) -> int:
        sums = [self.sum_of(seat) for seat in range(self.seats)]
        return sums.index(max(sums)) if sums.count(max(sums)) == 1 else -1

    def turns_taken(self) -> int:
        return sum(self.laid) + sum(self.looked) - (self.phase == LOOKING)

    def may_look(self) -> bool:
        return self.options["look"] == "once" and not self.looked[self.turn]

    def actions(self) -> list[int]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            return [kind for kind in range(KINDS) if self.deck[kind]]
        held = [kind for kind in range(KINDS) if self.hand(self.turn)[kind]]
        return [*held, LOOK] if self.may_look() else held

    def count_(self) -> int:
        return len(self.actions())

    def nth_(self, i: int) -> int:
        return self.actions()[i]

    def weight_(self, i: int) -> int:
        return self.deck[self.actions()[i]]

    def apply_(self, action: int) -> None:
        if self.phase == DEAL:
            self.deck[action] -= 1
            self.hands[self.turn * KINDS + action] += 1
            if sum(self.hand(self.turn)) == self.cards:
                self.turn = (self.turn + 1) % self.seats
                if self.turn == 0:
                    self.phase, self.actor = TURN, 0
        elif self.phase in (LOOKING, TURNING_OVER):
            self.deck[action] -= 1
            self.prize = action
            if self.phase == LOOKING:
                self.pass_on()
            else:
                self.phase, self.actor = DONE, OVER
        elif action == LOOK:
            self.looked[self.turn] = 1
            if self.prize == NOT_YET:
                self.phase, self.actor = LOOKING, CHANCE
            else:
                self.pass_on()
        else:
            self.hands[self.turn * KINDS + action] -= 1
            self.laid[self.turn * KINDS + action] += 1
            self.top[self.turn] = action
            self.pass_on()

    def pass_on(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        if sum(self.hands):
            while not sum(self.hand(self.turn)):
                self.turn = (self.turn + 1) % self.seats
            self.phase, self.actor = TURN, self.turn
        elif self.prize == NOT_YET:
            self.phase, self.actor = TURNING_OVER, CHANCE
        else:
            self.phase, self.actor = DONE, OVER

    def seen_(self, action: int, seat: int) -> int:
        hidden = self.phase in (DEAL, LOOKING) and seat != self.turn
        return -1 if hidden else action

    def reveals_(self, action: int) -> bool:
        if action == LOOK:
            return self.prize != NOT_YET
        last = sum(self.hands) == 1
        return last and self.prize != NOT_YET

    def score_(self, seat: int) -> int:
        prize = self.prize if self.prize != NOT_YET and self.winner() == seat else 0
        return self.sum_of(seat) + prize

    def blank_(self) -> State:
        return type(self)(self.game, self.seats, self.options)

    def assign_(self, other: Any) -> None:
        self.actor, self.phase, self.turn, self.prize = other.actor, other.phase, other.turn, other.prize
        for name in ("deck", "hands", "laid", "top", "looked"):
            getattr(self, name)[:] = getattr(other, name)

    def resample_(self, seat: int, rng: Rng) -> None:
        """Deal all cards that the seat has not seen again."""
        unseen = list(self.deck)
        hidden_prize = self.prize != NOT_YET and not self.knows_prize(seat)
        if hidden_prize:
            unseen[self.prize] += 1
        sizes = [sum(self.hand(other)) for other in range(self.seats)]
        for other in range(self.seats):
            if other != seat:
                for kind in range(KINDS):
                    unseen[kind] += self.hands[other * KINDS + kind]
                    self.hands[other * KINDS + kind] = 0
        for other in range(self.seats):
            if other != seat:
                for _ in range(sizes[other]):
                    self.hands[other * KINDS + take(unseen, rng)] += 1
        if hidden_prize:
            self.prize = take(unseen, rng)
        self.deck[:] = unseen

    def tensor_into_(self, seat: int, out: Any) -> None:
        numbers = [*self.hand(seat), *self.pile(seat), self.prize if self.knows_prize(seat) else NOT_YET]
        for i, number in enumerate(numbers):
            out[i] = number

    def visit_fields(self, codec: Codec) -> None:
        super().visit_fields(codec)
        self.phase = codec.one("B", "phase", self.phase)
        self.turn = codec.one("B", "turn", self.turn)
        self.prize = codec.one("b", "prize", self.prize)
        self.deck[:] = codec.many("B", "deck", self.deck)
        self.hands[:] = codec.many("B", "hands", self.hands)
        self.laid[:] = codec.many("B", "laid", self.laid)
        self.top[:] = codec.many("b", "top", self.top)
        self.looked[:] = codec.many("B", "looked", self.looked)


def take(bag: list[int], rng: Rng) -> int:
    """One card out of a bag, by chance."""
    ticket = rng.below_(sum(bag))
    for kind, number in enumerate(bag):
        ticket -= number
        if ticket < 0:
            bag[kind] -= 1
            return kind
    raise AssertionError("an empty bag")
