"""Troia once more, from its clauses alone: cards as pairs of deck and name, gods and heroes by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ilion.core.actors import CHANCE, OVER
from tests.games.lockstep import ranked

OFFERINGS = ("boar", "fish", "bull", "deer", "pomegranate", "ram")
FACES = {
    "boar": ("ares", "hephaestus"),
    "fish": ("poseidon", "doris"),
    "bull": ("zeus", "athena"),
    "deer": ("artemis", "apollo"),
    "pomegranate": ("hera", "iris"),
    "ram": ("hermes", "aphrodite"),
}
OFFERING_OF = {god: offering for offering, gods in FACES.items() for god in gods}
SIDES = ("greek", "trojan")
ZONES = ("greek-protection", "greek-defence", "combat", "trojan-defence", "trojan-protection")
STAGES = ("either", "paris", "hector", "both")

Card = tuple[str, str]  # deck, name


@dataclass
class Side:
    deck: set[Card]
    hand: set[Card]
    discards: list[Card]


class PlainTroia:
    """A game at any moment at which a side may begin its turn, or before the set-up."""

    def __init__(self, view: dict[str, Any], hands: list[set[Card]], table: dict[Card, str | None]) -> None:
        """Begin where a game stands. `table` has the part or icon of every card, as its deck prints it."""
        self.table = table
        self.random_faces = view["options"]["gods"] == "random"
        self.any_discard = view["options"]["apollo"] == "any"
        self.at_once = view["options"]["deck_end"] == "at-once"
        self.phase: str = view["phase"]
        letters = view["options"]["gods"]
        letters = letters if len(letters) == 6 and set(letters) <= {"A", "B"} else "AAAAAA"
        self.faces = [FACES[offering]["AB".index(letter)] for offering, letter in zip(OFFERINGS, letters, strict=True)]
        self.olympus: list[str] = [slot["god"] for slot in view["olympus"] if slot["god"]]
        if self.random_faces:
            self.faces = [god for offering in OFFERINGS for god in FACES[offering] if god in self.olympus]
        self.zone = {hero["name"]: ZONES.index(hero["zone"]) for hero in view["heroes"]}
        self.link = {hero["name"]: (hero["greek_offering"], hero["trojan_offering"]) for hero in view["heroes"]}
        self.sides = []
        gone = {(card["deck"], card["name"]) for card in view["gone"]}
        self.built = {part: ("greek", card) for part, card in view["horse"].items() if card}
        away = gone | hands[0] | hands[1] | set(self.built.values())
        for number, side in enumerate(SIDES):
            discards = [(side, name) for name in view["sides"][number]["discards"]]
            deck = {card for card in table if card[0] == side} - away - set(discards)
            self.sides.append(Side(deck, hands[number], discards))
        self.stage: int = view["sides"][1]["steps"]
        self.horn: str | None = view["cornucopia"]
        self.turn = SIDES.index(view["turn"]) if view["turn"] else 0
        self.todo: int = view["todo"]
        self.god = ""
        self.paid: list[Card] = []
        self.horn_spent = False
        self.chosen = ""
        self.given: str | None = None

    # Possible events

    def actor(self) -> int:
        if self.phase == "ended":
            return OVER
        return CHANCE if self.phase in ("face", "lay", "deal", "draw", "steal") else self.turn

    @property
    def me(self) -> Side:
        return self.sides[self.turn]

    @property
    def rival(self) -> Side:
        return self.sides[1 - self.turn]

    def written(self, card: Card) -> str:
        return card[1] if card[0] == SIDES[self.turn] else f"{card[0]}:{card[1]}"

    def read(self, text: str) -> Card:
        deck, _, name = text.rpartition(":")
        return deck or SIDES[self.turn], name

    def cost(self, god: str) -> int:
        slot = self.olympus.index(god)
        return (5, 4, 3, 3, 2, 1)[slot if self.turn == 0 else 5 - slot]

    def forward(self, zone: int) -> int:
        return zone + (1 if self.turn == 0 else -1)

    def back(self, zone: int) -> int:
        return zone - (1 if self.turn == 0 else -1)

    def payment(self, cards: list[Card], horn: bool, god: str) -> tuple[int, int]:
        """Return the number of all symbols, and of the god's own."""
        symbols = [symbol for _, name in cards for symbol in name.split("+")] + [OFFERING_OF[god]] * (2 if horn else 0)
        return len(symbols), symbols.count(OFFERING_OF[god])

    def suffices(self, cards: list[Card], horn: bool, god: str) -> bool:
        symbols, own = self.payment(cards, horn, god)
        return bool(cards) and own > 0 and symbols >= self.cost(god)

    def heroes_of_power(self) -> list[str]:
        """Return the heroes that the god can move now."""
        zones = {
            "poseidon": (0, 4),
            "ares": (1, 3),
            "hera": (1, 3),
            "hephaestus": (1, 3),
            "artemis": (2,),
            "hermes": tuple(zone for zone in range(5) if 0 <= self.forward(zone) <= 4),
        }[self.god]
        return [hero for hero, zone in self.zone.items() if zone in zones]

    def can_go(self, way: str) -> list[str]:
        step = self.forward if way == "forward" else self.back
        return [hero for hero, zone in self.zone.items() if 0 <= step(zone) <= 4]

    def forward_choices(self) -> list[str]:
        """TR-22: the hero who goes forward must leave another one to go back, unless none can go back at all."""
        back = self.can_go("back")
        return [hero for hero in self.can_go("forward") if not back or set(back) - {hero}]

    def goal_cards(self) -> list[Card]:
        mine = [card for card in self.me.hand if card[0] == SIDES[self.turn] and self.table[card]]
        if self.turn == 0:
            return [card for card in mine if self.table[card] not in self.built]
        asked = STAGES[self.stage]
        if asked == "either":
            return mine
        if asked != "both":
            return [card for card in mine if self.table[card] in (asked, "both")]
        if self.given:
            return [card for card in mine if self.table[card] == ("paris" if self.given == "hector" else "hector")]
        icons = {self.table[card] for card in mine}
        return [card for card in mine if self.table[card] == "both" or {"paris", "hector"} <= icons]

    def choices(self) -> dict[str, int]:
        return dict.fromkeys(self.list_choices(), 1)

    def list_choices(self) -> list[str]:
        phase = self.phase
        if phase == "face":
            return list(FACES[OFFERINGS[len(self.faces)]])
        if phase == "lay":
            return [god for god in self.faces if god not in self.olympus]
        if phase in ("deal", "draw"):
            return [self.written(card) for card in self.me.deck]
        if phase == "steal":
            return [self.written(card) for card in self.rival.hand]
        if phase == "turn":
            everything = list(self.me.hand)
            horn = self.horn == SIDES[self.turn]
            return ["draw", *(god for god in self.olympus if self.suffices(everything, horn, god))]
        if phase == "pay":
            found = [self.written(card) for card in self.me.hand]
            found += ["cornucopia"] if self.horn == SIDES[self.turn] else []
            return found + (["offer"] if self.suffices(self.paid, self.horn_spent, self.god) else [])
        if phase == "use":
            return ["use", "pass"]
        if phase == "take":
            return [*(self.written(card) for card in self.rival.discards), "pass"]
        if phase == "hero":
            return [*self.heroes_of_power(), "pass"]
        if phase == "defence":
            return [*(f"{hero}>{side}" for hero in self.heroes_of_power() for side in SIDES), "pass"]
        if phase == "forward":
            return [*self.forward_choices(), "pass"]
        if phase == "back":
            return [hero for hero in self.can_go("back") if hero != self.chosen] + ([] if self.chosen else ["pass"])
        if phase == "god":
            return [*self.olympus, "pass"]
        if phase == "slot":
            return [f"slot {n + 1}" for n, god in enumerate(self.olympus) if god != self.chosen]
        if phase == "goal":
            return [self.written(card) for card in self.goal_cards()] + ([] if self.given else ["pass"])
        if phase == "return":
            return self.invaders()
        return []

    def facts(self) -> dict[str, object]:
        return {"phase": self.phase, "cornucopia": self.horn, "scores": self.scores()}

    def invaders(self) -> list[str]:
        return [hero for hero, zone in self.zone.items() if zone == (4 if self.turn == 0 else 0)]

    # Events

    def apply(self, text: str) -> None:
        getattr(self, "on_" + self.phase)(text)

    def on_face(self, text: str) -> None:
        self.faces.append(text)
        if len(self.faces) == 6:
            self.phase = "lay"

    def on_lay(self, text: str) -> None:
        self.olympus.append(text)
        if len(self.olympus) == 6:
            self.phase, self.todo = "deal", 2

    def on_deal(self, text: str) -> None:
        card = self.read(text)
        self.me.deck.remove(card)
        self.me.hand.add(card)
        self.todo -= 1
        if not self.todo:
            self.todo = 2 if self.turn == 0 else 0
            self.phase = "deal" if self.turn == 0 else "turn"
            self.turn = 1 - self.turn

    def on_turn(self, text: str) -> None:
        if text == "draw":
            self.begin_draw()
        else:
            self.god, self.paid, self.horn_spent, self.phase = text, [], False, "pay"

    def begin_draw(self) -> None:
        self.todo = min(2, len(self.me.deck))
        self.phase = "draw"

    def on_draw(self, text: str) -> None:
        card = self.read(text)
        self.me.deck.remove(card)
        self.me.hand.add(card)
        self.todo -= 1
        if self.at_once and not self.me.deck:
            self.end_game()
        elif not self.todo:
            self.end_turn()

    def on_pay(self, text: str) -> None:
        if text == "offer":
            self.complete()
            return
        if text == "cornucopia":
            self.horn, self.horn_spent = None, True
        else:
            card = self.read(text)
            self.me.hand.remove(card)
            self.paid.append(card)
            if card[0] == SIDES[self.turn]:
                self.me.discards.append(card)
        if not self.me.hand and self.horn != SIDES[self.turn]:
            self.complete()

    def complete(self) -> None:
        cost = self.cost(self.god)
        zones = 2 if self.payment(self.paid, self.horn_spent, self.god)[1] >= cost else 1
        self.olympus.remove(self.god)
        self.olympus.insert(0 if self.turn == 0 else 5, self.god)
        hero = next(hero for hero, link in self.link.items() if link[self.turn] == OFFERING_OF[self.god])
        for _ in range(zones):
            self.zone[hero] = min(4, max(0, self.forward(self.zone[hero])))
        self.power()

    def power(self) -> None:
        god = self.god
        self.chosen = ""
        possible = True
        if god in ("poseidon", "ares", "hera", "hephaestus", "hermes", "artemis"):
            self.phase = "defence" if god == "artemis" else "hero"
            possible = bool(self.heroes_of_power())
        elif god == "aphrodite":
            self.phase = "forward" if self.forward_choices() else "back"
        elif god == "iris":
            self.phase = "god"
        else:
            self.phase = "take" if god == "apollo" and self.any_discard else "use"
            if god == "athena":
                possible = self.horn != SIDES[self.turn]
            elif god == "doris":
                possible = bool(self.rival.hand)
            elif god == "apollo":
                possible = bool(self.rival.discards)
        if not possible:
            self.end_turn()

    def on_use(self, text: str) -> None:
        if text == "pass":
            self.end_turn()
        elif self.god == "zeus":
            self.begin_draw()
        elif self.god == "doris":
            self.phase = "steal"
        elif self.god == "athena":
            self.horn = SIDES[self.turn]
            self.end_turn()
        else:
            self.me.hand.add(self.rival.discards.pop())
            self.end_turn()

    def on_steal(self, text: str) -> None:
        card = self.read(text)
        self.rival.hand.remove(card)
        self.me.hand.add(card)
        self.end_turn()

    def on_take(self, text: str) -> None:
        if text != "pass":
            self.rival.discards.remove(self.read(text))
            self.me.hand.add(self.read(text))
        self.end_turn()

    def on_hero(self, text: str) -> None:
        if text != "pass":
            zone = self.zone[text]
            to = {
                "poseidon": {0: 1, 4: 3},
                "ares": {1: 2, 3: 2},
                "hera": {1: 0, 3: 4},
                "hephaestus": {1: 3, 3: 1},
                "hermes": {zone: self.forward(zone)},
            }
            self.zone[text] = to[self.god][zone]
        self.end_turn()

    def on_defence(self, text: str) -> None:
        if text != "pass":
            hero, side = text.split(">")
            self.zone[hero] = 1 if side == "greek" else 3
        self.end_turn()

    def on_forward(self, text: str) -> None:
        if text == "pass":
            self.end_turn()
            return
        self.zone[text] = self.forward(self.zone[text])
        self.chosen = text
        if [hero for hero in self.can_go("back") if hero != text]:
            self.phase = "back"
        else:
            self.end_turn()

    def on_back(self, text: str) -> None:
        if text != "pass":
            self.zone[text] = self.back(self.zone[text])
        self.end_turn()

    def on_god(self, text: str) -> None:
        if text == "pass":
            self.end_turn()
        else:
            self.chosen, self.phase = text, "slot"

    def on_slot(self, text: str) -> None:
        self.olympus.remove(self.chosen)
        self.olympus.insert(int(text.removeprefix("slot ")) - 1, self.chosen)
        self.end_turn()

    def end_turn(self) -> None:
        self.god = self.chosen = ""
        own = any(deck == SIDES[self.turn] for deck, _ in self.me.hand)
        if own and len(self.invaders()) >= 2:
            self.phase = "goal"
        else:
            self.next_turn()

    def on_goal(self, text: str) -> None:
        if text == "pass":
            self.next_turn()
            return
        card = self.read(text)
        self.me.hand.remove(card)
        kind = self.table[card]
        assert kind is not None
        if self.turn == 0:
            self.built[kind] = card
        else:
            self.me.discards.append(card)
            if STAGES[self.stage] == "both" and kind != "both" and not self.given:
                self.given = kind
                return
            self.given = None
            self.stage += 1
        if self.scores()[self.turn] == 4:
            self.end_game()
            return
        self.todo, self.phase = 2, "return"
        if len(self.invaders()) == 2:
            for hero in self.invaders():
                self.zone[hero] = 2
            self.todo = 0
            self.next_turn()

    def on_return(self, text: str) -> None:
        self.zone[text] = 2
        self.todo -= 1
        if not self.todo:
            self.next_turn()

    def next_turn(self) -> None:
        if all(side.deck for side in self.sides):
            self.turn = 1 - self.turn
            self.phase = "turn"
        else:
            self.end_game()

    def end_game(self) -> None:
        self.phase = "ended"

    # The result

    def scores(self) -> list[int]:
        return [len(self.built), self.stage]

    def places(self) -> list[int]:
        beyond = [sum(zone > 2 for zone in self.zone.values()), sum(zone < 2 for zone in self.zone.values())]
        return ranked([(steps, heroes) for steps, heroes in zip(self.scores(), beyond, strict=True)])
