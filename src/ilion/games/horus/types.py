"""The data that leaves the game: view, description of a move, preview."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Terrain = Literal["desert", "hills", "farmland", "marsh"]
Kind = Literal["desert", "hills", "farmland", "marsh", "river", "temple", "necropolis"]
Pile = Literal["desert", "hills", "farmland", "marsh", "river"]
Phase = Literal["deal", "bag", "place", "end", "relay", "use", "card", "pile", "stone", "from", "to", "refill", "ended"]
Hand = Literal["desert", "hills", "farmland", "marsh", "river", "temple", "necropolis", "either", "end1", "end2"]


class TileView(TypedDict):
    at: list[int]
    kind: Kind
    end: int | None  # 1 or 2
    stone: int | None  # a seat
    region: int | None  # its number in the list of regions


class RegionView(TypedDict):
    terrain: Terrain
    tiles: list[int]  # their numbers in the list of tiles
    size: int
    worth: int
    stones: list[int]  # by seat
    leaders: list[int]  # the seats that control it
    closed: bool  # six tiles or more
    river: bool  # touches the river
    temple: bool
    island: bool


class Shown(TypedDict):
    seat: int
    card: str
    drawn: int  # cards the seat had drawn since the renewal


class Renewal(TypedDict):
    """What can be known of the hands since the draw pile was renewed."""

    held: dict[str, int]  # cards in the hands of others at that moment
    hand_sizes: list[int]  # at that moment
    drawn: list[int]  # by seat, cards drawn since
    shown: list[Shown]  # cards played or discarded from hands since, in order


class View(TypedDict):
    game: Literal["horus"]
    you: int | None  # None: a spectator
    seats: int
    options: dict[str, str]
    phase: Phase
    actor: int
    turn: int | None  # None before the first turn and after the end
    first_turn: bool
    tiles: list[TileView]
    regions: list[RegionView]
    in_hand: Hand | None  # the tile to be laid; "either": river or necropolis
    places: list[list[int]]  # where it may be laid
    source: list[int] | None  # the tile whose stone is being moved
    bag: dict[str, int]
    piles: dict[Pile, int]
    out: dict[str, int]  # tiles that left the game
    exhausted: Terrain | None  # cards of this terrain are discarded
    hand: list[str] | None  # None: a spectator
    idle: list[str]  # when a card is to be played: those in hand that can place no stone, wherever their tile is laid
    hand_sizes: list[int]
    played: str | None  # the card of this turn
    discards: dict[str, int]
    draw_pile: int
    unseen: dict[str, int]  # cards that are in the draw pile or in other hands
    renewal: Renewal | None  # None: the draw pile has not been renewed
    stones: list[int]  # left, by seat
    nile: list[bool]  # Nile cards left, by seat
    scores: list[int]


class Place(TypedDict):
    kind: Literal["place"]
    tile: Kind
    at: list[int]


class Relay(TypedDict):
    kind: Literal["relay"]
    end: int
    at: list[int]


class Replace(TypedDict):
    kind: Literal["replace"]
    end: int
    at: list[int]


class Use(TypedDict):
    kind: Literal["use"]
    use: Literal["river", "necropolis"]


class Play(TypedDict):
    kind: Literal["play"]
    card: str


class Plain(TypedDict):
    kind: Literal["nile", "pass"]


class Take(TypedDict):
    kind: Literal["pile"]
    pile: Pile


class Stone(TypedDict):
    kind: Literal["stone", "from", "to"]
    at: list[int]


class DrawnTile(TypedDict):
    kind: Literal["tile"]
    tile: Kind
    seat: int


class DrawnCard(TypedDict):
    kind: Literal["draw"]
    seat: int
    card: str | None  # None: another seat's card


Description = Place | Relay | Replace | Use | Play | Plain | Take | Stone | DrawnTile | DrawnCard


class TilePreview(TypedDict):
    kind: Literal["place", "relay"]
    region: str | None  # the terrain of the region that the tile begins or enlarges
    size: int | None  # of that region, afterwards
    worth: int | None
    leaders: list[int] | None
    merges: int | None  # regions that become one
    closes: bool | None  # whether it takes no more stones from now on
    stuck: list[int]  # ends that a river tile out of the bag could not replace afterwards
    changes: list[int]  # of every seat's score, if the game ended there


class StonePreview(TypedDict):
    kind: Literal["stone", "from", "to"]
    region: str
    size: int
    worth: int
    leaders: list[int]  # afterwards
    changes: list[int]


class CardPreview(TypedDict):
    kind: Literal["play", "pile", "nile"]
    tiles_left: int | None  # in the pile afterwards; None: a pile is still to be chosen
    sizes: list[int]  # of regions that the stone may go into
    exhausts: bool  # the terrain is used up: all discard its cards
    last_turn: bool  # two piles are empty: the game ends with this turn


class ChoicePreview(TypedDict):
    kind: Literal["replace", "use", "pass"]
    places: int  # to choose from afterwards


Preview = TilePreview | StonePreview | CardPreview | ChoicePreview
