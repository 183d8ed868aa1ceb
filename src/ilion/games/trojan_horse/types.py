"""The data that leaves the game: views, descriptions of moves, previews, beats."""

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
    winner: Colour | None  # at the moment
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
    horse: list[Figure] | None  # the figure that drops next, then the other; None: to be remembered
    bag: dict[Colour, int] | None  # None: it would show the content of the horse
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
    winner: Colour | None  # afterwards; None also if the hero that drops is to be remembered
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


# The beats of an event.


class DealBeat(TypedDict):
    """A colour card is dealt."""

    kind: Literal["deal"]
    seat: int
    colour: Colour


class LoadBeat(TypedDict):
    """Odysseus loads a hero before the first turn."""

    kind: Literal["load"]
    seat: int
    colour: Colour | None  # None: to be remembered


class RefillBeat(TypedDict):
    """A hero goes from the bag to the display."""

    kind: Literal["refill"]
    seat: int  # whose turn it is
    colour: Colour | None  # None: to be remembered
    bag_left: int


class AnnounceBeat(TypedDict):
    kind: Literal["announce"]
    seat: int
    number: int
    odds: list[int]  # favourable cards, cards


class CardBeat(TypedDict):
    """The card rises and is turned over."""

    kind: Literal["card"]
    seat: int
    card: Card
    announced: int
    result: Literal["enough", "trident", "lost"]


class TurnLostBeat(TypedDict):
    kind: Literal["turn-lost"]
    seat: int
    announced: int
    card: Card


class KeepBeat(TypedDict):
    """The trident leaves the treasures in place (keep), brings all figures in (all) or none (pass)."""

    kind: Literal["keep", "all", "pass"]
    seat: int
    number: int  # figures that go in; 0 for keep


class SwapBeat(TypedDict):
    kind: Literal["swap"]
    seat: int
    districts: list[District]


class RampBeat(TypedDict):
    kind: Literal["ramp"]
    seat: int
    to: District


class PushBeat(TypedDict):
    """A figure goes into the horse at the top."""

    kind: Literal["hero-pushed"]
    seat: int
    figure: Figure | None  # None: to be remembered


class DropBeat(TypedDict):
    """The oldest hero drops out of the horse."""

    kind: Literal["hero-drops"]
    seat: int  # the seat that pushed
    colour: Colour
    owner: int  # the seat that owns the hero
    to: District
    heroes: dict[Colour, int]  # in the district, afterwards
    was: Colour | None  # the colour that led the district before
    was_owner: int | None
    leader: Colour | None  # the colour that leads it now
    leader_owner: int | None


class LookBeat(TypedDict):
    """A seat looks at a treasure: its second hero of a colour has landed there."""

    kind: Literal["look"]
    seat: int  # the seat that looks
    district: District
    treasure: int | None  # None: another seat's look


class ShuffleBeat(TypedDict):
    """The discards become the new deck."""

    kind: Literal["shuffle"]
    cards: int


class RevealBeat(TypedDict):
    kind: Literal["reveal"]
    district: District
    treasure: int
    winner: int | None  # the seat that scores the district
    worth: int


Beat = (
    DealBeat
    | LoadBeat
    | RefillBeat
    | AnnounceBeat
    | CardBeat
    | TurnLostBeat
    | KeepBeat
    | SwapBeat
    | RampBeat
    | PushBeat
    | DropBeat
    | LookBeat
    | ShuffleBeat
    | RevealBeat
)
