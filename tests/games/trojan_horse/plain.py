"""The Trojan horse once more, from its clauses alone: lists of words, no numbers for actions, no tables."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ilion.core.actors import CHANCE, OVER
from tests.games.lockstep import ranked

COLOURS = ("red", "yellow", "blue", "green")
DISTRICTS = ("palace", "gate", "temple", "market", "harbour", "wells", "tower")
BONUS = {"palace": 3, "gate": 0, "temple": 1, "market": 0, "harbour": 1, "wells": 0, "tower": 1}
HERO_CARDS = ["0"] * 3 + ["1"] * 3 + ["2"] * 6 + ["3"] * 6 + ["trident"] * 2
TREASURES = [0, 0, 0, 1, 1, 1, 3]


class PlainHorse:
    """A game at any moment. `seen` holds, for each district, the seats that have seen the treasure lying there now."""

    def __init__(self, view: dict[str, Any], hidden: dict[str, Any]) -> None:
        """Begin at a game's position, including the hidden parts (`treasure`, `dealt` and so on); not in the middle of a look."""
        self.seats: int = view["seats"]
        self.french = view["options"]["edition"] == "french"
        self.loading_was_a_turn = view["options"]["loading_is_first_turn"] == "on"
        self.phase: str = view["phase"]
        self.dealt: list[str] = hidden["dealt"]
        self.turn: int = view["turn"] or 0
        self.half: int = hidden["half"]
        self.city = {d["name"]: [c for c, n in d["heroes"].items() for _ in range(n)] for d in view["districts"]}
        self.seen = {d["name"]: set(d["known_by"]) for d in view["districts"]}
        self.treasure: dict[str, int | None] = dict(zip(DISTRICTS, hidden["treasure"], strict=True))
        self.horse: list[str] = list(view["horse"])
        self.display: list[str] = list(view["display"])
        self.bag = [c for c, n in view["bag"].items() for _ in range(n)]
        self.helpers: int = view["helpers"]
        self.deck = [card for card, n in view["deck"].items() for _ in range(n)]
        self.discards = [card for card, n in view["discard"].items() for _ in range(n)]
        self.card: str | None = view["card"]
        self.announced: int = view["announced"] or 0
        self.todo: int = view["todo"]
        self.looks: list[tuple[str, str]] = []  # district and colour, the one at hand first
        self.swap_later: bool = hidden["swap_later"]
        self.after_looks = ""

    # Possible events

    def actor(self) -> int:
        if self.phase in ("announce", "swap", "all", "insert"):
            return self.turn
        return OVER if self.phase == "ended" else CHANCE

    def insertable(self) -> int:
        return len(self.display) + (0 if self.bag else self.helpers)

    def hidden_treasures(self) -> list[int]:
        left = list(TREASURES)
        for value in self.treasure.values():
            if value is not None:
                left.remove(value)
        return left

    def choices(self) -> dict[str, int]:
        every_swap = {f"{a}<>{b}": 1 for a, b in combinations(DISTRICTS, 2)}
        if self.phase == "deal":
            return {colour: 1 for colour in COLOURS[: 3 if self.seats == 3 else 4] if colour not in self.dealt}
        if self.phase in ("load", "set-out", "fill"):
            return {colour: self.bag.count(colour) for colour in COLOURS if colour in self.bag}
        if self.phase == "announce":
            return {str(n): 1 for n in (1, 2, 3) if n <= self.insertable()}
        if self.phase == "card":
            return {f"card {card}": self.deck.count(card) for card in self.deck}
        if self.phase == "swap":
            both_open = self.french and not self.swap_later
            return {"keep": 1, **every_swap, **({"all": 1} if both_open else {})}
        if self.phase == "all":
            return {"all": 1, "pass": 1}
        if self.phase == "insert":
            figures = set(self.display) or {"helper"}
            holds = 5 if self.seats == 3 else 7
            return {f"{figure}>{name}": 1 for figure in figures for name in DISTRICTS if len(self.city[name]) < holds}
        if self.phase in ("look", "reveal"):
            values = self.hidden_treasures()
            return {f"treasure {value}": values.count(value) for value in values}
        return {}

    def facts(self) -> dict[str, object]:
        return {"phase": self.phase, "helpers": self.helpers, "todo": self.todo, "bag_left": len(self.bag), "horse": self.horse}

    def owner(self, colour: str) -> int:
        return self.dealt.index(colour) % self.seats

    # Events

    def apply(self, text: str) -> None:
        if self.phase == "deal":
            self.dealt.append(text)
            if len(self.dealt) == (3 if self.seats == 3 else 4):
                self.phase = "load"
        elif self.phase in ("load", "set-out", "fill"):
            self.draw_hero(text)
        elif self.phase == "announce":
            self.announced = int(text)
            self.phase = "card"
        elif self.phase == "card":
            self.draw_card(text.removeprefix("card "))
        elif text == "all":
            self.swap_later = self.phase == "swap"
            self.todo = min(3, self.insertable())
            self.phase = "insert"
        elif text == "pass":
            self.end_turn()
        elif self.phase == "swap":
            self.swap(text)
        elif self.phase == "insert":
            self.insert(*text.split(">"))
        else:
            self.turn_up(int(text.removeprefix("treasure ")))

    def draw_hero(self, colour: str) -> None:
        self.bag.remove(colour)
        if self.phase == "load":
            self.horse.append(colour)
            if len(self.horse) == 2:
                self.phase = "set-out"
            return
        self.display.append(colour)
        if self.phase == "set-out":
            if len(self.display) == 3:
                odysseus = self.owner("red")
                self.turn = (odysseus + 1) % self.seats if self.loading_was_a_turn else odysseus
                self.phase = "announce"
        else:
            self.fill_up()

    def draw_card(self, card: str) -> None:
        self.deck.remove(card)
        self.card = card
        if card == "trident":
            self.phase = "swap"
        elif int(card) >= self.announced:
            self.todo = self.announced
            self.phase = "insert"
        else:
            self.end_turn()

    def swap(self, text: str) -> None:
        if text != "keep":
            a, b = text.split("<>")
            self.treasure[a], self.treasure[b] = self.treasure[b], self.treasure[a]
            self.seen[a], self.seen[b] = self.seen[b], self.seen[a]
            if self.french:
                self.looks = [(name, colour) for name in sorted((a, b), key=DISTRICTS.index) for colour in COLOURS]
                self.looks = [(name, colour) for name, colour in self.looks if self.city[name].count(colour) >= 2]
        self.after_looks = "swap"
        self.look_on()

    def insert(self, figure: str, district: str) -> None:
        if figure == "helper":
            self.helpers -= 1
        else:
            self.display.remove(figure)
        self.horse.append(figure)
        hero = self.horse.pop(0)
        self.city[district].append(hero)
        self.todo -= 1
        self.looks = [(district, hero)] if self.city[district].count(hero) == 2 else []
        self.after_looks = "insertion"
        self.look_on()

    def look_on(self) -> None:
        while self.looks:
            district, colour = self.looks[0]
            if self.treasure[district] is None:
                self.phase = "look"
                return
            self.seen[district].add(self.owner(colour))
            self.looks.pop(0)
        if self.after_looks == "swap":
            if self.swap_later:
                self.end_turn()
            else:
                self.phase = "all"
        elif self.horse == ["helper", "helper"]:
            self.end_game()
        elif self.todo:
            self.phase = "insert"
        elif self.swap_later:
            self.phase = "swap"
        else:
            self.end_turn()

    def turn_up(self, value: int) -> None:
        if self.phase == "look":
            self.treasure[self.looks[0][0]] = value
            self.look_on()
        else:
            self.treasure[next(name for name in DISTRICTS if self.treasure[name] is None)] = value
            if None not in self.treasure.values():
                self.phase = "ended"

    def discard(self) -> None:
        assert self.card is not None
        self.discards.append(self.card)
        self.card, self.announced, self.todo, self.swap_later = None, 0, 0, False
        if not self.deck:
            self.deck, self.discards = self.discards, []

    def end_turn(self) -> None:
        self.discard()
        self.fill_up()

    def fill_up(self) -> None:
        if len(self.display) < 3 and self.bag:
            self.phase = "fill"
            return
        if self.seats == 2 and self.half == 0:
            self.half = 1
        else:
            self.half = 0
            self.turn = (self.turn + 1) % self.seats
        self.phase = "announce"

    def end_game(self) -> None:
        self.discard()
        self.phase = "reveal" if None in self.treasure.values() else "ended"

    # The result

    def winner(self, district: str) -> str | None:
        for n in range(7, 0, -1):
            most = [colour for colour in COLOURS if self.city[district].count(colour) == n]
            if len(most) == 1:
                return most[0]
        return None

    def scores(self) -> list[int]:
        points = [0] * self.seats
        for name in DISTRICTS:
            if (colour := self.winner(name)) is not None:
                points[self.owner(colour)] += len(self.city[name]) + BONUS[name] + (self.treasure[name] or 0)
        return points

    def places(self) -> list[int]:
        return ranked([(points,) for points in self.scores()])
