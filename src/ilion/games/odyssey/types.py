"""The data that leaves the game: views, descriptions of moves, previews, beats."""

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
    """The subject of a bargain: exactly one of these."""

    gifts: NotRequired[int]
    card: NotRequired[Card]
    island: NotRequired[Island]


class Offer(TypedDict):
    seat: int  # the seat that offers
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
    rim: list[Island]  # islands with a chip of this colour on the rim space
    free_arrows: int  # future turns of its own with a free arrow
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
    card: Card | None  # if it is face up or you have looked at it
    looked_by: list[int]  # seats that know a face-down card
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
    options: dict[str, str | int]
    phase: Phase
    actor: int
    turn: int | None  # None before the lot and after the end
    first: int | None
    round: int  # the current one, from 1
    rounds: int
    last_chance: bool  # the active crew starves at the end of this turn
    supply: int
    players: list[Player]
    rim: list[RimSpace]
    unknown: list[Card]  # cards that are face down somewhere, as far as you know
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
    sheltered: list[int]  # ships in the five rows that are on land
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
    lies: Literal["face-down", "face-up", "nothing"] | None  # on the rim space of an island that nobody rules
    card: Card | None  # if you know it
    wins: bool


class FightPreview(TypedDict):
    """For the seat that decides: one round, and the fight to its end if nobody makes peace."""

    kind: Literal["fight", "pass", "no-aegis", "no-offer", "refuse"]
    other: int
    odds: list[int]  # throws that win the round, and all throws
    equal: int  # throws that cost nobody a hero
    loses: int  # throws that cost your crew a hero
    lost: float  # the chance that your ship is lost
    other_lost: float


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
    loses_hero: list[int]  # throws that lose a hero, and all throws
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


# The beats of an event. `near` and `away` describe a hex: the nearest land, and its distance in hexes.


class FirstBeat(TypedDict):
    """The lot decides who begins."""

    kind: Literal["first"]
    seat: int


class UpkeepBeat(TypedDict):
    """A turn begins: a gift for the crew, or hunger."""

    kind: Literal["upkeep"]
    seat: int
    paid: bool
    gifts: int  # afterwards
    hunger: int
    last_chance: bool  # the crew starves at the end of this turn if it finds no gift


class MissedTurnBeat(TypedDict):
    kind: Literal["missed-turn"]
    seat: int


class SailBeat(TypedDict):
    """A player decides to sail."""

    kind: Literal["sail"]
    seat: int
    roll: int | None  # 4 without rolling, with the Phaiakians' help


class DieBeat(TypedDict):
    """The sail die: for the ship, or for an adventure card."""

    kind: Literal["die"]
    seat: int
    number: int
    card: Card | None  # None: for the ship


class FavourBeat(TypedDict):
    """The favour die: for provisions, or for an adventure card."""

    kind: Literal["favour"]
    seat: int
    face: Face
    card: Card | None  # None: for provisions


class ShipBeat(TypedDict):
    kind: Literal["ship"]
    seat: int
    start: list[int]
    to: list[int]  # the same as `start`: it stays
    path: list[list[int]]  # from `start` to `to`
    place: Place
    near: Place
    away: int


class ArrowBeat(TypedDict):
    """A player takes the storm arrow."""

    kind: Literal["arrow"]
    seat: int
    cost: int


class ArrowLaidBeat(TypedDict):
    kind: Literal["arrow-laid"]
    seat: int
    to: list[int]
    place: Place
    near: Place
    away: int


class Victim(TypedDict):
    """A ship that a storm hits."""

    seat: int
    wind: Wind
    start: list[int]
    to: list[int]  # the same as `start`: it is stopped at once
    place: Place
    hexes: int  # the distance that it drifts


class StormBeat(TypedDict):
    kind: Literal["storm"]
    seat: int
    at: list[int]  # where the arrow is
    direction: Direction
    victims: list[Victim]
    sheltered: list[int]  # seats whose ships are in the rows, but on land


class MeetingBeat(TypedDict):
    """A player starts a fight, leaves the other ship alone, refuses with the Aegis or accepts the fight."""

    kind: Literal["fight", "let-be", "aegis", "no-aegis"]
    seat: int
    other: int


