"""The rules of Troia, in the order of a turn.

Decisions (actions): draw, or choose a god; pay card by card; use or decline the power, with its hero, card, god or slot; a card for
the goal step; heroes that return. Chance (outcomes): faces and slots of the gods, cards drawn, the card that Doris takes. `state`
says which of them are possible in each phase.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ilion.core.actors import CHANCE, OVER
from ilion.core.rng import Rng
from ilion.games.troia import components as box
from ilion.games.troia.cards import Cards
from ilion.games.troia.encoding import *

if TYPE_CHECKING:
    from ilion.core.game import Game

DECK_SIZE = box.DECK
DEALT = box.DEALT
DRAWN = box.DRAWN
CORNUCOPIA = box.CORNUCOPIA
HEROES_FOR_A_STEP = box.HEROES_FOR_A_STEP
STEPS_TO_WIN = box.STEPS_TO_WIN
COMBAT = box.ZONES.index("combat")
WHOLE_HORSE = (1 << len(box.PARTS)) - 1


class Rules(Cards):
    """Everything that happens on the table."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str | int]) -> None:
        super().__init__(game, seats, options)
        gods = str(options["gods"])
        self.phase = FACE if gods == "random" else LAY
        self.scarce = options["parts"] == "scarce"
        self.any_discard = options["apollo"] == "any"
        self.ends_at_once = options["deck_end"] == "at-once"
        self.face = [int(letter == "B") for letter in (gods if set(gods) <= set("AB") else "AAAAAA")]

    # Set-up

    def turn_face(self, face: int) -> None:
        """TR-8: the face of each token is drawn by lot."""
        self.face[self.laid] = face
        self.laid += 1
        if self.laid == 6:
            self.laid = 0
            self.phase = LAY

    def lay_god(self, token: int) -> None:
        """TR-8: the gods are laid at random into the slots, from the Greek end."""
        self.olympus[self.laid] = token
        self.slot[token] = self.laid
        self.laid += 1
        if self.laid == 6:
            self.phase = DEAL
            self.todo = DEALT

    def deal_card(self, card: int) -> None:
        """TR-9: both draw two cards; the Greeks begin."""
        self.leave_deck(card)
        self.take_in(self.turn, card)
        self.todo -= 1
        if self.todo == 0:
            if self.turn == GREEK:
                self.turn = TROJAN
                self.todo = DEALT
            else:
                self.begin_turn(GREEK)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.actor = seat
        self.phase = TURN

    # A turn: drawing

    def begin_draw(self) -> None:
        """TR-10, TR-23: draw two cards from your deck, or the last one."""
        self.todo = DRAWN if self.n_deck[self.turn] > DRAWN else self.n_deck[self.turn]
        self.phase = DRAW
        self.actor = CHANCE

    def draw_card(self, card: int) -> None:
        """TR-10, TR-30: with the option the last card of a deck ends the game at once."""
        self.leave_deck(card)
        self.take_in(self.turn, card)
        self.todo -= 1
        if self.n_deck[self.turn] == 0 and self.ends_at_once:
            self.god = NO_GOD
            self.end_game()
        elif self.todo == 0:
            self.end_turn()

    # A turn: the offering

    def cost(self, token: int) -> int:
        """TR-6: return what the god costs the player whose turn it is."""
        return COST[self.turn * 6 + self.slot[token]]

    def can_offer(self, token: int) -> bool:
        """TR-11, TR-24: the hand, with the Cornucopia, reaches the cost and has one of the god's own. The whole hand would suffice,
        so the payment can be completed, no matter which card is paid first."""
        horn = CORNUCOPIA if self.horn == self.turn else 0
        if self.n_hand[self.turn] == 0 or self.symbols[self.turn * 6 + token] + horn == 0:
            return False
        return self.worth[self.turn] + horn >= self.cost(token)

    def begin_offering(self, token: int) -> None:
        """TR-11: the player chooses the god."""
        self.god = token
        self.phase = PAY

    def pay(self, card: int) -> None:
        """TR-11, TR-26: a card goes on top of its owner's discards; a foreign one leaves the game."""
        self.give_away(self.turn, card)
        self.show(self.turn, card)
        self.discard(self.turn, card)
        self.cards += 1
        self.paid += WORTH[card]
        self.own += OFFERED[card * 6 + self.god]
        if self.n_hand[self.turn] == 0 and self.horn != self.turn:
            self.complete_offering()

    def spend_cornucopia(self) -> None:
        """TR-24: two symbols that count as the god's own."""
        self.horn = NOBODY
        self.paid += CORNUCOPIA
        self.own += CORNUCOPIA
        if self.n_hand[self.turn] == 0:
            self.complete_offering()

    def suffices(self) -> bool:
        """TR-11, TR-24: at least one card, the cost, and one of the god's own."""
        return self.cards > 0 and self.own > 0 and self.paid >= self.cost(self.god)

    def complete_offering(self) -> None:
        """TR-12, TR-13: the god comes to the payer's end; the hero advances, two zones after a superior offering."""
        superior = self.own >= self.cost(self.god)
        self.cards = 0
        self.paid = 0
        self.own = 0
        self.move_god(self.god, 0 if self.turn == GREEK else 5)
        self.advance(LINK[self.turn * 6 + self.god], 2 if superior else 1)
        self.begin_power()

    def move_god(self, token: int, to: int) -> None:
        """TR-12, TR-27: the gods between move up by one."""
        i = self.slot[token]
        step = 1 if to > i else -1
        while i != to:
            self.olympus[i] = self.olympus[i + step]
            self.slot[self.olympus[i]] = i
            i += step
        self.olympus[to] = token
        self.slot[token] = to

    def advance(self, hero: int, zones: int) -> None:
        """TR-13: towards the rival, never beyond the rival's protection."""
        for _ in range(zones):
            zone = self.forward(self.zone[hero])
            if zone != NOWHERE:
                self.zone[hero] = zone

    def forward(self, zone: int) -> int:
        if self.turn == GREEK:
            return zone + 1 if zone < 4 else NOWHERE
        return zone - 1 if zone > 0 else NOWHERE

    def back(self, zone: int) -> int:
        if self.turn == GREEK:
            return zone - 1 if zone > 0 else NOWHERE
        return zone + 1 if zone < 4 else NOWHERE

    # A turn: the power

    def power(self) -> int:
        return POWER[self.face[self.god] * 6 + self.god]

    def begin_power(self) -> None:
        """TR-14: at once; an impossible power is lost without a question."""
        power = self.power()
        rival = 1 - self.turn
        possible = True
        self.phase = USE
        if power < ARTEMIS:
            self.phase = HERO
            possible = self.movable_heroes() > 0
        elif power == ARTEMIS:
            self.phase = DEFENCE
            possible = self.movable_heroes() > 0
        elif power == APHRODITE:
            self.begin_aphrodite()
        elif power == ATHENA:
            possible = self.horn != self.turn
        elif power == DORIS:
            possible = self.n_hand[rival] > 0
        elif power == APOLLO:
            possible = self.n_pile[rival] > 0
            if self.any_discard:
                self.phase = TAKE
        elif power == IRIS:
            self.phase = GOD
        if not possible:
            self.end_turn()

    def movable(self, hero: int) -> bool:
        """Whether the hero can be chosen now, for a power or a return."""
        zone = self.zone[hero]
        if self.phase == HERO:
            return REACH[self.turn * 60 + self.power() * 5 + zone] != NOWHERE
        if self.phase == DEFENCE:
            return zone == COMBAT
        if self.phase == RETURN:
            return self.forward(zone) == NOWHERE
        if self.phase == BACK:
            return hero != self.chosen and self.back(zone) != NOWHERE
        if self.forward(zone) == NOWHERE:
            return False
        # Aphrodite: some other hero must be left to go back, unless none at all can.
        nobody = True
        for other in range(6):
            if self.back(self.zone[other]) != NOWHERE:
                if other != hero:
                    return True
                nobody = False
        return nobody

    def movable_heroes(self) -> int:
        n = 0
        for hero in range(6):
            n += self.movable(hero)
        return n

    def begin_aphrodite(self) -> None:
        """TR-22: one forward, then a different one back; a single half only if no hero can do the other."""
        self.phase = FORWARD
        if self.movable_heroes() == 0:
            self.phase = BACK

    def move_hero(self, hero: int) -> None:
        """TR-16 to TR-22: the power moves a hero."""
        zone = self.zone[hero]
        if self.phase == HERO:
            self.zone[hero] = REACH[self.turn * 60 + self.power() * 5 + zone]
            self.end_turn()
        elif self.phase == FORWARD:
            self.zone[hero] = self.forward(zone)
            self.chosen = hero
            self.phase = BACK
            if self.movable_heroes() == 0:
                self.end_turn()
        else:
            self.zone[hero] = self.back(zone)
            self.end_turn()

    def use_power(self) -> None:
        """TR-23 to TR-26: Zeus draws, Athena gives the Cornucopia, Doris takes a card, Apollo the top discard."""
        power = self.power()
        if power == ZEUS:
            self.begin_draw()
        elif power == DORIS:
            self.phase = STEAL
            self.actor = CHANCE
        elif power == ATHENA:
            self.horn = self.turn
            self.end_turn()
        else:
            rival = 1 - self.turn
            self.take_discard(self.pile[rival * DECK_SIZE + self.n_pile[rival] - 1])

    def steal(self, card: int) -> None:
        """TR-25: a card of the rival's hand; both players know it."""
        rival = 1 - self.turn
        owner = card // DECK_SIZE
        self.cover(rival, card)
        self.give_away(rival, card)
        self.take_in(self.turn, card)
        if owner == self.turn:
            self.marks[card] |= KNOWN
        self.clear_fog(owner)
        self.end_turn()

    def take_discard(self, card: int) -> None:
        """TR-26: the card comes openly into the hand."""
        self.pick_up(card)
        self.take_in(self.turn, card)
        self.marks[card] = OPEN
        if self.n_fog[1 - self.turn] > 0:
            self.remember(1 - self.turn, IN_RIVAL + card % DECK_SIZE)
        self.end_turn()

    def choose_god(self, token: int) -> None:
        """TR-27: Iris moves any god, even herself."""
        self.chosen = token
        self.phase = SLOT

    # The end of a turn: the goal step

    def end_turn(self) -> None:
        """TR-15: with two heroes in the rival's protection a goal step may be taken. Whether the hand allows it is a secret, so the
        question is asked whenever the hand has a card of its owner's deck."""
        self.god = NO_GOD
        self.chosen = NO_HERO
        if self.n_own[self.turn] > 0 and self.invaders() >= HEROES_FOR_A_STEP:
            self.phase = GOAL
            self.actor = self.turn
        else:
            self.next_turn()

    def invaders(self) -> int:
        """TR-15: return the number of heroes in the rival's protection."""
        n = 0
        for hero in range(6):
            n += self.forward(self.zone[hero]) == NOWHERE
        return n

    def serves(self, card: int) -> bool:
        """TR-28, TR-29: whether a card of your deck in your hand can be used for the next step."""
        if self.place[card] != AT_HAND + self.turn or card // DECK_SIZE != self.turn:
            return False
        if self.turn == GREEK:
            part = PART[self.scarce * 54 + card]
            return (1 << part & ~self.built & WHOLE_HORSE) != 0
        icon = ICON[card]
        if self.steps[TROJAN] < STEPS_TO_WIN - 1:
            return (icon & ASKED[self.steps[TROJAN]]) != 0
        if self.half > 0:
            return icon == BOTH - self.half
        return icon == BOTH or self.holds_icon(BOTH - icon)

    def holds_icon(self, icon: int) -> bool:
        """Whether the Trojans hold a card with exactly this icon."""
        for i in range(54, 54 + self.n_hand[TROJAN]):
            if self.hand[i] >= DECK_SIZE and ICON[self.hand[i]] == icon:
                return True
        return False

    def build(self, card: int) -> None:
        """TR-28: the Greeks lay a card with a part that is not built yet."""
        self.give_away(GREEK, card)
        self.show(GREEK, card)
        self.place[card] = AT_TABLE
        self.built |= 1 << PART[self.scarce * 54 + card]
        self.take_step()

    def march(self, card: int) -> None:
        """TR-29: the Trojans discard the cards that the next stage requires; the last one may take two cards."""
        self.give_away(TROJAN, card)
        self.show(TROJAN, card)
        self.discard(self.turn, card)
        if self.steps[TROJAN] == STEPS_TO_WIN - 1 and ICON[card] != BOTH and self.half == 0:
            self.half = ICON[card]
            return
        self.half = 0
        self.take_step()

    def take_step(self) -> None:
        """TR-15: two heroes return to combat, the player chooses which; after the fourth step the game is over."""
        self.steps[self.turn] += 1
        self.stage = self.steps[TROJAN]
        if self.steps[self.turn] == STEPS_TO_WIN:
            self.end_game()
            return
        self.todo = HEROES_FOR_A_STEP
        self.phase = RETURN
        if self.movable_heroes() == HEROES_FOR_A_STEP:
            for hero in range(6):
                if self.movable(hero):
                    self.zone[hero] = COMBAT
            self.todo = 0
            self.next_turn()

    def send_back(self, hero: int) -> None:
        self.zone[hero] = COMBAT
        self.todo -= 1
        if self.todo == 0:
            self.next_turn()

    def next_turn(self) -> None:
        """TR-9, TR-30: turns alternate until a deck is empty."""
        if self.n_deck[0] == 0 or self.n_deck[1] == 0:
            self.end_game()
        else:
            self.begin_turn(1 - self.turn)

    def end_game(self) -> None:
        self.turn = GREEK
        self.phase = ENDED
        self.actor = OVER

    # The result

    def score_(self, seat: int) -> int:
        """TR-30: parts of the horse, or stages of the road."""
        return self.steps[seat]

    def heroes_beyond(self, seat: int) -> int:
        """TR-30: return the number of heroes in the rival's defence and protection."""
        n = 0
        for hero in range(6):
            n += self.zone[hero] > COMBAT if seat == GREEK else self.zone[hero] < COMBAT
        return n

    def place_(self, seat: int) -> int:
        """TR-30: more steps win; if equal, more heroes beyond; if still equal, it is a draw."""
        mine = self.steps[seat] * 8 + self.heroes_beyond(seat)
        theirs = self.steps[1 - seat] * 8 + self.heroes_beyond(1 - seat)
        return 2 if theirs > mine else 1

    # Worlds that look the same

    def resample_(self, seat: int, rng: Rng) -> None:
        """TR-31: deal hidden cards again until a player in the middle of a payment or a step can still complete it."""
        self.deal_anew(seat, rng)
        while not self.can_go_on():
            self.deal_anew(seat, rng)

    def can_go_on(self) -> bool:
        """Whether the hand allows the player to complete a payment, or the second card for the last stage."""
        if self.phase == PAY:
            horn = CORNUCOPIA if self.horn == self.turn else 0
            if self.own + self.symbols[self.turn * 6 + self.god] + horn == 0:
                return False
            return self.paid + self.worth[self.turn] + horn >= self.cost(self.god)
        return self.half == 0 or self.holds_icon(BOTH - self.half)

    # The public layer

    def goal_cards(self) -> list[int]:
        """TR-28, TR-29: return the cards with which the player whose turn it is could take the next step."""
        return [card for card in range(2 * DECK_SIZE) if self.serves(card)]
