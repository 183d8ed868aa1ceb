"""The data that leaves the game: view, description of a move, preview."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Colour = Literal["red", "yellow", "blue", "green"]
Figure = Literal["red", "yellow", "blue", "green", "helper"]
Card = Literal["0", "1", "2", "3", "trident"]
District = Literal["palace", "gate", "temple", "market", "harbour", "wells", "tower"]
Phase = Literal["deal", "load", "set-out", "announce", "card", "swap", "all", "insert", "look", "fill", "reveal", "ended"]


class DistrictView(TypedDict):
    name: District
    bonus: int
    heroes: dict[Colour, int]
    total: int
    holds: int
    treasure: int | None  # None: you have not seen it
    known_by: list[int]  # seats that have seen it
    winner: Colour | None  # as it stands now
    worth: int  # with the treasure only if you know it


class View(TypedDict):
    game: Literal["trojan-horse"]
    you: int | None  # None: a spectator
    seats: int
    options: dict[str, str]
    phase: Phase
    actor: int
    turn: int | None  # None before the first turn and after the end
    turn_colour: Colour | None  # two players: the colour this turn is for
    owners: dict[Colour, int]
    odysseus: int | None
    districts: list[DistrictView]
    display: list[Colour]
    horse: list[Figure] | None  # what drops next, then the other; None: to be remembered
    bag: dict[Colour, int] | None  # None: would tell what is in the horse
    bag_left: int
    helpers: int
    deck: dict[Card, int]
    discard: dict[Card, int]
    card: Card | None
    announced: int | None
    todo: int
    odds: list[list[int]]  # for an announcement of 1, 2, 3: favourable cards, cards
    scores: list[int]  # with the treasures you know


class Announce(TypedDict):
    kind: Literal["announce"]
    number: int


class Plain(TypedDict):
    kind: Literal["keep", "all", "pass"]


class Swap(TypedDict):
    kind: Literal["swap"]
    districts: list[District]


class Insert(TypedDict):
    kind: Literal["insert"]
    figure: Figure | None  # None: to be remembered
    district: District


class Deal(TypedDict):
    kind: Literal["deal"]
    colour: Colour
    seat: int


class Hero(TypedDict):
    kind: Literal["load", "draw"]
    colour: Colour | None  # None: to be remembered


class DrawnCard(TypedDict):
    kind: Literal["card"]
    card: Card


class Look(TypedDict):
    kind: Literal["look"]
    seat: int
    district: District
    treasure: int | None  # None: another seat's look


class Reveal(TypedDict):
    kind: Literal["reveal"]
    district: District
    treasure: int


Description = Announce | Plain | Swap | Insert | Deal | Hero | DrawnCard | Look | Reveal


class AnnouncePreview(TypedDict):
    kind: Literal["announce"]
    odds: list[int]  # favourable cards, cards


class InsertPreview(TypedDict):
    kind: Literal["insert"]
    drops: Colour | None  # None: to be remembered
    district: District
    winner: Colour | None  # afterwards; None also if what drops is to be remembered
    worth: int  # afterwards, with the treasure if the seat knows it
    changes: list[int] | None  # of every seat's score, as far as the seat knows; None: to be remembered
    looks: int | None  # the seat that will look at the treasure


class SwapPreview(TypedDict):
    kind: Literal["swap"]
    changes: list[int]
    lookers: list[int]  # seats that will look at a treasure new to them


class PlainPreview(TypedDict):
    kind: Literal["keep", "all", "pass"]
    insertions: int


Preview = AnnouncePreview | InsertPreview | SwapPreview | PlainPreview
