"""The possible outcomes of a payment: the kinds of offering, and the cards left in the hand."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import NamedTuple

from ilion.games.troia.components import CORNUCOPIA, DECK, SIDES
from ilion.games.troia.encoding import A_CARD, A_HORN, A_OFFER, CARD_NAMES, COST, OFFERED, WORTH
from ilion.games.troia.state import TroiaState

KINDS = ("mixed", "superior")
HORN = "cornucopia"


class Coin(NamedTuple):
    """The worth of a card in a payment: its symbols, and the god's own among them."""

    symbols: int
    own: int


class Payment:
    """A payment with one more move, and everything the payer may add to it."""

    def __init__(self, state: TroiaState, token: int, action: int) -> None:
        turn = state.turn
        card = action - A_CARD if A_CARD <= action < A_HORN else None
        self.turn = turn
        self.token = token
        self.cost = COST[turn * 6 + state.slot[token]]
        self.symbols, self.own, self.cards = state.paid, state.own, state.cards
        self.over = action == A_OFFER
        self.horn_left = state.horn == turn and action != A_HORN
        if card is not None:
            self.symbols += WORTH[card]
            self.own += OFFERED[card * 6 + token]
            self.cards += 1
        elif action == A_HORN:
            self.symbols += CORNUCOPIA
            self.own += CORNUCOPIA
        hand = state.hand[54 * turn : 54 * turn + state.n_hand[turn]]
        self.hand = [held for held in hand if held != card]

    def kinds_others_expect(self) -> list[str]:
        """Return the kinds that a viewer who does not see the hand must expect."""
        if self.own >= self.cost or self.cost == 1:
            return ["superior"]
        return ["mixed"] if self.over else list(KINDS)

    def may_be(self, kind: str) -> bool:
        return self.smallest(kind, ()) is not None

    def smallest(self, kind: str, kept: tuple[int, ...], *, with_horn: bool = False) -> list[str] | None:
        """Return the smallest set of cards to add, by name, that makes an offering of this kind and leaves certain cards in the
        hand; None if there is no such payment."""
        if any(card not in self.hand for card in kept):
            return None
        purse: dict[Coin, list[int]] = {}
        for card in self.hand:
            if card not in kept:
                purse.setdefault(Coin(WORTH[card], OFFERED[card * 6 + self.token]), []).append(card)
        horns = [True] if with_horn else [False, True]
        for number in range(0 if self.over else self.cost + 2):
            for horn in horns:
                if horn <= self.horn_left:
                    for coins in combinations_with_replacement(purse, number - horn) if number >= horn else ():
                        if all(coins.count(coin) <= len(purse[coin]) for coin in coins) and self._makes(kind, coins, horn):
                            return self._named(purse, coins, horn)
        return [] if self.over and not with_horn and self._makes(kind, (), False) else None

    def _makes(self, kind: str, coins: tuple[Coin, ...], horn: bool) -> bool:
        """TR-11, TR-13, TR-24: whether the payment with these cards makes an offering of this kind."""
        symbols = self.symbols + sum(coin.symbols for coin in coins) + CORNUCOPIA * horn
        own = self.own + sum(coin.own for coin in coins) + CORNUCOPIA * horn
        complete = self.cards + len(coins) > 0 and own > 0 and symbols >= self.cost
        return complete and (own >= self.cost) == (kind == "superior")

    def _named(self, purse: dict[Coin, list[int]], coins: tuple[Coin, ...], horn: bool) -> list[str]:
        cards = [card for coin in set(coins) for card in purse[coin][: coins.count(coin)]]
        own = (card // DECK == self.turn for card in sorted(cards))
        names = [
            CARD_NAMES[card % DECK] if mine else f"{SIDES[card // DECK]}:{CARD_NAMES[card % DECK]}"
            for card, mine in zip(sorted(cards), own, strict=True)
        ]
        return names + [HORN] * horn
