"""The data that leaves the game: views, descriptions of moves, previews, beats."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Side = Literal["greek", "trojan"]
Offering = Literal["boar", "fish", "bull", "deer", "pomegranate", "ram"]
God = Literal[
    "ares", "hephaestus", "poseidon", "doris", "zeus", "athena", "artemis", "apollo", "hera", "iris", "hermes", "aphrodite"
]  # fmt: skip
Hero = Literal["achilles", "ajax", "odysseus", "diomedes", "menelaus", "agamemnon"]
Zone = Literal["greek-protection", "greek-defence", "combat", "trojan-defence", "trojan-protection"]
Part = Literal["head", "front", "rear", "wheels"]
Icon = Literal["paris", "hector", "both"]
Stage = Literal["either", "paris", "hector", "both"]
Phase = Literal[
    "face", "lay", "deal", "turn", "pay", "use", "take", "hero", "defence", "forward", "back", "god", "slot", "draw", "steal",
    "goal", "return", "ended",
]  # fmt: skip


class Card(TypedDict):
    deck: Side
    name: str  # its offerings: "boar+deer"
    part: Part | None  # on Greek cards
    icon: Icon | None  # on Trojan cards


class HandCard(Card):
    known: bool  # whether the other player knows that it is in this hand


class SlotView(TypedDict):
    god: God | None  # None: not laid yet
    offering: Offering | None
    greek_cost: int
    trojan_cost: int


class HeroView(TypedDict):
    name: Hero
    zone: Zone
    greek_offering: Offering  # the offering that moves the hero for each side
    trojan_offering: Offering


class SideView(TypedDict):
    side: Side
    seat: int
    deck: int  # cards left
    hand: int  # cards held
    foreign: int  # of these, cards of the other deck
    cards: list[HandCard]  # those of them that you know
    discards: list[str]  # the top last
    steps: int  # goal steps taken
    beyond: int  # heroes in the rival's defence and protection


class OfferingView(TypedDict):
    god: God
    cost: int
    cards: int  # paid so far
    symbols: int
    own: int  # of these, the god's own
    complete: bool
    superior: bool


class View(TypedDict):
    game: Literal["troia"]
    you: int | None  # None: a spectator
    seats: int
    options: dict[str, str]
    phase: Phase
    actor: int
    turn: Side | None  # None before the first turn and after the end
    olympus: list[SlotView]  # from the Greek end
    heroes: list[HeroView]
    sides: list[SideView]
    either: list[Card]  # known to be in one of the two hands; only spectators can be in doubt
    gone: list[Card]  # foreign cards that were paid
    horse: dict[Part, str | None]  # the card laid for each part
    stage: Stage | None  # the icons that the next stage of the Trojans requires; None: all are done
    given: Icon | None  # the first of two cards for the last stage
    cornucopia: Side | None
    offering: OfferingView | None
    power: God | None  # whose power is being used
    chosen: str | None  # the hero Aphrodite moved forward, or the god Iris moves
    todo: int  # cards still to be drawn, or heroes still to return
    scores: list[int]


class Plain(TypedDict):
    kind: Literal["draw", "cornucopia", "offer", "use", "pass"]


class ChooseGod(TypedDict):
    kind: Literal["god"]  # the god of the offering, or the god that Iris moves
    god: God
    cost: int


class ChooseCard(TypedDict):
    kind: Literal["pay", "take", "build", "march"]
    deck: Side
    card: str


class MoveHero(TypedDict):
    kind: Literal["move", "return"]
    hero: Hero
    zone: Zone  # the hero's zone
    to: Zone | None  # None: the hero cannot be moved


class ChooseSlot(TypedDict):
    kind: Literal["slot"]
    god: God | None
    slot: int  # 1 to 6 from the Greek end


class Face(TypedDict):
    kind: Literal["face"]
    god: God


class Lay(TypedDict):
    kind: Literal["lay"]
    god: God
    slot: int


class Drawn(TypedDict):
    kind: Literal["card", "steal"]
    side: Side  # the side that gets it
    deck: Side
    card: str | None  # None: you do not see it


Description = Plain | ChooseGod | ChooseCard | MoveHero | ChooseSlot | Face | Lay | Drawn


class HeroMove(TypedDict):
    hero: Hero
    to: list[Zone]


class PowerPreview(TypedDict):
    god: God
    possible: bool
    by_cornucopia: bool  # only if the Cornucopia is part of the payment
    heroes: list[HeroMove]  # the heroes that it could move, and their destinations


class StepOption(TypedDict):
    cards: list[str]  # the card for the step; for the last stage of the Trojans perhaps two
    pay: list[str]  # the fewest cards to pay so that this one is left; empty if nothing is to be paid


class GoalPreview(TypedDict):
    invaders: int  # heroes in the rival's protection
    reach: Literal["no", "power", "yes"]  # whether a step can be taken: not at all, only if the power helps, or anyway
    steps: list[StepOption] | None  # the cards of your hand for the step; None: not yours to know
    chance: list[str] | None  # cards that would do, should a draw or Doris bring them; None: not yours to know


class Outcome(TypedDict):
    offering: Literal["mixed", "superior"]
    hero: Hero
    zone: Zone
    to: Zone
    power: PowerPreview
    goal: GoalPreview


class OfferingPreview(TypedDict):
    kind: Literal["offering"]
    god: God
    cost: int
    symbols: int  # with this move
    own: int
    complete: bool
    outcomes: list[Outcome]  # the possible outcomes, as far as you know the hand


class DrawPreview(TypedDict):
    kind: Literal["draw"]
    cards: int
    last: bool  # it empties the deck: the game ends with this turn
    goal: GoalPreview


class MovePreview(TypedDict):
    kind: Literal["move", "return"]
    hero: Hero
    to: Zone
    goal: GoalPreview | None  # None: the goal step has been taken


class OlympusPreview(TypedDict):
    kind: Literal["god", "slot"]
    olympus: list[God]  # afterwards


class StepPreview(TypedDict):
    kind: Literal["build", "march"]
    steps: int  # afterwards
    wins: bool
    returns: list[Hero]  # the heroes that can be sent back


class TakePreview(TypedDict):
    kind: Literal["take"]
    cards: list[str]  # the cards that may come into the hand, as far as you know


class PlainPreview(TypedDict):
    kind: Literal["use", "pass"]
    goal: GoalPreview


Preview = OfferingPreview | DrawPreview | MovePreview | OlympusPreview | StepPreview | TakePreview | PlainPreview


# The beats of an event.


class FaceBeat(TypedDict):
    """A god is chosen for the game by lot."""

    kind: Literal["face"]
    god: God


class GodLaidBeat(TypedDict):
    kind: Literal["god-laid"]
    god: God
    to: int  # slot, 1 to 6 from the Greek end


class DrawBeat(TypedDict):
    """A player decides to draw instead of making an offering."""

    kind: Literal["draw"]
    seat: int
    number: int


class CardDrawnBeat(TypedDict):
    kind: Literal["card-drawn"]
    seat: int
    card: str | None  # None: you do not see it
    left: int  # cards left in the deck


class GodChosenBeat(TypedDict):
    """The god of the offering, or the god that Iris moves (`by`)."""

    kind: Literal["god-chosen"]
    seat: int
    god: God
    cost: int
    by: Literal["offering", "iris"]


class CardPaidBeat(TypedDict):
    kind: Literal["card-paid"]
    seat: int
    god: God
    deck: Side
    card: str
    symbols: int  # paid so far
    own: int  # of these, the god's own
    cost: int


class CornucopiaBeat(TypedDict):
    kind: Literal["cornucopia-spent", "cornucopia-taken"]
    seat: int


class OfferingBeat(TypedDict):
    """The payment is complete."""

    kind: Literal["offering"]
    seat: int
    god: God
    cost: int
    superior: bool
    hero: Hero
    zone: Zone  # the hero's zone afterwards
    zones: int  # the distance that the hero goes


class GodSlidesBeat(TypedDict):
    """A god moves along Olympus; the gods between move up by one."""

    kind: Literal["god-slides"]
    seat: int
    god: God
    start: int  # slot, 1 to 6 from the Greek end
    to: int
    greek_cost: int  # afterwards
    trojan_cost: int


class HeroMovesBeat(TypedDict):
    kind: Literal["hero-moves"]
    seat: int
    hero: Hero
    start: Zone
    to: Zone
    zones: int
    by: Literal["offering", "power", "return"]
    god: God | None  # whose offering or power it is


class PowerBeat(TypedDict):
    """A god's power is used, declined, or lost because it can do nothing."""

    kind: Literal["power", "power-declined", "power-lost"]
    seat: int
    god: God


