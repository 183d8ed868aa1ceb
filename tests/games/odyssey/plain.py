"""The Odyssey once more, from its clauses alone: captains as small objects, hexes as pairs, things by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ilion.core.actors import CHANCE, OVER
from tests.games.lockstep import ranked

Hex = tuple[int, int]

WAYS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
BOARD = [(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6]
ON_BOARD = frozenset(BOARD)
TROY: list[Hex] = [(6, -6), (5, -6), (6, -5)]
ITHACA = (-6, 0)
SYRTE = [(0, 6), (-1, 6), (1, 5)]
ISLES: dict[str, Hex] = {
    "ismaros": (3, -4), "tenedos": (5, -3), "telepylos": (1, -5), "kythera": (2, -1), "aiaia": (-2, -3),
    "aiolia": (0, -2), "crete": (4, 0), "lotus-coast": (1, 2), "pharos": (3, 3), "goat-island": (-1, 1),
    "scheria": (-3, 0), "thrinakia": (-2, 4), "anthemoessa": (-4, 3), "ogygia": (-5, 5), "asteris": (-6, 2),
}  # fmt: skip
CARDS = (
    "wine", "lotus", "polyphemos", "winds", "laistrygonians", "circe", "hades", "sirens", "skylla", "charybdis", "cattle",
    "kalypso", "phaiakians", "aegis", "veil",
)  # fmt: skip
ISLAND_AT = {hex: name for name, hex in ISLES.items()}
LAND = {*TROY, ITHACA, *SYRTE, *ISLAND_AT}


@dataclass
class Captain:
    at: Hex
    heroes: int
    gifts: int
    hunger: int
    free: int
    chips: int
    cards: set[str]
    rules: set[str]
    rim: set[str]
    misses: bool = False
    waits: bool = False
    swift: bool = False
    home: bool = False


@dataclass
class Space:
    """A space of the rim. `card` is None if nobody has looked yet, empty if there is none."""

    card: str | None
    open: bool = False


@dataclass
class Fight:
    first: int
    second: int
    round: int = 0
    offer: str = ""


class PlainOdyssey:
    """A game at any moment between two turns."""

    def __init__(self, view: dict[str, Any], rim: list[str | None]) -> None:
        """Begin where a game waits for a captain to choose between sail and arrow, or for the lot. `rim` has the card of each space
        that somebody has looked at, an empty text for a space without one."""
        self.seats: int = view["seats"]
        options = view["options"]
        self.last_round = int(options["max_rounds"])
        self.homecoming = options["homecoming"]
        self.chip_to = options["bargained_chip"]
        self.captains = [
            Captain(
                at=tuple(p["at"]),
                heroes=p["heroes"],
                gifts=p["gifts"],
                hunger=p["hunger"],
                free=p["free_arrows"],
                chips=p["chips"],
                cards=set(p["cards"]),
                rules=set(p["islands"]),
                rim=set(p["rim"]),
                misses=p["misses_turn"],
                waits=p["waits_to_land"],
                swift=p["next_sail_is_4"],
            )
            for p in view["players"]
        ]
        self.turned = {card for p in view["players"] for card in p["turned"]}
        self.rim = {
            name: Space(card, space["lies"] == "face-up") for name, card, space in zip(ISLES, rim, view["rim"], strict=True)
        }
        self.supply = 24 - sum(c.gifts for c in self.captains)
        self.phase: str = view["phase"]
        self.turn: int = view["turn"] or 0
        self.decides = self.turn
        self.first: int | None = view["first"]
        self.round: int = view["round"] - 1
        self.last_chance: bool = view["last_chance"]
        self.roll = 0
        self.arrow: Hex = (0, 0)
        self.landing = False
        self.meetings: list[tuple[int, int]] = []
        self.fight = Fight(0, 0)
        self.in_fight = False
        self.giver: int | None = None
        self.named = self.price = self.task = ""
        self.ties = 0
        self.looked: list[str] = []
        self.peek = ""

    # Possible events

    DRAWS = ("lot", "sail-roll", "round", "uncover", "roll", "favour", "brawl", "peek", "provisions")

    def actor(self) -> int:
        return OVER if self.phase == "ended" else CHANCE if self.phase in self.DRAWS else self.decides

    @property
    def me(self) -> Captain:
        return self.captains[self.turn]

    def choices(self) -> dict[str, int]:
        return dict.fromkeys(self.list_choices(), 1)

    def list_choices(self) -> Iterator[str]:
        phase = self.phase
        if phase == "lot":
            yield from (f"first {seat}" for seat in range(self.seats))
        elif phase == "move":
            yield "sail"
            if self.me.free or self.me.gifts:
                yield "arrow"
        elif phase in ("sail-roll", "roll"):
            yield from "1234"
        elif phase == "sail":
            yield from {f"to {place(hex)}" for hex in self.reach(self.me.at, self.roll)}
        elif phase == "lay":
            yield from (f"at {q},{r}" for q, r in BOARD)
        elif phase == "aim":
            yield from WAYS
        elif phase in ("favour", "provisions"):
            yield from ("white", "black")
        elif phase in ("round", "brawl"):
            yield from (f"{a}:{b}" for a in "1234" for b in "1234")
        elif phase == "offer":
            other = self.opponent(self.decides)
            yield from ("no offer", "peace")
            yield from (f"give {thing}" for thing in self.things(self.decides, other))
            yield from (f"ask {thing}" for thing in self.things(other, self.decides))
        elif phase == "price":
            assert self.giver is not None
            yield from (f"give {thing}" for thing in self.things(self.turn, self.giver))
        elif phase in ("name", "choose"):
            assert self.giver is not None
            yield from (f"card {card}" for card in self.captains[self.giver].cards)
            if phase == "name":
                yield "no offer"
        elif phase == "look":
            yield from (f"look {name}" for name in self.face_down())
        elif phase in ("uncover", "peek"):
            yield from self.may_lie_on(self.peek if phase == "peek" else ISLAND_AT[self.me.at])
        else:
            yield from {
                "engage": ("fight", "pass"),
                "refuse": ("aegis", "no aegis"),
                "save": ("veil", "no veil"),
                "answer": ("accept", "refuse"),
                "reply": ("accept", "refuse"),
                "again": ("again", "flee"),
                "sirens": ("pay", "roll"),
                "cattle": ("abstain", "slaughter"),
                "ended": (),
            }[phase]

    def facts(self) -> dict[str, object]:
        return {"phase": self.phase, "supply": self.supply, "round": min(self.round + 1, self.last_round)}

    def reach(self, start: Hex, roll: int) -> set[Hex]:
        """OD-7, OD-12."""
        found, edge = {start}, set(TROY) if start in TROY else {start}
        for _ in range(roll):
            edge = {(q + dq, r + dr) for q, r in edge for dq, dr in WAYS.values()}
            edge = {hex for hex in edge if hex in ON_BOARD and hex not in TROY and (hex != ITHACA or self.may_go_home(self.me))}
            found |= edge
            edge -= LAND
        return found

    def may_go_home(self, captain: Captain) -> bool:
        """OD-27."""
        if captain.chips == 0:
            return True
        if self.homecoming == "equal":
            return captain.chips == len(captain.cards)
        return self.homecoming == "at-most" and captain.chips < len(captain.cards) + 1

    def things(self, giver: int, taker: int) -> Iterator[str]:
        """OD-22."""
        one, other = self.captains[giver], self.captains[taker]
        yield from (str(n) for n in (1, 2, 3) if n <= one.gifts)
        yield from one.cards
        yield from (island for island in one.rules if other.chips or island in other.rim)

    def face_down(self) -> list[str]:
        return [name for name, s in self.rim.items() if s.card != "" and not s.open and name not in self.looked]

    def may_lie_on(self, name: str) -> set[str]:
        known = self.rim[name].card
        if known is not None:
            return {known}
        away = {card for c in self.captains for card in c.cards} | {s.card for s in self.rim.values()} | {self.task}
        return set(CARDS) - away

    def opponent(self, seat: int) -> int:
        return self.fight.second if seat == self.fight.first else self.fight.first

    # Events

    def ask(self, phase: str, seat: int | None = None) -> None:
        self.phase = phase
        self.decides = self.turn if seat is None else seat

    def apply(self, text: str) -> None:
        getattr(self, "on_" + self.phase.replace("-", "_"))(text)

    def on_lot(self, text: str) -> None:
        self.first = int(text.removeprefix("first "))
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        me = self.me
        self.last_chance = me.hunger == 3
        if me.gifts:
            self.give_back(me, 1)
        elif me.hunger < 3:
            me.hunger += 1
        if me.misses or me.waits:
            me.free = max(0, me.free - 1)
            if me.misses:
                me.misses = False
                self.end_turn()
            else:
                me.waits = False
                self.land()
        else:
            self.ask("move")

    def on_move(self, text: str) -> None:
        me = self.me
        if text == "arrow":
            if not me.free:
                self.give_back(me, 1)
            self.ask("lay")
        elif me.swift:
            me.swift = False
            self.roll = 4
            self.ask("sail")
        else:
            self.ask("sail-roll")
        me.free = max(0, me.free - 1)

    def on_sail_roll(self, text: str) -> None:
        self.roll = int(text)
        self.ask("sail")

    def on_sail(self, text: str) -> None:
        to, me = hex_of(text.removeprefix("to ")), self.me
        if to == me.at or (to in TROY and me.at in TROY):
            self.end_turn()
            return
        before = [c.at for c in self.captains]
        me.at = to
        self.arrive([self.turn], before)

    def on_lay(self, text: str) -> None:
        self.arrow = hex_of(text.removeprefix("at "))
        self.ask("aim")

    def on_aim(self, text: str) -> None:
        before = [c.at for c in self.captains]
        moved = []
        for seat, captain in enumerate(self.captains):
            to = self.blown(seat, captain, WAYS[text])
            if to != captain.at:
                moved.append(seat)
                captain.at = to
        self.arrive(moved, before)

    def blown(self, seat: int, captain: Captain, way: Hex) -> Hex:
        """OD-4, OD-9, OD-10."""
        if seat != self.turn and captain.at in LAND:
            return captain.at
        lies_on = TROY if captain.at in TROY else [captain.at]
        hits = [(-self.wind(hex, way), self.before(hex, way), -i) for i, hex in enumerate(lies_on) if self.wind(hex, way) < 3]
        if not hits:
            return captain.at
        wind, _, i = max(hits)
        start = hex = lies_on[-i]
        for _ in range((99, 2, 1)[-wind]):
            ahead = (hex[0] + way[0], hex[1] + way[1])
            if ahead not in ON_BOARD or ahead in TROY or (ahead == ITHACA and not self.may_go_home(captain)):
                break
            hex = ahead
            if hex in LAND:
                break
        return captain.at if hex == start else hex

    def before(self, hex: Hex, way: Hex) -> int:
        q, r = hex[0] - self.arrow[0], hex[1] - self.arrow[1]
        return q * way[0] + r * way[1] + (q + r) * (way[0] + way[1])  # the product of the cube coordinates

    def wind(self, hex: Hex, way: Hex) -> int:
        """Return 0 for storm, 1 for strong wind, 2 for breeze, 3 for none: the row of a hex is found by walking along it."""
        if self.before(hex, way) < 0:
            return 3
        side = WAYS[list(WAYS)[(list(WAYS.values()).index(way) + 1) % 6]]
        for offset in range(-2, 3):
            start = (self.arrow[0] + offset * side[0], self.arrow[1] + offset * side[1])
            if any((start[0] + n * way[0], start[1] + n * way[1]) == hex for n in range(-14, 15)):
                return abs(offset)
        return 3

    def arrive(self, moved: list[int], before: list[Hex]) -> None:
        for seat in moved:
            captain = self.captains[seat]
            if captain.at in ISLAND_AT:
                if seat == self.turn:
                    self.landing = True
                else:
                    captain.waits = True
            captain.misses = captain.misses or captain.at in SYRTE
            captain.home = captain.at == ITHACA
        if any(c.home for c in self.captains):
            self.phase = "ended"
            return
        order = [(self.turn + i) % self.seats for i in range(self.seats)]
        now = [c.at for c in self.captains]
        quiet = {*TROY, ITHACA, *SYRTE}
        self.meetings = [
            (a, b)
            for i, a in enumerate(order)
            for b in order[i + 1 :]
            if now[a] == now[b] and before[a] != before[b] and now[a] not in quiet
        ]
        self.next_meeting()

    # Fights and bargains

    def next_meeting(self) -> None:
        self.in_fight = False
        if self.meetings:
            self.fight = Fight(*self.meetings.pop(0))
            self.in_fight = True
            self.ask("engage", self.fight.first)
        elif self.landing:
            self.landing = False
            self.land()
        else:
            self.end_turn()

    def on_engage(self, text: str) -> None:
        fight = self.fight
        if text == "fight":
            challenged = self.opponent(self.decides)
            if "aegis" in self.captains[challenged].cards and "aegis" not in self.turned:
                self.ask("refuse", challenged)
            else:
                self.begin_round()
        elif self.decides == fight.first:
            self.ask("engage", fight.second)
        else:
            self.next_meeting()

    def on_refuse(self, text: str) -> None:
        if text == "aegis":
            self.turned.add("aegis")
            self.next_meeting()
        else:
            self.begin_round()

    def begin_round(self) -> None:
        self.fight.round += 1
        self.ask("offer", self.fight.first)

    def on_offer(self, text: str) -> None:
        if text == "no offer":
            self.next_offer(self.decides)
        else:
            self.fight.offer = text
            self.ask("answer", self.opponent(self.decides))

    def on_answer(self, text: str) -> None:
        answers, offers = self.decides, self.opponent(self.decides)
        if text == "refuse":
            self.next_offer(offers)
            return
        kind, _, thing = self.fight.offer.partition(" ")
        if kind == "give":
            self.hand_over(offers, answers, thing)
        elif kind == "ask":
            self.hand_over(answers, offers, thing)
        self.next_meeting()

    def next_offer(self, after: int) -> None:
        if after == self.fight.first:
            self.ask("offer", self.fight.second)
        else:
            self.ask("round")

    def on_round(self, text: str) -> None:
        a, b = self.captains[self.fight.first], self.captains[self.fight.second]
        mine, theirs = (int(die) for die in text.split(":"))
        if mine + a.heroes != theirs + b.heroes:
            loser = self.fight.first if mine + a.heroes < theirs + b.heroes else self.fight.second
            self.captains[loser].heroes -= 1
            if self.captains[loser].heroes == 0:
                self.fall(loser)
                return
        if self.fight.round == 12:
            self.next_meeting()
        else:
            self.begin_round()

    def hand_over(self, giver: int, taker: int, thing: str) -> None:
        one, other = self.captains[giver], self.captains[taker]
        if thing in "123":
            one.gifts -= int(thing)
            other.gifts += int(thing)
        elif thing in CARDS:
            one.cards.remove(thing)
            other.cards.add(thing)
            self.turned.discard(thing)
        else:
            one.rules.remove(thing)
            if self.chip_to == "hand":
                one.chips += 1
            else:
                one.rim.add(thing)
            self.lay_chip(other, thing)

    def lay_chip(self, captain: Captain, island: str) -> None:
        if island in captain.rim:
            captain.rim.remove(island)
        else:
            captain.chips -= 1
        captain.rules.add(island)

    # Landing

    def ruler(self, island: str) -> int | None:
        return next((seat for seat, c in enumerate(self.captains) if island in c.rules), None)

    def land(self) -> None:
        island, me = ISLAND_AT[self.me.at], self.me
        if island == "aiolia":
            me.free = max(3, me.free)
        ruler = self.ruler(island)
        if ruler == self.turn:
            self.ask("provisions")
        elif ruler is None and self.rim[island].card == "":
            self.conquer(island)
            self.ask("provisions")
        elif ruler is None and self.rim[island].open:
            self.on_uncover(self.rim[island].card or "")
        elif ruler is None:
            self.ask("uncover")
        elif not self.captains[ruler].cards:
            self.conquer(island)
            self.ask("provisions")
        else:
            self.giver = ruler
            if list(self.things(self.turn, ruler)):
                self.ask("name")
            else:
                self.ruler_chooses()

    def on_name(self, text: str) -> None:
        if text == "no offer":
            self.ruler_chooses()
        else:
            self.named = text.removeprefix("card ")
            self.ask("price")

    def on_price(self, text: str) -> None:
        self.price = text.removeprefix("give ")
        self.ask("reply", self.giver)

    def on_reply(self, text: str) -> None:
        assert self.giver is not None
        if text == "accept":
            self.hand_over(self.turn, self.giver, self.price)
            self.on_choose(f"card {self.named}")
        else:
            self.ruler_chooses()

    def ruler_chooses(self) -> None:
        assert self.giver is not None
        cards = self.captains[self.giver].cards
        if len(cards) == 1:
            self.on_choose(f"card {next(iter(cards))}")
        else:
            self.ask("choose", self.giver)

    def on_choose(self, text: str) -> None:
        assert self.giver is not None
        card = text.removeprefix("card ")
        self.captains[self.giver].cards.remove(card)
        self.begin_task(card)

    def on_uncover(self, text: str) -> None:
        self.rim[ISLAND_AT[self.me.at]] = Space("")
        self.begin_task(text)

    def begin_task(self, card: str) -> None:
        me = self.me
        self.task, self.ties, self.looked = card, 0, []
        if card == "wine":
            self.gain(2)
        elif card == "winds":
            me.free += 2
        elif card == "kalypso":
            self.gain(max(0, 4 - me.gifts))
            me.misses = True
        elif card == "phaiakians":
            self.gain(1)
            me.swift = True
        elif card in ("lotus", "circe", "charybdis"):
            self.ask("favour")
            return
        elif card == "polyphemos" or (card == "sirens" and not me.gifts):
            self.ask("roll")
            return
        elif card == "laistrygonians":
            self.ask("brawl")
            return
        elif card == "sirens" or card == "cattle":
            self.ask(card)
            return
        elif card == "skylla":
            self.lose_heroes(1)
            return
        elif card == "hades":
            if not me.gifts:
                self.fail()
                return
            self.give_back(me, 1)
            if self.face_down():
                self.ask("look")
                return
        self.succeed()

    def on_roll(self, text: str) -> None:
        loss = {"1": 2, "2": 1}.get(text, 0) if self.task == "polyphemos" else int(text in "12")
        if loss:
            self.lose_heroes(loss)
            return
        if self.task == "polyphemos" and text == "4":
            self.gain(2)
        self.succeed()

    def on_favour(self, text: str) -> None:
        me = self.me
        if self.task == "circe":
            if text == "white":
                self.gain(1)
                me.heroes = min(4, me.heroes + 1)
            else:
                me.misses = True
        elif text == "black" and self.task == "charybdis":
            if me.gifts:
                self.give_back(me, min(2, me.gifts))
            else:
                me.hunger = min(3, me.hunger + 1)
        elif text == "black":
            self.lose_heroes(1)
            return
        self.succeed()

    def on_brawl(self, text: str) -> None:
        mine, theirs = (int(die) for die in text.split(":"))
        lead = mine + self.me.heroes - theirs - 3
        if lead > 0:
            self.succeed()
        elif lead < 0:
            self.lose_heroes(1)
        else:
            self.ties += 1
            if self.ties == 12:
                self.fail()

    def on_again(self, text: str) -> None:
        if text == "again":
            self.ask("brawl")
        else:
            self.fail()

    def on_sirens(self, text: str) -> None:
        if text == "pay":
            self.give_back(self.me, 1)
            self.succeed()
        else:
            self.ask("roll")

    def on_cattle(self, text: str) -> None:
        if text == "abstain":
            self.succeed()
        else:
            self.gain(3)
            self.ask("favour")

    def on_look(self, text: str) -> None:
        self.peek = text.removeprefix("look ")
        self.ask("peek")

    def on_peek(self, text: str) -> None:
        self.rim[self.peek].card = text
        self.looked.append(self.peek)
        if len(self.looked) < 2 and self.face_down():
            self.ask("look")
        else:
            self.succeed()

    def lose_heroes(self, number: int) -> None:
        self.me.heroes = max(0, self.me.heroes - number)
        if self.me.heroes:
            self.go_on()
        else:
            self.fall(self.turn)

    def go_on(self) -> None:
        if self.task == "laistrygonians":
            self.ask("again")
        else:
            self.succeed()

    def succeed(self) -> None:
        self.me.cards.add(self.task)
        self.turned.discard(self.task)
        self.conquer(ISLAND_AT[self.me.at])
        self.task, self.giver = "", None
        self.ask("provisions")

    def put_card_back(self) -> None:
        if self.giver is None:
            self.rim[ISLAND_AT[self.me.at]] = Space(self.task, open=True)
        else:
            self.captains[self.giver].cards.add(self.task)
        self.task, self.giver = "", None

    def fail(self) -> None:
        self.put_card_back()
        self.ask("provisions")

    def conquer(self, island: str) -> None:
        me = self.me
        if not me.chips and island not in me.rim:
            return
        if (ruler := self.ruler(island)) is not None:
            self.captains[ruler].rules.remove(island)
            self.captains[ruler].rim.add(island)
        self.lay_chip(me, island)

    def on_provisions(self, text: str) -> None:
        if text == "white":
            self.gain(2)
        self.end_turn()

    # Gifts, hunger, loss, the end

    def gain(self, number: int) -> None:
        number = min(number, self.supply)
        self.me.gifts += number
        self.supply -= number
        if number:
            self.me.hunger = 0

    def give_back(self, captain: Captain, number: int) -> None:
        captain.gifts -= number
        self.supply += number

    def fall(self, seat: int) -> None:
        if "veil" in self.captains[seat].cards and "veil" not in self.turned:
            self.ask("save", seat)
        else:
            self.sink(seat)

    def on_save(self, text: str) -> None:
        seat = self.decides
        captain = self.captains[seat]
        if text == "no veil":
            self.sink(seat)
            return
        self.turned.add("veil")
        captain.heroes, captain.hunger = 1, 0
        if self.supply:
            self.supply -= 1
            captain.gifts += 1
        if self.in_fight:
            self.next_meeting()
        elif self.task:
            self.go_on()
        else:
            self.next_turn()

    def sink(self, seat: int) -> None:
        in_task = bool(self.task) and not self.in_fight
        if in_task:
            self.put_card_back()
        captain = self.captains[seat]
        captain.chips += len(captain.rim)
        captain.rim = set()
        captain.at, captain.heroes, captain.hunger, captain.free = TROY[0], 4, 0, 0
        captain.misses = captain.waits = captain.swift = False
        refill = min(self.supply, max(0, 3 - captain.gifts))
        captain.gifts += refill
        self.supply -= refill
        if self.in_fight:
            self.meetings = [pair for pair in self.meetings if seat not in pair]
            self.landing = self.landing and seat != self.turn
            self.next_meeting()
        elif in_task:
            self.end_turn()
        else:
            self.next_turn()

    def end_turn(self) -> None:
        if self.last_chance and self.me.hunger == 3:
            self.fall(self.turn)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.last_chance = False
        following = (self.turn + 1) % self.seats
        if following == self.first:
            self.round += 1
            if self.round == self.last_round:
                self.phase = "ended"
                return
        self.begin_turn(following)

    # The result

    def scores(self) -> list[int]:
        return [len(c.cards) - c.chips for c in self.captains]

    def places(self) -> list[int]:
        return ranked([(1, 0) if c.home else (0, score) for c, score in zip(self.captains, self.scores(), strict=True)])


def place(hex: Hex) -> str:
    if hex in TROY:
        return "troy"
    return "ithaca" if hex == ITHACA else ISLAND_AT.get(hex, f"{hex[0]},{hex[1]}")


def hex_of(text: str) -> Hex:
    if text in ("troy", "ithaca"):
        return TROY[0] if text == "troy" else ITHACA
    if text in ISLES:
        return ISLES[text]
    q, r = text.split(",")
    return int(q), int(r)
