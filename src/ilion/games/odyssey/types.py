"""The data that leaves the game: view, description of a move, preview."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Colour = Literal["red", "yellow", "blue", "green", "white", "black"]
Direction = Literal["E", "NE", "NW", "W", "SW", "SE"]
Wind = Literal["storm", "strong", "breeze"]
Face = Literal["white", "black"]
Island = Literal[
    "ismaros",
    "tenedos",
    "telepylos",
    "kythera",
    "aiaia",
    "aiolia",
    "crete",
    "lotus-coast",
    "pharos",
    "goat-island",
    "scheria",
    "thrinakia",
    "anthemoessa",
    "ogygia",
    "asteris",
]
Place = Literal["sea", "troy", "ithaca", "syrte"] | Island
Card = Literal[
    "wine",
    "lotus",
    "polyphemos",
    "winds",
    "laistrygonians",
    "circe",
    "hades",
    "sirens",
    "skylla",
    "charybdis",
    "cattle",
    "kalypso",
    "phaiakians",
    "aegis",
    "veil",
]
Phase = Literal[
    "sail-roll",
    "lay",
    "aim",
    "engage",
    "refuse",
    "answer",
    "round",
    "save",
    "reply",
    "roll",
    "favour",
    "brawl",
    "again",
    "sirens",
    "cattle",
    "provisions",
    "lot",
    "move",
    "sail",
    "offer",
    "name",
    "price",
    "choose",
    "uncover",
    "look",
    "peek",
    "ended",
]


class Thing(TypedDict):
    """What a bargain is about: exactly one of these."""

    gifts: NotRequired[int]
    card: NotRequired[Card]
    island: NotRequired[Island]


class Offer(TypedDict):
    seat: int  # who offers
    kind: Literal["peace", "give", "ask"]
    thing: Thing | None


class Player(TypedDict):
    colour: Colour
    at: list[int]  # q, r
    place: Place
    heroes: int
    gifts: int
    hunger: int
    starving: bool
    chips: int  # in hand
    cards: list[Card]
    turned: list[Card]
    islands: list[Island]  # ruled
    rim: list[Island]  # islands on whose rim space a chip of this colour lies
    free_arrows: int  # own turns to come with a free arrow
    misses_turn: bool
    waits_to_land: bool
    next_sail_is_4: bool
    may_go_home: bool
    home: bool
    score: int


class RimSpace(TypedDict):
    number: int
    island: Island
    at: list[int]
    ruler: int | None
    lies: Literal["face-down", "face-up", "nothing"]
    card: Card | None  # if it lies face up or you have looked at it
    looked_by: list[int]  # seats that know a card lying face down
    chips: list[int]  # seats with a chip here


class Fight(TypedDict):
    seats: list[int]  # the earlier one first
    round: int  # 0: nobody has started it yet
    offer: Offer | None


class Landing(TypedDict):
    island: Island
    giver: int | None  # the ruler whose card it is
    named: Card | None
    offer: Offer | None
    card: Card | None  # being carried out
    ties: int


class View(TypedDict):
    game: Literal["odyssey"]
    you: int | None  # None: a spectator
    seats: int
    options: dict[str, int]
    phase: Phase
    actor: int
    turn: int | None  # None before the lot and after the end
    first: int | None
    round: int  # the one being played, from 1
    rounds: int
    last_chance: bool  # the active crew starves at the end of this turn
    supply: int
    players: list[Player]
    rim: list[RimSpace]
    unknown: list[Card]  # cards lying face down somewhere, as far as you know
    roll: int | None
    arrow: list[int] | None
    fight: Fight | None
    landing: Landing | None
    looked: Island | None  # the first of two looks through the House of Hades


class Plain(TypedDict):
    kind: Literal[
        "sail",
        "arrow",
        "fight",
        "pass",
        "aegis",
        "no-aegis",
        "veil",
        "no-veil",
        "no-offer",
        "peace",
        "accept",
        "refuse",
        "pay",
        "roll",
        "abstain",
        "slaughter",
        "again",
        "flee",
    ]


class To(TypedDict):
    kind: Literal["to"]
    at: list[int]
    place: Place


class Lay(TypedDict):
    kind: Literal["lay"]
    at: list[int]


class Aim(TypedDict):
    kind: Literal["aim"]
    direction: Direction


class Terms(TypedDict):
    kind: Literal["give", "ask"]
    thing: Thing


class NamedCard(TypedDict):
    kind: Literal["card"]
    card: Card


class Look(TypedDict):
    kind: Literal["look"]
    island: Island


class First(TypedDict):
    kind: Literal["first"]
    seat: int


class Die(TypedDict):
    kind: Literal["die"]
    number: int


class Favour(TypedDict):
    kind: Literal["favour"]
    face: Face


class Dice(TypedDict):
    kind: Literal["dice"]
    numbers: list[int]


class Drawn(TypedDict):
    kind: Literal["drawn"]
    island: Island | None  # None: no card is due here
    card: Card | None  # None: another seat's look


Description = Plain | To | Lay | Aim | Terms | NamedCard | Look | First | Die | Favour | Dice | Drawn


class Drift(TypedDict):
    """A ship that the arrow hits."""

    seat: int
    wind: Wind
    start: list[int]
    at: list[int]  # the same as `start` if it is stopped at once
    place: Place


class AimPreview(TypedDict):
    kind: Literal["aim"]
    drifts: list[Drift]
    sheltered: list[int]  # ships in the five rows that lie on land
    meetings: list[list[int]]  # pairs that may fight
    home: list[int]  # seats that come home


class LayPreview(TypedDict):
    kind: Literal["lay"]
    directions: dict[Direction, list[Drift]]


class ArrowPreview(TypedDict):
    kind: Literal["arrow"]
    cost: int
    gifts: int  # afterwards


class SailPreview(TypedDict):
    kind: Literal["sail"]
    roll: int | None  # 4 without rolling, with the Phaiakians' help


class ToPreview(TypedDict):
    kind: Literal["to"]
    place: Place
    stays: bool
    meets: list[int]
    ruler: int | None
    lies: Literal["face-down", "face-up", "nothing"] | None  # on the rim space, at an island nobody rules
    card: Card | None  # if you know it
    wins: bool


class Odds(TypedDict):
    """One round: of 16 throws, how many each comes to. Fought out to the end: the chance that a ship is lost."""

    wins: int
    equal: int
    loses: int
    lost: float
    other_lost: float


class FightPreview(TypedDict):
    kind: Literal["fight", "pass", "no-aegis", "no-offer", "refuse"]
    other: int
    odds: Odds  # for the seat that decides


class Hand(TypedDict):
    seat: int
    gifts: int
    chips: int
    cards: list[Card]
    islands: list[Island]


class OfferPreview(TypedDict):
    kind: Literal["peace", "give", "ask", "accept"]
    hands: list[Hand]  # of both, once it is accepted


class RiskPreview(TypedDict):
    kind: Literal["roll", "slaughter", "again"]
    loses_hero: list[int]  # so many throws of so many
    last: bool  # that hero is the last


class PlainPreview(TypedDict):
    kind: Literal["aegis", "veil", "no-veil", "no-offer", "refuse", "pay", "abstain", "flee"]


class CardPreview(TypedDict):
    kind: Literal["card"]
    card: Card


class LookPreview(TypedDict):
    kind: Literal["look"]
    island: Island
    card: Card | None  # if you know it


Preview = (
    AimPreview
    | LayPreview
    | ArrowPreview
    | SailPreview
    | ToPreview
    | FightPreview
    | OfferPreview
    | RiskPreview
    | PlainPreview
    | CardPreview
    | LookPreview
)