class OfferBeat(TypedDict):
    """An offer of peace in a fight, or on landing an offer for a card (`card`). `none`: no offer is made."""

    kind: Literal["offer"]
    seat: int
    other: int
    offer: Literal["none", "peace", "give", "ask", "bargain"]
    thing: Thing | None
    card: Card | None


class AnswerBeat(TypedDict):
    """`seat` answers the offer of `other`."""

    kind: Literal["answer"]
    seat: int
    other: int
    accepted: bool
    offer: Literal["peace", "give", "ask", "bargain"]
    thing: Thing | None
    card: Card | None


class FightRoundBeat(TypedDict):
    kind: Literal["fight-round"]
    seats: list[int]
    round: int
    dice: list[int]
    crews: list[int]
    sums: list[int]
    loser: int | None  # None: equal


class VeilBeat(TypedDict):
    """A ship is saved with the Veil, or given up."""

    kind: Literal["veil", "no-veil"]
    seat: int


class LandingBeat(TypedDict):
    kind: Literal["landing"]
    seat: int
    island: Island
    ruler: int | None


class CardNamedBeat(TypedDict):
    """The newcomer asks for one of the ruler's cards, or the ruler chooses one for the newcomer."""

    kind: Literal["card-named", "card-chosen"]
    seat: int
    other: int
    card: Card


class AdventureCardBeat(TypedDict):
    """An adventure card comes into play."""

    kind: Literal["adventure-card"]
    seat: int
    island: Island
    card: Card
    giver: int | None  # None: it lay on the rim


class ChoiceBeat(TypedDict):
    """A player's decision in an adventure."""

    kind: Literal["choice"]
    seat: int
    card: Card
    choice: Literal["pay", "roll", "abstain", "slaughter", "again", "flee", "look"]
    island: Island | None  # where to look


class BrawlBeat(TypedDict):
    """A round against the Laistrygonians."""

    kind: Literal["brawl"]
    seat: int
    dice: list[int]
    sums: list[int]
    result: Literal["won", "tied", "lost"]


class LookBeat(TypedDict):
    kind: Literal["look"]
    seat: int
    island: Island
    card: Card | None  # None: another seat's look


class TaskBeat(TypedDict):
    """An adventure is over: the card is kept, or goes back."""

    kind: Literal["task"]
    seat: int
    island: Island
    card: Card
    done: bool


class ConquestBeat(TypedDict):
    kind: Literal["conquest"]
    seat: int
    island: Island
    old_ruler: int | None


class Stock(TypedDict):
    gifts: int
    heroes: int
    hunger: int


class ChangeBeat(TypedDict):
    """A player's gains or losses, in numbers; `ends` has the amounts afterwards."""

    kind: Literal["change"]
    seat: int
    gifts: int
    heroes: int
    hunger: int
    free_arrows: int  # turns gained in which the arrow is free
    misses_turn: bool  # the next turn will be missed
    next_sail_is_4: bool
    ends: Stock


class ShipLostBeat(TypedDict):
    kind: Literal["ship-lost"]
    seat: int
    reason: Literal["fight", "card", "starved"]
    start: list[int]
    to: list[int]
    steps: int  # chips in hand less cards: the distance left to Ithaca


class HomeBeat(TypedDict):
    kind: Literal["home"]
    seat: int


Beat = (
    FirstBeat
    | UpkeepBeat
    | MissedTurnBeat
    | SailBeat
    | DieBeat
    | FavourBeat
    | ShipBeat
    | ArrowBeat
    | ArrowLaidBeat
    | StormBeat
    | MeetingBeat
    | OfferBeat
    | AnswerBeat
    | FightRoundBeat
    | VeilBeat
    | LandingBeat
    | CardNamedBeat
    | AdventureCardBeat
    | ChoiceBeat
    | BrawlBeat
    | LookBeat
    | TaskBeat
    | ConquestBeat
    | ChangeBeat
    | ShipLostBeat
    | HomeBeat
)
