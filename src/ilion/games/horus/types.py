"""The data that leaves the game: views, descriptions of moves, previews, beats."""

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
    """The knowledge of a viewer about the hands since the draw pile was renewed."""

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
    idle: list[str]  # when a card is to be played: the cards in hand that can place no stone, wherever their tile is laid
    hand_sizes: list[int]
    played: str | None  # the card of this turn
    discards: dict[str, int]
    draw_pile: int
    unseen: dict[str, int]  # cards that are in the draw pile or in other hands
    renewal: Renewal | None  # None: the draw pile has not been renewed
    stones: list[int]  # left, by seat
    nile: list[bool]  # Nile cards left, by seat
    compensation: list[int]  # points for not being the first to move, by seat; the scores contain them
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
    stuck: list[int]  # ends that a river tile from the bag could not replace afterwards
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


# The beats of an event. Places are coordinates of tiles, as in the view.

Where = Literal["temple", "island", "middle", "north", "east", "south", "west"]  # the name of a region or a place


class RegionChange(TypedDict):
    """The region that a tile or a stone belongs to, before and after it."""

    terrain: Terrain
    where: Where
    size: int
    worth: int
    stones: list[int]  # by seat
    leaders: list[int]
    was_leaders: list[int]  # of the regions that it grew from
    merged: int  # regions that have become one: 0 for a new one
    closed: bool


class CardDrawnBeat(TypedDict):
    kind: Literal["card-drawn"]
    seat: int
    card: str | None  # None: another seat's card
    discarded: bool  # its terrain is exhausted


class TileDrawnBeat(TypedDict):
    """A tile leaves the bag."""

    kind: Literal["tile-drawn"]
    seat: int
    tile: Kind
    bag_left: int


class TileTakenBeat(TypedDict):
    """A tile leaves a pile."""

    kind: Literal["tile-taken"]
    seat: int
    pile: Pile
    left: int


class TileGoneBeat(TypedDict):
    """A tile that cannot be laid leaves the game."""

    kind: Literal["tile-gone"]
    seat: int
    tile: Kind


class TileLaidBeat(TypedDict):
    kind: Literal["tile-laid"]
    seat: int
    tile: Kind
    source: Literal["bag", "card", "nile"]
    to: list[int]
    where: Where
    region: RegionChange | None  # None: river, temple or necropolis
    changes: list[int]  # of every seat's points


class UseBeat(TypedDict):
    """The use of a river/necropolis tile, or the end that a river tile replaces."""

    kind: Literal["use"]
    seat: int
    use: Literal["river", "necropolis", "end"]
    end: int | None
    at: list[int] | None  # of that end


class RiverEndBeat(TypedDict):
    """An end of the river moves on; a river tile is now in its place."""

    kind: Literal["river-end"]
    seat: int
    end: int
    source: Literal["bag", "card", "nile"]
    start: list[int]
    to: list[int]
    where: Where  # which end it is
    changes: list[int]


class CardPlayedBeat(TypedDict):
    kind: Literal["card-played"]
    seat: int
    card: str
    sizes: list[int]  # of regions that the stone may go into


class NileCardBeat(TypedDict):
    kind: Literal["nile-card"]
    seat: int


class PileEmptyBeat(TypedDict):
    kind: Literal["pile-empty"]
    pile: Pile
    discards: bool  # all discard cards of this terrain
    ends: bool  # the second empty pile: the game ends with this turn


class StoneBeat(TypedDict):
    kind: Literal["stone"]
    seat: int
    to: list[int]
    region: RegionChange
    changes: list[int]


class NoStoneBeat(TypedDict):
    kind: Literal["no-stone"]
    seat: int


class StoneLiftedBeat(TypedDict):
    """The Nile card: the stone that will move."""

    kind: Literal["stone-lifted"]
    seat: int
    at: list[int]


class StoneMovedBeat(TypedDict):
    kind: Literal["stone-moved"]
    seat: int
    start: list[int]
    to: list[int]
    left: RegionChange  # the region that it left
    region: RegionChange
    changes: list[int]


class SkippedBeat(TypedDict):
    """A player without cards is skipped."""

    kind: Literal["skipped"]
    seat: int


Beat = (
    CardDrawnBeat
    | TileDrawnBeat
    | TileTakenBeat
    | TileGoneBeat
    | TileLaidBeat
    | UseBeat
    | RiverEndBeat
    | CardPlayedBeat
    | NileCardBeat
    | PileEmptyBeat
    | StoneBeat
    | NoStoneBeat
    | StoneLiftedBeat
    | StoneMovedBeat
    | SkippedBeat
)
