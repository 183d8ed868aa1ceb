"""Horus once more, from its clauses alone; the legal places of a tile are found by trying everything (`oracle`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ilion.core.actors import CHANCE, OVER
from tests.games.horus.oracle import Plain, Point
from tests.games.lockstep import ranked

TERRAINS = ("desert", "hills", "farmland", "marsh")


class PlainHorus:
    """A game at any moment at which a seat is to play a card, or before the set-up."""

    def __init__(self, view: dict[str, Any], ends: list[Point], hands: list[Counter[str]], deck: Counter[str]) -> None:
        self.seats: int = view["seats"]
        self.must = view["options"]["stone"] == "must"
        self.compensated = view["options"]["compensation"] == "points"
        self.kinds: dict[Point, str] = {tuple(tile["at"]): tile["kind"] for tile in view["tiles"]}
        self.stones: dict[Point, int] = {tuple(t["at"]): t["stone"] for t in view["tiles"] if t["stone"] is not None}
        self.ends = ends
        self.hands, self.deck = hands, deck
        self.discards = Counter(view["discards"])
        self.bag = Counter(view["bag"])
        self.piles = dict(view["piles"])
        self.emptied = [name for name, n in self.piles.items() if n == 0]
        self.exhausted: str | None = view["exhausted"]
        self.nile = list(view["nile"])
        self.turn: int = view["turn"] or 0
        self.first = view["first_turn"] or view["phase"] == "deal"
        self.phase: str = view["phase"]
        self.drawer = 0
        self.errand = self.tile = self.played = ""
        self.lifted = 0
        self.source: Point = (0, 0)

    # Possible events

    def actor(self) -> int:
        if self.phase == "ended":
            return OVER
        return CHANCE if self.phase in ("deal", "bag", "refill") else self.turn

    def table(self) -> Plain:
        return Plain(self.kinds, self.ends)

    def choices(self) -> dict[str, int]:
        phase = self.phase
        if phase in ("deal", "refill"):
            return {f"card {card}": n for card, n in self.deck.items() if n}
        if phase == "bag":
            return {kind: n for kind, n in self.bag.items() if n}
        return dict.fromkeys(self.list_choices(phase), 1)

    def list_choices(self, phase: str) -> list[str]:
        if phase == "place":
            return [f"{self.tile}@{x},{y}" for x, y in self.table().places(self.tile)]
        if phase == "relay":
            return [f">{x},{y}" for x, y in self.places_for_end(self.lifted)]
        if phase in ("end", "use"):
            return self.uses()
        if phase == "card":
            cards = [f"card {card}" for card, n in self.hands[self.turn].items() if n]
            return cards + ["nile"] * self.nile[self.turn]
        if phase == "pile":
            return [f"pile {name}" for name, n in self.piles.items() if n]
        if phase == "stone":
            return [f"stone@{x},{y}" for x, y in self.stone_places()] + ([] if self.must else ["pass"])
        if phase == "from":
            return [f"from {x},{y}" for x, y in self.movable_stones()]
        if phase == "to":
            return [f"to {x},{y}" for x, y in self.free_on_river(self.source)]
        return []

    def places_for_end(self, end: int) -> set[Point]:
        return self.table().places_for_end(end, self.errand != "bag-river")

    def uses(self) -> list[str]:
        found = [f"river end{end + 1}" for end in (0, 1) if self.places_for_end(end)]
        if self.errand != "bag-river":
            found += [kind for kind in ("river", "necropolis") if self.table().places(kind)]
        return found

    def supply(self, seat: int) -> int:
        return 20 - list(self.stones.values()).count(seat)

    def stone_places(self) -> list[Point]:
        """HO-19, HO-20."""
        number = self.played[-1]
        sizes = [1] if self.first else [1, 2, 3, 4, 5] if number == "?" else [int(number)]
        if not self.supply(self.turn):
            return []
        return [p for region in self.table().regions() if len(region) in sizes for p in region if p not in self.stones]

    def river_regions(self) -> list[frozenset[Point]]:
        table = self.table()
        return [region for region in table.regions() if table.beside(region, "river")]

    def free_on_river(self, source: Point) -> list[Point]:
        """HO-25: return the tiles to which the stone of a tile may go."""
        return [p for region in self.river_regions() if source not in region for p in region if p not in self.stones]

    def movable_stones(self) -> list[Point]:
        mine = [p for region in self.river_regions() for p in region if self.stones.get(p) == self.turn]
        return [p for p in mine if self.free_on_river(p)]

    def facts(self) -> dict[str, object]:
        return {
            "phase": self.phase,
            "piles": self.piles,
            "discards": {card: n for card, n in sorted(self.discards.items(), key=lambda item: CARD_ORDER[item[0]]) if n},
            "hand_sizes": [hand.total() for hand in self.hands],
            "stones": [self.supply(seat) for seat in range(self.seats)],
        }

    # Events

    def apply(self, text: str) -> None:
        getattr(self, "on_" + self.phase)(text)

    def must_draw(self, seat: int) -> bool:
        """HO-22."""
        if self.hands[seat].total() >= 5:
            return False
        if not self.deck.total():
            self.deck = Counter({card: n for card, n in self.discards.items() if not self.dead(card)})
            self.discards = Counter()
        return self.deck.total() > 0

    def dead(self, card: str) -> bool:
        return self.exhausted is not None and card.startswith(self.exhausted)

    def take_card(self, seat: int, text: str) -> None:
        card = text.removeprefix("card ")
        self.deck[card] -= 1
        (self.discards if self.dead(card) else self.hands[seat])[card] += 1

    def on_deal(self, text: str) -> None:
        self.take_card(self.drawer, text)
        if not self.must_draw(self.drawer):
            self.drawer += 1
            if self.drawer == self.seats:
                self.begin_turn()

    def begin_turn(self) -> None:
        if self.bag.total():
            self.phase = "bag"
        else:
            self.phase = "card"

    def on_bag(self, text: str) -> None:
        self.bag[text] -= 1
        self.tile, self.errand = text, "bag"
        if text == "river":
            self.errand = "bag-river"
            if self.uses():
                self.phase = "end"
            else:
                self.phase = "card"
        else:
            self.lay_or_lose()

    def lay_or_lose(self) -> None:
        if self.table().places(self.tile):
            self.phase = "place"
        else:
            self.after_tile()

    def on_end(self, text: str) -> None:
        self.lifted = int(text[-1]) - 1
        self.phase = "relay"

    def on_use(self, text: str) -> None:
        if text.startswith("river end"):
            self.on_end(text)
        else:
            self.tile = text
            self.phase = "place"

    def on_relay(self, text: str) -> None:
        point = point_of(text[1:])
        self.kinds[point] = "river"
        self.ends[self.lifted] = point
        self.after_tile()

    def on_place(self, text: str) -> None:
        kind, _, point = text.partition("@")
        self.kinds[point_of(point)] = kind
        self.after_tile()

    def after_tile(self) -> None:
        if self.errand == "bag-river":
            self.take_river_tile("bag-second")
        elif self.errand == "nile-first":
            self.take_river_tile("nile-second")
        elif self.errand == "nile-second":
            self.phase = "from"
            if not self.movable_stones():
                self.refill()
        elif self.errand == "card":
            self.phase = "stone"
            if not self.stone_places():
                self.refill()
        else:
            self.phase = "card"

    def take_from(self, pile: str) -> None:
        self.piles[pile] -= 1
        if not self.piles[pile]:
            self.emptied.append(pile)

    def take_river_tile(self, errand: str) -> None:
        self.errand = errand
        if self.piles["river"]:
            self.take_from("river")
            if self.uses():
                self.phase = "use"
                return
        self.after_tile()

    def on_card(self, text: str) -> None:
        if text == "nile":
            self.nile[self.turn] = False
            self.played = "nile"
            self.take_river_tile("nile-first")
            return
        card = text.removeprefix("card ")
        self.hands[self.turn][card] -= 1
        self.discards[card] += 1
        self.played = card
        if card.startswith("any"):
            self.phase = "pile"
        else:
            self.take_tile(card[:-1])

    def on_pile(self, text: str) -> None:
        self.take_tile(text.removeprefix("pile "))

    def take_tile(self, pile: str) -> None:
        if pile == "river":
            self.take_river_tile("card")
            return
        self.errand, self.tile = "card", pile
        self.take_from(pile)
        if not self.piles[pile] and len(self.emptied) < 2:
            self.exhausted = pile
            for hand in self.hands:
                for card in [card for card in hand if self.dead(card)]:
                    self.discards[card] += hand.pop(card)
            self.drawer = (self.turn + 1) % self.seats
            self.refill_others()
        else:
            self.lay_or_lose()

    def refill_others(self) -> None:
        while self.drawer != self.turn:
            if self.must_draw(self.drawer):
                self.phase = "refill"
                return
            self.drawer = (self.drawer + 1) % self.seats
        self.lay_or_lose()

    def on_stone(self, text: str) -> None:
        if text != "pass":
            self.stones[point_of(text.removeprefix("stone@"))] = self.turn
        self.refill()

    def on_from(self, text: str) -> None:
        self.source = point_of(text.removeprefix("from "))
        self.phase = "to"

    def on_to(self, text: str) -> None:
        del self.stones[self.source]
        self.stones[point_of(text.removeprefix("to "))] = self.turn
        self.refill()

    def refill(self) -> None:
        self.errand = ""
        self.drawer = self.turn
        if len(self.emptied) >= 2:
            self.phase = "ended"
        elif self.played != "nile" and self.must_draw(self.turn):
            self.phase = "refill"
        else:
            self.end_turn()

    def on_refill(self, text: str) -> None:
        self.take_card(self.drawer, text)
        if self.errand == "card":
            self.refill_others()
        elif not self.must_draw(self.turn):
            self.end_turn()

    def end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        if self.turn == 0:
            self.first = False
        self.begin_turn()

    # The result

    def scores(self) -> list[int]:
        table = self.table()
        outside = table.outside()
        points = [2 if self.compensated and seat != 0 else 0 for seat in range(self.seats)]
        for region in table.regions():
            stones = [sum(self.stones.get(p) == seat for p in region) for seat in range(self.seats)]
            worth = len(region) * (2 if table.beside(region, "temple") else 1) * (2 if table.island(region, outside) else 1)
            for seat in range(self.seats):
                if stones[seat] and stones[seat] == max(stones):
                    points[seat] += min(10, worth)
        return points

    def places(self) -> list[int]:
        return ranked([(points,) for points in self.scores()])


CARD_ORDER = {f"{centre}{number}": i for i, (centre, number) in enumerate((c, n) for c in (*TERRAINS, "any") for n in "12345?")}


def point_of(text: str) -> Point:
    x, y = text.split(",")
    return int(x), int(y)