class CardTakenBeat(TypedDict):
    """Doris takes a card from the rival's hand, Apollo one from the rival's discards."""

    kind: Literal["card-taken"]
    seat: int
    god: God
    other: int  # the seat it is taken from
    deck: Side
    card: str | None  # None: you do not see it


class GoalCardBeat(TypedDict):
    """The first of two cards for the last stage of the Trojans."""

    kind: Literal["goal-card"]
    seat: int
    card: str


class GoalStepBeat(TypedDict):
    kind: Literal["goal-step"]
    seat: int
    card: str
    part: Part | None  # the part that the Greeks built
    stage: Stage | None  # the stage that the Trojans completed
    steps: int  # taken, with this one
    wins: bool


class GoalDeclinedBeat(TypedDict):
    kind: Literal["goal-declined"]
    seat: int


class DeckEmptyBeat(TypedDict):
    """The last card of a deck is drawn: the game ends with this turn."""

    kind: Literal["deck-empty"]
    deck: Side


Beat = (
    FaceBeat
    | GodLaidBeat
    | DrawBeat
    | CardDrawnBeat
    | GodChosenBeat
    | CardPaidBeat
    | CornucopiaBeat
    | OfferingBeat
    | GodSlidesBeat
    | HeroMovesBeat
    | PowerBeat
    | CardTakenBeat
    | GoalCardBeat
    | GoalStepBeat
    | GoalDeclinedBeat
    | DeckEmptyBeat
)
